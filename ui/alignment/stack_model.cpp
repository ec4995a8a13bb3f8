// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/stack_model.h"

#include "report/messages/finding_text.h"
#include "report/messages/stack_names.h"
#include "ui/widgets/item_roles.h"
#include "ui/session/source_text.h"
#include "ui/session/qt_text.h"

#include <algorithm>

namespace atlas::ui {

namespace {

constexpr int firstGrain = static_cast<int>(StackColumn::PhysicalSector);

bool isGrain(int column) { return column >= firstGrain && column < static_cast<int>(StackColumn::Working); }

std::size_t grainOf(int column) { return static_cast<std::size_t>(column - firstGrain); }

QString heading(const Grain& grain) {
    switch (grain.kind) {
    case GrainKind::PhysicalSector: return StackModel::tr("Physical sector");
    case GrainKind::Partitioning: return StackModel::tr("Partitioning");
    case GrainKind::Stripe:
        return grain.source == Source::Superblock ? StackModel::tr("RAID stripe") : StackModel::tr("Optimal I/O");
    case GrainKind::EraseBlock: return StackModel::tr("Erase block");
    }
    return {};
}

QString sizeLine(const Grain& grain) {
    if (!grain.known()) {
        return StackModel::tr("unknown");
    }
    return grain.kind == GrainKind::PhysicalSector ? StackModel::tr("%1 B").arg(number(grain.size.value))
                                                   : size(grain.size);
}

QString headingTip(const Grain& grain, const Drive& drive) {
    if (grain.kind == GrainKind::Partitioning) {
        return StackModel::tr("1 MiB is the convention of partitioning tools, no figure of the drive.");
    }
    if (grain.kind == GrainKind::Stripe && drive.optimalIo == bogusOptimalIo) {
        return StackModel::tr("The drive reports an optimal I/O size of 33,553,920 bytes, 65,535 sectors of 512 bytes. "
                              "That is the largest number a controller could say and no stripe, so it is not used.");
    }
    if (!grain.known()) {
        return StackModel::tr("Nobody says its size: an image file carries no geometry. Set it above the table.");
    }
    const QString source = StackModel::tr("%1 bytes, %2").arg(number(grain.size.value), sourceNote(grain.source));
    return grain.phase.value == 0
               ? source
               : StackModel::tr("%1; the first boundary is byte %2").arg(source, number(grain.phase.value));
}

QString structuresText(const FitCounts& fits) {
    if (fits.misaligned() == 0) {
        return fits.total() == 1 ? QStringLiteral("✓") : StackModel::tr("✓ all %1").arg(number(fits.total()));
    }
    if (fits.total() == 1 && fits.partial == 1) {
        return StackModel::tr("✖ partial");
    }
    const QString share = fits.misaligned() == fits.total()
                              ? number(fits.total())
                              : StackModel::tr("%1 of %2").arg(number(fits.misaligned()), number(fits.total()));
    if (fits.partial == 0) {
        return fits.total() == 1 ? StackModel::tr("✖ straddles") : StackModel::tr("✖ %1 straddle").arg(share);
    }
    return fits.straddling == 0 ? StackModel::tr("✖ %1 partial").arg(share)
                                : StackModel::tr("✖ %1 misaligned").arg(share);
}

QString verdictText(const GrainVerdict& verdict) {
    if (!verdict.known) {
        return StackModel::tr("unknown");
    }
    return verdict.past.value == 0 ? QStringLiteral("✓") : QStringLiteral("✖ +%1").arg(number(verdict.past.value));
}

/// The arithmetic of one verdict: "(2,537,919,488 − 0) mod 4,096 = 1,024" without the phase where it is 0.
QString verdictWorking(const StackRow& row, const Grain& grain, const GrainVerdict& verdict) {
    if (!verdict.known) {
        return {};
    }
    const QString first = number(row.first.value);
    const QString dividend =
        grain.phase.value == 0 ? first : QStringLiteral("(%1 − %2)").arg(first, number(grain.phase.value));
    return QStringLiteral("%1 mod %2 = %3").arg(dividend, number(grain.size.value), number(verdict.past.value));
}

/// Shorter than in a sentence: the working wants the room.
QString structuresName(RegionKind kind, std::uint64_t count) {
    if (count == 1) {
        return capitalised(text(label(kind)));
    }
    switch (kind) {
    case RegionKind::GroupDescriptors: return StackModel::tr("Descriptor copies (%1)").arg(number(count));
    case RegionKind::ReservedGdt: return StackModel::tr("Reserved GDT copies (%1)").arg(number(count));
    default: return QStringLiteral("%1 (%2)").arg(capitalised(text(labelOf(kind, count))), number(count));
    }
}

QString layerText(const StackRow& row, const Snapshot& snapshot) {
    if (row.structure) {
        return structuresName(*row.structure, row.fits.total());
    }
    const QString layer = text(layerName(row, snapshot));
    if (row.kind != StackRowKind::Disk) {
        return capitalised(layer);
    }
    return StackModel::tr("%1 (%2 B logical sectors)")
        .arg(capitalised(layer), number(snapshot.disk.drive.logicalSector.value.value));
}

} // namespace

StackModel::Row StackModel::rowOf(const StackRow& row, const Judgement& judgement) {
    Row result{.cells = {layerText(row, judgement.judged), number(row.first.value)}};
    const bool structures = row.kind == StackRowKind::Structures;
    for (std::size_t g = 0; g < allGrainKinds.size(); ++g) {
        const auto& verdict = row.verdicts[g];
        if (structures) {
            result.cells << (g == 0 ? structuresText(row.fits) : QStringLiteral("—"));
            result.fits[g] = g == 0 ? std::optional(row.fits.worst()) : std::nullopt;
        } else {
            result.cells << verdictText(verdict);
            if (verdict.known) {
                result.fits[g] = verdict.past.value == 0 ? Fit::Whole : Fit::Straddling;
            }
        }
        result.explanations[g] = verdictWorking(row, judgement.stack.grains[g], verdict);
    }
    result.cells << text(working(row, judgement.judged)) << knownFrom(row, judgement.judged);
    result.structure = row.structure;
    return result;
}

void StackModel::setJudgement(const Judgement& judgement) {
    beginResetModel();
    m_rows.clear();
    m_headings.clear();
    m_headingTips.clear();
    for (const auto& row : judgement.stack.rows) {
        m_rows.push_back(rowOf(row, judgement));
    }
    for (const auto& grain : judgement.stack.grains) {
        m_headings << heading(grain) + '\n' + sizeLine(grain);
        m_headingTips << headingTip(grain, judgement.drive);
    }
    endResetModel();
}

std::optional<RegionKind> StackModel::structureAt(int row) const {
    return m_rows.at(static_cast<std::size_t>(row)).structure;
}

int StackModel::rowOf(RegionKind kind) const {
    const auto at = std::ranges::find(m_rows, std::optional(kind), &Row::structure);
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

int StackModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StackModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : stackColumnCount; }

QVariant StackModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return row.cells[column];
    case Qt::ToolTipRole:
        return isGrain(column) && !row.explanations[grainOf(column)].isEmpty() ? row.explanations[grainOf(column)]
                                                                               : row.cells[column];
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter |
                        (column == static_cast<int>(StackColumn::FirstByte) ? Qt::AlignRight : Qt::AlignLeft));
    case FitRole:
        return isGrain(column) && row.fits[grainOf(column)] ? QVariant(static_cast<int>(*row.fits[grainOf(column)]))
                                                            : QVariant();
    default: return {};
    }
}

QVariant StackModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= stackColumnCount ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (isGrain(section)) {
        const auto& words = role == Qt::DisplayRole ? m_headings : m_headingTips;
        return words.value(section - firstGrain);
    }
    if (role == Qt::ToolTipRole) {
        return {};
    }
    switch (static_cast<StackColumn>(section)) {
    case StackColumn::Layer: return tr("Layer");
    case StackColumn::FirstByte: return tr("First byte");
    case StackColumn::Working: return tr("Working");
    default: return tr("Known from");
    }
}

} // namespace atlas::ui
