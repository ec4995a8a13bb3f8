// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/place_menu.h"

#include "ui/map/group_map.h"
#include "ui/session/structure_working.h"
#include "ui/session/whereabouts.h"
#include "ui/strip/disk_strip.h"
#include "ui/strip/strip_scene.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

namespace atlas::ui {

namespace {

struct PlaceMenu {
    Q_DECLARE_TR_FUNCTIONS(PlaceMenu)
};
using Words = PlaceMenu;

void addCopy(QMenu& menu, const QString& words, std::uint64_t value) {
    menu.addAction(words, &menu, [value] { QGuiApplication::clipboard()->setText(QString::number(value)); });
}

} // namespace

QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point) {
    const auto hit = map.scene().hitAt(point);
    const auto& session = workspace.session;
    if (!hit || !session.judgement().hasVolume()) {
        return nullptr;
    }
    const auto where = whereabouts(session.snapshot(), session.judgement(), hit->block);
    const BlockPlace block{hit->block};
    const GroupPlace group{map.scene().groupAt(*hit)};
    auto* menu = new QMenu(&map);
    menu->setObjectName("placeMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& words, auto effect) { menu->addAction(words, menu, effect); };
    add(Words::tr("What is this? (%1)").arg(placeName(session.judgement(), block)),
        [&workspace, block] { workspace.selection.select(block); });
    add(Words::tr("Descriptor of group %1").arg(group.group.value),
        [&workspace, group] { workspace.selection.select(group); });
    add(Words::tr("Zoom to it"), [&map, blocks = map.scene().structureAt(*hit)] { map.zoomTo(blocks); });
    menu->addSeparator();
    addCopy(*menu, Words::tr("Copy block number"), hit->block.value);
    addCopy(*menu, Words::tr("Copy byte of the disk"), where.byte.value);
    addCopy(*menu, Words::tr("Copy logical sector"), where.sector.value);
    return menu;
}

QMenu* placeMenu(Workspace& workspace, DiskStrip& strip, GroupMap& map, QPoint point) {
    const auto& scene = strip.scene();
    const auto* box = scene.boxAt(point);
    if (box == nullptr || !workspace.session.isOpen()) {
        return nullptr;
    }
    const auto byte = scene.byteAt(point.x());
    const auto where = whereabouts(workspace.session.snapshot(), workspace.session.judgement(), byte);
    auto* menu = new QMenu(&strip);
    menu->setObjectName("stripMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto ask = [&](const Place& place) {
        menu->addAction(Words::tr("What is this? (%1)").arg(placeName(workspace.session.judgement(), place)), menu,
                        [&workspace, place] { workspace.selection.select(place); });
    };
    if (box->segment.chosen && scene.volume) {
        const auto block = scene.blockAt(point.x());
        ask(BlockPlace{block});
        menu->addAction(Words::tr("Show it on the map"), menu, [&map, block] { map.scrollTo(block); });
    } else if (box->segment.kind == StripSegment::Kind::Partition) {
        ask(PartitionPlace{scene.disk.table.partitions[box->segment.partition].number});
    }
    menu->addSeparator();
    addCopy(*menu, Words::tr("Copy byte of the disk"), where.byte.value);
    addCopy(*menu, Words::tr("Copy logical sector"), where.sector.value);
    return menu;
}

} // namespace atlas::ui
