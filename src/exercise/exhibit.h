// SPDX-License-Identifier: GPL-3.0-or-later
// The subject of an exercise: a layout, its place, and its bytes.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "disk/disk.h"
#include "disk/drive.h"
#include "exercise/drawn_crash.h"
#include "exercise/operations.h"
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
    std::string_view field{}; ///< spelled like the kernel
    std::uint64_t offset = 0; ///< in the structure
    std::uint64_t found = 0;
    std::uint64_t right = 0;
    bool operator==(const SpoiledField&) const = default;
};

/// What a crash and the replay of the journal leave of a step. The values are the answers on the sheet.
enum class Survival : std::uint8_t { Absent, Whole, Zeros };

struct CrashedStep {
    CrashStep step{};
    bool isCommitted = false;
    Survival survival{}; ///< of CrashStep::name
};

struct CrashOutcome {
    std::uint64_t transactions = 0; ///< that are replayed
    std::uint64_t blocks = 0; ///< of the volume that the replay writes
    std::vector<CrashedStep> steps{};
};

struct Exhibit {
    LayoutPtr layout;
    Placement placement{};
    ByteCount logicalSector{512};
    SectorGrid grid{};
    std::shared_ptr<const ByteSource> bytes{}; ///< of the disk; null for a planned layout
    std::vector<WalkedFile> files{}; ///< asked about in questions
    std::optional<SpoiledField> spoiled{}; ///< asked about in questions
    std::vector<Operation> operations{}; ///< between the states of an image, asked about in questions
    std::optional<CrashOutcome> crash{}; ///< asked about in questions

    [[nodiscard]] const Filesystem& filesystem() const { return layout->filesystem; }
    [[nodiscard]] ByteOffset start() const { return placement.bytes.first; }
};

/// The field of the primary superblock, a primary descriptor or an inode that e2fsck repaired, apart from what it
/// records in the superblock on each run (time, mount count, bytes written). Fails with ErrorKind::Corrupt unless there
/// is exactly one.
[[nodiscard]] Result<SpoiledField> findSpoiledField(const Exhibit& spoiled, const Exhibit& repaired);

/// The field of a backup of the superblock or of a group descriptor that differs from the primary copy where it must
/// not. Fails with ErrorKind::Corrupt unless there is exactly one.
[[nodiscard]] Result<SpoiledField> findSpoiledCopy(const Exhibit& exhibit);

/// A field that may be spoiled in a backup, and the byte of the image with which that is done.
struct CopyDamage {
    ByteOffset at{}; ///< of the disk
    std::byte number{}; ///< to be written there
};

/// Draws what to spoil in a sound image. Level 1 spoils a superblock, higher levels also descriptors. Fails if the
/// volume has no backup.
[[nodiscard]] Result<CopyDamage> drawCopyDamage(const Exhibit& exhibit, std::uint32_t level, std::uint64_t seed);

} // namespace atlas
