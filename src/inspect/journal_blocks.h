// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of a volume's own journal, by their number in it (include/linux/jbd2.h).
#pragma once

#include "base/byte_source.h"
#include "inspect/journal_copy.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"

#include <optional>
#include <span>
#include <vector>

namespace atlas {

enum JournalBlockType : std::uint32_t { descriptorBlock = 1, commitBlock = 2, revokeBlock = 5 };

struct JournalHeader {
    std::uint32_t type = 0;
    std::uint32_t sequence = 0;
};

/// The number in a field; 0 if it is missing or not valid.
[[nodiscard]] std::uint64_t validNumberIn(const DecodedStructure& decoded, std::string_view name);

/// The log begins anew after its last block.
class JournalBlocks {
public:
    /// `layout` is that of the volume that begins at byte `start` of `source`, which must outlive this object.
    JournalBlocks(const ByteSource& source, ByteOffset start, const Layout& layout, const SystemFile& file);

    [[nodiscard]] std::uint64_t size() const { return m_end > m_first ? m_end - m_first : 0; }
    [[nodiscard]] bool contains(std::uint64_t index) const { return index >= m_first && index < m_end; }
    [[nodiscard]] std::uint64_t after(std::uint64_t index, std::uint64_t steps) const {
        return m_first + (index - m_first + steps) % size();
    }
    [[nodiscard]] std::uint64_t before(std::uint64_t index) const { return index == m_first ? m_end - 1 : index - 1; }
    [[nodiscard]] std::uint64_t first() const { return m_first; }
    [[nodiscard]] std::uint64_t end() const { return m_end; } ///< of the log; fast commits follow
    [[nodiscard]] std::uint64_t fastEnd() const { return m_fastEnd; } ///< of the fast commits
    [[nodiscard]] std::uint64_t start() const { return m_start; } ///< of the oldest live transaction; 0: none
    [[nodiscard]] std::uint32_t sequence() const { return m_sequence; } ///< of that transaction
    [[nodiscard]] const DecodeContext& context() const { return m_context; }

    /// The number in the journal of a block of the volume.
    [[nodiscard]] std::optional<std::uint64_t> indexOf(BlockNumber block) const;
    /// The block of the volume; nullopt past the end of the journal.
    [[nodiscard]] std::optional<BlockNumber> blockOf(std::uint64_t index) const;
    /// Empty if it cannot be read. Valid until the next call.
    [[nodiscard]] std::span<const std::byte> read(std::uint64_t index);
    /// nullopt for a copy of a block of the file system; those that begin like a header are escaped.
    [[nodiscard]] std::optional<JournalHeader> headerOf(std::uint64_t index);
    /// The tags of a descriptor block, one for each copy behind it.
    [[nodiscard]] std::vector<JournalCopy> tagsIn(std::uint64_t descriptor, std::uint32_t sequence);
    /// The time in a commit block.
    [[nodiscard]] std::optional<InodeTime> commitTimeIn(std::uint64_t index);

private:
    const ByteSource& m_source;
    ByteOffset m_volume;
    ByteCount m_blockSize;
    std::vector<BlockInterval> m_extents;
    DecodeContext m_context;
    std::uint64_t m_first = 0;
    std::uint64_t m_end = 0;
    std::uint64_t m_fastEnd = 0;
    std::uint64_t m_start = 0;
    std::uint32_t m_sequence = 0;
    std::vector<std::byte> m_bytes;
};

} // namespace atlas
