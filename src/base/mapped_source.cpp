// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/mapped_source.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {

Status MappedSource::read(ByteOffset offset, std::span<std::byte> into) const {
    if (offset.value > m_size.value || into.size() > m_size.value - offset.value) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io,
                  .what = fmt::format("a read at byte {} of the volume passes its end", offset.value),
                  .where = name(),
                  .found = fmt::format("{} bytes", m_size.value),
                  .expected = fmt::format("at least {} bytes", offset.value + into.size())});
    }
    while (!into.empty()) {
        const auto run = runAt(m_map, offset);
        const auto part = into.first(std::min<std::uint64_t>(into.size(), run.count.value));
        if (auto status = m_below->read(run.at, part); !status) {
            return status;
        }
        into = into.subspan(part.size());
        offset += ByteCount{part.size()};
    }
    return {};
}

Result<std::shared_ptr<const ByteSource>> mapped(std::shared_ptr<const ByteSource> below, const ByteMap& map,
                                                 ByteCount size) {
    if (map.empty()) {
        return below;
    }
    if (!isSound(map, size, below->size())) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the logical volume does not lie within the image",
                                     .where = below->name()});
    }
    return std::make_shared<const MappedSource>(std::move(below), map, size);
}

} // namespace atlas
