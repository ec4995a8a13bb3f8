// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/context_menus.h"
#include "ui/inspector/file_words_text.h"
#include "ui/session/whereabouts.h"

#include "layout/layout_summary.h"
#include "report/words/labels.h"
#include "report/words/summary_text.h"
#include "ui/alignment/alignment_page.h"
#include "ui/inspector/file_words_text.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/panel/selection_panel.h"
#include "ui/session/structure_copies.h"
#include "ui/session/whereabouts.h"
#include "ui/strip/disk_strip.h"
#include "ui/strip/strip_scene.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/copy_words.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/write_picture.h"
#include "ui/window/fact_chips.h"
#include "ui/window/map_page.h"
#include "ui/window/pages.h"
#include "ui/window/status_line.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QPixmap>
#include <QTextDocumentFragment>
#include <QWhatsThis>
#include <algorithm>

namespace atlas::ui {
namespace {

struct MetadataMenu {
    Q_DECLARE_TR_FUNCTIONS(MetadataMenu)
};

constexpr int swatch = 12;

/// "59.7 %"; "below 0.1 %" for less than 0.05 %.
QString percent(ByteCount part, double whole) {
    constexpr double least = 0.05; // less would be rounded to 0.0
    const double share = whole > 0 ? 100 * static_cast<double>(part.value) / whole : 0;
    return share < least ? MetadataMenu::tr("below %1 %").arg(decimal(0.1, 'f', 1))
                         : MetadataMenu::tr("%1 %").arg(decimal(share, 'f', 1));
}

} // namespace

QMenu* metadataMenu(const Layout& layout, QWidget& parent, const std::function<void(RegionKind)>& chosen) {
    const auto metadata = summarise(layout).metadata;
    const auto& fs = layout.filesystem;
    const double volume = static_cast<double>(fs.size().value);
    auto* menu = new QMenu(&parent);
    menu->setObjectName("metadataMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto kinds = allRegionKinds;
    std::ranges::stable_sort(kinds, std::ranges::greater(),
                             [&](RegionKind kind) { return metadata.kinds[index(kind)].value; });
    const auto colours = paletteFor(parent.palette());
    for (const auto kind : kinds) {
        const auto bytes = metadata.kinds[index(kind)];
        if (bytes.value == 0)
            continue;
        QPixmap icon(swatch, swatch);
        icon.fill(colours.of(kind));
        auto* action = menu->addAction(QIcon(icon), MetadataMenu::tr("%1: %2, %3 of the metadata, %4 of the volume")
                                                        .arg(capitalised(text(labelOfAll(kind))), size(bytes),
                                                             percent(bytes, static_cast<double>(metadata.bytes.value)),
                                                             percent(bytes, volume)));
        action->setIconVisibleInMenu(true);
        QObject::connect(action, &QAction::triggered, menu, [chosen, kind] { chosen(kind); });
    }
    menu->addSeparator();
    for (const auto& saving : savingLines(metadata.savings)) {
        menu->addAction(MetadataMenu::tr("Would be given back: %1").arg(text(saving.words)),
                        [chosen, kind = saving.kind] { chosen(kind); });
    }
    return menu;
}

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

/// The files that use `block`; unless it is metadata, which has its owner in its name.
void addOwners(QMenu& menu, Workspace& workspace, BlockNumber block) {
    const auto layout = workspace.session.layout();
    if (layout && blockForFiles(*layout, BlockPlace{block}))
        menu.addAction(ownerQuestion(*layout, block), &menu,
                       [&workspace, block] { workspace.selection.askForOwners(block); });
}

/// Values to copy for "Go to" and other programs. `byte` is a byte of the disk as read, even during a what-if.
void addCopies(QMenu& menu, const Session& session, ByteOffset byte, std::optional<BlockNumber> block) {
    menu.addSeparator();
    if (block)
        addCopy(menu, PlaceMenu::tr("Copy block number"), block->value);
    addCopy(menu, PlaceMenu::tr("Copy byte of the disk"), byte.value);
    addCopy(menu, PlaceMenu::tr("Copy logical sector"),
            sectorOf(byte, session.judgement().drive().logicalSector.value).value);
}

} // namespace

QMenu* placeMenu(Workspace& workspace, GroupMap& map, QPoint point) {
    const auto hit = map.scene().hitAt(point);
    const auto& session = workspace.session;
    if (!hit || !session.judgement().hasVolume())
        return nullptr;
    const BlockPlace block{hit->block};
    const GroupPlace group{map.scene().volume->layout().groupAt(hit->block)};
    auto* menu = emptyMenu(map, "placeMenu");
    addAsk(*menu, workspace, block);
    addOwners(*menu, workspace, hit->block);
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
    if (!byte || !session.judgement().hasVolume())
        return nullptr;
    auto* menu = emptyMenu(lens, "lensMenu");
    if (const auto block = lens.blockAt(point.x())) {
        addAsk(*menu, workspace, BlockPlace{*block});
        addOwners(*menu, workspace, *block);
        menu->addAction(PlaceMenu::tr("Show it on the map"), menu, [showOnMap, block] { showOnMap(*block); });
        addBytes(*menu, workspace, BlockPlace{*block});
    }
    addCopies(*menu, session, byteAsRead(session.snapshot(), session.judgement(), *byte), lens.blockAt(point.x()));
    return menu;
}

QMenu* placeMenu(Workspace& workspace, DiskStrip& strip, const ShowOnMap& showOnMap, QPoint point) {
    const auto& scene = strip.scene();
    const auto* box = scene.boxAt(point);
    if (box == nullptr || !workspace.session.isOpen())
        return nullptr;
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
    const bool isAsRead = session.judgement().remedies.conflict.has_value(); // what the strip draws
    // no block: a pixel of the strip covers thousands
    addCopies(*menu, session, isAsRead ? byte : byteAsRead(session.snapshot(), session.judgement(), byte), {});
    return menu;
}

QMenu* chipMenu(Workspace& workspace, FactChip& chip) {
    auto* menu = emptyMenu(chip, "chipMenu");
    menu->setDefaultAction(menu->addAction(PlaceMenu::tr("Go to it"), &chip, [&chip] { chip.click(); }));
    menu->addAction(PlaceMenu::tr("What is this?"), menu, [&chip] {
        QWhatsThis::showText(chip.mapToGlobal(chip.rect().bottomLeft()), chip.toolTip(), &chip);
    });
    const auto layout = workspace.session.layout();
    if (const auto kind = structureOf(chip.topic()); kind && layout) {
        if (const auto* region = layout->firstOf(*kind))
            addBytes(*menu, workspace, BlockPlace{region->first});
    }
    menu->addSeparator();
    menu->addAction(PlaceMenu::tr("Copy"), menu,
                    [words = QTextDocumentFragment::fromHtml(chip.toolTip()).toPlainText()] {
                        QGuiApplication::clipboard()->setText(words);
                    });
    return menu;
}

namespace {

/// `make` returns the menu for a point, or null. `origin` is the widget whose coordinates the points have.
template <class Make>
void offer(QWidget& over, QWidget& origin, const Make& make) {
    over.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&over, &QWidget::customContextMenuRequested, &over, [&origin, make](QPoint point) {
        if (QMenu* menu = make(point))
            menu->popup(origin.mapToGlobal(point));
    });
}

} // namespace

void addContextMenus(Workspace& workspace, Pages& view) {
    auto& map = view.map();
    const auto chosen = [&workspace] { return selectionWords(workspace); };
    for (QWidget* each :
         std::initializer_list<QWidget*>{&map, &view.mapPage().groups(), &view.mapPage().lens().lens(),
                                         &view.alignment().lens().lens(), &view.panel().lens().lens()}) {
        addCopyWords(*each, chosen);
    }
    addCopyWords(view.strip(), [&view, chosen] {
        const auto focused = view.strip().focusedText();
        return focused.isEmpty() ? chosen() : focused;
    });
    const ShowOnMap showOnMap = [&view, &map](BlockNumber block) {
        view.showMap();
        map.scrollTo(block);
    };
    for (auto* each : {&map, &view.mapPage().groups()}) {
        offer(*each, *each->viewport(), [&workspace, &view, each](QPoint point) {
            auto* menu = placeMenu(workspace, *each, point);
            if (menu != nullptr)
                menu->addAction(PlaceMenu::tr("Copy picture"), menu, [&view] { view.copyPicture(); });
            return menu;
        });
    }
    auto& strip = view.strip();
    offer(strip, strip, [&, showOnMap](QPoint point) { return placeMenu(workspace, strip, showOnMap, point); });
    for (auto* lens : {&view.mapPage().lens().lens(), &view.alignment().lens().lens(), &view.panel().lens().lens()}) {
        offer(*lens, *lens, [&workspace, lens, showOnMap](QPoint point) {
            auto* menu = placeMenu(workspace, *lens, showOnMap, point);
            if (menu != nullptr)
                menu->addAction(PlaceMenu::tr("Copy picture"), menu, [lens] { copyPicture(*lens); });
            return menu;
        });
    }
    for (auto* chip : view.facts().chips())
        offer(*chip, *chip, [&workspace, chip](QPoint) { return chipMenu(workspace, *chip); });
}

} // namespace atlas::ui
