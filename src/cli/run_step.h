// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a step of a history on an image that this program made.
#pragma once

#include "cli/working_image.h"
#include "history/history_script.h"

#include <functional>
#include <string>

namespace atlas::cli {

/// `waiting` is called several times a second.
[[nodiscard]] Status runStep(const WorkingImage& image, const ScriptStep& step, const std::function<void()>& waiting);

/// Runs the steps in `script`, in the words of a history without the line that gives the size.
[[nodiscard]] Status runScript(const WorkingImage& image, const std::string& script);

} // namespace atlas::cli
