// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of the volume as chips below the verdict, in a fixed order; a click on one leads to its subject.
#pragma once

#include "compare/read_model.h"
#include "report/words/summary_text.h"
#include "ui/session/workspace.h"

#include <QAbstractButton>
#include <vector>

namespace atlas::ui {

/// The structure that a topic is about; nullopt if there is none.
[[nodiscard]] std::optional<RegionKind> structureOf(SummaryTopic topic);

class FactChip : public QAbstractButton {
    Q_OBJECT
public:
    explicit FactChip(QWidget* parent = nullptr);

    void show(const SummaryLine& line);
    using QWidget::show;
    [[nodiscard]] SummaryTopic topic() const { return m_topic; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SummaryTopic m_topic{};
    QString m_name;
    QString m_value;
};

class FactChips : public QWidget {
    Q_OBJECT
public:
    explicit FactChips(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] const QList<FactChip*>& chips() const { return m_chips; }
    [[nodiscard]] FactChip& chip(SummaryTopic topic) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void topicChosen(atlas::SummaryTopic topic);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    /// Places the chips in rows of `width`, and returns the height of the rows.
    int arrange(int width);

    Workspace& m_workspace;
    LayoutPtr m_layout{}; ///< the layout that m_lines describe
    Medium m_medium{};
    std::vector<SummaryLine> m_lines{};
    QList<FactChip*> m_chips;
};

} // namespace atlas::ui
