// SPDX-License-Identifier: GPL-3.0-or-later
// The fields and bytes of the selected structure on real images: values as `show --json` gives them, links in both directions.
#include "tests/ui/window/window_fixture.h"

#include "support/paths.h"
#include "tests/support/run.h"
#include "ui/inspector/bytes_view.h"
#include "ui/inspector/fields_model.h"
#include "ui/inspector/structure_tree.h"
#include "ui/text/qt_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <fmt/format.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

class FieldsWindowTest : public WindowTest {
protected:
    void openSample(const std::string& name) {
        const std::string folder = test::inBuild("samples");
        test::mustRun(test::inSources("sample-images/make ") + name + ' ' + test::shellQuoted(folder));
        m_image = folder + '/' + name + ".img";
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        openAndWait(QString::fromStdString(m_image));
        window->findChild<QWidget*>("fieldsDock")->show(); // both, as if one of them floated
        window->findChild<QWidget*>("bytesDock")->show();
        awaitStructure();
    }
    StructureLoader& loader() { return window->workspace().structures; }
    void awaitStructure() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return loader().bytes() && !loader().isReading(); }, test::patience));
    }
    void goTo(const QString& place) {
        auto& field = child<QLineEdit>("goTo");
        field.setText(place);
        QTest::keyClick(&field, Qt::Key_Return);
        awaitStructure();
    }
    QAbstractItemModel& fields() { return *child<QTableView>("fields").model(); }
    QString cell(int row, FieldColumn column) {
        return fields().index(row, static_cast<int>(column)).data().toString();
    }
    int rowOf(const QString& name) {
        for (int row = 0; row < fields().rowCount(); ++row) {
            if (cell(row, FieldColumn::Name) == name) {
                return row;
            }
        }
        return -1;
    }
    [[nodiscard]] QJsonObject shown(const std::string& what) const {
        const auto out =
            test::mustRun(test::built("ext4atlas-cli show --json ") + test::shellQuoted(m_image) + ' ' + what);
        return QJsonDocument::fromJson(QByteArray::fromStdString(out)).object();
    }
    void expectFields(const std::string& what) {
        const auto expected = shown(what)["structures"].toArray().first().toObject()["fields"].toArray();
        ASSERT_EQ(fields().rowCount(), expected.size()) << what;
        for (int row = 0; row < expected.size(); ++row) {
            const auto field = expected[row].toObject();
            EXPECT_EQ(cell(row, FieldColumn::Name), field["field"].toString()) << what;
            EXPECT_EQ(cell(row, FieldColumn::Raw), field["hex"].toString()) << what;
            EXPECT_EQ(cell(row, FieldColumn::Meaning), field["meaning"].toString()) << what;
            EXPECT_THAT(cell(row, FieldColumn::Value).toStdString(),
                        HasSubstr(field["value"].toString().toStdString()));
        }
    }
    void chooseRow(int row) {
        auto& view = child<QTableView>("fields");
        const auto index = fields().index(row, 0);
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
    }

private:
    std::string m_image;
};

TEST_F(FieldsWindowTest, EqualWhatTheCommandLineShows) {
    openSample("gpt-2048-g16");
    expectFields("superblock");
    goTo("group 21");
    expectFields("group 21");
    goTo("inode 12");
    expectFields("inode 12");
}

TEST_F(FieldsWindowTest, OfATruncatedImageAreThoseOfTheCopiesThatAreThere) {
    const auto image = fake.file("cut.img").toStdString();
    test::mustRun("truncate -s 600M " + test::shellQuoted(image) + " && mke2fs -q -F -t ext4 -b 4096 " +
                  test::shellQuoted(image) + " && truncate -s 300M " + test::shellQuoted(image));
    session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    openAndWait(QString::fromStdString(image));
    window->findChild<QWidget*>("fieldsDock")->show();
    goTo("group 1");
    ASSERT_EQ(loader().structure().copies.size(), 2U);
    EXPECT_EQ(loader().structure().unreadable, std::vector{GroupNumber{3}});
    EXPECT_THAT(child<QLabel>("fieldsSummary").text().toStdString(), HasSubstr("1 copy cannot be read: group 3"));
}

TEST_F(FieldsWindowTest, ACopyThatShouldNotDifferStandsBesideTheValue) {
    const test::TempDir folder;
    const auto image = folder.file("fs.img");
    test::mustRun("mke2fs -q -F -t ext4 " + test::shellQuoted(image) + " 1G");
    test::overwrite(image, (std::uint64_t{5 * 32768} * 4096) + 0x68, "wrong"); // s_uuid of group 5
    session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    openAndWait(QString::fromStdString(image));
    window->resize(1280, 1000); // the drawer takes its share of the height
    window->findChild<QWidget*>("fieldsDock")->show();
    window->findChild<QWidget*>("fieldsDock")->raise();
    awaitStructure();
    goTo("group 1");
    goTo("superblock");
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return child<QTableView>("fields").viewport()->height() > 0; }, test::patience));
    const auto& view = child<QTableView>("fields");
    const auto nameAt = [&](int visual) {
        const auto column = view.horizontalHeader()->logicalIndex(visual);
        return view.model()->headerData(column, Qt::Horizontal).toString().toStdString();
    };
    EXPECT_THAT(nameAt(2), HasSubstr("Group 0"));
    EXPECT_THAT(nameAt(3), HasSubstr("Group 5"));
    const QRect row = view.visualRect(view.model()->index(rowOf("s_uuid"), 1));
    EXPECT_TRUE(view.viewport()->rect().intersects(row));
    EXPECT_THAT(cell(rowOf("s_uuid"), FieldColumn::Value).toStdString(), Not(HasSubstr("✖")));
    goTo(QString("block %1").arg(5 * 32768));
    EXPECT_THAT(cell(rowOf("s_uuid"), FieldColumn::Value).toStdString(), HasSubstr("✖"));
    openSample("gpt-efi-swap-root");
    goTo("superblock");
    EXPECT_EQ(nameAt(2), "Raw") << "no copy differs";
}

TEST_F(FieldsWindowTest, TheNamesStayInSightBesideTheLastCopy) {
    openSample("gpt-2048-g16");
    window->findChild<QWidget*>("fieldsDock")->raise();
    goTo("superblock");
    auto& view = child<QTableView>("fields");
    auto& names = child<QTableView>("fieldsFrozen");
    EXPECT_FALSE(names.isVisible()) << "they are in sight";
    view.resize(400, view.height());
    view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->maximum());
    ASSERT_GT(view.horizontalScrollBar()->value(), 0);
    view.verticalScrollBar()->setValue(7);
    ASSERT_TRUE(names.isVisible());
    EXPECT_EQ(names.verticalScrollBar()->value(), view.verticalScrollBar()->value());
    EXPECT_EQ(names.columnWidth(0), view.columnWidth(0));
    EXPECT_TRUE(names.isColumnHidden(1));
    const auto row = names.indexAt({5, names.rowHeight(0) * 2 + 2});
    ASSERT_TRUE(row.isValid());
    QTest::mouseClick(names.viewport(), Qt::LeftButton, {}, names.visualRect(row).center());
    EXPECT_EQ(view.currentIndex().row(), row.row());
    goTo("group 0");
    EXPECT_TRUE(names.isColumnHidden(1)) << "also with other columns";
}

TEST_F(FieldsWindowTest, OfThePartitionTablesWhileAVolumeIsOpen) {
    openSample("gpt-2048-g16");
    goTo("gpt");
    expectFields("gpt");
    EXPECT_EQ(child<BytesView>("bytes").selected().first, ByteOffset{512});
    goTo("mbr");
    expectFields("mbr");
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    awaitStructure();
    expectFields("gpt");
}

TEST_F(FieldsWindowTest, ChosenFieldIsSelectedInTheBytesAndOnTheMap) {
    openSample("gpt-2048-g16");
    goTo("group 21");
    const int row = rowOf("bg_inode_table_lo");
    ASSERT_GE(row, 0);
    chooseRow(row);
    awaitStructure();
    const auto descriptor = shown("group 21")["structures"].toArray().first().toObject();
    ASSERT_TRUE(loader().byte());
    EXPECT_EQ(loader().byte()->value, static_cast<std::uint64_t>(descriptor["byte"].toDouble()) + 8);
    EXPECT_TRUE(std::holds_alternative<BlockPlace>(selected()));
    EXPECT_THAT(child<QLabel>("byteName").text().toStdString(), HasSubstr("byte 0 of bg_inode_table_lo"));
    EXPECT_EQ(child<QTableView>("fields").currentIndex().row(), row);
    auto& bytes = child<BytesView>("bytes");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bytes.isRead(); }, test::patience));
    const auto raw = bytes.copied();
    EXPECT_EQ(raw.size(), 4U);
}

TEST_F(FieldsWindowTest, BytesAreThoseOfTheSelectedBlock) {
    openSample("gpt-2048-g16");
    const auto& bytes = child<BytesView>("bytes");
    const auto& fs = session().snapshot().layout->filesystem;
    const auto start = session().snapshot().placement->bytes.first;
    const auto& groups = session().snapshot().layout->groups;
    // A bitmap, whose fields are those of its descriptor; the journal behind its superblock; the last block.
    for (const auto block : {groups.blockBitmap[17], groups.inodeBitmap[17], BlockNumber{fs.end().value - 1}}) {
        goTo(QStringLiteral("block %1").arg(block.value));
        EXPECT_EQ(bytes.selected(), (ByteInterval{start + (byteOf(block, fs.blockSize) - ByteOffset{0}), fs.blockSize}))
            << block.value;
    }
    goTo(QStringLiteral("block %1").arg(groups.inodeTable[17].value));
    EXPECT_EQ(bytes.selected().count.value, fs.inodeSize) << "the first inode, whose fields are shown";
}

TEST_F(FieldsWindowTest, ClickedByteNamesItsFieldAndSelectsIt) {
    openSample("gpt-2048-g16");
    goTo("group 21");
    chooseRow(rowOf("bg_inode_table_lo"));
    awaitStructure();
    auto& bytes = child<BytesView>("bytes");
    const ByteOffset byte{loader().byte()->value + 3};
    QTest::mouseClick(bytes.viewport(), Qt::LeftButton, {}, bytes.rectOf(byte).center());
    awaitStructure();
    EXPECT_EQ(loader().byte(), byte);
    EXPECT_THAT(child<QLabel>("byteName").text().toStdString(), HasSubstr("byte 3 of bg_inode_table_lo"));
    QTest::keyClick(&bytes, Qt::Key_Right);
    awaitStructure();
    EXPECT_EQ(cell(child<QTableView>("fields").currentIndex().row(), FieldColumn::Name), "bg_free_blocks_count_lo");
}

TEST_F(FieldsWindowTest, FilterLeavesTheMatchingFields) {
    openSample("gpt-2048-g16");
    child<QLineEdit>("fieldsFilter").setText("s_feature_");
    ASSERT_GT(fields().rowCount(), 0);
    EXPECT_LT(fields().rowCount(), 10);
    chooseRow(0);
    EXPECT_THAT(child<QLabel>("byteName").text().toStdString(), HasSubstr("s_feature_compat"));
}

TEST_F(FieldsWindowTest, SayWhereNothingCanBeShown) {
    openAndWait(misaligned()); // of which there is no image
    ASSERT_TRUE(QTest::qWaitFor([this] { return !loader().isReading(); }, test::patience));
    EXPECT_FALSE(loader().reason().isEmpty());
    EXPECT_EQ(child<QLabel>("fieldsSummary").text(), loader().reason());
    openSample("gpt-2048-g16");
    goTo("block 20000");
    EXPECT_THAT(child<QLabel>("fieldsSummary").text().toStdString(), HasSubstr("No structure with fields"));
}

TEST_F(FieldsWindowTest, ShowTheBytesAtTheEndOfALargeImage) {
    openSample("1tib");
    goTo(QStringLiteral("byte %1").arg((std::uint64_t{1} << 40U) - (std::uint64_t{4} << 20U)));
    auto& bytes = child<BytesView>("bytes");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bytes.isRead(); }, test::patience));
    EXPECT_GT(bytes.top().value, std::uint64_t{1} << 39U);
    bytes.verticalScrollBar()->setValue(bytes.verticalScrollBar()->maximum());
    ASSERT_TRUE(QTest::qWaitFor([&] { return bytes.isRead(); }, test::patience));
    EXPECT_LT(session().snapshot().disk.size.value - bytes.top().value, 4096U);
}

class BytesSearchTest : public FieldsWindowTest {
protected:
    void find(const QString& pattern, int kind, Qt::KeyboardModifiers modifiers = {}) {
        child<QComboBox>("findKind").setCurrentIndex(kind);
        auto& field = child<QLineEdit>("findPattern");
        field.setText(pattern);
        QTest::keyClick(&field, Qt::Key_Return, modifiers);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !result().empty(); }, test::patience));
        awaitStructure();
    }
    std::string result() { return child<QLabel>("findResult").text().toStdString(); }
    QAction& copying(const QString& words) {
        for (auto* each : child<BytesView>("bytes").actions()) {
            if (each->text().remove('&') == words) {
                return *each;
            }
        }
        throw std::runtime_error("no such action");
    }
    static constexpr int hex = 0;
    static constexpr int words = 1;
};

TEST_F(BytesSearchTest, FindsTheMagicNumberInBothDirectionsAndWraps) {
    openSample("gpt-2048-g16");
    const auto start = session().snapshot().placement->bytes.first.value;
    find("EFI PART", words);
    EXPECT_EQ(result(), "Found at byte 512.");
    find("EFI PART", words); // its copy in the last sector
    const auto last = session().snapshot().disk.size.value - 512;
    EXPECT_THAT(result(), HasSubstr(number(last).toStdString()));
    find("EFI PART", words);
    EXPECT_EQ(result(), "Found at byte 512, past the end of the disk and round.");
    goTo(QStringLiteral("byte %1").arg(start + 1500));
    find("53 ef", hex, Qt::ShiftModifier);
    EXPECT_EQ(result(), "Found at byte " + number(start + 1080).toStdString() + ".");
    EXPECT_EQ(loader().byte(), ByteOffset{start + 1080});
    EXPECT_TRUE(std::holds_alternative<BlockPlace>(selected()));
    EXPECT_EQ(child<BytesView>("bytes").selected(), (ByteInterval{{start + 1080}, {2}}));
    EXPECT_EQ(cell(child<QTableView>("fields").currentIndex().row(), FieldColumn::Name), "s_magic");
    find("5", hex);
    EXPECT_THAT(result(), HasSubstr("pairs of hexadecimal digits"));
    find("no such text is on this disk", words);
    EXPECT_EQ(result(), "Not found.");
}

TEST_F(BytesSearchTest, ALongSearchIsCancelled) {
    openSample("1tib");
    child<QLineEdit>("findPattern").setText("no such text is on this disk");
    child<QComboBox>("findKind").setCurrentIndex(words);
    QTest::mouseClick(&child<QToolButton>("findNext"), Qt::LeftButton);
    EXPECT_TRUE(child<QToolButton>("cancelFind").isVisible());
    QTest::mouseClick(&child<QToolButton>("cancelFind"), Qt::LeftButton);
    EXPECT_EQ(result(), "Cancelled.");
    EXPECT_FALSE(child<QToolButton>("cancelFind").isVisible());
}

TEST_F(BytesSearchTest, ARangeIsChosenAndCopied) {
    openSample("gpt-2048-g16");
    find("53 ef", hex);
    auto& bytes = child<BytesView>("bytes");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bytes.isRead(); }, test::patience));
    const auto magic = bytes.selected().first;
    QTest::mouseClick(bytes.viewport(), Qt::LeftButton, {}, bytes.rectOf(magic).center());
    awaitStructure();
    QTest::keyClick(&bytes, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(bytes.selected(), (ByteInterval{magic, {2}}));
    EXPECT_THAT(child<QLabel>("byteName").text().toStdString(), HasSubstr("2 bytes"));
    copying("Copy as hexadecimal").trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "53 ef");
    copying("Copy as C array").trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "{0x53, 0xef}");
    QTest::mousePress(bytes.viewport(), Qt::LeftButton, {}, bytes.rectOf(magic).center());
    awaitStructure();
    QTest::mouseMove(bytes.viewport(), bytes.rectOf({magic.value + 3}).center());
    QTest::mouseRelease(bytes.viewport(), Qt::LeftButton, {}, bytes.rectOf({magic.value + 3}).center());
    EXPECT_EQ(bytes.selected(), (ByteInterval{magic, {4}}));
    for (int page = 0; page < 5; ++page) { // what is out of sight is read
        QTest::keyClick(&bytes, Qt::Key_PageDown, Qt::ShiftModifier);
    }
    const auto count = bytes.selected().count.value;
    QGuiApplication::clipboard()->clear();
    copying("Copy as hexadecimal").trigger();
    ASSERT_TRUE(QTest::qWaitFor([] { return !QGuiApplication::clipboard()->text().isEmpty(); }, test::patience));
    EXPECT_EQ(QGuiApplication::clipboard()->text().size(), static_cast<qsizetype>(count * 3 - 1));
}

TEST_F(FieldsWindowTest, ThePanelHasTheRightValueBesideAWrongOne) {
    openSample("no-superblock");
    auto& fields = *child<QTableView>("storedFields").model();
    const auto row = [&fields](const QString& name) {
        for (int at = 0; at < fields.rowCount(); ++at) {
            if (fields.index(at, 0).data().toString() == name) {
                return QStringList{fields.index(at, 1).data().toString(), fields.index(at, 2).data().toString()};
            }
        }
        return QStringList();
    };
    EXPECT_EQ(row("s_inodes_count"), (QStringList{"✖ 0", "✓ 1048576"}));
    EXPECT_EQ(row("s_free_blocks_count_lo"), (QStringList{"0", "may differ"}));
    EXPECT_EQ(row("s_first_data_block"), (QStringList{"0", "="}));
}

/// The views of the drawer besides the fields, on an image with an index, a file in pieces and a journal to replay.
class InsideTest : public FieldsWindowTest {
protected:
    void SetUp() override {
        const auto root = fake.file("root").toStdString();
        test::mustRun("mkdir -p " + root + "/many");
        for (int n = 0; n < 400; ++n) {
            test::mustRun(fmt::format("touch '{}/many/a name to fill the blocks of the directory {}'", root, n));
        }
        m_file = fake.file("fs.img");
        const auto image = m_file.toStdString();
        test::mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -d {} {} 16M", root, image));
        EXPECT_LE(test::run("e2fsck -fyD " + image).exitCode, 1);
        const auto script = fake.file("script").toStdString();
        test::mustRun(
            fmt::format("head -c 1024 /dev/zero >{0}.block; printf 'jo\\njw -b 15000 {0}.block\\njc\\n' >{0}; "
                        "debugfs -w -f {0} {1}",
                        script, image));
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        window->workspace().files.reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        openAndWait(m_file);
        window->findChild<QWidget*>("fieldsDock")->show();
        for (auto* inside : window->findChildren<StructureTree*>()) {
            inside->reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        }
        awaitStructure();
    }
    QTreeWidget& tree() { return child<QTreeWidget>("structureTree"); }
    void view(int at) {
        child<QComboBox>("fieldsView").setCurrentIndex(at);
        ASSERT_TRUE(QTest::qWaitFor([this] { return tree().topLevelItemCount() > 0; }, test::patience))
            << child<QLabel>("structureSummary").text().toStdString();
    }
    [[nodiscard]] std::uint64_t blockOf(const std::string& path, int logical) const {
        return std::stoull(
            test::mustRun(fmt::format("debugfs -R 'bmap {} {}' {}", path, logical, m_file.toStdString())));
    }

private:
    QString m_file;
};

TEST_F(InsideTest, AnIndexIsShownWhereThereAreNoFields) {
    goTo(QString::fromStdString(fmt::format("block {}", blockOf("/many", 0))));
    EXPECT_THAT(child<QLabel>("fieldsSummary").text().toStdString(), HasSubstr("“Inside the block”"));
    view(1);
    const auto* root = tree().topLevelItem(0);
    EXPECT_THAT(root->text(0).toStdString(), HasSubstr("dx_root"));
    EXPECT_EQ(tree().topLevelItem(1)->text(0).right(8), "dx_entry");
    bool hasVersion = false;
    for (int n = 0; n < root->childCount(); ++n) {
        hasVersion = hasVersion || (root->child(n)->text(0) == "hash_version" && root->child(n)->text(1) == "half_md4");
    }
    EXPECT_TRUE(hasVersion);
}

TEST_F(InsideTest, ThePanelBesideTheMapShowsIt) {
    auto& inside = child<QTreeWidget>("insideTree");
    EXPECT_FALSE(inside.isVisible()) << "the superblock has fields";
    goTo(QString::fromStdString(fmt::format("block {}", blockOf("/many", 0))));
    ASSERT_TRUE(QTest::qWaitFor([&] { return inside.topLevelItemCount() > 1; }, test::patience));
    EXPECT_TRUE(inside.isVisible());
    EXPECT_THAT(inside.topLevelItem(0)->text(0).toStdString(), HasSubstr("dx_root"));
    EXPECT_FALSE(child<QLabel>("storedFieldsTitle").isVisible());
}

TEST_F(InsideTest, TheTreeOfADirectoryLeadsToItsBlocks) {
    goTo("/many");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->workspace().selection.file() != nullptr; }, test::patience));
    QTest::qWait(1); // the drawer of the file takes the place of this one
    window->findChild<QWidget*>("fieldsDock")->show();
    view(2);
    ASSERT_EQ(tree().topLevelItemCount(), 2) << "the extent tree and the directory";
    auto* first = tree().topLevelItem(1)->child(0);
    EXPECT_THAT(first->text(0).toStdString(), HasSubstr("dx_root"));
    tree().setCurrentItem(first);
    const auto* place = std::get_if<BlockPlace>(&window->workspace().selection.place());
    ASSERT_NE(place, nullptr);
    EXPECT_EQ(place->block.value, blockOf("/many", 0));
    EXPECT_EQ(tree().topLevelItemCount(), 2) << "the tree stays";
}

TEST_F(InsideTest, TheJournalTellsWhatAReplayWrites) {
    view(3);
    EXPECT_THAT(child<QLabel>("structureSummary").text().toStdString(), HasSubstr("1 block would be written"));
    auto* copy = tree().topLevelItem(0)->child(0)->child(0);
    EXPECT_EQ(copy->text(1), "is written");
    const auto* inJournal = copy->child(0);
    const auto journal =
        test::mustRun(fmt::format("debugfs -R 'bmap <8> 2' {} 2>/dev/null", session().path().toStdString()));
    EXPECT_EQ(inJournal->data(2, Qt::UserRole).toULongLong(), std::stoull(journal));
    tree().setCurrentItem(copy);
    const auto* place = std::get_if<BlockPlace>(&window->workspace().selection.place());
    ASSERT_NE(place, nullptr);
    EXPECT_EQ(place->block.value, 15000U);
}

} // namespace
} // namespace atlas::ui
