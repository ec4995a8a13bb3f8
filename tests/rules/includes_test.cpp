// SPDX-License-Identifier: GPL-3.0-or-later
// Enforces the one-way dependencies between folders, and which folders may include which library.
#include "rules/source_files.h"
#include "support/file_text.h"
#include "support/paths.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace atlas::test {
namespace {

using Folders = std::set<std::string>;

using Arrows = std::map<std::string, Folders>;

Folders with(Folders rooms, const Folders& more) {
    rooms.insert(more.begin(), more.end());
    return rooms;
}

const Folders pure{"base", "disk", "ondisk", "layout", "alignment", "allocation", "compare"};
const Folders worded = with(pure, {"measure", "trace", "report/language", "report/words"});

Arrows arrowsOfTheLibrary() {
    return {
        {"src/base", {}},
        {"src/confine", {"base"}},
        {"src/disk", {"base"}},
        {"src/ondisk", {"base"}},
        {"src/layout", {"base", "disk", "ondisk"}},
        {"src/textlayout", {"base", "disk", "ondisk", "layout"}},
        {"src/inspect", {"base", "disk", "ondisk", "layout"}},
        {"src/alignment", {"base", "disk", "ondisk", "layout"}},
        {"src/allocation", {"base", "disk", "ondisk", "layout"}},
        {"src/compare", {"base", "disk", "ondisk", "layout", "alignment", "allocation", "mkfs"}},
        {"src/measure", {"base", "disk", "layout", "alignment"}},
        {"src/trace", {"base", "disk", "layout", "alignment"}},
        {"src/exercise", with(pure, {"inspect"})},
        {"src/history", with(pure, {"inspect"})},
        {"src/lesson", pure},
        {"src/device", {"base", "disk", "ondisk"}},
        {"src/envelope", {"base", "confine", "disk", "ondisk", "device"}},
        {"src/record", {"base", "confine", "envelope", "trace"}},
        {"src/ext4", {"base", "disk", "ondisk", "layout", "allocation"}},
        {"src/mkfs", {"base", "disk", "ondisk", "layout", "alignment", "allocation", "ext4"}},
        {"src/view", pure},
        {"src/report/catalogues", {}},
        {"src/report/language", with(pure, {"report/catalogues"})},
        {"src/report/words", with(worded, {"exercise", "history", "inspect", "mkfs"})},
        // What is printed.
        {"src/report/print", with(worded, {"exercise", "history", "inspect", "lesson", "report/text"})},
        {"src/report/text", with(worded, {"exercise", "history", "inspect"})},
        {"src/report/json", with(worded, {"exercise", "history", "inspect", "lesson", "mkfs"})},
        {"src/report/csv", worded},
        {"src/report/ci", worded},
        // The protocol between the window and the process that reads for it.
        {"src/report/reader", with(worded, {"report/json"})},
        {"src/report/snapshot", with(pure, {"measure", "report/json"})},
        // The lines of scans, and what they have in common.
        {"src/scan", with(worded, {"report/json", "report/text"})},
        {"src/reading", with(worded, {"device", "envelope", "ext4", "inspect", "report/snapshot", "textlayout"})},
        {"src/cli", with(worded, {"trace",      "reading",   "confine",       "envelope",    "device",
                                  "exercise",   "ext4",      "history",       "inspect",     "lesson",
                                  "mkfs",       "record",    "report/print",  "report/text", "report/json",
                                  "report/csv", "report/ci", "report/reader", "scan",        "report/snapshot"})},
    };
}

Arrows arrowsOfTheWindow() {
    const auto shown =
        with(worded, {"inspect", "view", "mkfs", "report/json", "report/csv", "report/reader", "report/snapshot"});
    const auto page = with(shown, {"ui/session", "ui/text", "ui/widgets"});
    const auto drawn = with(page, {"ui/drawing"});
    return {
        {"ui/text", shown},
        {"ui/session", with(shown, {"textlayout", "ui/text"})},
        {"ui/widgets", with(shown, {"ui/session", "ui/text"})},
        // What several pages draw of a volume; they do not include each other for it.
        {"ui/drawing", page},
        {"ui/map", drawn},
        {"ui/strip", page},
        {"ui/lens", drawn},
        {"ui/alignment", with(page, {"ui/lens"})},
        {"ui/compare", drawn},
        {"ui/measure", with(page, {"ui/compare"})}, // for its charts
        {"ui/inspector", page},
        {"ui/trace", page},
        {"ui/panel", with(page, {"ui/inspector", "ui/lens"})},
        {"ui/groups", page},
        {"ui/partitions", page},
        {"ui/device", page},
        {"ui/scan", with(page, {"scan"})},
        {"ui/learn", with(page, {"lesson"})},
        {"ui/exercise", with(page, {"exercise"})},
        {"ui/history", with(page, {"history"})},
        {"ui/window", with(drawn, {"report/print", "exercise",     "history",    "lesson",    "ui/device",
                                   "ui/scan",      "ui/exercise",  "ui/history", "ui/learn",  "ui/map",
                                   "ui/measure",   "ui/trace",     "ui/strip",   "ui/lens",   "ui/alignment",
                                   "ui/compare",   "ui/inspector", "ui/panel",   "ui/groups", "ui/partitions"})},
        {"ui", {"ui/session", "ui/widgets", "ui/window"}},
    };
}

/// For each room (folder), the rooms that it may include besides itself. A folder that is no room belongs to the room above it.
const Arrows& mayInclude() {
    static const auto arrows = [] {
        auto all = arrowsOfTheLibrary();
        all.merge(arrowsOfTheWindow());
        return all;
    }();
    return arrows;
}

/// The room of a folder below src/ or ui/: "ui/resources/lessons" → "ui". Empty outside of the rooms.
std::string roomAround(std::string folder) {
    while (!folder.empty() && !mayInclude().contains(folder)) {
        const auto slash = folder.rfind('/');
        folder.resize(slash == std::string::npos ? 0 : slash);
    }
    return folder;
}

/// The room of an include: "layout/region.h" → "layout", "report/json/json_writer.h" → "report/json", "ui/drawing/legend.h" →
/// "ui/drawing". Empty for headers outside the project.
std::string roomOf(const std::string& include) {
    const auto slash = include.rfind('/');
    const auto folder = slash == std::string::npos ? std::string{} : include.substr(0, slash);
    const auto inSrc = roomAround("src/" + folder);
    return !inSrc.empty() ? inSrc.substr(4) : roomAround(folder);
}

TEST(Includes, FollowTheArrows) {
    std::size_t checked = 0;
    for (const auto& file : sourceFiles()) {
        const auto room = roomAround(file.folder);
        const auto arrows = mayInclude().find(room);
        ASSERT_NE(arrows, mayInclude().end()) << file.name << " stands in a folder that has no place in the design";
        const auto own = room.starts_with("src/") ? room.substr(4) : room;
        for (const auto& include : file.includes()) {
            const auto folder = roomOf(include);
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
    Folders places; ///< folders and files that may have it
};

const std::vector<LibraryRule>& libraryRules() {
    static const std::vector<LibraryRule> rules{
        {"ext2fs/", {"src/ext4", "src/mkfs", "src/base/libext2fs.h"}},
        {"ext2fs/ext2fs.h", {"src/base/libext2fs.h"}},
        {"base/libext2fs.h", {"src/ext4", "src/mkfs"}},
        {"e2p/", {"src/ext4", "src/mkfs"}},
        {"et/", {"src/ext4", "src/mkfs"}},
        {"libfdisk/", {"src/device"}},
        {"blkid/", {"src/device"}},
        {"libnbd.h", {"src/envelope/nbd_source.cpp"}},
        {"libewf.h", {"src/envelope/ewf_source.cpp"}},
        {"nettle/", {"src/base/base64.cpp", "src/base/digest.cpp"}},
        {"archive", {"src/envelope/unpacked.cpp", "src/envelope/unpacked_stream.cpp"}},
        {"curl/", {"src/envelope/http_source.cpp"}},
        {"CLI/", {"src/cli/arguments.cpp"}},
        {"nlohmann/",
         {"src/base/parse_json.cpp", "src/base/parse_json.h", "src/envelope/qemu_chain.cpp",
          "src/measure/fio_command.cpp", "src/ondisk/luks.cpp", "src/report/json/json_reader.h"}},
    };
    return rules;
}

TEST(Includes, KeepLibrariesInTheirPlaces) {
    for (const auto& file : sourceFiles()) {
        for (const auto& include : file.includes()) {
            for (const auto& rule : libraryRules()) {
                if (include.starts_with(rule.headers)) {
                    EXPECT_TRUE(rule.places.contains(file.folder) || rule.places.contains(file.name))
                        << file.name << " must not include " << include;
                }
            }
        }
    }
}

/// The files of the target atlas_mkfs_words that others include, by its CMakeLists.txt: "mkfs/option_line.h",
/// "mkfs/option_line.cpp" …
Folders mkfsWords() {
    const auto text = fileText(inSources("src/mkfs/CMakeLists.txt"));
    std::smatch list;
    Folders files;
    if (std::regex_search(text, list, std::regex(R"(foreach\(part ([^)]*)\))"))) {
        std::istringstream parts(list[1]);
        for (std::string part; parts >> part;) {
            files.insert({"mkfs/" + part + ".h", "mkfs/" + part + ".cpp"});
        }
    }
    return files;
}

/// Comparison, reports and window plan nothing themselves: of mkfs/ they have what a command line says, without libext2fs.
TEST(Includes, GiveTheWindowAndReportsTheWordsOfMke2fs) {
    const auto words = mkfsWords();
    std::size_t checked = 0;
    for (const auto& file : sourceFiles()) {
        for (const auto& include : file.includes()) {
            const bool shows =
                file.folder.starts_with("ui") || file.folder.starts_with("src/report") || file.folder == "src/compare";
            if (shows && include.starts_with("mkfs/")) {
                ++checked;
                EXPECT_TRUE(words.contains(include)) << file.name << " must not include " << include;
            }
        }
    }
    EXPECT_GT(checked, 2U) << "the test must have found the window's includes";
}

TEST(Includes, LeadFromTheWordsOfMke2fsToNoLibrary) {
    std::map<std::string, SourceFile> files;
    for (const auto& file : sourceFiles()) {
        files.emplace(file.name, file);
    }
    auto reached = mkfsWords();
    std::vector<std::string> waiting(reached.begin(), reached.end());
    while (!waiting.empty()) {
        const auto file = files.find("src/" + waiting.back());
        waiting.pop_back();
        if (file == files.end()) {
            continue;
        }
        for (const auto& include : file->second.includes()) {
            EXPECT_FALSE(include.starts_with("ext2fs/") || include.starts_with("e2p/") || include.starts_with("et/"))
                << file->first << " includes " << include;
            if (reached.insert(include).second) {
                waiting.push_back(include);
            }
        }
    }
    EXPECT_TRUE(reached.contains("layout/layout.h")) << "the test must have followed the includes";
}

bool isQt(const std::string& include) {
    return include.starts_with("Qt") || (include.size() > 1 && include[0] == 'Q' && std::isupper(include[1]) != 0);
}

TEST(Includes, KeepQtAboveSrcAndWidgetsAboveTheSession) {
    static const Folders widgets{"QWidget",     "QMainWindow", "QDialog",    "QLabel",
                                 "QDockWidget", "QTreeView",   "QTableView", "QApplication"};
    const auto widgetFree = [](const SourceFile& file) {
        return file.folder == "ui/session" || file.folder == "ui/text" || file.name.ends_with("_model.h") ||
               file.name.ends_with("_model.cpp");
    };
    std::size_t qtFiles = 0;
    for (const auto& file : sourceFiles()) {
        for (const auto& include : file.includes()) {
            qtFiles += isQt(include) ? 1 : 0;
            EXPECT_FALSE(isQt(include) && file.folder.starts_with("src/")) << file.name << " includes " << include;
            EXPECT_FALSE(widgetFree(file) && (widgets.contains(include) || include.starts_with("QtWidgets")))
                << file.name << " includes " << include;
        }
    }
    EXPECT_GT(qtFiles, 0U);
}

/// File names must be unique across folders, so that a name identifies one file.
TEST(Sources, HaveNamesOfTheirOwn) {
    std::map<std::string, std::string> seen;
    for (const auto& file : sourceFiles()) {
        const auto name = file.name.substr(file.name.rfind('/') + 1);
        if (name == "main.cpp") {
            continue;
        }
        const auto [at, isNew] = seen.emplace(name, file.name);
        EXPECT_TRUE(isNew) << file.name << " has the name of " << at->second;
    }
}

TEST(Sources, SayTheirLicence) {
    for (const auto& file : sourceFiles()) {
        EXPECT_TRUE(file.text.starts_with("// SPDX-License-Identifier: GPL-3.0-or-later\n")) << file.name;
    }
}

} // namespace
} // namespace atlas::test
