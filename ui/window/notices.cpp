// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/notices.h"

#include "ui/text/descriptor_text.h"
#include "ui/widgets/banner.h"
#include "ui/window/exporter.h"
#include "ui/window/image_opener.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace atlas::ui {
namespace {

struct HealthBannerText {
    Q_DECLARE_TR_FUNCTIONS(HealthBanner)
};

} // namespace

void tellHealth(const Session& session, Banner& banner) {
    const auto& health = session.judgement().health;
    const QString file = QFileInfo(session.path()).fileName();
    if (health.verdict == HealthVerdict::Error) {
        const auto lines = verdictLines(session.judgement());
        banner.showFault(lines[0].text, HealthBannerText::tr("%1: %2").arg(file, lines[0].text) + '\n' + lines[1].text);
    } else if (health.scope == HealthScope::Nothing) {
        banner.showNote(
            HealthBannerText::tr("%1: neither a file system nor a partition table was recognised.").arg(file));
    }
}

void connectNotices(Banner& banner, Workspace& workspace, const ImageOpener& opener, const Exporter& exporter) {
    auto& session = workspace.session;
    const auto cannotOpen = [&banner](const QString& path, const Error& error) {
        banner.showError(Banner::tr("%1 cannot be opened.").arg(QFileInfo(path).fileName()), error);
    };
    QObject::connect(&session.reader(), &ReaderJob::started, &banner, &QWidget::hide);
    QObject::connect(&session, &Session::failed, &banner, cannotOpen);
    QObject::connect(&opener, &ImageOpener::failed, &banner, cannotOpen);
    QObject::connect(&workspace.sampleMaker, &SampleMaker::failed, &banner,
                     [&banner](const QString& name, const Error& error) {
                         banner.showError(Banner::tr("No sample %1.").arg(name), error);
                     });
    QObject::connect(&exporter, &Exporter::saved, &banner,
                     [&banner](const QString& path) { banner.showNote(Banner::tr("Saved as %1.").arg(path)); });
    QObject::connect(&exporter, &Exporter::failed, &banner,
                     [&banner](const Error& error) { banner.showError(Banner::tr("Nothing was saved."), error); });
    QObject::connect(&workspace.bitmaps, &BitmapLoader::imageChanged, &banner, [&banner] {
        banner.showNote(
            Banner::tr("The image has changed on disk since it was opened. Reload it to see it as it is now."));
    });
}

} // namespace atlas::ui
