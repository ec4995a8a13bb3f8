// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the commands of a plan (standard input) in rounds and prints their times:
//   atlas_measure ROUNDS [--json FILE] < plan
// Commands are interleaved, so that temporary load on the machine affects all of them equally.
#include "bench/measured_command.h"

#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

namespace {

using namespace atlas::bench;

const Command* find(const std::vector<Command>& plan, const std::string& id) {
    const auto it = std::ranges::find(plan, id, &Command::id);
    return it == plan.end() || it->milliseconds.empty() ? nullptr : &*it;
}

/// 0 when there is no reference.
double ratioOf(const std::vector<Command>& plan, const Command& command) {
    const auto* reference = find(plan, command.reference);
    return reference == nullptr ? 0 : command.median() / reference->median();
}

void measure(std::vector<Command>& plan, int rounds) {
    for (int round = 0; round < rounds; ++round) {
        for (auto& command : plan) {
            if ((command.rounds == 0 || round < command.rounds) && !runOnce(command)) {
                fmt::print(stderr, "atlas_measure: {} failed: {}\n", command.id, command.shell);
            }
        }
    }
}

std::string against(const std::vector<Command>& plan, const Command& command) {
    const double ratio = ratioOf(plan, command);
    if (ratio == 0) {
        return {};
    }
    auto text = fmt::format("{:.3g} × {}", ratio, find(plan, command.reference)->label);
    if (command.maximum > 0) {
        text += fmt::format(" (at most {:g}: {})", command.maximum, ratio <= command.maximum ? "met" : "MISSED");
    }
    return text;
}

void printTable(const std::vector<Command>& plan) {
    fmt::print("| what | median ms | smallest | largest | runs | peak MB | |\n|---|--:|--:|--:|--:|--:|---|\n");
    for (const auto& command : plan) {
        if (command.milliseconds.empty()) {
            continue;
        }
        const auto [minimum, maximum] = std::ranges::minmax(command.milliseconds);
        fmt::print("| {} | {:.1f} | {:.1f} | {:.1f} | {} | {:.0f} | {} |\n", command.label, command.median(), minimum,
                   maximum, command.milliseconds.size(), command.peakMegabytes, against(plan, command));
    }
}

nlohmann::ordered_json toJson(const std::vector<Command>& plan) {
    auto all = nlohmann::ordered_json::array();
    for (const auto& command : plan) {
        if (!command.milliseconds.empty()) {
            all.push_back({{"id", command.id},
                           {"what", command.label},
                           {"milliseconds", command.milliseconds},
                           {"median", command.median()},
                           {"peak_megabytes", command.peakMegabytes},
                           {"reference", command.reference},
                           {"ratio", ratioOf(plan, command)},
                           {"at_most", command.maximum}});
        }
    }
    return all;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2 && argc != 4) {
        fmt::print(stderr, "usage: atlas_measure ROUNDS [--json FILE] < plan\n");
        return 2;
    }
    auto plan = readPlan(std::cin);
    measure(plan, std::atoi(argv[1]));
    printTable(plan);
    if (argc == 4) {
        std::ofstream(argv[3]) << toJson(plan).dump(1) << "\n";
    }
    return 0;
}
