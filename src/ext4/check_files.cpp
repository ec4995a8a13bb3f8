// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_files.h"

#include "ext4/all_inodes.h"
#include "ext4/check_attributes.h"
#include "ext4/check_directories.h"
#include "ext4/check_inode_fields.h"
#include "ext4/check_map.h"
#include "ext4/check_quota_usage.h"
#include "ext4/checked_volume.h"
#include "ext4/file_faults.h"
#include "ext4/inode_records.h"
#include "ext4/read_orphans.h"

#include <algorithm>
#include <unordered_set>

namespace atlas {
namespace {

/// Blocks with several owners, with one that the bitmap denies, and with none: of the owners of all blocks.
void addOwnership(const OwnerMap& map, FileFaults& faults) {
    const auto unowned = std::ranges::find(map.owners, OwnerKind::NoFile, &Owner::kind);
    if (unowned != map.owners.end()) {
        const auto owner = static_cast<std::uint32_t>(unowned - map.owners.begin());
        const auto first = std::ranges::find(map.stretches, owner, &OwnedBlocks::owner);
        faults.add(FileFault::BlockUnowned, first == map.stretches.end() ? 0 : first->blocks.first.value,
                   unowned->blocks);
    }
    if (map.contested > 0)
        faults.add(FileFault::BlockContested, 0, map.contested);
    if (map.freeButOwned > 0)
        faults.add(FileFault::BlockFree, 0, map.freeButOwned);
}

/// Finds directories from which the parents lead in a circle. Visits each once, however deep they are nested.
class LoopSearch {
public:
    explicit LoopSearch(InodeRecords& records) : m_records(records), m_states(records.all().size()) {}

    [[nodiscard]] bool leadsIntoLoop(const InodeRecord& directory) {
        m_path.clear();
        auto result = State::Ends;
        for (const auto* at = &directory; at != nullptr && at->inode != rootInode; at = m_records.find(at->parent)) {
            auto& state = m_states[static_cast<std::size_t>(at - m_records.all().data())];
            if (state != State::Unknown) {
                result = state == State::OnPath ? State::Loops : state;
                break;
            }
            state = State::OnPath;
            m_path.push_back(&state);
        }
        for (auto* const state : m_path)
            *state = result;
        return result == State::Loops;
    }

private:
    enum class State : std::uint8_t { Unknown, OnPath, Ends, Loops };
    InodeRecords& m_records;
    std::vector<State> m_states; ///< by index of the record
    std::vector<State*> m_path;
};

class FilesReading {
public:
    FilesReading(const ByteSource& source, ByteInterval volume, const Layout& layout, const FilesProgress& progress)
        : m_source(source),
          m_bytes(volume),
          m_layout(layout),
          m_progress(progress),
          m_blocks(source, volume, layout.filesystem),
          m_volume(m_blocks, layout) {}

    FilesCheck run() {
        if (AllInodes(m_volume).areTooMany())
            return {.read = FilesRead::Partly};
        const auto orphans = readOrphans(m_volume, m_faults);
        m_orphans.insert(orphans.begin(), orphans.end());
        readInodes();
        m_attributes.finish();
        m_directories.run([&](std::uint64_t done, std::uint64_t of) { report(OwnerMapPhase::Directories, done, of); });
        compareNames();
        compareDirectories();
        m_quotas.compare();
        readOwners();
        const bool all =
            !m_incomplete && m_attributes.isComplete() && m_directories.isComplete() && m_quotas.isComplete();
        return {m_faults.findings(), all ? FilesRead::All : FilesRead::Partly};
    }

private:
    void report(OwnerMapPhase phase, std::uint64_t done, std::uint64_t of) const {
        if (m_progress)
            m_progress(phase, done, of);
    }

    void readInodes() {
        AllInodes inodes(m_volume);
        const auto groups = m_layout.groups.size().value;
        for (std::uint32_t group = 0; group < groups; ++group) {
            m_directoriesHere = 0;
            const bool all = inodes.visit({group}, [this](const RawInode& inode, bool marked) { look(inode, marked); });
            m_incomplete = m_incomplete || !all;
            if (all && !m_layout.groups.hasWrongChecksum({group}) &&
                m_directoriesHere != m_layout.groups.usedDirectories[group]) {
                m_faults.add(FileFault::DirectoryCount, group);
            }
            report(OwnerMapPhase::Inodes, group + 1, groups);
        }
    }

    void look(const RawInode& inode, bool marked) {
        m_fields.checkChecksum(inode);
        const bool isReserved = !m_volume.isOrdinary(inode.number());
        if (inode.links() == 0 && inode.number() != RawInode::badBlocksInode) {
            lookAtUnused(inode, marked, isReserved);
            return;
        }
        if (!marked)
            m_faults.add(FileFault::InodeUnmarked, inode.number());
        const bool hasMap = inode.hasMap(m_layout.filesystem);
        const auto* const map = hasMap ? &m_maps.check(inode) : nullptr;
        if (map != nullptr)
            lookAtMap(inode, *map);
        m_quotas.add(inode, map != nullptr ? &map->extents : nullptr);
        if (isReserved)
            return; // checked with the system files
        m_fields.check(inode, map, m_attributes.check(inode));
        m_incomplete = !m_records.add({.inode = inode.number(),
                                       .links = inode.links(),
                                       .type = static_cast<std::uint8_t>(inode.mode() >> 12U),
                                       .isValue = inode.holdsAttribute()}) ||
                       m_incomplete;
        if (inode.isDirectory()) {
            ++m_directoriesHere;
            m_directories.add(inode, map);
        }
    }

    void lookAtUnused(const RawInode& inode, bool marked, bool isReserved) {
        const bool isOrphan = m_orphans.contains(inode.number());
        if (isReserved || isOrphan) {
            m_directoriesHere += isOrphan && inode.isDirectory() ? 1 : 0;
            if (!marked)
                m_faults.add(FileFault::InodeUnmarked, inode.number());
            return;
        }
        if (marked)
            m_faults.add(inode.isBlank() ? FileFault::InodeBlank : FileFault::InodeMarked, inode.number());
        if (inode.deleted() == 0 && inode.mode() != 0)
            m_faults.add(FileFault::Field, inode.number(), 1, "i_dtime");
    }

    void lookAtMap(const RawInode& inode, const CheckedMap& map) {
        if (map.damaged)
            m_faults.add(FileFault::MapDamaged, inode.number());
        if (map.wrongChecksum)
            m_faults.add(FileFault::MapChecksum, inode.number());
        if (map.outside)
            m_faults.add(FileFault::BlockOutside, inode.number());
        m_incomplete = m_incomplete || map.incomplete;
    }

    /// Link counts, and inodes that no directory names.
    void compareNames() {
        constexpr std::uint32_t mostLinks = 65'000; // EXT2_LINK_MAX: a directory with more has 1 (dir_nlink)
        std::unordered_set<std::uint32_t> values(m_attributes.values().begin(), m_attributes.values().end());
        for (const auto& record : m_records.all()) {
            const auto counted = record.isDirectory() && record.named > mostLinks ? 1 : record.named;
            if (record.isValue && values.contains(record.inode))
                continue;
            if (record.named == 0)
                m_faults.add(FileFault::Unconnected, record.inode);
            else if (counted != record.links)
                m_faults.add(FileFault::LinkCount, record.inode);
        }
    }

    /// Whether ".." names the directory that holds the name, and the root is reached from everywhere.
    void compareDirectories() {
        LoopSearch loops(m_records);
        for (const auto& directory : m_directories.all()) {
            const auto* const record = m_records.find(directory.inode);
            if (record == nullptr)
                continue; // above the maximum
            const auto parent = directory.inode == rootInode ? rootInode : record->parent;
            if (parent == 0 || loops.leadsIntoLoop(*record))
                m_faults.add(FileFault::Unconnected, directory.inode);
            else if (directory.parent != parent)
                m_faults.add(FileFault::DotsWrong, directory.inode);
        }
    }

    void readOwners() {
        OwnerMapOptions options{.largest = 0};
        options.progress = m_progress;
        const auto map = readOwnerMap(m_source, m_bytes, m_layout, options);
        m_incomplete = m_incomplete || map.unreadTables > 0 || map.unreadBitmaps > 0 || map.cut;
        addOwnership(map, m_faults);
    }

    const ByteSource& m_source;
    ByteInterval m_bytes;
    const Layout& m_layout;
    const FilesProgress& m_progress;
    RawBlocks m_blocks;
    CheckedVolume m_volume;
    FileFaults m_faults;
    InodeRecords m_records;
    MapCheck m_maps{m_volume};
    AttributeCheck m_attributes{m_volume, m_faults};
    InodeFieldCheck m_fields{m_volume, m_faults};
    DirectoryCheck m_directories{m_volume, m_records, m_faults};
    QuotaUsage m_quotas{m_volume, m_faults};
    std::unordered_set<std::uint32_t> m_orphans;
    std::uint32_t m_directoriesHere = 0; ///< in the current group
    bool m_incomplete = false;
};

} // namespace

FilesCheck checkFiles(const ByteSource& source, ByteInterval volume, const Layout& layout,
                      const FilesProgress& progress) {
    return FilesReading(source, volume, layout, progress).run();
}

} // namespace atlas
