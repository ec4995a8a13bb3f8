// SPDX-License-Identifier: GPL-3.0-or-later
// English: the subject of a report, its start, and the known values of the drive.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishSubjects[] = {
    {MessageId::ImageName, "{0:text}"},
    {MessageId::RedactedImage, "a redacted image"},
    {MessageId::DiskSubject, "{0:names}: {1:size}"},
    {MessageId::PartitionSubject, "{0:names}, partition {1:partition}: {2:size}"},
    {MessageId::OffsetSubject, "{0:names}, from byte {1:byte}: {2:size}"},
    {MessageId::VolumeSubject, "{0:names}: {1:text}{2:text|| “#”}, {3:size}"},
    {MessageId::VolumeInPartitionSubject, "{0:names}, partition {1:partition}: {2:text}{3:text|| “#”}, {4:size}"},
    {MessageId::VolumeAtOffsetSubject, "{0:names}, from byte {1:byte}: {2:text}{3:text|| “#”}, {4:size}"},
    {MessageId::VolumeInVolumeSubject, "{0:names}, logical volume {1:text}: {2:text}{3:text|| “#”}, {4:size}"},
    {MessageId::ContentNamed, "{0:text}{1:text|| “#”}"},
    {MessageId::NothingRecognised, "nothing recognised"},
};

/// Rows of the stack.
inline constexpr CatalogueEntry englishStack[] = {
    {MessageId::WholeDisk, "disk"},
    {MessageId::WholeDiskImage, "disk image"},
    {MessageId::DataOfLayer, "{0:names} data"},
    {MessageId::NamedLayer, "{0:names} {1:text}"},
    {MessageId::BlockZero, "{0:text}, block 0"},
    {MessageId::StructuresWithCount, "{0:names} ({1:number})"},
    {MessageId::MemberRow, "member {0:text}"},
};

/// Calculations, written out.
inline constexpr CatalogueEntry englishWorkings[] = {
    {MessageId::SectorWorking, "{0:sector} × {1:bytes} = {2:byte}; mod {3:bytes} = {4:bytes}"},
    {MessageId::SectorWorkingPhase,
     "{0:sector} × {1:bytes} = {2:byte}; ({2:byte} − {3:byte}) mod {4:bytes} = {5:bytes}"},
    {MessageId::ByteWorking, "{0:byte} mod {1:bytes} = {2:bytes}"},
    {MessageId::ByteWorkingPhase, "({0:byte} − {1:byte}) mod {2:bytes} = {3:bytes}"},
    {MessageId::WithinWorking, "{0:byte} + {1:bytes}"},
    {MessageId::BlockWorking, "block {0:block} × {1:bytes} + {2:byte}"},
    {MessageId::JudgedBlock, "block {0:block} × {1:bytes} + {2:byte} = {3:byte}; mod {4:bytes} = {5:bytes}: {6:names}"},
    {MessageId::JudgedBlockPhase,
     "block {0:block} × {1:bytes} + {2:byte} = {3:byte}; ({3:byte} − {7:byte}) mod {4:bytes} = {5:bytes}: {6:names}"},
    {MessageId::WriteWhole, "whole, 0 read-modify-writes"},
    {MessageId::WritePartial, "partial, {0:count|# read-modify-write|# read-modify-writes} to write one block"},
    {MessageId::WriteStraddling, "straddling, {0:count|# read-modify-write|# read-modify-writes} to write one block"},
};

inline constexpr CatalogueEntry englishDrive[] = {
    {MessageId::LogicalSector, "logical sector"},
    {MessageId::FirstBoundary, "first boundary"},
    {MessageId::MinimumIo, "minimum I/O"},
    {MessageId::OptimalIo, "optimal I/O"},
    {MessageId::Discards, "discards"},
    {MessageId::BytesFrom, "{0:bytes} B ({1:names})"},
    {MessageId::SizeFrom, "{0:size} ({1:names})"},
    {MessageId::ByteFrom, "byte {0:byte} ({1:names})"},
    {MessageId::BogusOptimalIo,
     "{0:bytes} B ({1:names}): bogus, 65,535 × 512 is what a controller makes up; no stripe"},
    {MessageId::OddOptimalIo, "{0:bytes} B ({1:names}): bogus, no multiple of the physical sector; no stripe"},
    {MessageId::PartitioningConvention, "{0:size} (convention of partitioning tools)"},
    {MessageId::UnknownReported, "unknown; reported is {0:names}"},
    {MessageId::UnknownBogusStripeWidth, "unknown; the superblock's {0:count|# block is|# blocks are} bogus"},
    {MessageId::UnknownStripe, "unknown: neither the drive nor the superblock names one (--stripe sets it)"},
    {MessageId::UnknownEraseBlock, "unknown: the drive names none (--erase-block sets it)"},
};

} // namespace atlas
