// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/disk_branches.h"
#include "ui/inspector/group_branches.h"
#include "ui/session/whereabouts.h"

namespace atlas::ui {

namespace {

using Nodes = std::vector<InspectorNode>;

Nodes overview(const Snapshot& snapshot, const Judgement& judgement) {
    Nodes nodes{diskBranch(snapshot, judgement)};
    if (snapshot.layout) {
        nodes.push_back(superblockBranch(*snapshot.layout));
    }
    return nodes;
}

void appendGroup(Nodes& nodes, const Snapshot& snapshot, const Judgement& judgement, GroupNumber group) {
    nodes.push_back(descriptorBranch(*snapshot.layout, group));
    nodes.push_back(whereaboutsBranch(snapshot, judgement, group));
    if (auto copies = copiesBranch(*snapshot.layout, group); !copies.children.empty()) {
        nodes.push_back(std::move(copies));
    }
}

bool isSuperblock(const Region* region) {
    return region != nullptr &&
           (region->kind == RegionKind::PrimarySuperblock || region->kind == RegionKind::BackupSuperblock);
}

Nodes inspectBlock(const Snapshot& snapshot, const Judgement& judgement, const BlockPlace& place) {
    const auto& layout = *snapshot.layout;
    Nodes nodes{blockBranch(snapshot, judgement, place)};
    const auto* region = layout.regionAt(place.block);
    if (isSuperblock(region)) {
        nodes.push_back(superblockBranch(layout, region->ownerOf(place.block)));
    }
    appendGroup(nodes, snapshot, judgement, groupOf(layout, place));
    return nodes;
}

} // namespace

Nodes inspect(const Snapshot& snapshot, const Judgement& judgement, const Place& place) {
    if (const auto* partition = std::get_if<PartitionPlace>(&place)) {
        return {partitionBranch(snapshot, judgement, partition->number)};
    }
    if (!judgement.hasVolume()) {
        return overview(snapshot, judgement);
    }
    if (const auto* block = std::get_if<BlockPlace>(&place);
        block && block->block < snapshot.layout->filesystem.end()) {
        return inspectBlock(snapshot, judgement, *block);
    }
    if (const auto* group = std::get_if<GroupPlace>(&place);
        group && group->group.value < snapshot.layout->groups.size().value) {
        Nodes nodes;
        appendGroup(nodes, snapshot, judgement, group->group);
        return nodes;
    }
    return overview(snapshot, judgement);
}

} // namespace atlas::ui
