// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_text.h"

#include "alignment/judged_structures.h"
#include "tests/ui/map/fixture.h"
#include "ui/lens/lens_parts.h"
#include "view/draw_list.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using namespace ui;
using testing::HasSubstr;

/// A volume of four groups with a journal in three extents, which begin at block 69,632.
DrawnVolumePtr volumeWithJournalInPieces() {
    auto claims = syntheticClaims({.groups = GroupCount{4}, .journalBlocks = 0});
    const auto extent = [](std::uint64_t first) { return BlockInterval{BlockNumber{first}, BlockCount{8}}; };
    claims.files = {
        {.kind = RegionKind::Journal, .inode = 8, .extents = {extent(69632), extent(69648), extent(69664)}}};
    return volumeOn(diskWithVolumeAt(alignedStart), std::make_shared<const Layout>(resolve(std::move(claims))));
}

// 131,072 blocks in 1,000 columns: the extents are in column 531.
TEST(MapText, TheExtentsOfAFileArePiecesOfOneStructure) {
    const auto volume = volumeWithJournalInPieces();
    const auto alignment = align(volume->layout(), volume->placement(), volume->grid());
    ASSERT_EQ(alignment.kinds[index(RegionKind::Journal)].structures.total(), 1U);
    const auto rows = rowLayout(volume->filesystem(), RowMode::WholeVolume, 1);
    const auto drawn = layOutRows(*volume, rows, {0, 1, {0, 131072}, 1000});
    const auto hit = hitColumn(volume->layout(), drawn, 0, 531);
    ASSERT_TRUE(hit);
    EXPECT_THAT(mapTooltip(*volume, *hit, Qt::red).toStdString(),
                HasSubstr("3 pieces of metadata share this pixel: journal"));
}

TEST(MapText, TheLensCountsThePiecesInAPixelAsTheMapDoes) {
    const auto volume = volumeWithJournalInPieces();
    const auto first = static_cast<double>(volume->placement().bytes.first.value);
    const auto drawn = layOutLens(*volume, {first, 131072 * 4096.0}, 1000);
    EXPECT_EQ(lensTooltip({drawn, *volume, {}, {}}, LensTrack::Structures, 531),
              QStringLiteral("3 pieces of metadata share this pixel"));
}

/// What is said of the row of flex group 10, which stands for 10 to 19.
struct ToldOfAlikeRow {
    explicit ToldOfAlikeRow(ByteCount stripe) {
        const auto volume = stripedVolume(stripe);
        const auto& fs = volume->filesystem();
        const auto rows = rowLayout(fs, RowMode::Overview, 1, std::make_shared<const FoldedRows>(foldAlike(*volume)));
        const auto row = rows.rowOf(fs.blocksOf(GroupNumber{10}).first);
        note = foldNotes(*volume, rows, row).value(0).toStdString();
        const auto drawn = layOutRows(*volume, rows, {row, 1, {0, 32768}, 1000, true});
        if (const auto hit = hitColumn(volume->layout(), drawn, 0, 0)) {
            tooltip = mapTooltip(*volume, rows, *hit, Qt::red).toStdString();
        }
    }
    std::string note;
    std::string tooltip;
};

TEST(MapText, ARowSaysThatItsFlexGroupsAreAlikeButForAlignment) {
    const ToldOfAlikeRow told(ByteCount{192 << 10});
    EXPECT_EQ(told.note, "10 alike but for alignment, drawn once");
    EXPECT_THAT(told.tooltip, HasSubstr("Group 10; this row stands for 9 more that are alike; at other distances "
                                        "from the boundaries of 192 KiB"));
}

TEST(MapText, ARowWhoseFlexGroupsLieAlikeOnTheBoundariesSaysNothingOfThem) {
    const ToldOfAlikeRow told(ByteCount{256 << 10});
    EXPECT_EQ(told.note, "10 alike, drawn once");
    EXPECT_THAT(told.tooltip, HasSubstr("Group 10; this row stands for 9 more that are alike</div>"));
}

} // namespace
} // namespace atlas::test
