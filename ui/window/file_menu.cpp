// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_menu.h"

#include "ui/session/last_session.h"
#include "ui/text/qt_text.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>

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

} // namespace atlas::ui
