// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/find_inode_paths.h"

#include "ext4/used_inodes.h"

namespace atlas {

InodeNames::InodeNames(const ByteSource& source, ByteInterval volume, const Layout& layout)
    : m_layout(layout),
      m_blocks(source, volume, layout.filesystem),
      m_directories(m_blocks, layout),
      m_names(m_directories),
      m_outcome{.isFromCopies = layout.isFromCopies()} {}

void InodeNames::read(const std::function<bool(std::uint32_t inode)>& isWanted, const OwnerSearchOptions& options) {
    UsedInodes inodes(m_blocks, m_layout);
    std::vector<DirectoryNames::Wanted> wanted;
    const auto look = [&](const RawInode& each) {
        if (each.isDirectory() && each.links() != 0)
            m_outcome.brokenMaps += m_directories.add(each) ? 0 : 1;
        if ((each.links() != 0 || each.isDirectory()) && isWanted(each.number()))
            wanted.push_back({.inode = each.number(), .links = each.links(), .isDirectory = each.isDirectory()});
    };
    const auto report = [&](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
        if (options.progress)
            options.progress(phase, done, of);
    };
    const auto groups = m_layout.groups.size();
    for (std::uint32_t group = 0; group < groups.value; ++group) {
        m_outcome.unreadTables += inodes.visit({group}, look) ? 0 : 1;
        report(OwnerSearchPhase::Inodes, group + 1, groups.value);
    }
    if (wanted.empty())
        return;
    m_outcome.brokenDirectories = m_names.read(
        wanted, [&](std::uint64_t done, std::uint64_t of) { report(OwnerSearchPhase::Directories, done, of); });
}

std::vector<std::string> InodeNames::pathsOf(std::uint32_t inode) {
    auto paths = m_names.pathsOf(inode);
    m_outcome.cut = m_outcome.cut || !paths;
    return std::move(paths).value_or(std::vector<std::string>{});
}

InodePaths findInodePaths(const ByteSource& source, ByteInterval volume, const Layout& layout, std::uint32_t inode,
                          const OwnerSearchOptions& options) {
    InodeNames names(source, volume, layout);
    names.read([inode](std::uint32_t each) { return each == inode; }, options);
    auto paths = names.pathsOf(inode);
    auto out = names.outcome();
    out.paths = std::move(paths);
    return out;
}

} // namespace atlas
