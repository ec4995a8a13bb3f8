// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the map: the colour of each kind, wrapped to the width.
#pragma once

// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#include <QHash>
#include <QWidget>

#include "view/drawn_volume.h"

#include <optional>

namespace atlas::ui {

struct MapScene;

/// Patterns that only some maps have.
struct LegendExtras {
    bool estimates = false; ///< dots over areas shaded by estimates, without bitmaps
    bool missing = false;   ///< hatching past the end of a truncated image
    bool damaged = false;   ///< badges on damaged structures
    bool notes = false; ///< pins of notes
    std::optional<std::uint32_t> tint{}; ///< the first of the tinted blocks: see tinted_blocks.h
    bool operator==(const LegendExtras&) const = default;
};

/// `volume` may be null.
[[nodiscard]] LegendExtras legendExtras(const DrawnVolume* volume);
/// With the marks on the map.
[[nodiscard]] LegendExtras legendExtras(const MapScene& scene);

class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    void setExtras(LegendExtras extras);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

    /// Renders the legend, for export. Precondition: size.height() is at least heightForWidth(size.width()).
    void renderTo(QPainter& painter, QSize size) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    LegendExtras m_extras{};
    mutable QHash<int, int> m_heights; ///< heightForWidth() by width: Qt layouts query a few widths repeatedly
};

} // namespace atlas::ui
