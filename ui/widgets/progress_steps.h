// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of 64-bit counts on a QProgressBar, which counts in int.
#pragma once

#include <QProgressBar>
#include <cstdint>

namespace atlas::ui {

/// `of` is 0 while the end is not known; the bar is busy then.
inline void showProgress(QProgressBar& bar, std::uint64_t done, std::uint64_t of) {
    constexpr int steps = 1000;
    bar.setRange(0, of == 0 ? 0 : steps);
    if (of != 0) {
        bar.setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(of) * steps));
    }
}

} // namespace atlas::ui
