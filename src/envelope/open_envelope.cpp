// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/open_envelope.h"

#include "base/number_text.h"
#include "envelope/openers.h"
#include "envelope/split_raw.h"
#include "envelope/unpacked.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <sys/stat.h>
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
    Opener{"7z", openPacked},
    Opener{"bzip2", openPacked},
    Opener{"gzip", openPacked},
    Opener{"lz4", openPacked},
    Opener{"lzip", openPacked},
    Opener{"lzma", openPacked},
    Opener{"tar", openPacked},
    Opener{"xz", openPacked},
    Opener{"zip", openPacked},
    Opener{"zstd", openPacked},
};

constexpr ByteCount mostDownloaded{16 * MiB}; ///< of a compressed file on another machine
constexpr int maxNested = 3; ///< an Android sparse image in a zip in a tar

} // namespace

std::unexpected<Error> cannotOpen(const ByteSource& file, std::string what, ErrorKind kind) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what), .where = file.name()});
}

namespace {

Result<std::optional<EnvelopedDisk>> openNested(const std::shared_ptr<const ByteSource>& file,
                                                const EnvelopeRequest& request, int depth) {
    std::vector<std::byte> head(std::min<std::uint64_t>(file->size().value, formatHeadBytes));
    if (!file->read({0}, head))
        return std::nullopt; // readDisk() says what cannot be read
    const auto format = imageFormat(head);
    if (!format)
        return depth == 0 ? openSplitRaw(file) : std::nullopt;
    const auto opener = std::ranges::find(openers, format->id, &Opener::format);
    if (opener == openers.end())
        return std::nullopt;
    if (request.isRemote && opener->open == openPacked && file->size().value > mostDownloaded.value) {
        auto refusal = cannotOpen(*file, fmt::format("is {}, all of which would have to be downloaded", format->name),
                                  ErrorKind::Unsupported);
        refusal.error().found = humanSize(file->size());
        refusal.error().expected = "at most " + humanSize(mostDownloaded);
        return refusal;
    }
    if (request.isRemote && opener->open == openByQemu && !request.serveByNbd) {
        auto refusal = cannotOpen(*file, fmt::format("is {}, which opens only from this machine", format->name),
                                  ErrorKind::Unsupported);
        return refusal;
    }
    auto disk = opener->open(file, *format, request);
    if (!disk)
        return std::unexpected(disk.error());
    auto inner =
        opener->open == openPacked && depth + 1 < maxNested
            ? openNested(disk->bytes,
                         {.temporary = request.temporary, .isUnpacked = true, .progress = request.progress}, depth + 1)
            : Result<std::optional<EnvelopedDisk>>();
    if (!inner)
        return std::unexpected(inner.error());
    if (!*inner)
        return std::move(*disk);
    auto& files = (*inner)->envelope.files;
    files.insert(files.begin(), disk->envelope.files.begin(), disk->envelope.files.end());
    if ((*inner)->envelope.member.empty())
        (*inner)->envelope.member = disk->envelope.member;
    return inner;
}

} // namespace

namespace {

/// Whether the path of `file` leads to another file or nowhere, as for one that was unpacked before.
bool isNameless(const ByteSource& file) {
    struct stat opened{};
    struct stat named{};
    const auto descriptor = file.descriptor();
    if (!descriptor || ::fstat(*descriptor, &opened) != 0)
        return false;
    return ::stat(file.name().c_str(), &named) != 0 || named.st_dev != opened.st_dev || named.st_ino != opened.st_ino;
}

} // namespace

Result<std::optional<EnvelopedDisk>> openEnvelope(const std::shared_ptr<const ByteSource>& file,
                                                  const EnvelopeRequest& request) {
    auto own = request;
    own.isUnpacked = isNameless(*file);
    return openNested(file, own, 0);
}

} // namespace atlas
