// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_text.h"

#include "base/number_text.h"
#include "layout/claims.h"
#include "textlayout/text_layout.h"

#include <algorithm>
#include <memory>

namespace atlas {
namespace {

std::unexpected<Error> notOfText(ErrorKind kind, const std::string& path, std::string what, std::string found = {}) {
    return std::unexpected(Error{.kind = kind,
                                 .what = std::move(what),
                                 .where = path,
                                 .found = std::move(found),
                                 .hint = kind == ErrorKind::Usage ? "open the image itself" : std::string()});
}

Status checkTextRequest(const ImageOptions& options) {
    if (options.volume.isGiven()) {
        return notOfText(ErrorKind::Usage, options.path, "a text describes one file system and no disk",
                         options.volume.partition ? "--partition" : "--volume");
    }
    if (options.superblock.isGiven())
        return notOfText(ErrorKind::Usage, options.path, "a text holds no other superblock", "-b or -B");
    if (options.replay)
        return notOfText(ErrorKind::Usage, options.path, "a text holds no journal", "--replay");
    return {};
}

Result<std::string> wholeText(const ByteSource& source, const std::string& path) {
    if (source.size() > maxTextBytes)
        return notOfText(ErrorKind::Limit, path, "the text is too long", humanSize(source.size()));
    std::string text(source.size().value, '\0');
    const auto status = source.read({0}, std::as_writable_bytes(std::span(text)));
    return status ? Result<std::string>(std::move(text)) : std::unexpected(status.error());
}

Result<ImageReading> readingOf(LayoutClaims claims, const std::string& name, const ImageOptions& options) {
    ImageReading reading;
    auto& snapshot = reading.snapshot;
    snapshot.program = programName();
    const auto size = claims.filesystem.size();
    const auto start = options.offset ? options.offset->bytes(snapshot.disk.drive.logicalSector.value) : ByteOffset{};
    constexpr std::uint64_t farthest = std::uint64_t{1} << 60U;
    if (!start || start->value > farthest)
        return notOfText(ErrorKind::Usage, options.path, "the file system cannot begin there", "--offset");
    snapshot.disk.path = name;
    snapshot.disk.size = std::max(options.mediumSize.value_or(ByteCount{}), ByteCount{start->value} + size);
    snapshot.placement =
        Placement{.bytes = {*start, size}, .source = options.offset ? Source::User : Source::Assumption};
    snapshot.isVolumeNamed = options.isVolumeNamed();
    snapshot.layout = std::make_shared<const Layout>(resolve(std::move(claims)));
    if (auto status = applyTo(snapshot, options.drive); !status)
        return std::unexpected(std::move(status.error()));
    return reading;
}

} // namespace

Result<std::optional<ImageReading>> openLayoutText(const ByteSource& source, const ImageOptions& options) {
    std::vector<std::byte> head(std::min<std::uint64_t>(textHeadBytes, source.size().value));
    if (!source.read({0}, head) || !looksLikeLayoutText(head))
        return std::nullopt;
    if (auto status = checkTextRequest(options); !status)
        return std::unexpected(status.error());
    const auto text = wholeText(source, options.path);
    if (!text)
        return std::unexpected(text.error());
    auto claims = layoutOfText(*text, options.groupLimit());
    if (!claims) {
        auto error = claims.error();
        error.where = options.path;
        return std::unexpected(std::move(error));
    }
    auto reading = readingOf(std::move(*claims), source.name(), options);
    return reading ? Result<std::optional<ImageReading>>(std::move(*reading)) : std::unexpected(reading.error());
}

} // namespace atlas
