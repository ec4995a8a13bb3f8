// SPDX-License-Identifier: GPL-3.0-or-later
// A measurement as a table: one row for each setting.
#pragma once

#include "measure/measurement.h"
#include "report/language/message.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace atlas {

struct MeasuredColumn {
    Message heading;
    bool right = false;   ///< right-aligned
    bool isKey = false;   ///< names the setting
    bool isSpare = false; ///< may be left out where there is no room
};

struct MeasuredTable {
    std::vector<MeasuredColumn> columns{};
    std::vector<std::vector<std::optional<Message>>> rows{}; ///< nullopt: nothing is known
    std::size_t spread = 0; ///< index of the column with the spread
};

[[nodiscard]] MeasuredTable measuredTable(const Measurement& measurement);

/// What a point is judged by: "118 a second", or for reads of metadata "3.2 s".
[[nodiscard]] Message decidingText(const MeasuredPoint& point);

/// The setting of a point without its access: "4 KiB", "512", "256 GiB", "block bitmaps".
[[nodiscard]] Message shortSetting(const Measurement& measurement, const MeasuredPoint& point);

} // namespace atlas
