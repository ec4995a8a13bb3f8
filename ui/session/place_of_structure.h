// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"
#include "ui/session/place.h"

#include <QString>
#include <expected>

namespace atlas::ui {

/// Byte `byte` of the volume; empty outside.
[[nodiscard]] Place placeAtByte(const Layout& layout, ByteOffset byte);

/// The first byte of the inode; empty where there is none, or outside the volume.
[[nodiscard]] Place placeOfInode(const Layout& layout, std::uint32_t inode);

/// Byte `offset` of the superblock that the file system was opened with; empty where none has a place.
[[nodiscard]] Place placeInSuperblock(const Layout& layout, std::uint64_t offset);

/// The bitmap, inode table or descriptor of `group`, the superblock that it holds, or the journal. The error is one sentence.
[[nodiscard]] std::expected<Place, QString> placeOfStructure(const Layout& layout, RegionKind kind,
                                                             std::uint64_t group);

} // namespace atlas::ui
