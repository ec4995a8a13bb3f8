// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/file_steps_model.h"

#include "report/words/owner_text.h"
#include "report/words/structure_text.h"
#include "ui/inspector/file_words_text.h"
#include "ui/session/place.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

namespace atlas::ui {
namespace {} // namespace

QString FileStepsModel::stepOf(const FileExtent& extent) {
    const auto blocks = blocksText({{extent.logical}, extent.blocks.count});
    return (extent.unwritten ? tr("File blocks %1, unwritten") : tr("File blocks %1")).arg(blocks);
}

void FileStepsModel::clear() {
    beginResetModel();
    m_file.reset();
    m_rows.clear();
    endResetModel();
}

void FileStepsModel::setFile(const SnapshotPtr& snapshot, const FileTracePtr& file) {
    beginResetModel();
    m_snapshot = snapshot;
    m_file = file;
    m_rows.clear();
    addSteps();
    endResetModel();
}

void FileStepsModel::setOwners(const SnapshotPtr& snapshot, const BlockOwners& owners) {
    beginResetModel();
    m_snapshot = snapshot;
    m_file.reset();
    m_rows.clear();
    for (const auto& owner : owners.owners)
        addOwner(owner);
    for (const auto& owner : owners.former)
        addFormer(owner);
    endResetModel();
}

void FileStepsModel::addStructure(const StructurePlace& place) {
    const auto byte = m_snapshot->placement->bytes.first + (place.bytes.first - ByteOffset{0});
    m_rows.push_back({capitalised(text(label(place))), tr("byte %1").arg(number(byte.value)),
                      placeAtByte(*m_snapshot->layout, place.bytes.first)});
}

void FileStepsModel::addInode(std::uint32_t inode, const QString& step) {
    const auto place = inodePlace(*m_snapshot->layout, inode);
    if (place && place->group != m_described) {
        m_described = place->group;
        const auto descriptors = descriptorPlaces(*m_snapshot->layout, place->group);
        if (!descriptors.empty())
            addStructure(descriptors.front());
    }
    m_rows.push_back({step, inodeWhere(*m_snapshot, inode), placeOfInode(*m_snapshot->layout, inode)});
}

void FileStepsModel::addSteps() {
    m_described = noGroup;
    const auto superblocks = superblockPlaces(*m_snapshot->layout);
    if (!superblocks.empty())
        addStructure(superblocks.front());
    for (const auto& step : m_file->path) {
        addInode(step.directory, step.directory == rootInode ? tr("Root directory: inode 2")
                                                             : tr("Directory: inode %1").arg(number(step.directory)));
        const auto name = tr("Entry “%1”: inode %2").arg(text(step.name), number(step.inode));
        if (step.entry) {
            const auto byte = m_snapshot->placement->bytes.first + (*step.entry - ByteOffset{0});
            m_rows.push_back(
                {name, tr("byte %1").arg(number(byte.value)), placeAtByte(*m_snapshot->layout, *step.entry)});
        } else {
            m_rows.push_back(
                {name, tr("in the inode of the directory"), placeOfInode(*m_snapshot->layout, step.directory)});
        }
    }
    addInode(m_file->map.inode, tr("Inode %1").arg(number(m_file->map.inode)));
}

void FileStepsModel::addOwner(const BlockOwner& owner) {
    const auto inode = tr("inode %1").arg(number(owner.inode));
    m_rows.push_back({capitalised(inode), tr("%1: %2").arg(text(useText(owner)), inodeWhere(*m_snapshot, owner.inode)),
                      placeOfInode(*m_snapshot->layout, owner.inode), FileLink{owner.inode, inode}});
    for (const auto& each : owner.paths) {
        const auto path = text(each);
        const bool canBeTyped = path.startsWith('/') && !path.contains('\\');
        m_rows.push_back({path, tr("double click: all its blocks"), placeOfInode(*m_snapshot->layout, owner.inode),
                          FileLink{owner.inode, path, canBeTyped}});
    }
    if (owner.paths.empty())
        m_rows.push_back({text(namelessText(owner)), {}, placeOfInode(*m_snapshot->layout, owner.inode)});
}

/// A free inode that still refers to the block.
void FileStepsModel::addFormer(const BlockOwner& owner) {
    const auto inode = tr("inode %1").arg(number(owner.inode));
    m_rows.push_back({capitalised(inode), tr("%1, %2").arg(text(useText(owner)), text(formerText(owner))),
                      placeOfInode(*m_snapshot->layout, owner.inode), FileLink{owner.inode, inode}});
}

const FileExtent* FileStepsModel::extentAt(int row) const {
    const auto skipped = m_rows.size() + (m_file ? m_file->map.mapping.size() : 0);
    const auto at = static_cast<std::size_t>(row);
    return m_file && at >= skipped && at - skipped < m_file->map.extents.size() ? &m_file->map.extents[at - skipped]
                                                                                : nullptr;
}

Place FileStepsModel::placeAt(int row) const {
    if (const auto* extent = extentAt(row))
        return BlockPlace{extent->blocks.first};
    const auto at = static_cast<std::size_t>(row);
    return at < m_rows.size() ? m_rows[at].place : Place{BlockPlace{m_file->map.mapping[at - m_rows.size()]}};
}

std::vector<StepMark> FileStepsModel::marks() const {
    std::vector<StepMark> marks;
    if (!m_file)
        return marks;
    const auto last = m_rows.size() + m_file->map.mapping.size() + 1; // with the first extent
    for (int row = 0; row < std::min(rowCount(), static_cast<int>(last)); ++row) {
        const auto place = placeAt(row);
        if (const auto* block = std::get_if<BlockPlace>(&place))
            marks.push_back({block->block, static_cast<std::size_t>(row) + 1});
    }
    return marks;
}

std::optional<FileLink> FileStepsModel::fileAt(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return at < m_rows.size() ? m_rows[at].file : std::nullopt;
}

int FileStepsModel::rowCount(const QModelIndex& parent) const {
    const auto ofFile = m_file ? m_file->map.mapping.size() + m_file->map.extents.size() : 0;
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size() + ofFile);
}

int FileStepsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : fileStepColumnCount; }

QString FileStepsModel::cell(int row, FileStepColumn column) const {
    const auto* extent = extentAt(row);
    const auto blocks = extent != nullptr
                            ? extent->blocks
                            : BlockInterval{m_file->map.mapping[static_cast<std::size_t>(row) - m_rows.size()], {1}};
    switch (column) {
    case FileStepColumn::Step: return extent != nullptr ? stepOf(*extent) : tr("Map of its blocks");
    case FileStepColumn::Where: return blocksWhere(blocks);
    case FileStepColumn::Sectors: return sectorsText(*m_snapshot, blocks);
    case FileStepColumn::Gap: break;
    }
    return extent == nullptr || extent == m_file->map.extents.data() ? QString() : gapText(*(extent - 1), *extent);
}

QVariant FileStepsModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto column = static_cast<FileStepColumn>(index.column());
    const auto at = static_cast<std::size_t>(index.row());
    if (at >= m_rows.size())
        return cell(index.row(), column);
    const auto& row = m_rows[at];
    switch (column) {
    case FileStepColumn::Step: return row.step;
    case FileStepColumn::Where: return row.where;
    case FileStepColumn::Sectors: {
        const auto* block = std::get_if<BlockPlace>(&row.place);
        return block == nullptr ? QString() : sectorsText(*m_snapshot, {block->block, BlockCount{1}});
    }
    case FileStepColumn::Gap: break;
    }
    return QString();
}

QVariant FileStepsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return m_file ? number(static_cast<std::uint64_t>(section) + 1) : QString(); // as on the map
    switch (static_cast<FileStepColumn>(section)) {
    case FileStepColumn::Step: return tr("Step");
    case FileStepColumn::Where: return tr("Where");
    case FileStepColumn::Gap: return tr("Gap before it");
    case FileStepColumn::Sectors: return tr("Sectors");
    }
    return {};
}

} // namespace atlas::ui
