// SPDX-License-Identifier: GPL-3.0-or-later
// Where the structures that have a field table lie, and which of them covers a byte.
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
    // of the disk
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
    ByteInterval bytes{}; ///< relative to the volume start; of a structure of the disk, to that of the disk
    GroupNumber group = noGroup; ///< that it lies in; of a descriptor and an inode, the one that it belongs to
    GroupNumber copyIn = noGroup; ///< of a superblock and a descriptor: the group that the copy lies in
    std::uint32_t number = 0; ///< of the inode; of the GPT entry, EBR or metadata area from 1 on
    bool operator==(const StructurePlace&) const = default;
};

/// By group, the primary one first. Empty when no group has one.
[[nodiscard]] std::vector<StructurePlace> superblockPlaces(const Layout& layout);
[[nodiscard]] std::vector<StructurePlace> descriptorPlaces(const Layout& layout, GroupNumber group);
/// Returns nullopt when there is no such inode, or when it lies outside the volume.
[[nodiscard]] std::optional<StructurePlace> inodePlace(const Layout& layout, std::uint32_t number);
/// Returns nullopt when the file system has no journal of its own.
[[nodiscard]] std::optional<StructurePlace> journalPlace(const Layout& layout);

/// The structure that covers byte `at` of the volume.
[[nodiscard]] std::optional<StructurePlace> placeAt(const Layout& layout, ByteOffset at);

} // namespace atlas
