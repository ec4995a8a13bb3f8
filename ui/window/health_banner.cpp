// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/health_banner.h"

#include "ui/text/verdict_lines.h"
#include "ui/widgets/banner.h"

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

} // namespace atlas::ui
