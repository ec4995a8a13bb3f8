// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout.h"
#include "report/snapshot_cases.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas::test {
namespace {

TEST(SnapshotFile, ComesBackEqual) {
    for (const auto& snapshot : {richSnapshot(), bareSnapshot(), snapshotOfPieces()}) {
        const auto read = readText(binaryOf(snapshot));
        ASSERT_TRUE(read) << sentence(read.error());
        expectEqual(snapshot, *read);
    }
}

TEST(SnapshotFile, ComesBackEqualFromJson) {
    for (const auto& snapshot : {richSnapshot(), bareSnapshot(), snapshotOfPieces()}) {
        const auto read = readText(jsonOf(snapshot));
        ASSERT_TRUE(read) << sentence(read.error());
        expectEqual(snapshot, *read);
    }
}

TEST(SnapshotFile, OfOlderProgramsHasNoMeasurements) {
    auto snapshot = richSnapshot();
    snapshot.measurements.clear();
    const auto json = jsonOf(snapshot);
    EXPECT_EQ(json.find("measurements"), std::string::npos);
    EXPECT_TRUE(readText(json)->measurements.empty());
}

TEST(SnapshotFile, ImpossibleMeasurementsAreRefused) {
    const auto whole = nlohmann::ordered_json::parse(jsonOf(richSnapshot()));
    auto withoutRuns = whole;
    withoutRuns["measurements"][0]["points"][0]["runs"].clear();
    EXPECT_FALSE(readText(withoutRuns.dump()));
    auto withoutSector = whole;
    withoutSector["measurements"][0]["place"]["physical_sector"] = 0;
    EXPECT_FALSE(readText(withoutSector.dump()));
    EXPECT_TRUE(readText(whole.dump()));
}

TEST(SnapshotFile, IsRecognisedByItsHead) {
    const auto recognised = [](std::string text) {
        text.resize(64);
        return looksLikeSnapshot(std::as_bytes(std::span(text)));
    };
    EXPECT_TRUE(recognised(binaryOf(bareSnapshot())));
    EXPECT_TRUE(recognised(jsonOf(bareSnapshot())));
    EXPECT_FALSE(recognised("{ an image may begin with a brace"));
    EXPECT_FALSE(recognised(""));
}

TEST(SnapshotFile, TextThatIsNoUtf8IsWrittenAsTheReplacementCharacter) {
    auto snapshot = bareSnapshot();
    snapshot.disk.content.label = "a\xFFz";
    const auto read = readText(binaryOf(snapshot));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->disk.content.label, "a\xEF\xBF\xBDz");
}

TEST(SnapshotFile, EveryTruncationIsAnError) {
    const auto whole = binaryOf(richSnapshot());
    for (std::size_t length = 0; length < whole.size(); length += length < 512 ? 1 : 61) {
        EXPECT_FALSE(readText(std::string_view(whole).substr(0, length))) << length;
    }
    const auto json = jsonOf(richSnapshot());
    for (std::size_t length = 0; length + 2 < json.size(); length += 97) {
        EXPECT_FALSE(readText(std::string_view(json).substr(0, length))) << length;
    }
}

/// A flipped bit never crashes the reader. A flip in the header gives an error or a valid snapshot.
TEST(SnapshotFile, FlippedBitsNeverCrash) {
    const auto whole = binaryOf(richSnapshot());
    const std::size_t header = 16 + 13 * 24;
    std::size_t refused = 0;
    for (std::size_t bit = 0; bit < 8 * header; ++bit) {
        auto damaged = whole;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
        refused += readText(damaged) ? 0 : 1;
    }
    // Only an offset changed to other bytes that happen to be valid can be accepted.
    EXPECT_GT(refused, 8 * header * 8 / 10);
    for (std::size_t byte = header; byte < whole.size(); byte += 7) {
        auto damaged = whole;
        damaged[byte] = static_cast<char>(damaged[byte] ^ 0x81);
        if (const auto read = readText(damaged); read && read->layout) {
            EXPECT_EQ(read->layout->groups.size(), read->layout->filesystem.groupCount);
        }
    }
}

TEST(SnapshotFile, HugeCountAllocatesNothing) {
    auto damaged = binaryOf(richSnapshot());
    damaged.replace(16 + 24 + 16, 8, "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x1F", 8); // count × 8 overflows to a small number
    const auto read = readText(damaged);
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().what, testing::HasSubstr("cut short or damaged"));
}

TEST(SnapshotFile, OtherVersionIsNamed) {
    auto later = binaryOf(bareSnapshot());
    later[8] = 9;
    const auto read = readText(later);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, ErrorKind::Unsupported);
    EXPECT_EQ(read.error().found, "version 9");
}

TEST(SnapshotFile, DeepJsonIsRefused) {
    const std::string head = R"({"schema": "ext4atlas-snapshot/1", "x": )";
    const auto read = readText(head + std::string(1'000'000, '['));
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().what, testing::HasSubstr("too deep"));
}

TEST(SnapshotFile, ReadsTheDevicesOfAnOlderSnapshot) {
    const auto snapshot = richSnapshot();
    auto text = jsonOf(snapshot);
    const auto at = text.find("\"devices\"");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, std::string("\"devices\"").size(), "\"stack\"");
    const auto read = readText(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->disk.devices, snapshot.disk.devices);
}

TEST(SnapshotFile, ReadsAnOlderSnapshotThatDoesNotSayWhyThereIsNoVolume) {
    auto text = jsonOf(bareSnapshot());
    const std::string member = "\"no_volume\"";
    const auto at = text.find(member);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, member.size(), "\"unknown\"");
    const auto read = readText(text);
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_FALSE(read->noVolume);
}

TEST(SnapshotFile, ReadsAnOlderSnapshotThatLacksLaterMembers) {
    auto expected = richSnapshot();
    auto json = nlohmann::ordered_json::parse(jsonOf(expected));
    for (const auto* later : {"image", "asked_partition", "volume_named", "other_volumes"}) {
        EXPECT_EQ(json.erase(later), 1U) << later;
    }
    EXPECT_EQ(json["disk"]["table"].erase("own"), 1U);
    const auto read = readText(json.dump());
    ASSERT_TRUE(read) << sentence(read.error());
    expected.askedPartition.reset();
    expected.isVolumeNamed = false;
    expected.otherVolumes.clear();
    expected.disk.table.own.clear();
    expectEqual(expected, *read);
}

TEST(SnapshotFile, LacksNoMemberOfTheFirstVersion) {
    for (const auto* member : {"program", "disk", "placement", "layers", "findings"}) {
        auto json = nlohmann::ordered_json::parse(jsonOf(richSnapshot()));
        EXPECT_EQ(json.erase(member), 1U);
        const auto read = readText(json.dump());
        ASSERT_FALSE(read) << member;
        EXPECT_EQ(read.error().what, "snapshot." + std::string(member) + " is missing");
    }
}

/// The file holds only the finding that says so.
TEST(SnapshotFile, KnowsWhatATruncatedImageLacks) {
    auto snapshot = richSnapshot();
    auto layout = std::make_shared<Layout>(*snapshot.layout);
    setAvailable(*layout, ByteCount{5 * 4096 + 1});
    snapshot.layout = layout;
    ASSERT_GT(layout->missing, ByteCount{0});
    for (const auto& text : {binaryOf(snapshot), jsonOf(snapshot)}) {
        const auto read = readText(text);
        ASSERT_TRUE(read) << sentence(read.error());
        EXPECT_EQ(read->layout->missing, layout->missing);
        EXPECT_EQ(missingBlocks(*read->layout).first, BlockNumber{5});
    }
}

struct Break {
    const char* name;
    void (*damage)(Snapshot&, Layout&);
};

class SnapshotValidation : public testing::TestWithParam<Break> {};

TEST_P(SnapshotValidation, Refuses) {
    auto snapshot = richSnapshot();
    auto layout = std::make_shared<Layout>(*snapshot.layout);
    snapshot.layout = layout;
    ASSERT_TRUE(readText(binaryOf(snapshot)));
    GetParam().damage(snapshot, *layout);
    EXPECT_FALSE(readText(binaryOf(snapshot)));
    EXPECT_FALSE(readText(jsonOf(snapshot)));
}

INSTANTIATE_TEST_SUITE_P(
    Damage, SnapshotValidation,
    testing::Values(
        Break{"SectorZero", [](Snapshot& s, Layout&) { s.disk.drive.physicalSector.value = {0}; }},
        Break{"SectorNotAPowerOfTwo", [](Snapshot& s, Layout&) { s.disk.drive.logicalSector.value = {520}; }},
        Break{"PhysicalSectorTooLarge", [](Snapshot& s, Layout&) { s.disk.drive.physicalSector.value = {MiB}; }},
        Break{"LogicalSectorTooLarge", [](Snapshot& s, Layout&) { s.disk.drive.logicalSector.value = {MiB}; }},
        Break{"SectorOfTwoGiB", [](Snapshot& s, Layout&) { s.disk.drive.physicalSector.value = {2u << 30}; }},
        Break{"BlockOf512", [](Snapshot&, Layout& l) { l.filesystem.blockSize = {512}; }},
        Break{"ClusterSmallerThanBlock", [](Snapshot&, Layout& l) { l.filesystem.clusterSize = {1024}; }},
        Break{"NoBlocksPerGroup", [](Snapshot&, Layout& l) { l.filesystem.blocksPerGroup = 0; }},
        Break{"FlexGroupsOfZero", [](Snapshot&, Layout& l) { l.filesystem.flexGroupSize = 0; }},
        Break{"FlexGroupsOfThree", [](Snapshot&, Layout& l) { l.filesystem.flexGroupSize = 3; }},
        Break{"TooManyBlocks", [](Snapshot&, Layout& l) { l.filesystem.blockCount = {std::uint64_t{1} << 60}; }},
        Break{"FewerBlocksThanGroups", [](Snapshot&, Layout& l) { l.filesystem.blockCount = {4711}; }},
        Break{"FirstBlockBehindTheEnd",
              [](Snapshot&, Layout& l) { l.filesystem.firstDataBlock = {~std::uint64_t{0}}; }},
        Break{"NoInodesPerGroup", [](Snapshot&, Layout& l) { l.filesystem.inodesPerGroup = 0; }},
        Break{"InodesOfNoBytes", [](Snapshot&, Layout& l) { l.filesystem.inodeSize = 0; }},
        Break{"InodesOf384", [](Snapshot&, Layout& l) { l.filesystem.inodeSize = 384; }},
        Break{"InodesLargerThanBlocks", [](Snapshot&, Layout& l) { l.filesystem.inodeSize = 8192; }},
        Break{"MoreInodesThan32Bits", [](Snapshot&, Layout& l) { l.filesystem.inodeCount = maxInodeCount + 1; }},
        Break{"GroupMissing", [](Snapshot&, Layout& l) { l.groups.flags.pop_back(); }},
        Break{"CopiesOutOfOrder", [](Snapshot&, Layout& l) { std::swap(l.copies[0], l.copies[1]); }},
        Break{"CopiesOfNoGroup", [](Snapshot&, Layout& l) { l.copies.back().group = {37}; }},
        Break{"RegionsOverlap", [](Snapshot&, Layout& l) { l.regions[1].first = l.regions[0].first; }},
        Break{"RegionEmpty", [](Snapshot&, Layout& l) { l.regions[1].count = {0}; }},
        Break{"RegionOfNoParts", [](Snapshot&, Layout& l) { l.regions[1].groups = {0}; }},
        Break{"RegionPartsUnequal", [](Snapshot&, Layout& l) { l.regions[0].groups = {2}; }},
        Break{"RegionPastTheEnd", [](Snapshot&, Layout& l) { l.regions.back().count = {~std::uint64_t{0}}; }},
        Break{"RegionOfNoGroup", [](Snapshot&, Layout& l) { l.regions[0].group = {37}; }},
        Break{"FindingOfNoGroup", [](Snapshot&, Layout& l) { l.findings[0].group = {37}; }},
        Break{"FindingOfTooManyGroups", [](Snapshot&, Layout& l) { l.findings[0].groups = {36}; }},
        Break{"FindingWithTwoWorst", [](Snapshot&, Layout& l) { l.findings[0].worst.resize(2); }},
        Break{"LayoutWithoutPlace", [](Snapshot& s, Layout&) { s.placement.reset(); }},
        Break{"PlaceWithoutLayout", [](Snapshot& s, Layout&) { s.layout.reset(); }}),
    [](const auto& test) { return test.param.name; });

} // namespace
} // namespace atlas::test
