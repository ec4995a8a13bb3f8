// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/structure_text.h"

#include "report/language/catalogue.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"

#include <algorithm>
#include <set>
#include <span>

namespace atlas {

Names firstGroups(const std::vector<GroupNumber>& groups, std::size_t named) {
    Names list;
    for (const auto group : std::span(groups).first(std::min(groups.size(), named)))
        list.push_back(message<MessageId::MetricNumber>(Number{group.value}));
    return list;
}

Names allGroups(const std::vector<GroupNumber>& groups) {
    constexpr std::size_t most = 40;
    auto list = firstGroups(groups, most);
    if (groups.size() > most)
        list.push_back(message<MessageId::Verbatim>("…"));
    return list;
}

namespace {

/// Fields in an array of structures end with an index, as in "os_type[2]", and share one meaning.
std::string_view withoutIndex(std::string_view name) { return name.substr(0, name.find('[')); }

/// The field whose upper bits are in `field`; nullptr if `field` is not an upper part.
const Field* lowerPartOf(const FieldTable& table, const Field& field) {
    const auto found = std::ranges::find(table.fields, field.name, &Field::high);
    return found == table.fields.end() ? nullptr : &*found;
}

} // namespace

std::string fieldMeaning(const FieldTable& table, const Field& field, Language language) {
    if (field.kind == FieldKind::Reserved)
        return format(message<MessageId::ReservedBytes>(), language);
    if (const auto* const lower = lowerPartOf(table, field)) {
        return field.kind == FieldKind::TimeExtra ? format(message<MessageId::ExtraBitsOfTime>(lower->name), language)
                                                  : format(message<MessageId::UpperBitsOf>(lower->name), language);
    }
    return std::string(meaningOf(table.structure, withoutIndex(field.name), language));
}

Message label(const StructurePlace& place) {
    using enum MessageId;
    switch (place.kind) {
    case StructureKind::Superblock: {
        const auto kind = place.group.value == 0 ? RegionKind::PrimarySuperblock : RegionKind::BackupSuperblock;
        return message<ShownSuperblock>(label(kind), place.group);
    }
    case StructureKind::GroupDescriptor:
        return place.copyIn == GroupNumber{0} ? message<ShownDescriptor>(place.group)
                                              : message<ShownDescriptorIn>(place.group, place.copyIn);
    case StructureKind::Inode: return message<ShownInode>(Number{place.number}, place.group);
    case StructureKind::JournalSuperblock: return message<ShownJournal>(Number{place.number});
    case StructureKind::MmpBlock: return message<ShownMmp>();
    case StructureKind::Mbr: return message<ShownMbr>();
    case StructureKind::GptHeader: return message<ShownGptHeader>();
    case StructureKind::GptBackupHeader: return message<ShownGptBackup>();
    case StructureKind::GptEntry: return message<ShownGptEntry>(Number{place.number});
    case StructureKind::Ebr: return message<ShownEbr>(Number{place.number});
    case StructureKind::Luks1Header:
    case StructureKind::Luks2Header: return message<ShownLuks>();
    case StructureKind::Luks2Copy: return message<ShownLuksCopy>();
    case StructureKind::LvmLabel: return message<ShownLvmLabel>();
    case StructureKind::LvmPhysicalVolume: return message<ShownLvmPhysicalVolume>();
    case StructureKind::LvmMetadata: return message<ShownLvmMetadata>(Number{place.number});
    case StructureKind::MdSuperblock:
    case StructureKind::MdOldSuperblock: return message<ShownMd>();
    }
    return {};
}

Message label(BlockContent content) {
    using enum MessageId;
    switch (content) {
    case BlockContent::Directory: return message<ContentDirectory>();
    case BlockContent::HtreeRoot: return message<ContentHtreeRoot>();
    case BlockContent::HtreeNode: return message<ContentHtreeNode>();
    case BlockContent::ExtentNode: return message<ContentExtentNode>();
    case BlockContent::Attributes: return message<ContentAttributes>();
    case BlockContent::OrphanFile: return message<ContentOrphanFile>();
    case BlockContent::Journal: return message<ContentJournal>();
    case BlockContent::InodeTable: return message<ContentInodeTable>();
    case BlockContent::GroupDescriptors: return message<ContentDescriptors>();
    }
    return {};
}

Message checksumText(const ChecksumVerdict& verdict) {
    const int digits = std::max(verdict.stored, verdict.computed) > 0xFFFF ? 8 : 4;
    const Hex stored{verdict.stored, digits};
    return verdict.right() ? message<MessageId::ChecksumRight>(verdict.field, stored)
                           : message<MessageId::ChecksumWrong>(verdict.field, stored, Hex{verdict.computed, digits});
}

Message copiesVerdict(std::span<const InspectedStructure> copies, std::span<const CopyDifference> differences) {
    if (differences.empty())
        return message<MessageId::CopiesAgree>(Count{copies.size()});
    std::uint64_t inPrimary = 0;
    std::uint64_t inOthers = 0;
    std::set<std::size_t> fields;
    for (const auto& each : differences) {
        const auto group = copies[each.copy].place.copyIn;
        const bool isPrimary = group == noGroup ? each.copy == 0 : group == GroupNumber{0}; // a GPT has no groups
        if (!each.legitimate)
            ++(isPrimary ? inPrimary : inOthers);
        fields.insert(each.field);
    }
    if (inPrimary + inOthers == 0)
        return message<MessageId::CopiesMayDiffer>(Count{fields.size()});
    if (inPrimary == 0)
        return message<MessageId::CopiesDiffer>(Count{inOthers});
    return inOthers == 0 ? message<MessageId::PrimaryDiffers>(Count{inPrimary})
                         : message<MessageId::PrimaryAndCopiesDiffer>(Count{inPrimary}, Number{inOthers});
}

Message copiesUnreadable(const std::vector<GroupNumber>& groups) {
    return message<MessageId::CopiesUnreadable>(Count{groups.size()}, allGroups(groups));
}

namespace {

/// Whether the value is a checksum of 32 bits whose upper half is another field: its own bytes show half of it.
bool hasUpperHalf(const DecodedField& field) {
    constexpr std::string_view prefix = "0x";
    return field.field->kind == FieldKind::Checksum && !field.field->high.empty() &&
           field.value.size() > prefix.size() + 2 * field.raw.size();
}

} // namespace

Message valueText(const DecodedField& field) {
    if (field.valid) {
        return hasUpperHalf(field) ? message<MessageId::ValueWithUpperHalf>(field.value, std::string(field.field->high))
                                   : message<MessageId::Verbatim>(field.value);
    }
    if (field.withheld)
        return message<MessageId::ValueWithheld>();
    return field.field->needs.empty() ? message<MessageId::MeaninglessHere>(field.value)
                                      : message<MessageId::MeaninglessWithout>(field.field->needs, field.value);
}

using enum MessageId;

Message sentence(const PlacementReason& reason) {
    const Number first{reason.first.value};
    const Number last{reason.last.value};
    const Count blocks{reason.blocks};
    switch (reason.kind) {
    case PlacementReason::Kind::FlexGroup: return message<WhyFlexGroup>(first, last);
    case PlacementReason::Kind::FlexOfOne: return message<WhyFlexOfOne>();
    case PlacementReason::Kind::NoFlexBg: return message<WhyNoFlexBg>();
    case PlacementReason::Kind::Packed: return message<WhyPacked>();
    case PlacementReason::Kind::Elsewhere: return message<WhyElsewhere>(last, first);
    case PlacementReason::Kind::BehindPrimary: return message<WhyBehindPrimary>(blocks);
    case PlacementReason::Kind::BehindBackup: return message<WhyBehindBackup>(first, blocks);
    case PlacementReason::Kind::Stride: return message<WhyStride>(blocks);
    case PlacementReason::Kind::StrideIgnored: break;
    }
    return message<WhyStrideIgnored>(blocks);
}

} // namespace atlas
