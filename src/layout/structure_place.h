// SPDX-License-Identifier: GPL-3.0-or-later
// Locates the structures that have a field table, and finds the one that covers a byte.
#pragma once

#include "layout/layout.h"
#include "ondisk/field_table.h"

namespace atlas {

enum class StructureKind : std::uint8_t {
    Superblock,
    GroupDescriptor,
    Inode,
    JournalSuperblock,
    MmpBlock,
    // on the disk, not in a volume
    Mbr,
    GptHeader,
    GptBackupHeader,
    GptEntry,
    Ebr,
    Luks1Header,
    Luks2Header,
    Luks2Copy,
    LvmLabel,
    LvmPhysicalVolume,
    LvmMetadata,
    MdSuperblock,
    MdOldSuperblock, ///< version 0.90
};

[[nodiscard]] std::string_view name(StructureKind kind); ///< JSON name: "group_descriptor"
[[nodiscard]] const FieldTable& tableOf(StructureKind kind);

struct StructurePlace {
    StructureKind kind{};
    ByteInterval bytes{}; ///< from the start of the volume; for structures of the disk, from the start of the disk
    GroupNumber group = noGroup; ///< group that holds it; for descriptors and inodes, the group that they belong to
    GroupNumber copyIn = noGroup; ///< for superblocks and descriptors: group that holds the copy
    std::uint32_t number = 0; ///< inode number; for a GPT entry, EBR or metadata area, counted from 1
    bool operator==(const StructurePlace&) const = default;
};

/// By group, the primary one first. Empty if no group has one.
[[nodiscard]] std::vector<StructurePlace> superblockPlaces(const Layout& layout);
[[nodiscard]] std::vector<StructurePlace> descriptorPlaces(const Layout& layout, GroupNumber group);
/// nullopt if there is no such inode, or if it lies outside the volume.
[[nodiscard]] std::optional<StructurePlace> inodePlace(const Layout& layout, std::uint32_t number);
/// nullopt without an internal journal.
[[nodiscard]] std::optional<StructurePlace> journalPlace(const Layout& layout);

/// The structure that covers byte `at` of the volume.
[[nodiscard]] std::optional<StructurePlace> placeAt(const Layout& layout, ByteOffset at);

} // namespace atlas
