// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how the cost of opening grows with the volume size, from the JSON files of atlas_measure, one per size:
//   atlas_growth TIB FILE [TIB FILE …]
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t groupsPerTebibyte = 8192; ///< with blocks of 4 KiB

/// The line with `id`; null when it is missing.
Json line(const Json& lines, const std::string& id) {
    for (const auto& each : lines) {
        if (each["id"] == id) {
            return each;
        }
    }
    return {};
}

std::string figure(const Json& of, const char* name) {
    return of.is_null() ? "left out" : fmt::format("{:.1f}", of[name].get<double>());
}

void printRow(std::uint64_t tebibytes, const Json& lines) {
    const auto groups = tebibytes * groupsPerTebibyte;
    const auto check = line(lines, "check");
    const auto map = line(lines, "map");
    const double perGroup = check.is_null() ? 0 : check["median"].get<double>() * 1e6 / static_cast<double>(groups);
    fmt::print("| {} | {} | {} | {} | {:.0f} | {} | {} | {} |\n", tebibytes, groups,
               figure(line(lines, "floor"), "median"), figure(check, "median"), perGroup,
               figure(check, "peak_megabytes"), figure(map, "median"), figure(map, "peak_megabytes"));
}

} // namespace

int main(int argc, char** argv) {
    fmt::print(
        "| TiB | groups | libext2fs floor, ms | check, ms | check, ns a group | check, peak MB | asked for to painted "
        "map, ms | window, peak MB |\n|--:|--:|--:|--:|--:|--:|--:|--:|\n");
    for (int n = 1; n + 1 < argc; n += 2) {
        std::ifstream file(argv[n + 1]);
        printRow(std::strtoull(argv[n], nullptr, 10), Json::parse(file));
    }
    return 0;
}
