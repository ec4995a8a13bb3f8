// SPDX-License-Identifier: GPL-3.0-or-later
// One card of the summary: a name, a value and a detail; a click leads to what it is about.
// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#pragma once

#include "report/words/summary_text.h"
#include "report/words/verdict_text.h"
#include "ui/session/workspace.h"

#include <QAbstractButton>
#include <QWidget>

class QGridLayout;

namespace atlas::ui {

/// The structure that a topic is about; nullopt when it is about many.
[[nodiscard]] std::optional<RegionKind> structureOf(SummaryTopic topic);

class SummaryCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit SummaryCard(QWidget* parent = nullptr);

    /// The detail wraps, and letters are narrowed where that lets all of it fit; what still does not is elided. All is whole in the tooltip, with the working.
    void show(const SummaryLine& line, const VerdictSign& sign = {});
    using QAbstractButton::show;
    /// Without the detail, in a window with no room for it.
    void setCompact(bool compact);
    [[nodiscard]] SummaryTopic topic() const { return m_topic; }
    [[nodiscard]] VerdictTone tone() const { return m_tone; }
    struct Drawn {
        QFont small; ///< of all lines but the name: the widest in which value and detail fit, else that of usual width
        QStringList lines; ///< name, value, and without setCompact two lines of detail; elided where they do not fit
    };
    /// The texts in the present size.
    [[nodiscard]] Drawn drawn() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont smallFont(int stretch = 100) const;
    [[nodiscard]] bool fits(const QStringList& lines) const;
    [[nodiscard]] QStringList linesIn(const QFont& small) const;
    [[nodiscard]] int detailLines() const;
    SummaryTopic m_topic{};
    VerdictTone m_tone = VerdictTone::Plain;
    bool m_compact = false;
    QString m_name;
    QString m_value;
    QString m_alone; ///< the value where the detail is not shown
    QString m_detail;
};

// The summary below the disk strip: a card for each topic.

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
