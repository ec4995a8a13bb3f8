// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measure.h"

#include "alignment/judgement.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

constexpr ByteOffset oneMebibyte{1 << 20};
const RaidGeometry raid6{.level = RaidLevel::Raid6, .members = 10};

ImageFrame imageAt(std::uint64_t sector, const DriveOverrides& drive = {}) {
    return imageFrameOf(judge(test::syntheticSnapshot({.groups = {4}}, {sector}), {.drive = drive}));
}

ImageFrame imageOn(Medium medium) {
    ImageFrame image{.start = oneMebibyte};
    image.medium = medium;
    return image;
}

TEST(ImageFrame, IsThatOfAVolumeOnItsDrive) {
    EXPECT_EQ(imageAt(63).start, ByteOffset{63 * 512});
    EXPECT_EQ(imageAt(63).medium, std::nullopt) << "nobody described the drive";
    EXPECT_TRUE(imageAt(63).eraseBlocks.assumed);
    const auto flash = imageAt(63, {.physicalSector = ByteCount{8192},
                                    .phase = ByteOffset{3584},
                                    .eraseBlock = ByteCount{8 << 20},
                                    .spins = false});
    EXPECT_EQ(flash.sectors, (SectorGrid{{8192}, {3584}}));
    EXPECT_EQ(flash.eraseBlocks, (EraseBlocks{{{8 << 20}, {3584}}, false})) << "as the stack counts them";
    EXPECT_EQ(flash.medium, Medium::SdCard);
    EXPECT_EQ(imageAt(63, {.spins = true}).medium, Medium::HardDisk);
    EXPECT_EQ(imageAt(63, {.spins = false}).medium, Medium::SolidState);
    EXPECT_EQ(imageFrameOf(judge(Snapshot())).start, ByteOffset{}) << "the disk is the volume";
}

TEST(MeasureFrame, ListsEraseBlocksOnCardsAndWhereTheyAreKnown) {
    const auto blocks = [](const std::optional<ImageFrame>& image, const MeasureChoices& chosen, Use use) {
        return frameWith(image, chosen, use).eraseBlocks;
    };
    EXPECT_FALSE(blocks({}, {}, Use::General).matter);
    EXPECT_TRUE(blocks({}, {}, Use::SdCard).matter);
    for (const auto medium : allMedia) {
        EXPECT_EQ(blocks({}, {.model = {.medium = medium}}, Use::General).matter, isFlashCard(medium)) << name(medium);
    }
    const ByteCount chosen{8 * MiB};
    const EraseBlocks expected{.grid = {chosen, {}}, .assumed = false, .matter = true};
    EXPECT_EQ(blocks({}, {.eraseBlock = chosen}, Use::General), expected);
    const ImageFrame image{.eraseBlocks = {.grid = {chosen, {3584}}, .assumed = false}};
    EXPECT_EQ(blocks(image, {.eraseBlock = chosen}, Use::General).grid.phase, ByteOffset{3584}) << "of that size";
    EXPECT_EQ(blocks(image, {.eraseBlock = ByteCount{MiB}}, Use::General).grid, (SectorGrid{{MiB}, {}}));
}

TEST(MeasureFrame, CountsUnknownEraseBlocksFromWhereTheDriveBegins) {
    EXPECT_EQ(imageAt(63, {.phase = ByteOffset{3584}}).eraseBlocks, (EraseBlocks{{usualEraseBlock, {3584}}, true}));
}

TEST(MeasureFrame, StartsWhereItIsChosenElseWhereTheImageDoesElseAsIsUsual) {
    const auto start = [](const std::optional<ImageFrame>& image, const MeasureChoices& chosen) {
        return frameWith(image, chosen, Use::General).start;
    };
    EXPECT_EQ(start({}, {}), oneMebibyte);
    EXPECT_EQ(start({}, {.raid = raid6}), ByteOffset{});
    EXPECT_EQ(start({}, {.start = oneMebibyte, .raid = raid6}), oneMebibyte) << "chosen, though it is the usual one";
    EXPECT_EQ(start(imageAt(2048), {.raid = raid6}), oneMebibyte) << "read, though it is the usual one";
    EXPECT_EQ(start(imageAt(63), {}), ByteOffset{63 * 512});
    EXPECT_EQ(start(imageAt(63), {.start = ByteOffset{}}), ByteOffset{});
}

TEST(MeasureFrame, HasTheMediumThatIsChosenElseTheImagesElseTheOneOfTheUse) {
    const auto medium = [](const std::optional<ImageFrame>& image, std::optional<Medium> chosen, Use use) {
        return frameWith(image, {.model = {.medium = chosen}}, use).model.medium;
    };
    EXPECT_EQ(medium({}, {}, Use::General), Medium::HardDisk);
    EXPECT_EQ(medium({}, {}, Use::SdCard), Medium::SdCard);
    EXPECT_EQ(medium(imageAt(63), {}, Use::SdCard), Medium::SdCard) << "nobody described its drive";
    for (const auto use : allUses) {
        for (const auto each : allMedia) {
            EXPECT_EQ(medium(imageOn(each), {}, use), each) << name(use);
            EXPECT_EQ(medium({}, each, use), each) << name(use);
            EXPECT_EQ(medium(imageOn(Medium::HardDisk), each, use), each) << name(use);
        }
    }
}

TEST(MeasureFrame, ReplacesTheFiguresOfTheModelThatAreChosen) {
    const auto model = frameWith({}, {.model = {.secondsPerRead = 0.002}}, Use::SdCard).model;
    auto expected = modelOf(Medium::SdCard);
    expected.secondsPerRead = 0.002;
    EXPECT_EQ(model, expected);
}

TEST(MeasureFrame, ReadsAheadAsChosenElseAsTheDeviceOfTheImageElseAsUsual) {
    const auto readahead = [](const std::optional<ImageFrame>& image, std::optional<ByteCount> chosen) {
        return frameWith(image, {.model = {.readahead = chosen}}, Use::General).model.readahead;
    };
    auto image = imageAt(63);
    EXPECT_EQ(image.readahead, std::nullopt) << "a file";
    EXPECT_EQ(readahead(image, {}).value, 128 * KiB);
    image.readahead = ByteCount{MiB};
    EXPECT_EQ(readahead(image, {}).value, MiB);
    EXPECT_EQ(readahead(image, ByteCount{64 * KiB}).value, 64 * KiB);
}

TEST(MeasureFrame, LosesThePhaseWithTheSectorsThatItIsOf) {
    const auto image = imageAt(63, {.phase = ByteOffset{3584}});
    EXPECT_EQ(frameWith(image, {}, Use::General).phase, ByteOffset{3584});
    EXPECT_EQ(frameWith(image, {.physicalSector = ByteCount{4096}}, Use::General).phase, ByteOffset{3584});
    const auto other = frameWith(image, {.physicalSector = ByteCount{512}}, Use::General);
    EXPECT_EQ(other.physicalSector, ByteCount{512});
    EXPECT_EQ(other.phase, ByteOffset{});
}

} // namespace
} // namespace atlas
