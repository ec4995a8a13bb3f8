// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lesson_places.h"

#include "base/output_file.h"
#include "cli/operands.h"
#include "cli/printed_file.h"
#include "report/language/language.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <sstream>
#include <utility>

namespace atlas::cli {
namespace {

namespace files = std::filesystem;

/// The first of the folders above the program that has `inTree`, else `installed` in its share/ext4atlas.
files::path findPlace(const files::path& inTree, const files::path& installed) {
    constexpr int levelsToSearch = 4; // as the window does (ui/session/samples.cpp)
    std::error_code failed;
    auto folder = files::read_symlink("/proc/self/exe", failed).parent_path();
    auto found = folder.parent_path() / "share/ext4atlas" / installed;
    for (int level = 0; level < levelsToSearch; ++level, folder = folder.parent_path())
        if (files::exists(folder / inTree, failed))
            found = folder / inTree;
    return found;
}

/// Beside English, a folder for each language.
std::string_view languageFolder() {
    switch (currentLanguage()) {
    case Language::English: break;
    case Language::French: return "fr";
    case Language::German: return "de";
    case Language::Chinese: return "zh";
    }
    return "";
}

} // namespace

std::vector<std::string> sampleNames() {
    const auto list = findPlace("sample-images/samples.tsv", "sample-images/samples.tsv");
    std::istringstream lines(textOf(list.string()).value_or(std::string()));
    std::vector<std::string> names;
    for (std::string line; std::getline(lines, line);)
        if (const auto tab = line.find('\t'); tab != std::string::npos)
            names.push_back(line.substr(0, tab));
    return names;
}

std::string lessonFile(const std::string& numberOrFile) {
    const bool isNumber = !numberOrFile.empty() && numberOrFile.size() <= 2 &&
                          std::ranges::all_of(numberOrFile, [](unsigned char letter) { return std::isdigit(letter); });
    if (!isNumber)
        return numberOrFile;
    const auto folder = findPlace("ui/resources/lessons", "lessons") / languageFolder();
    const auto prefix = fmt::format("{:02}-", std::stoi(numberOrFile));
    std::error_code failed;
    for (const auto& entry : files::directory_iterator(folder, failed))
        if (entry.path().filename().string().starts_with(prefix))
            return entry.path().string();
    return numberOrFile;
}

TemporarySample::TemporarySample(std::string folder, std::string name)
    : m_folder(std::move(folder)), m_name(std::move(name)) {}

TemporarySample::TemporarySample(TemporarySample&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {})), m_name(std::move(other.m_name)) {}

TemporarySample::~TemporarySample() {
    std::error_code failed;
    if (!m_folder.empty())
        files::remove_all(m_folder, failed);
}

Result<TemporarySample> TemporarySample::make(const std::string& name) {
    std::error_code failed;
    auto folder = (files::temp_directory_path(failed) / "ext4atlas-sample-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr)
        return cannot("make a folder for the sample", folder);
    TemporarySample sample(folder, name);
    const auto recipes = findPlace("sample-images/make", "sample-images/make").string();
    auto status = runProgram({recipes, name, folder}, -1, "ext4atlas, which has the recipes of the samples");
    return status ? Result<TemporarySample>(std::move(sample)) : std::unexpected(status.error());
}

std::string TemporarySample::path() const { return (files::path(m_folder) / (m_name + ".img")).string(); }

} // namespace atlas::cli
