// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single structures, decodes them, and compares their copies.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "layout/structure_place.h"
#include "ondisk/checksums.h"

namespace atlas {

struct InspectedStructure {
    StructurePlace place;
    std::vector<std::byte> bytes;
    DecodedStructure decoded;
    std::optional<ChecksumVerdict> checksum{};
    std::vector<ChecksumVerdict>
        guarded{}; ///< checksums of other structures, stored here; only of those that were read
};

/// Reads from a volume that begins at byte `start` of `source`, which must outlive this object.
class StructureReader {
public:
    StructureReader(const ByteSource& source, ByteOffset start) : m_source(source), m_start(start) {}

    /// Uses the superblock from which `layout` was read to interpret fields.
    [[nodiscard]] Status useSuperblockOf(const Layout& layout);
    [[nodiscard]] Result<InspectedStructure> read(const StructurePlace& place) const;
    /// For a group descriptor: verifies its bitmaps against the checksums stored in it. Skips unreadable bitmaps.
    void checkBitmaps(InspectedStructure& descriptor, const Filesystem& fs) const;
    [[nodiscard]] const DecodeContext& context() const { return m_context; }

private:
    [[nodiscard]] Result<InspectedStructure> readOnce(const StructurePlace& place) const;
    void compareBitmaps(InspectedStructure& descriptor, const Filesystem& fs) const;
    [[nodiscard]] std::optional<std::vector<std::byte>> bitmapOf(const InspectedStructure& descriptor,
                                                                 std::string_view field, std::uint64_t bits,
                                                                 const Filesystem& fs) const;

    const ByteSource& m_source;
    ByteOffset m_start;
    DecodeContext m_context;
};

struct CopiesRead {
    std::vector<InspectedStructure> copies{};
    std::size_t needed = 0; ///< index of the copy that must be readable
    std::vector<GroupNumber> unreadable{}; ///< groups whose copy cannot be read
};

/// Reads the copies of one structure. Fails only if places[needed] cannot be read; others may lie past the end of a
/// truncated image. Precondition: needed < places.size().
[[nodiscard]] Result<CopiesRead> readEachCopy(const StructureReader& reader, std::span<const StructurePlace> places,
                                              std::size_t needed);

[[nodiscard]] Result<std::vector<std::byte>> bytesAt(const ByteSource& source, ByteInterval where);
/// Decodes the `bytes` of the structure at `place`, and its own checksum.
[[nodiscard]] InspectedStructure inspected(const StructurePlace& place, std::vector<std::byte> bytes,
                                           const DecodeContext& context);

// Differences between the copies of a structure.

/// Index of the copy to compare with: the first with a right checksum, else 0.
[[nodiscard]] std::size_t referenceCopy(std::span<const InspectedStructure> copies);

/// A field whose bytes differ from referenceCopy(), or a copy's wrong checksum.
struct CopyDifference {
    std::size_t field = 0; ///< index in the decoded fields
    std::size_t copy = 0;
    bool legitimate = false; ///< backups may differ in this field; false for a wrong checksum
    bool operator==(const CopyDifference&) const = default;
};

/// By field, then copy.
[[nodiscard]] std::vector<CopyDifference> compareCopies(std::span<const InspectedStructure> copies);

/// Adds to each finding of wrong descriptor checksums, unless it has more than 1,024 groups, the first group with right
/// copies of all affected descriptors, if any. The volume begins at byte `start` of `source`; unreadable copies are
/// skipped.
void nameIntactDescriptors(const ByteSource& source, ByteOffset start, Layout& layout);

} // namespace atlas
