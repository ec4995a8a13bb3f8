// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/open_envelope.h"

#include <algorithm>
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
constexpr std::span<const Opener> openers{};

} // namespace

Result<std::optional<EnvelopedDisk>> openEnvelope(const std::shared_ptr<const ByteSource>& file,
                                                  const EnvelopeRequest& request) {
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
    return std::move(*disk);
}

} // namespace atlas
