// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/journal_blocks.h"

#include "inspect/inspect_structure.h"
#include "layout/structure_place.h"
#include "ondisk/block_contents.h"
#include "ondisk/endian.h"
#include "ondisk/journal.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint32_t magic = 0xC03B3998;
constexpr std::uint64_t escapedFlag = 1;
constexpr std::uint64_t usualFastBlocks = 256; // JBD2_DEFAULT_FAST_COMMIT_BLOCKS, where s_num_fc_blks is 0

} // namespace

std::uint64_t validNumberIn(const DecodedStructure& decoded, std::string_view name) {
    const auto* const field = decoded.find(name);
    return field == nullptr || !field->valid ? 0 : field->number;
}

JournalBlocks::JournalBlocks(const ByteSource& source, ByteOffset start, const Layout& layout, const SystemFile& file)
    : m_source(source), m_volume(start), m_blockSize(layout.filesystem.blockSize), m_extents(file.dataExtents()) {
    StructureReader reader(source, start);
    const auto place = journalPlace(layout);
    const auto superblock = place ? std::optional(reader.read(*place)) : std::nullopt;
    if (!superblock || !*superblock)
        return;
    const auto& decoded = (*superblock)->decoded;
    m_context = journalContextOf((*superblock)->bytes);
    std::uint64_t blocks = 0;
    for (const auto& extent : m_extents)
        blocks += extent.count.value;
    m_first = validNumberIn(decoded, "s_first");
    m_fastEnd = std::min(validNumberIn(decoded, "s_maxlen"), blocks);
    // The area of fast commits is at the end and has no descriptors.
    const auto stated = validNumberIn(decoded, "s_num_fc_blks");
    const bool hasFast = m_context.hasAny("journal_fast_commit");
    m_end = m_fastEnd - std::min(m_fastEnd, hasFast && stated == 0 ? usualFastBlocks : stated);
    m_start = validNumberIn(decoded, "s_start");
    m_sequence = static_cast<std::uint32_t>(validNumberIn(decoded, "s_sequence"));
    m_bytes.resize(m_blockSize.value);
}

std::optional<std::uint64_t> JournalBlocks::indexOf(BlockNumber block) const {
    std::uint64_t done = 0;
    for (const auto& extent : m_extents) {
        if (extent.contains(block))
            return done + (block - extent.first).value;
        done += extent.count.value;
    }
    return std::nullopt;
}

std::optional<BlockNumber> JournalBlocks::blockOf(std::uint64_t index) const {
    for (const auto& extent : m_extents) {
        if (index < extent.count.value)
            return extent.first + BlockCount{index};
        index -= extent.count.value;
    }
    return std::nullopt;
}

std::span<const std::byte> JournalBlocks::read(std::uint64_t index) {
    const auto block = blockOf(index);
    return block && m_source.read(byteOf(*block, m_blockSize, m_volume), m_bytes) ? std::span<const std::byte>(m_bytes)
                                                                                  : std::span<const std::byte>();
}

std::optional<JournalHeader> JournalBlocks::headerOf(std::uint64_t index) {
    const auto bytes = read(index);
    if (bytes.size() < journalHeaderTable.size() || big<std::uint32_t>(bytes, 0) != magic)
        return std::nullopt;
    return JournalHeader{big<std::uint32_t>(bytes, 4), big<std::uint32_t>(bytes, 8)};
}

std::vector<JournalCopy> JournalBlocks::tagsIn(std::uint64_t descriptor, std::uint32_t sequence) {
    std::vector<JournalCopy> tags;
    const auto decoded = decodeBlock(read(descriptor), {.content = BlockContent::Journal}, m_context);
    for (const auto& part : decoded.parts) {
        if (part.decoded.find("t_blocknr") == nullptr)
            continue;
        const auto block =
            validNumberIn(part.decoded, "t_blocknr_high") << 32 | validNumberIn(part.decoded, "t_blocknr");
        tags.push_back({.block = {block},
                        .transaction = sequence,
                        .escaped = (validNumberIn(part.decoded, "t_flags") & escapedFlag) != 0});
    }
    return tags;
}

std::optional<InodeTime> JournalBlocks::commitTimeIn(std::uint64_t index) {
    const auto bytes = read(index);
    if (bytes.size() < journalCommitTable.size())
        return std::nullopt;
    // debugfs up to 1.47 writes the seconds into the upper half (debugfs/journal.c, cpu_to_be32).
    const auto upper = big<std::uint32_t>(bytes, 48);
    const auto lower = big<std::uint32_t>(bytes, 52);
    const auto seconds = lower == 0 ? std::uint64_t{upper} : std::uint64_t{upper} << 32 | lower;
    return InodeTime{static_cast<std::int64_t>(seconds), big<std::uint32_t>(bytes, 56)};
}

} // namespace atlas
