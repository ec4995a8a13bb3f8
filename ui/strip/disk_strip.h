// SPDX-License-Identifier: GPL-3.0-or-later
// The disk strip: the whole device from byte 0 with its partitions, and the range that the map shows.
#pragma once

#include "ui/session/tinted_blocks.h"
#include "ui/strip/strip_scene.h"
#include "ui/widgets/accessible_picture.h"

#include <QWidget>
#include <memory>

namespace atlas::ui {

class DiskStrip;

class StripParts final : public PictureParts {
public:
    /// `strip` must outlive this object.
    explicit StripParts(const DiskStrip& strip) : m_strip(strip) {}

    [[nodiscard]] Stamp stamp() const override;
    /// The boxes from left to right: at most maxParts and the current one.
    [[nodiscard]] std::vector<PicturePart> rows() const override;
    [[nodiscard]] std::vector<PicturePart> inRow(std::uint64_t) const override { return {}; }

private:
    const DiskStrip& m_strip;
};

struct StripScene;

class DiskStrip : public QWidget {
    Q_OBJECT

public:
    explicit DiskStrip(QWidget* parent = nullptr);
    ~DiskStrip() override;

    void show(StripContent content);
    using QWidget::show;
    [[nodiscard]] const StripScene& scene() const;
    /// Sets the range of the chosen volume that the map shows, drawn as a frame.
    void setWindow(BlockInterval visible);
    /// Marks a byte of the disk; nullopt: none.
    void setPlace(std::optional<ByteOffset> byte);
    /// Tints blocks of the chosen volume until another one is shown; null: none.
    void tint(TintsPtr tints);
    /// Marks damaged structures of the chosen volume until another is shown.
    void setDamaged(std::vector<BlockInterval> blocks);

    /// Draws a pin for each note.
    void setPins(std::vector<NotePin> pins);

    /// Paints the strip laid out for `size`, for export and `--render`.
    void renderTo(QPainter& painter, QSize size) const;

    [[nodiscard]] int pictureHeight() const; ///< of renderTo()
    /// On the partition that the arrow keys have chosen; empty if none is.
    [[nodiscard]] QString focusedText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void partitionActivated(std::uint32_t number); ///< clicked or chosen with Enter
    void windowDragged(atlas::BlockNumber first); ///< the first block the map should show
    void hovered(atlas::ByteOffset byte);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct State;

    void relayOut();

    std::unique_ptr<State> m_state;
};

} // namespace atlas::ui
