// SPDX-License-Identifier: GPL-3.0-or-later
// How far the plans of the Compare page are, and how long they will still take.
#pragma once

#include <QElapsedTimer>
#include <QProgressBar>
#include <QTimer>
#include <chrono>
#include <optional>

namespace atlas::ui {

class Comparison;

/// For `of` layouts of which `done` took `passed`; nullopt before the first.
[[nodiscard]] std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds passed, std::size_t done,
                                                           std::size_t of);

class PlanBar : public QProgressBar {
    Q_OBJECT
public:
    explicit PlanBar(Comparison& comparison, QWidget* parent = nullptr);

private:
    void refresh();
    void begin();
    void show();

    Comparison& m_comparison;
    QTimer m_delay; ///< keeps the bar hidden during short plans
    QTimer m_seconds; ///< between two layouts that arrive
    QElapsedTimer m_passed; ///< invalid unless plans are pending
    std::size_t m_before = 0; ///< how many layouts were there at the beginning
};

} // namespace atlas::ui
