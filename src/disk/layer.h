// SPDX-License-Identifier: GPL-3.0-or-later
// The layers between a partition and its file system (LUKS, LVM, md): each begins with a header, and its data start
// after it.
#pragma once

#include "base/interval.h"

#include <optional>
#include <string>
#include <string_view>

namespace atlas {

enum class LayerKind : std::uint8_t { Luks1, Luks2, LvmPhysicalVolume, LvmLinearVolume, MdMember };

[[nodiscard]] std::string_view name(LayerKind kind);  ///< as in JSON: "lvm_physical_volume"

struct Layer {
    LayerKind kind{};
    ByteOffset header;    ///< first byte of the layer on the disk
    ByteOffset data;      ///< first byte of the layer's data on the disk
    ByteCount granularity{};    ///< LVM extent or RAID chunk in bytes; 0 when there is none
    std::string name{};     ///< of a logical volume: "vg/root"
    bool readable = false; ///< the data can be read in place: a linear volume, an active RAID 1 member
    std::int32_t raidLevel = 0;    ///< of an md member
    std::uint32_t members = 0;     ///< of an md array; 0 for others
    std::string version{};         ///< of an md superblock: "1.2"
    std::optional<std::uint32_t> role{}; ///< of an md member: its place in the array; nullopt for a spare
    bool intact = true; ///< false: the checksum of an md superblock is wrong, and the kernel refuses the member
    bool operator==(const Layer&) const = default;

    /// Bytes of the layer before its data; 0 when the header lies at the end.
    [[nodiscard]] ByteCount dataOffset() const { return data - header; }
};

} // namespace atlas
