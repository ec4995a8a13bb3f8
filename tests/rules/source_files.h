// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the project's source files, for rules that apply to all of them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace atlas::test {

struct SourceFile {
    std::string name;   ///< path relative to the project root: "src/layout/region.h"
    std::string folder; ///< "src/layout", "ui/map", "ui"
    std::string text;

    [[nodiscard]] std::vector<std::string> includes() const; ///< as written, without quotes or angle brackets
};

/// Every .cpp and .h below src/ and ui/.
[[nodiscard]] std::vector<SourceFile> sourceFiles();

} // namespace atlas::test
