// SPDX-License-Identifier: GPL-3.0-or-later
// Devices by real events: the list, the password by a stand-in for pkexec, and a descriptor that becomes the open image.
#include "ui/device/device_dialog.h"

#include "report/json/info_json.h"
#include "support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/session/held_devices.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <sstream>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

std::string listJson() {
    ListedDevice disk{.path = "/dev/nosuch", .model = "Disk", .size = {std::uint64_t{1} << 30}};
    disk.partitions.push_back({.path = "/dev/nosuch2", .number = 2, .content = "ext4", .mountedAt = {"/srv"}});
    std::ostringstream out;
    writeDevicesJson("test", {disk}, out);
    return out.str();
}

class DeviceDialogTest : public WindowTest {
protected:
    void SetUp() override {
        fake.write("devices.json", listJson());
        dialog.reader().setProgram(fake.script("lister", "cat " + fake.file("devices.json").toStdString()));
        dialog.show();
        ASSERT_TRUE(QTest::qWaitFor([this] { return tree().model()->rowCount() == 1; }, test::patience));
    }
    QTreeView& tree() { return *dialog.findChild<QTreeView*>("devices"); }
    QPushButton& openButton() { return *dialog.findChild<QPushButton*>("openDevice"); }
    std::string note() { return dialog.findChild<QLabel*>("deviceNote")->text().toStdString(); }
    /// A program that runs the rest of its arguments, as pkexec does.
    QString elevator() { return fake.script("elevator", "exec \"$@\""); }
    /// Sends the descriptor of `image` over its standard input.
    QString helperFor(const std::string& image) {
        return fake.script("helper", "exec python3 -c 'import os, socket; socket.send_fds(socket.socket(fileno=0), "
                                     "[b\"x\"], [os.open(\"" +
                                         image + "\", os.O_RDONLY)])'");
    }

    DeviceDialog dialog;
    QSignalSpy chosen{&dialog, &DeviceDialog::chosen};
};

TEST_F(DeviceDialogTest, ListsDisksAndPartitions) {
    const auto disk = tree().model()->index(0, 0);
    EXPECT_EQ(disk.data().toString(), "/dev/nosuch");
    EXPECT_EQ(tree().model()->rowCount(disk), 1);
    EXPECT_TRUE(tree().isExpanded(disk));
    EXPECT_EQ(tree().model()->index(0, static_cast<int>(DeviceColumn::Mounted), disk).data().toString(), "/srv");
}

TEST_F(DeviceDialogTest, AReadableDeviceIsChosenByKeys) {
    dialog.setReadable([](const QString&) { return true; });
    tree().setFocus();
    QTest::keyClick(&tree(), Qt::Key_Down);
    QTest::keyClick(&tree(), Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].value<ImageRequest>(), (ImageRequest{.path = "/dev/nosuch", .volume = {.partition = 2}}));
    EXPECT_FALSE(dialog.isVisible());
}

TEST_F(DeviceDialogTest, WithoutPkexecItTellsTheCommand) {
    dialog.opener().setPrograms({}, {});
    QTest::keyClick(&tree(), Qt::Key_Down);
    QTest::keyClick(&tree(), Qt::Key_Up);
    EXPECT_THAT(note(), HasSubstr("sudo ext4atlas-cli snapshot -o nosuch.ext4atlas /dev/nosuch"));
    EXPECT_FALSE(openButton().isEnabled());
}

TEST_F(DeviceDialogTest, APasswordThatIsNotGivenIsSaid) {
    dialog.opener().setPrograms(fake.script("elevator", "exit 126"), "/bin/true");
    QTest::keyClick(&tree(), Qt::Key_Down);
    QTest::mouseClick(&openButton(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog.opener().isRunning(); }, test::patience));
    EXPECT_THAT(note(), HasSubstr("no password was given"));
    EXPECT_EQ(chosen.count(), 0);
    EXPECT_TRUE(dialog.isVisible());
}

TEST_F(DeviceDialogTest, ADeviceThatWasPassedOnIsReadWithItsBitmaps) {
    const auto image = fake.file("disk.img").toStdString();
    test::mustRun("truncate -s 16M " + image + " && mke2fs -q -t ext4 " + image);
    dialog.opener().setPrograms(elevator(), helperFor(image));
    QTest::keyClick(&tree(), Qt::Key_Down);
    QTest::keyClick(&tree(), Qt::Key_Up);
    QTest::mouseClick(&openButton(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return chosen.count() == 1; }, test::patience)) << note();
    EXPECT_TRUE(isHeld("/dev/nosuch"));
    session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    openAndWait(QStringLiteral("/dev/nosuch"));
    ASSERT_TRUE(session().layout());
    EXPECT_EQ(session().layout()->filesystem.blockCount, BlockCount{16384});
    auto& bitmaps = window->workspace().bitmaps;
    ASSERT_TRUE(QTest::qWaitFor([&] { return bitmaps.settled(); }, test::patience));
    EXPECT_EQ(bitmaps.state(), BitmapState::Complete) << bitmaps.reason().toStdString();
}

TEST_F(DeviceDialogTest, TheFileMenuOpensIt) {
    action("Open device…").trigger();
    EXPECT_NE(window->findChild<DeviceDialog*>(), nullptr);
}

TEST(OpenDevice, RefusesWhatIsNoDevice) {
    const auto helper = test::built("ext4atlas-open-device");
    EXPECT_EQ(test::run(helper).exitCode, 2);
    const auto file = test::run(helper + " /etc/hostname");
    EXPECT_EQ(file.exitCode, 2);
    EXPECT_THAT(file.err, HasSubstr("is no block device"));
    EXPECT_EQ(test::run(helper + " /dev/nosuch").exitCode, 3);
}

} // namespace
} // namespace atlas::ui
