// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: containers and logical volumes.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseContainers[] = {
    {MessageId::MemberOfArray, "md 成员，元数据 {0:text}，{1:names}，共 {2:count|# 个成员}，成员 {3:number}"},
    {MessageId::SpareOfArray, "md 成员，元数据 {0:text}，{1:names}，共 {2:count|# 个成员}，备用盘"},
    {MessageId::ContainerRaidLevel, "RAID {0:number}"},
    {MessageId::LinearArray, "线性"},
    {MessageId::OtherArray, "级别为 {0:text} 的 md 阵列"},
    {MessageId::ExtentsOf, "extent 为 {0:size}"},
    {MessageId::ChunksOf, "chunk 为 {0:size}"},
    {MessageId::SealedInside, "已封存：没有密钥无法读取内部"},
    {MessageId::PartOfArray, "未读取：{0:names}的单个成员只含阵列内容的一部分"},
    {MessageId::MemberNotInSync, "未读取：该成员是备用盘，或尚未具有阵列的全部数据"},
    {MessageId::InVolumeGroup, "卷组 {0:text}"},
    {MessageId::InNoVolumeGroup, "不属于卷组，或其卷组的元数据无法读取"},
    {MessageId::ContentsNotListed, "另有 {0:count|# 个容器或逻辑卷}未列出"},
    {MessageId::LogicalVolumeName, "逻辑卷 {0:text}"},
    {MessageId::OtherSegmentType, "未读取：LVM 按自己的规则映射其{0:text|| #} 段"},
    {MessageId::StoresSnapshot, "未读取：它存储快照{0:text|| # 的}被改动的块"},
    {MessageId::PhysicalVolumeMissing, "未读取：{0:text|某个物理卷|物理卷 #}不在此映像中"},
    {MessageId::SegmentPastEnd, "未读取：有一段超出其物理卷{0:text|| #}的末尾"},
    {MessageId::SegmentGap, "未读取：其各段重叠、有间隙或已损坏"},
    {MessageId::ExtentsShared, "未读取：{0:text|另一个逻辑卷|#}也占用其部分 extent"},
    {MessageId::SegmentsTooMany, "未读取：它有 {0:text} 段，多于本程序能映射的"},
    {MessageId::PlacedAtByte, "在字节 {0:byte}"},
    {MessageId::PlacedInPieces, "分为 {0:count|# 段}，第一段在字节 {1:byte}"},
};

} // namespace atlas
