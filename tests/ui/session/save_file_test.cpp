// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/file_text.h"
#include "tests/support/run.h"
#include "tests/support/temp_dir.h"
#include "tests/ui/session/fixture.h"
#include "ui/session/save_file.h"

#include <QIODevice>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

class SaveFile : public testing::Test {
protected:
    Status save(const std::string& path, qsizetype size) {
        return saveFile(QString::fromStdString(path),
                        [&](QIODevice& file) { return file.write(QByteArray(size, 'x')) >= 0; });
    }
    test::TempDir folder;
};

TEST_F(SaveFile, ReplacesWhatWasThere) {
    const auto path = folder.write("file", "what was there");
    ASSERT_TRUE(save(path, 20000));
    EXPECT_EQ(test::fileText(path), std::string(20000, 'x'));
}

TEST_F(SaveFile, WhatCannotBeMadeLeavesTheFileAsItWas) {
    const auto path = folder.write("file", "what was there");
    EXPECT_FALSE(saveFile(QString::fromStdString(path), [](QIODevice& file) { return file.write("half") < 0; }));
    EXPECT_EQ(test::fileText(path), "what was there");
}

TEST_F(SaveFile, SaysWhyAFolderTakesNoFile) {
    const auto status = save(folder.file("missing/file"), 1);
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().where, folder.file("missing/file"));
    EXPECT_THAT(status.error().found, HasSubstr("No such file"));
}

TEST_F(SaveFile, WritesNoDevicePipeOrFolderAndNothingThatIsRead) {
    const auto image = folder.write("disk.img", std::string(4096, '\0'));
    const auto snapshot = folder.write("read.txt", "read");
    neverOverwrite({QString::fromStdString(snapshot), "--json"});
    std::filesystem::create_hard_link(snapshot, folder.file("hard"));
    std::filesystem::create_symlink(snapshot, folder.file("soft"));
    ASSERT_EQ(::mkfifo(folder.file("fifo").c_str(), 0600), 0);
    for (const auto& path : {std::string("/dev/null"), folder.file("fifo"), folder.file("."), image, snapshot,
                             folder.file("hard"), folder.file("soft")}) {
        EXPECT_FALSE(save(path, 1)) << path;
    }
    EXPECT_EQ(test::fileText(image), std::string(4096, '\0'));
    EXPECT_EQ(test::fileText(snapshot), "read");
}

/// Sizes below and above the buffer of 16 KiB that QFileDevice writes last.
TEST_F(SaveFile, AFullDiskLeavesTheFileAsItWas) {
    if (geteuid() != 0 || ::mount("none", folder.file(".").c_str(), "tmpfs", 0, "size=16k") != 0) {
        GTEST_SKIP() << "mounting a small file system needs root";
    }
    const auto path = folder.write("file", "what was there");
    for (const qsizetype size : {13000, 16000, 20000, 1000000}) {
        const auto status = save(path, size);
        ASSERT_FALSE(status) << size;
        EXPECT_THAT(status.error().found, HasSubstr("No space left")) << size;
        EXPECT_EQ(test::fileText(path), "what was there") << size;
    }
    EXPECT_EQ(test::mustRun("ls " + folder.file(".")), "file\n") << "no temporary file is left";
    ::umount(folder.file(".").c_str());
}

} // namespace
} // namespace atlas::ui
