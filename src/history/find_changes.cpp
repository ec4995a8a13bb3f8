// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/find_changes.h"

#include "alignment/grid.h"
#include "base/bits.h"
#include "ondisk/block_contents.h"
#include "ondisk/inode.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace atlas {
namespace {

constexpr std::size_t maxOwnerSearches = 64; ///< each reads the inode tables

class Search {
public:
    Search(const Moment& before, const Moment& after, const ChangeOptions& options)
        : m_before(before), m_after(after), m_options(options) {}

    Changes of(const std::vector<ByteInterval>& written) {
        const auto size = m_after.layout ? m_after.layout->filesystem.blockSize : ByteCount{512};
        for (const auto& bytes : written) {
            m_out.bytes += bytes.count;
            addBlocks(between(blockOf(bytes.first, size), blockOf(bytes.last(), size) + BlockCount{1}), bytes);
        }
        for (const auto& run : m_runs) {
            m_out.blocks += run.count.value;
            const ByteInterval place{byteOf(run.first, size, m_options.start), bytesOf(run.count, size)};
            m_out.readModifyWrites += static_cast<std::uint64_t>(readModifyWrites(place, m_options.grid));
        }
        if (!m_after.layout)
            for (const auto& run : m_runs)
                m_out.changes.emplace_back(BlocksChange{.blocks = run});
        m_out.runs = std::move(m_runs);
        joinMoved();
        return std::move(m_out);
    }

private:
    void addBlocks(BlockInterval blocks, ByteInterval bytes) {
        if (!m_runs.empty() && blocks.first < m_runs.back().end())  // the block is that of the preceding sector
            blocks = between(m_runs.back().end(), blocks.end());
        if (!blocks.empty() && !m_runs.empty() && m_runs.back().end() == blocks.first)
            m_runs.back().count += blocks.count;
        else if (!blocks.empty())
            m_runs.push_back(blocks);
        if (m_after.layout) {
            if (!isNew())  // structures of a new file system are reported only as blocks
                lookAtStructures(bytes);
            for (auto block = blocks.first; block < blocks.end(); ++block)
                lookAt(block);
        }
    }

    /// Reports each structure with fields in `bytes` once.
    void lookAtStructures(ByteInterval bytes) {
        for (auto at = std::max(bytes.first, m_lookedTo); at < bytes.end();) {
            const auto place = placeAt(*m_after.layout, at);
            if (!place) {
                // Structures with fields begin at multiples of 32 bytes, the size of a small descriptor.
                at = ByteOffset{(at.value / 32 + 1) * 32};
                continue;
            }
            if (auto change = structureChange(m_before, m_after, *place))
                m_out.changes.emplace_back(std::move(*change));
            at = place->bytes.end();
            m_lookedTo = at;
        }
    }

    [[nodiscard]] bool isNew() const { return !m_before.layout; }

    void lookAt(BlockNumber block) {
        const auto* const region = m_after.layout->regionAt(block);
        if (region == nullptr) {
            lookAtFile(block);
            return;
        }
        const auto group = region->ownerOf(block);
        if (isBitmap(region->kind) && !isNew()) {
            if (auto change = bitmapChange(m_before, m_after, block, region->kind, group))
                m_out.changes.emplace_back(std::move(*change));
            return;
        }
        const bool hasFields = region->kind == RegionKind::PrimarySuperblock ||
                               region->kind == RegionKind::BackupSuperblock ||
                               region->kind == RegionKind::GroupDescriptors || region->kind == RegionKind::InodeTable ||
                               region->kind == RegionKind::Mmp;
        if (!hasFields || isNew())
            addPlain({.kind = region->kind, .group = group, .blocks = {block, {1}}});
    }

    void lookAtFile(BlockNumber block) {
        if (!m_options.owner || m_searches >= maxOwnerSearches)
            return addPlain({.blocks = {block, {1}}, .ownerUnknown = true});
        const auto owner = ownerOf(block);
        if (owner && owner->isDirectory) {
            auto entries = entryChanges(m_before, m_after, block);
            auto index = indexChange(m_before, m_after, block);
            const bool isSaid = index || !entries.empty();
            if (index)
                m_out.changes.emplace_back(std::move(*index));
            for (auto& entry : entries) {
                m_directories.emplace(block, owner->inode);
                m_out.changes.emplace_back(std::move(entry));
            }
            if (isSaid)
                return;
        }
        addPlain({.blocks = {block, {1}}, .inode = owner ? owner->inode : 0});
    }

    /// Turns each pair of an entry that left one block of a directory and came into another into a count.
    void joinMoved() {
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::string>, BlockNumber> gone; // directory, inode, name
        const auto keyOf = [&](const EntryChange& entry) {
            return std::tuple(m_directories[entry.block], entry.inode, entry.name);
        };
        for (const auto& change : m_out.changes)
            if (const auto* const entry = std::get_if<EntryChange>(&change); entry != nullptr && !entry->added)
                gone.emplace(keyOf(*entry), entry->block);
        std::map<std::pair<BlockNumber, BlockNumber>, std::uint64_t> moves;
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::string>> joined;
        for (const auto& change : m_out.changes) {
            const auto* const entry = std::get_if<EntryChange>(&change);
            const auto from = entry != nullptr && entry->added ? gone.find(keyOf(*entry)) : gone.end();
            if (from == gone.end())
                continue;
            ++moves[{from->second, entry->block}];
            joined.insert(from->first);
        }
        std::erase_if(m_out.changes, [&](const ImageChange& change) {
            const auto* const entry = std::get_if<EntryChange>(&change);
            return entry != nullptr && joined.contains(keyOf(*entry));
        });
        for (const auto& [blocks, count] : moves)
            m_out.changes.emplace_back(EntriesMoved{blocks.first, blocks.second, count});
    }

    std::optional<OwnerOfBlock> ownerOf(BlockNumber block) {
        ++m_searches;
        auto owner = m_options.owner(block, 0);
        return owner || isNew() ? owner : m_options.owner(block, 1);
    }

    /// Joins blocks that differ only in their number.
    void addPlain(const BlocksChange& change) {
        auto* const last = m_out.changes.empty() ? nullptr : std::get_if<BlocksChange>(&m_out.changes.back());
        if (last != nullptr && last->kind == change.kind && last->inode == change.inode &&
            last->ownerUnknown == change.ownerUnknown && last->blocks.end() == change.blocks.first) {
            last->blocks.count += change.blocks.count;
        } else {
            m_out.changes.emplace_back(change);
        }
    }

    const Moment& m_before;
    const Moment& m_after;
    const ChangeOptions& m_options;
    Changes m_out;
    std::vector<BlockInterval> m_runs;
    ByteOffset m_lookedTo{};
    std::size_t m_searches = 0;
    std::map<BlockNumber, std::uint32_t> m_directories; ///< of blocks with changed entries: the inode of the directory
};

} // namespace

Changes findChanges(const Moment& before, const Moment& after, const std::vector<ByteInterval>& written,
                    const ChangeOptions& options) {
    return Search(before, after, options).of(written);
}

namespace {

std::optional<InspectedStructure> structureAt(const Moment& moment, const StructurePlace& place) {
    if (!moment.layout)
        return std::nullopt;
    StructureReader reader(*moment.image, {});
    const auto status = reader.useSuperblockOf(*moment.layout);
    auto read = status ? reader.read(place) : std::unexpected(status.error());
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

/// Zeros without a file system or past its end.
std::vector<std::byte> blockAt(const Moment& moment, BlockNumber block, ByteCount size) {
    std::vector<std::byte> bytes(size.value);
    const ByteInterval place{byteOf(block, size), size};
    if (moment.layout && place.end().value <= moment.image->size().value && !moment.image->read(place.first, bytes))
        std::ranges::fill(bytes, std::byte{0});
    return bytes;
}

struct Numbers {
    std::uint64_t first = 0; ///< number for bit 0
    std::uint64_t step = 1; ///< numbers per bit: the blocks of a cluster
    std::uint64_t count = 0; ///< of bits
};

Numbers numbersOf(const Filesystem& fs, RegionKind bitmap, GroupNumber group) {
    if (bitmap == RegionKind::InodeBitmap)
        return {fs.firstInodeOf(group), 1, fs.inodesPerGroup};
    const auto blocks = fs.blocksOf(group);
    const auto step = std::max<std::uint64_t>(1, fs.blocksPerCluster());
    return {blocks.first.value, step, (blocks.count.value + step - 1) / step};
}

struct Entry {
    std::uint32_t inode = 0;
    std::uint32_t length = 0; ///< rec_len
    std::string before{}; ///< name of the entry in front of it
};

using Entries = std::map<std::string, Entry>;

std::uint32_t numberIn(const DecodedStructure& decoded, std::string_view name) {
    const auto* const field = decoded.find(name);
    return field == nullptr ? 0 : static_cast<std::uint32_t>(field->number);
}

BlockContents contentsOf(const Moment& moment, BlockNumber block) {
    if (!moment.layout)
        return {};
    StructureReader reader(*moment.image, {});
    if (!reader.useSuperblockOf(*moment.layout))
        return {};
    const auto bytes = blockAt(moment, block, moment.layout->filesystem.blockSize);
    return decodeBlock(bytes, {.content = BlockContent::Directory}, reader.context());
}

Entries entriesIn(const Moment& moment, BlockNumber block) {
    Entries out;
    std::string before;
    for (const auto& part : contentsOf(moment, block).parts) {
        const auto inode = numberIn(part.decoded, "inode");
        if (inode != 0 && !part.name.empty())
            out.emplace(part.name, Entry{inode, numberIn(part.decoded, "rec_len"), before});
        before = part.name;
        if (const auto own = numberIn(part.decoded, "dot_inode"); own != 0) {
            out.emplace(".", Entry{own, numberIn(part.decoded, "dot_rec_len"), {}});
            out.emplace("..",
                        Entry{numberIn(part.decoded, "dotdot_inode"), numberIn(part.decoded, "dotdot_rec_len"), "."});
        }
    }
    return out;
}

void addMissing(const Entries& from, const Entries& in, BlockNumber block, bool added, std::vector<EntryChange>& out) {
    for (const auto& [name, entry] : from) {
        const auto other = in.find(name);
        if (other != in.end() && other->second.inode == entry.inode)
            continue;
        EntryChange change{.block = block, .name = name, .inode = entry.inode, .added = added};
        const auto was = added || entry.before.empty() ? from.end() : from.find(entry.before);
        const auto is = was == from.end() ? in.end() : in.find(entry.before);
        if (is != in.end() && is->second.length >= was->second.length + entry.length) {
            change.spanning = entry.before;
            change.lengthBefore = was->second.length;
            change.lengthAfter = is->second.length;
        }
        out.push_back(std::move(change));
    }
}

/// The entries of an index, by hash and block. The first one has no hash of its own.
std::set<std::pair<std::uint32_t, std::uint32_t>> indexEntriesIn(const BlockContents& contents) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> out;
    for (const auto& part : contents.parts)
        if (part.decoded.find("hash") != nullptr)
            out.emplace(numberIn(part.decoded, "hash"), numberIn(part.decoded, "block"));
    return out;
}

bool isIndex(const BlockContents& contents) {
    return !contents.parts.empty() &&
           (contents.content == BlockContent::HtreeRoot || contents.content == BlockContent::HtreeNode);
}

/// A new field differs if it is not 0.
bool differs(const DecodedField* was, const DecodedField& is) {
    return is.field->kind != FieldKind::Reserved &&
           (was == nullptr ? !isZero(is.raw) : was->value != is.value || was->raw != is.raw);
}

/// The block map of an inode, if its i_block is one; empty for devices and short symbolic links.
std::string mapIn(const InspectedStructure& inode) {
    constexpr std::uint32_t typeMask = 0xF000;
    constexpr std::uint32_t regular = 0x8000;
    constexpr std::uint32_t directory = 0x4000;
    const auto* const block = inode.decoded.find("i_block");
    const auto type = numberIn(inode.decoded, "i_mode") & typeMask;
    const bool isMap = type == regular || type == directory;
    return isMap && block != nullptr ? blockMapText(block->raw, numberIn(inode.decoded, "i_flags")) : std::string();
}

/// Names the blocks instead of the words of i_block, which are too many to be read.
void tellMaps(const std::optional<InspectedStructure>& old, const InspectedStructure& now, ChangedField& change) {
    auto before = old ? mapIn(*old) : std::string();
    auto after = mapIn(now);
    if (before == after)
        return;
    change.before = std::move(before);
    change.after = after.empty() ? "0" : std::move(after);
}

/// Whether `field` holds the upper bits of a value whose lower field, which shows all of it, differs, too.
bool isToldByItsLowerPart(const DecodedField& field, const std::optional<InspectedStructure>& old,
                          const InspectedStructure& now) {
    const auto lower = std::ranges::find_if(
        now.decoded.fields, [&](const DecodedField& other) { return other.field->high == field.field->name; });
    if (lower == now.decoded.fields.end() || !field.valid)
        return false;
    const auto* const was = old ? old->decoded.find(lower->field->name) : nullptr;
    return was == nullptr || was->value != lower->value;
}

} // namespace

std::optional<StructureChange> structureChange(const Moment& before, const Moment& after, const StructurePlace& place) {
    const auto now = structureAt(after, place);
    if (!now)
        return std::nullopt;
    const auto old = structureAt(before, place);
    StructureChange change{.place = place};
    for (const auto& field : now->decoded.fields) {
        const auto* const was = old ? old->decoded.find(field.field->name) : nullptr;
        if (!differs(was, field) || isToldByItsLowerPart(field, old, *now))
            continue;
        change.fields.push_back({field.field->name, was == nullptr ? std::string() : was->value, field.value});
        if (field.field->name == "i_block")
            tellMaps(old, *now, change.fields.back());
    }
    return change.fields.empty() ? std::nullopt : std::optional(std::move(change));
}

std::optional<BitmapChange> bitmapChange(const Moment& before, const Moment& after, BlockNumber block,
                                         RegionKind bitmap, GroupNumber group) {
    const auto& fs = after.layout->filesystem;
    const auto numbers = numbersOf(fs, bitmap, group);
    const auto old = blockAt(before, block, fs.blockSize);
    const auto now = blockAt(after, block, fs.blockSize);
    BitmapChange change{.bitmap = bitmap, .group = group};
    for (std::uint64_t n = 0; n < std::min<std::uint64_t>(numbers.count, now.size() * 8); ++n) {
        const bool set = isBitSet(now, n);
        if (set == isBitSet(old, n))
            continue;
        const auto number = numbers.first + n * numbers.step;
        auto* const last = change.runs.empty() ? nullptr : &change.runs.back();
        if (last != nullptr && last->set == set && last->first + last->count == number)
            last->count += numbers.step;
        else
            change.runs.push_back({number, numbers.step, set});
    }
    return change.runs.empty() ? std::nullopt : std::optional(std::move(change));
}

std::vector<EntryChange> entryChanges(const Moment& before, const Moment& after, BlockNumber block) {
    const auto old = entriesIn(before, block);
    const auto now = entriesIn(after, block);
    std::vector<EntryChange> out;
    addMissing(old, now, block, false, out);
    addMissing(now, old, block, true, out);
    return out;
}

std::optional<IndexChange> indexChange(const Moment& before, const Moment& after, BlockNumber block) {
    const auto now = contentsOf(after, block);
    const auto old = contentsOf(before, block);
    if (!isIndex(now))
        return std::nullopt;
    IndexChange change{.block = block,
                       .isRoot = now.content == BlockContent::HtreeRoot,
                       .isNew = !isIndex(old) || old.content != now.content};
    for (const auto& field : now.parts.front().decoded.fields) {
        const auto* const was = change.isNew ? nullptr : old.parts.front().decoded.find(field.field->name);
        const bool isOfEntries = field.field->name.starts_with("dot") || field.field->name.starts_with("fake");
        if (!isOfEntries && differs(was, field))
            change.fields.push_back({field.field->name, was == nullptr ? std::string() : was->value, field.value});
    }
    const auto had = change.isNew ? decltype(indexEntriesIn(now)){} : indexEntriesIn(old);
    const auto has = indexEntriesIn(now);
    for (const auto& entry : had)
        if (!has.contains(entry))
            change.entries.push_back({entry.first, entry.second, false});
    for (const auto& entry : has)
        if (!had.contains(entry))
            change.entries.push_back({entry.first, entry.second, true});
    return change.fields.empty() && change.entries.empty() ? std::nullopt : std::optional(std::move(change));
}

} // namespace atlas
