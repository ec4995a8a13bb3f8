// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/differing_fields.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace atlas {
namespace {

/// Fields kept for each cause, so that large volumes do not fill the memory.
constexpr std::size_t maxKept = 20'000;

/// The reserved inodes and the first other one, which mke2fs gives to lost+found (EXT2_GOOD_OLD_FIRST_INO).
constexpr std::uint32_t lastFixedInode = 11;

using Place = std::optional<StructurePlace>;

Place superblockOf(const Layout& layout) {
    const auto places = superblockPlaces(layout);
    const auto read = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    return read == places.end() ? std::nullopt : std::optional(*read);
}

Place descriptorOf(const Layout& layout, GroupNumber group) {
    const auto places = descriptorPlaces(layout, group);
    return places.empty() ? std::nullopt : std::optional(places.front());
}

Place mmpOf(const Layout& layout) {
    const auto file = std::ranges::find(layout.files, RegionKind::Mmp, &SystemFile::kind);
    const auto start = file == layout.files.end() ? std::nullopt : file->start();
    return start ? placeAt(layout, byteOf(*start, layout.filesystem.blockSize)) : std::nullopt;
}

/// The field whose upper bits are in `field`; nullptr if it is not an upper part.
const DecodedField* lowerPartOf(const DecodedStructure& decoded, const DecodedField& field) {
    const auto found = std::ranges::find_if(
        decoded.fields, [&](const DecodedField& other) { return other.field->high == field.field->name; });
    return found == decoded.fields.end() ? nullptr : &*found;
}

/// Whether the value of the lower part, which is compared, contains `field`.
bool isInLowerPart(const DecodedStructure& decoded, const DecodedField& field) {
    return field.valid && lowerPartOf(decoded, field) != nullptr;
}

DifferenceCause causeOf(const InspectedStructure& from, const InspectedStructure& to, const Field& field) {
    using enum DifferenceCause;
    const auto isWrong = [&](const InspectedStructure& each) {
        return each.checksum && each.checksum->field == field.name && !each.checksum->right();
    };
    switch (field.kind) {
    case FieldKind::Time:
    case FieldKind::TimeExtra: return Time;
    case FieldKind::Checksum: return isWrong(from) || isWrong(to) ? Other : Checksum;
    default: break;
    }
    if (field.name == "s_uuid" || field.name == "s_checksum_seed")
        return Uuid;
    return field.name == "s_hash_seed" ? HashSeed : Other;
}

class Comparison {
public:
    Comparison(const ReadableVolume& from, const ReadableVolume& to)
        : m_from(from.layout), m_to(to.layout), m_readFrom(from.source, from.start), m_readTo(to.source, to.start) {}

    Result<DifferingFields> run() {
        for (const auto& status : {m_readFrom.useSuperblockOf(m_from), m_readTo.useSuperblockOf(m_to)})
            if (!status)
                return std::unexpected(status.error());
        compare(superblockOf(m_from), superblockOf(m_to));
        const auto inFrom = m_from.groups.size().value;
        const auto inTo = m_to.groups.size().value;
        m_out.groupsOfOne = std::max(inFrom, inTo) - std::min(inFrom, inTo);
        for (std::uint32_t group = 0; group < std::min(inFrom, inTo); ++group)
            compare(descriptorOf(m_from, {group}), descriptorOf(m_to, {group}));
        for (const auto inode : systemInodes())
            compare(inodePlace(m_from, inode), inodePlace(m_to, inode));
        compare(journalPlace(m_from), journalPlace(m_to));
        compare(mmpOf(m_from), mmpOf(m_to));
        return std::move(m_out);
    }

private:
    [[nodiscard]] std::set<std::uint32_t> systemInodes() const {
        std::set<std::uint32_t> inodes;
        for (std::uint32_t inode = 1; inode <= lastFixedInode; ++inode)
            inodes.insert(inode);
        for (const auto* layout : {&m_from, &m_to})
            for (const auto& file : layout->files)
                if (file.inode != 0)
                    inodes.insert(file.inode);
        return inodes;
    }

    /// A structure that only one volume has is a difference of the layout.
    void compare(const Place& from, const Place& to) {
        if (!from || !to)
            return;
        const auto was = m_readFrom.read(*from);
        const auto is = m_readTo.read(*to);
        if (!was || !is)
            ++m_out.unread;
        else if (was->bytes != is->bytes || from->number != to->number)
            compareFields(*was, *is);
    }

    void compareFields(const InspectedStructure& from, const InspectedStructure& to) {
        const auto& all = from.decoded.fields.size() < to.decoded.fields.size() ? to.decoded : from.decoded;
        const auto before = m_out.count();
        for (const auto& each : all.fields) {
            const auto* const was = from.decoded.find(each.field->name);
            const auto* const is = to.decoded.find(each.field->name);
            if (was != nullptr && is != nullptr && isInLowerPart(from.decoded, *was) && isInLowerPart(to.decoded, *is))
                continue;
            if (differs(from.decoded, to.decoded, was, is))
                add(from, to, was, is);
        }
        m_out.structures += m_out.count() > before ? 1 : 0;
    }

    static bool differs(const DecodedStructure& from, const DecodedStructure& to, const DecodedField* was,
                        const DecodedField* is) {
        if (was == nullptr || is == nullptr || was->raw != is->raw)
            return true;
        const auto* const upperWas = from.find(was->field->high);
        const auto* const upperIs = to.find(is->field->high);
        return upperWas != nullptr && upperIs != nullptr && upperWas->valid && upperIs->valid &&
               upperWas->raw != upperIs->raw;
    }

    void add(const InspectedStructure& from, const InspectedStructure& to, const DecodedField* was,
             const DecodedField* is) {
        const auto copyOf = [](const DecodedField* field) {
            return field == nullptr ? std::nullopt : std::optional(*field);
        };
        const auto cause = static_cast<std::size_t>(causeOf(from, to, *(was == nullptr ? is : was)->field));
        ++m_out.counts[cause];
        if (m_out.byCause[cause].size() < maxKept)
            m_out.byCause[cause].push_back({from.place, copyOf(was), copyOf(is)});
    }

    const Layout& m_from;
    const Layout& m_to;
    StructureReader m_readFrom;
    StructureReader m_readTo;
    DifferingFields m_out;
};

} // namespace

std::string_view name(DifferenceCause cause) {
    switch (cause) {
    case DifferenceCause::Time: return "time";
    case DifferenceCause::Uuid: return "uuid";
    case DifferenceCause::HashSeed: return "hash_seed";
    case DifferenceCause::Checksum: return "checksum";
    case DifferenceCause::Other: return "other";
    }
    return "";
}

std::uint64_t DifferingFields::count() const { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); }

Result<DifferingFields> differingFields(const ReadableVolume& from, const ReadableVolume& to) {
    return Comparison(from, to).run();
}

} // namespace atlas
