// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/offset_sweep_panel.h"

#include "alignment/what_if.h"
#include "report/language/make_message.h"
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
    connect(&session, &Session::opened, this, &OffsetSweepPanel::refresh);
    connect(&session, &Session::judgedAgain, this, &OffsetSweepPanel::refresh);
}

/// Once per layout and grid: a volume of 64 TiB has millions of structures, and dragging the marker repaints often.
void OffsetSweepPanel::count(const Snapshot& snapshot) {
    const auto grid = snapshot.disk.drive.grid();
    if (m_counted != snapshot.layout || m_grid != grid) {
        m_counted = snapshot.layout;
        m_grid = grid;
        m_census = std::make_shared<const BlockCensus>(*m_counted, grid.size);
        m_first.reset();
    }
}

/// Keeps the chart's range as long as it contains the start that is tried.
void OffsetSweepPanel::keepInRange(Lba tried, const Drive& drive) {
    if (!m_first || tried < *m_first || (tried - *m_first).value >= offsetSweepLength) {
        m_first = offsetSweepBase(tried, drive);
    }
}

void OffsetSweepPanel::refresh() {
    const auto& judgement = m_session.judgement();
    if (!judgement.isMountable()) {
        m_counted.reset();
        m_census.reset();
        return;
    }
    auto snapshot = m_session.snapshot(); // as it was read: not moved by a what-if
    snapshot.disk.drive = judgement.drive();
    const auto tried = m_session.overrides().start.value_or(ownStart(snapshot));
    count(snapshot);
    keepInRange(tried, judgement.drive());
    m_title->setText(tr("<b>Offset sweep</b>. %1, in sectors past %2. Drag the marker or use the arrow keys to try a "
                        "start; the image is not written.")
                         .arg(text(message<MessageId::HeadingSweep>()), number(m_first->value)));
    m_view->setSweep(offsetSweepFrom(*m_first, snapshot, *m_census),
                     {.tried = tried, .misaligned = isMisaligned(judgement.state)});
}

} // namespace atlas::ui
