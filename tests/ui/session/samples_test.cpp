// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/temp_dir.h"
#include "tests/ui/session/fixture.h"
#include "ui/session/recent_files.h"
#include "ui/session/samples.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

class SamplesTest : public testing::Test {
protected:
    test::TempDir folder;
    QString root = QString::fromStdString(folder.path().string());
    SampleFolders folders{root + "/sample-images", root + "/build/samples"};

    void SetUp() override { ASSERT_TRUE(QDir(root).mkpath("sample-images")); }

    void write(const char* name, const char* text) {
        QFile file(root + "/sample-images/" + name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.setPermissions(file.permissions() | QFile::ExeUser);
    }
};

TEST_F(SamplesTest, ListsNamesAndPurposes) {
    write("samples.tsv", "mbr-63\tstraddling\tA partition at LBA 63\nbroken line\nbare\twhole\tNo table\n");
    const auto samples = readSamples(folders.recipes);
    ASSERT_EQ(samples.size(), 2U);
    EXPECT_EQ(samples[0].name, "mbr-63");
    EXPECT_EQ(samples[1].purpose, "No table");
    EXPECT_TRUE(readSamples({}).empty());
}

TEST_F(SamplesTest, AreFoundFromTheBuildFolder) {
    write("samples.tsv", "");
    EXPECT_EQ(findSamples(root + "/build/bin").recipes, folders.recipes);
    EXPECT_EQ(findSamples(root + "/build/asan/bin").images, folders.images);
}

TEST_F(SamplesTest, AreMadeByTheScript) {
    write("make", "#!/bin/sh\nmkdir -p \"$2\" && echo image > \"$2/$1.img\"\n");
    SampleMaker maker(folders);
    QSignalSpy made(&maker, &SampleMaker::made);
    maker.make("bare");
    ASSERT_TRUE(made.wait(test::patience));
    EXPECT_EQ(made[0][0].toString(), folders.images + "/bare.img");
}

TEST_F(SamplesTest, AFailureCarriesTheScriptsLastWords) {
    write("make", "#!/bin/sh\necho first; echo 'mke2fs: not found' >&2; exit 1\n");
    SampleMaker maker(folders);
    QSignalSpy failed(&maker, &SampleMaker::failed);
    maker.make("bare");
    ASSERT_TRUE(failed.wait(test::patience));
    EXPECT_EQ(failed[0][1].value<Error>().found, "mke2fs: not found");
}

TEST_F(SamplesTest, CancelEndsTheScriptAndItsChildren) {
    write("make", "#!/bin/sh\nsleep 60; touch \"$2\"/ended\n");
    SampleMaker maker(folders);
    QSignalSpy cancelled(&maker, &SampleMaker::cancelled);
    QSignalSpy failed(&maker, &SampleMaker::failed);
    maker.make("bare");
    maker.cancel();
    EXPECT_EQ(cancelled.size(), 1);
    EXPECT_FALSE(maker.running());
    EXPECT_TRUE(failed.isEmpty());
}

TEST(RecentFiles, KeepTheNewestTenWithoutDoubles) {
    const test::TempDir folder;
    QSettings settings(QString::fromStdString(folder.file("recent.ini")), QSettings::IniFormat);
    RecentFiles recent(settings);
    for (int i = 0; i < 12; ++i) {
        recent.add(QString("/images/%1.img").arg(i));
    }
    recent.add("/images/5.img");
    EXPECT_EQ(recent.paths().size(), maxRecentFiles);
    EXPECT_EQ(recent.paths().front(), "/images/5.img");
    EXPECT_EQ(recent.paths().count("/images/5.img"), 1);
    recent.remove("/images/5.img");
    EXPECT_FALSE(recent.paths().contains("/images/5.img"));
    recent.clear();
    EXPECT_TRUE(recent.paths().isEmpty());
}

} // namespace
} // namespace atlas::ui
