// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: what a step of a history wrote.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseHistory[] = {
    {MessageId::HistoryStepHead, "第 {0:number} 步：{1:text}"},
    {MessageId::HistoryBetween, "从第 {0:number} 步之后的映像到第 {1:number} 步之后的映像"},
    {MessageId::HistoryTotal,
     "写入 {0:count|# 个块}，改动的扇区共 {1:size}，{2:names}（卷从字节 {3:byte} 开始，驱动器物理扇区为 {4:size}）"},
    {MessageId::HistorySectors, "写入 {0:count|# 个} 512 B 扇区；没有可读取的文件系统"},
    {MessageId::HistoryNothing, "没有变化"},
    {MessageId::FieldFromTo, "{0:text} {1:text} → {2:text}"},
    {MessageId::FieldNowIs, "{0:text} {1:text}"},
    {MessageId::StructureChanged, "{0:names}：{1:names}"},
    {MessageId::BitsChanged, "块组 {1:group} 的{0:names}：{2:names}"},
    {MessageId::BlockSet, "块 {0:block} 置位"},
    {MessageId::BlockCleared, "块 {0:block} 清除"},
    {MessageId::BlocksSet, "块 {0:block}–{1:block} 置位"},
    {MessageId::BlocksCleared, "块 {0:block}–{1:block} 清除"},
    {MessageId::InodeSet, "inode {0:number} 置位"},
    {MessageId::InodeCleared, "inode {0:number} 清除"},
    {MessageId::InodesSet, "inode {0:number}–{1:number} 置位"},
    {MessageId::InodesCleared, "inode {0:number}–{1:number} 清除"},
    {MessageId::EntryAdded, "目录块 {0:block}：增加 inode {2:number} 的目录项 {1:text}"},
    {MessageId::EntryRemoved, "目录块 {0:block}：删除 inode {2:number} 的目录项 {1:text}"},
    {MessageId::BlockWritten, "{0:names}：写入块 {1:block}"},
    {MessageId::BlocksWritten, "{0:names}：写入块 {1:block}–{2:block}"},
    {MessageId::BlocksOfFile, "inode {0:number}"},
    {MessageId::BlocksOfNoStructure, "数据或空闲"},
    {MessageId::BlocksOfUnknownOwner, "数据或空闲（未查找其文件）"},
    {MessageId::MoreHistoryChanges, "另有 {0:count|# 处变化}"},
    {MessageId::RunningStep, "正在运行第 {0:number} 步"},
};

} // namespace atlas
