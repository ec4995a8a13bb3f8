// SPDX-License-Identifier: GPL-3.0-or-later
// Fields in which sizes and options are typed: what they stand for, and showing a value without disturbing the typing.
#pragma once

#include "mkfs/option_line.h"

#include <QString>
#include <optional>

class QComboBox;
class QLineEdit;

namespace atlas::ui {

[[nodiscard]] std::optional<quint64> bytesOf(const QString& typed);

/// "1 TiB" if that is exact, else the number of bytes.
[[nodiscard]] QString sizeText(quint64 bytes);
/// "2048 sectors" if that is exact, else the number of bytes.
[[nodiscard]] QString startText(quint64 bytes);
/// Empty for 0, what mke2fs takes.
[[nodiscard]] QString numberText(quint64 value);

/// Leaves the field unchanged if it already stands for `bytes`: the user may be typing in it.
void showBytes(QComboBox& field, quint64 bytes, const QString& words);
void showText(QLineEdit& field, const QString& words);
/// Leaves alone what reads the same, however it is quoted, and a -G that is being typed.
void showLine(QLineEdit& field, const OptionLine& line);

} // namespace atlas::ui
