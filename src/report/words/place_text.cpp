// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/place_text.h"

#include "base/utf8.h"
#include "ondisk/field_table.h"
#include "report/language/make_message.h"
#include "report/words/inode_list_text.h"
#include "report/words/labels.h"
#include "report/words/owner_text.h"
#include "report/words/structure_text.h"
#include "report/words/subject_text.h"

#include <fmt/format.h>
#include <ranges>

namespace atlas {
namespace {

/// The content, or without one the type that the table gives.
Message heldText(const DiskArea& area) {
    return area.content.type.empty() && !area.type.empty() ? message<MessageId::Verbatim>(area.type)
                                                           : contentText(area.content);
}

Message gapText(const DiskArea& area) {
    const PartitionNumber before{area.partition.value_or(0)};
    const PartitionNumber after{area.next.value_or(0)};
    switch (area.kind) {
    case DiskAreaKind::BeforeFirst: return message<MessageId::AreaBeforeFirst>(after);
    case DiskAreaKind::Between: return message<MessageId::AreaBetween>(before, after);
    case DiskAreaKind::BehindLast: return message<MessageId::AreaBehindLast>(before);
    default: return message<MessageId::AreaUnpartitioned>();
    }
}

} // namespace

Message areaText(const DiskArea& area) {
    switch (area.kind) {
    case DiskAreaKind::WholeDisk: return message<MessageId::AreaWholeDisk>(heldText(area));
    case DiskAreaKind::Partition:
        return message<MessageId::AreaPartition>(PartitionNumber{area.partition.value_or(0)}, heldText(area),
                                                 area.within);
    case DiskAreaKind::Extended: return message<MessageId::AreaExtended>(PartitionNumber{area.partition.value_or(0)});
    case DiskAreaKind::LogicalVolume:
        return message<MessageId::AreaLogicalVolume>(area.logicalVolume, heldText(area), area.within);
    case DiskAreaKind::Mbr: return message<MessageId::AreaMbr>();
    case DiskAreaKind::ExtendedRecord: return message<MessageId::AreaExtendedRecord>();
    case DiskAreaKind::GptHeader: return message<MessageId::AreaGptHeader>();
    case DiskAreaKind::GptEntries: return message<MessageId::AreaGptEntries>();
    case DiskAreaKind::BackupGptHeader: return message<MessageId::AreaBackupGptHeader>();
    case DiskAreaKind::BackupGptEntries: return message<MessageId::AreaBackupGptEntries>();
    case DiskAreaKind::BeforeFirst:
    case DiskAreaKind::Between:
    case DiskAreaKind::BehindLast:
    case DiskAreaKind::Unpartitioned: break;
    }
    return gapText(area);
}

Message liesInText(const Shown& shown) {
    const auto block = blockAround(shown);
    const auto* const region = block ? shown.snapshot.layout->regionAt(*block) : nullptr;
    return label(region == nullptr ? std::nullopt : std::optional(region->kind),
                 region == nullptr ? noGroup : region->ownerOf(*block));
}

Message journalCopyText(const JournalCopy& copy, const Layout& layout) {
    const auto* const region = layout.regionAt(copy.block);
    const auto held = label(region == nullptr ? std::nullopt : std::optional(region->kind),
                            region == nullptr ? noGroup : region->ownerOf(copy.block));
    const Number transaction{copy.transaction};
    return copy.committed
               ? message<MessageId::JournalCopyCommitted>(
                     copy.block, held, transaction, timeText(copy.committed->seconds, copy.committed->nanoseconds))
               : message<MessageId::JournalCopyUncommitted>(copy.block, held, transaction);
}

namespace {

void addOwners(const Shown& shown, Names& parts) {
    constexpr std::size_t most = 4; // several are damage, or share attributes
    const auto& owners = shown.owners->owners;
    const auto blockSize = shown.snapshot.layout->filesystem.blockSize;
    if (owners.empty())
        parts.push_back(allocationText(*shown.owners));
    for (const auto& owner : shown.owners->former | std::views::take(most)) {
        parts.push_back(useText(owner));
        parts.push_back(message<MessageId::PlaceInode>(Number{owner.inode}));
        parts.push_back(formerText(owner));
        if (auto position = positionText(owner, byteInBlock(shown), blockSize))
            parts.push_back(std::move(*position));
    }
    for (const auto& owner : owners | std::views::take(most)) {
        parts.push_back(useText(owner));
        parts.push_back(message<MessageId::PlaceInode>(Number{owner.inode}));
        if (owner.paths.empty())
            parts.push_back(namelessText(owner));
        for (const auto& path : owner.paths | std::views::take(most))
            parts.push_back(message<MessageId::Verbatim>(escapedBytes(path)));
        if (auto position = positionText(owner, byteInBlock(shown), blockSize))
            parts.push_back(std::move(*position));
    }
}

void addAnswer(const InodeAnswer& answer, Names& parts) {
    parts.push_back(message<MessageId::PlaceInode>(Number{answer.inode.number}));
    parts.push_back(stateText(answer.inode));
    if (answer.paths)
        for (const auto& path : answer.paths->paths)
            parts.push_back(message<MessageId::Verbatim>(escapedBytes(path)));
}

} // namespace

std::string logSubject(const LoggedPlace& place) {
    auto text = place.device;
    const auto add = [&](std::string_view word, const std::optional<std::uint64_t>& number) {
        if (number)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", word, *number);
    };
    add("byte", place.byte);
    add("sector", place.sector);
    add("logical block", place.bufferBlock);
    add("group", place.group);
    add("inode", place.inode);
    add("block", place.block);
    return text;
}

Names placeParts(const Shown& shown) {
    Names parts;
    if (shown.area)
        parts.push_back(areaText(*shown.area));
    if (const auto block = blockAround(shown)) {
        parts.push_back(message<MessageId::PlaceBlock>(*block));
        const bool isNamedBelow =
            !shown.structures.empty() && shown.structures.front().place.kind == StructureKind::Superblock;
        if (!shown.owners && !isNamedBelow)
            parts.push_back(liesInText(shown));
    } else if (shown.byteInVolume()) {
        parts.push_back(message<MessageId::OutsideFilesystem>());
    }
    const bool isOfAnswer = shown.answer && !shown.structures.empty() &&
                            shown.structures.front().place.kind == StructureKind::Inode &&
                            shown.structures.front().place.number == shown.answer->inode.number;
    if (!shown.structures.empty() && !isOfAnswer)
        parts.push_back(label(shown.structures.front().place));
    if (shown.owners)
        addOwners(shown, parts);
    if (shown.journalCopy)
        parts.push_back(journalCopyText(*shown.journalCopy, *shown.snapshot.layout));
    if (shown.answer)
        addAnswer(*shown.answer, parts);
    return parts;
}

std::optional<Message> takenText(const Shown& shown) {
    if (!shown.sector)
        return std::nullopt;
    const auto& [unit, number, otherwise] = *shown.sector;
    const auto logical = shown.snapshot.opened().drive.logicalSector.value;
    if (otherwise == nullptr)
        return unit == SectorUnit::Kernel ? std::optional(message<MessageId::TakenAsKernelSector>(Number{number}))
                                          : std::nullopt;
    const auto byte = otherwise->onDisk(*otherwise->byte);
    return unit == SectorUnit::Kernel
               ? message<MessageId::TakenAsKernelOf>(Number{number}, logical, byte, placeParts(*otherwise))
               : message<MessageId::TakenAsLogicalOf>(Number{number}, logical, fmt::format("{}s", number), byte,
                                                      placeParts(*otherwise));
}

} // namespace atlas
