// SPDX-License-Identifier: GPL-3.0-or-later
// Images with a known alignment fault, the expected cause, and the result of its cure.
#pragma once

#include "cli/program.h"

#include <functional>

namespace atlas::test {

/// What running the suggested commands achieves.
enum class Curable {
    InPlace,   ///< keeps the file system, moved or modified
    Anew,      ///< by commands that destroy the data
    ByHand,    ///< commands are suggested that this test cannot run
    Not,       ///< no commands are suggested
};

struct FaultyImage {
    const char* name;
    std::function<std::string(const Images&)> make; ///< returns the image's path; throws Unavailable
    std::string options;                            ///< options of check
    std::vector<std::string> causes;                ///< JSON names, the root cause first
    Curable curable = Curable::InPlace;
    std::string offered; ///< part of the first cause's commands, or of its remedy if it has no commands
};

/// Thrown if a tool or a loop device needed to make an image is missing.
struct Unavailable {
    std::string why;
};

[[nodiscard]] const std::vector<FaultyImage>& faultyImages();

} // namespace atlas::test
