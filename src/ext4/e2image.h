// SPDX-License-Identifier: GPL-3.0-or-later
// Metadata images of e2image: superblock, group descriptors, bitmaps and inode tables of a volume, and nothing else of it.
#pragma once

#include "base/byte_source.h"

#include <cstddef>
#include <memory>
#include <span>

namespace atlas {

inline constexpr std::size_t e2imageHeadBytes = 336;

/// Whether a file with this start is one: the magic number of lib/ext2fs/e2image.h. A raw one (e2image -r) is a sparse
/// image like others.
[[nodiscard]] bool isE2image(std::span<const std::byte> head);

/// The volume that the metadata is of, in its own bytes.
struct E2image {
    /// Zeros where the image holds nothing, to find out what is on the volume.
    std::shared_ptr<const ByteSource> filled{};
    /// Fails there, so that nothing takes for zeros what is not in this image.
    std::shared_ptr<const ByteSource> held{};
};

/// `file` is opened with EXT2_FLAG_IMAGE_FILE of libext2fs. Corrupt if it ends early, Limit if it has more groups than
/// `maxGroups`. It must outlive the result.
[[nodiscard]] Result<E2image> openE2image(const std::shared_ptr<const ByteSource>& file, std::uint64_t maxGroups);

} // namespace atlas
