// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_text.h"

#include "layout/layout.h"
#include "layout/structures.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"
#include "report/words/verdict_text.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"
#include "view/drawn_volume.h"

#include <QCoreApplication>

namespace atlas::ui {
namespace {

struct MapText {
    Q_DECLARE_TR_FUNCTIONS(MapText)
};

QString range(std::uint64_t first, std::uint64_t last) {
    return first == last ? number(first) : MapText::tr("%1 – %2").arg(number(first), number(last));
}

QString names(std::uint16_t kinds) {
    QStringList list;
    for (const auto kind : allRegionKinds)
        if (has(kinds, kind))
            list << text(label(kind));
    return listText(list);
}

/// The range of `blocks` in blocks, bytes and logical sectors.
QString places(const DrawnVolume& volume, BlockInterval blocks) {
    const auto bytes = bytesOnDisk(volume, blocks);
    const auto sector = volume.drive().logicalSector.value;
    return htmlRow(MapText::tr("blocks"), QStringLiteral("%1 (%2)").arg(range(blocks.first.value, blocks.last().value),
                                                                        number(blocks.count.value))) +
           htmlRow(MapText::tr("bytes"), range(bytes.first.value, bytes.last().value)) +
           htmlRow(MapText::tr("logical sectors"),
                   range(sectorOf(bytes.first, sector).value, sectorOf(bytes.last(), sector).value));
}

QString groupOfBlock(const Filesystem& fs, BlockNumber block) {
    const auto group = fs.groupOf(block);
    return fs.hasFlexGroups()
               ? MapText::tr("group %1, flex group %2").arg(number(group.value), number(fs.flexGroupOf(group)))
               : MapText::tr("group %1").arg(number(group.value));
}

/// The alignment of the first byte to the marked granularity. Empty if none larger than the physical sector is marked,
/// or if no structure begins in `part`.
QString startRow(const DrawnVolume& volume, BlockInterval part, const QColor& misaligned) {
    const auto& granularity = volume.markedGrid();
    const bool begins = presenceOf(part, volume.missing()) != Presence::None;
    if (!granularity || !begins || !beginsJudged(volume.layout(), part))
        return {};
    const auto first = bytesOnDisk(volume, part).first;
    const auto words = text(boundaryVerdict(first, *granularity));
    if (pastBoundary(first, *granularity).value == 0)
        return htmlRow(MapText::tr("first byte"), ui::marked(true, words));
    return htmlRow(MapText::tr("first byte"),
                   QStringLiteral("<span style='color:%1'>%2</span>").arg(misaligned.name(), ui::marked(false, words)));
}

QString membersRow(const DrawnVolume& volume, BlockInterval part) {
    const auto members = membersText(volume.filesystem(), bytesOnDisk(volume, part));
    return members ? htmlRow(QStringLiteral("RAID"), text(*members)) : QString();
}

QString structureTooltip(const DrawnVolume& volume, const Hit& hit, const QColor& misaligned) {
    const auto& region = volume.layout().regions[hit.region];
    const auto owner = region.ownerOf(hit.block);
    const auto part = region.partAt(hit.block);
    const auto title = capitalised(text(label(region.kind, owner)));
    auto state = structureAlignment(volume, part);
    if (volume.fitOf(part).value_or(StructureFit{}).isMisaligned())
        state = QStringLiteral("<span style='color:%1'>%2</span>").arg(misaligned.name(), state);
    auto html = QStringLiteral("<b>%1</b><table>").arg(title) + places(volume, part.blocks()) +
                htmlRow(MapText::tr("lies in"), groupOfBlock(volume.filesystem(), part.first)) +
                membersRow(volume, part.blocks()) + htmlRow(MapText::tr("alignment"), state) +
                startRow(volume, part.blocks(), misaligned) + QStringLiteral("</table>");
    if (hit.pieces > 1)
        html += MapText::tr("%1 pieces of metadata share this pixel: %2").arg(number(hit.pieces), names(hit.kinds));
    return html;
}

QStringList shortNames(RegionKind kind) {
    switch (kind) {
    case RegionKind::PrimarySuperblock:
    case RegionKind::BackupSuperblock: return {MapText::tr("superblock"), MapText::tr("SB")};
    case RegionKind::GroupDescriptors: return {MapText::tr("GDT")};
    case RegionKind::ReservedGdt: return {MapText::tr("reserved GDT"), MapText::tr("reserved")};
    case RegionKind::BlockBitmap:
    case RegionKind::InodeBitmap: return {MapText::tr("bitmap")};
    case RegionKind::InodeTable: return {MapText::tr("table")};
    case RegionKind::Mmp: return {MapText::tr("MMP")};
    case RegionKind::Journal:
    case RegionKind::Quota:
    case RegionKind::OrphanFile:
    case RegionKind::ResizeInode: break;
    }
    return {};
}

QString linksText(const Layout& layout, GroupNumber group) {
    QString rows;
    for (const auto& link : linksOf(layout, group)) {
        const auto where = range(link.blocks.first.value, link.blocks.last().value);
        const auto in = layout.filesystem.groupOf(link.blocks.first);
        rows += htmlRow(text(label(link.kind)),
                        in == group ? where : MapText::tr("%1, in group %2").arg(where, number(in.value)));
    }
    return rows;
}

QString blockRow(const DrawnVolume& volume, BlockNumber block) {
    return volume.allocation() ? htmlRow(MapText::tr("block %1").arg(number(block.value)),
                                         text(label(statusOf(volume.allocation().get(), block))))
                               : QString();
}

QString freeText(const DrawnVolume& volume, GroupNumber group) {
    const auto& layout = volume.layout();
    const auto ratio = std::uint64_t{layout.filesystem.blocksPerCluster()};
    const auto free = layout.freeBlocksOf(group);
    const auto all = number(layout.filesystem.blocksOf(group).count.value);
    const auto& allocation = volume.allocation();
    const auto read = allocation ? allocation->freeClusters(group) : std::nullopt;
    if (!free) {
        return read ? MapText::tr("%1 of %2 blocks, per the bitmap").arg(number(*read * ratio), all)
                    : MapText::tr("not known, because the descriptor is an old copy");
    }
    const auto claimed = free->value;
    if (!read) {
        return (allocation ? MapText::tr("%1 of %2 blocks, per the descriptor") : MapText::tr("%1 of %2 blocks"))
            .arg(number(claimed), all);
    }
    return *read * ratio == claimed ? MapText::tr("%1 of %2 blocks, per the bitmap").arg(number(claimed), all)
                                    : MapText::tr("%1 of %2 blocks, per the bitmap; %3, per the descriptor")
                                          .arg(number(*read * ratio), all, number(claimed));
}

/// The heading for blocks outside structures. Above it is the bitmap's state of the block under the pointer.
QString stretchText(const DrawnVolume& volume, BlockNumber block) {
    const auto& allocation = volume.allocation();
    const bool known = allocation && !allocation->stale() && allocation->blockInUse(block);
    return known ? MapText::tr("Around it: no metadata") : MapText::tr("Here: data or free space");
}

QString bareTooltip(const DrawnVolume& volume, const Hit& hit) {
    const auto& layout = volume.layout();
    const auto& fs = layout.filesystem;
    const auto group = fs.groupOf(hit.block);
    if (group.value >= layout.groups.size().value)
        return {};
    const auto here = intersection(hit.stretch, fs.blocksOf(group));
    return QStringLiteral("<b>%1</b><table>").arg(capitalised(groupOfBlock(fs, hit.block))) + linksText(layout, group) +
           htmlRow(MapText::tr("free"), freeText(volume, group)) + blockRow(volume, hit.block) +
           QStringLiteral("</table>") + stretchText(volume, hit.block) + QStringLiteral("<table>") +
           places(volume, here) + QStringLiteral("</table>");
}

/// "backup in group 49", "backups in groups 25, 27", "16 backups: groups 25, 27, 49, 81 …"; empty if there are none.
QString backupsText(std::span<const GroupNumber> copies) {
    constexpr std::size_t named = 4;
    QStringList groups;
    for (const auto group : copies.first(std::min(copies.size(), named)))
        groups << number(group.value);
    const auto list = listText(groups);
    if (copies.size() > named)
        return MapText::tr("%1 backups: groups %2 …").arg(number(copies.size()), list);
    if (copies.empty())
        return {};
    return copies.size() == 1 ? MapText::tr("backup in group %1").arg(list)
                              : MapText::tr("backups in groups %1").arg(list);
}

QString backupCount(std::span<const GroupNumber> copies) {
    return copies.size() == 1 ? MapText::tr("1 backup") : MapText::tr("%1 backups").arg(number(copies.size()));
}

/// The text with "%1 alike" for a run of flex groups.
QString alikeNote(const AlikeRow& run, bool differsInAlignment) {
    if (differsInAlignment) {
        return run.copiesDiffer ? MapText::tr("%1 alike but for backups and alignment")
                                : MapText::tr("%1 alike but for alignment");
    }
    return run.copiesDiffer ? MapText::tr("%1 alike but for backups") : MapText::tr("%1 alike");
}

/// "flex group 2; this row stands for 253 more that are alike but for backups; at other distances from the boundaries
/// of 192 KiB"; empty for a row of one flex group.
QString alikeText(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row) {
    const auto run = foldedRun(rows, row);
    if (!run)
        return {};
    const bool one = run->count() == 2;
    const auto words = run->copiesDiffer
                           ? (one ? MapText::tr("this row stands for %1 more that is alike but for backups")
                                  : MapText::tr("this row stands for %1 more that are alike but for backups"))
                           : (one ? MapText::tr("this row stands for %1 more that is alike")
                                  : MapText::tr("this row stands for %1 more that are alike"));
    const bool flex = rowName(rows, volume.filesystem(), row).kind == RowName::Kind::FlexGroups;
    const RowName drawn{.kind = flex ? RowName::Kind::FlexGroup : RowName::Kind::Group, .first = run->first};
    QStringList clauses{rowLabel(drawn), words.arg(number(run->count() - 1))};
    if (alignmentDiffers(volume, rows, row))
        clauses << MapText::tr("at other distances from the boundaries of %1").arg(ui::size(volume.boundaries().size));
    return clausesText(clauses);
}

} // namespace

QString rowLabel(const RowName& name) {
    switch (name.kind) {
    case RowName::Kind::Group:
        return (name.unfolded ? MapText::tr("▾ group %1") : MapText::tr("group %1")).arg(number(name.first));
    case RowName::Kind::FlexGroup:
        return (name.unfolded ? MapText::tr("▾ flex group %1") : MapText::tr("flex group %1")).arg(number(name.first));
    case RowName::Kind::Groups: return MapText::tr("groups %1–%2").arg(number(name.first), number(name.last));
    case RowName::Kind::FlexGroups:
        return MapText::tr("▸ flex groups %1–%2").arg(number(name.first), number(name.last));
    case RowName::Kind::Block: return MapText::tr("block %1").arg(number(name.first));
    }
    return {};
}

QStringList foldNotes(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row) {
    if (!rows.folds)
        return {};
    const auto& fs = volume.filesystem();
    const auto here = rows.folds->rows[row];
    const auto all = rows.allBlocksOf(row);
    const auto copies = backupGroupsAmong(*rows.folds, fs.groupOf(all.first), fs.groupOf(all.last()));
    const auto backups = backupsText(copies);
    if (here.count() == 1) {
        if (backups.isEmpty())
            return {};
        return {backups, backupCount(copies)};
    }
    const auto alike = alikeNote(here, alignmentDiffers(volume, rows, row)).arg(number(here.count()));
    const auto once = MapText::tr("%1, drawn once").arg(alike);
    QStringList notes{once, alike, MapText::tr("× %1").arg(number(here.count()))};
    if (!backups.isEmpty())
        notes.prepend(MapText::tr("%1; %2").arg(once, backups));
    return notes;
}

QString ownedText(const Region& region) {
    if (!region.owned())
        return {};
    if (region.groups.value == 1)
        return MapText::tr("%1, group %2").arg(text(label(region.kind)), number(region.group.value));
    const auto last = region.group.value + region.groups.value - 1;
    return MapText::tr("%1, groups %2–%3")
        .arg(text(label(region.kind, region.groups.value)), number(region.group.value), number(last));
}

QStringList kindTexts(const Region& region, bool brief) {
    const bool several = region.owned() && region.groups.value > 1;
    const QStringList texts{several ? text(label(region.kind, region.groups.value)) : text(label(region.kind))};
    return brief ? texts + shortNames(region.kind) : texts;
}

QStringList runTexts(const Region& region, bool brief) {
    const auto texts = kindTexts(region, brief);
    return region.owned() ? QStringList{ownedText(region)} + texts : texts;
}

QString structureAlignment(const DrawnVolume& volume, const Region& structure) {
    const auto fit = volume.fitOf(structure);
    if (!fit)
        return presenceText(text(lostPrimaryVerdict()), presenceOf(structure.blocks(), volume.missing()));
    const auto worst = fit->worst.value_or(Fit::Whole); // nullopt past the end: no verdict
    const int cost = volume.judge().worstReadModifyWrites(structure.blocks());
    return presenceText(ui::marked(worst, text(structureVerdict(worst, cost, volume.grid()))), fit->presence);
}

QString mapTooltip(const DrawnVolume& volume, const Hit& hit, const QColor& misaligned) {
    return hit.kind ? structureTooltip(volume, hit, misaligned) : bareTooltip(volume, hit);
}

QString mapTooltip(const DrawnVolume& volume, const RowLayout& rows, const Hit& hit, const QColor& misaligned) {
    const auto alike = alikeText(volume, rows, hit.row);
    const auto words = mapTooltip(volume, hit, misaligned);
    return words.isEmpty() || alike.isEmpty() ? words : words + QStringLiteral("<div>%1</div>").arg(capitalised(alike));
}

} // namespace atlas::ui
