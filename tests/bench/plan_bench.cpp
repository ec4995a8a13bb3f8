// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of planning a layout. Targets: 1 TiB under 20 ms, 16 TiB under 0.25 s up to -G 4096, a sweep of 1 TiB under 0.4 s.
#include "compare/measure.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"

#include <benchmark/benchmark.h>
#include <stdexcept>

namespace {

using namespace atlas;

constexpr std::uint64_t tebibyte = std::uint64_t{1} << 40;

PlanRequest request(std::uint64_t size, const std::string& line) {
    auto options = parseOptions(std::string_view(line));
    if (!options) {
        throw std::runtime_error(sentence(options.error()));
    }
    return {{{size}}, std::move(*options), upstreamProfile()};
}

void planTebibytes(benchmark::State& state) {
    const auto wanted =
        request(static_cast<std::uint64_t>(state.range(0)) * tebibyte, "-t ext4 -G " + std::to_string(state.range(1)));
    for (auto _ : state) {
        const auto planned = plan(wanted);
        if (!planned) {
            state.SkipWithError(sentence(planned.error()).c_str());
            break;
        }
        benchmark::DoNotOptimize(planned->layout->regions.data());
    }
}

void sweepTebibyte(benchmark::State& state) {
    const auto wanted = request(tebibyte, "-t ext4");
    for (auto _ : state) {
        benchmark::DoNotOptimize(sweepFlexGroupSizes(wanted));
    }
}

void measureTebibyte(benchmark::State& state) {
    const auto planned = plan(request(tebibyte, "-t ext4"));
    for (auto _ : state) {
        benchmark::DoNotOptimize(measuredIn({}, *planned->layout));
    }
}

BENCHMARK(planTebibytes)
    ->ArgNames({"TiB", "G"})
    ->ArgsProduct({{1, 16}, {1, 16, 256, 4096}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(planTebibytes)->ArgNames({"TiB", "G"})->Args({16, 16384})->Args({16, 131072})->Unit(benchmark::kMillisecond);
BENCHMARK(sweepTebibyte)->Unit(benchmark::kMillisecond);
BENCHMARK(measureTebibyte)->Unit(benchmark::kMillisecond);

} // namespace
