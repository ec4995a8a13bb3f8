// SPDX-License-Identifier: GPL-3.0-or-later
// What a painted view consists of, for those who do not see it: rows with their parts, from what is visible now.
#pragma once

// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#include <QRect>
#include <QString>

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace atlas::ui {

/// No more parts of one row than a screen reader's user can walk through.
inline constexpr std::size_t maxParts = 200;

struct PicturePart {
    std::uint64_t key = 0; ///< differs among siblings; stays the same while the same thing is shown
    QRect rect{}; ///< in pixels of the view
    std::function<QString()> tip{}; ///< what the pointer says there, rich or plain: the name, then lines about it
    bool current = false; ///< chosen by key, or the row of what is
};

class PictureParts {
public:
    PictureParts() = default;
    PictureParts(const PictureParts&) = delete;
    PictureParts& operator=(const PictureParts&) = delete;
    virtual ~PictureParts() = default;

    using Stamp = std::array<std::uint64_t, 4>;
    /// Equal as long as rows() and inRow() return the same.
    [[nodiscard]] virtual Stamp stamp() const = 0;
    /// The visible rows, from the top down.
    [[nodiscard]] virtual std::vector<PicturePart> rows() const = 0;
    /// The parts of the row with `key`, at most maxParts or one more; empty if the row is not visible.
    [[nodiscard]] virtual std::vector<PicturePart> inRow(std::uint64_t key) const = 0;
};

} // namespace atlas::ui
