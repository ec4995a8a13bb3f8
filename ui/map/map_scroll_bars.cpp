// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/map_scroll_bars.h"

#include <QScrollBar>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr double maxSteps = 1 << 30;

/// Sets `bar` to a page of length `page` at position `at` of a range of `length`; `scale` converts these to steps.
void follow(QScrollBar& bar, double at, double page, double length, double scale) {
    const auto steps = [scale](double value) { return static_cast<int>(std::lround(value * scale)); };
    bar.setRange(0, std::max(0, steps(length - page)));
    bar.setPageStep(std::max(1, steps(page)));
    bar.setValue(steps(at));
}

double rowScale(const RowLayout& rows) {
    return std::min(1.0, maxSteps / static_cast<double>(std::max<std::uint64_t>(rows.rowCount(), 1)));
}

double columnScale(const RowLayout& rows) { return (1 << 20) / static_cast<double>(rows.blocksPerRow); }

} // namespace

void MapScrollBars::follow(const MapScene& scene) const {
    const auto& rows = scene.rows;
    const auto all = scene.volume ? static_cast<double>(rows.rowCount()) : 0;
    ui::follow(*vertical, static_cast<double>(scene.viewpoint.view.topRow), static_cast<double>(scene.wholeRows()), all,
               rowScale(rows));
    const auto& window = scene.viewpoint.view.window;
    ui::follow(*horizontal, window.first, window.length, static_cast<double>(rows.blocksPerRow), columnScale(rows));
}

MapView MapScrollBars::moved(const MapScene& scene) const {
    auto view = scene.viewpoint.view;
    view.topRow = static_cast<std::uint64_t>(vertical->value() / rowScale(scene.rows));
    if (horizontal->maximum() > 0) {
        view.window.first = horizontal->value() / columnScale(scene.rows);
    }
    return view;
}

} // namespace atlas::ui
