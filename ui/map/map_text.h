// SPDX-License-Identifier: GPL-3.0-or-later
// The words on the group map: row names, what stands on a run, and the tooltip.
#pragma once

#include "view/hit_test.h"

#include <QColor>
#include <QString>
#include <QStringList>

namespace atlas::ui {

/// "group 21", "flex group 3", "groups 4–7", "block 40,960".
[[nodiscard]] QString rowLabel(const RowName& name);

/// "inode tables, groups 16–31"; empty where no group owns the region.
[[nodiscard]] QString ownedText(const Region& region);

/// The same without the groups, longest first: "inode tables", and with `brief` "table".
[[nodiscard]] QStringList kindTexts(const Region& region, bool brief);

/// Both: what may stand on a run of one region, longest first.
[[nodiscard]] QStringList runTexts(const Region& region, bool brief);

/// Rich text: what the pixel shows, whose it is, where it lies in blocks, bytes and sectors, its verdict, what is folded.
[[nodiscard]] QString mapTooltip(const Volume& volume, const Hit& hit, const QColor& misaligned);

} // namespace atlas::ui
