// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/find_inode_paths.h"

#include "ext4/directory_names.h"
#include "ext4/used_inodes.h"

#include <array>
#include <optional>

namespace atlas {

InodePaths findInodePaths(const ByteSource& source, ByteInterval volume, const Layout& layout, std::uint32_t inode,
                          const OwnerSearchOptions& options) {
    const RawBlocks blocks(source, volume, layout.filesystem);
    UsedInodes inodes(blocks, layout);
    DirectoryBlocks directories(blocks, layout);
    InodePaths out{.isFromCopies = layout.isFromCopies()};
    std::optional<DirectoryNames::Wanted> wanted;
    const auto look = [&](const RawInode& each) {
        if (each.isDirectory() && each.links() != 0)
            out.brokenMaps += directories.add(each) ? 0 : 1;
        if (each.number() == inode)
            wanted = {.inode = inode, .links = each.links(), .isDirectory = each.isDirectory()};
    };
    const auto report = [&](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
        if (options.progress)
            options.progress(phase, done, of);
    };
    const auto groups = layout.groups.size();
    for (std::uint32_t group = 0; group < groups.value; ++group) {
        out.unreadTables += inodes.visit({group}, look) ? 0 : 1;
        report(OwnerSearchPhase::Inodes, group + 1, groups.value);
    }
    if (!wanted || (wanted->links == 0 && !wanted->isDirectory))
        return out;
    DirectoryNames names(directories);
    out.brokenDirectories = names.read(std::array{*wanted}, [&](std::uint64_t done, std::uint64_t of) {
        report(OwnerSearchPhase::Directories, done, of);
    });
    auto paths = names.pathsOf(inode);
    out.cut = !paths;
    out.paths = std::move(paths).value_or(std::vector<std::string>{});
    return out;
}

} // namespace atlas
