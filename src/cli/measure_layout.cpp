// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/measure_layout.h"

#include "cli/confined_answer.h"
#include "cli/image_options.h"
#include "compare/metadata_reads.h"
#include "reading/read_image.h"

#include <bit>
#include <cstring>

namespace atlas::cli {
namespace {

void put(std::string& text, std::uint64_t number) {
    text.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// Takes the numbers of an answer; 0 behind its end.
class Numbers {
public:
    explicit Numbers(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::uint64_t next() {
        std::uint64_t number = 0;
        if (m_text.size() < sizeof number)
            return 0;
        std::memcpy(&number, m_text.data(), sizeof number);
        m_text.remove_prefix(sizeof number);
        return number;
    }
    /// How many numbers are left.
    [[nodiscard]] std::uint64_t left() const { return m_text.size() / sizeof(std::uint64_t); }

private:
    std::string_view m_text;
};

std::vector<BlockInterval> requestsOf(LoadedMetadata metadata, const Layout& layout, const ReadModel& model) {
    return metadata == LoadedMetadata::BlockBitmaps ? blockBitmapRequests(layout, model, Fill::Full)
                                                    : inodeTableRequests(layout, model, Fill::Full);
}

double modelledSeconds(LoadedMetadata metadata, const Layout& layout, const ReadModel& model) {
    return (metadata == LoadedMetadata::BlockBitmaps ? blockBitmapReads(layout, model, Fill::Full)
                                                     : inodeTableReads(layout, model, Fill::Full))
        .seconds;
}

/// For each kind of metadata its modelled seconds, the number of its requests, and their places and lengths.
Result<std::string> answer(const ImageRequest& request, const ReadModel& model) {
    ImageOptions options;
    static_cast<ImageRequest&>(options) = request;
    auto image = openImage(options);
    if (!image)
        return std::unexpected(image.error());
    enterSandboxSilently();
    const auto reading = readImage(std::move(*image));
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    if (!snapshot.layout || !snapshot.placement)
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "there is no ext file system whose metadata could be read",
                                     .where = request.path});
    if (!snapshot.disk.map.empty() && onImage(snapshot.disk, snapshot.placement->bytes, 2).size() > 1)
        return std::unexpected(
            Error{.kind = ErrorKind::Unsupported,
                  .what = "the volume lies in several pieces of the disk, whose reads are not measured",
                  .where = request.path});
    const auto& layout = *snapshot.layout;
    std::string text;
    for (const auto metadata : allLoadedMetadata) {
        const auto requests = requestsOf(metadata, layout, model);
        put(text, std::bit_cast<std::uint64_t>(modelledSeconds(metadata, layout, model)));
        put(text, requests.size());
        for (const auto& blocks : requests) {
            const auto bytes = snapshot.placement->bytesOf(blocks, layout.filesystem.blockSize);
            put(text, bytes.first.value);
            put(text, bytes.count.value);
        }
    }
    return text;
}

} // namespace

Result<std::vector<LayoutReads>> layoutReads(const ImageRequest& request, const ReadModel& model) {
    const auto text = confinedAnswer([&] { return answer(request, model); });
    if (!text)
        return std::unexpected(text.error());
    Numbers numbers(*text);
    std::vector<LayoutReads> all;
    for (const auto metadata : allLoadedMetadata) {
        LayoutReads reads{metadata, {}, std::bit_cast<double>(numbers.next())};
        for (auto left = std::min(numbers.next(), numbers.left() / 2); left > 0; --left) {
            const ByteOffset first{numbers.next()};
            reads.requests.push_back({first, {numbers.next()}});
        }
        if (!reads.requests.empty())
            all.push_back(std::move(reads));
    }
    return all;
}

} // namespace atlas::cli
