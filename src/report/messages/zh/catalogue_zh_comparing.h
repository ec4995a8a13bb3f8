// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: metrics, recommendations, notes and plans.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseMetrics[] = {
    {MessageId::LabelBlockBitmapRuns, "块位图连续段"},
    {MessageId::LabelInodeBitmapRuns, "inode 位图连续段"},
    {MessageId::LabelInodeTableRuns, "inode 表连续段"},
    {MessageId::LabelBlockBitmapDistanceMean, "到块位图的平均距离"},
    {MessageId::LabelBlockBitmapDistanceLargest, "到块位图的最大距离"},
    {MessageId::LabelInodeTableDistanceMean, "到 inode 表的平均距离"},
    {MessageId::LabelInodeTableDistanceLargest, "到 inode 表的最大距离"},
    {MessageId::LabelLongestMetadataFree, "最长的无元数据区间"},
    {MessageId::LabelMetadataFreeStretches, "无元数据区间数"},
    {MessageId::LabelMetadataBlocks, "元数据块"},
    {MessageId::LabelMetadataShare, "元数据占比"},
    {MessageId::LabelInodeTableCuts, "被备份切断的 inode 表"},
    {MessageId::LabelJournalExtents, "日志段数"},
    {MessageId::LabelJournalMappingBlocks, "日志的映射块"},
    {MessageId::LabelStructuresWhole, "完整的结构"},
    {MessageId::LabelStructuresPartial, "部分的结构"},
    {MessageId::LabelStructuresStraddling, "跨越的结构"},
    {MessageId::LabelStructuresMisaligned, "未对齐的结构"},
    {MessageId::LabelRaidBlockBitmapImbalance, "块位图，RAID 不均衡度"},
    {MessageId::LabelRaidInodeBitmapImbalance, "inode 位图，RAID 不均衡度"},
    {MessageId::LabelRaidInodeTableImbalance, "inode 表，RAID 不均衡度"},
    {MessageId::ReadsOfStructure, "{0:names}，{1:names}：{2:names}"},
    {MessageId::FillFresh, "新建"},
    {MessageId::FillFull, "写满"},
    {MessageId::WorkFirstWrite, "将满时的首次写入"},
    {MessageId::WorkFsck, "e2fsck -f"},
    {MessageId::WorkFind, "find /"},
    {MessageId::WorkDeleteTree, "删除大目录树"},
    {MessageId::WorkMount, "挂载"},
    {MessageId::QuantityOfWork, "{0:names}：{1:names}"},
    {MessageId::QuantityReads, "读取次数"},
    {MessageId::QuantityBytes, "字节"},
    {MessageId::QuantitySeekBytes, "寻道距离"},
    {MessageId::QuantitySeconds, "秒（模型）"},
};

inline constexpr CatalogueEntry chineseMetricValues[] = {
    {MessageId::MetricNumber, "{0:number}"},     {MessageId::MetricDecimal, "{0:decimal}"},
    {MessageId::MetricSize, "{0:size}"},         {MessageId::MetricSeconds, "{0:decimal} s"},
    {MessageId::MetricPercent, "{0:decimal} %"}, {MessageId::MetricSame, "±0"},
    {MessageId::MetricMore, "+{0:names}"},       {MessageId::MetricLess, "−{0:names}"},
};

inline constexpr CatalogueEntry chineseDefinitions[] = {
    {MessageId::DefineBlockBitmapRuns, "块位图首尾相接的连续段数。"},
    {MessageId::DefineInodeBitmapRuns, "inode 位图首尾相接的连续段数。"},
    {MessageId::DefineInodeTableRuns, "inode 表首尾相接的连续段数。"},
    {MessageId::DefineBlockBitmapReads,
     "按内核分配器的方式读取块位图（fs/ext4/mballoc.c，s_mb_prefetch；Linux 5.9 及以后，之前逐个读取）：一个 flex "
     "组的一起读，相邻的合并，每次最多为最大请求。新建：不含标记 BLOCK_UNINIT 的块组，其位图不读。写满：全部块组。"},
    {MessageId::DefineInodeBitmapReads,
     "按 e2fsck 预读的方式读取 inode 位图（e2fsck/readahead.c）：按块的次序，相邻的合并，第一次最长为最大请求，其后各 "
     "128 KiB（mm/readahead.c）；内核则逐个读取（fs/ext4/ialloc.c）。新建：不含标记 INODE_UNINIT "
     "的块组，其位图不读。写满：全部块组。"},
    {MessageId::DefineInodeTableReads,
     "按 e2fsck 预读的方式读取 inode "
     "表（pass1_readahead）：每次读到多于两个表为止，相邻的合并，第一次最长为最大请求，其后各 128 "
     "KiB（mm/readahead.c）。新建：不含从未使用的 inode。写满：全部 inode。"},
    {MessageId::DefineFirstWrite,
     "挂载一个将满的卷后首次写入时对块位图的读取，且只有最后一个块组有所需数量的空闲块：读取每个块位图，一个 flex "
     "组的一起读（fs/ext4/mballoc.c，s_mb_prefetch；Linux 5.9 "
     "及以后，之前逐个读取）。若其他块组有同样多但分散的空闲块，内核取 200 "
     "个空闲区段中最好的（s_mb_max_to_scan）；若挂载后已在后台载入位图（Linux 5.13 及以后，除非给出 "
     "no_prefetch_block_bitmaps），则已具备：实际会更少。模型中，不从上一次结束处开始的读取要付出一次或近或远的跳转。"},
    {MessageId::DefineFsck,
     "e2fsck -f 在写满的卷上带预读地读取 inode "
     "表，然后读取全部位图（e2fsck/"
     "pass1.c、pass4.c、readahead."
     "c）。不含目录，布局中看不出目录。模型中，不从上一次结束处开始的读取要付出一次或近或远的跳转。"},
    {MessageId::DefineFind, "读取写满的卷的每个 inode，逐个块组：每次读表的 32 个块（挂载选项 "
                            "inode_readahead_blks，fs/ext4/inode.c），分三个请求，即 inode "
                            "所在块、其前和其后的块；每个块组开头另有一个目录块。模型中，不从上一次结束处开始的读取要付"
                            "出一次或近或远的跳转。"},
    {MessageId::DefineDeleteTree,
     "删除在每个块组中都有文件的目录树时的读取：其 inode（每次读表的 32 个块，分三个请求），然后其块位图和 inode "
     "位图，各自单独读取（fs/ext4/"
     "mballoc.c、ialloc."
     "c）。不含目录，也不含由日志汇集的写入。模型中，不从上一次结束处开始的读取要付出一次或近或远的跳转。"},
    {MessageId::DefineMount, "挂载时的读取：超级块、逐块的组描述符、根 inode "
                             "及其邻居、日志超级块，以及逐块的孤儿文件（fs/ext4/super.c、orphan.c）；不读位图。"},
    {MessageId::DefineBlockBitmapDistanceMean, "从块组的第一个块到其块位图的块数，各组平均。"},
    {MessageId::DefineBlockBitmapDistanceLargest, "从块组的第一个块到其块位图的块数，取最大者。"},
    {MessageId::DefineInodeTableDistanceMean, "从块组的第一个块到其 inode 表的块数，各组平均。"},
    {MessageId::DefineInodeTableDistanceLargest, "从块组的第一个块到其 inode 表的块数，取最大者。"},
    {MessageId::DefineLongestMetadataFree, "不含超级块、描述符、位图或 inode 表的最长区间的块数。"},
    {MessageId::DefineMetadataFreeStretches, "不含超级块、描述符、位图或 inode 表的区间数。"},
    {MessageId::DefineMetadataBlocks, "超级块、描述符及其保留块、位图和 inode 表的块数。"},
    {MessageId::DefineMetadataShare, "这些块占卷的比例。"},
    {MessageId::DefineInodeTableCuts, "本应相邻的两个 inode 表之间夹着备份超级块的地方。"},
    {MessageId::DefineJournalExtents, "存放日志数据的相邻块的连续段数。"},
    {MessageId::DefineJournalMappingBlocks, "日志的 extent 树的块，或其间接块。"},
    {MessageId::DefineVerdicts, "在所选的起点和物理扇区下，按最差的块判断的结构数。"},
    {MessageId::DefineMisaligned, "在所选的分区起点下，不占整个物理扇区的结构数。"},
    {MessageId::DefineImbalance,
     "把每个这类结构写一遍时（含副本和校验），负载最重的成员所写的块数与各成员平均之比：1 表示均衡。"},
};

inline constexpr CatalogueEntry chineseRecommendations[] = {
    {MessageId::NoSettingAccepted, "在这些选项下，没有可接受的 -G 值。"},
    {MessageId::OneSettingAccepted, "在这些选项下只接受 {0:text}，因此无可选择。"},
    {MessageId::NoDifference, "-G 在这里没有影响：无论取何值，{0:count|# 个块组}都在相同的位置。可以省略它。"},
    {MessageId::RaidNotNamed, "RAID 成员：请指明级别、chunk 和成员数，以便计算每个成员的负载。"},
    {MessageId::AdviceForGeneral, "一般用途"},
    {MessageId::AdviceForSmallFiles, "大量小文件"},
    {MessageId::AdviceForStreaming, "流式读写"},
    {MessageId::AdviceForRaid, "RAID 成员"},
    {MessageId::AdviceForSdCard, "SD 卡"},
    {MessageId::AdviceForVmImage, "虚拟机映像"},
    {MessageId::AdviceForDatabase, "数据库"},
    {MessageId::KeepDefault, "保持 {0:text}，即这些选项的默认值"},
    {MessageId::KeepFirst, "保持 {0:text}，即第一个"},
    {MessageId::OnHardDisk, "在机械硬盘上"},
    {MessageId::OnSolidState, "在 SSD 上"},
    {MessageId::OnSdCard, "在 SD 卡上"},
    {MessageId::GainFirstWrite,
     "{0:names}，挂载将满的卷后，首次写入最多等待 {1:duration}，用于 {2:count|# 次}块位图读取"},
    {MessageId::GainFsck, "{0:names}，对写满的卷运行 e2fsck -f，{1:duration} 用于 {2:count|# 次} inode 表和位图读取"},
    {MessageId::GainRaid, "更新每个块位图时，负载最重的成员写入平均值的 {0:decimal} 倍（{1:names}）"},
    {MessageId::GainSdCard, "多数写入会改动的位图位于 {0:count|# 个} {1:size} 的擦除块中"},
    {MessageId::BriefReads, "{0:duration}（{1:count|# 次读取}）"},
    {MessageId::BriefRaid, "{0:decimal} 倍（{1:names}）"},
    {MessageId::BriefSdCard, "{0:count|# 个擦除块}"},
    {MessageId::MembersListed, "{0:text} 块"},
    {MessageId::MembersCounted,
     "{1:count|# 个块}中的 {0:number} 个；{3:number} 个成员中有 {2:count|# 个}{2:count|不写}"},
    {MessageId::LossOfWork, "{0:names}需要 {1:duration}，而不是 {2:duration}"},
    {MessageId::LossOfDistance, "块组到其 inode 表平均相距 {0:size}，而不是 {1:size}"},
    {MessageId::LossOfBalance, "更新每个块位图时，负载最重的成员写入平均值的 {0:decimal} 倍，而不是 {1:decimal} 倍"},
    {MessageId::LossOfEraseBlocks, "位图位于 {0:count|# 个擦除块}中，而不是 {1:number} 个"},
    {MessageId::AgainstGeneral, "还有空间的卷只需读到第一个合适区段为止的位图，而且{0:names}"},
    {MessageId::AgainstAnyWait,
     "自 Linux 5.13 起，每次以可写方式挂载后，都有线程预读全部块位图，除非给出 no_prefetch_block_bitmaps"},
    {MessageId::AgainstSmallFiles, "无论 -G 取何值，find / 都需要约 {0:count|# 次读取}"},
    {MessageId::AgainstStreaming,
     "读取全部数据两者都需要 {0:duration}，其中跳过元数据的时间用 {2:text} 时占 {1:decimal} %，用 {4:text} 时占 "
     "{3:decimal} %，因为一个 extent 到 32,768 个块就结束"},
    {MessageId::AgainstRaid,
     "无论 -G 取何值，单独写一个块都要阵列 {0:count|# 次读}和 {1:count|# 次写}，而位图只占这类块的少数"},
    {MessageId::AgainstSdCard, "日志和数据也会重写擦除块"},
    {MessageId::AgainstDatabase, "数据库写入的是其文件已有的块，为此不读块位图"},
    {MessageId::AdviceBest, "{0:names}：{1:names}：{2:names}，且没有其他 -G 需要得更少。"},
    {MessageId::AdviceUnnoticed, "{0:names}：{1:names}：没有可察觉的差别：{2:names}；最好的 {3:text} 需要 {4:names}。"},
    {MessageId::AdviceKeep, "{0:names}：{1:names}：{2:names}。{3:text} 需要 {4:names}，但用它时{5:names}。"},
    {MessageId::AdviceTake, "{0:names}：{1:text}：{2:names}，而用 {4:text} 时为 {3:names}。"},
    {MessageId::AdviceCost, "代价：{0:names}。"},
    {MessageId::AdviceNoCost, "没有工作会明显变慢。"},
    {MessageId::AdviceAgainst, "不利之处：{0:names}。"},
    {MessageId::AdviceBesides, "此外，{0:names}。"},
    {MessageId::AdviceSentences, "{0:names}{1:names}"},
    {MessageId::AdviceArguments, "{0:names}；{1:names}"},
    {MessageId::NeighbourNeeds, "{0:text} 需要 {1:duration}，块组到其 inode 表相距 {2:size}"},
    {MessageId::NeighbourOnRaid,
     "{0:text} 在负载最重的成员上写入平均值的 {1:decimal} 倍，将满时的首次写入需要 {2:duration}"},
    {MessageId::NeighbourOnSdCard, "{0:text} 的位图位于 {1:count|# 个擦除块}中"},
    {MessageId::WhyShortWait, "为何是 {0:text}：只要等待不超过 {1:duration}，就保持默认值；{2:names}。"},
    {MessageId::WhyFewJumps,
     "为何是 {0:text}：{1:count|# 个} {2:size} 的块位图并排共 {3:size}，读取需要 {4:duration}，而跳到那里需要 "
     "{5:duration}：更大的 -G 不能使 {6:duration} 减半；{7:names}。"},
    {MessageId::WhyShortWay,
     "为何是 {0:text}：在块组到其 inode 表不超过 {1:size} 的其他 -G 中，没有需要得更少的；{2:names}。"},
    {MessageId::WhyEvenMembers, "为何是 {0:text}：{1:count|# 个} {2:size} 的块位图并排共 {3:size}，chunk 为 "
                                "{4:size}；没有不拖慢任何工作而均衡度好 5 % 的值；{5:names}。"},
    {MessageId::WhyNotMoreEven, "为何是 {0:text}：每个均衡度好 5 % 的值都会拖慢某项工作；{1:names}。"},
    {MessageId::WhyFewestEraseBlocks, "为何是 {0:text}：没有其他 -G 更少；{1:names}。"},
    {MessageId::WhyDominates, "为何是 {0:text}：它在任何方面都不比相邻的值差；{1:names}。"},
    {MessageId::AdviceOfGrowth, "如果映像会增大，先用 ext4atlas-cli plan --grow 查看：packed_meta_blocks 只集中 mke2fs "
                                "自己放置的，不含 resize2fs 增加的。"},
    {MessageId::AdviceOfStart, "使分区从 {0:size} 的倍数开始，这是 SD 卡通常的擦除块大小。"},
    {MessageId::AdviceOfBlockSize,
     "{0:size} 的块小于驱动器 {1:size} 的扇区：无论 -G 为何值，单独写一个块都要读-改-写一次。"},
    {MessageId::AdviceVerdictKeep, "{0:names}：{1:names}"},
    {MessageId::AdviceVerdictTake, "{0:names}：{1:text}"},
};

inline constexpr CatalogueEntry chineseNotes[] = {
    {MessageId::StrideMovesNothing, "{0:count|# 个块}的 stride 不起作用：flex 组为 {1:number} 时位图放在一起，无论 "
                                    "mke2fs(8) 怎么说；只有 -G 1 或 ^flex_bg 会使其分散。"},
    {MessageId::PackedNeedsFlexBg, "没有 flex_bg 时 packed_meta_blocks 不起作用。"},
    {MessageId::FlexGroupAboveGroups, "-G {0:number} 大于现有的 {1:count|# 个块组}：它们合为一个 flex 组{1:count|}。"},
    {MessageId::FlexGroupVeryLarge, "-G {0:number} 超过 {1:number} 时，内核可能拒绝在线扩容，或把新增部分分散放置。"},
    {MessageId::EagerInodeTables, "没有延迟初始化时，mke2fs 在结束前要写 {0:size} 的 inode 表。"},
    {MessageId::BogusStripeWidth, "没有 RAID 的条带宽度为 {0:count|# 个块}：它应为 stride × 数据盘数。有些控制器会编造 "
                                  "mke2fs 所依据的最佳 I/O 大小。"},
    {MessageId::BlockBelowSector, "{0:size} 的块小于 {1:size} 的物理扇区：单独写每个块都需要一次读改写。"},
    {MessageId::Mke2fsWarns, "mke2fs 警告：{0:text}"},
    {MessageId::TypeByDefault, "没有 -t 时，mke2fs 创建 {0:text}；-t ext4 才是 mkfs.ext4 所创建的。"},
    {MessageId::FlexBgAdded, "-G 需要 flex_bg，而这些选项没有它：已为每个 -G 加上。"},
    {MessageId::StripeOfOtherArray,
     "{0:number} 个块的 stride 和 {1:number} 的条带宽度与该阵列不符，该阵列应为 -E {2:text}。"},
    {MessageId::LargerFlexGroupsLeftOut, "略去了大于 {0:number} 的 -G：内核不能照常在挂载时扩容这样的文件系统。"},
    {MessageId::SizeInBytes, "{0:text} 为 {1:bytes|# 字节}"},
};

inline constexpr CatalogueEntry chineseInput[] = {
    {MessageId::InputAddsFlexGroupSize, "按回车可增加 -G {0:text} 的布局。"},
    {MessageId::InputFlexGroupSizeShown, "已显示 -G {0:text} 的布局；其他选项对每个 -G 都有效。"},
    {MessageId::LayoutsAreFull, "已有 {0:number} 个布局；请先移除一个。"},
    {MessageId::InputNotUnderstood, "无法理解“{0:text}”：{1:text}。显示的仍是之前的值。"},
    {MessageId::InputOutOfRange, "“{0:text}”被拒绝：取值范围为 {1:number} 到 {2:number}。显示的仍是之前的值。"},
    {MessageId::InputRefused, "“{0:text}”被拒绝：{1:text}。显示的仍是之前的值。"},
};

inline constexpr CatalogueEntry chinesePlans[] = {
    {MessageId::PlannedAs, "按 e2fsprogs {0:text} 的放置方式规划，使用 {1:text}。"},
    {MessageId::PlannedWithDefaultMarked,
     "按 e2fsprogs {0:text} 的放置方式规划，使用 {1:text}；* 是 mke2fs 在没有 -G 时采用的值。"},
    {MessageId::MadeBy, "创建命令：{0:text}"},
    {MessageId::NoteLine, "注意：{0:names}"},
    {MessageId::NoteOn, "{0:text}：{1:names}"},
    {MessageId::ModelOfReads, "模型：每次跳到别处 {0:decimal} ms，{1:decimal} MB/s，每个请求最多 {2:size}。"},
    {MessageId::MeasuredFromDisk, "卷从其磁盘的字节 {0:number} 开始。"},
    {MessageId::MeasuredFromArray, "卷从其阵列的字节 {0:number} 开始。"},
    {MessageId::ProfileOfUpstream, "没有配置文件时，mke2fs 使用发行版内置的配置：规划按上游的配置。"},
    {MessageId::RecommendationRefused, "无可推荐：{0:text}"},
    {MessageId::RecommendationPlanned, "正在规划每个 -G 以作推荐…"},
    {MessageId::GrownByResize2fs,
     "用 resize2fs 从 {0:size} 扩到 {1:size} 后，块位图分为 {2:count|# 段}而不是 {3:number} 段，inode 位图 {4:number} "
     "段而不是 {5:number} 段，inode 表 {6:number} 段而不是 {7:number} 段。"},
    {MessageId::GrownAndAtOnce, "{0:names}若一开始就建为 {1:size}，则分别为 {2:number}、{3:number} 和 {4:number} 段。"},
    {MessageId::GrowsOnline, "{0:names}挂载时可扩到 {1:size}，之后内核改用 meta_bg 或停止。"},
    {MessageId::GrowsNotOnline, "{0:names}挂载时不能扩容。"},
    {MessageId::GrownRuns, "{0:count|# 个位图连续段}，原为 {1:number}"},
    {MessageId::MeasuredAfterGrowth, "由 mke2fs 创建，然后在 resize2fs 扩到 {0:size} 后测量。"},
    {MessageId::MakingByMke2fs, "mke2fs 正在创建"},
    {MessageId::GrowingByResize2fs, "resize2fs 正在扩到 {0:size}"},
    {MessageId::ColumnSetting, "设置"},
    {MessageId::ColumnModel, "模型"},
};

inline constexpr CatalogueEntry chineseDifferences[] = {
    {MessageId::ComparedFrom, "从：{0:text}"},
    {MessageId::ComparedTo, "到：{0:text}"},
    {MessageId::NoDifferences, "没有差别。"},
    {MessageId::MoreChanges, "… 另有 {0:number} 处（--all）"},
};

} // namespace atlas
