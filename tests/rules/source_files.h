// SPDX-License-Identifier: GPL-3.0-or-later
// The project's own source files, for the rules that hold of all of them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace atlas::test {

struct SourceFile {
    std::string name;   ///< below the project's folder: "src/layout/region.h"
    std::string folder; ///< "src/layout", "ui/models", "ui"
    std::string text;

    [[nodiscard]] std::vector<std::string> includes() const; ///< as written, without quotes or brackets
};

/// Every .cpp and .h below src/ and ui/.
[[nodiscard]] std::vector<SourceFile> sourceFiles();

} // namespace atlas::test
