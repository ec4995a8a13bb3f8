// SPDX-License-Identifier: GPL-3.0-or-later
// What a layout can hold, how far it grows, and what it costs to make.
#pragma once

#include "compare/read_model.h"
#include "layout/layout.h"

namespace atlas {

struct Capacity {
    std::uint64_t inodes = 0;
    /// Average size of files with which inodes and space run out together.
    ByteCount fileSizeAtLastInode{};
    ByteCount smallestAllocation{}; ///< a block, or a cluster with bigalloc
    ByteCount largestMounted{}; ///< to which the kernel grows it; the present size if it refuses
    ByteCount largestUnmounted{}; ///< to which resize2fs grows it; the present size if it refuses
    ByteCount written{}; ///< of metadata: by mke2fs, or until now
    ByteCount writtenLater{}; ///< inode tables that the kernel zeroes after mounting
    ByteCount journal{};
    ByteCount usable{}; ///< neither metadata nor system files nor reserved for root
    ByteCount descriptors{}; ///< which the kernel keeps in memory while it is mounted
    bool operator==(const Capacity&) const = default;
};

/// How the inode tables of a plan are written.
enum class TableWriting : std::uint8_t {
    ByFlags, ///< as the descriptors say: of an image, or after a discard that zeroes
    AtOnce, ///< by mke2fs
    Later, ///< by the kernel, because the medium cannot discard
};

[[nodiscard]] Capacity capacityOf(const Layout& layout, TableWriting tables = TableWriting::ByFlags);

/// What the files of a use need.
struct FileNeeds {
    /// Files of this average size must not run out of inodes before they run out of space.
    ByteCount averageSize{};
    ByteCount largestAllocation{}; ///< a larger smallest allocation would waste most of the space
};

/// - Many small files: 64 KiB, the bytes per inode of mke2fs's largest usage type (huge); 16 KiB, its usual ones.
/// - General use, VM image and SD card: 256 KiB, since files of desktops and servers average 200 KiB (Agrawal et al., A
///   Five-Year Study of File-System Metadata, 2007); 64 KiB.
/// - Streaming, database and RAID, whose files are few or unknown: 64 MiB, the most bytes per inode that mke2fs -i
///   accepts.
[[nodiscard]] FileNeeds needsOf(Use use);
[[nodiscard]] bool holdsFilesOf(Use use, const Capacity& capacity);

} // namespace atlas
