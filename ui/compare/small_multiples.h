// SPDX-License-Identifier: GPL-3.0-or-later
// The layouts of the Compare page as small maps with metrics, one row each.
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/compare/multiples_scene.h"
#include "ui/drawing/legend.h"
#include "ui/widgets/write_picture.h"

namespace atlas::ui {

class SmallMultiples : public QWidget {
    Q_OBJECT
public:
    explicit SmallMultiples(Comparison& comparison, QWidget* parent = nullptr);

    /// Applies pending updates now instead of after the update delay.
    void refresh();
    /// Renders the current state laid out for `size`, for export.
    void renderTo(QPainter& painter, QSize size, const QFont& font) const;
    /// The smallest size in which names, maps and metrics are legible in `font`.
    [[nodiscard]] QSize minSize(const QFont& font) const;
    /// The patterns that the maps contain, for the legend.
    [[nodiscard]] LegendExtras extras() const;
    [[nodiscard]] std::optional<GroupNumber> highlighted() const { return m_group; }
    [[nodiscard]] const MultiplesScene& scene() const { return m_scene; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void copyRequested(std::size_t index);
    /// The maps show other volumes.
    void refreshed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuildButtons();
    [[nodiscard]] QWidget* buttonsFor(std::size_t index);
    void updateVolumes();
    void relayOut();
    void keepUp();
    void highlight(std::optional<GroupNumber> group);
    [[nodiscard]] QString tooltipAt(QPoint point) const;

    Comparison& m_comparison;
    std::vector<DrawnVolumePtr> m_volumes;
    MultiplesScene m_scene;
    QList<QWidget*> m_buttons;
    std::optional<GroupNumber> m_group;
    ScenePicture m_picture;
    std::uint64_t m_version = 0; ///< version of m_scene
    QTimer m_soon; ///< coalesces results into one repaint
};

} // namespace atlas::ui
