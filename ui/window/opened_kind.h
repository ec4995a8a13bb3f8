// SPDX-License-Identifier: GPL-3.0-or-later
// What the window can open: a disk image or snapshot, the history of one, or a saved Compare page.
#pragma once

#include <QString>

#include <cstdint>

namespace atlas::ui {

enum class OpenedKind : std::uint8_t { Image, History, Comparison };

/// A history is known by its first bytes, a comparison by the ending of its name; all else is taken for an image. Opens
/// regular files only: a FIFO would wait for its writer.
[[nodiscard]] OpenedKind openedKindOf(const QString& path);

} // namespace atlas::ui
