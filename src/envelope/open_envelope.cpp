// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/open_envelope.h"

#include "envelope/unpacked.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

struct Opener {
    std::string_view format; ///< ImageFormat::id
    OpenDisk open;
};

/// What opens each format.
constexpr std::array openers{Opener{"7z", openPacked},  Opener{"bzip2", openPacked}, Opener{"gzip", openPacked},
                             Opener{"lz4", openPacked}, Opener{"lzip", openPacked},  Opener{"lzma", openPacked},
                             Opener{"tar", openPacked}, Opener{"xz", openPacked},    Opener{"zip", openPacked},
                             Opener{"zstd", openPacked}};

constexpr int maxNested = 3; ///< a qcow2 in a tar in an xz

} // namespace

namespace {

Result<std::optional<EnvelopedDisk>> openNested(const std::shared_ptr<const ByteSource>& file,
                                                const EnvelopeRequest& request, int depth) {
    std::vector<std::byte> head(std::min<std::uint64_t>(file->size().value, formatHeadBytes));
    if (!file->read({0}, head))
        return std::nullopt; // readDisk() says what cannot be read
    const auto format = imageFormat(head);
    const auto opener = format ? std::ranges::find(openers, format->id, &Opener::format) : openers.end();
    if (opener == openers.end())
        return std::nullopt;
    auto disk = opener->open(file, *format, request);
    if (!disk)
        return std::unexpected(disk.error());
    auto inner =
        depth + 1 < maxNested
            ? openNested(disk->bytes, {.temporary = request.temporary, .progress = request.progress}, depth + 1)
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

Result<std::optional<EnvelopedDisk>> openEnvelope(const std::shared_ptr<const ByteSource>& file,
                                                  const EnvelopeRequest& request) {
    return openNested(file, request, 0);
}

} // namespace atlas
