// SPDX-License-Identifier: GPL-3.0-or-later
// The layers between a partition and its file system (LUKS, LVM, md): each begins with a header, and its data start
// after it.
#pragma once

#include "base/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class LayerKind : std::uint8_t { Luks1, Luks2, LvmPhysicalVolume, LvmLinearVolume, MdMember };

/// What is damaged of a layer's own metadata, so that the kernel or lvm2 does not use it.
enum class LayerFault : std::uint8_t {
    None,
    Superblock, ///< of an md member: wrong checksum
    Label,      ///< of an LVM physical volume: wrong checksum, or not at the place that it names
    AreaHeader, ///< of an LVM metadata area: unreadable, or wrong checksum
    AreaText,   ///< of an LVM metadata area: unreadable, or wrong checksum
};

[[nodiscard]] std::string_view name(LayerKind kind);  ///< as in JSON: "lvm_physical_volume"
[[nodiscard]] std::string_view name(LayerFault fault); ///< as in JSON: "area_text"

/// The raidLevel of a linear array, as md numbers it.
inline constexpr std::int32_t linearLevel = -1;

struct Layer {
    LayerKind kind{};
    ByteOffset header{};    ///< first byte of the layer on the disk
    ByteOffset
        superblock{}; ///< first byte on the disk of the structure that marks it: LUKS header, LVM label, md superblock
    ByteOffset data{}; ///< first byte of the layer's data on the disk
    ByteCount unit{}; ///< LVM extent or RAID chunk in bytes; 0 when there is none
    std::string name{}; ///< of a logical volume: "vg/root"
    bool readable =
        false; ///< the data can be read in place: a linear volume, an active member that holds all of its array
    std::int32_t raidLevel = 0; ///< of an md member
    std::uint32_t members = 0; ///< of an md array; 0 for others
    std::string version{}; ///< of an md superblock: "1.2"
    std::optional<std::uint32_t> role{}; ///< of an md member: its place in the array; nullopt for a spare
    LayerFault fault = LayerFault::None;
    std::uint64_t generation = 0; ///< event count of an md member, sequence number of LVM metadata; 0: unknown
    std::uint64_t newest = 0; ///< highest generation on this disk of the same array or volume group
    std::uint64_t damagedGeneration = 0; ///< of the LVM text that is damaged; 0: unknown
    bool operator==(const Layer&) const = default;

    /// Whether other members know of changes that this one missed. md accepts one event less (super_1_validate).
    [[nodiscard]] bool isOutdated() const {
        return generation > 0 && generation + (kind == LayerKind::MdMember ? 1 : 0) < newest;
    }
    /// Whether its metadata are what the kernel or lvm2 would use.
    [[nodiscard]] bool isCurrent() const { return fault == LayerFault::None && !isOutdated(); }

    /// Whether both are the layer at one place of the disk, whatever is known of it.
    [[nodiscard]] bool isSamePlace(const Layer& other) const {
        return kind == other.kind && header == other.header && data == other.data;
    }

    /// Whether a member in sync holds all that its array holds: a mirror, or the only member of a RAID 0 or linear array.
    [[nodiscard]] bool isWholeArray() const {
        return raidLevel == 1 || (members == 1 && (raidLevel == 0 || raidLevel == linearLevel));
    }

    /// Bytes of the layer before its data; 0 when the header lies at the end.
    [[nodiscard]] ByteCount dataOffset() const { return data - header; }
};

/// Why the data of a layer are no volume that can be read in place.
enum class LayerObstacle : std::uint8_t {
    None,
    Encrypted,
    HoldsVolumes, ///< logical volumes, each read by itself
    PartOfArray, ///< an array of such members is more than one of them
    NotInSync, ///< a spare, a failed member, or one that has not all data of the array yet
};

[[nodiscard]] LayerObstacle obstacleOf(const Layer& layer);

/// Whether the kernel or lvm2 would use the metadata of all of them.
[[nodiscard]] bool areCurrent(const std::vector<Layer>& layers);

/// Whether one of `layers` is at the place of `layer`.
[[nodiscard]] bool isAmong(const std::vector<Layer>& layers, const Layer& layer);

} // namespace atlas
