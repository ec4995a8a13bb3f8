// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a step of a history on an image that this program made.
#pragma once

#include "cli/working_image.h"
#include "history/history_script.h"

#include <functional>

namespace atlas::cli {

/// `waiting` is called several times a second.
[[nodiscard]] Status runStep(const WorkingImage& image, const ScriptStep& step, const std::function<void()>& waiting);

} // namespace atlas::cli
