// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the first column of a table in sight while the others are scrolled sideways.
#pragma once

class QTableView;

namespace atlas::ui {

/// Precondition: `table` has its model. The sections of its first column are not moved.
void freezeFirstColumn(QTableView& table);

} // namespace atlas::ui
