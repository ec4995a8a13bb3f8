// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/disk_branches.h"
#include "ui/inspector/group_branches.h"
#include "ui/session/whereabouts.h"

namespace atlas::ui {

namespace {

using Nodes = std::vector<InspectorNode>;

Nodes overview(const Judgement& judgement) {
    Nodes nodes{diskBranch(judgement)};
    if (const auto& layout = judgement.snapshot.layout) {
        nodes.push_back(superblockBranch(*layout));
    }
    return nodes;
}

void appendGroup(Nodes& nodes, const Judgement& judgement, GroupNumber group) {
    const auto& layout = *judgement.snapshot.layout;
    nodes.push_back(descriptorBranch(layout, group));
    nodes.push_back(whereaboutsBranch(judgement, group));
    if (auto copies = copiesBranch(layout, group); !copies.children.empty()) {
        nodes.push_back(std::move(copies));
    }
}

bool isSuperblock(const Region* region) {
    return region != nullptr &&
           (region->kind == RegionKind::PrimarySuperblock || region->kind == RegionKind::BackupSuperblock);
}

Nodes inspectBlock(const Judgement& judgement, const BlockPlace& place) {
    const auto& layout = *judgement.snapshot.layout;
    Nodes nodes{blockBranch(judgement, place)};
    const auto* region = layout.regionAt(place.block);
    if (isSuperblock(region)) {
        nodes.push_back(superblockBranch(layout, region->ownerOf(place.block)));
    }
    appendGroup(nodes, judgement, groupOf(layout, place));
    return nodes;
}

} // namespace

Nodes inspect(const Snapshot& read, const Judgement& judgement, const Place& place) {
    if (const auto* partition = std::get_if<PartitionPlace>(&place)) {
        return {partitionBranch(read, judgement, partition->number)};
    }
    if (!judgement.hasVolume()) {
        return overview(judgement);
    }
    const auto& layout = *judgement.snapshot.layout;
    if (const auto* block = std::get_if<BlockPlace>(&place); block && block->block < layout.filesystem.end()) {
        return inspectBlock(judgement, *block);
    }
    if (const auto* group = std::get_if<GroupPlace>(&place); group && group->group.value < layout.groups.size().value) {
        Nodes nodes;
        appendGroup(nodes, judgement, group->group);
        return nodes;
    }
    return overview(judgement);
}

} // namespace atlas::ui
