// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single structures and their copies, and decodes them.
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

// Reading and decoding, for the files of this folder.

[[nodiscard]] Result<std::vector<std::byte>> bytesAt(const ByteSource& source, ByteInterval where);
/// Of the `bytes` at `place`, with its own checksum.
[[nodiscard]] InspectedStructure inspected(const StructurePlace& place, std::vector<std::byte> bytes,
                                           const DecodeContext& context);

// Which fields of the copies of one structure differ, and which of them are wrong.

/// Index of the copy that the others are compared with: the first one whose checksum is right, else the first of all
/// (0 without copies).
[[nodiscard]] std::size_t referenceCopy(std::span<const InspectedStructure> copies);

/// A field in which a copy has other bytes than referenceCopy(), or a checksum that is wrong for the copy.
struct CopyDifference {
    std::size_t field = 0; ///< index in the decoded fields
    std::size_t copy = 0;
    bool legitimate = false; ///< backups may differ there, except by a wrong checksum
    bool operator==(const CopyDifference&) const = default;
};

/// By field, then copy.
[[nodiscard]] std::vector<CopyDifference> compareCopies(std::span<const InspectedStructure> copies);

// Which copy of a group descriptor with a wrong checksum is right.

/// Adds to each finding of wrong checksums of descriptors, of up to 1,024 groups, the first group whose copies of them all have the
/// right one, if there is any. The volume begins at byte `start` of `source`; copies that cannot be read are passed over.
void nameIntactDescriptors(const ByteSource& source, ByteOffset start, Layout& layout);

} // namespace atlas
