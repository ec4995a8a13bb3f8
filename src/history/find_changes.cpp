// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/find_changes.h"

#include "alignment/grid.h"
#include "history/changes_of_structures.h"

#include <algorithm>

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
        if (!m_after.layout) {
            for (const auto& run : m_runs) {
                m_out.changes.emplace_back(BlocksChange{.blocks = run});
            }
        }
        m_out.runs = std::move(m_runs);
        return std::move(m_out);
    }

private:
    void addBlocks(BlockInterval blocks, ByteInterval bytes) {
        if (!m_runs.empty() && blocks.first < m_runs.back().end()) { // the block of the last sector
            blocks = between(m_runs.back().end(), blocks.end());
        }
        if (!blocks.empty() && !m_runs.empty() && m_runs.back().end() == blocks.first) {
            m_runs.back().count += blocks.count;
        } else if (!blocks.empty()) {
            m_runs.push_back(blocks);
        }
        if (m_after.layout) {
            if (!isNew()) { // the structures of a file system that was not there are named as blocks only
                lookAtStructures(bytes);
            }
            for (auto block = blocks.first; block < blocks.end(); ++block) {
                lookAt(block);
            }
        }
    }

    /// Each structure with fields that `bytes` touch, once.
    void lookAtStructures(ByteInterval bytes) {
        for (auto at = std::max(bytes.first, m_lookedTo); at < bytes.end();) {
            const auto place = placeAt(*m_after.layout, at);
            if (!place) {
                // Structures with fields begin at multiples of 32 bytes: a small descriptor.
                at = ByteOffset{(at.value / 32 + 1) * 32};
                continue;
            }
            if (auto change = structureChange(m_before, m_after, *place)) {
                m_out.changes.emplace_back(std::move(*change));
            }
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
            if (auto change = bitmapChange(m_before, m_after, block, region->kind, group)) {
                m_out.changes.emplace_back(std::move(*change));
            }
            return;
        }
        const bool hasFields = region->kind == RegionKind::PrimarySuperblock ||
                               region->kind == RegionKind::BackupSuperblock ||
                               region->kind == RegionKind::GroupDescriptors || region->kind == RegionKind::InodeTable ||
                               region->kind == RegionKind::Mmp;
        if (!hasFields || isNew()) {
            addPlain({.kind = region->kind, .group = group, .blocks = {block, {1}}});
        }
    }

    void lookAtFile(BlockNumber block) {
        if (!m_options.owner || m_searches >= maxOwnerSearches) {
            return addPlain({.blocks = {block, {1}}, .ownerUnknown = true});
        }
        const auto owner = ownerOf(block);
        if (owner && owner->isDirectory) {
            auto entries = entryChanges(m_before, m_after, block);
            for (auto& entry : entries) {
                m_out.changes.emplace_back(std::move(entry));
            }
            if (!entries.empty()) {
                return;
            }
        }
        addPlain({.blocks = {block, {1}}, .inode = owner ? owner->inode : 0});
    }

    std::optional<OwnerOfBlock> ownerOf(BlockNumber block) {
        ++m_searches;
        auto owner = m_options.owner(block, 0);
        return owner || isNew() ? owner : m_options.owner(block, 1);
    }

    /// Adds a block to those before it where nothing but its number differs.
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
};

} // namespace

Changes findChanges(const Moment& before, const Moment& after, const std::vector<ByteInterval>& written,
                    const ChangeOptions& options) {
    return Search(before, after, options).of(written);
}

} // namespace atlas
