// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of ext4atlas.
#pragma once

#include "ui/window/headless_picture.h"
#include "ui/window/paper_printer.h"

#include <QStringList>
#include <expected>

namespace atlas::ui {

inline constexpr int exitUsage = 2;
inline constexpr int exitUnreadable = 3;

enum class Task { Windows, Render, Screenshot, Print };

struct CommandLine {
    Task task = Task::Windows;
    QStringList images;
    HeadlessPicture picture; ///< for Task::Render and Task::Screenshot
    QString printed{};       ///< for Task::Print: the PDF to write
    Paper paper = Paper::A4; ///< for Task::Print
    bool dark = false;
    QString trace{}; ///< shown over the first image; empty: none
};

/// Whether the task only draws to a file or prints. Call before QApplication is created.
[[nodiscard]] bool needsNoDisplay(int argc, char** argv);

/// --help and --version print and exit. The error is one sentence.
[[nodiscard]] std::expected<CommandLine, QString> parseCommandLine(const QStringList& arguments);

} // namespace atlas::ui
