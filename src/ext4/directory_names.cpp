// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/directory_names.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace atlas {
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
