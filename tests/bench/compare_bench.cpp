// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of a change in the option bar. Target: all small maps of 1 TiB are updated within 100 ms.
#include "ui/compare/compare_page.h"
#include "ui/compare/small_multiples.h"

#include <QApplication>
#include <QEventLoop>
#include <benchmark/benchmark.h>

namespace {

using namespace atlas;
using namespace atlas::ui;

void waitFor(const std::function<bool()>& done) {
    while (!done()) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// Measures from a change of size until the maps are painted, and with `charts` until the last chart bar is complete.
void changeSize(benchmark::State& state) {
    Session session;
    ComparePage page(session);
    page.resize(1280, 800);
    page.show();
    auto& comparison = page.comparison();
    waitFor([&] { return comparison.settled(); });
    const bool charts = state.range(0) != 0;
    auto options = comparison.options();
    const auto size = options.format.size.value;
    std::uint64_t step = 0;
    for (auto _ : state) {
        options.format.size = {size - (++step << 27)}; // one block group less in each step
        comparison.setOptions(options);
        waitFor([&] { return charts ? comparison.settled() : comparison.allShown(); });
        page.multiples().refresh();
        benchmark::DoNotOptimize(page.multiples().grab());
        state.PauseTiming();
        waitFor([&] { return comparison.settled(); });
        state.ResumeTiming();
    }
}

BENCHMARK(changeSize)->ArgName("charts")->Arg(0)->Arg(1)->Iterations(10)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
