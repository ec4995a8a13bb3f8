// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/patched_source.h"

#include <algorithm>
#include <utility>

namespace atlas {
namespace {

class PatchedSource final : public ByteSource {
public:
    PatchedSource(std::shared_ptr<const ByteSource> disk, ByteInterval bytes, std::shared_ptr<const ByteSource> part)
        : m_disk(std::move(disk)), m_bytes(bytes), m_part(std::move(part)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        while (!into.empty()) {
            const bool isInside = m_bytes.contains(offset);
            const auto until = isInside ? m_bytes.end() : m_bytes.first;
            const auto here =
                offset < until ? into.first(std::min<std::uint64_t>(into.size(), (until - offset).value)) : into;
            const auto status =
                isInside ? m_part->read(ByteOffset{(offset - m_bytes.first).value}, here) : m_disk->read(offset, here);
            if (!status)
                return status;
            offset += ByteCount{here.size()};
            into = into.subspan(here.size());
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return m_disk->size(); }
    [[nodiscard]] std::string name() const override { return m_disk->name(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_disk->descriptor(); }
    void noteFailure(const Error& error) const override { m_disk->noteFailure(error); }

private:
    std::shared_ptr<const ByteSource> m_disk;
    ByteInterval m_bytes;
    std::shared_ptr<const ByteSource> m_part;
};

} // namespace

std::shared_ptr<const ByteSource> patched(std::shared_ptr<const ByteSource> disk, ByteOffset start,
                                          std::shared_ptr<const ByteSource> part) {
    const auto size = disk->size();
    if (start.value >= size.value)
        return disk;
    const ByteInterval bytes{start, std::min(part->size(), size - ByteCount{start.value})};
    return std::make_shared<PatchedSource>(std::move(disk), bytes, std::move(part));
}

} // namespace atlas
