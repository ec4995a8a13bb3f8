// SPDX-License-Identifier: GPL-3.0-or-later
// Header and root of a quota file: lib/support/quotaio_v2.c (v2_check_file, v2_init_io) and quotaio_tree.c
// (check_reference). The file has blocks of its own, of 1,024 bytes.
#include "ext4/check_contents.h"

#include <array>

namespace atlas {
namespace {

constexpr std::array<std::uint32_t, 3> magics{0xD9C01F11, 0xD9C01927, 0xD9C03F14};
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint64_t quotaBlock = 1024;
constexpr std::uint64_t maxBytes = std::uint64_t{1} << 31;
constexpr std::size_t referencesInRoot = quotaBlock / sizeof(std::uint32_t);

void checkRoot(std::span<const char> root, std::uint32_t blocks, SystemFileFindings& findings) {
    for (std::size_t n = 0; n < referencesInRoot; ++n) {
        const auto reference = littleWord(root, n * sizeof(std::uint32_t));
        if (reference >= blocks) {
            findings.range("a reference in the tree", reference, 0, blocks - 1);
            return;
        }
    }
}

} // namespace

void checkQuotaFile(VolumeBlocks& blocks, const FileContent& file, QuotaType type, SystemFileFindings findings) {
    const auto header = blocks.read(file.first);
    if (header.empty()) {
        return;
    }
    if (littleWord(header, 0) != magics.at(static_cast<std::size_t>(type))) {
        findings.add(SystemFileFault::NoHeader);
        return;
    }
    const auto used = littleWord(header, 20);
    const auto there = (file.size() + quotaBlock - 1) / quotaBlock;
    findings.range("dqh_version", littleWord(header, 4), 0, newestVersion);
    if (there < 2 || file.size() > maxBytes) {
        findings.add(SystemFileFault::WrongSize, file.size());
        return;
    }
    findings.range("dqi_blocks", used, 2, there);
    if (used < 2 || used > there) {
        return;
    }
    findings.range("dqi_free_blk", littleWord(header, 24), 0, used - 1);
    findings.range("dqi_free_entry", littleWord(header, 28), 0, used - 1);
    if (header.size() >= 2 * quotaBlock) {
        checkRoot(header.subspan(quotaBlock, quotaBlock), used, findings);
    } else if (const auto second = blocks.blockOf(file.number, *file.inode, 1); second != 0) {
        if (const auto root = blocks.read(second); !root.empty()) {
            checkRoot(root, used, findings);
        }
    }
}

} // namespace atlas
