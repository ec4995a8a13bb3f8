// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/job_bar.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace atlas::ui {

namespace {

constexpr int delayMs = 100;

} // namespace

JobBar::JobBar(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_what(new QLabel), m_bar(new QProgressBar) {
    setObjectName("jobBar");
    m_what->setTextFormat(Qt::PlainText);
    m_bar->setMaximumHeight(fontMetrics().height());
    auto* cancelButton = new QPushButton(tr("Cancel (Esc)"));
    cancelButton->setObjectName("cancel");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->addWidget(m_what);
    row->addWidget(m_bar, 1);
    row->addWidget(cancelButton);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(cancelButton, &QPushButton::clicked, this, &JobBar::cancel);

    auto& reader = workspace.session.reader();
    connect(&reader, &ReaderJob::started, this,
            [this, &reader] { begin(tr("Reading %1…").arg(QFileInfo(text(reader.request().path)).fileName())); });
    connect(&reader, &ReaderJob::progressed, this, &JobBar::advance);
    connect(&reader, &ReaderJob::finished, this, &JobBar::end);
    connect(&reader, &ReaderJob::failed, this, &JobBar::end);
    connect(&reader, &ReaderJob::cancelled, this, &JobBar::end);
    auto& maker = workspace.sampleMaker;
    connect(&maker, &SampleMaker::started, this,
            [this](const QString& name) { begin(tr("Making the sample %1…").arg(name)); });
    connect(&maker, &SampleMaker::made, this, &JobBar::end);
    connect(&maker, &SampleMaker::failed, this, &JobBar::end);
    connect(&maker, &SampleMaker::cancelled, this, &JobBar::end);
    connect(&workspace.bitmaps, &BitmapLoader::stateChanged, this, &JobBar::followBitmaps);
    connect(&workspace.bitmaps, &BitmapLoader::progressed, this, &JobBar::advanceBitmaps);
    hide();
}

void JobBar::cancel() {
    m_workspace.sampleMaker.cancel();
    m_workspace.session.reader().cancel();
    m_workspace.bitmaps.cancel();
    m_workspace.files.cancel();
}

bool JobBar::isOthers() const { return m_workspace.sampleMaker.running() || m_workspace.session.reader().running(); }

void JobBar::followBitmaps() {
    if (isOthers()) {
        return;
    }
    if (m_workspace.bitmaps.state() != BitmapState::Reading) {
        return end();
    }
    if (!isVisible() && !m_delay.isActive()) {
        begin(tr("Reading block bitmaps (%1)…").arg(ui::size(m_workspace.bitmaps.bytes())));
    }
}

void JobBar::advanceBitmaps(std::uint32_t groups, std::uint32_t of) {
    followBitmaps();
    if (!isOthers() && m_workspace.bitmaps.state() == BitmapState::Reading) {
        m_what->setText(tr("Reading block bitmaps: %1 of %2 groups").arg(number(groups), number(of)));
        showProgress(*m_bar, groups, std::max(of, 1U));
    }
}

void JobBar::begin(const QString& what) {
    m_what->setText(what);
    m_bar->setRange(0, 0);
    m_delay.start();
}

void JobBar::end() {
    m_delay.stop();
    hide();
}

void JobBar::advance(const ReaderProgress& progress) {
    if (!progress.phase.empty()) {
        m_what->setText(
            tr("Reading %1: %2")
                .arg(QFileInfo(text(m_workspace.session.reader().request().path)).fileName(), text(progress.phase)));
    }
    showProgress(*m_bar, progress.done, progress.of);
}

} // namespace atlas::ui
