// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_directories.h"

#include "ext4/check_inode_fields.h"
#include "ext4/directory_index.h"
#include "ext4/directory_names.h"
#include "layout/structure_place.h"
#include "ondisk/directory.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint64_t longestDirectoryRead = std::uint64_t{1} << 18; // bytes
constexpr std::size_t directoryGenerationAt = 0x64;
constexpr std::size_t smallestRecord = 12;
constexpr unsigned tailType = 0xDE;

/// File types in entries by the upper 4 bits of i_mode (lib/ext2fs/ext2_fs.h, EXT2_FT_*).
unsigned entryType(unsigned modeType) {
    switch (modeType) {
    case 1: return 5;
    case 2: return 3;
    case 4: return 2;
    case 6: return 4;
    case 8: return 1;
    case 10: return 7;
    case 12: return 6;
    default: return 0;
    }
}

} // namespace

void DirectoryCheck::add(const RawInode& directory, const CheckedMap* map) {
    const auto flags = flagsOf(directory);
    CheckedDirectory noted{.inode = directory.number(),
                           .generation = little<std::uint32_t>(directory.bytes(), directoryGenerationAt),
                           .firstRun = m_runs.size(),
                           .blocks = directory.size() / m_volume.blockSize(),
                           .indexed = (flags & flagIndexed) != 0 && m_volume.dirIndex,
                           .encrypted = (flags & flagEncrypted) != 0,
                           .folded = (flags & flagCasefold) != 0,
                           .isInline = directory.isInline()};
    for (const auto& extent : map != nullptr ? map->extents : std::vector<FileExtent>()) {
        if (extent.unwritten) {
            m_faults.add(FileFault::DirectoryDamaged, noted.inode);
            continue;
        }
        if (m_runs.size() == maxRuns) {
            m_incomplete = true;
            break;
        }
        m_runs.push_back({extent.logical, extent.blocks});
        ++noted.runs;
    }
    m_directories.push_back(noted);
}

void DirectoryCheck::run(const std::function<void(std::uint64_t done, std::uint64_t of)>& progress) {
    for (std::size_t n = 0; n < m_directories.size(); ++n) {
        checkOne(m_directories[n]);
        if (n % 1024 == 0)
            progress(n, m_directories.size());
    }
}

void DirectoryCheck::checkOne(CheckedDirectory& directory) {
    m_damaged = m_wrongChecksum = m_wrongDots = m_wrongIndex = false;
    m_hashVersion = -1;
    m_indexed.clear();
    if (directory.isInline) {
        checkInline(directory);
    } else {
        std::uint64_t expected = 0;
        for (std::uint32_t n = 0; n < directory.runs; ++n) {
            const auto run = m_runs[directory.firstRun + n];
            m_damaged = m_damaged || run.logical != expected;
            expected = run.logical + run.blocks.count.value;
            readRun(directory, run);
        }
        m_damaged = m_damaged || expected < directory.blocks || directory.runs == 0;
        if (directory.indexed && !m_incomplete && !m_damaged)
            checkIndex(directory);
    }
    for (const auto& [found, fault] : {std::pair{m_damaged, FileFault::DirectoryDamaged},
                                       {m_wrongChecksum, FileFault::DirectoryChecksum},
                                       {m_wrongDots, FileFault::DotsWrong},
                                       {m_wrongIndex, FileFault::IndexDamaged}}) {
        if (found)
            m_faults.add(fault, directory.inode);
    }
}

void DirectoryCheck::checkInline(CheckedDirectory& directory) {
    const auto place = inodePlace(m_volume.layout, directory.inode);
    std::vector<std::byte> bytes(m_volume.fs().inodeSize);
    if (!place || !m_volume.blocks.readBytes(place->bytes.first, bytes)) {
        m_incomplete = true;
        return;
    }
    const auto parts = inlineDirectory(RawInode(directory.inode, bytes));
    entry(directory, directory.inode, entryType(4), ".", true, false);
    entry(directory, parts.parent, entryType(4), "..", false, true);
    const bool head = entries(directory, parts.head, false, nullptr);
    m_damaged = !entries(directory, parts.rest, false, nullptr) || !head;
}

void DirectoryCheck::readRun(CheckedDirectory& directory, const Run& run) {
    const auto size = m_volume.blockSize();
    const auto most = std::max<std::uint64_t>(longestDirectoryRead / size, 1);
    for (std::uint64_t done = 0; done < run.blocks.count.value;) {
        const auto count = std::min(most, run.blocks.count.value - done);
        m_buffer.resize(count * size);
        const auto first = run.blocks.first + BlockCount{done};
        m_read += count;
        if (m_read > maxBlocks || !m_volume.blocks.read(first, m_buffer)) {
            m_incomplete = true;
            return;
        }
        for (std::uint64_t n = 0; n < count && run.logical + done + n < directory.blocks; ++n)
            block(directory, run.logical + done + n, first + BlockCount{n},
                  std::span(m_buffer).subspan(n * size, size));
        done += count;
    }
}

IndexedBlock::Kind DirectoryCheck::kindOf(const CheckedDirectory& directory, std::uint64_t logical,
                                          std::span<const std::byte> bytes) const {
    using enum IndexedBlock::Kind;
    if (!directory.indexed)
        return Leaf;
    if (logical == 0)
        return Root;
    const bool isEmpty = little<std::uint32_t>(bytes, 0) == 0 && bytes[6] == std::byte{0} &&
                         recordLength(little<std::uint16_t>(bytes, 4), bytes.size()) == bytes.size();
    return isEmpty && little<std::uint16_t>(bytes, indexNodeLimitAt) ==
                          indexLimit(bytes.size(), indexNodeLimitAt, m_volume.checksums)
               ? Node
               : Leaf;
}

void DirectoryCheck::checkChecksum(const CheckedDirectory& directory, IndexedBlock::Kind kind,
                                   std::span<const std::byte> bytes) {
    if (!m_volume.checksums)
        return;
    const ChecksumOwner owner{directory.inode, directory.generation};
    const auto verdict = kind == IndexedBlock::Kind::Leaf ? directoryChecksum(bytes, owner, m_volume.context)
                         : kind == IndexedBlock::Kind::Root
                             ? htreeChecksum(bytes, indexRootLimitAt, owner, m_volume.context)
                             : htreeChecksum(bytes, indexNodeLimitAt, owner, m_volume.context);
    m_wrongChecksum = m_wrongChecksum || !verdict || !verdict->right(); // a missing tail is damage, too
}

void DirectoryCheck::block(CheckedDirectory& directory, std::uint64_t logical, BlockNumber at,
                           std::span<const std::byte> bytes) {
    const auto kind = kindOf(directory, logical, bytes);
    checkChecksum(directory, kind, bytes);
    IndexedBlock* indexed = nullptr;
    if (directory.indexed) {
        m_indexed.push_back({.kind = kind, .at = at});
        if (kind == IndexedBlock::Kind::Root && !directory.encrypted && !directory.folded)
            m_hashVersion = indexHashVersion(bytes, m_volume.unsignedHash);
        indexed = kind == IndexedBlock::Kind::Leaf ? &m_indexed.back() : nullptr;
    }
    if (!entries(directory, bytes, logical == 0, indexed))
        m_damaged = true;
}

/// Whether all entries of `bytes` fit.
bool DirectoryCheck::entries(CheckedDirectory& directory, std::span<const std::byte> bytes, bool dotsFirst,
                             IndexedBlock* indexed) {
    m_names.clear();
    std::size_t n = 0;
    for (std::size_t at = 0; at < bytes.size(); ++n) {
        if (bytes.size() - at < directoryEntryHeader)
            return false;
        const auto length = recordLength(little<std::uint16_t>(bytes, at + 4), m_volume.blockSize());
        const auto nameLength = std::to_integer<std::size_t>(bytes[at + 6]);
        if (length < smallestRecord || length % 4 != 0 || length > bytes.size() - at ||
            nameLength + directoryEntryHeader > length) {
            return false;
        }
        const auto inode = little<std::uint32_t>(bytes, at);
        const auto type = std::to_integer<unsigned>(bytes[at + 7]);
        const std::string_view name(reinterpret_cast<const char*>(bytes.data() + at + directoryEntryHeader),
                                    nameLength);
        const bool isDot = dotsFirst && n == 0;
        const bool isDotDot = dotsFirst && n == 1;
        if ((isDot && (name != "." || inode != directory.inode)) || (isDotDot && (name != ".." || inode == 0)))
            m_wrongDots = true;
        if (inode != 0 && type != tailType) {
            entry(directory, inode, type, name, isDot, isDotDot);
            if (indexed != nullptr && m_hashVersion >= 0 && !isDot && !isDotDot) {
                const auto hash = hashOf(name);
                indexed->lowest = std::min(indexed->lowest, hash);
                indexed->highest = std::max(indexed->highest, hash);
            }
        }
        at += length;
    }
    if (dotsFirst && n < 2)
        m_wrongDots = true;
    std::ranges::sort(m_names);
    if (const auto twice = std::ranges::adjacent_find(m_names); twice != m_names.end())
        m_faults.add(FileFault::EntryName, directory.inode);
    return true;
}

void DirectoryCheck::entry(CheckedDirectory& directory, std::uint32_t inode, unsigned type, std::string_view name,
                           bool isDot, bool isDotDot) {
    const bool isDots = isDot || isDotDot;
    constexpr std::string_view forbidden("/\0", 2);
    constexpr std::size_t shortestEncrypted = 16; // a block of the cipher
    if (name.empty() || (!isDots && (name == "." || name == "..")) ||
        (directory.encrypted ? !isDots && name.size() < shortestEncrypted
                             : name.find_first_of(forbidden) != std::string_view::npos)) {
        m_faults.add(FileFault::EntryName, directory.inode);
    }
    if (!isDots)
        m_names.push_back(name);
    auto* const record = m_volume.isOrdinary(inode) ? m_records.find(inode) : nullptr;
    if (isDotDot)
        directory.parent = inode;
    if (record == nullptr) {
        m_faults.add(FileFault::EntryUnused, directory.inode);
        return;
    }
    ++record->named;
    // Without the feature the byte belongs to the length of the name.
    if (type != (m_volume.fileTypes ? entryType(record->type) : 0))
        m_faults.add(FileFault::EntryType, directory.inode);
    if (isDots || !record->isDirectory())
        return;
    if (record->parent != 0 || inode == rootInode)
        m_faults.add(FileFault::SecondName, directory.inode);
    else
        record->parent = directory.inode;
}

std::uint32_t DirectoryCheck::hashOf(std::string_view name) const {
    return directoryHash(m_hashVersion, name, m_volume.hashSeed);
}

void DirectoryCheck::checkIndex(const CheckedDirectory& directory) {
    const auto read = [this](const IndexedBlock& block, std::span<std::byte> into) {
        return m_volume.blocks.read(block.at, into);
    };
    m_wrongIndex = m_indexed.size() != directory.blocks ||
                   !isSoundIndex(m_indexed, m_volume.blockSize(), m_volume.checksums, m_hashVersion >= 0, read);
}

} // namespace atlas
