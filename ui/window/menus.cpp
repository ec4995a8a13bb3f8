// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include "ui/compare/compare_page.h"
#include "ui/session/recent_files.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QInputDialog>

namespace atlas::ui {

FileMenu::FileMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&File"), parent), m_workspace(workspace) {
    setToolTipsVisible(true);
    m_open = addAction(tr("&Open…"), QKeySequence::Open, this, &FileMenu::openRequested);
    m_open->setIconText(withoutMnemonic(m_open->text()));
    m_open->setToolTip(tr("Open a disk image, a device or a snapshot, read-only"));
    addAction(tr("Open &device…"), this, &FileMenu::openDeviceRequested)
        ->setToolTip(tr("Choose among the disks and partitions of this machine"));
    m_reload = addAction(tr("&Reload"), QKeySequence::Refresh, this, [this] { m_workspace.session.reload(); });
    m_reload->setToolTip(tr("Read the image again, as it is now"));
    addSamples();
    addAction(tr("Open &lesson…"), this, &FileMenu::openLessonRequested)
        ->setToolTip(tr("Open a lesson that somebody wrote"));
    m_recent = addMenu(tr("Re&cent"));
    addSeparator();
    addExports();
    addAction(tr("&Print…"), QKeySequence::Print, this, &FileMenu::printRequested)
        ->setToolTip(tr("Preview the page that is shown, then print it or write a PDF"));
    addSeparator();
    auto* again = addAction(tr("Reopen at s&tart"));
    again->setToolTip(tr("A start without an image opens what was open when the last window closed"));
    again->setCheckable(true);
    again->setChecked(isSessionRestored(workspace.settings));
    connect(again, &QAction::toggled, this, [this](bool wanted) { setSessionRestored(m_workspace.settings, wanted); });
    addAction(tr("&Quit"), QKeySequence::Quit, qApp, &QApplication::closeAllWindows);
    connect(&workspace.recent, &RecentFiles::changed, this, &FileMenu::fillRecent);
    connect(m_recent, &QMenu::aboutToShow, this, &FileMenu::fillRecent); // an image may have come or gone
    connect(&workspace.session, &Session::opened, this, &FileMenu::refresh);
    fillRecent();
    refresh();
}

void FileMenu::addSamples() {
    const auto samples = readSamples(m_workspace.sampleFolders.recipes);
    if (samples.empty()) {
        return;
    }
    auto* menu = addMenu(tr("&Samples"));
    for (const auto& sample : samples) {
        auto* action = menu->addAction(QStringLiteral("%1\t%2").arg(sample.name, sample.purpose));
        connect(action, &QAction::triggered, this, [this, name = sample.name] { Q_EMIT sampleChosen(name); });
    }
}

void FileMenu::addExports() {
    m_needVolume << addAction(tr("&Export view as PNG, SVG or PDF…"), QKeySequence(QStringLiteral("Ctrl+E")), this,
                              &FileMenu::exportPictureRequested);
    m_needVolume << addAction(tr("Export &groups as CSV…"), this, &FileMenu::exportGroupsRequested);
    m_findings = addAction(tr("Export &findings as CSV…"), this, &FileMenu::exportFindingsRequested);
    m_freeSpace =
        addAction(tr("Export f&ree space as CSV, PNG, SVG or PDF…"), this, &FileMenu::exportFreeSpaceRequested);
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

void FileMenu::refresh() {
    const auto& session = m_workspace.session;
    for (auto* action : std::as_const(m_needVolume)) {
        action->setEnabled(session.layout() != nullptr);
    }
    for (auto* action : {m_reload, m_save, m_findings}) {
        action->setEnabled(session.isOpen());
    }
}

namespace {

QString placeName(const Place& place) {
    if (const auto* block = std::get_if<BlockPlace>(&place)) {
        return GoMenu::tr("block %1").arg(number(block->block.value));
    }
    if (const auto* group = std::get_if<GroupPlace>(&place)) {
        return GoMenu::tr("group %1").arg(number(group->group.value));
    }
    if (const auto* partition = std::get_if<PartitionPlace>(&place)) {
        return GoMenu::tr("partition %1").arg(partition->number);
    }
    return GoMenu::tr("partition table");
}

} // namespace

GoMenu::GoMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&Go"), parent), m_workspace(workspace) {
    setToolTipsVisible(true);
    m_back = addAction(tr("&Back"), &workspace.selection, &Selection::back);
    m_back->setShortcuts({QKeySequence(QStringLiteral("Alt+Left")), QKeySequence(Qt::Key_Backspace)});
    m_back->setToolTip(tr("To what was selected and shown before (Alt+Left, Backspace)"));
    m_forward =
        addAction(tr("&Forward"), QKeySequence(QStringLiteral("Alt+Right")), &workspace.selection, &Selection::forward);
    m_forward->setToolTip(tr("To what was selected and shown after this (Alt+Right)"));
    for (auto* action : {m_back, m_forward}) {
        action->setIconText(withoutMnemonic(action->text()));
    }
    addSeparator();
    m_needOpen << addAction(tr("&Go to…"), QKeySequence(QStringLiteral("Ctrl+G")), this, &GoMenu::goToRequested);
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
    m_mark = addAction(tr("Book&mark this place…"), QKeySequence(QStringLiteral("Ctrl+D")), this, &GoMenu::askForNote);
    m_mark->setToolTip(tr("Keeps a note on what is selected, for this volume wherever it is opened from"));
    m_bookmarks = addMenu(tr("Bookmar&ks"));
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
        auto words = placeName(place);
        words = note.isEmpty() ? words : tr("%1 — %2").arg(note, words);
        m_bookmarks->addAction(words.replace('&', QStringLiteral("&&")), this, [this, place] {
            if (m_workspace.session.isOpen() && exists(m_workspace.session.snapshot(), place)) {
                m_workspace.selection.select(place);
            }
        });
    }
    m_bookmarks->addSeparator();
    auto* remove = m_bookmarks->addAction(tr("&Remove that of this place"), this,
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
    dialog->setWindowTitle(tr("Bookmark"));
    dialog->setLabelText(tr("Note on %1:").arg(placeName(place)));
    dialog->setTextValue(before == nullptr ? QString() : before->note);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, place](const QString& note) { m_workspace.bookmarks.set(place, note.simplified()); });
    dialog->open();
}

void GoMenu::refresh() {
    m_back->setEnabled(m_workspace.selection.canGoBack());
    m_forward->setEnabled(m_workspace.selection.canGoForward());
    for (auto* action : std::as_const(m_needOpen)) {
        action->setEnabled(m_workspace.session.isOpen());
    }
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

} // namespace atlas::ui
