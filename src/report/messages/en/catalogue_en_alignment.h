// SPDX-License-Identifier: GPL-3.0-or-later
// English: the verdict on alignment, its explanation, and the model of what a write costs.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishCheck[] = {
    {MessageId::NameAlignment, "Alignment"},
    {MessageId::NameHealth, "Health"},
    {MessageId::NameStart, "Start"},
    {MessageId::NameSectors, "Sectors"},
    {MessageId::NameWriting, "Writing"},
    {MessageId::AllStructuresWhole,
     "all {0:count|# structure starts and ends|# structures start and end} on physical sectors"},
    {MessageId::SomeStructuresMisaligned,
     "{0:count|#|#} of {1:count|# structure|# structures} {0:count|is|are} misaligned"},
    {MessageId::CannotBeMounted, "cannot be mounted there: blocks of {0:bytes|# byte|# bytes} on logical sectors of "
                                 "{1:bytes|# byte|# bytes}"},
    {MessageId::AllStartsWhole,
     "{0:count|the start lies|all # starts lie} on a boundary of the {1:size} physical sectors"},
    {MessageId::SomeStartsOff,
     "{0:count|#|#} of {1:count|# start|# starts} {0:count|lies|lie} off the {2:size} physical sectors"},
    {MessageId::NothingToJudge, "neither a file system nor a partition to judge"},
    {MessageId::ContainerNotRead, "{0:names}; what is inside {1:count|the container|# containers} was not read"},
    {MessageId::StructuresPastEnd,
     "{0:names}; {1:count|# of them lies|# of them lie} past the end of the image or partition and cannot be read"},
    {MessageId::OthersOffGrid, "{0:names}; beside it {1:count|# start lies|# starts lie} off the physical sectors"},
    {MessageId::OnWorstMember, "{0:names}, as judged on {1:text}, the worst of {2:count|# member|# members}"},
    {MessageId::SaidByKernel, "the kernel reports that the layers below fit no common grid (alignment_offset -1), and "
                              "where they lie is not known"},
    {MessageId::OnPhysicalSector, "on a {0:size} physical sector"},
    {MessageId::PastPhysicalSector, "{0:bytes|# byte|# bytes} past a {1:size} physical sector"},
    {MessageId::OnBoundary, "on a boundary of {0:size}"},
    {MessageId::PastBoundary, "{0:bytes|# byte|# bytes} past a boundary of {1:size}"},
    {MessageId::Sectors, "{0:bytes} B logical ({1:names}), {2:bytes} B physical ({3:names})"},
    {MessageId::SectorsWithPhase, "{0:bytes} B logical ({1:names}), {2:bytes} B physical ({3:names}), first boundary "
                                  "at byte {4:byte} ({5:names})"},
    {MessageId::WritingCostsNothing,
     "one block of {0:bytes} B: no read-modify-write; every block of the metadata once: {1:number}"},
    {MessageId::WritingCosts, "one block of {0:bytes} B: up to {1:count|# read-modify-write|# read-modify-writes}; "
                              "every block of the metadata once: {2:number}"},
    {MessageId::Together, "together"},
    {MessageId::BesideThem, "beside them:"},
};

/// Verdicts of structures.
inline constexpr CatalogueEntry englishFits[] = {
    {MessageId::AllStructuresStraddle, "all {0:number} structures are misaligned: they straddle physical sectors"},
    {MessageId::AllStructuresFillPart,
     "all {0:number} structures are misaligned: their blocks fill only part of a physical sector"},
    {MessageId::SomeStructuresStraddle,
     "{0:number} of {1:number} structures are misaligned: they straddle physical sectors"},
    {MessageId::SomeStructuresFillPart,
     "{0:number} of {1:number} structures are misaligned: they fill only part of a physical sector"},
    {MessageId::SomeOfBothKinds, "{0:number} of {1:number} structures are misaligned: {2:number} straddle physical "
                                 "sectors, {3:number} fill only part of one"},
    {MessageId::AllStraddle, "{0:number} straddle"},
    {MessageId::AllPartial, "{0:number} partial"},
    {MessageId::AllMisaligned, "{0:number} misaligned"},
    {MessageId::SomeStraddle, "{0:number} of {1:number} straddle"},
    {MessageId::SomePartial, "{0:number} of {1:number} partial"},
    {MessageId::SomeMisaligned, "{0:number} of {1:number} misaligned"},
    {MessageId::FillsWholeSectors, "whole {0:size} physical sectors"},
    {MessageId::FillsPartOfSector, "fills only part of a {0:size} physical sector; a write of one block costs "
                                   "{1:count|# read-modify-write|# read-modify-writes}"},
    {MessageId::StraddlesSectors, "straddles {0:size} physical sectors; a write of one block costs {1:count|# "
                                  "read-modify-write|# read-modify-writes}"},
};

inline constexpr CatalogueEntry englishExplanation[] = {
    {MessageId::Unknown, "unknown"},
    {MessageId::LabelWithSize, "{0:names} {1:size}"},
    {MessageId::LabelUnknown, "{0:names} unknown"},
    {MessageId::AllOf, "all {0:number}"},
    {MessageId::PlaceUnknown, "the place of {0:text} on its disk is unknown"},
    {MessageId::PlaceWorking, "{0:byte} + {1:byte} = {2:byte}; mod {3:bytes} = {4:bytes}"},
    {MessageId::NamedDevice, "{0:names} {1:text}"},
    {MessageId::NothingToCure, "nothing to cure by the granularities that are known"},
    {MessageId::CauseOf, "cause:  "},
    {MessageId::CureOf, "cure:   "},
    {MessageId::EffectOf, "effect: {0:names}."},
    {MessageId::DestroysData, "destroys the data"},
    {MessageId::CommandsAnew, "or, where the data are not needed:"},
    {MessageId::NowHere, "◀ now"},
    {MessageId::ComputedChecksum, "{0:hex}, computed {1:hex}"},
    {MessageId::FlashFormula, "flash rewrites whole pages or erase blocks"},
    {MessageId::RevolutionFormula, "a synced write of one block takes 1 + read-modify-writes revolutions"},
    {MessageId::WorstBlockHere, "the worst block here"},
    {MessageId::CostOfMetadata, "All metadata once, block by block: {0:count|# read-modify-write|# "
                                "read-modify-writes}, {1:duration} more than if all were whole."},
    {MessageId::CostOfMetadataOnFlash,
     "All metadata once, block by block: {0:count|# read-modify-write|# read-modify-writes}."},
    {MessageId::CostAssumptions, "The model assumes one write at a time (queue depth 1), no write cache, the raw "
                                 "device and no journal."},
    {MessageId::WrittenPerAsked,
     "A synced write of one block of {0:bytes} B rewrites {1:count|# unit|# units} of {2:size} at the worst: "
     "{3:decimal} bytes written for each byte asked."},
};

} // namespace atlas
