// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: causes, remedies and effects.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseCauses[] = {
    {MessageId::CausePartitionStart,
     "分区 {0:partition} 从扇区 {1:sector} 开始，超出 {4:bytes|# 字节}边界 {2:count|# 个扇区}（{3:bytes|# 字节}）"},
    {MessageId::CausePartitionStartBytes,
     "分区 {0:partition} 从扇区 {1:sector} 开始，超出 {3:bytes|# 字节}边界 {2:bytes|# 字节}"},
    {MessageId::CauseLayer, "{0:names}的数据起点超出 {2:bytes|# 字节}边界 {1:bytes|# 字节}"},
    {MessageId::CauseLayerInAlignedPartition,
     "在已对齐的分区内，{0:names}的数据起点超出 {2:bytes|# 字节}边界 {1:bytes|# 字节}"},
    {MessageId::CauseLowerPartition, "下层分区 {0:text} 的起点超出 {2:bytes|# 字节}边界 {1:bytes|# 字节}"},
    {MessageId::CauseVolumeStart, "卷的起点超出 {1:bytes|# 字节}边界 {0:bytes|# 字节}，且没有分区表确定其位置"},
    {MessageId::CauseBlockSize, "{0:bytes|# 字节}的块只占 {1:bytes|# 字节}物理扇区的一部分"},
    {MessageId::CauseBogusStripeWidth,
     "条带宽度 {0:count|# 个块}来自 33,553,920 字节（65,535 × 512）的最佳 I/O 大小，那是控制器编造的"},
    {MessageId::CauseStripeWidthNotOfStride,
     "条带宽度 {0:count|# 个块}不是 stride {1:count|# 个块}的倍数，因此不属于任何 RAID"},
    {MessageId::CauseStripeWidthTooManyDisks, "条带宽度 {0:count|# 个块}需要的数据盘多于 RAID 可有的数目"},
    {MessageId::CauseStripe, "卷的起点超出 {1:size} 的 RAID 条带 {0:bytes|# 字节}"},
    {MessageId::CauseStripeLayer, "由于{2:names}的数据起点，卷的起点超出 {1:size} 的 RAID 条带 {0:bytes|# 字节}"},
    {MessageId::CauseEraseBlock, "卷的起点超出 {1:size} 的擦除块 {0:bytes|# 字节}"},
    {MessageId::CauseEraseBlockLayer, "由于{2:names}的数据起点，卷的起点超出 {1:size} 的擦除块 {0:bytes|# 字节}"},
};

inline constexpr CatalogueEntry chineseRemedies[] = {
    {MessageId::CureLowerPartition, "检查其磁盘，报告中会给出移动方法：check --explain {0:text}"},
    {MessageId::CureLowerPartitionOfImage,
     "像 sfdisk --move-data 那样把映像的分区 {0:text} 移到边界上；此处不给出命令，因为其中的其他卷会一起移动"},
    {MessageId::LeavesExternalJournal,
     "{0:names}；其日志在外部，而此命令会改建一个内部日志：用这些块重建日志设备后，可用 mke2fs -J device= "
     "使其重新成为外部日志"},
    {MessageId::UnmountFirst, "先卸载；{0:names}"},
    {MessageId::PlaceVolume, "把卷放在 {0:size} 的倍数处"},
    {MessageId::PlaceOnSectors, "把它放在边界上，例如字节 {0:byte}：没有分区表说明其位置，因此此处没有命令可以移动它"},
    {MessageId::MakePhysicalVolumeAnewInImage,
     "备份其逻辑卷的内容，因为 pvmove 不能用于映像；然后重建物理卷，使数据位于 {0:size} "
     "的倍数处：它在卷组中的位置及其全部内容都会丢失"},
    {MessageId::MakeVolumeGroupAnew,
     "其 extent 的起点不在网格上，而 pvmove 不能用于映像：备份数据，并以 {0:size} 的倍数为 extent 大小重建卷组"},
    {MessageId::StripeWidthLeftOut, "上面重建的文件系统没有条带宽度"},
    {MessageId::MovePartition,
     "把分区 {0:partition} 连同数据移到扇区 {1:sector}（字节 {2:byte}，{3:size}）；先做备份：移动中断会丢失数据"},
    {MessageId::MoveMountedPartition,
     "把分区 {0:partition} 连同数据移到扇区 {1:sector}（字节 {2:byte}，{3:size}）；先卸载并做备份：移动中断会丢失数据"},
    {MessageId::ShrinkPartition, "没有对齐的起点能容纳整个分区：先把它缩小到 {0:count|# 个扇区}，再连同数据移到扇区 "
                                 "{1:sector}（字节 {2:byte}，{3:size}）；先做备份：移动中断会丢失数据"},
    {MessageId::ShrinkMountedPartition,
     "没有对齐的起点能容纳整个分区：先把它缩小到 {0:count|# 个扇区}，再连同数据移到扇区 {1:sector}（字节 "
     "{2:byte}，{3:size}）；先卸载并做备份：移动中断会丢失数据"},
    {MessageId::NoRoomForLogical, "在相邻分区的表之间没有空闲的 {0:size} 倍数位置：备份数据，删除并重建它"},
    {MessageId::NoRoomBehind, "没有 {0:size} 的倍数位置能容纳整个分区：在其后腾出空间，或备份数据并重建分区"},
    {MessageId::NoRoomToShrink, "没有 {0:size} 的倍数位置能容纳整个分区，而其内容不能在此缩小：备份数据并重建分区"},
    {MessageId::RepairTableFirst, "那里的分区表有误，因此任何移动都不安全：先修复分区表"},
    {MessageId::LengthenPartition,
     "文件系统超出分区 {0:partition} 或映像的末尾 {1:bytes|# 字节}：先补全它；移动会把这些字节留在后面"},
    {MessageId::JudgeContainerAlone,
     "此处未读取其容器，其数据可能本来就是对齐的：移动之前先用 --partition {0:partition} 单独判断"},
    {MessageId::MakePhysicalVolumeAnew, "用 pvmove 把其逻辑卷移到另一磁盘，或做备份；然后重建物理卷，使数据位于 "
                                        "{0:size} 的倍数处：它在卷组中的位置及其全部内容都会丢失"},
    {MessageId::MoveExtents,
     "其 extent 的起点不在网格上：用 pvmove 移到其他 extent，或以 {0:size} 的倍数为 extent 大小创建卷组"},
    {MessageId::MakeArrayAnew,
     "做备份，然后用 mdadm --create 和为 {1:size} 倍数的 --data-offset 重建有 {0:count|# 个成员}的阵列"},
    {MessageId::MakeLayerAnew,
     "做备份（包括密钥），然后重建该层，使数据位于 {0:size} 的倍数处：其密钥、UUID 及全部内容都会丢失"},
    {MessageId::MakeFileSystemAnew, "备份后以 4,096 字节的块重建文件系统：所有文件都会丢失；类型、特性、卷标和 UUID "
                                    "保留，但 tune2fs 另外设置的不保留，例如挂载选项和检查间隔"},
    {MessageId::MakeFileSystemAnewAligned, "先使它从边界上开始，在那里 4,096 字节的块是完整的；在这里则会跨越"},
    {MessageId::NoBlockSizeCures, "没有块大小能解决：多数机器不能挂载大于 {0:bytes|# 字节}的块；若起点是 {1:size} "
                                  "的倍数，每次写入都在一个物理扇区之内"},
    {MessageId::ClearStripeWidth, "清除超级块中的 stride 和条带宽度；数据保留"},
};

inline constexpr CatalogueEntry chineseEffects[] = {
    {MessageId::AllocatorStopsSpacing, "没有结构的判断会改变；分配器不再据此分散大文件"},
    {MessageId::WritesFillStripes, "对物理扇区的判断不变；大块写入可写满整个条带"},
    {MessageId::WritesFillEraseBlocks, "对物理扇区的判断不变；大块写入可写满整个擦除块"},
    {MessageId::LayerOnBoundary, "其数据随后从边界上开始"},
    {MessageId::PartitionOnBoundary, "分区随后从边界上开始"},
    {MessageId::StayMisaligned, "{0:count|# 个未对齐的结构仍然未对齐}"},
    {MessageId::NoneBecomesWhole, "仅此不能使 {0:count|# 个未对齐的结构}变得完整"},
    {MessageId::NoneBecomesWholeButCheaper, "仅此不能使 {0:count|# 个未对齐的结构}变得完整，但逐块写一遍全部元数据需要 "
                                            "{1:count|# 次读改写}，而不是 {2:number} 次"},
    {MessageId::NewBlocksWhole, "新文件系统的每个块都是完整的；现在有 {0:count|# 个结构}未对齐"},
    {MessageId::PayloadOnBoundary, "其中{0:names}的数据随后从边界上开始"},
    {MessageId::MovedLater, "之后可以重新判断并移动该分区"},
    {MessageId::EffectUnknown, "此处不知道其数据会怎样"},
    {MessageId::BecomeWhole, "{1:count|# 个未对齐的结构}中有 {0:count|# 个}{0:count|变得完整}"},
};

} // namespace atlas
