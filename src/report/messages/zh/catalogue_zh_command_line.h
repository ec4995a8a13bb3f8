// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: progress and remarks of the command line.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseProgress[] = {
    {MessageId::ReadingPartitionTable, "正在读取分区表"}, {MessageId::ReadingDescriptors, "正在读取组描述符"},
    {MessageId::FindingRegions, "正在查找区域"},          {MessageId::ReadingBlockBitmaps, "正在读取块位图"},
    {MessageId::WritingSnapshot, "正在写入快照"},
};

inline constexpr CatalogueEntry chineseRemarks[] = {
    {MessageId::PartitionOfSeveral,
     "{0:text} 中有 {1:number} 个 ext 文件系统；这是分区 {2:partition} 的，用 {3:text} 选择其他的"},
    {MessageId::LogicalVolumeOfSeveral,
     "{0:text} 中有 {1:number} 个 ext 文件系统；这是逻辑卷 {2:text} 的，用 {3:text} 选择其他的"},
    {MessageId::WholeDiskOfSeveral, "{0:text} 中有 {1:number} 个 ext 文件系统；这是整个磁盘的，用 {2:text} 选择其他的"},
    {MessageId::ExplainTells, "check --explain 说明原因以及该输入什么"},
    {MessageId::SandboxOff, "--no-sandbox：以当前用户的全部权限读取可能损坏或恶意的映像；仅供调试"},
    {MessageId::SandboxPartly, "沙箱不完整：此内核不提供{0:names}"},
    {MessageId::NameLandlock, "Landlock（封闭文件系统）"},
    {MessageId::NameSeccomp, "seccomp（限制系统调用）"},
};

} // namespace atlas
