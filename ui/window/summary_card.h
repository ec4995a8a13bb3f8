// SPDX-License-Identifier: GPL-3.0-or-later
// One card of the summary: a name, a value and a detail; a click leads to what it is about.
#pragma once

// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#include <QAbstractButton>

#include "report/messages/summary_text.h"

namespace atlas::ui {

class SummaryCard : public QAbstractButton {
    Q_OBJECT
public:
    enum class Tone : std::uint8_t { Plain, Good, Bad, Warning };

    explicit SummaryCard(QWidget* parent = nullptr);

    /// Texts that do not fit are elided and shown whole in the tooltip.
    void show(const SummaryLine& line, Tone tone, const QString& mark = {});
    using QAbstractButton::show;
    [[nodiscard]] SummaryTopic topic() const { return m_topic; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SummaryTopic m_topic{};
    Tone m_tone = Tone::Plain;
    QString m_name;
    QString m_value;
    QString m_detail;
};

} // namespace atlas::ui
