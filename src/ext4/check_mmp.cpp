// SPDX-License-Identifier: GPL-3.0-or-later
// The block of multiple-mount protection: lib/ext2fs/mmp.c (ext2fs_mmp_read, ext2fs_mmp_start).
#include "ext4/check_contents.h"

#include <string>

namespace atlas {
namespace {

std::string hostOf(const mmp_struct& mmp) {
    const auto& name = mmp.mmp_nodename;
    const auto* const bytes = reinterpret_cast<const char*>(name);
    return {bytes, ::strnlen(bytes, sizeof(name))};
}

} // namespace

void checkMmpBlock(VolumeBlocks& blocks, blk64_t block, SystemFileFindings findings) {
    if (block == 0) {
        findings.add(SystemFileFault::NoInode);
        return;
    }
    const auto bytes = blocks.read(block);
    if (bytes.empty()) {
        return;
    }
    mmp_struct mmp{};
    std::memcpy(&mmp, bytes.data(), sizeof(mmp));
    if (ext2fs_le32_to_cpu(mmp.mmp_magic) != EXT4_MMP_MAGIC) {
        findings.add(SystemFileFault::NoHeader);
        return;
    }
    if (ext2fs_mmp_csum_verify(blocks.fs(), &mmp) == 0) {
        findings.add(SystemFileFault::ContentChecksum, block);
        return;
    }
    if (const auto sequence = ext2fs_le32_to_cpu(mmp.mmp_seq); sequence != EXT4_MMP_SEQ_CLEAN) {
        findings.append({.kind = FindingKind::MmpInUse, .numbers = {sequence}, .detail = hostOf(mmp)});
    }
}

} // namespace atlas
