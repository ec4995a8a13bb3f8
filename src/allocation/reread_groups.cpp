// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/reread_groups.h"

#include "allocation/bitmap_reader.h"
#include "allocation/group_claims.h"
#include "allocation/metadata_free.h"
#include "base/reread.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace atlas {
namespace {

/// The contradictions of one group.
struct GroupFaults {
    std::vector<Finding> checksums;
    std::vector<Finding> freeBlocks;
    std::vector<Finding> freeInodes;
    std::vector<Finding> metadataFree;

    [[nodiscard]] bool empty() const {
        return checksums.empty() && freeBlocks.empty() && freeInodes.empty() && metadataFree.empty();
    }
    /// Whether they are those of an earlier reading. Counts may move on both sides, if their difference remains.
    [[nodiscard]] bool isAs(const GroupFaults& before) const {
        const auto differences = [](const GroupFaults& faults) {
            std::vector<std::uint64_t> all;
            for (const auto* counts : {&faults.freeBlocks, &faults.freeInodes}) {
                all.push_back(counts->size());
                for (const auto& count : *counts)
                    all.push_back(count.numbers[0] - count.numbers[1]);
            }
            return all;
        };
        return checksums == before.checksums && metadataFree == before.metadataFree &&
               differences(*this) == differences(before);
    }
};

void addTo(std::vector<Finding>& findings, std::optional<Finding> fault) {
    if (fault)
        findings.push_back(std::move(*fault));
}

/// One reading of a group.
struct GroupReading {
    GroupFaults faults;
    bool isWhole = true; ///< the descriptor was the same before and after the bitmaps, and its checksum was right
    bool isAsInLayout = true; ///< the descriptor states what it did when the layout was read
};

/// Checks one group with fresh claims.
class GroupCheck : public BitmapVisitor {
public:
    GroupCheck(const Layout& layout, BitmapKind kind, const GroupClaims& claims, GroupFaults& out)
        : m_layout(layout), m_kind(kind), m_claims(claims), m_out(out) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override {
        addTo(m_out.checksums, checksumFault(m_layout, m_kind, group, bits, m_claims));
        if (m_kind == BitmapKind::Inodes) {
            addTo(m_out.freeInodes, freeInodesFault(m_layout, group, bits, m_claims));
            addTo(m_out.metadataFree, systemInodesFreeFault(m_layout, group, bits));
            return;
        }
        const auto clusters =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_layout.filesystem.clustersOf(group), bits.size() * 8));
        addTo(m_out.freeBlocks, freeClustersFault(m_layout, group, clusters - bitsSet(bits, 0, clusters), m_claims));
        addTo(m_out.metadataFree, metadataFreeFault(m_layout, group, bits));
    }
    /// The bitmap is computed, as long as the descriptor still states that it was never written.
    void uninitialised(GroupNumber group) override {
        if (m_kind == BitmapKind::Inodes || !m_claims.has(GroupFlag::BlockUninit))
            return;
        const auto& fs = m_layout.filesystem;
        std::uint32_t used = 0;
        std::uint32_t end = 0;
        const auto region = m_layout.firstRegionEndingAfter(fs.blocksOf(group).first);
        usedWithoutBitmap(m_layout, group, region, [&](std::uint32_t from, std::uint32_t until) {
            used += until - std::min(std::max(from, end), until);
            end = std::max(end, until);
        });
        addTo(m_out.freeBlocks, freeClustersFault(m_layout, group, fs.clustersOf(group) - used, m_claims));
    }
    void unreadable(const Finding& /*why*/) override {}

private:
    const Layout& m_layout;
    BitmapKind m_kind;
    const GroupClaims& m_claims;
    GroupFaults& m_out;
};

class GroupReader {
public:
    GroupReader(const ByteSource& source, ByteInterval volume, const Layout& layout, BitmapScope which)
        : m_layout(layout),
          m_claims(source, volume, layout),
          m_blocks(source, volume, layout),
          m_inodes(source, volume, layout, BitmapKind::Inodes),
          m_which(which) {}

    GroupReading read(GroupNumber group) {
        const auto ofLayout = claimsOf(m_layout, group);
        const auto before = m_claims.read(group);
        const auto& claims = before ? *before : ofLayout;
        GroupReading reading;
        readBitmap(group, BitmapKind::Blocks, claims, ofLayout, reading.faults);
        if (m_which == BitmapScope::BlocksAndInodes)
            readBitmap(group, BitmapKind::Inodes, claims, ofLayout, reading.faults);
        reading.isWhole = before == m_claims.read(group) && (!before || !before->hasWrongChecksum());
        reading.isAsInLayout = claims == ofLayout;
        return reading;
    }

private:
    void readBitmap(GroupNumber group, BitmapKind kind, const GroupClaims& claims, const GroupClaims& ofLayout,
                    GroupFaults& out) {
        const auto flag = kind == BitmapKind::Blocks ? GroupFlag::BlockUninit : GroupFlag::InodeUninit;
        if (claims.has(flag) && !ofLayout.has(flag))
            return; // its bitmap does not count any more
        GroupCheck check(m_layout, kind, claims, out);
        (kind == BitmapKind::Blocks ? m_blocks : m_inodes).step(group, 1, check);
    }

    const Layout& m_layout;
    ClaimsReader m_claims;
    BitmapReader m_blocks;
    BitmapReader m_inodes;
    BitmapScope m_which;
};

/// A group that contradicted itself in every reading so far.
struct Suspect {
    GroupNumber group;
    GroupFaults faults{};
    std::uint32_t steady = 0; ///< in how many further readings the contradictions were the same
};

class Suspects {
public:
    Suspects(GroupReader reader, std::span<const GroupNumber> groups, bool inUse)
        : m_reader(std::move(reader)), m_reread(inUse) {
        for (const auto group : groups)
            m_suspects.push_back({group});
    }

    void settle(const std::atomic<bool>& cancelled) {
        for (bool isFirst = true; !m_suspects.empty() && !cancelled; isFirst = false) {
            std::erase_if(m_suspects, [&](Suspect& suspect) { return isSettled(suspect, isFirst); });
            const auto least = std::ranges::min_element(m_suspects, {}, &Suspect::steady);
            if (least == m_suspects.end() || (!isFirst && !m_reread.again(least->steady)))
                return;
        }
    }

    void addTo(AllocationChunk& chunk) const {
        for (const auto& [group, faults, steady] : m_suspects) {
            if (!m_reread.isFault(steady)) {
                chunk.changing.push_back(group);
                continue;
            }
            const auto add = [](CappedFindings& to, const std::vector<Finding>& from) {
                for (const auto& finding : from)
                    to.add(finding);
            };
            add(chunk.faults.checksums, faults.checksums);
            add(chunk.faults.freeBlocks, faults.freeBlocks);
            add(chunk.faults.freeInodes, faults.freeInodes);
            add(chunk.faults.metadataFree, faults.metadataFree);
        }
    }

private:
    /// Reads the group once more; returns whether it no longer contradicts itself.
    bool isSettled(Suspect& suspect, bool isFirst) {
        auto reading = m_reader.read(suspect.group);
        if (!reading.isWhole || !reading.isAsInLayout)
            m_reread.noteChange();
        if (reading.isWhole && reading.faults.empty())
            return true;
        const bool same = !isFirst && reading.isWhole && reading.faults.isAs(suspect.faults);
        suspect.steady = same ? suspect.steady + 1 : 0;
        if (!same && !isFirst)
            m_reread.noteChange();
        suspect.faults = std::move(reading.faults);
        return false;
    }

    GroupReader m_reader;
    Reread m_reread;
    std::vector<Suspect> m_suspects;
};

} // namespace

void rereadGroups(const ByteSource& source, ByteInterval volume, const Layout& layout,
                  std::span<const GroupNumber> groups, BitmapScope which, const std::atomic<bool>& cancelled,
                  AllocationChunk& chunk) {
    if (groups.empty())
        return;
    Suspects suspects(GroupReader(source, volume, layout, which), groups, layout.filesystem.mounted);
    suspects.settle(cancelled);
    suspects.addTo(chunk);
}

} // namespace atlas
