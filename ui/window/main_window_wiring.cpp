// SPDX-License-Identifier: GPL-3.0-or-later
// The signal connections of the main window, and its external inputs.
#include "ui/alignment/alignment_page.h"
#include "ui/compare/compare_page.h"
#include "ui/groups/groups_page.h"
#include "ui/inspector/findings_panel.h"
#include "ui/inspector/free_space_panel.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/session/qt_text.h"
#include "ui/strip/disk_strip.h"
#include "ui/widgets/banner.h"
#include "ui/window/exporter.h"
#include "ui/window/file_menu.h"
#include "ui/window/go_menu.h"
#include "ui/window/goto_field.h"
#include "ui/window/health_banner.h"
#include "ui/window/job_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/start_page.h"
#include "ui/window/status_line.h"
#include "ui/window/volume_view.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QShortcut>
#include <QTimer>
#include <chrono>
#include <utility>

namespace atlas::ui {

namespace {

constexpr QSize firstSize{1280, 800};
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString openFolderKey = QStringLiteral("openFolder");

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

} // namespace

void MainWindow::connectJobs() {
    auto& session = m_workspace.session;
    connect(&session, &Session::opened, this, &MainWindow::showOpened);
    connect(&session.reader(), &ReaderJob::started, m_banner, &QWidget::hide);
    connect(&session, &Session::failed, this, [this](const QString& path, const Error& error) {
        m_banner->showError(tr("%1 cannot be opened.").arg(QFileInfo(path).fileName()), error);
    });
    connect(&m_workspace.sampleMaker, &SampleMaker::failed, this, [this](const QString& name, const Error& error) {
        m_banner->showError(tr("No sample %1.").arg(name), error);
    });
    connect(m_exporter, &Exporter::saved, this,
            [this](const QString& path) { m_banner->showNote(tr("Saved as %1.").arg(path)); });
    connect(m_exporter, &Exporter::failed, this,
            [this](const Error& error) { m_banner->showError(tr("Nothing was saved."), error); });
    connect(&m_workspace.bitmaps, &AllocationLoader::imageChanged, m_banner, [this] {
        m_banner->showNote(tr("The image has changed on disk since it was opened. Reload it to see it as it is now."));
    });
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(escape, &QShortcut::activated, m_jobs, &JobBar::cancel);
}

void MainWindow::connectMenus() {
    connect(m_fileMenu, &FileMenu::openRequested, this, &MainWindow::askAndOpen);
    connect(m_fileMenu, &FileMenu::pathChosen, this, &MainWindow::open);
    connect(m_fileMenu, &FileMenu::sampleChosen, &m_workspace.sampleMaker, &SampleMaker::make);
    connect(m_fileMenu, &FileMenu::exportPictureRequested, m_exporter, &Exporter::exportPicture);
    connect(m_fileMenu, &FileMenu::exportGroupsRequested, m_exporter,
            [this] { m_exporter->exportTable(m_volume->groups().table(), QStringLiteral("groups")); });
    connect(m_fileMenu, &FileMenu::exportFindingsRequested, m_exporter,
            [this] { m_exporter->exportTable(m_findings->table(), QStringLiteral("findings")); });
    connect(m_fileMenu, &FileMenu::exportFreeSpaceRequested, m_exporter,
            [this] { m_exporter->exportFreeSpace(*m_freeSpace); });
    connect(m_fileMenu, &FileMenu::saveSnapshotRequested, m_exporter, &Exporter::exportSnapshot);
    connect(m_goMenu, &GoMenu::goToRequested, m_goTo, [this] {
        m_goTo->setFocus(Qt::ShortcutFocusReason);
        m_goTo->selectAll();
    });
    connect(m_goMenu, &GoMenu::findingRequested, m_findings, &FindingsPanel::step);
}

void MainWindow::connectViews() {
    connect(&m_volume->startPage(), &StartPage::openRequested, this, &MainWindow::askAndOpen);
    connect(&m_volume->startPage(), &StartPage::pathChosen, this, &MainWindow::open);
    connect(&m_volume->startPage(), &StartPage::sampleChosen, &m_workspace.sampleMaker, &SampleMaker::make);
    connect(&m_volume->startPage(), &StartPage::compareRequested, m_volume, &VolumeView::showCompare);
    connect(&m_volume->map(), &GroupMap::hovered, m_status, &StatusLine::showBlock);
    connect(&m_volume->strip(), &DiskStrip::hovered, m_status, &StatusLine::showByte);
    connect(&m_volume->alignment().lens().lens(), &LensView::hovered, m_status, &StatusLine::showByte);
    connect(m_findings, &FindingsPanel::whyAsked, m_volume, &VolumeView::showAlignment);
    connect(m_volume, &VolumeView::pageChanged, this, [this] { m_docks.turnTo(m_volume->pageKind()); });
    connect(m_findings, &FindingsPanel::verdictsChanged, m_status, &StatusLine::showVerdicts);
}

void MainWindow::restore() {
    const auto& settings = m_workspace.settings;
    if (!restoreGeometry(settings.value(geometryKey).toByteArray())) {
        resize(firstSize);
    }
}

void MainWindow::restoreDocks() {
    m_docks.turnTo(PageKind::Structures);
    if (!restoreState(m_workspace.settings.value(stateKey).toByteArray())) {
        for (auto* dock : findChildren<QDockWidget*>()) {
            dock->show();
        }
        findChild<QDockWidget*>("findingsDock")->raise();
    }
    m_docks.turnTo(m_volume->pageKind());
}

void MainWindow::open(const QString& path) {
    if (!path.endsWith(QLatin1StringView(compareDocumentEnding))) {
        return m_workspace.session.open(path);
    }
    if (const auto opened = m_volume->compare().openDocument(path); opened) {
        m_volume->showCompare();
    } else {
        m_banner->showError(tr("%1 cannot be opened.").arg(QFileInfo(path).fileName()), opened.error());
    }
}

void MainWindow::askAndOpen() {
    auto& settings = m_workspace.settings;
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a disk image"), settings.value(openFolderKey).toString(),
                                     tr("Disk images and snapshots (*.img *.raw *.bin *.iso *.dd *.ext4 *.ext4atlas "
                                        "*.ext4atlas-compare);;"
                                        "All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(openFolderKey, QFileInfo(path).absolutePath());
        open(path);
    }
}

void MainWindow::showOpened() {
    if (!std::exchange(m_docksShown, true)) {
        restoreDocks();
    }
    const QFileInfo file(m_workspace.session.path());
    setWindowTitle(tr("%1 — ext4atlas").arg(file.fileName()));
    setWindowFilePath(file.absoluteFilePath());
    tellHealth(m_workspace.session, *m_banner);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_workspace.settings.setValue(geometryKey, saveGeometry());
    if (m_workspace.session.isOpen()) {
        m_docks.turnTo(PageKind::Structures);
        m_workspace.settings.setValue(stateKey, saveState());
    }
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList paths = localFiles(*event->mimeData());
    for (qsizetype i = 1; i < paths.size(); ++i) {
        openWindow(m_workspace.settings, paths[i]);
    }
    if (!paths.isEmpty()) {
        event->acceptProposedAction();
        open(paths.front());
    }
}

void showWith(MainWindow& window, const QString& path) {
    constexpr auto maxTimeout = std::chrono::milliseconds(150);
    auto& session = window.workspace().session;
    QObject::connect(&session, &Session::opened, &window, &QWidget::show, Qt::SingleShotConnection);
    QObject::connect(&session, &Session::failed, &window, &QWidget::show, Qt::SingleShotConnection);
    QTimer::singleShot(maxTimeout, &window, &QWidget::show);
    window.open(path);
    if (!session.reader().running()) {
        window.show();
    }
}

MainWindow* openWindow(QSettings& settings, const QString& path) {
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (path.isEmpty()) {
        window->show();
    } else {
        showWith(*window, path);
    }
    return window;
}

} // namespace atlas::ui
