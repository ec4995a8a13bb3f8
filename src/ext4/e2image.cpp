// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/e2image.h"

#include "base/number_text.h"
#include "ext4/byte_source_io.h"
#include "ext4/filesystem_handle.h"
#include "ondisk/endian.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

namespace atlas {
namespace {

// struct ext2_image_hdr of lib/ext2fs/e2image.h, which is not installed
constexpr std::uint32_t imageMagic = 0x7F2BB710; ///< EXT2_ET_MAGIC_E2IMAGE
constexpr std::size_t superblockAt = 284; ///< offset_super
constexpr std::size_t tablesAt = 288;     ///< offset_inode
constexpr std::size_t inodeBitmapsAt = 292; ///< offset_inodemap
constexpr std::size_t blockBitmapsAt = 296; ///< offset_blockmap

/// Where bytes of the volume are: in the file, or given.
struct HeldPiece {
    ByteInterval bytes;
    ByteOffset from{};
    std::span<const std::byte> given{}; ///< empty, or as many as `bytes`
};

class HeldSource final : public ByteSource {
public:
    HeldSource(std::shared_ptr<const ByteSource> file, ByteCount size, std::vector<HeldPiece> pieces,
               std::shared_ptr<const std::vector<std::byte>> given, bool fills)
        : m_file(std::move(file)),
          m_size(size),
          m_pieces(std::move(pieces)),
          m_given(std::move(given)),
          m_fills(fills) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value > m_size.value || into.size() > m_size.value - offset.value)
            return std::unexpected(failure(offset, "passes the end"));
        while (!into.empty()) {
            const auto next =
                std::ranges::upper_bound(m_pieces, offset, {}, [](const HeldPiece& p) { return p.bytes.first; });
            const auto* const piece = next == m_pieces.begin() ? nullptr : &*std::prev(next);
            const bool isHeld = piece != nullptr && piece->bytes.contains(offset);
            const auto end = isHeld                   ? piece->bytes.end()
                             : next == m_pieces.end() ? ByteOffset{m_size.value}
                                                      : next->bytes.first;
            const auto part = into.first(std::min<std::uint64_t>(into.size(), (end - offset).value));
            if (auto status = isHeld ? readPiece(*piece, offset, part) : fill(offset, part); !status)
                return status;
            into = into.subspan(part.size());
            offset += ByteCount{part.size()};
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_file->name(); }
    void noteFailure(const Error& error) const override { m_file->noteFailure(error); }

private:
    [[nodiscard]] Error failure(ByteOffset offset, std::string_view what) const {
        return {.kind = ErrorKind::Unsupported,
                .what = fmt::format("byte {} {}", grouped(offset.value), what),
                .where = name()};
    }

    [[nodiscard]] Status readPiece(const HeldPiece& piece, ByteOffset offset, std::span<std::byte> into) const {
        const auto skipped = offset - piece.bytes.first;
        if (piece.given.empty())
            return m_file->read(piece.from + skipped, into);
        std::ranges::copy(piece.given.subspan(skipped.value, into.size()), into.begin());
        return {};
    }

    [[nodiscard]] Status fill(ByteOffset offset, std::span<std::byte> into) const {
        if (!m_fills)
            return std::unexpected(failure(offset, "is not in this image, which holds metadata alone"));
        std::ranges::fill(into, std::byte{});
        return {};
    }

    std::shared_ptr<const ByteSource> m_file;
    ByteCount m_size;
    std::vector<HeldPiece> m_pieces; ///< in rising order, none of which overlap
    std::shared_ptr<const std::vector<std::byte>> m_given;
    bool m_fills;
};

std::unexpected<Error> damagedImage(const ByteSource& file, std::string what, std::string found = {}) {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                 .what = "the metadata image is damaged: " + std::move(what),
                                 .where = file.name(),
                                 .found = std::move(found)});
}

/// What is checked before libext2fs allocates by it.
Status checkClaims(const ByteSource& file, std::uint64_t superblock, std::uint64_t maxGroups) {
    std::array<std::byte, SUPERBLOCK_SIZE> bytes{};
    if (!file.read({superblock}, bytes))
        return damagedImage(file, "it ends before the superblock");
    constexpr std::size_t blocksHigh = 0x150;
    const bool isWide = (little<std::uint32_t>(bytes, 0x60) & EXT4_FEATURE_INCOMPAT_64BIT) != 0;
    const auto high = isWide ? std::uint64_t{little<std::uint32_t>(bytes, blocksHigh)} : 0;
    const auto blocks = high << 32U | little<std::uint32_t>(bytes, 4);
    const auto perGroup = little<std::uint32_t>(bytes, 32);
    const auto groups = perGroup == 0 ? 0 : ceilDiv(blocks, std::uint64_t{perGroup});
    if (groups > maxGroups) {
        return std::unexpected(Error{.kind = ErrorKind::Limit,
                                     .what = "the file system has too many block groups",
                                     .where = file.name(),
                                     .found = grouped(groups),
                                     .expected = "at most " + grouped(maxGroups),
                                     .hint = "--max-groups N"});
    }
    if (groups * EXT2_MIN_DESC_SIZE > file.size().value)
        return damagedImage(file, "it ends before the group descriptors", grouped(groups) + " groups");
    return {};
}

/// The offset of which the header keeps 32 bits, for a part that does not begin before `after`.
std::uint64_t unwrapped(std::uint32_t low, std::uint64_t after) {
    constexpr std::uint64_t wrap = std::uint64_t{1} << 32U;
    const auto offset = after / wrap * wrap + low;
    return offset < after ? offset + wrap : offset;
}

/// Offsets in the header.
struct ImageParts {
    std::uint32_t superblock = 0;
    std::uint32_t tables = 0;
    std::uint32_t blockBitmaps = 0;
    std::uint32_t inodeBitmaps = 0;
};

/// Collects what the image holds. Inode tables, block bitmaps and inode bitmaps follow each other (misc/e2image.c,
/// write_image_file).
class HeldPieces {
public:
    HeldPieces(ext2_filsys fs, const ImageParts& parts) : m_fs(fs), m_parts(parts) {}

    void collect() {
        const auto& sb = *m_fs->super;
        m_pieces.push_back({.bytes = {{SUPERBLOCK_OFFSET}, {SUPERBLOCK_SIZE}}, .from = {m_parts.superblock}});
        addDescriptors();
        const dgrp_t groups = m_fs->group_desc_count;
        const auto tableBytes = std::uint64_t{m_fs->inode_blocks_per_group} * m_fs->blocksize;
        const std::uint64_t blockBits = sb.s_clusters_per_group / 8;
        const std::uint64_t inodeBits = sb.s_inodes_per_group / 8;
        const auto blockBitmaps = unwrapped(m_parts.blockBitmaps, m_parts.tables + std::uint64_t{groups} * tableBytes);
        const auto inodeBitmaps = unwrapped(m_parts.inodeBitmaps, blockBitmaps + std::uint64_t{groups} * blockBits);
        m_ones->insert(m_ones->end(), m_fs->blocksize, std::byte{0xFF});
        for (dgrp_t g = 0; g < groups; ++g) {
            add(ext2fs_inode_table_loc(m_fs, g), std::uint64_t{m_parts.tables} + g * tableBytes, tableBytes);
            addBitmap(ext2fs_block_bitmap_loc(m_fs, g), blockBitmaps + g * blockBits, blockBits);
            addBitmap(ext2fs_inode_bitmap_loc(m_fs, g), inodeBitmaps + g * inodeBits, inodeBits);
        }
        m_end = inodeBitmaps + std::uint64_t{groups} * inodeBits;
    }

    /// In rising order; of those that overlap, as damaged descriptors may have it, the first.
    [[nodiscard]] std::vector<HeldPiece> take() {
        std::ranges::stable_sort(m_pieces, {}, [](const HeldPiece& p) { return p.bytes.first; });
        std::vector<HeldPiece> kept;
        for (const auto& piece : m_pieces)
            if (kept.empty() || kept.back().bytes.end() <= piece.bytes.first)
                kept.push_back(piece);
        return kept;
    }
    [[nodiscard]] std::shared_ptr<const std::vector<std::byte>> given() const { return m_ones; }
    /// Where the image ends at least.
    [[nodiscard]] std::uint64_t end() const { return m_end; }

private:
    void add(blk64_t block, std::uint64_t from, std::uint64_t bytes) {
        if (block != 0 && block < ext2fs_blocks_count(m_fs->super) && bytes != 0)
            m_pieces.push_back({.bytes = {{block * m_fs->blocksize}, {bytes}}, .from = {from}});
    }

    /// The image leaves out the end of the block, which has all bits set.
    void addBitmap(blk64_t block, std::uint64_t from, std::uint64_t bytes) {
        bytes = std::min<std::uint64_t>(bytes, m_fs->blocksize);
        add(block, from, bytes);
        const auto rest = m_fs->blocksize - bytes;
        if (rest != 0 && block != 0 && block < ext2fs_blocks_count(m_fs->super)) {
            m_pieces.push_back({.bytes = {{block * m_fs->blocksize + bytes}, {rest}},
                                .given = std::span<const std::byte>(*m_ones).first(rest)});
        }
    }

    /// In the image they follow the superblock's block, without gaps.
    void addDescriptors() {
        const auto first = std::uint64_t{m_parts.superblock} + m_fs->blocksize;
        for (dgrp_t n = 0; n < m_fs->desc_blocks; ++n)
            add(ext2fs_descriptor_block_loc2(m_fs, m_fs->super->s_first_data_block, n),
                first + std::uint64_t{n} * m_fs->blocksize, m_fs->blocksize);
    }

    ext2_filsys m_fs;
    ImageParts m_parts;
    std::vector<HeldPiece> m_pieces;
    std::shared_ptr<std::vector<std::byte>> m_ones = std::make_shared<std::vector<std::byte>>();
    std::uint64_t m_end = 0;
};

} // namespace

bool isE2image(std::span<const std::byte> head) {
    return head.size() >= e2imageHeadBytes && little<std::uint32_t>(head, 0) == imageMagic;
}

Result<E2image> openE2image(const std::shared_ptr<const ByteSource>& file, std::uint64_t maxGroups) {
    std::array<std::byte, e2imageHeadBytes> header{};
    if (!file->read({0}, header))
        return damagedImage(*file, "it ends within its header");
    const std::uint64_t superblock = little<std::uint32_t>(header, superblockAt);
    if (auto status = checkClaims(*file, superblock, maxGroups); !status)
        return std::unexpected(status.error());
    auto fs = openFilesystem(*file, {.flags = EXT2_FLAG_IMAGE_FILE | EXT2_FLAG_64BITS | EXT2_FLAG_IGNORE_CSUM_ERRORS});
    if (!fs)
        return damagedImage(*file, fs.error());
    const ImageParts parts{.superblock = little<std::uint32_t>(header, superblockAt),
                           .tables = little<std::uint32_t>(header, tablesAt),
                           .blockBitmaps = little<std::uint32_t>(header, blockBitmapsAt),
                           .inodeBitmaps = little<std::uint32_t>(header, inodeBitmapsAt)};
    HeldPieces pieces(fs->get(), parts);
    pieces.collect();
    if (pieces.end() > file->size().value) {
        return damagedImage(*file, "it ends before the last bitmap",
                            fmt::format("{} of {} bytes", grouped(file->size().value), grouped(pieces.end())));
    }
    const ByteCount size{ext2fs_blocks_count((*fs)->super) * (*fs)->blocksize};
    const auto held = pieces.take();
    return E2image{.filled = std::make_shared<HeldSource>(file, size, held, pieces.given(), true),
                   .held = std::make_shared<HeldSource>(file, size, held, pieces.given(), false)};
}

} // namespace atlas
