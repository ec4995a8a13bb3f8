// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the bytes of a disk of any size. Only the visible ones are read, on a background thread.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"
#include "ui/inspector/bytes_painter.h"
#include "ui/session/background.h"

#include <QAbstractScrollArea>

namespace atlas::ui {

class BytesView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit BytesView(QWidget* parent = nullptr);

    /// Null: nothing to show.
    void show(std::shared_ptr<const ByteSource> bytes, SnapshotPtr snapshot);
    /// Outlines `bytes` and scrolls to them unless their first one is visible.
    void outline(ByteInterval bytes);
    /// Marks `byte`, which the arrow keys move from.
    void setCursor(std::optional<ByteOffset> byte);
    /// Outlines `bytes` as chosen by the user, with the cursor at its end that moves, and scrolls to the cursor.
    void mark(ByteInterval bytes, ByteOffset cursor);
    /// The outlined bytes, or that at the cursor.
    [[nodiscard]] ByteInterval selected() const;
    /// The bytes of selected(), as far as they are in memory.
    [[nodiscard]] std::vector<std::byte> copied() const;
    [[nodiscard]] ByteOffset top() const { return {m_top * static_cast<unsigned>(m_perLine)}; }
    /// Whether all visible bytes were read.
    [[nodiscard]] bool isRead() const;
    /// Where `byte` is drawn, in coordinates of the viewport.
    [[nodiscard]] QRect rectOf(ByteOffset byte) const;

Q_SIGNALS:
    /// The user chose a byte of the disk.
    void chosen(atlas::ByteOffset byte);
    /// The user chose a range, up to `cursor`.
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
    std::uint64_t m_top = 0; ///< number of the first visible line
    int m_perLine = 16;
    ByteInterval m_outlined{};
    std::optional<ByteOffset> m_cursor;
    std::optional<ByteOffset> m_anchor; ///< the end of a chosen range that stays
    LatestRequest m_reading;
};

} // namespace atlas::ui
