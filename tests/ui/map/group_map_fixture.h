// SPDX-License-Identifier: GPL-3.0-or-later
// A shown group map, and real pointer events for it.
#pragma once

#include "tests/ui/map/fixture.h"
#include "ui/map/group_map.h"
#include "ui/widgets/palette.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

namespace atlas::test {

using namespace ui;

class GroupMapTest : public testing::Test {
protected:
    GroupMapTest() {
        map.resize(1000, 500);
        map.show(volumeOn(disk, layout));
        map.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&map));
    }

    void show(const Geometry& geometry) {
        layout = layoutOf(geometry);
        map.show(volumeOn(disk, layout));
    }

    /// The first pixel at or after `block` in its row, found by moving the pointer until the map reports the block.
    QPoint pointOf(BlockNumber block) {
        const auto visible = map.visibleBlocks();
        QSignalSpy hovered(&map, &GroupMap::hovered);
        for (int y = 0; y < map.viewport()->height(); y += 4) {
            for (int x = 0; x < map.viewport()->width(); x += 1) {
                move({x, y});
                if (hovered.isEmpty()) {
                    continue;
                }
                const auto at = hovered.takeLast().at(0).value<std::optional<BlockNumber>>();
                if (at && layout->filesystem.groupOf(*at) != layout->filesystem.groupOf(block)) {
                    break; // another row
                }
                if (at && *at >= block) {
                    return {x, y};
                }
            }
        }
        ADD_FAILURE() << "block " << block.value << " is nowhere on the map, which shows " << visible.first.value
                      << " to " << visible.end().value;
        return {};
    }

    void move(QPoint point) {
        QMouseEvent event(QEvent::MouseMove, point, map.viewport()->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QApplication::sendEvent(map.viewport(), &event);
    }

    void wheel(QPoint point, int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWheelEvent event(point, map.viewport()->mapToGlobal(point), {}, QPoint(0, 120 * notches), Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(map.viewport(), &event);
    }

    [[nodiscard]] QImage image() const {
        return picture({1000, 500}, [&](QPainter& painter, QSize size) { map.renderTo(painter, size); });
    }

    Disk disk = diskWithVolumeAt(alignedStart);
    LayoutPtr layout = layoutOf();
    GroupMap map;
    const Palette colours = paletteFor(map.palette());
};

inline BlockInterval group(std::uint64_t number, std::uint64_t count = 1) {
    return {BlockNumber{number * 32768}, BlockCount{count * 32768}};
}

} // namespace atlas::test
