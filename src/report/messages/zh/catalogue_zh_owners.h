// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: who owns the blocks of a volume.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseOwners[] = {
    {MessageId::HeadingLargestFiles, "最大的文件"},
    {MessageId::HeadingOwnerKinds, "其余"},
    {MessageId::OwnedByOtherFiles, "其他文件"},
    {MessageId::OwnedByDirectories, "目录"},
    {MessageId::OwnedByMaps, "extent 树和间接块"},
    {MessageId::OwnedByAttributes, "扩展属性"},
    {MessageId::OwnedBySystemFiles, "系统文件（日志、resize inode 等）"},
    {MessageId::OwnedByNoFile, "不属于任何文件：仅块位图标为已用"},
    {MessageId::ColumnOwner, "归属"},
    {MessageId::ColumnFiles, "文件数"},
    {MessageId::ColumnPieces, "片段"},
    {MessageId::ColumnOfTheVolume, "占卷"},
    {MessageId::BlocksContested, "{0:count|# 个块}被重复占用（多个 inode，或 inode 与元数据）；e2fsck -fn 会列出它们"},
    {MessageId::BlocksFreeButOwned, "{0:count|# 个块}属于文件，但块位图标为空闲；e2fsck -fn 会列出它们"},
    {MessageId::OwnerMapIncomplete,
     "未能完整读取：{0:count|# 个 inode 表}、{1:count|# 个块位图}、{2:count|# 个 inode }的映射、{3:count|# 个目录块}"},
    {MessageId::OwnerMapCut, "片段多于可保留的数量：其余块的归属未知"},
    {MessageId::OwnerMapComplete, "已读取所有在用 inode 和所有块位图：没有块有两个归属，也没有归属的块是空闲的。"},
};

} // namespace atlas
