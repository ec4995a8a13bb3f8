// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of a trace. Target: a million lines a second on one core, from text to the table, in the memory of the table.
#include "support/synthetic.h"
#include "trace/trace_parser.h"
#include "trace/trace_tally.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <random>

namespace {

using namespace atlas;

constexpr std::uint64_t lines = 200'000;

/// Requests of 4 to 64 KiB, a third of them where the one before ends, within `sectors`.
template <class Line>
std::string trace(std::string head, std::uint64_t sectors, Line line) {
    std::mt19937_64 noise(1); // NOLINT: the same on every run
    std::uint64_t at = 0;
    for (std::uint64_t n = 0; n < lines; ++n) {
        const auto count = 8 * (1 + noise() % 16);
        at = noise() % 3 == 0 ? at : noise() % sectors / 8 * 8;
        head += line(n, at, count);
        at += count;
    }
    return head;
}

std::string blkparse(std::uint64_t sectors) {
    return trace({}, sectors, [](std::uint64_t n, std::uint64_t at, std::uint64_t count) {
        return fmt::format("  8,0    3 {:8} {:5}.{:09}   697  D  WS {} + {} [kjournald]\n", n, n / 1000, n % 1000, at,
                           count);
    });
}

std::string events(std::uint64_t sectors) {
    return trace({}, sectors, [](std::uint64_t n, std::uint64_t at, std::uint64_t count) {
        return fmt::format("             fio  1234 [001]  {}.{:06}: block:block_rq_issue: 8,0 WS {} () {} + {} [fio]\n",
                           n / 1000, n % 1000, count * 512, at, count);
    });
}

std::string nbdkit(std::uint64_t sectors) {
    return trace({}, sectors, [](std::uint64_t n, std::uint64_t at, std::uint64_t count) {
        return fmt::format(
            "2026-11-30 01:{:02}:{:02}.{:06} connection=1 Write id={} offset=0x{:x} count=0x{:x} fua=0 ...\n",
            n / 60 % 60, n % 60, n % 1000000, n, at * 512, count * 512);
    });
}

std::string iolog(std::uint64_t sectors) {
    return trace("fio version 3 iolog\n", sectors, [](std::uint64_t n, std::uint64_t at, std::uint64_t count) {
        return fmt::format("{} /dev/sda write {} {}\n", n, at * 512, count * 512);
    });
}

std::string biosnoop(std::uint64_t sectors) {
    return trace("TIME(s)     COMM           PID    DISK    T SECTOR     BYTES  LAT(ms)\n", sectors,
                 [](std::uint64_t n, std::uint64_t at, std::uint64_t count) {
                     return fmt::format("{}.{:06}    supervise      1950   vda    W {:<10} {:<6} 0.74\n", n / 1000,
                                        n % 1000, at, count * 512);
                 });
}

template <class Make>
void read(benchmark::State& state, Make make) {
    const auto snapshot = test::syntheticSnapshot({.groups = {512}});
    const auto text = make(snapshot.disk.size.value / 512);
    constexpr std::size_t piece = 64 * KiB;
    for (auto _ : state) {
        TraceTally tally(snapshot, markedGridOf(snapshot), {});
        TraceParser parser({}, [&](const TraceRequest& request) { tally.add(request); });
        for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(std::min(piece, rest.size()))) {
            if (!parser.read(rest.substr(0, piece))) {
                return state.SkipWithError("the trace is not read");
            }
        }
        if (!parser.finish() || tally.table().requests() != lines) {
            return state.SkipWithError("the trace is not read whole");
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * lines));
}

BENCHMARK_CAPTURE(read, blkparse, blkparse)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read, perf, events)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read, nbdkit, nbdkit)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read, iolog, iolog)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read, biosnoop, biosnoop)->Unit(benchmark::kMillisecond);

} // namespace
