// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/stack_names.h"

#include "base/number_text.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

#include <fmt/format.h>

namespace atlas {
namespace {

/// Of its sector sizes, since byte 0 needs no source.
Message knownFromDisk(const Drive& drive) {
    return drive.physicalSector.source == Source::Assumption ? message<MessageId::AssumedForImage>()
                                                             : label(drive.physicalSector.source);
}

Message knownFromStructures(RegionKind kind) {
    switch (kind) {
    case RegionKind::BlockBitmap:
    case RegionKind::InodeBitmap:
    case RegionKind::InodeTable: return message<MessageId::GroupDescriptors>();
    case RegionKind::Journal:
    case RegionKind::Quota:
    case RegionKind::OrphanFile:
    case RegionKind::ResizeInode: return message<MessageId::Inode>();
    default: return message<MessageId::Superblock>();
    }
}

Message knownFromTable(TableKind kind) {
    switch (kind) {
    case TableKind::Mbr: return message<MessageId::Mbr>();
    case TableKind::Gpt: return message<MessageId::Gpt>();
    case TableKind::None: break;
    }
    return label(Source::Table);
}

} // namespace

Message knownFrom(const StackRow& row, const Snapshot& snapshot) {
    if (row.kind != StackRowKind::Disk && !row.structure && row.source == Source::User) {
        return label(row.source);
    }
    switch (row.kind) {
    case StackRowKind::Disk: return knownFromDisk(snapshot.disk.drive);
    case StackRowKind::Partition: return knownFromTable(snapshot.disk.table.kind);
    case StackRowKind::Layer: return message<MessageId::ItsOwnHeader>();
    case StackRowKind::Filesystem: return message<MessageId::Superblock>();
    case StackRowKind::Structures: return knownFromStructures(*row.structure);
    }
    return label(row.source);
}

std::string layerName(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return snapshot.disk.isDevice ? "disk" : "disk image";
    case StackRowKind::Partition: return fmt::format("partition {}", row.partition);
    case StackRowKind::Layer:
        return row.layer->name.empty() ? fmt::format("{} data", format(label(row.layer->kind)))
                                       : fmt::format("{} {}", format(label(row.layer->kind)), row.layer->name);
    case StackRowKind::Filesystem: return fmt::format("{}, block 0", extName(snapshot.layout->filesystem));
    case StackRowKind::Structures:
        return fmt::format("{} ({})", format(label(*row.structure, row.fits.total())), grouped(row.fits.total()));
    }
    return {};
}

std::string working(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return {};
    case StackRowKind::Partition: {
        const auto* partition = snapshot.disk.table.find(row.partition);
        return partition != nullptr ? startWorking(partition->sectors.first, snapshot.disk.drive) : std::string{};
    }
    case StackRowKind::Layer:
    case StackRowKind::Filesystem:
        return fmt::format("{} + {}", grouped(row.within.value), grouped((row.first - row.within).value));
    case StackRowKind::Structures: {
        const auto block = snapshot.layout->filesystem.blockSize.value;
        return fmt::format("block {} × {} + {}", grouped((row.first - row.within).value / block), grouped(block),
                           grouped(row.within.value));
    }
    }
    return {};
}

} // namespace atlas
