// SPDX-License-Identifier: GPL-3.0-or-later
// The texts on the group map: row names, labels of runs, and the tooltip.
#pragma once

#include "view/alike_rows.h"
#include "view/draw_list.h"

#include <QColor>
#include <QString>
#include <QStringList>

namespace atlas::ui {

/// "group 21", "flex group 3", "groups 4–7", "▸ flex groups 2–511" (which unfold), "block 40,960".
[[nodiscard]] QString rowLabel(const RowName& name);

/// What a row of the overview stands for besides what it draws, longest first: "510 alike, drawn once; backups in groups 25,
/// 27", "510 alike", "510 alike but for alignment"; empty in other rows.
[[nodiscard]] QStringList foldNotes(const Volume& volume, const RowLayout& rows, std::uint64_t row);

/// "inode tables, groups 16–31"; empty if no group owns the region.
[[nodiscard]] QString ownedText(const Region& region);

/// Like ownedText() without the groups, longest first: "inode tables"; with `brief` also "table".
[[nodiscard]] QStringList kindTexts(const Region& region, bool brief);

/// Candidate labels for a run of one region, from both functions above, longest first.
[[nodiscard]] QStringList runTexts(const Region& region, bool brief);

/// The verdict on a structure, or a run of alike ones, with its mark; "past the end" of one that is not there, and why a lost
/// one has none.
[[nodiscard]] QString structureAlignment(const Volume& volume, const Region& structure);

/// Rich text: the structure at the pixel, its owner, its position in blocks, bytes and sectors, its verdict, and how many
/// pieces of metadata share the pixel.
[[nodiscard]] QString mapTooltip(const Volume& volume, const Hit& hit, const QColor& misaligned);
/// The same in one of `rows`: what is said holds of the flex group that is drawn, so it names those that it is drawn for.
[[nodiscard]] QString mapTooltip(const Volume& volume, const RowLayout& rows, const Hit& hit, const QColor& misaligned);

} // namespace atlas::ui
