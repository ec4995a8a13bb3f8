// SPDX-License-Identifier: GPL-3.0-or-later
// The layers between a partition and its file system (LUKS, LVM, md), each a header followed by data.
#pragma once

#include "base/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class LayerKind : std::uint8_t { Luks1, Luks2, LvmPhysicalVolume, LvmLinearVolume, MdMember };

/// Damage that keeps the kernel or lvm2 from using a layer's own metadata.
enum class LayerFault : std::uint8_t {
    None,
    Superblock, ///< of an md member: wrong checksum
    Label,      ///< of an LVM physical volume: wrong checksum, or not at the place it states
    AreaHeader, ///< of an LVM metadata area: unreadable, or wrong checksum
    AreaText,   ///< of an LVM metadata area: unreadable, or wrong checksum
};

[[nodiscard]] std::string_view name(LayerKind kind);  ///< JSON name: "lvm_physical_volume"
[[nodiscard]] std::string_view name(LayerFault fault); ///< JSON name: "area_text"

/// The raidLevel of a linear array, as md numbers it.
inline constexpr std::int32_t linearLevel = -1;

struct Layer {
    LayerKind kind{};
    ByteOffset header{};    ///< first byte of the layer on the disk
    ByteOffset superblock{}; ///< first byte on the disk of the LUKS header, LVM label or md superblock
    ByteOffset data{}; ///< first byte of the layer's data on the disk
    ByteCount unit{}; ///< LVM extent or RAID chunk in bytes; 0 if there is none
    std::string name{}; ///< of a logical volume: "vg/root"
    bool readable =
        false; ///< the data can be read in place: a linear volume, or an active member that holds its whole array
    std::int32_t raidLevel = 0; ///< of an md member
    std::uint32_t members = 0; ///< of an md array; 0 for others
    std::string version{}; ///< of an md superblock: "1.2"
    std::optional<std::uint32_t> role{}; ///< of an md member: place in the array; nullopt for a spare
    LayerFault fault = LayerFault::None;
    std::uint64_t generation = 0; ///< event count of an md member, sequence number of LVM metadata; 0: unknown
    std::uint64_t newest = 0; ///< highest generation of the same array or volume group on this disk
    std::uint64_t damagedGeneration = 0; ///< of the damaged LVM text; 0: unknown
    bool operator==(const Layer&) const = default;

    /// Whether other members have changes that this one missed. md tolerates one missed event (super_1_validate).
    [[nodiscard]] bool isOutdated() const {
        return generation > 0 && generation + (kind == LayerKind::MdMember ? 1 : 0) < newest;
    }
    /// Whether the kernel or lvm2 would use its metadata.
    [[nodiscard]] bool isCurrent() const { return fault == LayerFault::None && !isOutdated(); }

    /// Whether both are the layer at the same place of the disk, whatever else is known.
    [[nodiscard]] bool isSamePlace(const Layer& other) const {
        return kind == other.kind && header == other.header && data == other.data;
    }

    /// Whether a member in sync holds all data of its array: a mirror, or the only member of a RAID 0 or linear array.
    [[nodiscard]] bool isWholeArray() const {
        return raidLevel == 1 || (members == 1 && (raidLevel == 0 || raidLevel == linearLevel));
    }

    /// Bytes of the layer before its data; 0 if the header lies at the end.
    [[nodiscard]] ByteCount dataOffset() const { return data - header; }
};

/// Why the data of a layer cannot be read in place as a volume.
enum class LayerObstacle : std::uint8_t {
    None,
    Encrypted,
    HoldsVolumes, ///< logical volumes, each read separately
    PartOfArray, ///< the array spans several members
    NotInSync, ///< a spare, failed or incompletely synchronised member
};

[[nodiscard]] LayerObstacle obstacleOf(const Layer& layer);

/// Whether the kernel or lvm2 would use the metadata of all layers.
[[nodiscard]] bool areCurrent(const std::vector<Layer>& layers);

/// Whether `layers` contains one at the place of `layer`.
[[nodiscard]] bool isAmong(const std::vector<Layer>& layers, const Layer& layer);

} // namespace atlas
