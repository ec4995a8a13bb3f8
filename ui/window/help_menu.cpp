// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_menu.h"

#include "report/words/glossary.h"
#include "ui/text/qt_text.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

struct KeyHelp {
    const char* keys;
    const char* does;
};

constexpr KeyHelp keyHelp[]{
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+O"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "open an image; or drop one on the window")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "F5"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "read the image again; keeps the selection and a what-if")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Esc"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "cancel what is running")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+G"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "go to a group, block, sector, byte or inode")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Alt+Left or Backspace, Alt+Right"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "back and forward through what was selected and how far it was zoomed")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "F8, Shift+F8"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "next and previous finding")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu",
                       "the overview, a row for each flex group, for each group, or the whole volume")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+K"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "compare mke2fs settings")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+M"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "magnify the metadata")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Wheel"), QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "scroll the map")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Arrows"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "select the row above or below, the structure before or after")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+wheel, Ctrl++, Ctrl+-"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "zoom the map at the pointer")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Drag"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "pan the map; on the strip, move the window")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Double click, Enter, Ctrl+Return"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "zoom to the structure")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+0"), QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "show all")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Right click"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "select, zoom to, or copy the place under the pointer")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Shift+F1"), QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "the glossary")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+P"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "preview and print the page")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+L"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "go to the lesson that is given")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Left, Right, Page Up, Page Down"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "in a lesson or the time machine: the step before, the next step")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+F11"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "present: large type and no docks, on the whole screen")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "F11"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "fill the screen; beside a lesson, present it")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+C"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "copy the selected rows of a table, or of the inspector")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+S, Ctrl+E"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "save a snapshot; export the view")},
};

QString aboutHtml(const QString& reader) {
    QString html =
        HelpMenu::tr(
            "<h3>ext4atlas %1</h3><p>Shows where ext2, ext3 and ext4 keep their metadata on a disk, and whether it is "
            "aligned to the drive's physical sectors. Images are opened read-only and parsed in a process of their "
            "own.</p>")
            .arg(QApplication::applicationVersion());
    html += HelpMenu::tr(
        "<p>Free software under the GNU General Public License, version 3 or later; it comes with no warranty.</p>");
    html += HelpMenu::tr("<p>Made with Qt %1 (LGPL-3.0), {fmt} (MIT) and JSON for Modern C++ (MIT). The reader uses "
                         "libext2fs of e2fsprogs "
                         "(LGPL-2.0), libfdisk and libblkid of util-linux (LGPL-2.1).</p>")
                .arg(QLatin1StringView(qVersion()));
    return reader.isEmpty() ? html
                            : html + HelpMenu::tr("<p>This image was read by %1.</p>").arg(reader.toHtmlEscaped());
}

} // namespace

HelpMenu::HelpMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&Help"), parent), m_workspace(workspace) {
    addAction(tr("&Keys"), QKeySequence::HelpContents, this, &HelpMenu::showKeys);
    addAction(tr("&Glossary"), QKeySequence(QStringLiteral("Shift+F1")), this, &HelpMenu::showGlossary);
    addAction(tr("&About ext4atlas"), this, &HelpMenu::showAbout)->setMenuRole(QAction::AboutRole);
}

void HelpMenu::showKeys() {
    QString rows;
    for (const auto& [keys, does] : keyHelp) {
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(tr(keys).toHtmlEscaped(), tr(does).toHtmlEscaped());
    }
    showText(tr("Keys"), QStringLiteral("<table cellpadding='3'>%1</table>").arg(rows));
}

void HelpMenu::showGlossary() {
    QString terms;
    for (const auto& entry : glossary()) {
        terms += QStringLiteral("<dt><b>%1</b></dt><dd>%2</dd>")
                     .arg(text(entry.name).toHtmlEscaped(), text(entry.meaning).toHtmlEscaped());
    }
    showText(tr("Glossary"), QStringLiteral("<dl>%1</dl>").arg(terms));
}

void HelpMenu::showAbout() {
    const auto& session = m_workspace.session;
    showText(tr("About ext4atlas"), aboutHtml(session.isOpen() ? diskText(session.snapshot().program) : QString()));
}

void HelpMenu::showText(const QString& title, const QString& html) {
    auto* dialog = new QDialog(parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* text = new QTextBrowser;
    text->setHtml(html);
    text->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text);
    column->addWidget(buttons);
    const int unit = dialog->fontMetrics().height();
    dialog->resize(unit * 36, unit * 28);
    dialog->show();
}

} // namespace atlas::ui
