// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/source_files.h"

#include "support/file_text.h"
#include "support/paths.h"

#include <regex>

namespace atlas::test {
std::vector<std::string> SourceFile::includes() const {
    static const std::regex line(R"re(^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"])re", std::regex::multiline);
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it) {
        found.push_back((*it)[1]);
    }
    return found;
}

std::vector<SourceFile> sourceFiles() {
    const std::filesystem::path top(inSources(""));
    std::vector<SourceFile> files;
    for (const auto* part : {"src", "ui"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(top / part)) {
            const auto extension = entry.path().extension();
            if (extension == ".cpp" || extension == ".h" || extension == ".def") {
                const auto relative = std::filesystem::relative(entry.path(), top);
                files.push_back({relative.string(), relative.parent_path().string(), fileText(entry.path())});
            }
        }
    }
    return files;
}

} // namespace atlas::test
