// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/findings_model.h"

#include "layout/finding.h"
#include "report/words/cure_text.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"
#include "ui/session/place.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace atlas::ui {

namespace {

QString severityText(Severity severity) {
    return QStringLiteral("%1 %2").arg(text(severityMark(severity)), text(label(severity)));
}

/// Whether the fault is in the descriptor of the finding's group.
bool isAboutDescriptor(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::DescriptorChecksum:
    case FindingKind::CountImpossible:
    case FindingKind::FlagsImpossible: return true;
    case FindingKind::FieldImpossible: return finding.region == RegionKind::GroupDescriptors;
    case FindingKind::OutsideVolume: return finding.region && isPerGroup(*finding.region); // has the block
    default: return false;
    }
}

/// The byte on the disk; nullopt unless `place` is a block.
std::optional<std::uint64_t> byteOfFinding(const Finding& finding, const Place& place, const Judgement& judgement) {
    if (finding.kind == FindingKind::StartOffGrid || finding.kind == FindingKind::LayerOffGrid ||
        finding.kind == FindingKind::StartCompensated || finding.kind == FindingKind::StartOffOptimalIo) {
        return finding.numbers[0];
    }
    const auto where = std::holds_alternative<BlockPlace>(place) ? whereaboutsOf(judgement, place) : std::nullopt;
    return where ? std::optional(where->byte.value) : std::nullopt;
}

} // namespace

Place placeOf(const Finding& finding, const Snapshot& snapshot) {
    if (snapshot.layout && finding.block && *finding.block < snapshot.layout->filesystem.end())
        return BlockPlace{*finding.block};
    if (snapshot.layout && finding.group.value < snapshot.layout->groups.size().value) {
        return isAboutDescriptor(finding)
                   ? *placeOfStructure(*snapshot.layout, RegionKind::GroupDescriptors, finding.group.value)
                   : GroupPlace{finding.group};
    }
    if (finding.volume.partition)
        return PartitionPlace{*finding.volume.partition};
    return finding.fault && finding.fault->partition != 0 ? Place{PartitionPlace{finding.fault->partition}} : Place{};
}

FindingsModel::Row FindingsModel::rowOf(const Cure& cure, const Snapshot& snapshot) {
    const auto words = atlas::words(cure, snapshot);
    QStringList what{capitalised(text(remedyAndEffect(words)))};
    for (const auto& command : words.commands)
        what << text(command.text);
    if (const auto noCommand = withoutCommand(words))
        what << text(*noCommand);
    const QString none = QStringLiteral("—");
    Row row{.cells = {tr("➜ remedy"),
                      text(partitionOrFileSystem(cure.partition)),
                      none,
                      none,
                      what.join(QStringLiteral("  —  ")),
                      {}},
            .severity = Severity::Misaligned};
    row.place = cure.partition ? Place{PartitionPlace{*cure.partition}} : Place{};
    row.isRemedy = true;
    return row;
}

FindingsModel::Row FindingsModel::rowOf(const OffGranularity& off, const Granularity& granularity) {
    const auto words = phrase(off, granularity);
    Row row{.cells = {}, .severity = Severity::Misaligned, .byte = off.first.value};
    if (off.kind)
        row.place = BlockPlace{*off.block};
    else if (off.partition)
        row.place = PartitionPlace{*off.partition};
    const QString none = QStringLiteral("—");
    const QString more = off.off > 1 ? QStringLiteral(" …") : QString();
    row.cells = {severityText(row.severity),     text(words.structure), none,
                 number(off.first.value) + more, text(words.text),      {}};
    return row;
}

void FindingsModel::insertRemedies(std::vector<Row>& rows, const Judgement& judgement) {
    auto at = std::ranges::find(rows, Severity::Misaligned, &Row::severity);
    for (const auto& cure : judgement.remedies.cures)
        at = rows.insert(at == rows.end() ? at : at + 1, rowOf(cure, judgement.snapshot));
}

FindingsModel::Row FindingsModel::rowOf(const Finding& finding, const Judgement& judgement) {
    const auto words = phrase(finding);
    const auto place = placeOf(finding, judgement.snapshot);
    Row row{.cells = {},
            .severity = severityOf(finding),
            .byte = byteOfFinding(finding, place, judgement),
            .place = place,
            .isOfHealth = atlas::isOfHealth(finding)};
    if (finding.group != noGroup)
        row.group = finding.group.value;
    const QString none = QStringLiteral("—");
    const QString more = finding.groups.value > 1 ? QStringLiteral(" …") : QString();
    row.cells = {severityText(row.severity),
                 text(words.structure),
                 words.groups ? text(*words.groups) : none,
                 row.byte ? number(*row.byte) + more : none,
                 text(words.text),
                 words.cost ? text(*words.cost) : QString()};
    return row;
}

std::vector<FindingsModel::Row> FindingsModel::rowsOf(const Judgement& judgement) {
    std::vector<Row> rows;
    for (const auto& off : judgement.marks.off)
        rows.push_back(rowOf(off, judgement.granularity(judgement.marks.granularity)));
    for (const auto& finding : judgement.found.findings)
        if (severityOf(finding) != Severity::Misaligned || !judgement.markedGrid())
            rows.push_back(rowOf(finding, judgement));
    if (!judgement.markedGrid())
        insertRemedies(rows, judgement);
    return rows;
}

void FindingsModel::setFindings(const Judgement& judgement) { replaceRows(rowsOf(judgement)); }

void FindingsModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

/// Removes the rows that are gone and inserts those that are new, so that the others keep selection and current row.
void FindingsModel::replaceRows(std::vector<Row> rows) {
    const auto remove = [&](std::size_t first, std::size_t count) {
        if (count == 0)
            return;
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(first + count - 1));
        const auto at = m_rows.begin() + static_cast<std::ptrdiff_t>(first);
        m_rows.erase(at, at + static_cast<std::ptrdiff_t>(count));
        endRemoveRows();
    };
    for (std::size_t n = 0; n < rows.size(); ++n) {
        const auto rest = std::span(rows).subspan(n);
        std::size_t gone = 0;
        while (n + gone < m_rows.size() && std::ranges::find(rest, m_rows[n + gone]) == rest.end())
            ++gone;
        remove(n, gone);
        if (n < m_rows.size() && m_rows[n] == rows[n])
            continue;
        beginInsertRows({}, static_cast<int>(n), static_cast<int>(n));
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(n), std::move(rows[n]));
        endInsertRows();
    }
    remove(rows.size(), m_rows.size() - rows.size());
}

Place FindingsModel::placeAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)).place; }

bool FindingsModel::isAlignment(int row) const {
    return m_rows.at(static_cast<std::size_t>(row)).severity == Severity::Misaligned;
}

bool FindingsModel::isOfHealth(int row) const { return m_rows.at(static_cast<std::size_t>(row)).isOfHealth; }

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : findingColumnCount; }

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<FindingColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return row.cells[index.column()];
    case SeverityRole:
        return column == FindingColumn::Severity && !row.isRemedy ? QVariant(static_cast<int>(row.severity))
                                                                  : QVariant();
    case SortRole: return sortKey(row, column);
    default: return {};
    }
}

QVariant FindingsModel::sortKey(const Row& row, FindingColumn column) {
    switch (column) {
    case FindingColumn::Severity: return -static_cast<int>(row.severity);
    case FindingColumn::Group: return row.group ? static_cast<qlonglong>(*row.group) : -1;
    case FindingColumn::Byte: return row.byte ? static_cast<qlonglong>(*row.byte) : -1;
    default: return row.cells[static_cast<int>(column)];
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= findingColumnCount)
        return {};
    switch (static_cast<FindingColumn>(section)) {
    case FindingColumn::Severity: return tr("Severity");
    case FindingColumn::Structure: return tr("Structure");
    case FindingColumn::Group: return tr("Group");
    case FindingColumn::Byte: return tr("Byte");
    case FindingColumn::Finding: return tr("Finding");
    case FindingColumn::Cost: return tr("Cost per write");
    }
    return {};
}

} // namespace atlas::ui
