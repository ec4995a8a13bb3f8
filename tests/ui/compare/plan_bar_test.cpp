// SPDX-License-Identifier: GPL-3.0-or-later
// How long plans will still take, and that the page shows it.
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_page.h"
#include "ui/compare/plan_bar.h"

namespace atlas::ui {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(TimeLeft, FollowsFromWhatHasArrived) {
    EXPECT_EQ(timeLeft(milliseconds(2000), 0, 13), std::nullopt);
    EXPECT_EQ(timeLeft(milliseconds(2000), 1, 13), seconds(24));
    EXPECT_EQ(timeLeft(milliseconds(2100), 2, 3), seconds(2)) << "rounded up";
    EXPECT_EQ(timeLeft(milliseconds(2000), 13, 13), seconds(0));
}

TEST_F(WindowTest, APlanThatTakesLongHasABar) {
    const auto slow = fake.file("slow");
    QFile script(slow);
    ASSERT_TRUE(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\nsleep 60\n");
    script.close();
    ASSERT_TRUE(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    auto& page = window->pages().compare();
    page.comparison().queue().setProgram(slow);
    window->pages().showCompare();
    auto& bar = child<PlanBar>("planBar");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar.isVisible(); }, test::patience));
    EXPECT_FALSE(bar.text().isEmpty());
    page.stop();
    EXPECT_FALSE(bar.isVisible());
}

} // namespace
} // namespace atlas::ui
