// SPDX-License-Identifier: GPL-3.0-or-later
// The volumes beside the open one, told by the real reader.
#include "support/paths.h"
#include "support/run.h"
#include "tests/ui/window/window_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <filesystem>
#include <fmt/format.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

class OtherVolumesInWindow : public WindowTest {
protected:
    void SetUp() override { useRealReader(); }
    void useRealReader() { session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli"))); }
    HealthVerdict health() { return session().judgement().found.health.verdict; }
    std::string told() { return child<QLabel>("verdictAlignment").text().toStdString(); }

    /// Two partitions with ext4; byte `at` of the second's superblock is another one.
    QString twoVolumes(std::uint64_t at) {
        const auto path = fake.file("two.img").toStdString();
        test::makeSparse(path, 40 << 20);
        const auto word = test::shellQuoted(path);
        test::mustRun("sfdisk -q --force " + word, "label: dos\n2048,32768,L\n36864,32768,L\n");
        for (const std::uint64_t sector : {first, second}) {
            test::mustRun(fmt::format("mke2fs -q -F -t ext4 -b 4096 -E offset={} {} 16M", sector * 512, word));
        }
        test::overwrite(path, second * 512 + 1024 + at, "\x77");
        return QString::fromStdString(path);
    }

    void reloadAndWait() {
        QSignalSpy opened(&session(), &Session::opened);
        action("Reload").trigger();
        ASSERT_TRUE(opened.wait(test::patience));
        QTest::qWait(20);
    }

    static constexpr std::uint64_t first = 2048;
    static constexpr std::uint64_t second = 36864;
    static constexpr std::uint64_t label = 0x78;
};

/// On a bare disk, and in a partition.
TEST_F(OtherVolumesInWindow, ThatBeginElsewhereAreOpenedByAButton) {
    for (const bool isInPartition : {false, true}) {
        const auto path = fake.file("displaced.img").toStdString();
        const auto word = test::shellQuoted(path);
        constexpr std::uint64_t at = 2048 * 512 + 4096;
        std::filesystem::remove(path);
        test::makeSparse(path, 40 << 20);
        if (isInPartition) {
            test::mustRun("sfdisk -q --force " + word, "label: dos\n2048,32768,L\n");
        }
        test::mustRun(fmt::format("mke2fs -q -F -t ext4 -b 4096 -E offset={} {} 8M", at, word));
        openAndWait(QString::fromStdString(path));
        EXPECT_EQ(session().layout(), nullptr);
        EXPECT_THAT(child<QLabel>("whyNoVolume").text().toStdString(),
                    testing::AllOf(HasSubstr("ext4 that begins"), HasSubstr("--offset 1052672")));
        auto& button = child<QPushButton>("openDisplaced");
        ASSERT_TRUE(button.isVisible());
        EXPECT_THAT(button.text().toStdString(), HasSubstr("1,052,672"));
        QSignalSpy opened(&session(), &Session::opened);
        QTest::mouseClick(&button, Qt::LeftButton);
        ASSERT_TRUE(opened.wait(test::patience));
        ASSERT_NE(session().layout(), nullptr);
        EXPECT_EQ(session().snapshot().placement->bytes.first.value, at);
        EXPECT_FALSE(button.isVisible());
        reloadAndWait();
        ASSERT_NE(session().layout(), nullptr) << "a reload keeps the place";
        EXPECT_EQ(session().request().offset, Quantity{at});
    }
}

TEST_F(OtherVolumesInWindow, AreJudgedAgainByAReload) {
    openAndWait(twoVolumes(label));
    ASSERT_EQ(session().snapshot().placement->partition, 1U);
    EXPECT_EQ(health(), HealthVerdict::Error);
    EXPECT_THAT(child<QLabel>("verdictHealth").text().toStdString(), HasSubstr("1 error"));
    reloadAndWait();
    EXPECT_TRUE(session().wasReloaded());
    EXPECT_EQ(session().snapshot().placement->partition, 1U);
    EXPECT_EQ(health(), HealthVerdict::Error) << "nobody asked about the first volume alone";
    EXPECT_THAT(child<QLabel>("verdictHealth").text().toStdString(), HasSubstr("1 error"));
}

TEST_F(OtherVolumesInWindow, AreJudgedAgainByTheNextStart) {
    openAndWait(twoVolumes(label));
    window->close();
    window = makeWindow();
    useRealReader();
    const auto last = savedSession(settings);
    ASSERT_TRUE(last);
    QSignalSpy opened(&session(), &Session::opened);
    window->reopen(*last);
    ASSERT_TRUE(opened.wait(test::patience));
    QTest::qWait(20);
    EXPECT_EQ(health(), HealthVerdict::Error);
}

TEST_F(OtherVolumesInWindow, AreLeftOutWhereTheUserPickedOne) {
    openAndWait(twoVolumes(label));
    QSignalSpy opened(&session(), &Session::opened);
    session().choose({.partition = 1});
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_EQ(health(), HealthVerdict::Healthy);
    reloadAndWait();
    EXPECT_EQ(health(), HealthVerdict::Healthy);
    session().choose({.partition = 2});
    ASSERT_TRUE(opened.wait(test::patience));
    reloadAndWait();
    EXPECT_EQ(session().snapshot().placement->partition, 2U) << "it stays picked";
}

} // namespace
} // namespace atlas::ui
