// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exhibit.h"

#include "exercise/exercise_parts.h"
#include "inspect/inspect_structure.h"
#include "ondisk/superblock.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace atlas {
namespace {

/// Fields that debugfs and e2fsck update besides the requested ones.
bool isBookkeeping(const Field& field) {
    constexpr std::array<std::string_view, 3> counters{"s_mnt_count", "s_state", "s_kbytes_written"};
    return field.kind == FieldKind::Time || field.kind == FieldKind::Checksum ||
           std::ranges::find(counters, field.name) != counters.end();
}

class Comparison {
public:
    Comparison(const Exhibit& spoiled, const Exhibit& repaired)
        : m_spoiled(spoiled),
          m_repaired(repaired),
          m_was(*spoiled.bytes, spoiled.start()),
          m_is(*repaired.bytes, repaired.start()) {}

    Result<std::vector<SpoiledField>> fields() {
        const auto& layout = *m_spoiled.layout;
        m_status = m_was.useSuperblockOf(layout);
        m_status = m_status ? m_is.useSuperblockOf(*m_repaired.layout) : m_status;
        compare(superblockPlaces(layout));
        for (std::uint32_t group = 0; m_status && group < layout.filesystem.groupCount.value; ++group) {
            compare(descriptorPlaces(layout, {group}));
            compareInodes({group});
        }
        return m_status ? Result<std::vector<SpoiledField>>(std::move(m_fields)) : std::unexpected(m_status.error());
    }

private:
    /// Compares the primary structure, the first place.
    void compare(const std::vector<StructurePlace>& places) {
        if (m_status && !places.empty())
            compare(places.front());
    }

    void compare(const StructurePlace& place) {
        const auto was = m_was.read(place);
        const auto is = m_is.read(place);
        if (!was || !is) {
            m_status = std::unexpected(was ? is.error() : was.error());
            return;
        }
        const auto& now = is->decoded.fields;
        for (std::size_t n = 0; n < std::min(was->decoded.fields.size(), now.size()); ++n) {
            const auto& old = was->decoded.fields[n];
            if (!isBookkeeping(*old.field) && old.raw != now[n].raw)
                m_fields.push_back({place, old.field->name, old.field->offset, old.number, now[n].number});
        }
    }

    /// Decodes only inodes with different bytes: a group has thousands.
    void compareInodes(GroupNumber group) {
        const auto& fs = m_spoiled.filesystem();
        const auto first = static_cast<std::uint32_t>(fs.firstInodeOf(group));
        const auto table = inodePlace(*m_spoiled.layout, first);
        if (!m_status || !table)
            return;
        std::vector<std::byte> was(std::uint64_t{fs.inodesPerGroup} * fs.inodeSize);
        std::vector<std::byte> is(was.size());
        m_status = m_spoiled.bytes->read(m_spoiled.start() + ByteCount{table->bytes.first.value}, was);
        m_status =
            m_status ? m_repaired.bytes->read(m_repaired.start() + ByteCount{table->bytes.first.value}, is) : m_status;
        for (std::uint32_t n = 0; m_status && n < fs.inodesPerGroup; ++n) {
            const auto at = static_cast<std::ptrdiff_t>(std::uint64_t{n} * fs.inodeSize);
            const auto place = inodePlace(*m_spoiled.layout, first + n);
            if (place && !std::equal(was.begin() + at, was.begin() + at + fs.inodeSize, is.begin() + at))
                compare(*place);
        }
    }

    const Exhibit& m_spoiled;
    const Exhibit& m_repaired;
    StructureReader m_was;
    StructureReader m_is;
    Status m_status;
    std::vector<SpoiledField> m_fields;
};

} // namespace

Result<SpoiledField> findSpoiledField(const Exhibit& spoiled, const Exhibit& repaired) {
    const auto fields = Comparison(spoiled, repaired).fields();
    if (!fields)
        return std::unexpected(fields.error());
    if (fields->size() != 1) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the image is not the one that the exercise was made with",
                                     .where = spoiled.bytes->name(),
                                     .found = fmt::format("{} fields that e2fsck repairs", fields->size()),
                                     .expected = "1",
                                     .hint = "make the exercise again with its level and seed, and do not repair it"});
    }
    return fields->front();
}

namespace {

/// The superblock and the descriptors, each with its copies.
std::vector<std::vector<StructurePlace>> copiedStructures(const Layout& layout) {
    std::vector<std::vector<StructurePlace>> all{superblockPlaces(layout)};
    for (std::uint32_t group = 0; group < layout.filesystem.groupCount.value; ++group)
        all.push_back(descriptorPlaces(layout, {group}));
    return all;
}

/// A number that students find in the tables of fields, and that is the same in all copies.
bool isSpoilable(const DecodedField& decoded) {
    const auto& field = *decoded.field;
    const bool isNumber = field.kind == FieldKind::Number || field.kind == FieldKind::Block;
    return decoded.valid && isNumber && field.count == 1 && (field.width == 2 || field.width == 4) &&
           !mayDifferInBackup(field, decoded.number, decoded.number + 1);
}

} // namespace

Result<SpoiledField> findSpoiledCopy(const Exhibit& exhibit) {
    StructureReader reader(*exhibit.bytes, exhibit.start());
    if (auto status = reader.useSuperblockOf(*exhibit.layout); !status)
        return std::unexpected(status.error());
    std::vector<SpoiledField> found;
    for (const auto& places : copiedStructures(*exhibit.layout)) {
        const auto primary =
            places.size() < 2 ? Result<InspectedStructure>(std::unexpected(Error{})) : reader.read(places.front());
        for (std::size_t n = 1; primary && n < places.size(); ++n) {
            const auto copy = reader.read(places[n]);
            for (std::size_t f = 0; copy && f < primary->decoded.fields.size(); ++f) {
                const auto& first = primary->decoded.fields[f];
                const auto& other = copy->decoded.fields[f];
                if (first.raw != other.raw && !mayDifferInBackup(*first.field, first.number, other.number))
                    found.push_back({places[n], first.field->name, first.field->offset, other.number, first.number});
            }
        }
    }
    if (found.size() == 1)
        return found.front();
    return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                 .what = "the image is not the one that the exercise was made with",
                                 .where = exhibit.bytes->name(),
                                 .found = fmt::format("{} fields in which copies differ", found.size()),
                                 .expected = "1",
                                 .hint = "make the exercise again with its level and seed, and do not repair it"});
}

Result<CopyDamage> drawCopyDamage(const Exhibit& exhibit, std::uint32_t level, std::uint64_t seed) {
    constexpr std::uint64_t copyStream = 0x8EBC6AF09C88C6E3; // keeps the numbers of damage and image apart
    SeededNumbers numbers(seed ^ copyStream);
    const auto all = copiedStructures(*exhibit.layout);
    const auto& places = level == 1 ? all.front() : all[numbers.below(all.size())];
    StructureReader reader(*exhibit.bytes, exhibit.start());
    const auto status = reader.useSuperblockOf(*exhibit.layout);
    if (!status || places.size() < 2) {
        return std::unexpected(status ? Error{.kind = ErrorKind::Unsupported, .what = "the volume has no backups"}
                                      : status.error());
    }
    const auto& place = places[numbers.from(1, places.size() - 1)];
    const auto copy = reader.read(place);
    if (!copy)
        return std::unexpected(copy.error());
    std::vector<const DecodedField*> fields;
    for (const auto& field : copy->decoded.fields)
        if (isSpoilable(field))
            fields.push_back(&field);
    const auto& field = *fields[numbers.below(fields.size())];
    return CopyDamage{exhibit.start() + ByteCount{place.bytes.first.value + field.field->offset},
                      field.raw.front() ^ static_cast<std::byte>(numbers.from(1, 255))};
}

} // namespace atlas
