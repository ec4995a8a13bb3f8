// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/checked_volume.h"

#include "ondisk/endian.h"

#include <vector>

namespace atlas {
namespace {

constexpr std::size_t checkedSuperblockBytes = 1024;

/// The superblock from which the layout was read; empty if it cannot be read again.
std::vector<std::byte> readSuperblock(const RawBlocks& blocks, const Filesystem& fs) {
    std::vector<std::byte> bytes(checkedSuperblockBytes);
    const auto at = fs.primaryIsLost() ? fs.superblockBlock.value * fs.blockSize.value : checkedSuperblockBytes;
    if (!blocks.readBytes(ByteOffset{at}, bytes))
        bytes.clear();
    return bytes;
}

} // namespace

CheckedVolume::CheckedVolume(const RawBlocks& raw, const Layout& shown)
    : blocks(raw),
      layout(shown),
      ofHurd(fs().creatorOs == "Hurd"),
      extents(fs().has("extent")),
      fileTypes(fs().has("filetype")),
      dirIndex(fs().has("dir_index")),
      hugeFile(fs().has("huge_file")),
      wide(fs().has("64bit")),
      inlineData(fs().has("inline_data")),
      attributes(fs().has("ext_attr")),
      eaInode(fs().has("ea_inode")),
      casefold(fs().has("casefold")),
      imagic(fs().has("imagic_inodes")) {
    const auto bytes = readSuperblock(raw, fs());
    if (bytes.empty())
        return;
    const auto word = [&](std::size_t at) { return little<std::uint32_t>(bytes, at); };
    checksums = fs().has("metadata_csum") && fs().creatorOs == "Linux";
    if (checksums) {
        context.features = {"metadata_csum"};
        context.checksumSeed = fs().checksumSeed.value_or(0);
        checksums = fs().checksumSeed.has_value();
    }
    if (fs().revision > 0)
        firstInode = word(0x54);
    lastOrphan = word(0xE8);
    for (std::size_t n = 0; n < hashSeed.size(); ++n)
        hashSeed[n] = word(0xEC + 4 * n);
    preallocated = std::to_integer<unsigned>(bytes[0xCD]);
    constexpr std::uint32_t unsignedFlag = 2;
    unsignedHash = (word(0x160) & unsignedFlag) != 0;
    if (fs().has("quota"))
        quotas = {word(0x240), word(0x244), fs().has("project") ? word(0x26C) : 0};
    if (fs().has("orphan_file"))
        orphanFile = word(0x280);
}

} // namespace atlas
