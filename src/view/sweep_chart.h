// SPDX-License-Identifier: GPL-3.0-or-later
// The offset sweep as a chart: a bar for each start, and which start lies under a pixel.
#pragma once

#include "alignment/offset_sweep.h"

#include <optional>

namespace atlas {

inline constexpr std::uint32_t sweepLength = 256;

/// The first start of a sweep that shows `start`: the last multiple of 256 logical sectors, counted from the first physical boundary.
[[nodiscard]] Lba sweepBase(Lba start, const Drive& drive);

/// The starts from `base` on, for a volume that lies `into` bytes behind the start (the header of a layer); none past
/// `lastStart`.
[[nodiscard]] std::vector<SweepPoint> sweepFrom(Lba base, ByteCount into, const BlockCensus& census, const Drive& drive,
                                                Lba lastStart);

/// Bars [x0, x1) of a plot; the space between them belongs to no bar but to a start all the same.
struct SweepBar {
    int x0 = 0;
    int x1 = 0;
    double share = 0; ///< of the plot's height, 0 to 1
    bool best = false;
};

class SweepChart {
public:
    SweepChart() = default;
    /// `width` in pixels, at least 1.
    SweepChart(std::vector<SweepPoint> points, int width);

    [[nodiscard]] const std::vector<SweepPoint>& points() const { return m_points; }
    [[nodiscard]] std::uint64_t maximum() const { return m_maximum; }
    [[nodiscard]] std::uint64_t minimum() const { return m_minimum; }
    [[nodiscard]] SweepBar bar(std::size_t i) const;
    /// The middle of bar `i`.
    [[nodiscard]] double middle(std::size_t i) const;
    /// The bar nearest to `x`. Only where there are points.
    [[nodiscard]] std::size_t at(double x) const;
    /// None where `start` is not among the points.
    [[nodiscard]] std::optional<std::size_t> indexOf(Lba start) const;
    /// The next best start after `i`, or before it; none where there is none.
    [[nodiscard]] std::optional<std::size_t> bestBeside(std::size_t i, bool after) const;
    /// The best starts that have room for labels of `labelWidth` pixels, from the first on.
    [[nodiscard]] std::vector<std::size_t> labelled(double labelWidth) const;

private:
    [[nodiscard]] double edge(std::size_t i) const {
        return static_cast<double>(i) * m_width / static_cast<double>(m_points.size());
    }

    std::vector<SweepPoint> m_points;
    int m_width = 1;
    std::uint64_t m_maximum = 0;
    std::uint64_t m_minimum = 0;
};

} // namespace atlas
