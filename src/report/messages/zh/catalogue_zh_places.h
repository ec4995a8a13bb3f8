// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: what is looked at, and where it lies.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseSubjects[] = {
    {MessageId::ImageName, "{0:text}"},
    {MessageId::RedactedImage, "一个已脱敏的映像"},
    {MessageId::DiskSubject, "{0:names}：{1:size}"},
    {MessageId::PartitionSubject, "{0:names}，分区 {1:partition}：{2:size}"},
    {MessageId::OffsetSubject, "{0:names}，从字节 {1:byte} 起：{2:size}"},
    {MessageId::VolumeSubject, "{0:names}：{1:text}{2:text||“#”}，{3:size}"},
    {MessageId::VolumeInPartitionSubject, "{0:names}，分区 {1:partition}：{2:text}{3:text||“#”}，{4:size}"},
    {MessageId::VolumeAtOffsetSubject, "{0:names}，从字节 {1:byte} 起：{2:text}{3:text||“#”}，{4:size}"},
    {MessageId::VolumeInVolumeSubject, "{0:names}，逻辑卷 {1:text}：{2:text}{3:text||“#”}，{4:size}"},
    {MessageId::ContentNamed, "{0:text}{1:text||“#”}"},
    {MessageId::NothingRecognised, "无法识别"},
};

inline constexpr CatalogueEntry chineseStack[] = {
    {MessageId::WholeDisk, "磁盘"},
    {MessageId::WholeDiskImage, "磁盘映像"},
    {MessageId::DataOfLayer, "{0:names}数据"},
    {MessageId::NamedLayer, "{0:names} {1:text}"},
    {MessageId::BlockZero, "{0:text}，块 0"},
    {MessageId::StructuresWithCount, "{0:names}（{1:number}）"},
    {MessageId::MemberRow, "成员 {0:text}"},
};

inline constexpr CatalogueEntry chineseWorkings[] = {
    {MessageId::SectorWorking, "{0:sector} × {1:bytes} = {2:byte}；mod {3:bytes} = {4:bytes}"},
    {MessageId::SectorWorkingPhase,
     "{0:sector} × {1:bytes} = {2:byte}；({2:byte} − {3:byte}) mod {4:bytes} = {5:bytes}"},
    {MessageId::ByteWorking, "{0:byte} mod {1:bytes} = {2:bytes}"},
    {MessageId::ByteWorkingPhase, "({0:byte} − {1:byte}) mod {2:bytes} = {3:bytes}"},
    {MessageId::WithinWorking, "{0:byte} + {1:bytes}"},
    {MessageId::BlockWorking, "块 {0:block} × {1:bytes} + {2:byte}"},
    {MessageId::JudgedBlock, "块 {0:block} × {1:bytes} + {2:byte} = {3:byte}；mod {4:bytes} = {5:bytes}：{6:names}"},
    {MessageId::JudgedBlockPhase,
     "块 {0:block} × {1:bytes} + {2:byte} = {3:byte}；({3:byte} − {7:byte}) mod {4:bytes} = {5:bytes}：{6:names}"},
    {MessageId::WriteWhole, "完整，0 次读改写"},
    {MessageId::WritePartial, "部分，写一个块需要 {0:count|# 次读改写}"},
    {MessageId::WriteStraddling, "跨越，写一个块需要 {0:count|# 次读改写}"},
};

inline constexpr CatalogueEntry chineseDrive[] = {
    {MessageId::LogicalSector, "逻辑扇区"},
    {MessageId::FirstBoundary, "第一个边界"},
    {MessageId::MinimumIo, "最小 I/O"},
    {MessageId::OptimalIo, "最佳 I/O"},
    {MessageId::Discards, "丢弃 (discard)"},
    {MessageId::BytesFrom, "{0:bytes} B（{1:names}）"},
    {MessageId::SizeFrom, "{0:size}（{1:names}）"},
    {MessageId::ByteFrom, "字节 {0:byte}（{1:names}）"},
    {MessageId::BogusOptimalIo, "{0:bytes} B（{1:names}）：不可信，65,535 × 512 是控制器编造的；不是条带"},
    {MessageId::OddOptimalIo, "{0:bytes} B（{1:names}）：不可信，不是物理扇区的倍数；不是条带"},
    {MessageId::PartitioningConvention, "{0:size}（分区工具的惯例）"},
    {MessageId::UnknownReported, "未知；报告的是 {0:names}"},
    {MessageId::UnknownBogusStripeWidth, "未知；超级块中的 {0:count|# 个块}不可信"},
    {MessageId::UnknownStripe, "未知：驱动器和超级块都未指明（可用 --stripe 设置）"},
    {MessageId::UnknownEraseBlock, "未知：驱动器未指明（可用 --erase-block 设置）"},
};

} // namespace atlas
