// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is asked to do.
#pragma once

#include "ui/window/headless_picture.h"

#include <QStringList>
#include <expected>

namespace atlas::ui {

inline constexpr int exitUsage = 2;
inline constexpr int exitUnreadable = 3;

enum class Task { Windows, Render, Screenshot };

struct CommandLine {
    Task task = Task::Windows;
    QStringList images;
    HeadlessPicture picture; ///< of Render and Screenshot
    bool dark = false;
};

/// Before Qt has seen the arguments: does the task draw to a file, or only print?
[[nodiscard]] bool needsNoDisplay(int argc, char** argv);

/// --help and --version print and end the program; the error is one sentence.
[[nodiscard]] std::expected<CommandLine, QString> parseCommandLine(const QStringList& arguments);

} // namespace atlas::ui
