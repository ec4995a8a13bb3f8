// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_orphans.h"

#include "layout/raw_inode.h"
#include "layout/structure_place.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <unordered_set>

namespace atlas {
namespace {

constexpr std::size_t maxOrphans = 4'000'000;
constexpr std::uint64_t tailBytes = 8; // of a block of the orphan file: magic number and checksum

std::vector<std::byte> readInode(const CheckedVolume& volume, std::uint32_t number) {
    const auto place = inodePlace(volume.layout, number);
    std::vector<std::byte> bytes(volume.fs().inodeSize);
    if (!place || !volume.blocks.readBytes(place->bytes.first, bytes))
        bytes.clear();
    return bytes;
}

/// The list in i_dtime, from s_last_orphan on.
void followList(const CheckedVolume& volume, FileFaults& faults, std::vector<std::uint32_t>& orphans) {
    std::unordered_set<std::uint32_t> seen;
    for (auto at = volume.lastOrphan; at != 0;) {
        const auto bytes =
            volume.isOrdinary(at) && at <= volume.fs().inodeCount ? readInode(volume, at) : std::vector<std::byte>();
        if (bytes.empty() || !seen.insert(at).second || seen.size() > maxOrphans) {
            faults.add(FileFault::OrphanList, at);
            return;
        }
        orphans.push_back(at);
        at = RawInode(at, bytes).deleted();
    }
}

void readFile(const CheckedVolume& volume, std::vector<std::uint32_t>& orphans) {
    const auto file = std::ranges::find(volume.layout.files, RegionKind::OrphanFile, &SystemFile::kind);
    if (file == volume.layout.files.end())
        return;
    std::vector<std::byte> bytes(volume.blockSize());
    for (const auto& extent : file->dataExtents()) {
        for (auto block = extent.first; block < extent.end() && orphans.size() < maxOrphans; block += BlockCount{1}) {
            if (!volume.blocks.read(block, bytes))
                continue; // the check of the system files reports it
            for (std::size_t at = 0; at + 4 + tailBytes <= bytes.size(); at += 4)
                if (const auto inode = little<std::uint32_t>(bytes, at); inode != 0)
                    orphans.push_back(inode);
        }
    }
}

} // namespace

std::vector<std::uint32_t> readOrphans(const CheckedVolume& volume, FileFaults& faults) {
    std::vector<std::uint32_t> orphans;
    followList(volume, faults, orphans);
    readFile(volume, orphans);
    return orphans;
}

} // namespace atlas
