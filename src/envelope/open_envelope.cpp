// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/open_envelope.h"

#include "envelope/openers.h"
#include "envelope/split_raw.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

struct Opener {
    std::string_view format; ///< ImageFormat::id
    OpenDisk open;
};

constexpr std::array openers{
    Opener{"qcow2", openByQemu},
    Opener{"qed", openByQemu},
    Opener{"vmdk", openByQemu},
    Opener{"vdi", openByQemu},
    Opener{"vhd", openByQemu},
    Opener{"vhdx", openByQemu},
    Opener{"parallels", openByQemu},
    Opener{"ewf", openEwf},
    Opener{"android_sparse", openAndroidSparse},
    Opener{"android_super", openAndroidSuper},
};

} // namespace

std::unexpected<Error> cannotOpen(const ByteSource& file, std::string what, ErrorKind kind) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what), .where = file.name()});
}

Result<std::optional<EnvelopedDisk>> openEnvelope(const std::shared_ptr<const ByteSource>& file,
                                                  const EnvelopeRequest& request) {
    std::vector<std::byte> head(std::min<std::uint64_t>(file->size().value, formatHeadBytes));
    if (!file->read({0}, head))
        return std::nullopt; // readDisk() says what cannot be read
    const auto format = imageFormat(head);
    if (!format)
        return openSplitRaw(file);
    const auto opener = std::ranges::find(openers, format->id, &Opener::format);
    if (opener == openers.end())
        return std::nullopt;
    auto disk = opener->open(file, *format, request);
    if (!disk)
        return std::unexpected(disk.error());
    return std::move(*disk);
}

} // namespace atlas
