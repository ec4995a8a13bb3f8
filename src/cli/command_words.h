// SPDX-License-Identifier: GPL-3.0-or-later
// What can be typed after the program's name: the commands and their options, as the help lists them.
#pragma once

#include <string>
#include <vector>

namespace atlas::cli {

struct OptionWords {
    std::vector<std::string> names; // with their dashes: "-o", "--output"
    std::string help;
    std::string value;              // the placeholder of the value, empty for a flag
    std::vector<std::string> words; // the only words the value may be; empty where any text or file name may be
};

struct CommandWords {
    std::string name; // empty for the program's own options
    std::string help;
    std::vector<OptionWords> options;
    std::vector<std::string> operands; // the only words its operand may be; empty where any text or file name may be
};

} // namespace atlas::cli
