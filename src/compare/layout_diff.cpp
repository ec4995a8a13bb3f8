// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/layout_diff.h"

#include "layout/structures.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>

namespace atlas {
namespace {

struct Key {
    RegionKind kind{};
    GroupNumber group = noGroup;
    std::uint32_t inode = 0;
    auto operator<=>(const Key&) const = default;
};

using Pieces = std::vector<BlockInterval>;
using Structures = std::map<Key, Pieces>;

void addOne(Structures& into, RegionKind kind, GroupNumber group, BlockInterval blocks) {
    if (!blocks.empty())
        into[{kind, group}].push_back(blocks);
}

Structures structuresOf(const Layout& layout) {
    Structures all;
    eachStructure(layout,
                  [&](RegionKind kind, BlockInterval blocks, GroupNumber group) { addOne(all, kind, group, blocks); });
    for (const auto& file : layout.files) {
        auto& pieces = all[{file.kind, noGroup, file.inode}];
        pieces.insert(pieces.end(), file.extents.begin(), file.extents.end());
    }
    return all;
}

std::uint64_t bytesIn(const Pieces& pieces, ByteCount blockSize) {
    std::uint64_t blocks = 0;
    for (const auto& piece : pieces)
        blocks += piece.count.value;
    return blocks * blockSize.value;
}

class Differ {
public:
    Differ(const Layout& from, const Layout& to) : m_from(from), m_to(to) {}

    LayoutDiff run() {
        compareFields();
        const auto before = structuresOf(m_from);
        const auto after = structuresOf(m_to);
        for (const auto& [key, pieces] : before) {
            const auto now = after.find(key);
            if (now != after.end())
                compare(key, pieces, now->second);
            else if (!isLeftOut(m_to, key))
                add(ChangeKind::Vanished, key, &pieces, nullptr);
        }
        for (const auto& [key, pieces] : after)
            if (!before.contains(key) && !isLeftOut(m_from, key))
                add(ChangeKind::Appeared, key, nullptr, &pieces);
        std::ranges::stable_sort(m_out.changes, {},
                                 [](const Change& c) { return std::tuple(c.kind, c.group, c.inode); });
        return std::move(m_out);
    }

private:
    /// Whether a text leaves out where the structure lies, so that its absence is no difference.
    static bool isLeftOut(const Layout& layout, const Key& key) {
        if (!isOfText(layout))
            return false;
        if (!belongsToGroup(key.kind))
            return true;
        if (!isPerGroup(key.kind))
            return !layout.filesystem.areFeaturesKnown;
        return key.group.value < layout.groups.size().value && !layout.startOf(key.kind, key.group);
    }

    void compare(const Key& key, const Pieces& before, const Pieces& after) {
        const auto was = bytesIn(before, m_from.filesystem.blockSize);
        const auto is = bytesIn(after, m_to.filesystem.blockSize);
        const auto common = std::min(was, is) / m_to.filesystem.blockSize.value;
        if (const auto still = unmoved(before, after); still < common) {
            auto& change = add(ChangeKind::Moved, key, &before, &after);
            change.moved = {common - still};
            change.compared = {common};
        }
        if (was != is)
            add(is > was ? ChangeKind::Grew : ChangeKind::Shrank, key, &before, &after);
        if (before.size() != after.size())
            add(after.size() > before.size() ? ChangeKind::Split : ChangeKind::Joined, key, &before, &after);
    }

    /// Counts blocks of the second layout whose bytes have kept their place.
    [[nodiscard]] std::uint64_t unmoved(const Pieces& before, const Pieces& after) const {
        const auto oldSize = m_from.filesystem.blockSize;
        const auto newSize = m_to.filesystem.blockSize;
        std::uint64_t bytes = 0;
        std::uint64_t done = 0; // bytes of the structure before both pieces
        std::uint64_t oldStart = 0;
        std::uint64_t newStart = 0;
        for (std::size_t a = 0, b = 0; a < before.size() && b < after.size();) {
            const auto oldEnd = oldStart + before[a].count.value * oldSize.value;
            const auto newEnd = newStart + after[b].count.value * newSize.value;
            const auto end = std::min(oldEnd, newEnd);
            const auto oldPlace = byteOf(before[a].first, oldSize).value + (done - oldStart);
            const auto newPlace = byteOf(after[b].first, newSize).value + (done - newStart);
            bytes += oldPlace == newPlace ? end - done : 0;
            done = end;
            if (end == oldEnd) {
                oldStart = oldEnd;
                ++a;
            }
            if (end == newEnd) {
                newStart = newEnd;
                ++b;
            }
        }
        return bytes / newSize.value;
    }

    Change& add(ChangeKind change, const Key& key, const Pieces* before, const Pieces* after) {
        ++m_out.counts[index(key.kind)][static_cast<std::size_t>(change)];
        auto& out = m_out.changes.emplace_back(
            Change{.change = change, .kind = key.kind, .group = key.group, .inode = key.inode});
        if (before != nullptr) {
            out.from = before->front();
            store(*before, out, 0);
        }
        if (after != nullptr) {
            out.to = after->front();
            store(*after, out, 1);
        }
        return out;
    }

    void store(const Pieces& pieces, Change& change, std::size_t side) {
        change.pieces[side] = pieces.size();
        if (pieces.size() > 1) {
            change.stored[side] = m_out.extents.size();
            m_out.extents.insert(m_out.extents.end(), pieces.begin(), pieces.end());
        }
    }

    void field(std::string_view name, std::uint64_t from, std::uint64_t to) {
        if (from != to)
            m_out.fields.push_back({name, from, to});
    }

    void text(std::string_view name, const std::string& from, const std::string& to) {
        if (from != to)
            m_out.fields.push_back({name, from, to});
    }

    static FieldValue valueOf(const std::optional<std::uint64_t>& known) {
        return known ? FieldValue(*known) : FieldValue();
    }

    void compareFields() {
        const auto& a = m_from.filesystem;
        const auto& b = m_to.filesystem;
        field("block_size", a.blockSize.value, b.blockSize.value);
        field("cluster_size", a.clusterSize.value, b.clusterSize.value);
        field("block_count", a.blockCount.value, b.blockCount.value);
        field("group_count", a.groupCount.value, b.groupCount.value);
        field("blocks_per_group", a.blocksPerGroup, b.blocksPerGroup);
        field("inodes_per_group", a.inodesPerGroup, b.inodesPerGroup);
        field("inode_size", a.inodeSize, b.inodeSize);
        field("inode_count", a.inodeCount, b.inodeCount);
        field("descriptor_size", a.descriptorSize, b.descriptorSize);
        field("reserved_gdt_blocks", a.reservedGdtBlocks, b.reservedGdtBlocks);
        if (a.freeBlocks != b.freeBlocks)
            m_out.fields.push_back({"free_blocks", valueOf(a.freeBlocks), valueOf(b.freeBlocks)});
        field("raid_stride", a.raidStride, b.raidStride);
        field("raid_stripe_width", a.raidStripeWidth, b.raidStripeWidth);
        field("reserved_blocks", a.reservedBlocks, b.reservedBlocks);
        field("error_behaviour", a.errorBehaviour, b.errorBehaviour);
        field("default_mount_options", a.defaultMountOptions, b.defaultMountOptions);
        text("mount_options", a.mountOptions, b.mountOptions);
        text("label", a.label, b.label);
        const auto flex = [](const Filesystem& fs) {
            return fs.flexGroupSize ? FieldValue(std::uint64_t{*fs.flexGroupSize}) : FieldValue();
        };
        if (a.flexGroupSize != b.flexGroupSize)
            m_out.fields.push_back({"flex_group_size", flex(a), flex(b)});
        if (a.features != b.features)
            m_out.fields.push_back({"features", featuresOnlyIn(a, b), featuresOnlyIn(b, a)});
    }

    static std::string featuresOnlyIn(const Filesystem& a, const Filesystem& b) {
        std::vector<std::string> only;
        std::ranges::copy_if(a.features, std::back_inserter(only), [&](const std::string& f) { return !b.has(f); });
        return only.empty() ? "none besides" : fmt::format("{}", fmt::join(only, " "));
    }

    const Layout& m_from;
    const Layout& m_to;
    LayoutDiff m_out;
};

std::span<const BlockInterval> extentsOf(const LayoutDiff& diff, const std::optional<BlockInterval>& first,
                                         std::uint64_t pieces, std::size_t stored) {
    if (pieces > 1)
        return std::span(diff.extents).subspan(stored, pieces);
    return first ? std::span(&*first, 1) : std::span<const BlockInterval>();
}

} // namespace

std::span<const BlockInterval> LayoutDiff::from(const Change& change) const {
    return extentsOf(*this, change.from, change.pieces[0], change.stored[0]);
}

std::span<const BlockInterval> LayoutDiff::to(const Change& change) const {
    return extentsOf(*this, change.to, change.pieces[1], change.stored[1]);
}

std::string_view name(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::Moved: return "moved";
    case ChangeKind::Grew: return "grew";
    case ChangeKind::Shrank: return "shrank";
    case ChangeKind::Split: return "split";
    case ChangeKind::Joined: return "joined";
    case ChangeKind::Appeared: return "appeared";
    case ChangeKind::Vanished: return "vanished";
    }
    return "";
}

LayoutDiff diff(const Layout& from, const Layout& to) { return Differ(from, to).run(); }

} // namespace atlas
