// SPDX-License-Identifier: GPL-3.0-or-later
// The offset sweep of the open volume. Moving its marker tries a start in all views.
#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QLabel;

namespace atlas {
class BlockCensus;
} // namespace atlas

namespace atlas::ui {

class OffsetSweepView;

class OffsetSweepPanel : public QWidget {
    Q_OBJECT
public:
    explicit OffsetSweepPanel(Session& session, QWidget* parent = nullptr);

private:
    void refresh();
    void count(const Snapshot& snapshot);
    void keepInRange(Lba tried, const Drive& drive);

    Session& m_session;
    OffsetSweepView* m_view;
    QLabel* m_title;
    LayoutPtr m_counted; ///< the layout that m_census was computed for
    SectorGrid m_grid{}; ///< and the physical sectors
    std::shared_ptr<const BlockCensus> m_census;
    std::optional<Lba> m_first; ///< of the starts that are shown; nullopt until the first one is tried
};

} // namespace atlas::ui
