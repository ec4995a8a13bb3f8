// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in the window: made, answered and marked with real events.
#include "support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/exercise/exercise_panel.h"
#include "ui/learn/lesson_runner.h"
#include "ui/text/qt_text.h"
#include "ui/window/classroom.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTextBrowser>

namespace atlas::ui {
namespace {

class ExerciseDock : public WindowTest {
protected:
    void SetUp() override {
        for (const auto* tool : {"mke2fs", "sfdisk", "debugfs", "e2fsck"}) {
            if (!test::hasTool(tool)) {
                GTEST_SKIP() << tool << " is not installed";
            }
        }
        session().reader().setProgram(text(test::built("ext4atlas-cli")));
        action("Exercise…").trigger();
        ASSERT_TRUE(child<QDockWidget>("exerciseDock").isVisible());
    }

    ExerciseRun& exercise() { return window->findChild<ExerciseStage*>()->run(); }
    QLineEdit& answer(int number) {
        return child<QLineEdit>(QStringLiteral("exerciseAnswer%1").arg(number).toUtf8().constData());
    }
    QString markOf(int number) {
        return child<QLabel>(QStringLiteral("exerciseMark%1").arg(number).toUtf8().constData()).text();
    }
    QString result() { return child<QLabel>("exerciseResult").text(); }

    void make(ExerciseKind kind, int level, int seed) {
        child<QComboBox>("exerciseKind").setCurrentIndex(static_cast<int>(kind));
        child<QSpinBox>("exerciseLevel").setValue(level);
        child<QSpinBox>("exerciseSeed").setValue(seed);
        QTest::mouseClick(&child<QPushButton>("exerciseMake"), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return exercise().isOpen(); }, test::patience)) << result().toStdString();
        const auto image = exercise().image();
        ASSERT_TRUE(QTest::qWaitFor([&] { return image.isEmpty() || session().path() == image; }, test::patience));
        QTest::qWait(1);
    }
    void type(int number, const QString& words) {
        answer(number).clear();
        QTest::keyClicks(&answer(number), words);
    }
    void check() {
        QSignalSpy marked(&exercise(), &ExerciseRun::marked);
        QTest::keyClick(&answer(1), Qt::Key_Return);
        ASSERT_TRUE(marked.wait(test::patience)) << result().toStdString();
    }
};

TEST_F(ExerciseDock, MarksAnswersAndSaysWhyOneIsWrong) {
    make(ExerciseKind::Align, 1, 4);
    const auto start = session().snapshot().placement->bytes.first.value;
    type(1, QString::number(start / 512 % 4096)); // the sector number divided, as people do
    check();
    EXPECT_TRUE(markOf(1).contains("divides the number of the sector")) << markOf(1).toStdString();
    EXPECT_TRUE(child<QLabel>("exerciseMark2").isHidden()) << "nothing was answered there";
    type(1, QString::number(start % 4096));
    check();
    EXPECT_TRUE(markOf(1).endsWith("right")) << markOf(1).toStdString();
    EXPECT_TRUE(result().startsWith("1 of 4")) << result().toStdString();
    EXPECT_TRUE(window->workspace().recent.paths().isEmpty()) << "the image goes with the exercise";
}

TEST_F(ExerciseDock, RevealsWhatIsWrongOrOpen) {
    make(ExerciseKind::Align, 1, 4);
    EXPECT_FALSE(child<QPushButton>("exerciseImage").isEnabled()) << "it is shown";
    const auto start = session().snapshot().placement->bytes.first.value;
    type(1, QString::number(start % 4096));
    QSignalSpy marked(&exercise(), &ExerciseRun::marked);
    QTest::mouseClick(&child<QPushButton>("exerciseReveal"), Qt::LeftButton);
    ASSERT_TRUE(marked.wait(test::patience)) << result().toStdString();
    EXPECT_TRUE(markOf(1).endsWith("right")) << markOf(1).toStdString();
    const auto answer = markOf(4).section(' ', -1).remove(',');
    EXPECT_TRUE(markOf(4).contains("the answer is")) << markOf(4).toStdString();
    type(4, answer);
    check();
    EXPECT_TRUE(markOf(4).endsWith("right")) << markOf(4).toStdString();
    EXPECT_TRUE(child<QLabel>("exerciseMark2").isHidden()) << "checking reveals nothing";
    EXPECT_TRUE(child<QLabel>("exerciseMark3").isHidden());
}

TEST_F(ExerciseDock, AsksWhatTheCommandLineAsks) {
    make(ExerciseKind::Damage, 2, 3);
    const auto folder = fake.file("same").toStdString();
    const auto cli = test::shellQuoted(test::built("ext4atlas-cli"));
    test::mustRun(cli + " exercise new damage --level 2 --seed 3 -o " + test::shellQuoted(folder));
    const auto asked = test::mustRun("sed -n 's/^[0-9]*[.] //p' " + test::shellQuoted(folder + "/sheet.md"));
    EXPECT_EQ(exercise().questions().join('\n').toStdString() + '\n', asked);
}

TEST_F(ExerciseDock, MakesEachKind) {
    for (unsigned n = 0; n < static_cast<unsigned>(ExerciseKind::end); ++n) {
        const auto kind = static_cast<ExerciseKind>(n);
        make(kind, 1, 7);
        EXPECT_GE(exercise().questions().size(), 3) << name(kind);
        EXPECT_FALSE(child<QTextBrowser>("exerciseSheet").toPlainText().isEmpty());
        EXPECT_EQ(exercise().image().isEmpty(), kind == ExerciseKind::Arithmetic) << name(kind);
    }
}

TEST_F(ExerciseDock, KeepsWhatWasTypedWhenItIsNoNumber) {
    make(ExerciseKind::Arithmetic, 1, 1);
    EXPECT_TRUE(child<QPushButton>("exerciseImage").isHidden());
    type(1, "many");
    check();
    EXPECT_TRUE(markOf(1).contains("many")) << markOf(1).toStdString();
    EXPECT_EQ(answer(1).text(), "many");
}

TEST_F(ExerciseDock, HasATimerThatIsOff) {
    make(ExerciseKind::Arithmetic, 1, 2);
    auto& timer = child<QCheckBox>("exerciseTimer");
    EXPECT_FALSE(timer.isChecked());
    EXPECT_EQ(timer.text().remove('&'), "Timer");
    timer.click();
    EXPECT_TRUE(timer.text().contains(QRegularExpression("[0-9]:[0-9]{2}$"))) << timer.text().toStdString();
}

TEST_F(ExerciseDock, DrawsAnotherSeedForAnotherExercise) {
    make(ExerciseKind::Arithmetic, 1, 0);
    const int first = child<QSpinBox>("exerciseSeed").value();
    EXPECT_NE(first, 0);
    QSignalSpy changed(&exercise(), &ExerciseRun::changed);
    QTest::mouseClick(&child<QPushButton>("exerciseMake"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return changed.count() >= 2 && exercise().isOpen(); }, test::patience));
    EXPECT_NE(child<QSpinBox>("exerciseSeed").value(), first);
}

TEST_F(ExerciseDock, EndsTheLesson) {
    auto& lesson = *window->findChild<LessonRunner*>();
    EXPECT_FALSE(action("End the lesson").isEnabled());
    lesson.open(builtInLessons().front().path);
    ASSERT_TRUE(lesson.isOpen());
    EXPECT_TRUE(action("End the lesson").isEnabled());
    window->workspace().sampleMaker.cancel();
    make(ExerciseKind::Align, 1, 4);
    EXPECT_FALSE(lesson.isOpen()) << "it would go on with the numbers of the exercise's image";
    EXPECT_FALSE(action("End the lesson").isEnabled());
}

TEST_F(ExerciseDock, SharesThePlaceOfTheLesson) {
    auto& lesson = *window->findChild<LessonRunner*>();
    openAndWait(fake.snapshotFile("misaligned.img", test::twoPartitions()));
    lesson.open(builtInLessons().front().path);
    window->workspace().sampleMaker.cancel();
    action("Exercise…").trigger();
    QTest::qWait(1);
    auto& dock = child<QDockWidget>("exerciseDock");
    EXPECT_TRUE(window->tabifiedDockWidgets(&dock).contains(&child<QDockWidget>("lessonDock")));
    EXPECT_GT(dock.height(), window->height() / 2);
}

TEST_F(ExerciseDock, StaysClosed) {
    child<QDockWidget>("exerciseDock").close();
    openAndWait(fake.snapshotFile("misaligned.img", test::twoPartitions()));
    QTest::qWait(1);
    EXPECT_FALSE(child<QDockWidget>("exerciseDock").isVisible());
}

} // namespace
} // namespace atlas::ui
