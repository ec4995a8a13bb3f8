// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_allocation.h"

#include "base/byte_source.h"
#include "base/human.h"
#include "ext4/bitmap_checksum.h"
#include "ext4/open_volume.h"

#include <fmt/format.h>

namespace atlas {
namespace {

/// Long enough that the call costs nothing beside the bytes, short enough to stay in the CPU's cache while they are counted.
constexpr std::uint64_t longestRequest = std::uint64_t{1} << 18;

/// Reads the bitmaps of consecutive groups into one scan.
class BitmapReader {
public:
    BitmapReader(ext2_filsys fs, const ByteSource& source, ByteInterval volume, const Layout& layout,
                 AllocationScan& scan)
        : m_fs(fs),
          m_source(source),
          m_volume(volume),
          m_layout(layout),
          m_scan(scan),
          m_verify(ext2fs_has_feature_metadata_csum(fs->super) != 0),
          m_mayBeUninitialised(ext2fs_has_group_desc_csum(fs) != 0),
          m_buffer(longestRequest + fs->blocksize) {}

    /// Takes the group whose turn it is, and those after it whose bitmaps one request brings. Returns how many.
    std::uint32_t step(std::uint32_t most) {
        const auto first = m_scan.next();
        if (isUninitialised(first)) {
            m_scan.uninitialised();
            return 1;
        }
        const auto count = neighbours(first, most);
        const auto block = m_layout.groups.blockBitmap[first.value];
        const auto bytes = std::span(m_buffer).first(count * blockSize());
        if (const auto problem = read(block, bytes); problem.empty()) {
            for (std::uint32_t n = 0; n < count; ++n) {
                take(bytes.subspan(n * blockSize(), blockSize()));
            }
            return count;
        } else if (count == 1) {
            refuse(block, problem);
            return 1;
        }
        // Each alone, so that one bad block does not cost the others.
        for (std::uint32_t n = 0; n < count; ++n) {
            const auto one = bytes.first(blockSize());
            const BlockNumber at = block + BlockCount{n};
            if (const auto problem = read(at, one); problem.empty()) {
                take(one);
            } else {
                refuse(at, problem);
            }
        }
        return count;
    }

private:
    [[nodiscard]] std::size_t blockSize() const { return m_fs->blocksize; }

    [[nodiscard]] bool isUninitialised(GroupNumber group) const {
        return m_mayBeUninitialised && m_layout.groups.has(group, GroupFlag::BlockUninit);
    }

    /// Groups from `first` on whose bitmaps lie one behind the other.
    [[nodiscard]] std::uint32_t neighbours(GroupNumber first, std::uint32_t most) const {
        const auto& at = m_layout.groups.blockBitmap;
        most = static_cast<std::uint32_t>(std::min<std::uint64_t>(most, m_buffer.size() / blockSize()));
        std::uint32_t count = 1;
        while (count < most && at[first.value + count] == at[first.value] + BlockCount{count} &&
               !isUninitialised(first + GroupCount{count})) {
            ++count;
        }
        return count;
    }

    /// Empty where it went well, else why not.
    [[nodiscard]] std::string read(BlockNumber block, std::span<std::byte> into) const {
        const auto blocks = into.size() / blockSize();
        if (block.value >= m_layout.filesystem.blockCount.value ||
            blocks > m_layout.filesystem.blockCount.value - block.value) {
            return fmt::format("block {} is outside the volume", grouped(block.value));
        }
        const auto at = m_volume.first + ByteCount{block.value * blockSize()};
        const auto status = m_source.read(at, into);
        return status ? std::string() : sentence(status.error());
    }

    void take(std::span<const std::byte> bitmap) {
        if (m_verify) {
            verify(bitmap);
        }
        m_scan.bitmap(bitmap);
    }

    /// lib/ext2fs/csum.c: clusters_per_group / 8 bytes, and only 16 bits of the sum in descriptors of 32 bytes.
    void verify(std::span<const std::byte> bitmap) {
        const auto group = m_scan.next();
        const auto bytes = std::min<std::size_t>(m_fs->super->s_clusters_per_group / 8, bitmap.size());
        const auto whole = crc32c(m_fs->csum_seed, bitmap.first(bytes));
        const bool wide = EXT2_DESC_SIZE(m_fs->super) >= EXT4_BG_BLOCK_BITMAP_CSUM_HI_LOCATION;
        const auto computed = wide ? whole : whole & 0xFFFF;
        const auto stored = ext2fs_block_bitmap_checksum(m_fs, group.value);
        if (stored != computed) {
            m_scan.finding({.kind = FindingKind::BitmapChecksum,
                            .severity = Severity::Error,
                            .region = RegionKind::BlockBitmap,
                            .group = group,
                            .block = m_layout.groups.blockBitmap[group.value],
                            .numbers = {stored, computed}});
        }
    }

    void refuse(BlockNumber block, const std::string& why) {
        m_scan.finding({.kind = FindingKind::BitmapUnreadable,
                        .severity = Severity::Error,
                        .region = RegionKind::BlockBitmap,
                        .group = m_scan.next(),
                        .block = block,
                        .numbers = {block.value},
                        .detail = why});
        m_scan.unknown();
    }

    ext2_filsys m_fs;
    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    AllocationScan& m_scan;
    bool m_verify;
    bool m_mayBeUninitialised;
    std::vector<std::byte> m_buffer;
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

} // namespace

Result<Allocation> readAllocation(const std::string& path, const Placement& volume, const Layout& layout,
                                  Interval<GroupNumber> groups, const ReadOptions& options) {
    const auto opened = openVolume(path, volume.bytes, options.mostGroups);
    if (!opened) {
        return std::unexpected(opened.error());
    }
    auto* const fs = opened->fs.get();
    if (auto same = sameVolume(path, fs, layout); !same) {
        return std::unexpected(same.error());
    }
    const auto source = openFile(path);
    if (!source) {
        return std::unexpected(source.error());
    }
    AllocationScan scan(layout, groups);
    BitmapReader reader(fs, **source, volume.bytes, layout, scan);
    std::uint32_t reported = 0;
    for (std::uint32_t done = 0; done < groups.count.value;) {
        if (options.progress && (done == 0 || done - reported >= 4096)) {
            options.progress({done}, groups.count);
            reported = done;
        }
        done += reader.step(groups.count.value - done);
    }
    return scan.finish();
}

} // namespace atlas
