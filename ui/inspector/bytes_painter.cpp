// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/bytes_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace atlas::ui {

namespace {

struct BytesText {
    Q_DECLARE_TR_FUNCTIONS(BytesText)
};

QString hexDigits(std::uint64_t value, int digits) {
    return QStringLiteral("%1").arg(static_cast<qulonglong>(value), digits, 16, QLatin1Char('0'));
}

/// The colour of the structure that `byte` belongs to; nullopt outside the structures of the volume.
std::optional<QColor> colourAt(const Snapshot& snapshot, ByteOffset byte, const Palette& palette) {
    if (!snapshot.hasVolume() || !snapshot.placement->bytes.contains(byte)) {
        return std::nullopt;
    }
    const auto block = snapshot.layout->filesystem.blockAt(byte, snapshot.placement->bytes.first);
    const auto* const region = block ? snapshot.layout->regionAt(*block) : nullptr;
    return region == nullptr ? std::nullopt : std::optional(palette.of(region->kind));
}

/// Whether a unit of `size`, counted from `from`, begins at `byte`.
bool begins(ByteOffset byte, ByteOffset from, ByteCount size) {
    return byte >= from && size.value != 0 && (byte - from).value % size.value == 0;
}

struct LinePainter {
    QPainter& painter;
    const BytesScene& scene;
    const QFontMetrics& metrics;
    const Palette& palette;
    BytesColumns columns;

    [[nodiscard]] int x(int character) const { return character * metrics.horizontalAdvance('0'); }

    void boundaries(ByteOffset first, int y) const {
        const auto& snapshot = scene.snapshot;
        const bool block = snapshot.hasVolume() && snapshot.placement->bytes.contains(first) &&
                           begins(first, snapshot.placement->bytes.first, snapshot.layout->filesystem.blockSize);
        if (block || begins(first, {0}, snapshot.disk.drive.logicalSector.value)) {
            painter.setPen(QPen(block ? palette.frame : palette.line, block ? 2 : 1));
            painter.drawLine(0, y, x(columns.width()), y);
        }
    }

    void address(ByteOffset first, int y) const {
        if (const auto colour = colourAt(scene.snapshot, first, palette)) {
            painter.fillRect(x(BytesColumns::address), y, metrics.horizontalAdvance('0') / 2, metrics.height(),
                             *colour);
        }
        painter.setPen(palette.mutedText);
        painter.drawText(0, y + metrics.ascent(), hexDigits(first.value, BytesColumns::address - 1));
    }

    void byte(ByteOffset at, int nth, int y) const {
        const auto value = scene.bytes.at(at);
        if (scene.cursor == at) {
            painter.fillRect(x(columns.hexOf(nth)), y, x(2), metrics.height(), palette.free);
        }
        if (!scene.bytes.covers(at)) {
            return; // it is being read
        }
        painter.setPen(value ? palette.text : palette.mutedText);
        const auto code = value ? std::to_integer<int>(*value) : 0;
        const bool printable = code >= 0x20 && code < 0x7F;
        painter.drawText(x(columns.hexOf(nth)), y + metrics.ascent(),
                         value ? hexDigits(code, 2) : QStringLiteral("??"));
        painter.drawText(x(columns.textOf(nth)), y + metrics.ascent(), QChar(printable ? code : value ? '.' : '?'));
    }

    void outline(ByteOffset first, int count, int y) const {
        const auto begin = std::max(first.value, scene.outlined.first.value);
        const auto end = std::min(first.value + static_cast<std::uint64_t>(count),
                                  scene.outlined.first.value + scene.outlined.count.value);
        if (begin < end) {
            const int left = x(columns.hexOf(static_cast<int>(begin - first.value)));
            const int right = x(columns.hexOf(static_cast<int>(end - first.value)) - 1);
            painter.setPen(QPen(palette.focus, 2));
            painter.drawRect(left - 2, y + 1, right - left + 4, metrics.height() - 2);
        }
    }
};

} // namespace

std::optional<std::byte> ReadBytes::at(ByteOffset byte) const {
    if (!covers(byte) ||
        std::ranges::any_of(unread, [byte](const ByteInterval& each) { return each.contains(byte); })) {
        return std::nullopt;
    }
    return bytes[(byte - first).value];
}

std::optional<int> BytesColumns::byteAt(int column) const {
    if (column >= hexOf(0) && column < hexOf(perLine)) {
        return (column - hexOf(0)) / 3;
    }
    if (column >= textOf(0) && column < textOf(perLine)) {
        return column - textOf(0);
    }
    return std::nullopt;
}

void paintBytes(QPainter& painter, const BytesScene& scene, const QFontMetrics& metrics, const Palette& palette) {
    const LinePainter line{painter, scene, metrics, palette, {scene.perLine}};
    const auto size = scene.snapshot.disk.size.value;
    for (int n = 0; n < scene.lines; ++n) {
        const ByteOffset first{scene.first.value +
                               static_cast<std::uint64_t>(n) * static_cast<unsigned>(scene.perLine)};
        const int y = n * metrics.height();
        if (first.value >= size) {
            painter.setPen(palette.mutedText);
            painter.drawText(0, y + metrics.ascent(), BytesText::tr("The image ends here."));
            return;
        }
        const auto count =
            static_cast<int>(std::min<std::uint64_t>(static_cast<unsigned>(scene.perLine), size - first.value));
        line.boundaries(first, y);
        line.address(first, y);
        for (int nth = 0; nth < count; ++nth) {
            line.byte(first + ByteCount{static_cast<unsigned>(nth)}, nth, y);
        }
        line.outline(first, count, y);
    }
}

} // namespace atlas::ui
