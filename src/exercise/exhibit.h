// SPDX-License-Identifier: GPL-3.0-or-later
// What an exercise is asked about: a layout, where it lies, and its bytes.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "disk/disk.h"
#include "disk/drive.h"
#include "layout/file_map.h"
#include "layout/layout.h"
#include "layout/structure_place.h"

#include <memory>

namespace atlas {

struct WalkedFile {
    std::string path;
    std::uint32_t directory = 0; ///< inode
    FileMap map{};
};

/// A field that holds a wrong number.
struct SpoiledField {
    StructurePlace place{};
    std::string_view field{}; ///< as the kernel spells it
    std::uint64_t offset = 0; ///< in the structure
    std::uint64_t found = 0;
    std::uint64_t right = 0;
    bool operator==(const SpoiledField&) const = default;
};

struct Exhibit {
    LayoutPtr layout;
    Placement placement{};
    ByteCount logicalSector{512};
    SectorGrid grid{};
    std::shared_ptr<const ByteSource> bytes{}; ///< of the disk; null for a layout that was planned
    std::vector<WalkedFile> files{}; ///< whose paths are asked about
    std::optional<SpoiledField> spoiled{}; ///< that is asked about

    [[nodiscard]] const Filesystem& filesystem() const { return layout->filesystem; }
    [[nodiscard]] ByteOffset start() const { return placement.bytes.first; }
};

/// The field of the primary superblock, a primary descriptor or an inode that e2fsck repaired; what it notes in the superblock of
/// each run (time, count of mounts, bytes written) aside. Fails with ErrorKind::Corrupt unless it is exactly one.
[[nodiscard]] Result<SpoiledField> findSpoiledField(const Exhibit& spoiled, const Exhibit& repaired);

} // namespace atlas
