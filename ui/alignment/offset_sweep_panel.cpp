// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/offset_sweep_panel.h"

#include "alignment/what_if.h"
#include "ui/alignment/offset_sweep_view.h"
#include "ui/text/qt_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace atlas::ui {

OffsetSweepPanel::OffsetSweepPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(new OffsetSweepView), m_title(new QLabel) {
    m_view->setObjectName("sweep");
    m_title->setObjectName("sweepTitle");
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_view);
    connect(m_view, &OffsetSweepView::startTried, &session, [&session](Lba start) {
        session.setStart(start == ownStart(session.snapshot()) ? std::nullopt : std::optional(start));
    });
    connect(m_view, &OffsetSweepView::startReset, &session, [&session] { session.setStart({}); });
    connect(&session, &Session::opened, this, [this] {
        m_counted.reset();
        refresh();
    });
    connect(&session, &Session::judgedAgain, this, &OffsetSweepPanel::refresh);
}

/// Computed once per layout and sector size: a volume of 64 TiB has millions of structures, and dragging the marker repaints
/// often.
const BlockCensus& OffsetSweepPanel::census() {
    const auto sector = m_session.judgement().drive().physicalSector.value;
    if (m_counted != m_session.layout() || m_census->sector() != sector) {
        m_counted = m_session.layout();
        m_census = std::make_shared<const BlockCensus>(*m_counted, sector);
        m_base = offsetSweepBase(m_session.overrides().start.value_or(ownStart(m_session.snapshot())),
                                 m_session.judgement().drive());
    }
    return *m_census;
}

/// Keeps the chart's range as long as it contains the start that is tried.
Lba OffsetSweepPanel::baseFor(Lba current) {
    const auto& drive = m_session.judgement().drive();
    const bool shown = current >= m_base && (current - m_base).value < offsetSweepLength;
    if (!shown || m_phase != drive.phase.value) {
        m_base = offsetSweepBase(current, drive);
        m_phase = drive.phase.value;
    }
    return m_base;
}

void OffsetSweepPanel::refresh() {
    const auto& judgement = m_session.judgement();
    if (!judgement.isMountable()) {
        return;
    }
    const auto& snapshot = m_session.snapshot();
    const auto own = ownStart(snapshot);
    const auto current = m_session.overrides().start.value_or(own);
    const auto into = bytesBeforeVolume(snapshot);
    const auto& counted = census();
    const auto base = baseFor(current);
    m_title->setText(tr("<b>Offset sweep</b>: read-modify-writes to rewrite all metadata once, by partition start in "
                        "sectors past %1. Drag the marker or use the arrow keys to try a start; the image is not "
                        "written.")
                         .arg(number(base.value)));
    m_view->setSweep(offsetSweepFrom(base, into, counted, judgement.drive(), lastStart(snapshot)),
                     {.own = own,
                      .current = current,
                      .past = judgement.judgedStart->past,
                      .misaligned = isMisaligned(judgement.state),
                      .drive = judgement.drive(),
                      .into = into});
}

} // namespace atlas::ui
