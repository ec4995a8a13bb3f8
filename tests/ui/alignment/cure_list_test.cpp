// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/cure_list.h"

#include "report/text/explanation_text.h"
#include "support/synthetic.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QToolButton>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::ui {
namespace {

std::string noCure(const CureList& list) {
    const auto* label = list.findChild<QLabel*>("noCure");
    return label != nullptr ? label->text().toStdString() : std::string();
}

TEST(CureList, SaysThatNoCureIsKnownAsTheTextDoes) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    CureList list;
    list.setCures(judge(snapshot));
    EXPECT_EQ(noCure(list), "");
    EXPECT_TRUE(list.isHidden()) << "nothing is wrong";
    snapshot.disk.drive.misaligned = true;
    const auto judgement = judge(snapshot);
    list.setCures(judgement);
    EXPECT_EQ(noCure(list), "No cure is known.");
    EXPECT_FALSE(list.isHidden());
    std::ostringstream out;
    writeExplanation(judgement, out);
    EXPECT_THAT(out.str(), testing::HasSubstr("no cure is known."));
    list.setCures(judge(test::syntheticSnapshot({.groups = {4}}, {63})));
    EXPECT_EQ(noCure(list), "");
    EXPECT_NE(list.findChild<QLabel*>("cause"), nullptr);
}

TEST(CureList, CopiesTheCommandsAsTheBlockThatTheTextHas) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {34});
    snapshot.disk.size.value += std::uint64_t{33} * 512; // for the backup GPT: it has to shrink before it moves
    const auto judgement = judge(snapshot);
    CureList list;
    list.setCures(judgement);
    const auto buttons = list.findChildren<QToolButton*>("copyAll");
    ASSERT_FALSE(buttons.isEmpty());
    buttons.first()->click();
    const auto lines = QGuiApplication::clipboard()->text().split('\n');
    ASSERT_GT(lines.size(), 4);
    std::string indented;
    for (const auto& line : lines) {
        EXPECT_EQ(line.endsWith(" &&"), &line != &lines.last()) << line.toStdString();
        indented += "           " + line.toStdString() + "\n";
    }
    std::ostringstream out;
    writeExplanation(judgement, out);
    EXPECT_THAT(out.str(), testing::HasSubstr(indented));
    list.findChildren<QToolButton*>("copyCommand").first()->click();
    EXPECT_FALSE(QGuiApplication::clipboard()->text().contains("&&")) << "one command";
}

} // namespace
} // namespace atlas::ui
