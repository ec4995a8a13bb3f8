// SPDX-License-Identifier: GPL-3.0-or-later
// Maps a volume that lies in several pieces to its disk, and reads it through that map.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <optional>
#include <vector>

namespace atlas {

/// Consecutive bytes of a volume, in one place or striped in chunks over several.
struct MappedBytes {
    ByteInterval bytes;         ///< in the volume
    std::vector<ByteOffset> at; ///< start of each place in the source below; chunks go to each in turn
    ByteCount chunk{};          ///< 0 with one place
    bool operator==(const MappedBytes&) const = default;
};

/// All bytes of a volume, in order.
using ByteMap = std::vector<MappedBytes>;

/// Whether `map` covers `size` bytes from byte 0 without gaps, within a source of `below` bytes.
[[nodiscard]] bool isSound(const ByteMap& map, ByteCount size, ByteCount below);

/// Start of a volume that is a single run; empty for a volume in several places.
[[nodiscard]] std::optional<ByteOffset> contiguousAt(const ByteMap& map);

/// Number of places that hold the volume; each stripe counts.
[[nodiscard]] std::uint64_t piecesOf(const ByteMap& map);

/// Bytes contiguous in the source below.
struct ByteRun {
    ByteOffset at;
    ByteCount count;
};

/// The longest contiguous run from `byte` on. Preconditions: the map is sound and covers `byte`.
[[nodiscard]] ByteRun runAt(const ByteMap& map, ByteOffset byte);

/// The runs that hold `bytes` of the volume, in the volume's order, at most `most` of them; the last one is then cut
/// short. Bytes that the map does not cover are left out.
[[nodiscard]] std::vector<ByteInterval> runsOf(const ByteMap& map, ByteInterval bytes, std::size_t most);

/// The byte of the volume that lies at `at` of the source below; nullopt if the map does not use that byte.
[[nodiscard]] std::optional<ByteOffset> byteAbove(const ByteMap& map, ByteOffset at);

/// A volume assembled from several places of another source. It has no descriptor, as no file holds its bytes in order.
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

/// The volume of `size` bytes that `map` places in `below`, or `below` itself for an empty map. Fails if the map, which
/// may come from a file, is not sound.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> mapped(std::shared_ptr<const ByteSource> below,
                                                               const ByteMap& map, ByteCount size);

} // namespace atlas
