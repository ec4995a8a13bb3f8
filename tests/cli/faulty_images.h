// SPDX-License-Identifier: GPL-3.0-or-later
// Images with a known fault of alignment, the cause that is to be named, and what its cure leaves.
#pragma once

#include "cli/program.h"

#include <functional>

namespace atlas::test {

/// What can be done about a fault by typing the commands that are offered.
enum class Curable {
    InPlace,   ///< the file system stays, moved or changed
    Anew,      ///< by commands that destroy the data
    ByHand,    ///< commands are offered, which this test cannot type
    Not,       ///< none are offered
};

struct FaultyImage {
    const char* name;
    std::function<std::string(const Images&)> make; ///< returns the image's path; throws Unavailable
    std::string options;                            ///< of check
    std::vector<std::string> causes;                ///< as JSON names them, the root first
    Curable curable = Curable::InPlace;
    std::string offered; ///< a part of the first cause's commands, or of its remedy where none
};

/// A tool or a loop device that a recipe needs is not there.
struct Unavailable {
    std::string why;
};

[[nodiscard]] const std::vector<FaultyImage>& faultyImages();

} // namespace atlas::test
