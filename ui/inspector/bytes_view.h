// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of a disk in hexadecimal and as text, coloured by structure.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "layout/snapshot.h"
#include "ui/session/background.h"
#include "ui/widgets/palette.h"

#include <QAbstractScrollArea>
#include <QFontMetrics>
#include <optional>
#include <vector>

class QPainter;

namespace atlas::ui {

/// A stretch of the disk in memory. `unread` lists the bytes that could not be read.
struct ReadBytes {
    ByteOffset first{};
    std::vector<std::byte> bytes{};
    std::vector<ByteInterval> unread{};

    /// Whether reading `byte` was attempted.
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

/// The columns of a line, in characters; used for painting and hit tests.
struct BytesColumns {
    static constexpr int address = 13; ///< 12 digits and a space
    int perLine = 16;

    [[nodiscard]] int hexOf(int byte) const { return address + 1 + byte * 3; }
    [[nodiscard]] int textOf(int byte) const { return address + 1 + perLine * 3 + 1 + byte; }
    [[nodiscard]] int width() const { return textOf(perLine) + 1; }
    /// The byte of the line at character `column`; nullopt outside the bytes.
    [[nodiscard]] std::optional<int> byteAt(int column) const;
};

void paintBytes(QPainter& painter, const BytesScene& scene, const QFontMetrics& metrics, const Palette& palette);

// Shows a disk of any size; reads only the visible bytes, on a background thread.

class BytesView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit BytesView(QWidget* parent = nullptr);

    /// Null: shows nothing.
    void show(std::shared_ptr<const ByteSource> bytes, SnapshotPtr snapshot);
    /// Outlines `bytes` and scrolls to them unless their first byte is visible.
    void outline(ByteInterval bytes);
    /// Marks `byte`, from which the arrow keys move.
    void setCursor(std::optional<ByteOffset> byte);
    /// Outlines `bytes` as chosen by the user, with the cursor at the moving end, and scrolls to the cursor.
    void mark(ByteInterval bytes, ByteOffset cursor);
    /// The outlined bytes, else the byte at the cursor.
    [[nodiscard]] ByteInterval selected() const;
    /// The bytes of selected() that are in memory.
    [[nodiscard]] std::vector<std::byte> copied() const;
    [[nodiscard]] ByteOffset top() const { return {m_top * static_cast<unsigned>(m_perLine)}; }
    /// Whether all visible bytes have been read.
    [[nodiscard]] bool isRead() const;
    /// Where `byte` is drawn, in viewport coordinates.
    [[nodiscard]] QRect rectOf(ByteOffset byte) const;

Q_SIGNALS:
    /// The user chose a byte of the disk.
    void chosen(atlas::ByteOffset byte);
    /// The user chose a range; `cursor` is its moving end.
    void ranged(atlas::ByteInterval bytes, atlas::ByteOffset cursor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::uint64_t lineCount() const;
    [[nodiscard]] int visibleLines() const;
    [[nodiscard]] ByteInterval visible() const;
    void scrollToLine(std::uint64_t line);
    void reveal(ByteOffset byte);
    void takeBar(int value);
    void read();
    [[nodiscard]] std::optional<ByteOffset> byteAt(QPoint point) const;
    void choose(ByteOffset byte, bool extend);

    std::shared_ptr<const ByteSource> m_source;
    SnapshotPtr m_snapshot;
    ReadBytes m_bytes;
    std::uint64_t m_top = 0; ///< the first visible line
    int m_perLine = 16;
    ByteInterval m_outlined{};
    std::optional<ByteOffset> m_cursor;
    std::optional<ByteOffset> m_anchor; ///< the fixed end of a chosen range
    LatestRequest m_reading;
};

} // namespace atlas::ui
