// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/image_health.h"

namespace atlas::ui {
namespace {

Health healthOf(const Session& session, const Allocation& read) {
    const auto& layout = session.layout();
    return withBitmaps(session.judgement().health, read.findings, layout && read.isComplete(*layout));
}

} // namespace

void ImageHealth::judgeAgain() {
    const auto& read = m_bitmaps.allocation();
    m_ofBitmaps = read.findings;
    m_health = healthOf(m_session, read);
    Q_EMIT changed();
}

void ImageHealth::addBitmaps() {
    const auto& read = m_bitmaps.allocation();
    if (m_ofBitmaps != read.findings || m_health != healthOf(m_session, read)) {
        judgeAgain();
    }
}

} // namespace atlas::ui
