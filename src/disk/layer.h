// SPDX-License-Identifier: GPL-3.0-or-later
// The layers between a partition and its file system (LUKS, LVM, md): each begins with a header, and its data start
// after it.
#pragma once

#include "base/interval.h"

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
    bool readable = false; ///< the data can be read in place: a linear volume, a RAID 1 member
    std::int32_t raidLevel = 0;    ///< of an md member
    std::uint32_t members = 0;     ///< of an md array; 0 for others
    bool operator==(const Layer&) const = default;
};

} // namespace atlas
