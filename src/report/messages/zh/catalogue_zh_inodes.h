// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: the inodes of a group.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseInodes[] = {
    {MessageId::HeadingInodes, "块组 {0:group} 的 inode"},
    {MessageId::InodesListed,
     "{0:count|# 个} inode 已用；{1:count|# 个}空闲 inode 仍留有旧内容；{2:count|# 个}空闲 inode 为空白"},
    {MessageId::InodesUnread, "{0:count|# 个} inode 未读取：{1:text}"},
    {MessageId::InodesBeyondLimit, "{0:count|# 个} inode 未列出：位于 inode 表的前 64 MiB 之后"},
    {MessageId::InodeStateInUse, "已用"},
    {MessageId::ReservedBadBlocks, "保留：坏块列表"},
    {MessageId::ReservedRoot, "保留：根目录"},
    {MessageId::ReservedUserQuota, "保留：用户配额"},
    {MessageId::ReservedGroupQuota, "保留：组配额"},
    {MessageId::ReservedBootLoader, "保留：引导程序"},
    {MessageId::ReservedUndelete, "保留：恢复删除目录"},
    {MessageId::ReservedResize, "保留：resize inode"},
    {MessageId::ReservedJournal, "保留：日志"},
    {MessageId::ReservedExclude, "保留：排除 inode"},
    {MessageId::ReservedReplica, "保留：副本 inode"},
    {MessageId::InodeStateLinkless, "已用但无链接（孤儿）"},
    {MessageId::InodeStateDeleted, "已删除"},
    {MessageId::InodeStateLeftover, "残留"},
    {MessageId::InodeStateUnknown, "未知：无法读取 inode 位图"},
    {MessageId::InodeLeftoverMeans, "残留：空闲，且位于块组声明的已初始化 inode 之后：早已删除，或属于更早的文件系统"},
    {MessageId::InodeHoldsContent, "在 inode 内"},
    {MessageId::InodeHoldsExtents, "{0:count|# 个}区段"},
    {MessageId::InodeHoldsTree, "深度为 {0:number} 的区段树，{1:count|# 个}分支"},
    {MessageId::InodeHoldsBlocks, "{0:count|# 个}块号"},
    {MessageId::ColumnMode, "模式"},
    {MessageId::ColumnLinks, "链接数"},
    {MessageId::ColumnModified, "修改时间"},
    {MessageId::ColumnDeleted, "删除时间"},
};

} // namespace atlas
