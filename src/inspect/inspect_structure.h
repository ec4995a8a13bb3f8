// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single structures and their copies, and decodes them.
#pragma once

#include "base/byte_source.h"
#include "layout/structure_place.h"
#include "ondisk/checksums.h"

namespace atlas {

struct InspectedStructure {
    StructurePlace place;
    std::vector<std::byte> bytes;
    DecodedStructure decoded;
    std::optional<ChecksumVerdict> checksum{};
    std::vector<ChecksumVerdict> guarded{}; ///< fields with the checksum of something else, of which that was read
};

/// Reads from a volume that begins at byte `start` of `source`, which must outlive this.
class StructureReader {
public:
    StructureReader(const ByteSource& source, ByteOffset start) : m_source(source), m_start(start) {}

    /// Takes the meaning of fields from the superblock that `layout` was read from.
    [[nodiscard]] Status useSuperblockOf(const Layout& layout);
    [[nodiscard]] Result<InspectedStructure> read(const StructurePlace& place) const;
    /// Of a group descriptor: compares the bitmaps that it places with the checksums in it. What cannot be read is left out.
    void checkBitmaps(InspectedStructure& descriptor, const Filesystem& fs) const;
    [[nodiscard]] const DecodeContext& context() const { return m_context; }

private:
    [[nodiscard]] std::optional<std::vector<std::byte>> bitmapOf(const InspectedStructure& descriptor,
                                                                 std::string_view field, std::uint64_t bits,
                                                                 const Filesystem& fs) const;

    const ByteSource& m_source;
    ByteOffset m_start;
    DecodeContext m_context;
};

struct CopiesRead {
    std::vector<InspectedStructure> copies{};
    std::size_t needed = 0; ///< index of the copy that had to be read
    std::vector<GroupNumber> unreadable{}; ///< groups whose copy cannot be read
};

/// Reads the copies of one structure. Fails only where places[needed] cannot be read: others may lie past the end of a truncated
/// image. Precondition: needed < places.size().
[[nodiscard]] Result<CopiesRead> readEachCopy(const StructureReader& reader, std::span<const StructurePlace> places,
                                              std::size_t needed);

} // namespace atlas
