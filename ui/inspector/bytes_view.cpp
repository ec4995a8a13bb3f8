// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/bytes_view.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

struct BytesText {
    Q_DECLARE_TR_FUNCTIONS(BytesText)
};

QString hexDigits(std::uint64_t value, int digits) {
    return QStringLiteral("%1").arg(static_cast<qulonglong>(value), digits, 16, QLatin1Char('0'));
}

/// The colour of the structure that contains `byte`; nullopt outside all structures.
std::optional<QColor> colourAt(const Snapshot& snapshot, ByteOffset byte, const Palette& palette) {
    if (!snapshot.hasVolume() || !snapshot.placement->bytes.contains(byte))
        return std::nullopt;
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
        if (scene.cursor == at)
            painter.fillRect(x(columns.hexOf(nth)), y, x(2), metrics.height(), palette.free);
        if (!scene.bytes.covers(at))
            return; // still being read
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
    if (!covers(byte) || std::ranges::any_of(unread, [byte](const ByteInterval& each) { return each.contains(byte); }))
        return std::nullopt;
    return bytes[(byte - first).value];
}

std::optional<int> BytesColumns::byteAt(int column) const {
    if (column >= hexOf(0) && column < hexOf(perLine))
        return (column - hexOf(0)) / 3;
    if (column >= textOf(0) && column < textOf(perLine))
        return column - textOf(0);
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
        for (int nth = 0; nth < count; ++nth)
            line.byte(first + ByteCount{static_cast<unsigned>(nth)}, nth, y);
        line.outline(first, count, y);
    }
}

namespace {

constexpr int barSteps = 1'000'000; ///< scroll bars count in int; a disk may have more lines
constexpr std::uint64_t piece = 512; ///< bytes that one read error makes unreadable: the smallest sector

/// Reads the readable parts of `bytes`, piece by piece if reading all of it fails.
ReadBytes readBytes(const ByteSource& source, ByteInterval bytes) {
    ReadBytes out{.first = bytes.first, .bytes = std::vector<std::byte>(bytes.count.value)};
    if (source.read(bytes.first, out.bytes))
        return out;
    for (std::uint64_t at = 0; at < bytes.count.value; at += piece) {
        const auto count = std::min(piece, bytes.count.value - at);
        if (!source.read(bytes.first + ByteCount{at}, std::span(out.bytes).subspan(at, count)))
            out.unread.push_back({bytes.first + ByteCount{at}, {count}});
    }
    return out;
}

} // namespace

BytesView::BytesView(QWidget* parent) : QAbstractScrollArea(parent) {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Bytes"));
    setAccessibleDescription(tr("Bytes of the disk in hexadecimal and as text; arrow keys choose a byte"));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &BytesView::takeBar);
}

void BytesView::show(std::shared_ptr<const ByteSource> bytes, SnapshotPtr snapshot) {
    if (bytes == m_source)
        return;
    m_source = std::move(bytes);
    m_snapshot = std::move(snapshot);
    m_bytes = {};
    m_outlined = {};
    m_cursor.reset();
    m_anchor.reset();
    m_reading.drop();
    scrollToLine(0);
}

std::uint64_t BytesView::lineCount() const {
    const auto perLine = static_cast<unsigned>(m_perLine);
    return m_source ? (m_snapshot->disk.size.value + perLine - 1) / perLine : 0;
}

int BytesView::visibleLines() const { return viewport()->height() / std::max(1, fontMetrics().height()) + 1; }

ByteInterval BytesView::visible() const {
    if (!m_source)
        return {};
    const auto wanted = static_cast<std::uint64_t>(visibleLines()) * static_cast<unsigned>(m_perLine);
    const auto size = m_snapshot->disk.size.value;
    return {top(), {std::min(wanted, size - std::min(size, top().value))}};
}

bool BytesView::isRead() const {
    const auto wanted = visible();
    return m_source && wanted.first >= m_bytes.first &&
           (wanted.first - m_bytes.first).value + wanted.count.value <= m_bytes.bytes.size();
}

void BytesView::scrollToLine(std::uint64_t line) {
    const auto last = lineCount() - std::min<std::uint64_t>(lineCount(), static_cast<unsigned>(visibleLines() - 2));
    m_top = std::min(line, last);
    const QSignalBlocker quiet(verticalScrollBar());
    const auto steps = std::min<std::uint64_t>(last, barSteps);
    verticalScrollBar()->setRange(0, static_cast<int>(steps));
    verticalScrollBar()->setPageStep(
        static_cast<int>(std::min<std::uint64_t>(steps, static_cast<unsigned>(visibleLines()))));
    const double share = last == 0 ? 0 : static_cast<double>(m_top) / static_cast<double>(last);
    verticalScrollBar()->setValue(static_cast<int>(share * static_cast<double>(steps)));
    read();
    viewport()->update();
}

void BytesView::takeBar(int value) {
    const auto last = lineCount() - std::min<std::uint64_t>(lineCount(), static_cast<unsigned>(visibleLines() - 2));
    const int steps = std::max(1, verticalScrollBar()->maximum());
    m_top = static_cast<std::uint64_t>(static_cast<double>(last) * value / steps);
    read();
    viewport()->update();
}

void BytesView::read() {
    if (!m_source || isRead())
        return;
    m_reading.run(
        this, [source = m_source, wanted = visible()] { return readBytes(*source, wanted); },
        [this](ReadBytes read) {
            m_bytes = std::move(read);
            viewport()->update();
        });
}

void BytesView::reveal(ByteOffset byte) {
    const auto line = byte.value / static_cast<unsigned>(m_perLine);
    if (line < m_top || line + 2 > m_top + static_cast<unsigned>(visibleLines()))
        scrollToLine(line - std::min<std::uint64_t>(line, 1));
}

void BytesView::outline(ByteInterval bytes) {
    m_outlined = bytes;
    if (m_source && bytes.count.value != 0)
        reveal(bytes.first);
    viewport()->update();
}

void BytesView::setCursor(std::optional<ByteOffset> byte) {
    m_cursor = byte;
    if (m_source && byte)
        reveal(*byte);
    viewport()->update();
}

void BytesView::mark(ByteInterval bytes, ByteOffset cursor) {
    m_outlined = bytes;
    setCursor(cursor);
}

ByteInterval BytesView::selected() const {
    return m_outlined.count.value != 0 ? m_outlined : m_cursor ? ByteInterval{*m_cursor, {1}} : ByteInterval{};
}

std::vector<std::byte> BytesView::copied() const {
    const auto wanted = selected();
    std::vector<std::byte> out;
    for (std::uint64_t n = 0; n < wanted.count.value; ++n)
        if (const auto byte = m_bytes.at(wanted.first + ByteCount{n}))
            out.push_back(*byte);
    return out;
}

QRect BytesView::rectOf(ByteOffset byte) const {
    const auto within = (byte - top()).value;
    const int width = fontMetrics().horizontalAdvance('0');
    const auto perLine = static_cast<unsigned>(m_perLine);
    return {BytesColumns{m_perLine}.hexOf(static_cast<int>(within % perLine)) * width,
            static_cast<int>(within / perLine) * fontMetrics().height(), width * 2, fontMetrics().height()};
}

void BytesView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setFont(font());
    const auto colours = paletteFor(palette());
    painter.fillRect(viewport()->rect(), palette().base());
    if (m_source) {
        paintBytes(painter,
                   {.bytes = m_bytes,
                    .snapshot = *m_snapshot,
                    .first = top(),
                    .perLine = m_perLine,
                    .lines = visibleLines(),
                    .outlined = m_outlined,
                    .cursor = m_cursor},
                   fontMetrics(), colours);
    }
}

void BytesView::resizeEvent(QResizeEvent*) {
    const auto before = top();
    m_perLine = 4;
    while (m_perLine < 32 &&
           BytesColumns{m_perLine * 2}.width() * fontMetrics().horizontalAdvance('0') <= viewport()->width()) {
        m_perLine *= 2;
    }
    scrollToLine(before.value / static_cast<unsigned>(m_perLine));
}

std::optional<ByteOffset> BytesView::byteAt(QPoint point) const {
    const auto nth = BytesColumns{m_perLine}.byteAt(point.x() / std::max(1, fontMetrics().horizontalAdvance('0')));
    const auto line = static_cast<unsigned>(std::max(point.y(), 0) / std::max(1, fontMetrics().height()));
    if (!m_source || !nth)
        return std::nullopt;
    const ByteOffset byte{(m_top + line) * static_cast<unsigned>(m_perLine) + static_cast<unsigned>(*nth)};
    return byte.value < m_snapshot->disk.size.value ? std::optional(byte) : std::nullopt;
}

void BytesView::choose(ByteOffset byte, bool extend) {
    if (!extend) {
        m_anchor = byte;
        return Q_EMIT chosen(byte);
    }
    m_anchor = m_anchor ? m_anchor : m_cursor.value_or(byte);
    const auto first = std::min(*m_anchor, byte);
    Q_EMIT ranged(between(first, std::max(*m_anchor, byte) + ByteCount{1}), byte);
}

void BytesView::mousePressEvent(QMouseEvent* event) {
    const auto byte = byteAt(event->position().toPoint());
    if (byte && event->button() == Qt::LeftButton)
        choose(*byte, event->modifiers().testFlag(Qt::ShiftModifier));
}

void BytesView::mouseMoveEvent(QMouseEvent* event) {
    const auto byte = byteAt(event->position().toPoint());
    if (byte && event->buttons().testFlag(Qt::LeftButton) && byte != m_cursor)
        choose(*byte, true);
}

void BytesView::wheelEvent(QWheelEvent* event) {
    const int lines = -event->angleDelta().y() / 40;
    const auto way = static_cast<std::uint64_t>(std::abs(lines));
    scrollToLine(lines < 0 ? m_top - std::min(m_top, way) : m_top + way);
    event->accept();
}

void BytesView::keyPressEvent(QKeyEvent* event) {
    const std::int64_t page = std::int64_t{visibleLines() - 2} * m_perLine;
    const std::int64_t way = event->key() == Qt::Key_Left       ? -1
                             : event->key() == Qt::Key_Right    ? 1
                             : event->key() == Qt::Key_Up       ? -m_perLine
                             : event->key() == Qt::Key_Down     ? m_perLine
                             : event->key() == Qt::Key_PageUp   ? -page
                             : event->key() == Qt::Key_PageDown ? page
                                                                : 0;
    if (way == 0 || !m_source)
        return QAbstractScrollArea::keyPressEvent(event);
    const auto from = m_cursor.value_or(top()).value;
    const auto to =
        way < 0 ? from - std::min(from, static_cast<std::uint64_t>(-way)) : from + static_cast<std::uint64_t>(way);
    choose({std::min(to, m_snapshot->disk.size.value - 1)}, event->modifiers().testFlag(Qt::ShiftModifier));
}

} // namespace atlas::ui
