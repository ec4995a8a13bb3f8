// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/plan_bar.h"

#include "ui/compare/comparison.h"
#include "ui/text/qt_text.h"

#include <algorithm>

namespace atlas::ui {
namespace {

constexpr auto shortPlans = std::chrono::milliseconds(300);

} // namespace

std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds passed, std::size_t done, std::size_t of) {
    if (done == 0 || of < done)
        return std::nullopt;
    const auto each = static_cast<double>(passed.count()) / static_cast<double>(done);
    const std::chrono::duration<double, std::milli> left(each * static_cast<double>(of - done));
    return std::chrono::ceil<std::chrono::seconds>(left);
}

PlanBar::PlanBar(Comparison& comparison, QWidget* parent) : QProgressBar(parent), m_comparison(comparison) {
    setObjectName("planBar");
    setAccessibleName(tr("Planning"));
    setMaximumHeight(fontMetrics().height() + 4);
    setFixedWidth(fontMetrics().averageCharWidth() * 30);
    hide();
    m_delay.setSingleShot(true);
    m_delay.setInterval(shortPlans);
    m_seconds.setInterval(std::chrono::seconds(1));
    connect(&m_delay, &QTimer::timeout, this, &PlanBar::show);
    connect(&m_seconds, &QTimer::timeout, this, &PlanBar::refresh);
    for (const auto changed : {&Comparison::optionsChanged, &Comparison::sweepChanged, &Comparison::layoutsChanged,
                               &Comparison::becameSettled}) {
        connect(&comparison, changed, this, &PlanBar::refresh);
    }
    connect(&comparison, &Comparison::layoutChanged, this, &PlanBar::refresh);
}

void PlanBar::begin() {
    m_passed.start();
    m_before = m_comparison.progress().done;
    m_delay.start();
    m_seconds.start();
}

void PlanBar::show() {
    QProgressBar::show();
    refresh();
}

void PlanBar::refresh() {
    if (!m_comparison.canStop()) {
        m_passed.invalidate();
        m_delay.stop();
        m_seconds.stop();
        return hide();
    }
    if (!m_passed.isValid())
        begin();
    const auto [done, of] = m_comparison.progress();
    m_before = std::min(m_before, done); // another option has made some of them useless
    setRange(0, static_cast<int>(std::max<std::size_t>(of, 1))); // a busy bar would show no words
    setValue(static_cast<int>(done));
    const std::chrono::milliseconds passed(m_passed.elapsed());
    const auto left = timeLeft(passed, done - m_before, of - m_before);
    const auto seconds = std::chrono::floor<std::chrono::seconds>(passed);
    setFormat(left ? tr("about %1 s left").arg(number(static_cast<std::uint64_t>(left->count())))
                   : tr("since %1 s").arg(number(static_cast<std::uint64_t>(seconds.count()))));
}

} // namespace atlas::ui
