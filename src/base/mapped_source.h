// SPDX-License-Identifier: GPL-3.0-or-later
// A volume that lies in several places of another source.
#pragma once

#include "base/byte_map.h"
#include "base/byte_source.h"

namespace atlas {

/// Has no descriptor: nothing else holds the volume's bytes in their order.
class MappedSource final : public ByteSource {
public:
    /// Precondition: `map` is sound for `size` and `below`.
    MappedSource(std::shared_ptr<const ByteSource> below, ByteMap map, ByteCount size)
        : m_below(std::move(below)), m_map(std::move(map)), m_size(size) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override;
    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_below->name(); }
    void noteFailure(const Error& error) const override { m_below->noteFailure(error); }

private:
    std::shared_ptr<const ByteSource> m_below;
    ByteMap m_map;
    ByteCount m_size;
};

/// The volume of `size` bytes that `map` places in `below`; `below` itself when the map is empty. Fails when the map is not
/// sound: it may come from a file.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> mapped(std::shared_ptr<const ByteSource> below,
                                                               const ByteMap& map, ByteCount size);

} // namespace atlas
