// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/inspect_structure.h"

#include "base/reread.h"
#include "ondisk/checksums.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/superblock.h"

#include <algorithm>

namespace atlas {
namespace {

std::optional<ChecksumVerdict> checksumOf(const StructurePlace& place, std::span<const std::byte> bytes,
                                          const DecodeContext& context) {
    switch (place.kind) {
    case StructureKind::Superblock: return superblockChecksum(bytes, context);
    case StructureKind::GroupDescriptor: return descriptorChecksum(bytes, place.group.value, context);
    case StructureKind::Inode: return inodeChecksum(bytes, place.number, context);
    case StructureKind::JournalSuperblock: return journalChecksum(bytes, context);
    case StructureKind::MmpBlock: return mmpChecksum(bytes, context);
    default: return std::nullopt;
    }
}

} // namespace

Result<std::vector<std::byte>> bytesAt(const ByteSource& source, ByteInterval where) {
    std::vector<std::byte> bytes(where.count.value);
    if (auto status = source.read(where.first, bytes); !status)
        return std::unexpected(status.error());
    return bytes;
}

InspectedStructure inspected(const StructurePlace& place, std::vector<std::byte> bytes, const DecodeContext& context) {
    const auto used = place.kind == StructureKind::Inode ? usedInodeBytes(bytes) : bytes.size();
    auto decoded = decode(tableOf(place.kind), bytes, context, used);
    const auto checksum = checksumOf(place, bytes, context);
    return {.place = place, .bytes = std::move(bytes), .decoded = std::move(decoded), .checksum = checksum};
}

Status StructureReader::useSuperblockOf(const Layout& layout) {
    const auto places = superblockPlaces(layout);
    const auto used = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    const auto bytes =
        bytesAt(m_source, {m_start + (used == places.end() ? ByteCount{1024} : used->bytes.first - ByteOffset{0}),
                           {superblockTable.size()}});
    if (!bytes)
        return std::unexpected(bytes.error());
    m_context = contextOf(*bytes);
    return {};
}

Result<InspectedStructure> StructureReader::read(const StructurePlace& place) const {
    auto structure = readOnce(place);
    Reread reread(false);
    std::uint32_t steady = 0;
    for (bool goOn = true; goOn && structure && structure->checksum && !structure->checksum->right();) {
        auto again = readOnce(place);
        const bool same = again && again->bytes == structure->bytes;
        if (!same)
            reread.noteChange();
        steady = same ? steady + 1 : 0;
        structure = std::move(again);
        goOn = reread.again(steady);
    }
    return structure;
}

Result<InspectedStructure> StructureReader::readOnce(const StructurePlace& place) const {
    auto bytes = bytesAt(m_source, {m_start + (place.bytes.first - ByteOffset{0}), place.bytes.count});
    if (!bytes)
        return std::unexpected(bytes.error());
    const bool isJournal = place.kind == StructureKind::JournalSuperblock;
    const auto context = isJournal ? journalContextOf(*bytes) : m_context;
    return inspected(place, std::move(*bytes), context);
}

void StructureReader::checkBitmaps(InspectedStructure& descriptor, const Filesystem& fs) const {
    if (descriptor.place.kind != StructureKind::GroupDescriptor)
        return;
    const auto isWrong = [](const ChecksumVerdict& verdict) { return !verdict.right(); };
    compareBitmaps(descriptor, fs);
    Reread reread(false);
    std::uint32_t steady = 0;
    for (bool goOn = true; goOn && std::ranges::any_of(descriptor.guarded, isWrong);) {
        auto again = read(descriptor.place);
        if (!again)
            return;
        compareBitmaps(*again, fs);
        const bool same = again->bytes == descriptor.bytes && again->guarded == descriptor.guarded;
        if (!same)
            reread.noteChange();
        steady = same ? steady + 1 : 0;
        descriptor = std::move(*again);
        goOn = reread.again(steady);
    }
}

void StructureReader::compareBitmaps(InspectedStructure& descriptor, const Filesystem& fs) const {
    const auto add = [&](std::string_view field, std::uint64_t bits, const auto& check) {
        if (const auto bitmap = bitmapOf(descriptor, field, bits, fs)) {
            if (const auto verdict = check(*bitmap, descriptor.bytes, m_context))
                descriptor.guarded.push_back(*verdict);
        }
    };
    add("bg_block_bitmap_lo", fs.clustersPerGroup, blockBitmapChecksum);
    add("bg_inode_bitmap_lo", fs.inodesPerGroup, inodeBitmapChecksum);
}

/// The first `bits` bits of the bitmap whose block number is in `field` and its upper part.
std::optional<std::vector<std::byte>> StructureReader::bitmapOf(const InspectedStructure& descriptor,
                                                                std::string_view field, std::uint64_t bits,
                                                                const Filesystem& fs) const {
    const auto* const low = descriptor.decoded.find(field);
    const auto* const high = low == nullptr ? nullptr : descriptor.decoded.find(low->field->high);
    if (low == nullptr)
        return std::nullopt;
    const BlockNumber block{low->number | (high != nullptr && high->valid ? high->number << 32 : 0)};
    if (!fs.blocksOfGroups().contains(block) || bits / 8 > fs.blockSize.value)
        return std::nullopt;
    auto bytes = bytesAt(m_source, {byteOf(block, fs.blockSize, m_start), {bits / 8}});
    return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
}

Result<CopiesRead> readEachCopy(const StructureReader& reader, std::span<const StructurePlace> places,
                                std::size_t needed) {
    CopiesRead out;
    for (std::size_t n = 0; n < places.size(); ++n) {
        auto structure = reader.read(places[n]);
        if (!structure && n == needed)
            return std::unexpected(structure.error());
        if (!structure) {
            out.unreadable.push_back(places[n].copyIn);
            continue;
        }
        if (n == needed)
            out.needed = out.copies.size();
        out.copies.push_back(std::move(*structure));
    }
    return out;
}

namespace {

bool isWrongChecksum(const InspectedStructure& structure, std::size_t field) {
    return structure.checksum && !structure.checksum->right() &&
           structure.checksum->field == structure.decoded.fields[field].field->name;
}

bool isLegitimate(const InspectedStructure& reference, const InspectedStructure& other, std::size_t field) {
    const auto& a = reference.decoded.fields[field];
    const auto& b = other.decoded.fields[field];
    if (isWrongChecksum(other, field))
        return false;
    return (!a.valid && !b.valid) || mayDifferInBackup(*a.field, a.number, b.number);
}

} // namespace

std::size_t referenceCopy(std::span<const InspectedStructure> copies) {
    const auto right = std::ranges::find_if(
        copies, [](const InspectedStructure& copy) { return copy.checksum && copy.checksum->right(); });
    return right == copies.end() ? 0 : static_cast<std::size_t>(right - copies.begin());
}

std::vector<CopyDifference> compareCopies(std::span<const InspectedStructure> copies) {
    std::vector<CopyDifference> out;
    if (copies.empty())
        return out;
    const auto& reference = copies[referenceCopy(copies)];
    for (std::size_t field = 0; field < reference.decoded.fields.size(); ++field) {
        for (std::size_t copy = 0; copy < copies.size(); ++copy) {
            if (copies[copy].decoded.fields[field].raw != reference.decoded.fields[field].raw ||
                isWrongChecksum(copies[copy], field)) {
                out.push_back({field, copy, isLegitimate(reference, copies[copy], field)});
            }
        }
    }
    return out;
}

namespace {

constexpr std::uint32_t maxGroups = 1024;

bool isIntact(const StructureReader& reader, const Layout& layout, GroupNumber group, GroupNumber in) {
    const auto places = descriptorPlaces(layout, group);
    const auto place = std::ranges::find(places, in, &StructurePlace::copyIn);
    if (place == places.end())
        return false;
    const auto copy = reader.read(*place);
    return copy && copy->checksum && copy->checksum->right();
}

std::optional<GroupNumber> groupWithIntact(const StructureReader& reader, const Layout& layout, const Finding& wrong) {
    for (const auto& copy : layout.copies) {
        bool all = !copy.descriptors.empty();
        for (std::uint32_t n = 0; all && n < wrong.groups.value; ++n)
            all = isIntact(reader, layout, wrong.group + GroupCount{n}, copy.group);
        if (all)
            return copy.group;
    }
    return std::nullopt;
}

} // namespace

void nameIntactDescriptors(const ByteSource& source, ByteOffset start, Layout& layout) {
    StructureReader reader(source, start);
    if (std::ranges::find(layout.findings, FindingKind::DescriptorChecksum, &Finding::kind) == layout.findings.end() ||
        !reader.useSuperblockOf(layout)) {
        return;
    }
    for (auto& finding : layout.findings) {
        if (finding.kind != FindingKind::DescriptorChecksum || finding.groups.value > maxGroups)
            continue;
        if (const auto group = groupWithIntact(reader, layout, finding))
            finding.numbers[2] = std::uint64_t{group->value} + 1;
    }
}

} // namespace atlas
