// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/trace_stage.h"

#include "trace/trace_line.h"
#include "ui/lens/lens_view.h"
#include "ui/trace/trace_panel.h"
#include "ui/window/pages.h"
#include "ui/window/window_docks.h"

#include <QDockWidget>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

namespace atlas::ui {
namespace {

const QString traceFolderKey = QStringLiteral("traceFolder");
constexpr int traceDockHeight = 320;
constexpr qint64 headOfTrace = 4096;

} // namespace

bool holdsTrace(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const auto lines = file.read(headOfTrace).split('\n');
    return std::ranges::any_of(lines, [](const QByteArray& line) {
        return formatOf({line.constData(), static_cast<std::size_t>(line.size())}).has_value();
    });
}

TraceStage::TraceStage(Workspace& workspace, Pages& pages, QMainWindow& window)
    : QObject(&window),
      m_workspace(workspace),
      m_pages(pages),
      m_window(window),
      m_player(new TracePlayer(workspace.session, this)),
      m_panel(new TracePanel(*m_player, workspace.selection)),
      m_dock(new QDockWidget(tr("Trace"), &window)) {
    m_dock->setObjectName("traceDock");
    m_dock->setWidget(m_panel);
    window.addDockWidget(Qt::BottomDockWidgetArea, m_dock);
    m_dock->hide();
    m_dock->installEventFilter(this);
    connect(m_player, &TracePlayer::changed, this, &TraceStage::follow);
    connect(&pages, &Pages::pageChanged, this, &TraceStage::follow, Qt::QueuedConnection);
    connect(m_player, &TracePlayer::failed, this, [this](const QString& path, const Error& error) {
        Q_EMIT failed(tr("The trace %1 cannot be shown").arg(QFileInfo(path).fileName()), error);
    });
}

void TraceStage::askAndOpen() {
    auto& settings = m_workspace.settings;
    const auto path = QFileDialog::getOpenFileName(&m_window, tr("Open a trace"),
                                                   settings.value(traceFolderKey).toString(), tr("All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(traceFolderKey, QFileInfo(path).absolutePath());
        open(path);
    }
}

void TraceStage::open(const QString& path) {
    if (m_workspace.session.layout())
        return m_player->open(path);
    Q_EMIT failed(tr("The trace %1 cannot be shown").arg(QFileInfo(path).fileName()),
                  {.kind = ErrorKind::Usage,
                   .what = tr("no file system is open that it could be shown over").toStdString(),
                   .hint = tr("open the image first, then the trace").toStdString()});
}

void TraceStage::openOver(const QString& path) {
    connect(
        &m_workspace.session, &Session::opened, this, [this, path] { open(path); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void TraceStage::follow() {
    const bool isWanted = m_player->isOpen() && m_pages.pageKind() == PageKind::Structures;
    if (m_dock->isHidden() == isWanted) {
        m_dock->setVisible(isWanted);
        if (isWanted)
            m_window.resizeDocks({m_dock}, {traceDockHeight}, Qt::Vertical);
    }
    const auto* const view = m_player->view();
    if (view == nullptr && !m_isLit)
        return; // the tints are those of others
    m_isLit = view != nullptr;
    m_pages.tint(view != nullptr ? view->heat : nullptr);
    for (auto* lens : m_window.findChildren<LensView*>())
        lens->setRequests(view != nullptr ? view->spans : nullptr);
}

bool TraceStage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close)
        m_player->close();
    return QObject::eventFilter(watched, event);
}

} // namespace atlas::ui
