// SPDX-License-Identifier: GPL-3.0-or-later
// Draws bytes of a disk in hexadecimal and as text, with the structures that they belong to.
#pragma once

#include "base/units.h"
#include "layout/snapshot.h"
#include "ui/widgets/palette.h"

#include <QFontMetrics>
#include <optional>
#include <vector>

class QPainter;

namespace atlas::ui {

/// A stretch of the disk in memory. Bytes that could not be read are named in `unread`.
struct ReadBytes {
    ByteOffset first{};
    std::vector<std::byte> bytes{};
    std::vector<ByteInterval> unread{};

    /// Whether it was tried to read `byte`.
    [[nodiscard]] bool covers(ByteOffset byte) const { return byte >= first && (byte - first).value < bytes.size(); }
    [[nodiscard]] std::optional<std::byte> at(ByteOffset byte) const;
};

struct BytesScene {
    const ReadBytes& bytes;
    const Snapshot& snapshot;
    ByteOffset first{}; ///< of the first line
    int perLine = 16;
    int lines = 0;
    ByteInterval outlined{};
    std::optional<ByteOffset> cursor{};
};

/// The columns of a line in characters, so that the view can tell the byte under the mouse.
struct BytesColumns {
    static constexpr int address = 13; ///< 12 digits and a blank
    int perLine = 16;

    [[nodiscard]] int hexOf(int byte) const { return address + 1 + byte * 3; }
    [[nodiscard]] int textOf(int byte) const { return address + 1 + perLine * 3 + 1 + byte; }
    [[nodiscard]] int width() const { return textOf(perLine) + 1; }
    /// The byte of the line at character `column`; nullopt beside the bytes.
    [[nodiscard]] std::optional<int> byteAt(int column) const;
};

void paintBytes(QPainter& painter, const BytesScene& scene, const QFontMetrics& metrics, const Palette& palette);

} // namespace atlas::ui
