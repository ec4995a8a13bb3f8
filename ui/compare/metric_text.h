// SPDX-License-Identifier: GPL-3.0-or-later
// Formats metrics of layouts for display.
#pragma once

#include "compare/measure.h"

#include <QString>

namespace atlas::ui {

/// "8,192", "1.9 GiB", "2.58 s", "1.6 %", "3.99"; blocks are formatted as bytes, at `blockSize` each.
[[nodiscard]] QString metricText(const Metric& metric, double value, ByteCount blockSize);

/// The difference to the baseline, with its sign: "+128", "−1.9 GiB", "±0".
[[nodiscard]] QString differenceText(const Metric& metric, double value, ByteCount blockSize, double baseline,
                                     ByteCount baselineBlockSize);

} // namespace atlas::ui
