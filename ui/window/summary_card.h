// SPDX-License-Identifier: GPL-3.0-or-later
// One card of the summary: a name, a value and a detail; a click leads to what it is about.
#pragma once

// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#include <QAbstractButton>

#include "report/words/summary_text.h"
#include "report/words/verdict_text.h"

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

} // namespace atlas::ui
