// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/directory_names.h"

#include "base/units.h"
#include "layout/structure_place.h"
#include "ondisk/field_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace atlas {
namespace {

/// The value of the attribute "system.data", which continues an inline directory; empty without one.
std::span<const std::byte> inlineRest(std::span<const std::byte> inode) {
    constexpr std::uint32_t magic = 0xEA020000;
    constexpr std::size_t header = 16;
    constexpr unsigned systemPrefix = 7;
    const auto begin = usedInodeBytes(inode);
    if (inode.size() < begin + 4 || inode.size() <= RawInode::mapAt + RawInode::mapBytes + 28 ||
        little<std::uint32_t>(inode, begin) != magic) {
        return {};
    }
    const auto area = inode.subspan(begin + 4);
    for (std::size_t at = 0; at + header <= area.size() && little<std::uint32_t>(area, at) != 0;) {
        const auto length = std::to_integer<std::size_t>(area[at]);
        const auto value = little<std::uint16_t>(area, at + 2);
        const auto size = little<std::uint32_t>(area, at + 8);
        const bool isData = length == 4 && std::to_integer<unsigned>(area[at + 1]) == systemPrefix &&
                            at + header + length <= area.size() && area[at + header] == std::byte{'d'};
        if (isData) {
            return value <= area.size() && size <= area.size() - value ? area.subspan(value, size)
                                                                       : std::span<const std::byte>();
        }
        at += (header + length + 3) & ~std::size_t{3};
    }
    return {};
}

} // namespace

InlineDirectory inlineDirectory(const RawInode& inode) {
    constexpr std::size_t parentBytes = 4;
    return {.parent = little<std::uint32_t>(inode.map(), 0),
            .head = inode.map().subspan(parentBytes),
            .rest = inlineRest(inode.bytes())};
}

namespace {

constexpr std::uint64_t longestRequest = MiB;
constexpr std::uint64_t longestGap = std::uint64_t{1} << 15; ///< bytes to read in vain rather than send another request
constexpr std::uint64_t maxDirectoryBlocks = 32'000'000; ///< of all directories together: 128 GiB in 4 KiB blocks

} // namespace

/// Keeps the blocks of a directory up to its size.
class DirectoryBlocks::Collector : public MapVisitor {
public:
    Collector(DirectoryBlocks& into, const RawInode& inode)
        : m_into(into), m_inode(inode.number()), m_end(ceilDiv(inode.size(), into.m_blocks.blockSize())) {}

    bool enter(BlockNumber block, unsigned /*level*/) override {
        const bool isNew = m_into.m_entered.insert(block.value).second;
        m_sound = m_sound && isNew;
        return isNew;
    }
    bool extent(const FileExtent& extent) override {
        const auto kept = extent.logical >= m_end ? 0 : std::min(extent.blocks.count.value, m_end - extent.logical);
        if (kept != 0 && !extent.unwritten) {
            m_into.m_runs.push_back({{extent.blocks.first, {kept}}, m_inode});
            m_into.m_blockCount += kept;
        }
        return true;
    }
    [[nodiscard]] bool isSound() const { return m_sound; }

private:
    DirectoryBlocks& m_into;
    std::uint32_t m_inode;
    std::uint64_t m_end;
    bool m_sound = true;
};

bool DirectoryBlocks::add(const RawInode& directory) {
    m_directories.push_back(directory.number());
    if (directory.isInline()) {
        m_inline.push_back(directory.number());
        return true;
    }
    Collector collector(*this, directory);
    return m_walk.walk(directory, collector) && collector.isSound();
}

bool DirectoryBlocks::contains(std::uint32_t directory) const {
    return std::ranges::binary_search(m_directories, directory);
}

bool DirectoryBlocks::isInline(std::uint32_t directory) const {
    return std::ranges::binary_search(m_inline, directory);
}

std::uint32_t DirectoryBlocks::groupOf(std::uint32_t inode) const {
    return (inode - 1) / std::max(m_layout.filesystem.inodesPerGroup, 1U);
}

std::span<const DirectoryBlocks::Run> DirectoryBlocks::runsOf(std::uint32_t directory) const {
    const auto found = std::ranges::equal_range(m_runs, directory, {}, &Run::directory);
    return {found.begin(), found.end()};
}

std::uint64_t DirectoryBlocks::blockCountOf(std::uint32_t directory) const {
    std::uint64_t blocks = 0;
    for (const auto& run : runsOf(directory))
        blocks += run.blocks.count.value;
    return blocks;
}

std::optional<std::uint32_t> DirectoryBlocks::parentOf(std::uint32_t directory) {
    std::optional<std::uint32_t> parent;
    const Visitor visitor = [&parent](std::uint32_t /*directory*/, const DirectoryEntry& entry) {
        if (entry.name == "..")
            parent = entry.inode;
        return !parent;
    };
    m_visitor = &visitor;
    m_outcome = {};
    if (isInline(directory))
        readInline(directory);
    else if (const auto runs = runsOf(directory); !runs.empty())
        readRun({{runs.front().blocks.first, {1}}, directory});
    return parent;
}

DirectoryBlocks::Outcome DirectoryBlocks::readOne(std::uint32_t directory, const Visitor& visitor) {
    m_visitor = &visitor;
    m_outcome = {};
    m_read = 0;
    if (isInline(directory)) {
        m_outcome.broken += readInline(directory) ? 0 : 1;
    } else {
        const auto runs = runsOf(directory);
        readRuns({runs.begin(), runs.end()}, {});
    }
    return m_outcome;
}

DirectoryBlocks::Outcome DirectoryBlocks::readAll(std::span<const std::uint32_t> nearInodes, const Visitor& visitor,
                                                  const Progress& progress) {
    m_visitor = &visitor;
    m_outcome = {};
    m_read = 0;
    for (std::size_t n = 0; n < m_inline.size() && !m_outcome.ended; ++n)
        m_outcome.broken += readInline(m_inline[n]) ? 0 : 1;
    std::unordered_set<std::uint32_t> groups;
    for (const auto inode : nearInodes)
        groups.insert(groupOf(inode));
    auto runs = m_runs;
    const auto far =
        std::ranges::partition(runs, [&](const Run& run) { return groups.contains(groupOf(run.directory)); });
    readRuns({runs.begin(), far.begin()}, progress);
    readRuns({far.begin(), runs.end()}, progress);
    return m_outcome;
}

/// Reads in disk order. A block belongs to one directory; if another claims it, it is not read again.
void DirectoryBlocks::readRuns(std::vector<Run> runs, const Progress& progress) {
    std::ranges::sort(runs, {}, [](const Run& run) { return run.blocks.first; });
    BlockNumber done{0};
    for (auto& run : runs) {
        const auto first = std::max(run.blocks.first, done);
        const auto cut = std::min(first - run.blocks.first, run.blocks.count);
        m_outcome.broken += cut.value;
        run.blocks = {first, {run.blocks.count.value - cut.value}};
        done = std::max(done, run.blocks.end());
    }
    for (std::size_t n = 0; n < runs.size() && !m_outcome.ended;) {
        const auto end = batchAt(runs, n);
        const auto batch = std::span(runs).subspan(n, end - n);
        std::uint64_t blocks = 0;
        for (const auto& run : batch)
            blocks += run.blocks.count.value;
        if (m_read >= maxDirectoryBlocks)
            m_outcome.broken += blocks;
        else
            readBatch(batch);
        m_read += blocks;
        n = end;
        if (progress)
            progress(m_read, m_blockCount);
    }
}

/// End of the runs that one request covers.
std::size_t DirectoryBlocks::batchAt(std::span<const Run> runs, std::size_t first) const {
    const auto most = longestRequest / m_blocks.blockSize();
    const auto gap = longestGap / m_blocks.blockSize();
    auto end = first + 1;
    while (end < runs.size() && (runs[end].blocks.first - runs[end - 1].blocks.end()).value <= gap &&
           (runs[end].blocks.end() - runs[first].blocks.first).value <= most) {
        ++end;
    }
    return end;
}

void DirectoryBlocks::readBatch(std::span<const Run> batch) {
    const auto first = batch.front().blocks.first;
    const auto size = m_blocks.blockSize();
    m_buffer.resize((batch.back().blocks.end() - first).value * size * (batch.size() > 1 ? 1 : 0));
    // If the batch cannot be read whole, each run is tried alone.
    const bool isWhole = batch.size() > 1 && m_blocks.read(first, m_buffer);
    for (const auto& run : batch) {
        if (isWhole) {
            readBlocks(
                std::span(m_buffer).subspan((run.blocks.first - first).value * size, run.blocks.count.value * size),
                run.directory);
        } else {
            readRun(run);
        }
    }
}

void DirectoryBlocks::readRun(const Run& run) {
    const auto size = m_blocks.blockSize();
    const auto most = std::max<std::uint64_t>(longestRequest / size, 1);
    for (auto at = run.blocks.first; at < run.blocks.end() && !m_outcome.ended;) {
        const BlockCount count{std::min(most, (run.blocks.end() - at).value)};
        m_buffer.resize(count.value * size);
        if (m_blocks.read(at, m_buffer))
            readBlocks(m_buffer, run.directory);
        else
            m_outcome.broken += count.value;
        at += count;
    }
}

void DirectoryBlocks::readBlocks(std::span<const std::byte> bytes, std::uint32_t directory) {
    const auto size = m_blocks.blockSize();
    for (std::size_t at = 0; at < bytes.size() && !m_outcome.ended; at += size)
        m_outcome.broken += entries(bytes.subspan(at, size), directory) ? 0 : 1;
}

bool DirectoryBlocks::readInline(std::uint32_t directory) {
    const auto place = inodePlace(m_layout, directory);
    std::vector<std::byte> bytes(m_layout.filesystem.inodeSize);
    if (!place || !m_blocks.readBytes(place->bytes.first, bytes))
        return false;
    const auto parts = inlineDirectory(RawInode(directory, bytes));
    m_outcome.ended = !(*m_visitor)(directory, {.inode = parts.parent, .name = ".."});
    const bool head = m_outcome.ended || entries(parts.head, directory);
    return (m_outcome.ended || entries(parts.rest, directory)) && head;
}

bool DirectoryBlocks::entries(std::span<const std::byte> bytes, std::uint32_t directory) {
    return eachDirectoryEntry(bytes, m_blocks.blockSize(), [&](const DirectoryEntry& entry) {
        m_outcome.ended = entry.inode != 0 && !(*m_visitor)(directory, entry);
        return !m_outcome.ended;
    });
}

namespace {

constexpr std::size_t deepest = 2048; ///< nesting of directories: PATH_MAX / 2
constexpr std::size_t maxPathBytes = 64 * MiB; ///< for the paths of one inode

bool isDots(std::string_view name) { return name == "." || name == ".."; }

/// Number of names after which the search for `wanted` can stop; nullopt if all directories must be read.
std::optional<std::uint64_t> namesOf(std::span<const DirectoryNames::Wanted> wanted) {
    std::uint64_t names = 0;
    for (const auto& one : wanted) {
        if (!one.isDirectory && one.links == 0)
            return std::nullopt;
        names += one.isDirectory ? 0 : one.links;
    }
    return names;
}

} // namespace

std::uint64_t DirectoryNames::read(std::span<const Wanted> wanted, const DirectoryBlocks::Progress& progress) {
    std::vector<std::uint32_t> next; // directories without a known name
    for (const auto& one : wanted) {
        m_wanted.push_back(one.inode);
        if (one.isDirectory)
            next.push_back(one.inode);
    }
    std::ranges::sort(m_wanted);
    m_budget = m_directories.blockCount() + 1;
    if (next.size() < wanted.size())
        readFiles(namesOf(wanted).value_or(UINT64_MAX), progress);
    for (const auto& name : m_names)
        next.push_back(name.directory);
    if (!climb(std::move(next)))
        readEverything(progress);
    sortNames();
    return m_broken;
}

/// Stops after `names` names, as debugfs does (debugfs/ncheck.c).
void DirectoryNames::readFiles(std::uint64_t names, const DirectoryBlocks::Progress& progress) {
    const auto visitor = [&](std::uint32_t directory, const DirectoryEntry& entry) {
        if (isWanted(entry.inode) && !isDots(entry.name) && !m_directories.contains(entry.inode)) {
            keep(entry, directory);
            --names;
        }
        return names != 0;
    };
    m_broken += m_directories.readAll(m_wanted, visitor, progress).broken;
    sortNames();
}

/// False if ".." does not lead from all of them to the root, or leads through more blocks than all directories have.
bool DirectoryNames::climb(std::vector<std::uint32_t> directories) {
    for (std::size_t level = 0; !directories.empty(); ++level) {
        if (level == deepest)
            return false;
        std::map<std::uint32_t, std::vector<std::uint32_t>> byParent;
        std::ranges::sort(directories);
        directories.erase(std::ranges::unique(directories).begin(), directories.end());
        for (const auto directory : directories) {
            if (directory == rootInode || isNamed(directory))
                continue;
            const auto parent = m_directories.parentOf(directory);
            if (!parent || *parent == directory || !m_directories.contains(*parent))
                return false;
            byParent[*parent].push_back(directory);
        }
        directories.clear();
        for (const auto& [parent, children] : byParent) {
            if (!readFrom(parent, children))
                return false;
            directories.push_back(parent);
        }
        sortNames();
    }
    return true;
}

/// Reads the names of `directories`, which are sorted. False if not all are in `parent`.
bool DirectoryNames::readFrom(std::uint32_t parent, std::span<const std::uint32_t> directories) {
    const auto blocks = m_directories.blockCountOf(parent);
    if (blocks > m_budget)
        return false;
    m_budget -= blocks;
    std::vector<bool> found(directories.size());
    auto left = directories.size();
    const auto visitor = [&](std::uint32_t directory, const DirectoryEntry& entry) {
        const auto at = std::ranges::lower_bound(directories, entry.inode);
        if (at != directories.end() && *at == entry.inode && !isDots(entry.name)) {
            const auto index = static_cast<std::size_t>(at - directories.begin());
            if (!found[index]) {
                found[index] = true;
                --left;
                keep(entry, directory);
            }
        }
        return left != 0;
    };
    m_broken += m_directories.readOne(parent, visitor).broken;
    return left == 0;
}

void DirectoryNames::readEverything(const DirectoryBlocks::Progress& progress) {
    constexpr unsigned directoryType = 2;
    m_names.clear();
    m_texts.clear();
    const auto visitor = [this](std::uint32_t directory, const DirectoryEntry& entry) {
        const bool mayLead = entry.type == directoryType || entry.type == 0; // 0: unknown, as without filetype
        if (!isDots(entry.name) && (isWanted(entry.inode) || (mayLead && m_directories.contains(entry.inode))))
            keep(entry, directory);
        return true;
    };
    m_broken = m_directories.readAll({}, visitor, progress).broken;
}

void DirectoryNames::keep(const DirectoryEntry& entry, std::uint32_t directory) {
    m_names.push_back({entry.inode, directory, m_texts.size(), static_cast<std::uint8_t>(entry.name.size())});
    m_texts += entry.name;
}

void DirectoryNames::sortNames() { std::ranges::stable_sort(m_names, {}, &Name::inode); }

bool DirectoryNames::isWanted(std::uint32_t inode) const { return std::ranges::binary_search(m_wanted, inode); }

bool DirectoryNames::isNamed(std::uint32_t inode) const {
    return std::ranges::binary_search(m_names, inode, {}, &Name::inode);
}

std::optional<std::vector<std::string>> DirectoryNames::pathsOf(std::uint32_t inode) const {
    if (inode == rootInode)
        return std::vector<std::string>{"/"};
    std::vector<std::string> paths;
    std::size_t bytes = 0;
    for (const auto& name : std::ranges::equal_range(m_names, inode, {}, &Name::inode)) {
        paths.push_back(pathOf(name.directory) + "/" + std::string(text(name)));
        bytes += paths.back().size();
        if (bytes > maxPathBytes)
            return std::nullopt;
    }
    std::ranges::sort(paths);
    return paths;
}

/// Path without a trailing slash; begins with "<12>" if no way leads to the root.
std::string DirectoryNames::pathOf(std::uint32_t directory) const {
    std::vector<std::string_view> names;
    auto at = directory;
    while (at != rootInode && names.size() < deepest) {
        const auto found = std::ranges::lower_bound(m_names, at, {}, &Name::inode);
        if (found == m_names.end() || found->inode != at)
            break;
        names.push_back(text(*found));
        at = found->directory;
    }
    if (at != rootInode && names.size() == deepest) { // a loop
        names.clear();
        at = directory;
    }
    std::string path = at == rootInode ? std::string() : fmt::format("<{}>", at);
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        path += '/';
        path += *name;
    }
    return path;
}

} // namespace atlas
