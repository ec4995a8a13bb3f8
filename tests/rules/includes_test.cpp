// SPDX-License-Identifier: GPL-3.0-or-later
// The folders' one-way arrows, and who may know which library.
#include "rules/source_files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace atlas::test {
namespace {

using Folders = std::set<std::string>;

/// What each folder may include besides itself. base ← disk, ondisk ← layout ← view, report ← ui/models ← ui/views ← ui;
/// layout ← ext4 ← mkfs; disk ← device; all ← cli.
const std::map<std::string, Folders>& mayInclude() {
    static const std::map<std::string, Folders> arrows{
        {"src/base", {}},
        {"src/disk", {"base"}},
        {"src/ondisk", {"base"}},
        {"src/layout", {"base", "disk", "ondisk"}},
        {"src/view", {"base", "disk", "ondisk", "layout"}},
        {"src/report", {"base", "disk", "ondisk", "layout"}},
        {"src/device", {"base", "disk", "ondisk"}},
        {"src/ext4", {"base", "disk", "ondisk", "layout"}},
        {"src/mkfs", {"base", "disk", "ondisk", "layout", "ext4"}},
        {"src/cli", {"base", "disk", "ondisk", "layout", "report", "device", "ext4", "mkfs"}},
        {"ui/models", {"base", "disk", "ondisk", "layout", "view", "report"}},
        {"ui/views", {"base", "disk", "ondisk", "layout", "view", "report", "models"}},
        {"ui", {"base", "disk", "ondisk", "layout", "view", "report", "models", "views"}},
    };
    return arrows;
}

/// "layout/region.h" and "ui/models/session.h" → "layout", "models"; empty for what is not the project's.
std::string projectFolder(std::string include) {
    if (include.starts_with("ui/")) {
        include.erase(0, 3);
    }
    const auto slash = include.find('/');
    const auto head = slash == std::string::npos ? std::string{} : include.substr(0, slash);
    static const Folders all{"base",   "disk", "ondisk", "layout", "view",   "report",
                             "device", "ext4", "mkfs",   "cli",    "models", "views"};
    return all.contains(head) ? head : std::string{};
}

TEST(Includes, FollowTheArrows) {
    std::size_t checked = 0;
    for (const auto& file : sourceFiles()) {
        const auto arrows = mayInclude().find(file.folder);
        ASSERT_NE(arrows, mayInclude().end()) << file.name << " stands in a folder that has no place in the design";
        const auto own = file.folder.substr(file.folder.find('/') + 1);
        for (const auto& include : file.includes()) {
            const auto folder = projectFolder(include);
            if (!folder.empty() && folder != own) {
                ++checked;
                EXPECT_TRUE(arrows->second.contains(folder)) << file.name << " must not include " << include;
            }
        }
    }
    EXPECT_GT(checked, 20U) << "the test must have found the sources";
}

struct LibraryRule {
    const char* headers; ///< beginning of the include
    Folders folders; ///< that may have it
};

const std::vector<LibraryRule>& libraryRules() {
    static const std::vector<LibraryRule> rules{
        {"ext2fs/", {"src/ext4", "src/mkfs"}},
        {"e2p/", {"src/ext4", "src/mkfs"}},
        {"et/", {"src/ext4", "src/mkfs"}},
        {"libfdisk/", {"src/device"}},
        {"blkid/", {"src/device"}},
        {"CLI/", {"src/cli"}},
        {"nlohmann/", {"src/ondisk", "src/report", "src/cli", "ui/models"}},
    };
    return rules;
}

TEST(Includes, KeepLibrariesInTheirFolders) {
    for (const auto& file : sourceFiles()) {
        for (const auto& include : file.includes()) {
            for (const auto& rule : libraryRules()) {
                if (include.starts_with(rule.headers)) {
                    EXPECT_TRUE(rule.folders.contains(file.folder)) << file.name << " must not include " << include;
                }
            }
        }
    }
}

bool isQt(const std::string& include) {
    return include.starts_with("Qt") || (include.size() > 1 && include[0] == 'Q' && std::isupper(include[1]) != 0);
}

TEST(Includes, KeepQtAboveSrcAndWidgetsAboveModels) {
    static const Folders widgets{"QWidget",     "QMainWindow", "QDialog",    "QLabel",
                                 "QDockWidget", "QTreeView",   "QTableView", "QApplication"};
    std::size_t qtFiles = 0;
    for (const auto& file : sourceFiles()) {
        for (const auto& include : file.includes()) {
            qtFiles += isQt(include) ? 1 : 0;
            EXPECT_FALSE(isQt(include) && file.folder.starts_with("src/")) << file.name << " includes " << include;
            EXPECT_FALSE(file.folder == "ui/models" && (widgets.contains(include) || include.starts_with("QtWidgets")))
                << file.name << " includes " << include;
        }
    }
    EXPECT_GT(qtFiles, 0U);
}

TEST(Sources, SayTheirLicence) {
    for (const auto& file : sourceFiles()) {
        EXPECT_TRUE(file.text.starts_with("// SPDX-License-Identifier: GPL-3.0-or-later\n")) << file.name;
    }
}

} // namespace
} // namespace atlas::test
