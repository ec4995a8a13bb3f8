// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/image_history.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

class ImageOfHistory final : public ByteSource {
public:
    ImageOfHistory(std::shared_ptr<const ByteSource> file, LatestBytes bytes, ByteCount size)
        : m_file(std::move(file)), m_bytes(std::move(bytes)), m_size(size) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value > m_size.value || into.size() > m_size.value - offset.value) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = fmt::format("the image ends at byte {}", m_size.value),
                                         .where = name()});
        }
        std::ranges::fill(into, std::byte{0});
        return m_bytes.readInto(*m_file, offset, into);
    }
    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_file->name(); }
    void noteFailure(const Error& error) const override { m_file->noteFailure(error); }

private:
    std::shared_ptr<const ByteSource> m_file;
    LatestBytes m_bytes;
    ByteCount m_size;
};

} // namespace

std::shared_ptr<const ByteSource> imageAfter(const History& history, std::size_t steps) {
    LatestBytes latest;
    for (std::size_t n = 0; n < steps; ++n) {
        for (const auto& change : history.steps[n].changed)
            latest.add(change);
        latest.shrink(history.steps[n].size);
    }
    const auto size = steps == 0 ? ByteCount{0} : history.steps[steps - 1].size;
    return std::make_shared<ImageOfHistory>(history.file, std::move(latest), size);
}

std::vector<ByteInterval> writtenBetween(const History& history, std::size_t from, std::size_t to) {
    const ByteInterval image{{0}, to == 0 ? ByteCount{0} : history.steps[to - 1].size};
    std::vector<ByteInterval> all;
    for (std::size_t n = from; n < to; ++n)
        for (const auto& change : history.steps[n].changed)
            all.push_back(intersection(change.bytes, image));
    return merged(std::move(all));
}

} // namespace atlas
