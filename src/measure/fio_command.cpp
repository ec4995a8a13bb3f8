// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/fio_command.h"

#include "base/parse_json.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace atlas {
namespace {

using Json = nlohmann::json;

constexpr double nanosecondsPerSecond = 1e9;
constexpr double millisecondsPerSecond = 1e3;

/// The file name in a list of requests. The nbd engine gives its only file this name.
std::string listedName(const FioTarget& target) { return target.isNbd ? "nbd" : target.name; }

void addTarget(std::vector<std::string>& words, const FioTarget& target) {
    if (target.isNbd) {
        words.insert(words.end(), {"--ioengine=nbd", "--uri=" + target.name});
    } else {
        // A colon separates several names.
        std::string name;
        for (const char c : target.name)
            name.append(c == ':' || c == '\\' ? "\\" : "").push_back(c);
        words.insert(words.end(),
                     {"--ioengine=psync", "--filename=" + name, fmt::format("--direct={}", target.isDirect ? 1 : 0)});
    }
}

void addRequests(std::vector<std::string>& words, const Setting& setting, ByteInterval window) {
    const auto gap = setting.gap().value;
    words.push_back(fmt::format("--rw={}{}", name(setting.access), gap == 0 ? "" : fmt::format(":{}", gap)));
    words.push_back(fmt::format("--bs={}", setting.request.value));
    words.push_back(fmt::format("--offset={}", window.first.value + setting.shift.value));
    // The last request ends inside the window although the first one is shifted.
    const auto stride = setting.request.value + gap;
    words.push_back(fmt::format("--size={}", (window.count.value - setting.shift.value) / stride * stride));
    if (setting.isSynced)
        words.emplace_back("--fsync=1");
    if (!setting.isOnce)
        words.emplace_back("--time_based");
}

/// A number in `json` below `path`; 0 if there is none.
double numberAt(const Json& json, const std::vector<std::string_view>& path) {
    const auto* at = &json;
    for (const auto name : path) {
        const auto found = at->find(name);
        if (!at->is_object() || found == at->end())
            return 0;
        at = &*found;
    }
    return at->is_number() ? at->get<double>() : 0;
}

Latencies latenciesAt(const Json& json, std::string_view kind) {
    const auto percentile = [&](std::string_view share) {
        return numberAt(json, {kind, "percentile", share}) / nanosecondsPerSecond;
    };
    return {.median = percentile("50.000000"),
            .p95 = percentile("95.000000"),
            .p99 = percentile("99.000000"),
            .longest = numberAt(json, {kind, "max"}) / nanosecondsPerSecond};
}

std::unexpected<Error> failed(std::string what, std::string found = {}) {
    return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::move(what), .found = std::move(found)});
}

/// The only job of the report; null if there is none.
const Json* jobIn(const Json& report) {
    const auto jobs = report.is_object() ? report.find("jobs") : report.end();
    if (!report.is_object() || jobs == report.end() || !jobs->is_array() || jobs->size() != 1 ||
        !(*jobs)[0].is_object())
        return nullptr;
    return &(*jobs)[0];
}

} // namespace

std::vector<std::string> fioWords(const Setting& setting, ByteInterval window, const FioTarget& target,
                                  std::chrono::milliseconds longest, const std::string& requests) {
    std::vector<std::string> words{std::string(fioProgram), "--name=measure", "--thread", "--output-format=json",
                                   "--allow_file_create=0"};
    if (setting.access == Access::Read)
        words.emplace_back("--readonly");
    addTarget(words, target);
    if (setting.metadata)
        words.insert(words.end(), {"--read_iolog=" + requests, "--replay_no_stall=1"});
    else
        addRequests(words, setting, window);
    words.push_back(fmt::format("--runtime={}ms", longest.count()));
    return words;
}

std::string replayList(const std::vector<ByteInterval>& requests, const FioTarget& target) {
    const auto file = listedName(target);
    auto list = fmt::format("fio version 2 iolog\n{0} add\n{0} open\n", file);
    for (const auto& request : requests)
        fmt::format_to(std::back_inserter(list), "{} read {} {}\n", file, request.first.value, request.count.value);
    return list + file + " close\n";
}

Result<FioRun> fioRun(std::string_view output, Access access) {
    const auto start = output.find('{');
    const auto report = parseJson(start == std::string_view::npos ? std::string_view() : output.substr(start));
    const auto* const job = report.is_discarded() ? nullptr : jobIn(report);
    if (job == nullptr)
        return failed("fio did not write a report");
    const auto requests = job->find(name(access));
    if (const auto error = numberAt(*job, {"error"}); error != 0)
        return failed("fio met an error", fmt::format("error {}", error));
    if (requests == job->end() || numberAt(*requests, {"total_ios"}) <= 0)
        return failed("fio made no request");
    FioRun run{.requests = static_cast<std::uint64_t>(numberAt(*requests, {"total_ios"})),
               .bytes = {static_cast<std::uint64_t>(numberAt(*requests, {"io_bytes"}))},
               .seconds = numberAt(*requests, {"runtime"}) / millisecondsPerSecond,
               .perSecond = numberAt(*requests, {"iops"}),
               .bytesPerSecond = numberAt(*requests, {"bw_bytes"}),
               .latency = latenciesAt(*requests, "clat_ns")};
    const auto sync = job->find("sync");
    if (sync != job->end() && numberAt(*sync, {"total_ios"}) > 0)
        run.sync = latenciesAt(*sync, "lat_ns");
    // Runs of less than a millisecond have no rate.
    if (run.perSecond <= 0)
        return failed("the run was too short to be measured", fmt::format("{} requests", run.requests));
    return run;
}

std::string fioReason(std::string_view messages) {
    std::string_view best;
    while (!messages.empty()) {
        const auto line = messages.substr(0, messages.find('\n'));
        if (!line.empty() && (best.empty() || (best.find("rror") == std::string_view::npos &&
                                               line.find("rror") != std::string_view::npos)))
            best = line;
        messages.remove_prefix(std::min(line.size() + 1, messages.size()));
    }
    return std::string(best);
}

} // namespace atlas
