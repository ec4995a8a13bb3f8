// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/context_menus.h"

#include "ui/alignment/alignment_page.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/strip/disk_strip.h"
#include "ui/window/map_page.h"
#include "ui/window/pages.h"
#include "ui/window/place_menu.h"
#include "ui/window/summary_strip.h"

#include <QMenu>

namespace atlas::ui {

namespace {

/// `make` returns the menu for a point of `over`, or null. `origin` is the widget whose points these are.
template <class Make>
void offer(QWidget& over, QWidget& origin, const Make& make) {
    over.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&over, &QWidget::customContextMenuRequested, &over, [&origin, make](QPoint point) {
        if (QMenu* menu = make(point)) {
            menu->popup(origin.mapToGlobal(point));
        }
    });
}

} // namespace

void addContextMenus(Workspace& workspace, Pages& view) {
    auto& map = view.map();
    const ShowOnMap showOnMap = [&view, &map](BlockNumber block) {
        view.showMap();
        map.scrollTo(block);
    };
    offer(map, *map.viewport(), [&](QPoint point) { return placeMenu(workspace, map, point); });
    auto& strip = view.strip();
    offer(strip, strip, [&, showOnMap](QPoint point) { return placeMenu(workspace, strip, showOnMap, point); });
    for (auto* lens : {&view.mapPage().lens().lens(), &view.alignment().lens().lens()}) {
        offer(*lens, *lens,
              [&workspace, lens, showOnMap](QPoint point) { return placeMenu(workspace, *lens, showOnMap, point); });
    }
    for (auto* card : view.summary().cards()) {
        offer(*card, *card, [&workspace, card](QPoint) { return cardMenu(workspace, *card); });
    }
}

} // namespace atlas::ui
