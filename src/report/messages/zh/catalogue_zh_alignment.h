// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese: alignment and health.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry chineseCheck[] = {
    {MessageId::NameAlignment, "对齐"},
    {MessageId::NameHealth, "健康"},
    {MessageId::NameStart, "起点"},
    {MessageId::NameSectors, "扇区"},
    {MessageId::NameWriting, "写入"},
    {MessageId::AllStructuresWhole, "全部 {0:count|# 个结构}的首尾都在物理扇区上"},
    {MessageId::SomeStructuresMisaligned, "{1:count|# 个结构}中有 {0:count|# 个}{0:count|未对齐}"},
    {MessageId::CannotBeMounted, "不能在那里挂载：块为 {0:bytes|# 字节}，逻辑扇区为 {1:bytes|# 字节}"},
    {MessageId::AllStartsWhole, "全部 {0:count|# 个起点}都在 {1:size} 物理扇区的边界上"},
    {MessageId::SomeStartsOff, "{1:count|# 个起点}中有 {0:count|# 个}不在 {2:size} 物理扇区的边界上"},
    {MessageId::NothingToJudge, "没有可判断的文件系统或分区"},
    {MessageId::ContainerNotRead, "{0:names}；未读取 {1:count|# 个容器}的内部"},
    {MessageId::StructuresPastEnd, "{0:names}；其中 {1:count|# 个}超出映像或分区的末尾，无法读取"},
    {MessageId::OthersOffGrid, "{0:names}；此外有 {1:count|# 个起点}不在物理扇区的边界上"},
    {MessageId::OnWorstMember, "{0:names}，按 {2:count|# 个成员}中最差的 {1:text} 判断"},
    {MessageId::SaidByKernel, "内核报告下面各层没有共同的网格（alignment_offset -1），它们的位置未知"},
    {MessageId::OnPhysicalSector, "在 {0:size} 物理扇区上"},
    {MessageId::PastPhysicalSector, "超出 {1:size} 物理扇区 {0:bytes|# 字节}"},
    {MessageId::OnBoundary, "在 {0:size} 边界上"},
    {MessageId::PastBoundary, "超出 {1:size} 边界 {0:bytes|# 字节}"},
    {MessageId::Sectors, "逻辑 {0:bytes} B（{1:names}），物理 {2:bytes} B（{3:names}）"},
    {MessageId::SectorsWithPhase,
     "逻辑 {0:bytes} B（{1:names}），物理 {2:bytes} B（{3:names}），第一个边界在字节 {4:byte}（{5:names}）"},
    {MessageId::WritingCostsNothing, "一个 {0:bytes} B 的块：无读改写；全部元数据逐块写一遍：{1:number}"},
    {MessageId::WritingCosts, "一个 {0:bytes} B 的块：最多 {1:count|# 次读改写}；全部元数据逐块写一遍：{2:number}"},
    {MessageId::Together, "合计"},
    {MessageId::BesideThem, "此外："},
};

inline constexpr CatalogueEntry chineseFits[] = {
    {MessageId::AllStructuresStraddle, "全部 {0:number} 个结构都未对齐：它们跨越物理扇区"},
    {MessageId::AllStructuresFillPart, "全部 {0:number} 个结构都未对齐：它们的块只占物理扇区的一部分"},
    {MessageId::SomeStructuresStraddle, "{1:number} 个结构中有 {0:number} 个未对齐：它们跨越物理扇区"},
    {MessageId::SomeStructuresFillPart, "{1:number} 个结构中有 {0:number} 个未对齐：它们只占物理扇区的一部分"},
    {MessageId::SomeOfBothKinds,
     "{1:number} 个结构中有 {0:number} 个未对齐：{2:number} 个跨越物理扇区，{3:number} 个只占物理扇区的一部分"},
    {MessageId::AllStraddle, "{0:number} 个跨越"},
    {MessageId::AllPartial, "{0:number} 个部分"},
    {MessageId::AllMisaligned, "{0:number} 个未对齐"},
    {MessageId::SomeStraddle, "{1:number} 个中 {0:number} 个跨越"},
    {MessageId::SomePartial, "{1:number} 个中 {0:number} 个部分"},
    {MessageId::SomeMisaligned, "{1:number} 个中 {0:number} 个未对齐"},
    {MessageId::FillsWholeSectors, "完整的 {0:size} 物理扇区"},
    {MessageId::FillsPartOfSector, "只占 {0:size} 物理扇区的一部分；写一个块需要 {1:count|# 次读改写}"},
    {MessageId::StraddlesSectors, "跨越 {0:size} 物理扇区；写一个块需要 {1:count|# 次读改写}"},
};

inline constexpr CatalogueEntry chineseExplanation[] = {
    {MessageId::Unknown, "未知"},
    {MessageId::LabelWithSize, "{0:names} {1:size}"},
    {MessageId::LabelUnknown, "{0:names}未知"},
    {MessageId::AllOf, "全部 {0:number} 个"},
    {MessageId::PlaceUnknown, "{0:text} 在其磁盘上的位置未知"},
    {MessageId::PlaceWorking, "{0:byte} + {1:byte} = {2:byte}；mod {3:bytes} = {4:bytes}"},
    {MessageId::NamedDevice, "{0:names} {1:text}"},
    {MessageId::NothingToCure, "按已知的粒度，没有需要处理的"},
    {MessageId::CauseOf, "原因："},
    {MessageId::CureOf, "办法："},
    {MessageId::EffectOf, "效果：{0:names}。"},
    {MessageId::DestroysData, "会毁掉数据"},
    {MessageId::CommandsAnew, "或者，在不需要数据时："},
    {MessageId::NowHere, "◀ 现在"},
    {MessageId::ComputedChecksum, "{0:hex}，计算得 {1:hex}"},
    {MessageId::FlashFormula, "闪存重写整页或整个擦除块"},
    {MessageId::RevolutionFormula, "同步写一个块需要 1 + 读改写次数 转"},
    {MessageId::WorstBlockHere, "此处最差的块"},
    {MessageId::CostOfMetadata, "逐块写一遍全部元数据：{0:count|# 次读改写}，比全部完整时多 {1:duration}。"},
    {MessageId::CostOfMetadataOnFlash, "逐块写一遍全部元数据：{0:count|# 次读改写}。"},
    {MessageId::CostAssumptions, "模型假设每次只有一个写入（队列深度 1）、没有写缓存、直接写设备、没有日志。"},
    {MessageId::WrittenPerAsked, "同步写一个 {0:bytes} B 的块，最坏要重写 {1:count|# 个单元}（每个 "
                                 "{2:size}）：每要求写一字节，实际写 {3:decimal} 字节。"},
};

} // namespace atlas
