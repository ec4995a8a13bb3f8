// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/source_text.h"

#include "ui/session/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct SourceText {
    Q_DECLARE_TR_FUNCTIONS(SourceText)
};

/// The sector sizes, since byte 0 needs no source.
QString diskSource(const Drive& drive) {
    if (drive.physicalSector.source == Source::Assumption) {
        return SourceText::tr("assumed: image files carry no geometry");
    }
    return sourceNote(drive.physicalSector.source);
}

QString structureSource(RegionKind kind) {
    switch (kind) {
    case RegionKind::BlockBitmap:
    case RegionKind::InodeBitmap:
    case RegionKind::InodeTable: return SourceText::tr("group descriptors");
    case RegionKind::Journal:
    case RegionKind::Quota:
    case RegionKind::OrphanFile:
    case RegionKind::ResizeInode: return SourceText::tr("inode");
    default: return SourceText::tr("superblock");
    }
}

} // namespace

QString sourceNote(Source source) {
    switch (source) {
    case Source::Assumption: return SourceText::tr("assumed");
    case Source::Device: return SourceText::tr("reported by the device");
    case Source::Table: return SourceText::tr("from the partition table");
    case Source::Superblock: return SourceText::tr("from the superblock");
    case Source::User: return SourceText::tr("set by you");
    }
    return {};
}

QString knownFrom(const StackRow& row, const Snapshot& snapshot) {
    if (row.kind == StackRowKind::Disk) {
        return diskSource(snapshot.disk.drive);
    }
    if (row.structure) {
        return structureSource(*row.structure);
    }
    if (row.source == Source::User) {
        return sourceNote(row.source);
    }
    switch (row.kind) {
    case StackRowKind::Partition: return text(name(snapshot.disk.table.kind)).toUpper();
    case StackRowKind::Layer: return SourceText::tr("its own header");
    default: return SourceText::tr("superblock");
    }
}

} // namespace atlas::ui
