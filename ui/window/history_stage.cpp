// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/history_stage.h"

#include "ui/history/history_panel.h"
#include "ui/history/history_player.h"
#include "ui/window/pages.h"

#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QStyle>

namespace atlas::ui {

namespace {

using namespace std::chrono_literals;

const QString historyFolderKey = QStringLiteral("historyFolder");
constexpr QSize smallestHistory{300, 90};
constexpr int dockHeight = 150;
constexpr auto beat = 160ms;
constexpr int beatsOfPulse = 6; ///< the last one leaves the tints on

} // namespace

HistoryStage::HistoryStage(Workspace& workspace, Pages& pages, QMainWindow& window)
    : QObject(&window),
      m_workspace(workspace),
      m_pages(pages),
      m_window(window),
      m_player(new HistoryPlayer(workspace.session, this)),
      m_panel(new HistoryPanel(*m_player)),
      m_dock(new QDockWidget(tr("Time machine"), &window)) {
    m_dock->setObjectName("historyDock");
    m_panel->setMinimumSize(smallestHistory);
    m_dock->setWidget(m_panel);
    window.addDockWidget(Qt::TopDockWidgetArea, m_dock);
    m_dock->hide();
    m_dock->installEventFilter(this);
    m_beat.setInterval(beat);
    connect(&m_beat, &QTimer::timeout, this, [this] { light(--m_beats % 2 == 0); });
    connect(m_player, &HistoryPlayer::changed, this, &HistoryStage::keepVisible);
    connect(m_player, &HistoryPlayer::shown, this, &HistoryStage::pulse);
    connect(m_panel, &HistoryPanel::chosen, this, &HistoryStage::choose);
    connect(&pages, &Pages::pageChanged, this, &HistoryStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, &HistoryStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, &HistoryStage::keepRecent);
}

QMenu* HistoryStage::makeMenu() {
    auto* menu = new QMenu(tr("&Time machine"), &m_window);
    menu->setObjectName("historyMenu");
    for (const auto& recipe : historyRecipes(m_workspace.sampleFolders.recipes)) {
        menu->addAction(recipe.title, this, [this, script = recipe.script] {
            m_player->record(script);
            m_panel->focusSteps();
        });
    }
    menu->addSeparator();
    menu->addAction(tr("&Open history…"), this, &HistoryStage::askAndOpen)
        ->setToolTip(tr("Open what “ext4atlas-cli history record” wrote"));
    menu->addAction(tr("&Compare two states of an image…"), this, &HistoryStage::askAndCompare)
        ->setToolTip(tr("Show what changed from one image to another, by field, bit, directory entry and block"));
    menu->addAction(tr("&End the history"), m_player, &HistoryPlayer::close);
    return menu;
}

void HistoryStage::askAndOpen() {
    auto& settings = m_workspace.settings;
    const auto path = QFileDialog::getOpenFileName(&m_window, tr("Open a history"),
                                                   settings.value(historyFolderKey).toString(), tr("All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(historyFolderKey, QFileInfo(path).absolutePath());
        m_player->open(path);
    }
}

void HistoryStage::askAndCompare() {
    const auto& session = m_workspace.session;
    const auto before =
        QFileDialog::getOpenFileName(&m_window, tr("The image before the change"),
                                     session.isOpen() ? session.path() : QString(), tr("All files (*)"));
    if (before.isEmpty())
        return;
    const auto after =
        QFileDialog::getOpenFileName(&m_window, tr("The image after the change"), before, tr("All files (*)"));
    if (after.isEmpty())
        return;
    const bool isOfOpen = session.isOpen() && QFileInfo(before) == QFileInfo(session.path());
    m_player->compare(before, after, isOfOpen ? session.snapshot().volumeName().partition : std::nullopt);
}

bool HistoryStage::isWanted() const { return m_player->isOpen() || m_player->isRecording(); }

void HistoryStage::keepVisible() {
    if (m_dock->isHidden() == isWanted()) {
        m_dock->setVisible(isWanted());
        if (isWanted()) {
            m_window.resizeDocks({m_dock}, {dockHeight}, Qt::Vertical);
            m_panel->focusSteps();
        }
    }
    if (!isWanted() && m_isLit) {
        m_beat.stop();
        light(false);
    }
}

bool HistoryStage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close)
        m_player->close();
    return QObject::eventFilter(watched, event);
}

/// Replaces the image of a step in the recent files by the history, which is what a user wants to reopen.
void HistoryStage::keepRecent() {
    const auto path = m_workspace.session.path();
    if (!m_player->isOwn(path))
        return;
    m_workspace.recent.remove(path);
    if (m_player->isOpen() && !m_player->isOwn(m_player->path()))
        m_workspace.recent.add(m_player->path());
}

void HistoryStage::choose(const ImageChange& change) {
    const auto layout = m_workspace.session.layout();
    const auto place = layout ? placeOf(change, *layout) : Place();
    if (!std::holds_alternative<std::monostate>(place))
        m_workspace.selection.select(place);
}

/// Without animations on the desktop, the tints appear at once.
void HistoryStage::pulse() {
    const bool isAnimated = m_panel->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_panel) > 0;
    m_beats = isAnimated ? beatsOfPulse : 0;
    if (m_player->step() == 1)  // the newly opened page has taken the focus
        QTimer::singleShot(0, m_panel, &HistoryPanel::focusSteps);
    light(true);
    m_beat.start();
}

void HistoryStage::light(bool on) {
    if (m_beats <= 0) {
        m_beat.stop();
        on = m_player->isOpen();
    }
    const bool hasSpan = m_player->report() != nullptr && m_player->span().hasVolume;
    if (on && !hasSpan)
        return; // the next step has not been read yet
    m_isLit = on;
    m_pages.tint(on ? tintsOf(m_player->span().changes.runs, writtenTint) : nullptr);
}

} // namespace atlas::ui
