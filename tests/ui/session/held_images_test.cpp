// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted texts and unpacked images, which only this process and its readers can open.
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"
#include "ui/session/bitmap_source.h"
#include "ui/session/held_devices.h"
#include "ui/session/session.h"

#include <QSignalSpy>
#include <filesystem>
#include <gtest/gtest.h>
#include <vector>

namespace atlas::ui {
namespace {

class HeldImages : public testing::Test {
protected:
    HeldImages() {
        test::mustRun("mke2fs -q -F -t ext4 -b 4096 " + image() + " 300M");
        session.reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    }

    [[nodiscard]] std::string image() const { return m_folder.file("fs.img"); }
    [[nodiscard]] std::string inFolder(const std::string& name) const { return m_folder.file(name); }
    /// The bytes of the superblock as the panels read them, and as `of`, a raw image, holds them.
    void expectBytesOf(const std::string& of) const {
        const auto& snapshot = session.snapshot();
        const auto bitmaps = openBitmaps(snapshot.disk.path, snapshot.disk, openImageFile);
        ASSERT_TRUE(bitmaps) << sentence(bitmaps.error());
        std::vector<std::byte> shown(1024);
        std::vector<std::byte> stored(1024);
        ASSERT_TRUE(bitmaps->bytes->read({1024}, shown));
        ASSERT_TRUE((*openFile(of))->read({1024}, stored));
        EXPECT_EQ(shown, stored);
    }
    void open(const QString& path) {
        QSignalSpy opened(&session, &Session::opened);
        QSignalSpy failed(&session, &Session::failed);
        session.open(path);
        constexpr int patience = 30000;
        ASSERT_TRUE(opened.wait(patience))
            << (failed.isEmpty() ? std::string("nothing came") : sentence(failed[0][1].value<Error>()));
    }

    Session session;

private:
    test::TempDir m_folder;
};

TEST_F(HeldImages, APastedTextIsDrawnAndHasNoBytes) {
    const auto path = QStringLiteral("/Pasted layout");
    holdText(path, QByteArray::fromStdString(test::mustRun("LC_ALL=C dumpe2fs " + image() + " 2>/dev/null")));
    open(path);
    const auto& snapshot = session.snapshot();
    ASSERT_TRUE(snapshot.hasVolume());
    EXPECT_EQ(snapshot.layout->groups.size(), GroupCount{3});
    EXPECT_EQ(snapshot.disk.path, path.toStdString());
    const auto bitmaps = openBitmaps(path.toStdString(), snapshot.disk, openImageFile);
    ASSERT_FALSE(bitmaps);
    EXPECT_NE(bitmaps.error().what.find("a text holds no block bitmaps"), std::string::npos) << bitmaps.error().what;
    releaseHeld(path);
}

TEST_F(HeldImages, AnUnpackedImageIsReadWhereItWasUnpackedOnce) {
    test::mustRun("xz -1 -k " + image());
    const auto path = QString::fromStdString(image() + ".xz");
    open(path);
    EXPECT_TRUE(isHeld(path));
    const auto bytes = openImageFile(path.toStdString());
    ASSERT_TRUE(bytes) << sentence(bytes.error());
    EXPECT_EQ((*bytes)->size().value, std::filesystem::file_size(image()));
    const auto& snapshot = session.snapshot();
    EXPECT_EQ(snapshot.disk.path, path.toStdString());
    ASSERT_TRUE(snapshot.disk.envelope.has_value());
    EXPECT_TRUE(openBitmaps(path.toStdString(), snapshot.disk, openImageFile));
    open(QString::fromStdString(image()));
    EXPECT_FALSE(isHeld(path)) << "the space is given back when another image is opened";
}

TEST_F(HeldImages, TheDiskOfAVirtualMachineInACompressedFileIsReadThroughItsFormat) {
    test::mustRun("qemu-img convert -O qcow2 " + image() + " " + inFolder("d.qcow2") + " && xz -1 " +
                  inFolder("d.qcow2"));
    open(QString::fromStdString(inFolder("d.qcow2.xz")));
    expectBytesOf(image());
}

TEST_F(HeldImages, OfAnArchiveTheChosenMemberIsReadAgain) {
    test::mustRun("mke2fs -q -F -t ext4 " + inFolder("other.img") + " 64M && cd " + inFolder(".") +
                  " && zip -q two.zip fs.img other.img");
    const auto path = QString::fromStdString(inFolder("two.zip"));
    QSignalSpy failed(&session, &Session::failed);
    session.open(path);
    ASSERT_TRUE(failed.wait());
    EXPECT_EQ(failed[0][1].value<Error>().members, (std::vector<std::string>{"fs.img", "other.img"}));
    QSignalSpy opened(&session, &Session::opened);
    session.open({.path = path.toStdString(), .member = "fs.img"});
    ASSERT_TRUE(opened.wait());
    expectBytesOf(image());
    session.chooseMember("other.img");
    ASSERT_TRUE(opened.wait());
    expectBytesOf(inFolder("other.img"));
    EXPECT_EQ(session.snapshot().disk.envelope->members.size(), 2U);
}

} // namespace
} // namespace atlas::ui
