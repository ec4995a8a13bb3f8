// SPDX-License-Identifier: GPL-3.0-or-later
// The summary below the disk strip: a card for each topic.
#pragma once

#include "ui/session/workspace.h"
#include "ui/window/summary_card.h"

#include <QWidget>

class QGridLayout;

namespace atlas::ui {

class SummaryStrip : public QWidget {
    Q_OBJECT
public:
    explicit SummaryStrip(Workspace& workspace, QWidget* parent = nullptr);

    /// The card of a topic of the volume that is shown.
    [[nodiscard]] SummaryCard& card(SummaryTopic topic) const;
    [[nodiscard]] const QList<SummaryCard*>& cards() const { return m_cards; }

    /// Hides it, or shows it again.
    void setWanted(bool wanted);

public Q_SLOTS:
    /// Shows the volume of the session; hidden without one.
    void refresh();

Q_SIGNALS:
    void topicChosen(atlas::SummaryTopic topic);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(bool compact);

    Workspace& m_workspace;
    bool m_wanted = true;
    LayoutPtr m_layout{}; ///< that m_lines are of
    Medium m_medium{};
    std::vector<SummaryLine> m_lines{};
    QList<SummaryCard*> m_cards;
    QGridLayout* m_grid;
    std::optional<bool> m_compact{}; ///< two rows of cards without details
};

} // namespace atlas::ui
