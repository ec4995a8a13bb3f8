// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: the glossary.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseGlossary[] = {
    {MessageId::TermLogicalSector, "逻辑扇区"},
    {MessageId::MeansLogicalSector, "驱动器向计算机编号其字节的单位：512 或 4,096 字节。LBA 就是它的编号。"},
    {MessageId::TermPhysicalSector, "物理扇区"},
    {MessageId::MeansPhysicalSector,
     "驱动器实际写入的单位，多为 4,096 字节。没有写满整个物理扇区的写入需要一次读改写。"},
    {MessageId::TermDrive512e, "512e"},
    {MessageId::MeansDrive512e,
     "物理扇区为 4,096 字节、但允许计算机写 512 字节的驱动器；这样的小写入使它读出并重写整个物理扇区。"},
    {MessageId::TermFirstBoundary, "第一个边界"},
    {MessageId::MeansFirstBoundary,
     "第一个物理扇区开始的字节：0，或在带有把所有扇区移动一个的跳线的早期驱动器上为 3,584。"},
    {MessageId::TermReadModifyWrite, "读改写 (RMW)"},
    {MessageId::MeansReadModifyWrite, "对于只覆盖物理扇区一部分的写入，驱动器要做的事：读出、修改，并在一转之后写回。"},
    {MessageId::TermPartial, "部分"},
    {MessageId::MeansPartial, "指位于一个物理扇区之内、但与其他内容共用该扇区的结构：每次写入都需要一次读改写。"},
    {MessageId::TermStraddling, "跨越"},
    {MessageId::MeansStraddling, "指横跨物理扇区边界、而没有占满两端扇区的结构：一次写入最多需要两次读改写。"},
    {MessageId::TermStripe, "条带"},
    {MessageId::MeansStripe, "阵列同时写到其全部数据盘的量：chunk × 数据盘数。写整个条带不需要读取校验。"},
    {MessageId::TermEraseBlock, "擦除块"},
    {MessageId::MeansEraseBlock, "闪存一次擦除的单位，通常为 4 MiB：从其中间开始会使卡搬移没有写入的数据。"},
    {MessageId::TermBlockGroup, "块组"},
    {MessageId::MeansBlockGroup, "卷的一部分，通常为 128 MiB，有自己的块位图、inode 位图和 inode 表。"},
    {MessageId::TermFlexGroup, "flex 组"},
    {MessageId::MeansFlexGroup,
     "若干块组（默认 16 个，-G），其位图和 inode 表并排放在其中第一个块组里，因此一次长读取即可全部载入。"},
    {MessageId::TermReservedGdt, "保留的 GDT"},
    {MessageId::MeansReservedGdt, "在组描述符之后空出的块，留给将来更大的卷的块组描述符。"},
    {MessageId::TermMetaBg, "meta_bg"},
    {MessageId::MeansMetaBg,
     "把某些块组的描述符放在这些块组内、而不是放在一张表中的布局：保留的 GDT 块用尽后内核改用它。"},
    {MessageId::TermLazyInit, "延迟初始化"},
    {MessageId::MeansLazyInit, "mke2fs 不写 inode 表，内核在首次挂载后于后台把它们清零。"},
    {MessageId::TermBackupSuperblock, "备份超级块"},
    {MessageId::MeansBackupSuperblock,
     "超级块的副本，使用 sparse_super 时位于块组 1 以及 3、5、7 的幂的块组中，e2fsck -b 可用它修复卷。"},
    {MessageId::TermJournal, "日志"},
    {MessageId::MeansJournal, "内核先把元数据的改动写在这里，因此崩溃之后可以完整地完成或放弃它们。"},
};

} // namespace atlas
