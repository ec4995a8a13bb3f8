// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/job_bar.h"

#include "ui/session/file_return.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/window/exporter.h"
#include "ui/window/image_opener.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <memory>

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
    if (isOthers())
        return;
    if (m_workspace.bitmaps.state() != BitmapState::Reading)
        return end();
    if (!isVisible() && !m_delay.isActive())
        begin(tr("Reading block bitmaps (%1)…").arg(ui::size(m_workspace.bitmaps.bytes())));
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

namespace {

struct HealthBannerText {
    Q_DECLARE_TR_FUNCTIONS(HealthBanner)
};

} // namespace

void tellReading(const Session& session, Banner& banner) {
    const auto& health = session.judgement().found.health;
    const QString file = session.name();
    if (health.scope == HealthScope::Nothing) {
        banner.showNote(
            HealthBannerText::tr("%1: neither a file system nor a partition table was recognised.").arg(file));
    } else if (const auto* const fs = session.snapshot().filesystem(); fs != nullptr && fs->mounted) {
        banner.showReloadable(
            HealthBannerText::tr("%1 is mounted and may change: it was read at %2. Reload reads it again.")
                .arg(file, session.readAt().toString("HH:mm:ss")));
    }
}

void connectNotices(Banner& banner, Workspace& workspace, ImageOpener& opener, const Exporter& exporter) {
    auto& session = workspace.session;
    const auto failure = std::make_shared<QString>(); // the last one that was shown
    const auto cannotOpen = [&banner, failure](const QString& path, const Error& error) {
        banner.showError(Banner::tr("%1 cannot be opened.").arg(QFileInfo(path).fileName()), error);
        *failure = banner.message();
    };
    auto* back = new FileReturn(&banner);
    const auto awaitIfGone = [back](const QString& path) {
        const bool isGone = !QFileInfo::exists(path);
        if (isGone)
            back->await(path);
        return isGone;
    };
    QObject::connect(&session.reader(), &ReaderJob::started, back, &FileReturn::stop);
    QObject::connect(&session, &Session::failed, back, awaitIfGone);
    QObject::connect(back, &FileReturn::returned, &banner, [&banner, &session, failure](const QString& path) {
        if (session.isOpen() && session.path() == path)
            banner.showReloadable(
                Banner::tr("%1 is there again. Reload it to see it as it is now.").arg(session.name()));
        else if (banner.message() == *failure)
            banner.hide();
    });
    QObject::connect(&session.reader(), &ReaderJob::started, &banner, &QWidget::hide);
    QObject::connect(&session, &Session::failed, &banner,
                     [cannotOpen, &opener](const QString& path, const Error& error) {
                         if (error.members.empty())
                             cannotOpen(path, error);
                         else
                             opener.askForMember(path, error.members);
                     });
    QObject::connect(&opener, &ImageOpener::failed, &banner, cannotOpen);
    QObject::connect(&workspace.sampleMaker, &SampleMaker::failed, &banner,
                     [&banner](const QString& name, const Error& error) {
                         banner.showError(Banner::tr("No sample %1.").arg(name), error);
                     });
    QObject::connect(&exporter, &Exporter::saved, &banner,
                     [&banner](const QString& path) { banner.showNote(Banner::tr("Saved as %1.").arg(path)); });
    QObject::connect(&exporter, &Exporter::failed, &banner,
                     [&banner](const Error& error) { banner.showError(Banner::tr("Nothing was saved."), error); });
    QObject::connect(&workspace.bitmaps, &BitmapLoader::imageChanged, &banner, [&banner, &session, awaitIfGone] {
        if (awaitIfGone(session.path()))
            return banner.showNote(
                Banner::tr("%1 is no longer there. The window shows what was read of it.").arg(session.name()));
        banner.showReloadable(
            Banner::tr("The image has changed on disk since it was opened. Reload it to see it as it is now."));
    });
    QObject::connect(&banner, &Banner::reloadAsked, &session, &Session::reload);
}

} // namespace atlas::ui
