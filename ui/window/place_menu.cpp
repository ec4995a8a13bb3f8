// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/place_menu.h"

#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/session/structure_working.h"
#include "ui/session/whereabouts.h"
#include "ui/strip/disk_strip.h"
#include "ui/strip/strip_scene.h"
#include "ui/window/summary_card.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QTextDocumentFragment>
#include <QWhatsThis>
#include <algorithm>

namespace atlas::ui {

namespace {

struct PlaceMenu {
    Q_DECLARE_TR_FUNCTIONS(PlaceMenu)
};

void addCopy(QMenu& menu, const QString& words, std::uint64_t value) {
    menu.addAction(words, &menu, [value] { QGuiApplication::clipboard()->setText(QString::number(value)); });
}

QMenu* emptyMenu(QWidget& over, const char* name) {
    auto* menu = new QMenu(&over);
    menu->setObjectName(QLatin1StringView(name));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void addAsk(QMenu& menu, Workspace& workspace, const Place& place) {
    menu.addAction(PlaceMenu::tr("What is this? (%1)").arg(placeName(workspace.session.judgement(), place)), &menu,
                   [&workspace, place] { workspace.selection.select(place); });
}

void addBytes(QMenu& menu, Workspace& workspace, const Place& place) {
    menu.addAction(PlaceMenu::tr("Show its bytes"), &menu,
                   [&workspace, place] { workspace.selection.selectBytes(place); });
}

/// For "Go to" and other programs: `byte` is that of the disk as it was read, also during a what-if. `block` may be nullopt.
void addCopies(QMenu& menu, const Session& session, ByteOffset byte, std::optional<BlockNumber> block) {
    menu.addSeparator();
    if (block) {
        addCopy(menu, PlaceMenu::tr("Copy block number"), block->value);
    }
    addCopy(menu, PlaceMenu::tr("Copy byte of the disk"), byte.value);
    addCopy(menu, PlaceMenu::tr("Copy logical sector"),
            sectorOf(byte, session.judgement().drive().logicalSector.value).value);
}

} // namespace

QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point) {
    const auto hit = map.scene().hitAt(point);
    const auto& session = workspace.session;
    if (!hit || !session.judgement().hasVolume()) {
        return nullptr;
    }
    const BlockPlace block{hit->block};
    const GroupPlace group{map.scene().volume->layout().groupAt(hit->block)};
    auto* menu = emptyMenu(map, "placeMenu");
    addAsk(*menu, workspace, block);
    menu->addAction(PlaceMenu::tr("Descriptor of group %1").arg(group.group.value), menu,
                    [&workspace, group] { workspace.selection.select(group); });
    menu->addAction(PlaceMenu::tr("Zoom to it"), menu,
                    [&map, blocks = map.scene().structureAt(*hit)] { map.zoomTo(blocks); });
    addBytes(*menu, workspace, block);
    const auto& read = session.snapshot();
    addCopies(*menu, session, read.placement->byteOf(hit->block, read.layout->filesystem.blockSize), hit->block);
    return menu;
}

QMenu* placeMenu(Workspace& workspace, LensView& lens, const ShowOnMap& showOnMap, QPoint point) {
    const auto byte = lens.byteAt(point.x());
    const auto& session = workspace.session;
    if (!byte || !session.judgement().hasVolume()) {
        return nullptr;
    }
    auto* menu = emptyMenu(lens, "lensMenu");
    if (const auto block = lens.blockAt(point.x())) {
        addAsk(*menu, workspace, BlockPlace{*block});
        menu->addAction(PlaceMenu::tr("Show it on the map"), menu, [showOnMap, block] { showOnMap(*block); });
        addBytes(*menu, workspace, BlockPlace{*block});
    }
    addCopies(*menu, session, byteAsRead(session.snapshot(), session.judgement(), *byte), lens.blockAt(point.x()));
    return menu;
}

QMenu* placeMenu(Workspace& workspace, DiskStrip& strip, const ShowOnMap& showOnMap, QPoint point) {
    const auto& scene = strip.scene();
    const auto* box = scene.boxAt(point);
    if (box == nullptr || !workspace.session.isOpen()) {
        return nullptr;
    }
    auto* menu = emptyMenu(strip, "stripMenu");
    if (box->segment.chosen && scene.content.volume) {
        const auto block = scene.blockAt(point.x());
        addAsk(*menu, workspace, BlockPlace{block});
        menu->addAction(PlaceMenu::tr("Show it on the map"), menu, [showOnMap, block] { showOnMap(block); });
        addBytes(*menu, workspace, BlockPlace{block});
    } else if (box->segment.kind == StripSegment::Kind::Partition) {
        const PartitionPlace partition{scene.content.disk.table.partitions[box->segment.partition].number};
        addAsk(*menu, workspace, partition);
        addBytes(*menu, workspace, partition);
    }
    const auto& session = workspace.session;
    const auto byte = scene.byteAt(point.x());
    const bool isAsRead = session.judgement().conflict.has_value(); // what the strip draws
    // a pixel of the strip is thousands of blocks
    addCopies(*menu, session, isAsRead ? byte : byteAsRead(session.snapshot(), session.judgement(), byte), {});
    return menu;
}

QMenu* cardMenu(Workspace& workspace, SummaryCard& card) {
    auto* menu = emptyMenu(card, "cardMenu");
    menu->setDefaultAction(menu->addAction(PlaceMenu::tr("Go to it"), &card, [&card] { card.click(); }));
    menu->addAction(PlaceMenu::tr("What is this?"), menu, [&card] {
        QWhatsThis::showText(card.mapToGlobal(card.rect().bottomLeft()), card.toolTip(), &card);
    });
    const auto layout = workspace.session.layout();
    if (const auto kind = structureOf(card.topic()); kind && layout) {
        if (const auto* region = layout->firstOf(*kind)) {
            addBytes(*menu, workspace, BlockPlace{region->first});
        }
    }
    menu->addSeparator();
    menu->addAction(PlaceMenu::tr("Copy"), menu,
                    [words = QTextDocumentFragment::fromHtml(card.toolTip()).toPlainText()] {
                        QGuiApplication::clipboard()->setText(words);
                    });
    return menu;
}

} // namespace atlas::ui
