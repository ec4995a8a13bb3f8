// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a page besides reading it: present it, print it, ask what a term or a place means.
#include "tests/ui/window/window_fixture.h"

#include "report/words/glossary.h"
#include "tests/support/file_text.h"
#include "tests/support/temp_dir.h"
#include "ui/alignment/alignment_page.h"
#include "ui/strip/strip_scene.h"
#include "ui/widgets/form_fields.h"
#include "ui/window/exporter.h"
#include "ui/window/theme.h"

#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTextBrowser>
#include <QTimer>

namespace atlas::ui {
namespace {

class PageUsesTest : public WindowTest {
protected:
    void SetUp() override { openAndWait(misaligned()); }
};

/// As projectors and films do; the next start is no full screen.
TEST_F(PageUsesTest, EscLeavesPresentationAndFullScreen) {
    action("Presentation").trigger();
    EXPECT_TRUE(window->isFullScreen());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_FALSE(action("Presentation").isChecked());
    EXPECT_FALSE(window->isFullScreen());
    action("Full screen").trigger();
    EXPECT_TRUE(window->isFullScreen());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_FALSE(window->isFullScreen());
    action("Full screen").trigger();
    window->close();
    window = makeWindow();
    EXPECT_FALSE(window->isFullScreen());
}

TEST_F(PageUsesTest, APresentationHasLargeTypeAndNoDocksAndLeadsBack) {
    auto& findings = child<QDockWidget>("findingsDock");
    findings.show();
    const auto before = map().fontMetrics().height();
    action("Presentation").trigger();
    EXPECT_GT(child<QDockWidget>("findingsDock").font().pointSizeF(), QFont().pointSizeF()) << "if it is opened";
    QTest::qWait(20);
    EXPECT_TRUE(window->isFullScreen());
    EXPECT_FALSE(findings.isVisible());
    EXPECT_GT(map().fontMetrics().height(), 1.2 * before);
    window->pages().showAlignment();
    window->pages().showMap();
    EXPECT_FALSE(findings.isVisible()) << "another page brings no docks";
    action("Presentation").trigger();
    QTest::qWait(20);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_TRUE(findings.isVisible());
    EXPECT_EQ(map().fontMetrics().height(), before);
}

TEST_F(PageUsesTest, EachPageIsPrintedWithinItsSheet) {
    for (const bool alignment : {false, true}) {
        alignment ? window->pages().showAlignment() : window->pages().showMap();
        QTest::qWait(20);
        QImage sheet(1000, 700, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        window->pages().paintPage(painter, sheet.size());
        painter.end();
        const auto red = paletteFor(map().palette()).misaligned.rgb();
        int marked = 0;
        for (int y = 0; y < sheet.height(); ++y) {
            for (int x = 0; x < sheet.width(); ++x) {
                marked += sheet.pixel(x, y) == red ? 1 : 0;
            }
        }
        EXPECT_GT(marked, 100) << (alignment ? "alignment" : "map");
    }
}

/// The rows of a picture do not depend on what fits on the screen, and what is selected there is not outlined.
TEST_F(PageUsesTest, APictureHasEveryRowAndNoSelection) {
    window->resize(1000, 640);
    action("Groups").trigger();
    QTest::qWait(20);
    const auto groups = session().layout()->groups.size().value;
    ASSERT_LT(map().scene().wholeRows(), groups);
    const auto draw = [&] {
        QImage picture(window->pages().pageSize(), QImage::Format_RGB32);
        QPainter painter(&picture);
        window->pages().paintPage(painter, picture.size());
        painter.end();
        return picture;
    };
    const auto before = draw();
    EXPECT_GT(before.height(), static_cast<int>(groups) * 12);
    EXPECT_LE(before.height(), 17000);
    window->workspace().selection.select(GroupPlace{{1}});
    EXPECT_EQ(draw(), before);
    window->pages().copyPicture();
    EXPECT_EQ(QApplication::clipboard()->image().size(), before.size());
}

TEST_F(PageUsesTest, APdfFileIsWrittenWholeAndReplacesNoOtherKind) {
    action("Print…").trigger();
    auto& preview = child<QPrintPreviewDialog>("printPreview");
    const test::TempDir folder;
    const auto print = [&](const std::string& path) {
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(QString::fromStdString(path));
        Q_EMIT preview.paintRequested(&printer);
    };
    print(folder.file("page.pdf"));
    EXPECT_EQ(test::fileText(folder.file("page.pdf")).substr(0, 4), "%PDF");
    const std::string image(4096, '\0');
    const auto disk = folder.write("disk.pdf", image);
    QString refusal;
    QTimer closing; // the message is modal, and print() returns once it is closed
    closing.callOnTimeout([&] {
        for (auto* each : QApplication::topLevelWidgets()) {
            if (auto* box = qobject_cast<QMessageBox*>(each)) {
                refusal = box->text();
                box->close();
            }
        }
    });
    closing.start(50);
    print(disk);
    closing.stop();
    EXPECT_THAT(refusal.toStdString(), testing::HasSubstr("holds something else than what would replace it"));
    EXPECT_EQ(test::fileText(disk), image);
    preview.close();
}

TEST_F(PageUsesTest, PaperIsWhiteInTheDarkThemeToo) {
    apply(Theme::Dark);
    for (const bool alignment : {false, true}) {
        alignment ? window->pages().showAlignment() : window->pages().showMap();
        QTest::qWait(20);
        QImage sheet(1000, 700, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        paintOnPaper(window->pages(), painter, sheet.size());
        painter.end();
        int darkPixels = 0;
        for (int y = 0; y < sheet.height(); ++y) {
            for (int x = 0; x < sheet.width(); ++x) {
                darkPixels += sheet.pixelColor(x, y).lightness() < 64 ? 1 : 0;
            }
        }
        EXPECT_LT(darkPixels, sheet.width() * sheet.height() / 10) << (alignment ? "alignment" : "map");
        EXPECT_LT(map().palette().window().color().lightness(), 64) << "the screen stays dark";
    }
    apply(Theme::System);
}

TEST_F(PageUsesTest, TheGlossaryIsOneForHelpAndFields) {
    action("Glossary").trigger();
    const auto* dialog = window->findChild<QDialog*>(); // the inspector explains in a browser too
    ASSERT_NE(dialog, nullptr);
    const auto shown = dialog->findChild<QTextBrowser*>()->toPlainText();
    for (const auto& entry : glossary()) {
        EXPECT_TRUE(shown.contains(QString::fromStdString(format(entry.meaning)))) << format(entry.name);
    }
    window->pages().showAlignment();
    const auto labels = window->pages().alignment().findChildren<TermLabel*>();
    ASSERT_EQ(labels.size(), 4);
    for (const auto* label : labels) {
        EXPECT_TRUE(shown.contains(label->accessibleDescription())) << label->text().toStdString();
    }
}

TEST_F(PageUsesTest, ARightClickOnTheStripOffersWhatCanBeDoneThere) {
    auto& strip = window->pages().strip();
    const auto& scene = strip.scene();
    const auto point = QPointF(scene.x(ByteOffset{9'000'000'000}), scene.boxes.center().y()).toPoint();
    Q_EMIT strip.customContextMenuRequested(point);
    auto& menu = child<QMenu>("stripMenu");
    const auto actions = menu.actions();
    ASSERT_EQ(actions.size(), 6);
    actions[0]->trigger();
    const auto* place = std::get_if<BlockPlace>(&selected());
    ASSERT_NE(place, nullptr);
    EXPECT_EQ(place->block, scene.blockAt(point.x()));
    actions[4]->trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QString::number(scene.byteAt(point.x()).value));
    menu.close();
}

} // namespace
} // namespace atlas::ui
