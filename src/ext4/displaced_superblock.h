// SPDX-License-Identifier: GPL-3.0-or-later
// Finds an ext superblock in a place where none is where it should be: behind something that was put before the file
// system, after a partition was created anew elsewhere, or on a disk that lost its partition table.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <functional>
#include <optional>
#include <string>

namespace atlas {

struct DisplacedSuperblock {
    ByteOffset at; ///< in the source, like `start`
    GroupNumber group{0}; ///< 0: the primary, else a copy
    std::optional<ByteOffset> start{}; ///< of its file system; nullopt if that lies before the source
    std::string type{}; ///< "ext4"
};

/// The sound backup superblock at byte `at`; nullopt if there is none, or a primary one. In revision 0, copies are not
/// numbered, so that none is recognised.
[[nodiscard]] std::optional<DisplacedSuperblock> copyAt(const ByteSource& source, ByteOffset at);

/// The first primary superblock in the first 16 MiB of `place`; else the first copy there, or within 1 MiB of where the
/// first copy of a file system with blocks of 2 or 4 KiB would be. Only at multiples of 512 bytes, as nothing smaller
/// than a sector displaces a file system on a disk, and Linux cannot attach it at another byte. Skips a superblock at
/// the start of `place`, and file systems for whose first byte `mayBegin` returns false. Ext in revision 0 does not
/// number its copies; the first found is then taken for the primary.
[[nodiscard]] std::optional<DisplacedSuperblock>
findDisplacedSuperblock(const ByteSource& source, ByteInterval place,
                        const std::function<bool(ByteOffset start)>& mayBegin);

} // namespace atlas
