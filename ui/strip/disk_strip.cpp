// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/disk_strip.h"

#include "ui/strip/strip_painter.h"
#include "ui/strip/strip_text.h"
#include "ui/widgets/accessible_picture.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <cmath>
#include <memory>

namespace atlas::ui {

PictureParts::Stamp StripParts::stamp() const {
    const auto& scene = m_strip.scene();
    return {scene.version, scene.focused ? *scene.focused + 1 : 0};
}

std::vector<PicturePart> StripParts::rows() const {
    const auto scene = std::make_shared<const StripScene>(m_strip.scene());
    const auto& boxes = scene->drawn.boxes;
    std::vector<PicturePart> parts;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool current = scene->focused ? i == *scene->focused : boxes[i].segment.chosen;
        if (i < maxParts || current) {
            parts.push_back({i, scene->rectOf(boxes[i]).toAlignedRect(),
                             [scene, i] { return stripTooltip(*scene, scene->drawn.boxes[i], QColor()); }, current});
        }
    }
    return parts;
}

struct DiskStrip::State {
    StripScene scene{.isPicture = false};
    std::optional<double> grip{}; ///< while dragging: the pointer's distance from the left edge of the frame

    /// Moves the focus by `step` partitions from the focused one, else from the chosen one.
    void moveFocus(int step) {
        const auto& boxes = scene.drawn.boxes;
        const auto isPartition = [&](std::size_t i) { return boxes[i].segment.kind == StripSegment::Kind::Partition; };
        auto at = scene.focused;
        for (std::size_t i = 0; !at && i < boxes.size(); ++i)
            if (boxes[i].segment.chosen && isPartition(i))
                at = i;
        auto next = static_cast<std::ptrdiff_t>(at.value_or(0));
        do {
            next += step;
            if (next < 0 || next >= std::ssize(boxes)) {
                scene.focused = at;
                return;
            }
        } while (!isPartition(static_cast<std::size_t>(next)));
        scene.focused = static_cast<std::size_t>(next);
    }
};

DiskStrip::DiskStrip(QWidget* parent) : QWidget(parent), m_state(std::make_unique<State>()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Disk strip"));
    setAccessibleDescription(tr("The whole disk with its partitions; arrow keys choose one, Enter shows it"));
}

DiskStrip::~DiskStrip() = default;

void DiskStrip::show(StripContent content) {
    auto& scene = m_state->scene;
    if (!sameLayout(scene.content.volume, content.volume)) {
        scene.window = {};
        scene.tints.reset();
        scene.damaged.clear();
        scene.focused.reset();
    }
    scene.content = std::move(content);
    updateGeometry(); // a refusal has a line of its own
    relayOut();
}

const StripScene& DiskStrip::scene() const { return m_state->scene; }

void DiskStrip::setWindow(BlockInterval visible) {
    m_state->scene.window = visible;
    update();
}

void DiskStrip::setPlace(std::optional<ByteOffset> byte) {
    m_state->scene.place = byte;
    update();
}

void DiskStrip::tint(TintsPtr tints) {
    m_state->scene.tints = std::move(tints);
    update();
}

void DiskStrip::setPins(std::vector<NotePin> pins) {
    m_state->scene.pins = std::move(pins);
    update();
}

void DiskStrip::setDamaged(std::vector<BlockInterval> blocks) {
    m_state->scene.damaged = std::move(blocks);
    update();
}

void DiskStrip::relayOut() {
    m_state->scene.layOut(size(), QFontMetricsF(font()));
    update();
}

void DiskStrip::renderTo(QPainter& painter, QSize size) const {
    auto scene = m_state->scene;
    scene.isPicture = true;
    scene.focused.reset();
    scene.place.reset();
    painter.save();
    painter.setFont(font());
    scene.layOut(size, QFontMetricsF(font()));
    paintStrip(painter, scene, paletteFor(palette()));
    painter.restore();
}

QSize DiskStrip::sizeHint() const {
    return {900, static_cast<int>(std::ceil(m_state->scene.heightFor(QFontMetricsF(font()))))};
}

int DiskStrip::pictureHeight() const {
    return static_cast<int>(std::ceil(StripScene{}.heightFor(QFontMetricsF(font()))));
}

QString DiskStrip::focusedText() const {
    const auto& scene = m_state->scene;
    return scene.focused ? QTextDocumentFragment::fromHtml(stripTooltip(scene, scene.drawn.boxes[*scene.focused], {}))
                               .toPlainText()
                         : QString();
}

QSize DiskStrip::minimumSizeHint() const { return {360, sizeHint().height()}; }

bool DiskStrip::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto* box = m_state->scene.boxAt(help->pos());
        const auto red = paletteFor(QToolTip::palette()).misaligned;
        QStringList notes;
        for (const auto& pin : m_state->scene.pins)
            if (std::abs(m_state->scene.x(pin.byte) - help->pos().x()) <= pinHeight / 2)
                notes << pin.words;
        const auto words = box ? stripTooltip(m_state->scene, *box, red) : QString();
        QToolTip::showText(help->globalPos(), notes.isEmpty() ? words : noteHtml(notes) + words, this);
        return true;
    }
    case QEvent::Resize:
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::StyleChange: relayOut(); break;
    case QEvent::FocusOut: m_state->scene.focused.reset(); [[fallthrough]];
    case QEvent::FocusIn: update(); break;
    default: break;
    }
    return QWidget::event(event);
}

void DiskStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font());
    const auto colors = paletteFor(palette());
    paintStrip(painter, m_state->scene, colors);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void DiskStrip::mousePressEvent(QMouseEvent* event) {
    auto& s = *m_state;
    const auto* box = s.scene.boxAt(event->position());
    if (event->button() != Qt::LeftButton || box == nullptr)
        return;
    const auto frame = s.scene.frame();
    if (frame.contains(event->position())) {
        s.grip = event->position().x() - frame.left();
        setCursor(Qt::ClosedHandCursor);
    } else if (box->segment.chosen && !frame.isNull()) {
        // A press beside the frame centres it at the pointer and starts a drag.
        s.grip = frame.width() / 2;
        Q_EMIT windowDragged(s.scene.blockAt(event->position().x() - *s.grip));
    } else if (box->segment.kind == StripSegment::Kind::Partition) {
        Q_EMIT partitionActivated(s.scene.content.disk.table.partitions[box->segment.partition].number);
    }
}

void DiskStrip::mouseMoveEvent(QMouseEvent* event) {
    auto& s = *m_state;
    if (s.grip) {
        Q_EMIT windowDragged(s.scene.blockAt(event->position().x() - *s.grip));
        return;
    }
    const bool onFrame = s.scene.frame().contains(event->position());
    setCursor(onFrame ? Qt::OpenHandCursor : Qt::ArrowCursor);
    if (s.scene.boxAt(event->position()) != nullptr)
        Q_EMIT hovered(s.scene.byteAt(event->position().x()));
}

void DiskStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_state->grip.reset();
        unsetCursor();
    }
}

void DiskStrip::keyPressEvent(QKeyEvent* event) {
    auto& scene = m_state->scene;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        m_state->moveFocus(event->key() == Qt::Key_Left ? -1 : 1);
        announceChosen(*this);
        update();
    } else if (enter && scene.focused) {
        Q_EMIT partitionActivated(
            scene.content.disk.table.partitions[scene.drawn.boxes[*scene.focused].segment.partition].number);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace atlas::ui
