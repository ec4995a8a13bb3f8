// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_allocation.h"

#include "allocation/bitmap_reader.h"
#include "base/number_text.h"
#include "base/read_error_log.h"
#include "ext4/open_volume.h"
#include "ondisk/crc32c.h"

#include <fmt/format.h>

namespace atlas {
namespace {

/// Verifies the checksums of the bitmaps while passing them to a scan.
class Verifier final : public BitmapVisitor {
public:
    Verifier(ext2_filsys fs, const Layout& layout, AllocationScan& scan)
        : m_fs(fs), m_layout(layout), m_scan(scan), m_verify(ext2fs_has_feature_metadata_csum(fs->super) != 0) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override {
        if (m_verify) {
            verify(group, bits);
        }
        m_scan.bitmap(bits);
    }
    void uninitialised(GroupNumber) override { m_scan.uninitialised(); }
    void unreadable(const Finding& why) override {
        m_scan.finding(why);
        m_scan.unknown();
    }

private:
    /// The checksum covers clusters_per_group / 8 bytes; group descriptors of 32 bytes keep only 16 bits of it
    /// (lib/ext2fs/csum.c).
    void verify(GroupNumber group, std::span<const std::byte> bitmap) {
        const auto bytes = std::min<std::size_t>(m_fs->super->s_clusters_per_group / 8, bitmap.size());
        const auto whole = crc32c(m_fs->csum_seed, bitmap.first(bytes));
        const bool wide = EXT2_DESC_SIZE(m_fs->super) >= EXT4_BG_BLOCK_BITMAP_CSUM_HI_LOCATION;
        const auto computed = wide ? whole : whole & 0xFFFF;
        const auto stored = ext2fs_block_bitmap_checksum(m_fs, group.value);
        if (stored != computed) {
            m_scan.finding({.kind = FindingKind::BitmapChecksum,
                            .region = RegionKind::BlockBitmap,
                            .group = group,
                            .block = m_layout.groups.blockBitmap[group.value],
                            .numbers = {stored, computed}});
        }
    }

    ext2_filsys m_fs;
    const Layout& m_layout;
    AllocationScan& m_scan;
    bool m_verify;
};

Status sameVolume(const std::string& path, ext2_filsys fs, const Layout& layout) {
    if (fs->group_desc_count == layout.groups.size().value && fs->blocksize == layout.filesystem.blockSize.value) {
        return {};
    }
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = "the file system changed while it was read",
                                 .where = path,
                                 .found = fmt::format("{} groups", grouped(fs->group_desc_count)),
                                 .expected = fmt::format("{}", grouped(layout.groups.size().value)),
                                 .hint = "read it again"});
}

/// The reader of bitmaps reports its own errors; opening the volume tolerates some.
void addReadErrors(const ReadErrorLog& opening, std::vector<Finding>& findings) {
    CappedFindings capped;
    for (const auto& error : opening.errors()) {
        capped.add({.kind = FindingKind::ReadFailed, .detail = error.what});
    }
    capped.appendTo(findings);
}

} // namespace

Result<Allocation> readAllocation(const ByteSource& source, const Placement& volume, const Layout& layout,
                                  Interval<GroupNumber> groups, const ReadOptions& options) {
    const ReadErrorLog opening(source);
    const auto opened = openVolume(opening, volume.bytes, options.maxGroups);
    if (!opened) {
        return std::unexpected(opened.error());
    }
    auto* const fs = opened->fs.get();
    if (auto same = sameVolume(source.name(), fs, layout); !same) {
        return std::unexpected(same.error());
    }
    AllocationScan scan(layout, groups);
    Verifier verifier(fs, layout, scan);
    BitmapReader reader(source, volume.bytes, layout);
    std::uint32_t reported = 0;
    for (std::uint32_t done = 0; done < groups.count.value;) {
        if (options.progress && (done == 0 || done - reported >= 4096)) {
            options.progress({done}, groups.count);
            reported = done;
        }
        done += reader.step(scan.next(), groups.count.value - done, verifier);
    }
    auto allocation = scan.finish();
    addReadErrors(opening, allocation.findings);
    return allocation;
}

} // namespace atlas
