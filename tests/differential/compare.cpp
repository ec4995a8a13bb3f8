// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential/compare.h"

#include "support/paths.h"
#include "support/run.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using Json = nlohmann::json;

struct NamedFigure {
    const char* dumped;
    const char* ours;
};

/// Fields that dumpe2fs always prints, as plain numbers.
constexpr NamedFigure figures[] = {{"Inode count", "inode_count"},
                                   {"Block count", "block_count"},
                                   {"Reserved block count", "reserved_blocks"},
                                   {"Free blocks", "free_blocks"},
                                   {"Free inodes", "free_inodes"},
                                   {"First block", "first_data_block"},
                                   {"Block size", "block_size"},
                                   {"Blocks per group", "blocks_per_group"},
                                   {"Inodes per group", "inodes_per_group"},
                                   {"Inode blocks per group", "inode_table_blocks"}};

/// Fields that dumpe2fs prints only when they are set; else our value must be `otherwise`.
struct OptionalFigure {
    const char* dumped;
    const char* ours;
    Json otherwise;
};

std::vector<OptionalFigure> optionalFigures(const Json& fs) {
    return {{"Inode size", "inode_size", 128},
            {"Reserved GDT blocks", "reserved_gdt_blocks", 0},
            {"Group descriptor size", "descriptor_size", 32},
            {"Cluster size", "cluster_size", fs["block_size"]},
            {"Clusters per group", "clusters_per_group", fs["blocks_per_group"]},
            {"First meta block group", "first_meta_bg", 0},
            {"RAID stride", "raid_stride", 0},
            {"RAID stripe width", "raid_stripe_width", 0},
            {"Journal inode", "journal_inode", 0}};
}

std::string joined(const Json& words) {
    std::string text;
    for (const auto& word : words) {
        text.append(text.empty() ? "" : " ").append(word.get<std::string>());
    }
    return text;
}

std::string dumped(const Dump& dump, const std::string& name) {
    const auto it = dump.header.find(name);
    return it == dump.header.end() ? std::string() : it->second;
}

/// dumpe2fs calls a file system clean whose journal is still to be replayed; our output does not.
std::string stateOf(const Dump& dump) {
    const std::string clean = "clean";
    auto state = dumped(dump, "Filesystem state");
    if (state.starts_with(clean) && dumped(dump, "Filesystem features").find("needs_recovery") != std::string::npos) {
        state.replace(0, clean.size(), "needs recovery");
    }
    return state;
}

void expectTexts(const Dump& dump, const Json& fs) {
    const auto textOf = [&](const char* name) {
        const auto text = dumped(dump, name);
        return Json(text == "<none>" || text == "<not available>" || text == "(none)" ? std::string() : text);
    };
    EXPECT_EQ(textOf("Filesystem features"), Json(joined(fs["features"])));
    EXPECT_EQ(textOf("Filesystem UUID"), fs["uuid"]);
    EXPECT_EQ(textOf("Filesystem volume name"), fs["label"]);
    EXPECT_EQ(textOf("Last mounted on"), fs["last_mounted"]);
    EXPECT_EQ(Json(stateOf(dump)), fs["state"]);
    EXPECT_EQ(textOf("Filesystem OS type"), fs["creator_os"]);
    EXPECT_EQ(textOf("Journal UUID"), fs["journal_uuid"]);
}

/// dumpe2fs omits "Flex block group size" for -G 1; our output distinguishes that case from a volume without flex_bg.
void expectFlexSize(const Dump& dump, const Json& fs) {
    const auto text = dumped(dump, "Flex block group size");
    if (!text.empty()) {
        EXPECT_EQ(std::stoull(text), fs["flex_group_size"]);
    } else if (joined(fs["features"]).find("flex_bg") != std::string::npos) {
        EXPECT_EQ(fs["flex_group_size"], 1);
    } else {
        EXPECT_TRUE(fs["flex_group_size"].is_null());
    }
}

void expectHeader(const Dump& dump, const Json& fs) {
    for (const auto& [theirs, ours] : figures) {
        if (fs["superblock_group"] != 0 && fs[ours].is_null()) {
            continue; // a count in a copy of the superblock is old
        }
        EXPECT_EQ(std::stoull(dumped(dump, theirs)), fs[ours]) << theirs;
    }
    for (const auto& [theirs, ours, otherwise] : optionalFigures(fs)) {
        const auto text = dumped(dump, theirs);
        EXPECT_EQ(text.empty() ? otherwise : Json(std::stoull(text)), fs[ours]) << theirs;
    }
    expectTexts(dump, fs);
    expectFlexSize(dump, fs);
}

Json numberOf(const std::optional<std::uint64_t>& number) { return number ? Json(*number) : Json(nullptr); }

Json rangeOf(const std::optional<BlockRange>& range) { return range ? Json{range->first, range->last} : Json(nullptr); }

/// Converts a group of dumpe2fs to the member names of our JSON.
Json asOurs(const DumpedGroup& group) {
    Json ours{{"group", group.number},
              {"first_block", group.blocks.first},
              {"blocks", group.blocks.last - group.blocks.first + 1},
              {"block_bitmap", group.blockBitmap},
              {"inode_bitmap", group.inodeBitmap},
              {"inode_table", group.inodeTable.first},
              {"inode_table_blocks", group.inodeTable.last - group.inodeTable.first + 1},
              {"free_blocks", group.freeBlocks},
              {"free_inodes", group.freeInodes},
              {"used_directories", group.directories},
              {"unused_inodes", group.unusedInodes},
              {"superblock", nullptr},
              {"superblock_block", nullptr},
              {"descriptor_blocks", rangeOf(group.descriptors)},
              {"reserved_gdt_blocks", rangeOf(group.reservedGdt)},
              {"block_bitmap_checksum", numberOf(group.blockBitmapChecksum)},
              {"inode_bitmap_checksum", numberOf(group.inodeBitmapChecksum)},
              {"checksum", nullptr},
              {"computed_checksum", nullptr}};
    if (!group.superblock.empty()) {
        ours["superblock"] = group.superblock == "Primary" ? "primary" : "backup";
        ours["superblock_block"] = group.superblockAt;
    }
    if (group.checksum) {
        ours["flags"] = group.flags; // printed only when descriptors have checksums
        ours["checksum"] = *group.checksum;
        ours["computed_checksum"] = group.expectedChecksum.value_or(*group.checksum);
    }
    return ours;
}

/// Describes the members of `ours` that differ from `theirs`; empty when all are equal.
std::string difference(const Json& theirs, const Json& ours) {
    std::string text;
    for (const auto& [name, value] : theirs.items()) {
        if (ours.at(name) != value) {
            text += name + ": dumpe2fs " + value.dump() + ", ours " + ours.at(name).dump() + "; ";
        }
    }
    return text;
}

} // namespace

Json ourLayout(const std::string& image, const std::string& options) {
    return Json::parse(mustRun(built("ext4atlas-cli") + " layout --json " + options + " " + shellQuoted(image)));
}

void expectEqual(const Dump& dump, const Json& layout) {
    constexpr int maxShown = 5;
    expectHeader(dump, layout["filesystem"]);
    const auto& ours = layout["groups"];
    ASSERT_EQ(dump.groups.size(), ours.size());
    EXPECT_EQ(dump.groups.size(), layout["filesystem"]["group_count"]);
    // dumpe2fs shows a backup as libext2fs changed it in memory (lib/ext2fs/openfs.c), not as it is on disk.
    const bool fromBackup = layout["filesystem"]["superblock_group"] != 0;
    int shown = 0;
    for (std::size_t g = 0; g < ours.size() && shown < maxShown; ++g) {
        if (ours[g]["free_blocks"].is_null()) {
            continue; // its primary descriptor is damaged, and a copy was read instead
        }
        auto theirs = asOurs(dump.groups[g]);
        for (const auto* changed : {"flags", "unused_inodes", "checksum", "computed_checksum"}) {
            if (fromBackup) {
                theirs.erase(changed);
            }
        }
        const auto differs = difference(theirs, ours[g]);
        EXPECT_EQ(differs, "") << "group " << g;
        shown += differs.empty() ? 0 : 1;
    }
}

} // namespace atlas::test
