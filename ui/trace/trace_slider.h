// SPDX-License-Identifier: GPL-3.0-or-later
// The time line of a trace: a slider with a line at each flush.
#pragma once

#include <QSlider>
#include <vector>

namespace atlas::ui {

class TraceSlider : public QSlider {
    Q_OBJECT
public:
    explicit TraceSlider(QWidget* parent = nullptr);

    /// Shares of the time line, from 0 to 1.
    void setMarks(std::vector<double> marks);
    [[nodiscard]] const std::vector<double>& marks() const { return m_marks; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<double> m_marks;
};

} // namespace atlas::ui
