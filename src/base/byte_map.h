// SPDX-License-Identifier: GPL-3.0-or-later
// Where the bytes of a volume in several pieces lie on its disk, and the volume read through that map.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <optional>
#include <vector>

namespace atlas {

/// Bytes of a volume that lie in order, or that are dealt out in chunks.
struct MappedBytes {
    ByteInterval bytes;         ///< of the volume
    std::vector<ByteOffset> at; ///< where they begin below; several: the chunks lie at each of them in turn
    ByteCount chunk{};          ///< 0 with one place
    bool operator==(const MappedBytes&) const = default;
};

/// All bytes of a volume, in their order.
using ByteMap = std::vector<MappedBytes>;

/// Whether `map` covers a volume of `size` bytes from its first byte on without gaps, with no byte past `below`.
[[nodiscard]] bool isSound(const ByteMap& map, ByteCount size, ByteCount below);

/// Where the only interval of `map` begins; nullopt when the volume lies in several places.
[[nodiscard]] std::optional<ByteOffset> contiguousAt(const ByteMap& map);

/// Places in which the volume's bytes lie, the stripes of a piece counted each.
[[nodiscard]] std::uint64_t piecesOf(const ByteMap& map);

/// A run of bytes that lie in order below.
struct ByteRun {
    ByteOffset at;
    ByteCount count;
};

/// The longest run from `byte` on. Precondition: the map is sound and `byte` lies in its volume.
[[nodiscard]] ByteRun runAt(const ByteMap& map, ByteOffset byte);

// A volume that lies in several places of another source.

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
