// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include "layout/layout_summary.h"
#include "report/words/glossary.h"
#include "ui/compare/compare_page.h"
#include "ui/session/recent_files.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/window/application.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QInputDialog>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace atlas::ui {

FileMenu::FileMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&File"), parent), m_workspace(workspace) {
    setToolTipsVisible(true);
    m_open = addAction(tr("&Open…"), QKeySequence::Open, this, &FileMenu::openRequested);
    m_open->setIconText(withoutMnemonic(m_open->text()));
    m_open->setToolTip(tr("Open a disk image, a device or a snapshot, read-only"));
    addAction(tr("New w&indow"), QKeySequence(QStringLiteral("Ctrl+N")), this,
              [this] { openEmptyWindow(m_workspace.settings); });
    addAction(tr("Open &device…"), this, &FileMenu::openDeviceRequested)
        ->setToolTip(tr("Choose among the disks and partitions of this machine"));
    addAction(tr("Open re&mote…"), this, &FileMenu::openRemoteRequested)
        ->setToolTip(tr("Open an image on another machine by its address: https, s3, nbd, sftp or ssh"));
    addAction(tr("Ope&n folder…"), this, &FileMenu::openFolderRequested)
        ->setToolTip(tr("Judge all images in a folder and list them"));
    m_trace = addAction(tr("Open bloc&k trace…"), this, &FileMenu::openTraceRequested);
    m_trace->setToolTip(tr("Show what the requests of a workload touched, over this image"));
    m_needVolume << m_trace;
    addAction(tr("P&aste layout"), QKeySequence(QStringLiteral("Ctrl+Shift+V")), this, &FileMenu::pasteRequested)
        ->setToolTip(tr("Show what dumpe2fs, debugfs, tune2fs or mke2fs printed, as it is on the clipboard"));
    m_reload = addAction(tr("&Reload"), QKeySequence::Refresh, this, [this] { m_workspace.session.reload(); });
    m_reload->setToolTip(tr("Read the image again, as it is now"));
    m_replay = addAction(tr("After the &journal’s replay"));
    m_replay->setObjectName("replay");
    m_replay->setCheckable(true);
    m_replay->setToolTip(tr("Shows the volume as it is once its journal has been replayed, which is done in memory; "
                            "nothing is written"));
    connect(m_replay, &QAction::triggered, this, [this](bool wanted) { m_workspace.session.setReplay(wanted); });
    m_superblock = addAction(tr("With another s&uperblock…"), this, &FileMenu::superblockRequested);
    m_superblock->setToolTip(tr("Opens this image with a backup superblock, as -b and -B of e2fsck"));
    addSamples();
    addAction(tr("Compare &before and after…"), this, &FileMenu::compareStatesRequested)
        ->setToolTip(tr("Show what changed from one image to another, by field, bit, directory entry and block"));
    addAction(tr("Open &lesson…"), this, &FileMenu::openLessonRequested)
        ->setToolTip(tr("Open a lesson that somebody wrote"));
    m_recent = addMenu(tr("Re&cent"));
    addSeparator();
    addExports();
    m_print = addAction(tr("&Print…"), QKeySequence::Print, this, &FileMenu::printRequested);
    m_print->setToolTip(tr("Preview the page that is shown, then print it or write a PDF"));
    m_print->setEnabled(false);
    addSeparator();
    auto* again = addAction(tr("Reopen at s&tart"));
    again->setToolTip(tr("Starting without an image reopens what was open when the last window closed"));
    again->setCheckable(true);
    again->setChecked(isSessionRestored(workspace.settings));
    connect(again, &QAction::toggled, this, [this](bool wanted) { setSessionRestored(m_workspace.settings, wanted); });
    addAction(tr("Close &window"), QKeySequence(QStringLiteral("Ctrl+W")), this,
              [this] { parentWidget()->window()->close(); });
    addAction(tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), this, closeWindows);
    connect(&workspace.recent, &RecentFiles::changed, this, &FileMenu::fillRecent);
    connect(m_recent, &QMenu::aboutToShow, this, &FileMenu::fillRecent); // images may have been created or deleted
    connect(&workspace.session, &Session::opened, this, &FileMenu::refresh);
    fillRecent();
    refresh();
}

void FileMenu::addSamples() {
    const auto samples = readSamples(m_workspace.sampleFolders.recipes);
    if (samples.empty())
        return;
    auto* menu = addMenu(tr("&Samples"));
    for (const auto& sample : samples) {
        auto* action = menu->addAction(QStringLiteral("%1\t%2").arg(sample.name, sample.purpose));
        connect(action, &QAction::triggered, this, [this, name = sample.name] { Q_EMIT sampleChosen(name); });
    }
}

void FileMenu::addExports() {
    m_exportView = addAction(tr("&Export view as PNG, SVG or PDF…"), QKeySequence(QStringLiteral("Ctrl+E")), this,
                             &FileMenu::exportPictureRequested);
    auto* page = addAction(tr("Export map as &HTML page…"), this, [this] { Q_EMIT exportWebPageRequested(false); });
    page->setToolTip(
        tr("One file for a browser, with verdicts, findings, the map, and the fields of what is clicked in it"));
    auto* redacted =
        addAction(tr("Export map as HTML page, anon&ymous…"), this, [this] { Q_EMIT exportWebPageRequested(true); });
    redacted->setToolTip(tr("The same without labels, UUIDs, names and paths, to give to others"));
    m_needVolume << page << redacted;
    m_needVolume << addAction(tr("Export &groups as CSV…"), this, &FileMenu::exportGroupsRequested);
    m_findings = addAction(tr("Export &findings as CSV…"), this, &FileMenu::exportFindingsRequested);
    m_freeSpace =
        addAction(tr("E&xport free space as CSV, PNG, SVG or PDF…"), this, &FileMenu::exportFreeSpaceRequested);
    const auto& bitmaps = m_workspace.bitmaps;
    connect(&bitmaps, &BitmapLoader::allocationChanged, m_freeSpace,
            [this, &bitmaps] { m_freeSpace->setEnabled(bitmaps.allocation().size().value != 0); });
    m_freeSpace->setEnabled(false);
    m_save = addAction(tr("Sa&ve snapshot…"), QKeySequence::Save, this, &FileMenu::saveSnapshotRequested);
    m_save->setToolTip(tr("Save what was read, without the image's data; it opens like an image"));
}

void FileMenu::fillRecent() {
    m_recent->clear();
    const auto paths = m_workspace.recent.paths();
    for (const QString& path : paths) {
        QString shown = path;
        auto* action = m_recent->addAction(shown.replace('&', "&&"), this, [this, path] { Q_EMIT pathChosen(path); });
        action->setEnabled(QFileInfo::exists(path));
    }
    m_recent->addSeparator();
    m_recent->addAction(tr("&Clear list"), &m_workspace.recent, &RecentFiles::clear);
    m_recent->setEnabled(!paths.isEmpty());
}

void FileMenu::setViewAlone(bool isAlone) {
    m_isViewAlone = isAlone;
    refresh();
}

void FileMenu::refresh() {
    const auto& session = m_workspace.session;
    for (auto* action : std::as_const(m_needVolume))
        action->setEnabled(session.layout() != nullptr);
    m_exportView->setEnabled(session.layout() != nullptr || m_isViewAlone);
    for (auto* action : {m_reload, m_save, m_findings, m_superblock})
        action->setEnabled(session.isOpen());
    const bool isReplayed = session.isOpen() && session.asked().replay;
    m_replay->setChecked(isReplayed);
    m_replay->setEnabled(isReplayed || (session.layout() && isBeforeReplay(session.layout()->filesystem)));
}

GoMenu::GoMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&Go"), parent), m_workspace(workspace) {
    setToolTipsVisible(true);
    m_back = addAction(tr("&Back"), &workspace.selection, &Selection::back);
    m_back->setShortcuts({QKeySequence(QStringLiteral("Alt+Left")), QKeySequence(Qt::Key_Backspace)});
    m_back->setToolTip(tr("Back to the previous selection and view (Alt+Left, Backspace)"));
    m_forward =
        addAction(tr("&Forward"), QKeySequence(QStringLiteral("Alt+Right")), &workspace.selection, &Selection::forward);
    m_forward->setToolTip(tr("Forward to the next selection and view (Alt+Right)"));
    for (auto* action : {m_back, m_forward})
        action->setIconText(withoutMnemonic(action->text()));
    addSeparator();
    m_needOpen << addAction(tr("&Go to…"), QKeySequence(QStringLiteral("Ctrl+G")), this, &GoMenu::goToRequested);
    m_needOpen << addAction(tr("Fin&d bytes…"), QKeySequence::Find, this, &GoMenu::findBytesRequested);
    addSeparator();
    m_needOpen << addAction(tr("&Next finding"), QKeySequence(QStringLiteral("F8")), this,
                            [this] { Q_EMIT findingRequested(1); });
    m_needOpen << addAction(tr("&Previous finding"), QKeySequence(QStringLiteral("Shift+F8")), this,
                            [this] { Q_EMIT findingRequested(-1); });
    addSeparator();
    addBookmarks();
    connect(&workspace.selection, &Selection::historyChanged, this, &GoMenu::refresh);
    connect(&workspace.session, &Session::opened, this, &GoMenu::refresh);
    refresh();
}

void GoMenu::addBookmarks() {
    m_mark = addAction(tr("No&te on this place…"), QKeySequence(QStringLiteral("Ctrl+D")), this, &GoMenu::askForNote);
    m_mark->setToolTip(tr("Keeps a note on what is selected, for this volume wherever it is opened from"));
    m_bookmarks = addMenu(tr("Note&s"));
    m_bookmarks->setObjectName("bookmarks");
    connect(&m_workspace.bookmarks, &Bookmarks::changed, this, &GoMenu::fillBookmarks);
    connect(&m_workspace.selection, &Selection::changed, this, &GoMenu::fillBookmarks);
    fillBookmarks();
}

void GoMenu::fillBookmarks() {
    const auto& bookmarks = m_workspace.bookmarks;
    const auto& selected = m_workspace.selection.place();
    m_bookmarks->clear();
    const auto all = bookmarks.all();
    for (const auto& [place, note] : all) {
        auto words = placeNumber(place);
        words = note.isEmpty() ? words : tr("%1 — %2").arg(note, words);
        m_bookmarks->addAction(words.replace('&', QStringLiteral("&&")), this, [this, place] {
            if (m_workspace.session.isOpen() && exists(m_workspace.session.snapshot(), place))
                m_workspace.selection.select(place);
        });
    }
    m_bookmarks->addSeparator();
    auto* remove = m_bookmarks->addAction(tr("&Delete that of this place"), this,
                                          [this] { m_workspace.bookmarks.remove(m_workspace.selection.place()); });
    remove->setEnabled(bookmarks.find(selected) != nullptr);
    m_bookmarks->setEnabled(!all.isEmpty());
    m_mark->setEnabled(m_workspace.session.isOpen() && !placeKey(selected).isEmpty());
}

void GoMenu::askForNote() {
    const auto place = m_workspace.selection.place();
    const auto* before = m_workspace.bookmarks.find(place);
    auto* dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Note"));
    dialog->setLabelText(tr("Note on %1:").arg(placeNumber(place)));
    dialog->setTextValue(before == nullptr ? QString() : before->note);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, place](const QString& note) { m_workspace.bookmarks.set(place, note.simplified()); });
    dialog->open();
}

void GoMenu::refresh() {
    m_back->setEnabled(m_workspace.selection.canGoBack());
    m_forward->setEnabled(m_workspace.selection.canGoForward());
    for (auto* action : std::as_const(m_needOpen))
        action->setEnabled(m_workspace.session.isOpen());
    fillBookmarks();
}

CompareMenu::CompareMenu(Workspace& workspace, Pages& pages, QWidget* parent)
    : QMenu(tr("&Compare"), parent), m_workspace(workspace), m_pages(pages) {
    setToolTipsVisible(true);
    auto* page = &pages.compare();
    const auto onPage = [&pages, page](void (ComparePage::*does)()) {
        return [&pages, page, does] {
            pages.showCompare();
            (page->*does)();
        };
    };
    addAction(tr("Compare &mke2fs settings…"), QKeySequence(QStringLiteral("Ctrl+K")), &pages, &Pages::showCompare)
        ->setToolTip(tr("What each -G would do, before anything is formatted"));
    m_fill = addAction(tr("&What would another -G have been?"), this, onPage(&ComparePage::fillFromImage));
    m_fill->setToolTip(tr("Takes the options of mke2fs from the open image's superblock"));
    addAction(tr("Measure a &drive…"), &pages, &Pages::showMeasure)
        ->setToolTip(tr("What alignment, request size and offset cost on a real drive"));
    addAction(tr("&Back to where you were"), &pages, &Pages::leaveCompare);
    addSeparator();
    addAction(tr("Add an &option line…"), this, onPage(&ComparePage::askForLine));
    addAction(tr("Add an &image or snapshot…"), this, onPage(&ComparePage::askForFile));
    addAction(tr("&Copy the baseline's mke2fs command"), this, [&pages] {
        pages.showCompare();
        pages.compare().copyCommand(pages.compare().comparison().baseline());
    });
    addSeparator();
    addAction(tr("O&pen a comparison…"), this, onPage(&ComparePage::askAndOpen));
    addAction(tr("&Save the comparison…"), this, onPage(&ComparePage::askAndSave));
    addAction(tr("&Export the comparison…"), this, onPage(&ComparePage::askAndExport));
    connect(&workspace.session, &Session::opened, this, &CompareMenu::refresh);
    refresh();
}

void CompareMenu::refresh() { m_fill->setEnabled(m_workspace.session.layout() != nullptr); }

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
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu",
                       "cancel what is running, then leave the presentation or the full screen")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+N, Ctrl+W, Ctrl+Q"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "a new window; close this one; close all")},
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
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu",
                       "copy the selected rows of a table, or what is selected on map, strip, lens and bitmap")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+S, Ctrl+E"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "save a snapshot; export the view")},
    {QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "Ctrl+Z, Ctrl+F"),
     QT_TRANSLATE_NOOP("atlas::ui::HelpMenu", "undo a what-if; search for bytes")},
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
    if (!isQtTranslated()) {
        html +=
            HelpMenu::tr("<p>The buttons of some dialogs are English, because the translations of Qt are not installed "
                         "(package qt6-translations-l10n, qt6-qttranslations or qt6-translations).</p>");
    }
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
