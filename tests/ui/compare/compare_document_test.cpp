// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fake_reader.h"
#include "ui/compare/compare_document.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

CompareDocument everything() {
    CompareDocument document;
    document.options = {.format = {.size = {std::uint64_t{16} << 40},
                                   .blockSize = {1024},
                                   .inodeRatio = 65536,
                                   .features = "^has_journal",
                                   .more = *readOptionLine("-I 512 -L 'my disk'")},
                        .use = Use::RaidMembers};
    document.options.grownTo = ByteCount{std::uint64_t{32} << 40};
    document.options.image = ImageFrame{.start = {1000},
                                        .sectors = {{512}, {128}},
                                        .eraseBlocks = {{{8 << 20}, {128}}, false},
                                        .medium = Medium::SdCard};
    document.options.chosen = {.start = ByteOffset{63 * 512},
                               .raid = RaidGeometry{.level = RaidLevel::Raid10, .chunk = {65536}, .members = 6},
                               .model = {.medium = Medium::SolidState}};
    document.layouts = {
        {.flexGroupSize = {}},
        {.flexGroupSize = 16},
        {.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -L 'a disk' -G 3")},
        {.kind = LayoutSpec::Kind::File, .image = {.path = "/images/a b.img", .volume = {.partition = 2}}},
        {.kind = LayoutSpec::Kind::File, .image = {.path = "/images/lvm.img", .volume = {.logicalVolume = "vg/root"}}}};
    document.baseline = 2;
    return document;
}

TEST(CompareDocumentTest, ComesBackAsItWasSaved) {
    for (const auto& document : {everything(), newCompareDocument()}) {
        const auto read = compareDocumentOf(toJson(document));
        ASSERT_TRUE(read) << sentence(read.error());
        EXPECT_EQ(*read, document);
    }
    const test::FakeReader folder;
    const auto path = folder.file("page.ext4atlas-compare");
    ASSERT_TRUE(saveCompareDocument(path, everything()));
    EXPECT_EQ(*loadCompareDocument(path), everything());
    EXPECT_FALSE(saveCompareDocument("/nowhere/at/all", everything()));
}

TEST(CompareDocumentTest, ALogicalVolumeIsReadAgain) {
    const auto spec = everything().layouts.back();
    EXPECT_EQ(spec.name(), "lvm.img, vg/root");
    EXPECT_TRUE(layoutArguments({}, spec).contains("vg/root"));
}

TEST(CompareDocumentTest, TakesAPageOfBeforeThereWereVolumes) {
    const auto old = toJson(everything()).replace("\"volume\": null", "\"unknown\": null");
    ASSERT_TRUE(old.contains("\"unknown\": null"));
    const auto read = compareDocumentOf(old);
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_EQ(*read, everything());
}

/// The planner knows whether that is growth, as it does of the command line's.
TEST(CompareDocumentTest, TakesAGrowthBelowTheDeviceWhereABlockCountIsNamed) {
    auto document = everything();
    document.options.grownTo = ByteCount{std::uint64_t{1} << 30};
    EXPECT_FALSE(compareDocumentOf(toJson(document))) << "all is as large as the device";
    document.layouts[2].line = *readOptionLine("mkfs.ext4 -b 4096 DEVICE 25000");
    const auto read = compareDocumentOf(toJson(document));
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_EQ(*read, document);
    document.layouts.erase(document.layouts.begin() + 2);
    document.options.format.more.operands = {"25000"};
    EXPECT_TRUE(compareDocumentOf(toJson(document))) << "of the shared options";
}

TEST(CompareDocumentTest, KeepsWhatWasNotChosen) {
    auto document = everything();
    document.options.chosen = {};
    document.options.image->medium.reset();
    const auto read = compareDocumentOf(toJson(document));
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_EQ(*read, document) << "what follows the image and the use goes on following them";
}

/// A page of before there was "image": its options name everything, and `more` of them.
QByteArray olderPage(const QByteArray& more) {
    return R"({"schema": "ext4atlas-compare-page/1", "baseline": 0, "layouts": [], "options": {"size": 1073741824,
        "block_size": 0, "inode_ratio": 0, "features": "", "others": "", "physical_sector": 512, "raid": null,
        "use": "general")" +
           more + "}}";
}

TEST(CompareDocumentTest, TakesAPageOfBeforeItSaidWhatAnImageSays) {
    const auto read = compareDocumentOf(olderPage(R"(, "start": 32256, "phase": 128, "medium": "ssd")"));
    ASSERT_TRUE(read) << sentence(read.error());
    const MeasureFrame expected{.start = {63 * 512},
                                .startIsChosen = true,
                                .physicalSector = {512},
                                .phase = {128},
                                .model = modelOf(Medium::SolidState)};
    EXPECT_EQ(read->options.frame(), expected);
    const auto oldest = compareDocumentOf(olderPage(R"(, "start": 32256)"));
    ASSERT_TRUE(oldest) << sentence(oldest.error());
    EXPECT_EQ(oldest->options.frame().model, ReadModel{});
    EXPECT_FALSE(compareDocumentOf(olderPage("")));
}

/// As the field of the page and --start refuse it.
TEST(CompareDocumentTest, RefusesAStartInsideASector) {
    const auto read = compareDocumentOf(olderPage(R"(, "start": 1000)"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().where, "start");
    EXPECT_THAT(read.error().expected, HasSubstr("a multiple of 512"));
}

struct Spoiled {
    const char* from;
    const char* to;
    const char* says;
};

TEST(CompareDocumentTest, RefusesWhatItCannotUnderstandAndSaysWhere) {
    const auto good = toJson(everything());
    for (const auto& [from, to, says] : {
             Spoiled{"compare-page/1", "compare-page/2", "schema"},
             Spoiled{"\"size\": 17592186044416", "\"size\": \"big\"", "size"},
             Spoiled{"\"size\": 17592186044416", "\"size\": -1", "size"},
             Spoiled{"\"size\": 17592186044416", "\"size\": 65535", "65,536 to"},
             Spoiled{"\"size\": 17592186044416", "\"size\": 72057594037927936", "36,028,797,018,962,944"},
             Spoiled{"\"grow_to\": 35184372088832", "\"grow_to\": 72057594037927936", "36,028,797,018,962,944"},
             Spoiled{"\"grow_to\": 35184372088832", "\"grow_to\": 17592186044416", "17,592,186,044,417 to"},
             Spoiled{"\"block_size\": 1024", "\"block_size\": 1e300", "block_size"},
             Spoiled{"\"block_size\": 1024", "\"block_size\": 512", "1,024 to 65,536"},
             Spoiled{"\"inode_ratio\": 65536", "\"inode_ratio\": 1023", "1,024 to 67,108,864"},
             Spoiled{"\"members\": 6", "\"members\": 1921", "2 to 1,920"},
             Spoiled{"\"physical_sector\": 512", "\"physical_sector\": 1000", "power of two"},
             Spoiled{"\"start\": 32256", "\"start\": 1000", "a multiple of 512"},
             Spoiled{"\"erase_block\": 8388608", "\"erase_block\": 0", "erase_block"},
             Spoiled{"\"erase_block\": 8388608", "\"erase_block\": 8388700", "a multiple of 512"},
             Spoiled{"\"erase_block_phase\": 128", "\"erase_block_phase\": 8388608", "erase_block_phase"},
             Spoiled{"\"medium\": \"sd\"", "\"medium\": \"tape\"", "hdd"},
             Spoiled{"\"use\": \"raid\"", "\"use\": \"games\"", "use"},
             Spoiled{"\"members\": 6", "\"members\": 0", "members"},
             Spoiled{"\"medium\": \"ssd\"", "\"medium\": \"tape\"", "hdd"},
             Spoiled{"\"level\": 10", "\"level\": 7", "raid"},
             Spoiled{"\"kind\": \"file\"", "\"kind\": \"moon\"", "kind"},
             Spoiled{"\"partition\": 2", "\"partition\": \"two\"", "partition"},
             Spoiled{"-I 512 -L 'my", "-I 512 -L my", "others"},
             Spoiled{"'a disk'", "'a disk", "line"},
             Spoiled{"\"flex_group_size\": 16", "\"flex_group_size\": 3", "flex_group_size"},
             Spoiled{"{", "", "schema"},
         }) {
        auto bad = good;
        ASSERT_TRUE(bad.contains(from)) << from;
        bad.replace(bad.indexOf(from), static_cast<qsizetype>(qstrlen(from)), to);
        const auto read = compareDocumentOf(bad);
        ASSERT_FALSE(read) << to;
        EXPECT_THAT(sentence(read.error()), HasSubstr(says));
    }
    auto many = everything();
    for (std::uint32_t size = 32; many.layouts.size() < 9; size *= 2) {
        many.layouts.push_back({.flexGroupSize = size});
    }
    EXPECT_FALSE(compareDocumentOf(toJson(many)));
}

TEST(CompareDocumentTest, NamesTheFileThatIsNone) {
    const test::FakeReader folder;
    folder.write("bad.ext4atlas-compare", "ELF\x7f\0binary");
    const auto read = loadCompareDocument(folder.file("bad.ext4atlas-compare"));
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().where, HasSubstr("bad.ext4atlas-compare"));
    EXPECT_FALSE(loadCompareDocument("/nowhere/at/all"));
}

} // namespace
} // namespace atlas::ui
