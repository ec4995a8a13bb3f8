// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/layer.h"

#include <algorithm>

namespace atlas {

std::string_view name(LayerKind kind) {
    switch (kind) {
    case LayerKind::Luks1: return "luks1";
    case LayerKind::Luks2: return "luks2";
    case LayerKind::LvmPhysicalVolume: return "lvm_physical_volume";
    case LayerKind::LvmLinearVolume: return "lvm_linear_volume";
    case LayerKind::MdMember: return "md_member";
    }
    return "";
}

std::string_view name(LayerFault fault) {
    switch (fault) {
    case LayerFault::None: return "none";
    case LayerFault::Superblock: return "superblock";
    case LayerFault::Label: return "label";
    case LayerFault::AreaHeader: return "area_header";
    case LayerFault::AreaText: return "area_text";
    }
    return "";
}

LayerObstacle obstacleOf(const Layer& layer) {
    using enum LayerObstacle;
    switch (layer.kind) {
    case LayerKind::Luks1:
    case LayerKind::Luks2: return Encrypted;
    case LayerKind::LvmPhysicalVolume: return HoldsVolumes;
    case LayerKind::LvmLinearVolume: return None;
    case LayerKind::MdMember: break;
    }
    if (!layer.isWholeArray())
        return PartOfArray;
    return layer.readable ? None : NotInSync;
}

bool areCurrent(const std::vector<Layer>& layers) { return std::ranges::all_of(layers, &Layer::isCurrent); }

bool isAmong(const std::vector<Layer>& layers, const Layer& layer) {
    return std::ranges::any_of(layers, [&](const Layer& each) { return each.isSamePlace(layer); });
}

} // namespace atlas
