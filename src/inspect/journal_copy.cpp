// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/journal_copy.h"

#include "inspect/inspect_structure.h"
#include "layout/structure_place.h"
#include "ondisk/block_contents.h"
#include "ondisk/endian.h"
#include "ondisk/journal.h"

#include <algorithm>

namespace atlas {
namespace {

// include/linux/jbd2.h
enum : std::uint32_t { descriptorBlock = 1, commitBlock = 2, revokeBlock = 5 };
constexpr std::uint32_t magic = 0xC03B3998;
constexpr std::uint64_t escapedFlag = 1;

struct JournalHeader {
    std::uint32_t type = 0;
    std::uint32_t sequence = 0;
};

std::uint64_t numberIn(const DecodedStructure& decoded, std::string_view name) {
    const auto* const field = decoded.find(name);
    return field == nullptr || !field->valid ? 0 : field->number;
}

/// The blocks of the journal by their number in it, which begin anew after the last one.
class JournalBlocks {
public:
    JournalBlocks(const ByteSource& source, ByteOffset start, const Layout& layout, const SystemFile& file)
        : m_source(source), m_start(start), m_blockSize(layout.filesystem.blockSize), m_extents(file.dataExtents()) {
        StructureReader reader(source, start);
        const auto place = journalPlace(layout);
        const auto superblock = place ? std::optional(reader.read(*place)) : std::nullopt;
        if (!superblock || !*superblock)
            return;
        const auto& decoded = (*superblock)->decoded;
        m_context = journalContextOf((*superblock)->bytes);
        m_first = numberIn(decoded, "s_first");
        // The area of fast commits is at the end and has no descriptors.
        const auto all = numberIn(decoded, "s_maxlen");
        m_end = all - std::min(all, numberIn(decoded, "s_num_fc_blks"));
        m_bytes.resize(m_blockSize.value);
    }

    [[nodiscard]] std::uint64_t size() const { return m_end > m_first ? m_end - m_first : 0; }
    [[nodiscard]] bool contains(std::uint64_t index) const { return index >= m_first && index < m_end; }
    [[nodiscard]] std::uint64_t after(std::uint64_t index, std::uint64_t steps) const {
        return m_first + (index - m_first + steps) % size();
    }
    [[nodiscard]] std::uint64_t before(std::uint64_t index) const { return index == m_first ? m_end - 1 : index - 1; }
    [[nodiscard]] const DecodeContext& context() const { return m_context; }

    /// The number in the journal of a block of the volume.
    [[nodiscard]] std::optional<std::uint64_t> indexOf(BlockNumber block) const {
        std::uint64_t done = 0;
        for (const auto& extent : m_extents) {
            if (extent.contains(block))
                return done + (block - extent.first).value;
            done += extent.count.value;
        }
        return std::nullopt;
    }

    /// Empty if it cannot be read. Valid until the next call.
    [[nodiscard]] std::span<const std::byte> read(std::uint64_t index) {
        for (const auto& extent : m_extents) {
            if (index < extent.count.value) {
                const auto at = byteOf(extent.first + BlockCount{index}, m_blockSize, m_start);
                return m_source.read(at, m_bytes) ? std::span<const std::byte>(m_bytes) : std::span<const std::byte>();
            }
            index -= extent.count.value;
        }
        return {};
    }

    /// nullopt for a copy of a block of the file system; those that begin like a header are escaped.
    [[nodiscard]] std::optional<JournalHeader> headerOf(std::uint64_t index) {
        const auto bytes = read(index);
        if (bytes.size() < journalHeaderTable.size() || big<std::uint32_t>(bytes, 0) != magic)
            return std::nullopt;
        return JournalHeader{big<std::uint32_t>(bytes, 4), big<std::uint32_t>(bytes, 8)};
    }

private:
    const ByteSource& m_source;
    ByteOffset m_start;
    ByteCount m_blockSize;
    std::vector<BlockInterval> m_extents;
    DecodeContext m_context;
    std::uint64_t m_first = 0;
    std::uint64_t m_end = 0;
    std::vector<std::byte> m_bytes;
};

/// The tags of a descriptor block, one for each copy behind it.
std::vector<JournalCopy> tagsIn(JournalBlocks& journal, std::uint64_t descriptor, std::uint32_t sequence) {
    std::vector<JournalCopy> tags;
    const auto decoded = decodeBlock(journal.read(descriptor), {.content = BlockContent::Journal}, journal.context());
    for (const auto& part : decoded.parts) {
        if (part.decoded.find("t_blocknr") == nullptr)
            continue;
        const auto block = numberIn(part.decoded, "t_blocknr_high") << 32 | numberIn(part.decoded, "t_blocknr");
        tags.push_back({.block = {block},
                        .transaction = sequence,
                        .escaped = (numberIn(part.decoded, "t_flags") & escapedFlag) != 0});
    }
    return tags;
}

/// When the transaction was committed whose descriptor block with `tags` copies is `descriptor`.
std::optional<InodeTime> commitOf(JournalBlocks& journal, std::uint64_t descriptor, std::size_t tags,
                                  std::uint32_t sequence) {
    auto at = journal.after(descriptor, tags + 1);
    for (std::uint64_t steps = tags + 1; steps < journal.size();) {
        const auto header = journal.headerOf(at);
        if (!header || header->sequence != sequence)
            return std::nullopt;
        if (header->type == commitBlock) {
            const auto bytes = journal.read(at);
            // debugfs up to 1.47 writes the seconds into the upper half (debugfs/journal.c, cpu_to_be32).
            const auto upper = big<std::uint32_t>(bytes, 48);
            const auto lower = big<std::uint32_t>(bytes, 52);
            const auto seconds = lower == 0 ? std::uint64_t{upper} : std::uint64_t{upper} << 32 | lower;
            return InodeTime{static_cast<std::int64_t>(seconds), big<std::uint32_t>(bytes, 56)};
        }
        if (header->type != descriptorBlock && header->type != revokeBlock)
            return std::nullopt;
        const auto skip = header->type == descriptorBlock ? tagsIn(journal, at, sequence).size() + 1 : 1;
        steps += skip;
        at = journal.after(at, skip);
    }
    return std::nullopt;
}

} // namespace

std::optional<JournalCopy> journalCopyAt(const ByteSource& source, ByteOffset start, const Layout& layout,
                                         BlockNumber at) {
    const auto* const file = layout.fileAt(at);
    if (file == nullptr || file->kind != RegionKind::Journal)
        return std::nullopt;
    JournalBlocks journal(source, start, layout, *file);
    const auto index = journal.indexOf(at);
    if (!index || !journal.contains(*index) || journal.headerOf(*index))
        return std::nullopt;
    const auto mostTags = layout.filesystem.blockSize.value / 8; // a tag has at least 8 bytes
    auto descriptor = *index;
    for (std::uint64_t distance = 1; distance <= std::min(mostTags, journal.size()); ++distance) {
        descriptor = journal.before(descriptor);
        const auto header = journal.headerOf(descriptor);
        if (!header)
            continue;
        if (header->type != descriptorBlock)
            return std::nullopt;
        const auto tags = tagsIn(journal, descriptor, header->sequence);
        if (distance > tags.size())
            return std::nullopt;
        auto copy = tags[distance - 1];
        copy.committed = commitOf(journal, descriptor, tags.size(), header->sequence);
        return copy;
    }
    return std::nullopt;
}

} // namespace atlas
