// SPDX-License-Identifier: GPL-3.0-or-later
// The fields in which two volumes differ, grouped by what makes two builds of one image differ.
#pragma once

#include "inspect/inspect_structure.h"

#include <array>

namespace atlas {

enum class DifferenceCause : std::uint8_t {
    Time, ///< the clock while mke2fs ran, or of a later change
    Uuid, ///< s_uuid, and the checksum seed that mke2fs derives from it
    HashSeed, ///< s_hash_seed
    Checksum, ///< a right checksum, of contents that differ or with a seed that differs
    Other,
};
inline constexpr std::array allDifferenceCauses{DifferenceCause::Time, DifferenceCause::Uuid, DifferenceCause::HashSeed,
                                                DifferenceCause::Checksum, DifferenceCause::Other};

[[nodiscard]] std::string_view name(DifferenceCause cause); ///< JSON name: "hash_seed"

struct DifferingField {
    StructurePlace place{}; ///< in the first volume
    /// nullopt where the structure is too short for the field: descriptors without 64bit, inodes of 128 bytes.
    std::optional<DecodedField> from{};
    std::optional<DecodedField> to{};

    [[nodiscard]] const Field& field() const { return *(from ? from : to)->field; }
};

struct DifferingFields {
    std::array<std::vector<DifferingField>, allDifferenceCauses.size()> byCause{}; ///< each in the order of comparison
    std::array<std::uint64_t, allDifferenceCauses.size()> counts{}; ///< also of those that were not kept
    std::uint64_t structures = 0; ///< that differ
    std::uint64_t unread = 0; ///< structures that could not be read in one of the volumes
    std::uint64_t groupsOfOne = 0; ///< groups that only the larger volume has

    [[nodiscard]] std::uint64_t count() const;
    [[nodiscard]] const std::vector<DifferingField>& of(DifferenceCause cause) const {
        return byCause[static_cast<std::size_t>(cause)];
    }
    [[nodiscard]] std::uint64_t count(DifferenceCause cause) const { return counts[static_cast<std::size_t>(cause)]; }
};

/// A volume that begins at byte `start` of `source`; both references must outlive the comparison.
struct ReadableVolume {
    const ByteSource& source;
    ByteOffset start{};
    const Layout& layout;
};

/// Compares superblock, descriptors of groups that both have, inodes 1 to 11 and those of system files, journal
/// superblock and MMP block. The upper part of a value is counted with the lower one. Fails if a superblock cannot be
/// read.
[[nodiscard]] Result<DifferingFields> differingFields(const ReadableVolume& from, const ReadableVolume& to);

} // namespace atlas
