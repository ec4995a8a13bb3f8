// SPDX-License-Identifier: GPL-3.0-or-later
// Explains the purpose of each kind of structure and who reads it.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/place.h"

#include <QString>

namespace atlas::ui {

struct StructureText {
    QString title;
    QString paragraph; ///< plain text
    QString why{}; ///< why the metadata of a group lies there; empty for other places
};

/// The text for `kind`; nullopt: blocks without metadata.
[[nodiscard]] StructureText structureText(std::optional<RegionKind> kind);

/// What of the disk holds a byte outside the file system: a partition, a table or a gap. Precondition: `byte` lies on the
/// disk.
[[nodiscard]] StructureText outsideText(const Disk& disk, ByteOffset byte);

/// The text for the selected place; for a group with its actual layout. Without a selection, explains the map and its
/// marks; empty without a layout.
[[nodiscard]] StructureText explanationOf(const Judgement& judgement, const Place& place);

} // namespace atlas::ui
