// SPDX-License-Identifier: GPL-3.0-or-later
// The summary below the disk strip: a card per topic with a name, a value and a detail. A click leads to the structure.
#pragma once

#include "report/words/summary_text.h"
#include "report/words/verdict_text.h"
#include "ui/session/workspace.h"

#include <QAbstractButton>
#include <QWidget>

class QGridLayout;

namespace atlas::ui {

/// The structure that a topic is about; nullopt if there are several.
[[nodiscard]] std::optional<RegionKind> structureOf(SummaryTopic topic);

class SummaryCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit SummaryCard(QWidget* parent = nullptr);

    /// Narrows the letters if that makes the detail fit, else elides it. The tooltip holds the whole text and the
    /// calculation.
    void show(const SummaryLine& line, const VerdictSign& sign = {});
    using QAbstractButton::show;
    /// Hides the detail, for windows without room for it.
    void setCompact(bool compact);
    [[nodiscard]] SummaryTopic topic() const { return m_topic; }
    [[nodiscard]] VerdictTone tone() const { return m_tone; }
    struct Drawn {
        QFont small; ///< font of all lines but the name: the widest that fits value and detail, else the normal width
        QStringList lines; ///< name, value and up to two lines of detail, which setCompact drops; elided to fit
    };
    /// The texts at the current size.
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
    QString m_alone; ///< the value when the detail is hidden
    QString m_detail;
};

class SummaryStrip : public QWidget {
    Q_OBJECT
public:
    explicit SummaryStrip(Workspace& workspace, QWidget* parent = nullptr);

    /// The topic's card for the current volume.
    [[nodiscard]] SummaryCard& card(SummaryTopic topic) const;
    [[nodiscard]] const QList<SummaryCard*>& cards() const { return m_cards; }

    void setWanted(bool wanted);

public Q_SLOTS:
    /// Shows the session's volume; hidden without one.
    void refresh();

Q_SIGNALS:
    void topicChosen(atlas::SummaryTopic topic);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(bool compact);

    Workspace& m_workspace;
    bool m_wanted = true;
    LayoutPtr m_layout{}; ///< the layout that m_lines describe
    Medium m_medium{};
    std::vector<SummaryLine> m_lines{};
    QList<SummaryCard*> m_cards;
    QGridLayout* m_grid;
    std::optional<bool> m_compact{}; ///< two rows of cards without details
};

} // namespace atlas::ui
