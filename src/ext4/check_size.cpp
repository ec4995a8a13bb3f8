// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_size.h"

#include "ext4/volume_blocks.h"

#include <algorithm>

namespace atlas {
namespace {

class SizeCheck {
public:
    SizeCheck(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings)
        : m_fs(fs), m_claims(claims), m_blocks(fs, available), m_findings(findings) {}

    void run() {
        if (m_claims.filesystem.primaryIsLost() || m_claims.groups.size().value == 0) {
            return;
        }
        if (!m_claims.filesystem.needsRecovery) { // the journal may hold a newer bitmap
            checkPadding();
        }
    }

private:
    /// e2fsck/pass5.c, check_block_end: the bits behind the last cluster are set.
    void checkPadding() {
        const auto& fs = m_claims.filesystem;
        const GroupNumber last{m_claims.groups.size().value - 1};
        const auto at = m_claims.groups.blockBitmap[last.value];
        if (m_claims.groups.has(last, GroupFlag::BlockUninit) || !m_blocks.isInside(at.value)) {
            return;
        }
        const auto bitmap = m_blocks.read(at.value);
        const std::uint64_t ratio = fs.blocksPerCluster();
        const auto end = std::min<std::uint64_t>(fs.clustersPerGroup, bitmap.size() * 8);
        std::uint64_t unset = 0;
        for (auto bit = (fs.blocksOf(last).count.value + ratio - 1) / ratio; bit < end; ++bit) {
            unset += (std::to_integer<unsigned>(std::byte(bitmap[bit / 8])) >> (bit % 8) & 1U) == 0 ? 1 : 0;
        }
        if (unset > 0) {
            m_findings.push_back({.kind = FindingKind::BitmapPadding,
                                  .region = RegionKind::BlockBitmap,
                                  .group = last,
                                  .block = at,
                                  .numbers = {unset, fs.blockCount.value}});
        }
    }

    ext2_filsys m_fs;
    const LayoutClaims& m_claims;
    VolumeBlocks m_blocks;
    std::vector<Finding>& m_findings;
};

} // namespace

void checkSize(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings) {
    SizeCheck(fs, claims, available, findings).run();
}

} // namespace atlas
