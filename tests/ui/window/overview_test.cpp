// SPDX-License-Identifier: GPL-3.0-or-later
// What an image is opened on: the overview, the summary, and the lens below the map.
#include "tests/ui/window/window_fixture.h"

#include "ui/inspector/findings_panel.h"
#include "ui/lens/lens_panel.h"
#include "ui/window/summary_strip.h"

#include <QDockWidget>
#include <QTabWidget>

namespace atlas::ui {
namespace {

class OverviewWindowTest : public WindowTest {
protected:
    void SetUp() override {
        settings.clear();
        openAndWait(misaligned());
    }
    SummaryCard& card(SummaryTopic topic) {
        for (auto* each : window->findChildren<SummaryCard*>()) {
            if (each->topic() == topic) {
                return *each;
            }
        }
        throw std::runtime_error("there is no such card");
    }
    [[nodiscard]] std::string tab() {
        const auto& tabs = child<QTabWidget>("tabs");
        return tabs.tabText(tabs.currentIndex()).remove('&').toStdString();
    }
};

TEST_F(OverviewWindowTest, AnImageOpensOnTheOverviewWithTheLensBelow) {
    EXPECT_EQ(map().rowMode(), RowMode::Overview);
    EXPECT_TRUE(window->volume().lens().isVisible());
    EXPECT_EQ(map().visibleBlocks().first, BlockNumber{0});
    EXPECT_EQ(map().visibleBlocks().end(), session().layout()->filesystem.end());
    action("Lens below the map").trigger();
    EXPECT_FALSE(window->volume().lens().isVisible());
}

TEST_F(OverviewWindowTest, ACardForEachTopicSaysWhatTheCommandLineSays) {
    auto lines = summaryVerdicts(session().judgement(), healthOf(session().judgement()));
    std::ranges::move(summaryLines(*session().layout()), std::back_inserter(lines));
    ASSERT_EQ(lines.size(), 8U);
    for (const auto& line : lines) {
        EXPECT_TRUE(card(line.topic).isVisible());
        EXPECT_EQ(card(line.topic).accessibleDescription().toStdString(),
                  format(line.value) + "; " + format(line.detail));
    }
}

TEST_F(OverviewWindowTest, ACardLeadsToItsSubject) {
    QTest::mouseClick(&card(SummaryTopic::Alignment), Qt::LeftButton);
    EXPECT_EQ(tab(), "Alignment");
    QTest::mouseClick(&card(SummaryTopic::Journal), Qt::LeftButton);
    EXPECT_EQ(tab(), "Map");
    const auto journal = std::ranges::find(session().layout()->regions, RegionKind::Journal, &Region::kind);
    EXPECT_EQ(selected(), Place{BlockPlace{journal->first}});
    QTest::mouseClick(&card(SummaryTopic::LazyInit), Qt::LeftButton);
    EXPECT_EQ(tab(), "Groups");
    QTest::mouseClick(&card(SummaryTopic::FlexGroups), Qt::LeftButton);
    EXPECT_EQ(map().rowMode(), RowMode::FlexGroup);
    EXPECT_TRUE(action("Flex groups").isChecked());
}

TEST_F(OverviewWindowTest, TheRowsOfALargeVolumeAreRememberedApart) {
    action("Groups").trigger();
    EXPECT_EQ(settings.value("rows/small").toInt(), static_cast<int>(RowMode::Group));
    EXPECT_FALSE(settings.contains("rows/large"));
}

} // namespace
} // namespace atlas::ui
