// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential/e2fsck_verdict.h"

#include "support/paths.h"
#include "support/run.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <sstream>
#include <string_view>

namespace atlas::test {
namespace {

constexpr int secondsForAll = 60;

/// A question that e2fsck answered itself, or what it did in silence before it began.
bool isComplaint(std::string_view line) {
    constexpr std::array complaints{"trying backup blocks", "skipping journal recovery"};
    const bool asks = line.ends_with("? no") && !line.ends_with("Optimize? no");
    return asks || std::ranges::any_of(complaints, [&](std::string_view each) { return line.contains(each); });
}

} // namespace

bool e2fsckIsContent(const std::string& image) {
    const auto checked = run(fmt::format("timeout {} e2fsck -fn {} 2>&1", secondsForAll, shellQuoted(image)));
    std::istringstream lines(checked.out);
    bool complains = checked.exitCode != 0;
    for (std::string line; std::getline(lines, line);) {
        complains = complains || isComplaint(line);
    }
    return !complains;
}

nlohmann::json healthOf(const std::string& image) {
    const auto checked = run(fmt::format("timeout {} {} check --health --files --json {}", secondsForAll,
                                         shellQuoted(built("ext4atlas-cli")), shellQuoted(image)));
    const auto report = nlohmann::json::parse(checked.out, nullptr, false);
    return report.is_object() ? report["health"] : nlohmann::json();
}

} // namespace atlas::test
