// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/finding_text.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/messages/labels.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

std::string number(const Finding& f, std::size_t n) { return grouped(f.numbers[n]); }

std::string because(const Finding& f) { return f.detail.empty() ? std::string() : ": " + printable(f.detail); }

std::string groupRange(const Finding& f) {
    if (f.group == noGroup) {
        return {};
    }
    const auto last = std::uint64_t{f.group.value} + f.groups.value - 1;
    return f.groups.value <= 1 ? grouped(f.group.value) : fmt::format("{}–{}", grouped(f.group.value), grouped(last));
}

/// "of group 5", "of groups 5–9", or nothing.
std::string ofGroups(const Finding& f) {
    if (f.group == noGroup) {
        return {};
    }
    return fmt::format(" of group{} {}", f.groups.value <= 1 ? "" : "s", groupRange(f));
}

std::string partitionOr(const Finding& f, const char* otherwise) {
    return f.partition ? fmt::format("partition {}", *f.partition) : otherwise;
}

std::string regionOr(const Finding& f, std::string_view otherwise) {
    return f.region ? format(label(*f.region)) : std::string(otherwise);
}

std::string winner(const Finding& f) {
    const auto kind = f.numbers[1];
    return kind < regionKindCount ? "the " + format(label(allRegionKinds[kind], 1)) : "another structure";
}

std::string layerOf(const Finding& f) { return f.layer ? format(label(*f.layer)) : "the layer"; }

std::string_view fitVerb(std::optional<Fit> fit, bool one) {
    switch (fit.value_or(Fit::Straddling)) {
    case Fit::Whole: return one ? "is whole" : "are whole";
    case Fit::Partial: return one ? "fills only part of a physical sector" : "fill only parts of physical sectors";
    case Fit::Straddling: break;
    }
    return one ? "straddles physical sectors" : "straddle physical sectors";
}

std::string misalignedText(const Finding& f) {
    const auto kind = f.region.value_or(RegionKind::InodeTable);
    const auto all = f.numbers[1];
    if (all == 1) {
        return fmt::format("the {} {}", format(label(kind, 1)), fitVerb(f.fit, true));
    }
    return fmt::format("{} of {} {} {}", number(f, 0), grouped(all), format(label(kind, all)),
                       fitVerb(f.fit, f.numbers[0] == 1));
}

std::string startText(const Finding& f) {
    return fmt::format(
        "{} starts at byte {}, which is {} bytes past a boundary of {}; every structure inside inherits it",
        partitionOr(f, "the file system"), number(f, 0), number(f, 1), number(f, 2));
}

std::string tableText(const Finding& f) {
    return f.fault ? phrase(*f.fault) : "the partition table is faulty" + because(f);
}

std::string textOf(const Finding& f) {
    switch (f.kind) {
    case FindingKind::SuperblockFromBackup:
        return fmt::format("the primary superblock cannot be used, so the copy of group {} at block {} was read{}",
                           number(f, 0), number(f, 1), because(f));
    case FindingKind::OpenedTolerantly: return "the file system was opened in spite of an error" + because(f);
    case FindingKind::SuperblockChecksum:
        return fmt::format("the superblock stores the checksum 0x{:08x}, but its bytes give 0x{:08x}", f.numbers[0],
                           f.numbers[1]);
    case FindingKind::DescriptorChecksum:
        return fmt::format("the descriptor{}{} store{} the checksum 0x{:04x}{}, but the bytes give 0x{:04x}",
                           f.groups.value > 1 ? "s" : "", ofGroups(f), f.groups.value > 1 ? "" : "s", f.numbers[0],
                           f.groups.value > 1 ? " (the first)" : "", f.numbers[1]);
    case FindingKind::VolumePastEnd:
        return fmt::format("the file system claims {} bytes and only {} are there", number(f, 0), number(f, 1));
    case FindingKind::NeedsRecovery: return "the journal was not replayed yet, so what is shown may be stale";
    case FindingKind::Mounted:
        return fmt::format("the file system is mounted read-write{}{}, so what is shown may move",
                           f.detail.empty() ? "" : " at ", printable(f.detail));
    case FindingKind::NotClean: return fmt::format("the file system's state is \"{}\"", printable(f.detail));
    case FindingKind::ExternalJournal: return "the journal lies on another device" + because(f);
    case FindingKind::FileUnreadable: return fmt::format("inode {} cannot be read{}", number(f, 0), because(f));
    case FindingKind::VolumeUnreadable: return "the file system cannot be read" + because(f);
    case FindingKind::OutsideVolume:
        return fmt::format("the {}{} is said to lie at block {}, outside the volume of {} blocks",
                           regionOr(f, "structure"), ofGroups(f), number(f, 0), number(f, 1));
    case FindingKind::ClaimLost:
        return fmt::format("the {}{} is said to lie on block {}, which {} holds", regionOr(f, "structure"), ofGroups(f),
                           number(f, 0), winner(f));
    case FindingKind::MoreOfTheSame:
        return fmt::format("{} more findings of the kind {} are not listed", number(f, 0), printable(f.detail));
    case FindingKind::TableFaulty: return tableText(f);
    case FindingKind::StartOffGrid: return startText(f);
    case FindingKind::LayerOffGrid:
        return fmt::format("{} starts its data at byte {}, which is {} bytes past a boundary of {}; all it holds "
                           "inherits it",
                           layerOf(f), number(f, 0), number(f, 1), number(f, 2));
    case FindingKind::StructuresMisaligned: return misalignedText(f);
    case FindingKind::BlockSmallerThanSector:
        return fmt::format(
            "a block of {} bytes is smaller than a physical sector of {} bytes, so one written alone never fills it",
            number(f, 0), number(f, 1));
    case FindingKind::SectorSizeAssumed:
        return fmt::format(
            "the physical sector of {} bytes is an assumption: an image file does not say what drive it is for",
            number(f, 0));
    case FindingKind::BitmapUnreadable:
        return fmt::format("the block bitmap{} cannot be read{}", ofGroups(f), because(f));
    case FindingKind::BitmapChecksum:
        return fmt::format(
            "the block bitmap{} has the checksum 0x{:08x} in its descriptor, but its bytes give 0x{:08x}", ofGroups(f),
            f.numbers[0], f.numbers[1]);
    case FindingKind::FreeCountWrong:
        return fmt::format("the descriptor{} counts {} free, but the block bitmap {}", ofGroups(f), number(f, 0),
                           number(f, 1));
    }
    return {};
}

std::string tableStructure(const Finding& f) {
    const auto partition = f.partition.value_or(f.fault ? f.fault->partition : 0);
    return partition == 0 ? "partition table" : fmt::format("partition {}", partition);
}

std::string structureOf(const Finding& f) {
    switch (f.kind) {
    case FindingKind::SuperblockFromBackup:
    case FindingKind::SuperblockChecksum: return "superblock";
    case FindingKind::DescriptorChecksum:
        return f.groups.value > 1 ? fmt::format("group descriptor ×{}", grouped(f.groups.value)) : "group descriptor";
    case FindingKind::NeedsRecovery:
    case FindingKind::ExternalJournal: return "journal";
    case FindingKind::OpenedTolerantly:
    case FindingKind::VolumePastEnd:
    case FindingKind::Mounted:
    case FindingKind::NotClean:
    case FindingKind::BlockSmallerThanSector: return "file system";
    case FindingKind::VolumeUnreadable:
    case FindingKind::StartOffGrid: return partitionOr(f, "file system");
    case FindingKind::LayerOffGrid: return layerOf(f);
    case FindingKind::FileUnreadable:
    case FindingKind::OutsideVolume:
    case FindingKind::ClaimLost:
    case FindingKind::MoreOfTheSame: return regionOr(f, "");
    case FindingKind::TableFaulty: return tableStructure(f);
    case FindingKind::StructuresMisaligned:
        return f.numbers[0] > 1 ? fmt::format("{} ×{}", regionOr(f, ""), number(f, 0)) : regionOr(f, "");
    case FindingKind::SectorSizeAssumed: return "drive";
    case FindingKind::BitmapUnreadable:
    case FindingKind::BitmapChecksum:
    case FindingKind::FreeCountWrong: return regionOr(f, "");
    }
    return {};
}

std::string costOf(const Finding& f) {
    return f.kind == FindingKind::StructuresMisaligned ? fmt::format("{} RMW per block", number(f, 2)) : std::string();
}

} // namespace

Phrase phrase(const Finding& finding) {
    return {.severity = std::string(name(finding.severity)),
            .structure = structureOf(finding),
            .groups = groupRange(finding),
            .text = textOf(finding),
            .cost = costOf(finding)};
}

std::string phrase(const TableFault& fault) {
    const auto detail = fault.detail.empty() ? std::string() : ": " + printable(fault.detail);
    switch (fault.kind) {
    case TableFaultKind::Overlap:
        return fmt::format("partition {} and partition {} share {} sectors", fault.partition, fault.other,
                           grouped(fault.amount));
    case TableFaultKind::PastEnd:
        return fmt::format("partition {} runs {} sectors past the end of the disk", fault.partition,
                           grouped(fault.amount));
    case TableFaultKind::BackupDamaged: return "the backup GPT at the end of the disk is missing or damaged" + detail;
    case TableFaultKind::PrimaryDamaged:
        return "the primary GPT at the start of the disk is damaged, so its backup was read" + detail;
    case TableFaultKind::ProtectiveMbrLost:
        return "the MBR that announces the GPT is lost, so Linux does not see the partitions";
    case TableFaultKind::EntriesLeftOut:
        return fmt::format("the partition table lists {} more partitions, which are left out", grouped(fault.amount));
    case TableFaultKind::Unreadable: return "the partition table cannot be read" + detail;
    }
    return {};
}

std::string explain(Fit fit) {
    switch (fit) {
    case Fit::Whole: return "starts and ends on physical sectors";
    case Fit::Partial: return "lies inside a physical sector without filling it";
    case Fit::Straddling: return "crosses physical sectors without starting and ending on them";
    }
    return {};
}

} // namespace atlas
