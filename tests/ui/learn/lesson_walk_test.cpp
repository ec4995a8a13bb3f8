// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson, walked with keys on its sample and on another image, with wrong and right answers.
#include "support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/learn/lesson_panel.h"
#include "ui/learn/lesson_runner.h"
#include "ui/map/group_map.h"
#include "ui/text/qt_text.h"
#include "ui/window/pages.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>

namespace atlas::ui {
namespace {

class LessonWalk : public WindowTest {
protected:
    void SetUp() override {
        for (const auto* tool : {"mke2fs", "sfdisk", "debugfs"}) {
            if (!test::hasTool(tool)) {
                GTEST_SKIP() << tool << " is not installed";
            }
        }
        session().reader().setProgram(text(test::built("ext4atlas-cli")));
        runner().fileReader().setProgram(text(test::built("ext4atlas-cli")));
    }

    LessonRunner& runner() { return *window->findChild<LessonRunner*>(); }
    LessonPanel& panel() { return *window->findChild<LessonPanel*>(); }
    QString verdict() { return child<QLabel>("lessonVerdict").text(); }

    QString sample(const std::string& name) {
        const auto folder = fake.file("samples").toStdString();
        test::mustRun(test::shellQuoted(test::inSources("sample-images/make")) + " " + name + " " +
                      test::shellQuoted(folder));
        return text(folder + "/" + name + ".img");
    }

    void openLesson(const QString& path) {
        runner().open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return runner().isOpen() && runner().given().has_value(); }, test::patience));
        QTest::qWait(1);
    }

    /// Answers as a person does: types the number, or chooses and presses Return.
    void reply(const std::string& answer) {
        auto& field = child<ReplyField>("lessonReply");
        if (runner().given()->question->number) {
            auto& line = child<QLineEdit>("lessonNumber");
            line.clear();
            QTest::keyClicks(&line, text(answer));
            return QTest::keyClick(&line, Qt::Key_Return);
        }
        for (auto* button : field.findChildren<QAbstractButton*>()) {
            if (button->property("choice").toString() == text(answer)) {
                QTest::keyClick(button, Qt::Key_Space);
                return QTest::keyClick(button, Qt::Key_Return);
            }
        }
        FAIL() << "there is no choice " << answer;
    }

    void answerStep() {
        const auto question = *runner().given()->question;
        for (const auto& wrong : question.wrong) {
            reply(wrong.answer);
            EXPECT_FALSE(runner().isRevealed()) << question.ask << wrong.answer;
            EXPECT_TRUE(verdict().contains(text(wrong.reason))) << question.ask << verdict().toStdString();
        }
        reply(question.answer);
        EXPECT_TRUE(runner().isRevealed()) << question.ask;
        EXPECT_TRUE(verdict().contains(text(question.answer))) << verdict().toStdString();
    }

    /// Answers all questions and turns the steps with a key, wherever the focus is. Returns how many were asked.
    int walk() {
        int asked = 0;
        for (std::size_t step = 0; step < runner().steps(); ++step) {
            EXPECT_EQ(runner().step(), step);
            EXPECT_TRUE(QTest::qWaitFor([&] { return runner().given().has_value(); }, test::patience));
            EXPECT_FALSE(child<QLabel>("lessonText").text().contains('{'));
            if (runner().given()->select) {
                EXPECT_TRUE(QTest::qWaitFor([&] { return selected() != Place{}; }, test::patience)) << step;
            }
            if (runner().given()->question) {
                ++asked;
                answerStep();
            }
            QTest::qWait(1); // what is queued may move the focus
            QTest::keyClick(window->focusWidget(), Qt::Key_PageDown);
        }
        EXPECT_EQ(runner().step(), runner().steps() - 1);
        return asked;
    }
};

TEST_F(LessonWalk, EveryLessonIsGivenOnItsSample) {
    const auto lessons = builtInLessons();
    EXPECT_GE(lessons.size(), 10U);
    const auto folder = fake.file("samples");
    for (const auto& lesson : lessons) {
        const auto name = readLesson(lesson.path)->sample;
        openAndWait(sample(name));
        openLesson(lesson.path);
        EXPECT_EQ(QFileInfo(session().path()).absolutePath(), folder) << lesson.title.toStdString();
        EXPECT_GE(walk(), 2) << lesson.title.toStdString();
    }
}

TEST_F(LessonWalk, EveryLessonIsGivenOnAnotherImage) {
    for (const auto& lesson : builtInLessons()) {
        const auto paths = pathsIn(readLesson(lesson.path).value());
        if (!paths.empty() && paths != std::vector<std::string>{"/lost+found"}) {
            continue; // it is about the files of its sample
        }
        const auto other = sample(lesson.path.contains("63rd") ? "gpt-34" : "1k-blocks");
        openAndWait(other);
        openLesson(lesson.path);
        EXPECT_EQ(session().path(), other) << lesson.title.toStdString() << " must not need its sample";
        EXPECT_GE(walk(), 2) << lesson.title.toStdString();
    }
}

/// Alt+L opens the menu, its digit the lesson; what follows needs no pointer either.
TEST_F(LessonWalk, NeedsNoMouse) {
    openAndWait(sample("1k-blocks"));
    action("1  What a block group is").trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return runner().given().has_value(); }, test::patience));
    EXPECT_TRUE(panel().isVisible());
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(runner().step(), 1U);
    EXPECT_EQ(window->focusWidget(), &child<QLineEdit>("lessonNumber"));
    auto& line = child<QLineEdit>("lessonNumber");
    QTest::keyClicks(&line, "many");
    QTest::keyClick(&line, Qt::Key_Return);
    EXPECT_FALSE(runner().isRevealed());
    EXPECT_TRUE(verdict().contains("number"));
    QTest::keyClick(window.get(), Qt::Key_R, Qt::AltModifier); // the button is pressed for a moment
    EXPECT_TRUE(QTest::qWaitFor([&] { return runner().isRevealed(); }, test::patience));
    line.clear();
    QTest::keyClick(&line, Qt::Key_Right);
    EXPECT_EQ(runner().step(), 2U);
    QTest::keyClick(&line, Qt::Key_Left);
    EXPECT_EQ(runner().step(), 1U);
    EXPECT_TRUE(runner().isRevealed()) << "the answer stays";
    EXPECT_TRUE(verdict().contains("134,217,728") || verdict().contains("8,388,608")) << verdict().toStdString();
}

TEST_F(LessonWalk, LeadsToTheNextLesson) {
    const auto lessons = builtInLessons();
    openAndWait(sample("1k-blocks"));
    openLesson(lessons[0].path);
    auto& end = child<QLabel>("lessonEnd");
    EXPECT_TRUE(end.isHidden());
    runner().goTo(runner().steps() - 1);
    EXPECT_TRUE(end.text().contains(lessons[1].title)) << end.text().toStdString();
    QTest::qWait(1);
    QTest::keyClick(&panel(), Qt::Key_Return);
    EXPECT_EQ(text(runner().lesson().title), lessons[1].title);
    EXPECT_EQ(runner().step(), 0U);
    openLesson(lessons.back().path);
    runner().goTo(runner().steps() - 1);
    if (runner().given()->question) {
        EXPECT_TRUE(end.isHidden()) << "the question comes first";
        runner().reveal();
    }
    EXPECT_FALSE(end.isHidden());
    EXPECT_FALSE(child<QAbstractButton>("lessonNext").isEnabled()) << "there is no further lesson";
}

TEST_F(LessonWalk, LeavesTheRoomToTheMap) {
    openAndWait(sample("gpt-2048-g16"));
    auto& inspector = child<QWidget>("selectionPanel");
    auto& findings = child<QDockWidget>("findingsDock");
    ASSERT_TRUE(inspector.isVisible());
    openLesson(builtInLessons().front().path);
    EXPECT_FALSE(inspector.isVisible());
    EXPECT_FALSE(findings.isVisible());
    EXPECT_FALSE(child<QWidget>("facts").isVisible()) << "they would give answers away";
    EXPECT_FALSE(child<QWidget>("strip").isVisible()) << "the map has its room";
    findings.show();
    runner().next();
    EXPECT_TRUE(findings.isVisible()) << "the user wants it";
    runner().stop();
    QTest::qWait(1);
    EXPECT_TRUE(inspector.isVisible());
    EXPECT_TRUE(child<QWidget>("facts").isVisible());
    EXPECT_FALSE(panel().isVisible());
}

TEST_F(LessonWalk, KeepsWhatItAsksAboutInSight) {
    openAndWait(sample("gpt-2048-g16"));
    openLesson(builtInLessons().front().path);
    runner().goTo(3);
    const auto& map = window->pages().map();
    const auto last = BlockNumber{session().layout()->filesystem.blockCount.value - 1};
    const auto isInSight = [&] { return map.visibleBlocks().contains(last); };
    EXPECT_TRUE(QTest::qWaitFor(isInSight, test::patience));
    action("Full screen").trigger();
    EXPECT_TRUE(action("Presentation").isChecked()) << "of a lesson";
    QTest::qWait(20);
    EXPECT_TRUE(isInSight()) << "in larger type, and fewer rows";
    action("Full screen").trigger();
    EXPECT_FALSE(action("Presentation").isChecked());
    window->resize(window->width(), 500);
    EXPECT_TRUE(QTest::qWaitFor(isInSight, test::patience));
}

TEST_F(LessonWalk, EndsWithItsDock) {
    openAndWait(sample("1k-blocks"));
    openLesson(builtInLessons().front().path);
    panel().parentWidget()->close();
    EXPECT_FALSE(runner().isOpen());
    action("Groups").trigger();
    QTest::qWait(20);
    EXPECT_FALSE(panel().isVisible());
}

TEST_F(LessonWalk, SaysWhatTheOpenImageLacksAndGivesItBack) {
    const auto image = sample("ext3"); // in another folder than those that the window makes
    openAndWait(image);
    QSignalSpy making(&window->workspace().sampleMaker, &SampleMaker::started);
    runner().open(":/lessons/06-flex-bg.md");
    EXPECT_FALSE(runner().given()) << "ext3 has no flex_bg";
    EXPECT_EQ(making.count(), 0) << "the image stays until the sample is asked for";
    EXPECT_TRUE(panel().isVisible());
    EXPECT_EQ(runner().lacking(), "flex_bg");
    const auto words = panel().findChild<QLabel*>("lessonText")->text();
    EXPECT_TRUE(words.contains("flex_bg") && words.contains("gpt-2048-g16")) << words.toStdString();
    runner().makeSample();
    ASSERT_EQ(making.count(), 1);
    EXPECT_EQ(making.front().front(), "gpt-2048-g16");
    EXPECT_EQ(runner().replaced(), image);
    EXPECT_TRUE(QTest::qWaitFor([&] { return runner().given().has_value(); }, test::patience));
    runner().stop();
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->workspace().session.path() == image; }, test::patience));
}

TEST_F(LessonWalk, GoesOnWhereItWasLeft) {
    const auto path = builtInLessons().front().path;
    const auto image = sample("1k-blocks");
    openAndWait(image);
    openLesson(path);
    runner().next();
    runner().next();
    runner().stop();
    EXPECT_FALSE(panel().isVisible());
    openLesson(path);
    EXPECT_EQ(runner().step(), 2U);
}

TEST_F(LessonWalk, SaysWhatIsWrongWithALesson) {
    fake.write("bad.md", "---\ntitle: t\nsample: bare\n---\n# one\nText with {nothing_known}.\n");
    runner().open(fake.file("bad.md"));
    EXPECT_FALSE(runner().isOpen());
    EXPECT_TRUE(banner().message().contains("there is no such figure")) << banner().message().toStdString();
    EXPECT_TRUE(banner().message().contains("bad.md:6")) << banner().message().toStdString();
}

TEST_F(LessonWalk, ComparesWithinTheWindowInAPresentation) {
    openAndWait(sample("gpt-2048-g16"));
    openLesson(builtInLessons().at(5).path);
    action("Presentation").trigger();
    window->setWindowState(Qt::WindowNoState);
    window->resize(1280, 800);
    while (!child<QWidget>("compare").isVisible()) {
        ASSERT_FALSE(runner().isLastStep()) << "a step compares";
        runner().next();
        QTest::qWait(1);
    }
    QTest::qWait(200);
    const auto& compare = child<QWidget>("compare");
    EXPECT_LE(compare.mapTo(window.get(), QPoint(compare.width(), 0)).x(), 1280) << "nothing is cut off";
    EXPECT_LE(window->width(), 1280);
    EXPECT_FALSE(child<QWidget>("compareSize").isVisible());
    EXPECT_GT(child<QWidget>("multiples").visibleRegion().boundingRect().height(), 250);
    runner().stop();
    action("Presentation").trigger();
    QTest::qWait(1);
    EXPECT_TRUE(child<QWidget>("compareSize").isVisible());
}

TEST_F(LessonWalk, StaysInAPresentationWithLargeType) {
    openAndWait(sample("1k-blocks"));
    openLesson(builtInLessons().front().path);
    const auto before = child<QLabel>("lessonText").font().pointSizeF();
    action("Presentation").trigger();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_GT(child<QLabel>("lessonText").font().pointSizeF(), 1.2 * before);
    action("Presentation").trigger();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_EQ(child<QLabel>("lessonText").font().pointSizeF(), before);
}

} // namespace
} // namespace atlas::ui
