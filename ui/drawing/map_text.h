// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the group map: row names, labels of runs, and tooltips.
#pragma once

#include "view/alike_rows.h"
#include "view/draw_list.h"

#include <QColor>
#include <QString>
#include <QStringList>

namespace atlas::ui {

/// "group 21", "flex group 3", "groups 4–7", "▸ flex groups 2–511" (unfolds when clicked), "block 40,960".
[[nodiscard]] QString rowLabel(const RowName& name);

/// The flex groups that an overview row represents, longest first: "510 alike, drawn once; backups in groups 25, 27",
/// "510 alike", "510 alike but for alignment". Empty for other rows.
[[nodiscard]] QStringList foldNotes(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row);

/// "inode tables, groups 16–31"; empty if no group owns the region.
[[nodiscard]] QString ownedText(const Region& region);

/// ownedText() without groups, longest first: "inode tables"; with `brief` also "table".
[[nodiscard]] QStringList kindTexts(const Region& region, bool brief);

/// Candidate labels for a run of one region, longest first: ownedText(), then kindTexts().
[[nodiscard]] QStringList runTexts(const Region& region, bool brief);

/// The verdict on a structure or a run of similar ones, with its mark. "past the end" for missing ones; for lost ones,
/// why there is no verdict.
[[nodiscard]] QString structureAlignment(const DrawnVolume& volume, const Region& structure);

/// Rich text on the pixel: structure, owner, position in blocks, bytes and sectors, verdict, and how many structures
/// share it.
[[nodiscard]] QString mapTooltip(const DrawnVolume& volume, const Hit& hit, const QColor& misaligned);
/// As above for a hit in `rows`, with the flex groups that the drawn one represents.
[[nodiscard]] QString mapTooltip(const DrawnVolume& volume, const RowLayout& rows, const Hit& hit,
                                 const QColor& misaligned);

} // namespace atlas::ui
