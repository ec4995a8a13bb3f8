// SPDX-License-Identifier: GPL-3.0-or-later
// The images of a folder, as File → Open folder lists them.
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"
#include "ui/scan/scan_dialog.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

class ScannedFolder : public testing::Test {
protected:
    ScannedFolder() {
        test::mustRun("cd " + test::shellQuoted(m_folder.path().string()) +
                      " && mke2fs -q -t ext4 -b 4096 sound.img 64M && truncate -s 80M off.img && "
                      "printf 'label: gpt\\nfirst-lba: 34\\nstart=34, size=131072\\n' | sfdisk -q off.img && "
                      "mke2fs -q -F -t ext4 -b 4096 -E offset=17408 off.img 64M && "
                      "mke2fs -q -t ext4 -b 4096 broken.img 64M && "
                      "dd if=/dev/urandom of=broken.img bs=4096 seek=1 count=1 conv=notrunc status=none && "
                      "echo notes > notes.txt");
    }

    [[nodiscard]] std::string file(const std::string& name) const { return m_folder.file(name); }
    [[nodiscard]] QString folder() const { return QString::fromStdString(m_folder.path().string()); }

private:
    test::TempDir m_folder;
};

TEST_F(ScannedFolder, ListsTheWorstFirstAndOpensAnImage) {
    ScanDialog dialog(folder());
    QSignalSpy finished(&dialog, &ScanDialog::finished);
    dialog.start();
    constexpr int patience = 30000;
    ASSERT_TRUE(finished.wait(patience));
    auto* table = dialog.findChild<QTableView*>();
    const auto* rows = table->model();
    const auto place = [&](int row) { return rows->index(row, static_cast<int>(ScanColumn::Place)).data().toString(); };
    QStringList places;
    for (int row = 0; row < rows->rowCount(); ++row) {
        places << place(row);
    }
    ASSERT_TRUE(places.contains("sound.img")) << places.join(' ').toStdString();
    EXPECT_FALSE(places.contains("notes.txt")) << "it is no image";
    EXPECT_GT(places.indexOf("sound.img"), places.indexOf("broken.img"));
    QSignalSpy chosen(&dialog, &ScanDialog::chosen);
    Q_EMIT table->activated(rows->index(static_cast<int>(places.indexOf("broken.img")), 0));
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].toString().toStdString(), file("broken.img"));
    dialog.findChild<QLineEdit*>()->setText("sound");
    EXPECT_EQ(rows->rowCount(), 1);
}

TEST_F(ScannedFolder, WithoutImagesIsCalledEmpty) {
    test::mustRun("mkdir " + test::shellQuoted(file("none")));
    ScanDialog dialog(folder() + "/none");
    QSignalSpy finished(&dialog, &ScanDialog::finished);
    dialog.start();
    ASSERT_TRUE(finished.wait());
    EXPECT_EQ(dialog.findChild<QTableView*>()->model()->rowCount(), 0);
}

} // namespace
} // namespace atlas::ui
