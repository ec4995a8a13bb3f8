// SPDX-License-Identifier: GPL-3.0-or-later
// Long values of a tree are wrapped rather than cut off at the edge.
#pragma once

class QTreeView;

namespace atlas::ui {

/// Wraps the texts of `column`, at spaces and behind each "/" and "-"; rows become as high as that takes.
/// Precondition: the view is dressed, and its rows have no uniform height.
void wrapColumn(QTreeView& tree, int column);

} // namespace atlas::ui
