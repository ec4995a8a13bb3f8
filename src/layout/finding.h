// SPDX-License-Identifier: GPL-3.0-or-later
// A finding is a kind plus numbers; report/messages turns it into a sentence.
#pragma once

#include "disk/layer.h"
#include "disk/partition_table.h"
#include "disk/sector_grid.h"
#include "layout/region.h"

namespace atlas {

enum class Severity : std::uint8_t { Note, Warning, Misaligned, Error };

[[nodiscard]] std::string_view name(Severity severity); ///< "note", "warning", "misaligned", "error"

/// Behind each kind: what `numbers` hold, in order.
enum class FindingKind : std::uint8_t {
    // how the volume could be read
    SuperblockFromBackup,   ///< group, block of the copy that was read; detail: why the primary failed
    OpenedTolerantly,       ///< detail: the first error of the strict open
    SuperblockChecksum,     ///< stored, computed
    DescriptorChecksum,     ///< stored, computed; groups: first and how many
    VolumePastEnd,          ///< bytes the superblock claims, bytes that are there
    NeedsRecovery,          ///< none
    Mounted,                ///< detail: where, or empty
    NotClean,               ///< detail: the state
    ExternalJournal,        ///< detail: its UUID
    FileUnreadable,         ///< inode; detail: why; region: which system file
    OutsideVolume,          ///< block, blocks in the volume; region: what is claimed there
    ClaimLost,              ///< block, index(RegionKind) of the winner; region: the loser
    VolumeUnreadable,       ///< detail: why; partition: of an ext volume that nobody asked for by name
    ReadFailed,             ///< detail: the byte and why; another finding may say what is missing for it
    MoreOfTheSame,          ///< how many more; region and detail: of what
    // the partition table
    TableFaulty,            ///< see `fault`
    // alignment
    StartOffGrid,           ///< start byte, bytes past the boundary, size of the grid; the partition or volume start
    LayerOffGrid,           ///< first data byte, bytes past the boundary, size of the grid; layer: its kind
    StructuresMisaligned, ///< how many are misaligned, how many there are, read-modify-writes of one block; region: kind
    BlockSmallerThanSector, ///< block size, physical sector
    SectorSizeAssumed, ///< physical sector
    // the block bitmaps
    BitmapUnreadable, ///< block; detail: why
    BitmapChecksum, ///< stored, computed
    FreeCountWrong, ///< free clusters by the descriptor, by the bitmap
};

[[nodiscard]] std::string_view name(FindingKind kind); ///< as in JSON: "superblock_from_backup"

struct Finding {
    FindingKind kind{};
    Severity severity = Severity::Note;
    std::optional<RegionKind> region{};
    GroupNumber group = noGroup; ///< first group concerned
    GroupCount groups{1}; ///< how many from there; meaningful when group is set
    std::optional<BlockNumber> block{}; ///< where to look
    std::array<std::uint64_t, 3> numbers{};
    std::optional<Fit> fit{};
    std::optional<std::uint32_t> partition{};
    std::optional<LayerKind> layer{};
    std::optional<TableFault> fault{};
    std::string detail{};
    bool operator==(const Finding&) const = default;
};

/// Keeps the first findings of one kind and counts the rest: a damaged descriptor table yields one for each of half a million groups.
class CappedFindings {
public:
    explicit CappedFindings(std::size_t maximum = 100) : m_maximum(maximum) {}
    void add(Finding finding);
    /// All of `other`, those it only counted too.
    void add(const CappedFindings& other);
    /// Appends what was kept and, where there was more, one finding that counts it.
    void appendTo(std::vector<Finding>& into) const;

private:
    std::size_t m_maximum;
    std::vector<Finding> m_kept;
    std::uint64_t m_more = 0;
};

} // namespace atlas
