// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/disk_judgement.h"
#include "layout/resize_limits.h"
#include "measure/measurement.h"
#include "report/ci/ci.h"
#include "report/json/check_json.h"
#include "report/json/comparison_json.h"
#include "report/json/info_json.h"
#include "report/json/layout_json.h"
#include "report/snapshot/redact_snapshot.h"
#include "report/snapshot/snapshot_file.h"
#include "report/text/check_text.h"
#include "report/text/comparison_text.h"
#include "report/text/info_text.h"
#include "report/text/layout_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas::test {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string textOf(const auto& write) {
    std::ostringstream out;
    write(out);
    return out.str();
}

Json layoutJson(const Snapshot& snapshot) {
    return Json::parse(textOf([&](std::ostream& out) { writeLayoutJson(snapshot, out); }));
}

Json checkJson(const Snapshot& snapshot) {
    return Json::parse(textOf([&](std::ostream& out) { writeCheckJson(judgeDisk(snapshot), out); }));
}

std::string checkText(const Snapshot& snapshot) {
    return textOf([&](std::ostream& out) { writeCheckText(judgeDisk(snapshot), out); });
}

std::string checkMetrics(const Snapshot& snapshot) {
    return textOf([&](std::ostream& out) { writeCheckMetrics(judgeDisk(snapshot), out); });
}

std::string layoutText(const Snapshot& snapshot, TextStyle style = {}) {
    return textOf([&](std::ostream& out) { writeLayoutText(snapshot, out, style); });
}

Snapshot twoPartitions(Lba first, Lba second) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    snapshot.layout.reset();
    snapshot.placement.reset();
    auto& partitions = snapshot.disk.table.partitions;
    partitions.front().content = {"swap", "", "", "1"};
    partitions.push_back(partitions.front());
    partitions[0].sectors = {first, {2048}};
    partitions[1].sectors = {second, {2048}};
    partitions[1].number = 2;
    return snapshot;
}

TEST(LayoutJson, HasTheMembersOfItsSchema) {
    const auto json = layoutJson(syntheticSnapshot({.groups = {20}}));
    EXPECT_EQ(json["schema"], "ext4atlas-layout/1");
    const auto& fs = json["filesystem"];
    EXPECT_EQ(fs["block_size"], 4096);
    EXPECT_EQ(fs["group_count"], 20);
    EXPECT_EQ(fs["flex_group_size"], 16);
    EXPECT_EQ(fs["descriptor_size"], 64);
    EXPECT_EQ(fs["label"], "synthetic");
    ASSERT_EQ(json["groups"].size(), 20u);
    const auto& group = json["groups"][1];
    EXPECT_EQ(group["superblock"], "backup");
    EXPECT_EQ(group["descriptor_blocks"], (Json{32769, 32769}));
    EXPECT_EQ(group["reserved_gdt_blocks"], (Json{32770, 33792}));
    EXPECT_EQ(group["flags"], Json{"INODE_UNINIT"});
    EXPECT_EQ(group["flex_group"], 0);
    EXPECT_EQ(json["groups"][0]["superblock"], "primary");
    EXPECT_TRUE(json["groups"][2]["superblock"].is_null());
    EXPECT_TRUE(json["groups"][2]["descriptor_blocks"].is_null());
    EXPECT_EQ(json["files"][0]["kind"], "journal");
    EXPECT_EQ(json["files"][0]["inode"], 8);
}

TEST(LayoutJson, RegionsAreExpandedToOneForEachGroup) {
    const auto json = layoutJson(syntheticSnapshot({.groups = {20}}));
    std::uint64_t end = 0;
    int bitmaps = 0;
    for (const auto& region : json["regions"]) {
        EXPECT_GE(region["first_block"].get<std::uint64_t>(), end);
        end = region["first_block"].get<std::uint64_t>() + region["blocks"].get<std::uint64_t>();
        if (region["kind"] == "block_bitmap") {
            EXPECT_EQ(region["blocks"], 1);
            EXPECT_EQ(region["group"], bitmaps++);
        }
        EXPECT_EQ(region["group"].is_null(), region["kind"] == "journal");
    }
    EXPECT_EQ(bitmaps, 20);
}

TEST(LayoutJson, FlexGroupSizeIsNullWithoutFlexBg) {
    const auto without = layoutJson(syntheticSnapshot({.groups = {4}, .groupsPerFlex = 0}));
    EXPECT_TRUE(without["filesystem"]["flex_group_size"].is_null());
    EXPECT_TRUE(without["groups"][0]["flex_group"].is_null());
    EXPECT_EQ(layoutJson(syntheticSnapshot({.groups = {4}, .groupsPerFlex = 1}))["filesystem"]["flex_group_size"], 1);
}

TEST(LayoutText, SetsFlexGroupsOff) {
    const auto text = layoutText(syntheticSnapshot({.groups = {6}, .groupsPerFlex = 2}));
    EXPECT_THAT(text, HasSubstr("in 3 flex groups of 2"));
    const auto table = text.substr(text.find("\nGroups\n"));
    EXPECT_EQ(std::ranges::count(table, '\n'), 1 + 1 + 1 + 6 + 2); // blank, title, heading, groups, two blank lines
    EXPECT_THAT(table, Not(HasSubstr(" \n")));
}

TEST(LayoutText, LeavesOutColumnsThatAreEmpty) {
    const auto text = layoutText(syntheticSnapshot({.groups = {3}, .groupsPerFlex = 0, .reservedGdtBlocks = 0}));
    EXPECT_THAT(text, Not(HasSubstr("reserved GDT")));
    EXPECT_THAT(text, Not(HasSubstr("flex ")));
}

TEST(LayoutText, NamesAWrongChecksum) {
    auto snapshot = syntheticSnapshot({.groups = {3}});
    auto layout = std::make_shared<Layout>(*snapshot.layout);
    layout->groups.computedChecksum[1] = 0xBEEF;
    snapshot.layout = layout;
    EXPECT_THAT(layoutText(snapshot), HasSubstr("0x1235, computed 0xbeef"));
}

TEST(LayoutText, HasColourOnlyWhereItIsAskedFor) {
    const auto snapshot = syntheticSnapshot({.groups = {3}});
    EXPECT_THAT(layoutText(snapshot), Not(HasSubstr("\x1B")));
    EXPECT_THAT(layoutText(snapshot, {.colour = true}), HasSubstr("\x1B[1m"));
}

TEST(CheckText, WritesTheArithmeticOut) {
    const auto text = checkText(syntheticSnapshot({.groups = {20}}, {63}));
    EXPECT_THAT(text, HasSubstr("✖ straddling: 79 of 79 structures are misaligned"));
    EXPECT_THAT(text, HasSubstr("63 × 512 = 32,256; mod 4,096 = 3,584"));
    EXPECT_THAT(text, HasSubstr("is an assumption"));
    EXPECT_THAT(checkText(syntheticSnapshot({.groups = {20}})), HasSubstr("✓ whole: all 79 structures"));
}

TEST(Check, CountsNoCostOnADriveThatCannotMountTheBlocks) {
    auto snapshot = syntheticSnapshot({.blockSize = {1024}, .groups = {4}});
    EXPECT_EQ(checkJson(snapshot)["read_modify_writes"]["per_block"], 1);
    EXPECT_GT(checkJson(snapshot)["structures"]["inode_table"]["read_modify_writes"], 0);
    EXPECT_THAT(checkText(snapshot), HasSubstr("\nWriting "));
    EXPECT_THAT(checkText(snapshot), HasSubstr("  blocks  read-modify-writes\n"));
    EXPECT_THAT(checkMetrics(snapshot), HasSubstr("ext4atlas_read_modify_writes_per_block{"));
    snapshot.disk.drive.otherLogicalSector = {{4096}, Source::User};
    const auto json = checkJson(snapshot);
    EXPECT_EQ(json["verdict"], "unmountable");
    EXPECT_TRUE(json["read_modify_writes"]["per_block"].is_null());
    EXPECT_TRUE(json["read_modify_writes"]["total"].is_null());
    EXPECT_TRUE(json["cost_model"].is_null());
    for (const auto& [kind, figures] : json["structures"].items()) {
        EXPECT_TRUE(figures["read_modify_writes"].is_null()) << kind;
    }
    EXPECT_GT(json["structures"]["inode_table"]["blocks"], 0);
    EXPECT_THAT(checkText(snapshot), Not(HasSubstr("\nWriting ")));
    EXPECT_THAT(checkText(snapshot), Not(HasSubstr("read-modify-writes")));
    EXPECT_THAT(checkText(snapshot), HasSubstr("\n  total "));
    EXPECT_THAT(checkMetrics(snapshot), Not(HasSubstr("read_modify_writes_per_block")));
}

TEST(CheckJson, TellsTheStartOfTheVolumeFromThatOfThePartitionAroundIt) {
    auto snapshot = syntheticSnapshot({.groups = {4}}, {34});
    auto& first = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::Luks2, .header = first, .data = {16 << 20}}};
    first = snapshot.layers[0].data;
    const auto json = checkJson(snapshot);
    EXPECT_EQ(json["partition"], 1);
    EXPECT_EQ(json["partition_start"], 16 << 20);
    EXPECT_EQ(json["start_remainder"], 0);
    EXPECT_EQ(json["partition_start_sector"], 34);
    EXPECT_EQ(json["partitions"][0]["start_byte"], 34 * 512);
}

TEST(CheckText, ShowsThePhase) {
    auto snapshot = syntheticSnapshot({.groups = {20}}, {63});
    snapshot.disk.drive.phase = {{3584}, Source::User};
    snapshot.disk.drive.physicalSector.source = Source::User;
    const auto text = checkText(snapshot);
    EXPECT_THAT(text, HasSubstr("63 × 512 = 32,256; (32,256 − 3,584) mod 4,096 = 0"));
    EXPECT_THAT(text, HasSubstr("✓ whole"));
    EXPECT_THAT(text, Not(HasSubstr("assumption:")));
}

TEST(CheckJson, HasTheMembersOfItsSchema) {
    const auto json = checkJson(syntheticSnapshot({.groups = {20}}, {63}));
    EXPECT_EQ(json["schema"], "ext4atlas-check/1");
    EXPECT_EQ(json["verdict"], "straddling");
    EXPECT_EQ(json["assumed"], true);
    EXPECT_EQ(json["physical_sector"], 4096);
    EXPECT_EQ(json["partition_start"], 32256);
    EXPECT_EQ(json["partition_start_sector"], 63);
    EXPECT_EQ(json["start_remainder"], 3584);
    EXPECT_EQ(json["structures"].size(), regionKindCount);
    EXPECT_EQ(json["structures"]["inode_table"]["straddling"], 20);
    EXPECT_EQ(json["structures"]["mmp"]["whole"], 0);
    EXPECT_EQ(json["read_modify_writes"]["per_block"], 2);
    EXPECT_EQ(json["read_modify_writes"]["total"], 2 * (6 + 6 + 40 + 20 * 512));
    EXPECT_EQ(json["structures"]["inode_table"]["read_modify_writes"], 2 * 20 * 512);
    EXPECT_EQ(json["findings"][0]["kind"], "start_off_grid");
}

/// Found by fuzzing: a superblock can claim a volume that reaches to the last byte that can be addressed.
TEST(CheckJson, HasAnEmptySweepWhereTheVolumeIsTooLongForAnotherStart) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    constexpr auto farthest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    snapshot.placement->bytes.count = {farthest - 1};
    snapshot.placement->partition.reset();
    const auto json = checkJson(snapshot);
    EXPECT_EQ(json["sweep"]["first"], json["sweep"]["present"]);
    EXPECT_TRUE(json["sweep"]["read_modify_writes"].empty()) << json["sweep"].dump();
}

TEST(CheckJson, SmallBlocksArePartial) {
    const Geometry geometry{
        .blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024, .reservedGdtBlocks = 100, .journalBlocks = 0};
    const auto json = checkJson(syntheticSnapshot(geometry));
    EXPECT_EQ(json["verdict"], "partial");
    EXPECT_EQ(json["start_remainder"], 0);
    EXPECT_EQ(json["read_modify_writes"]["per_block"], 1);
}

TEST(Check, JudgesPartitionsWhereThereIsNoExt) {
    const auto off = checkJson(twoPartitions({2048}, {4099}));
    EXPECT_EQ(off["verdict"], "straddling");
    EXPECT_TRUE(off["structures"].empty());
    EXPECT_TRUE(off["read_modify_writes"]["total"].is_null());
    EXPECT_TRUE(off["partition_start"].is_null());
    EXPECT_EQ(off["partitions"][0]["verdict"], "whole");
    EXPECT_EQ(off["partitions"][1]["verdict"], "straddling");
    EXPECT_EQ(off["findings"][0]["partition"], 2);
    EXPECT_EQ(checkJson(twoPartitions({2048}, {4096}))["verdict"], "whole");
}

/// A partition beside the volume could be judged, and the verdict is not about it.
TEST(Check, JudgedIsNotTheJudgeableOfInfo) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    auto swap = snapshot.disk.table.partitions.front();
    swap.number = 2;
    swap.sectors.first = snapshot.disk.table.partitions.front().sectors.end();
    snapshot.disk.table.partitions.push_back(swap);
    const auto info = Json::parse(textOf([&](std::ostream& out) { writeInfoJson(snapshot, out); }));
    const auto check = checkJson(snapshot);
    EXPECT_EQ(check["partitions"][0]["judged"], true);
    EXPECT_EQ(check["partitions"][1]["judged"], false);
    EXPECT_EQ(info["partitions"][1]["judgeable"], true);
    EXPECT_FALSE(info["partitions"][1].contains("judged"));
}

TEST(Check, AnExtendedPartitionIsShownAndNotJudged) {
    auto snapshot = twoPartitions({2047}, {4096});
    snapshot.disk.table.partitions[0].role = PartitionRole::Extended;
    const auto json = checkJson(snapshot);
    EXPECT_EQ(json["verdict"], "whole");
    EXPECT_EQ(json["state"], "whole");
    EXPECT_TRUE(json["partitions"][0]["verdict"].is_null());
    EXPECT_EQ(json["partitions"][0]["judged"], false);
    EXPECT_EQ(json["partitions"][1]["judged"], true);
    const auto text = checkText(snapshot);
    EXPECT_THAT(text, HasSubstr("mod 4,096 = 3,584  straddling"));
    EXPECT_THAT(text, Not(HasSubstr("✖")));
    EXPECT_THAT(checkMetrics(snapshot), Not(HasSubstr("partition=\"1\"")));
    EXPECT_THAT(checkMetrics(snapshot), HasSubstr("partition=\"2\"} 0"));
}

TEST(Check, AStartThatItsLayerCompensatesIsNoFault) {
    auto snapshot = twoPartitions({63}, {4096});
    const ByteOffset header{63 * 512};
    snapshot.layers = {{.kind = LayerKind::Luks1, .header = header, .data = header + ByteCount{512}}};
    const auto json = checkJson(snapshot);
    EXPECT_EQ(json["verdict"], "whole");
    EXPECT_EQ(json["partitions"][0]["compensated"], true);
    EXPECT_TRUE(json["partitions"][0]["verdict"].is_null());
    EXPECT_EQ(json["partitions"][1]["compensated"], false);
    EXPECT_THAT(checkText(snapshot), Not(HasSubstr("✖")));
    EXPECT_THAT(checkMetrics(snapshot), Not(HasSubstr("partition=\"1\"")));
}

TEST(Info, ListsDiskAndPartitions) {
    const auto snapshot = twoPartitions({2048}, {4099});
    const auto json = Json::parse(textOf([&](std::ostream& out) { writeInfoJson(snapshot, out); }));
    EXPECT_EQ(json["schema"], "ext4atlas-info/1");
    EXPECT_EQ(json["disk"]["table"], "GPT");
    EXPECT_TRUE(json["filesystem"].is_null());
    const auto& partition = json["partitions"][1];
    EXPECT_EQ(partition["number"], 2);
    EXPECT_EQ(partition["start"], 4099);
    EXPECT_EQ(partition["sectors"], 2048);
    EXPECT_EQ(partition["content"], "swap");
    EXPECT_EQ(partition["verdict"], "straddling");
    const auto text = textOf([&](std::ostream& out) { writeInfoText(snapshot, out); });
    EXPECT_THAT(text, HasSubstr("4,099 × 512 = 2,098,688; mod 4,096 = 1,536"));
}

TEST(Info, AStartThatItsLayerCompensatesHasNoVerdict) {
    auto snapshot = twoPartitions({63}, {4099});
    const ByteOffset start{63 * 512};
    const Layer outer{.kind = LayerKind::MdMember, .header = start, .data = start + ByteCount{1024}};
    const Layer inner{.kind = LayerKind::Luks1, .header = outer.data, .data = start + ByteCount{512 + 4096}};
    snapshot.disk.inside.containers = {{.partition = 1, .layers = {outer, inner}}};
    const auto json = Json::parse(textOf([&](std::ostream& out) { writeInfoJson(snapshot, out); }));
    const auto& compensated = json["partitions"][0];
    EXPECT_EQ(compensated["compensated"], true);
    EXPECT_EQ(compensated["start_remainder"], 63 * 512 % 4096);
    EXPECT_TRUE(compensated["verdict"].is_null());
    EXPECT_EQ(json["partitions"][1]["verdict"], "straddling");
    const auto& layers = json["containers"][0]["layers"];
    EXPECT_EQ(layers[0]["compensated"], true);
    EXPECT_TRUE(layers[0]["verdict"].is_null());
    EXPECT_EQ(layers[1]["verdict"], "whole");
    EXPECT_EQ(checkJson(snapshot)["partitions"][0]["verdict"], compensated["verdict"]);
}

TEST(Redact, LeavesNoNameInAnyForm) {
    auto snapshot = syntheticSnapshot({.groups = {3}});
    snapshot.disk.path = "/home/jane/secret.img";
    auto layout = std::make_shared<Layout>(*snapshot.layout);
    layout->filesystem.journalUuid = "11112222-3333-4444-5555-666677778888";
    layout->findings.push_back({.kind = FindingKind::ExternalJournal, .detail = layout->filesystem.journalUuid});
    snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable, .detail = snapshot.disk.path + ": damaged"});
    snapshot.disk.table.faults.push_back({.kind = TableFaultKind::Unreadable, .detail = snapshot.disk.path});
    snapshot.layout = layout;
    Measurement measurement{.target = "/home/jane", .points = {{.command = "fio --filename=/home/jane", .runs = {{}}}}};
    snapshot.measurements = {std::make_shared<const Measurement>(measurement)};
    const auto exported = textOf([&](std::ostream& out) { exportSnapshot(redacted(snapshot), out); });
    for (const auto* secret :
         {"jane", "secret", "synthetic", "5e1f0c2a", "5E1F0C2A", "11112222", "/srv", "\"system\""}) {
        EXPECT_THAT(exported, Not(HasSubstr(secret)));
    }
    const auto kept = layoutText(redacted(snapshot));
    EXPECT_THAT(kept, HasSubstr("a redacted image"));
    EXPECT_EQ(kept.substr(kept.find("\nGroups\n")).substr(0, 500),
              layoutText(snapshot).substr(layoutText(snapshot).find("\nGroups\n")).substr(0, 500));
}

TEST(Redact, KeepsWhyThereIsNoVolumeWithoutNames) {
    Snapshot snapshot;
    snapshot.disk.path = "/home/jane/secret.img";
    snapshot.noVolume = Error{.kind = ErrorKind::Unsupported,
                              .what = "holds a journal (UUID 5E1F0C2A-1111-2222-3333-444455556666) of byte 1,080",
                              .where = snapshot.disk.path,
                              .found = "11112222-3333-4444-5555-666677778888 in " + snapshot.disk.path,
                              .hint = "not-a-uuid"};
    const auto kept = redacted(snapshot).noVolume;
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->kind, ErrorKind::Unsupported);
    EXPECT_EQ(sentence(*kept), "holds a journal (UUID ) of byte 1,080; found  in ; try: not-a-uuid");
}

TEST(FlexGroupSweepText, SaysWhatWasLeftOutBehindTheAnswer) {
    MeasuredFlexGroupSweep sweep;
    sweep.defaultPlan.groups = 2 * maxGrowableFlexGroupSize;
    sweep.notes = notesOf(sweep.defaultPlan);
    sweep.recommendation = Recommendation{.kind = RecommendationKind::NoSetting};
    const auto text = textOf([&](std::ostream& out) { writeFlexGroupSweepText(sweep, out, {}); });
    EXPECT_LT(text.find("No setting of -G is accepted"), text.find("Note: Values of -G above 16,384 are left out"));
    EXPECT_NE(text.find("are left out"), std::string::npos);
}

TEST(FlexGroupSweepNotes, AreTheSameInTextAndJson) {
    MeasuredFlexGroupSweep sweep;
    sweep.notes = {
        {NoteKind::BogusStripeWidth, {5}}, {NoteKind::FlexBgAdded}, {NoteKind::LargerFlexGroupsLeftOut, {16384}}};
    const auto text = textOf([&](std::ostream& out) { writeFlexGroupSweepText(sweep, out, {}); });
    const auto json = Json::parse(textOf([&](std::ostream& out) { writeFlexGroupSweepJson(sweep, out); }));
    ASSERT_EQ(json["notes"].size(), 3U) << "on the options, on flex_bg and on what was left out";
    for (const auto& note : json["notes"]) {
        EXPECT_THAT(text, HasSubstr("Note: " + note.get<std::string>()));
    }
}

} // namespace
} // namespace atlas::test
