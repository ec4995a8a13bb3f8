// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does for each frame, step of the pointer and change of a choice, from 16 GiB to 64 TiB.
#include "alignment/judgement.h"
#include "bench/big_volume.h"
#include "report/snapshot/snapshot_file.h"
#include "ui/groups/group_model.h"
#include "ui/map/group_map.h"
#include "ui/strip/strip_painter.h"
#include "ui/widgets/item_views.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTableView>
#include <QWheelEvent>
#include <benchmark/benchmark.h>
#include <ctime>
#include <map>
#include <sstream>

namespace {

using namespace atlas;
using namespace atlas::ui;

constexpr std::int64_t gibibytes[] = {16, 1 << 10, 4 << 10, 16 << 10, 64 << 10};

const Snapshot& snapshotOf(std::int64_t size) {
    static std::map<std::int64_t, Snapshot> all;
    const auto known = all.find(size);
    return known != all.end()
               ? known->second
               : all.emplace(size, bench::snapshotOf(static_cast<std::uint64_t>(size), {63})).first->second;
}

/// CPU time of this process in milliseconds. Unlike wall time it does not include the load of other processes.
double processorTime() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Collects the median and the 99th percentile, because Google Benchmark reports means.
class Quantiles {
public:
    template <class Work>
    void time(benchmark::State& state, Work work) {
        const auto start = processorTime();
        work();
        m_milliseconds.push_back(processorTime() - start);
        state.SetIterationTime(m_milliseconds.back() / 1e3);
    }

    void report(benchmark::State& state) {
        std::ranges::sort(m_milliseconds);
        state.counters["p50_ms"] = m_milliseconds[m_milliseconds.size() / 2];
        state.counters["p99_ms"] = m_milliseconds[m_milliseconds.size() * 99 / 100];
    }

private:
    std::vector<double> m_milliseconds;
};

/// Paints at zooms from whole rows to single blocks, at positions across the volume.
void paintFrames(benchmark::State& state, bench::Frame& frame) {
    frame.paint();
    Quantiles quantiles;
    std::uint64_t step = 0;
    for (auto _ : state) {
        constexpr double zooms[] = {1, 2, 7, 40, 300, 2500, 8000};
        frame.go(static_cast<double>(step * 37 % 101) / 101, zooms[step % std::size(zooms)]);
        ++step;
        quantiles.time(state, [&] { frame.paint(); });
    }
    quantiles.report(state);
}

void paintFrame(benchmark::State& state, RowMode mode, bool magnified, double ratio = 1) {
    bench::Frame frame(bench::volumeOf(snapshotOf(state.range(0))), mode, magnified, ratio);
    paintFrames(state, frame);
}

/// Paints maps shaded by the block bitmaps.
void paintAllocation(benchmark::State& state, RowMode mode) {
    bench::Frame frame(bench::readVolumeOf(snapshotOf(state.range(0))), mode, false);
    paintFrames(state, frame);
}

/// Repaints the strip with a moved window, as the widget does for each frame of the map.
void paintTheStrip(benchmark::State& state) {
    const auto& snapshot = snapshotOf(state.range(0));
    const auto volume = bench::volumeOf(snapshot);
    StripScene scene{.content = {.disk = snapshot.disk, .volume = volume}};
    QImage image(bench::frameSize.width(), 120, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.layOut(image.size(), QFontMetricsF(painter.font()));
    Quantiles quantiles;
    for (auto _ : state) {
        scene.window.first += BlockCount{volume->filesystem().blockCount.value / 400};
        scene.window.count = BlockCount{1 << 15};
        quantiles.time(state, [&] { paintStrip(painter, scene, paletteFor(QPalette(Qt::white))); });
    }
    quantiles.report(state);
}

/// The map widget, measured from an event to the painted surface.
class ShownMap {
public:
    ShownMap(const Snapshot& snapshot, RowMode mode) {
        m_map.setRowMode(mode);
        m_map.resize(bench::frameSize);
        m_map.show(bench::volumeOf(snapshot));
        m_map.show();
        settle();
    }

    void wheel(QPointF at, int notches, Qt::KeyboardModifiers keys) {
        QWheelEvent event(at, m_map.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, keys, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(m_map.viewport(), &event);
        settle();
    }

    void point(QPointF at) {
        QMouseEvent event(QEvent::MouseMove, at, m_map.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_map.viewport(), &event);
        settle();
    }

private:
    static void settle() {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }

    GroupMap m_map;
};

void scroll(benchmark::State& state, RowMode mode) {
    ShownMap map(snapshotOf(state.range(0)), mode);
    Quantiles quantiles;
    for (auto _ : state) {
        quantiles.time(state, [&] { map.wheel({1900, 900}, -1, Qt::NoModifier); });
    }
    quantiles.report(state);
}

/// Zooms in and out again, about a different position each time.
void zoom(benchmark::State& state, RowMode mode) {
    ShownMap map(snapshotOf(state.range(0)), mode);
    Quantiles quantiles;
    int step = 0;
    for (auto _ : state) {
        const int notches = step++ % 80 < 40 ? 1 : -1;
        quantiles.time(state, [&] { map.wheel({step * 37 % 3000 + 300.0, 900}, notches, Qt::ControlModifier); });
    }
    quantiles.report(state);
}

void hover(benchmark::State& state, RowMode mode) {
    ShownMap map(snapshotOf(state.range(0)), mode);
    Quantiles quantiles;
    int step = 0;
    for (auto _ : state) {
        ++step;
        quantiles.time(state, [&] { map.point({step * 37 % 3400 + 300.0, step * 61 % 2000 + 100.0}); });
    }
    quantiles.report(state);
}

void hitTest(benchmark::State& state) {
    bench::Frame frame(bench::volumeOf(snapshotOf(state.range(0))), RowMode::WholeVolume, false);
    frame.paint();
    const auto& scene = frame.scene();
    double x = 0;
    for (auto _ : state) {
        x = x > 3000 ? 0 : x + 7.3;
        benchmark::DoNotOptimize(
            hitPoint(scene.volume->layout(), scene.drawn, scene.geometry, scene.geometry.left + x, 900));
    }
}

void aggregate(benchmark::State& state) {
    const auto volume = bench::volumeOf(snapshotOf(state.range(0)));
    const auto regions = volume->layout().regions.size();
    for (auto _ : state) {
        benchmark::DoNotOptimize(volume->index().summary(regions / 7, regions - regions / 5));
    }
}

/// Work after a change of the partition start: verdicts, findings and the first frame.
void judgeAnew(benchmark::State& state) {
    const auto& snapshot = snapshotOf(state.range(0));
    std::uint64_t start = 63;
    for (auto _ : state) {
        benchmark::DoNotOptimize(judge(snapshot, {.start = Lba{++start}}));
    }
}

void buildIndexes(benchmark::State& state) {
    const auto& snapshot = snapshotOf(state.range(0));
    for (auto _ : state) {
        benchmark::DoNotOptimize(bench::volumeOf(snapshot));
    }
}

void readTheSnapshot(benchmark::State& state) {
    std::ostringstream out;
    writeSnapshot(snapshotOf(state.range(0)), out);
    const auto text = out.str();
    for (auto _ : state) {
        benchmark::DoNotOptimize(readSnapshot(std::as_bytes(std::span(text))));
    }
}

void sortGroups(benchmark::State& state) {
    const auto& snapshot = snapshotOf(state.range(0));
    const auto volume = bench::volumeOf(snapshot);
    const auto& judge = volume->judge();
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            ui::groupOrder(*snapshot.layout, judge, ui::GroupColumn::Verdict, state.range(1) != 0));
        benchmark::DoNotOptimize(
            ui::groupOrder(*snapshot.layout, judge, ui::GroupColumn::FreeBlocks, state.range(1) != 0));
    }
}

/// Jumps to rows across the table of groups; each is centred and painted.
void jumpInTheTable(benchmark::State& state) {
    const auto& snapshot = snapshotOf(state.range(0));
    ui::GroupModel model;
    model.setLayout(snapshot.layout, snapshot.placement->bytes.first, SectorGrid{{4096}});
    QTableView table;
    table.setModel(&model);
    ui::dress(table);
    table.resize(bench::frameSize);
    table.show();
    QCoreApplication::processEvents();
    const auto groups = static_cast<std::uint64_t>(model.rowCount());
    std::uint64_t at = 0;
    Quantiles quantiles;
    for (auto _ : state) {
        at = (at + groups * 382 / 1000) % groups;
        const auto index = model.index(static_cast<int>(at), 0);
        quantiles.time(state, [&] {
            table.setCurrentIndex(index);
            table.scrollTo(index, QAbstractItemView::PositionAtCenter);
            QCoreApplication::processEvents();
        });
    }
    quantiles.report(state);
}

void sizes(benchmark::internal::Benchmark* cases) {
    cases->ArgName("GiB")->Unit(benchmark::kMillisecond);
    for (const auto size : gibibytes) {
        cases->Arg(size);
    }
}

void frames(benchmark::internal::Benchmark* cases) { sizes(cases->UseManualTime()->Iterations(300)); }

BENCHMARK_CAPTURE(paintFrame, group_rows, RowMode::Group, false)->Apply(frames);
BENCHMARK_CAPTURE(paintFrame, flex_rows, RowMode::FlexGroup, false)->Apply(frames);
BENCHMARK_CAPTURE(paintFrame, whole_volume, RowMode::WholeVolume, false)->Apply(frames);
BENCHMARK_CAPTURE(paintFrame, magnified, RowMode::Group, true)->Apply(frames);
BENCHMARK_CAPTURE(paintFrame, magnified_flex_rows, RowMode::FlexGroup, true)->Apply(frames);
BENCHMARK_CAPTURE(paintFrame, magnified_whole_volume, RowMode::WholeVolume, true)->Apply(frames);
BENCHMARK_CAPTURE(paintFrame, dense_screen, RowMode::WholeVolume, false, 2)->Apply(frames);
BENCHMARK_CAPTURE(paintAllocation, group_rows, RowMode::Group)->Apply(frames);
BENCHMARK_CAPTURE(paintAllocation, flex_rows, RowMode::FlexGroup)->Apply(frames);
BENCHMARK_CAPTURE(paintAllocation, whole_volume, RowMode::WholeVolume)->Apply(frames);
BENCHMARK(paintTheStrip)->Apply(frames);
BENCHMARK_CAPTURE(scroll, group_rows, RowMode::Group)->Apply(frames);
BENCHMARK_CAPTURE(zoom, whole_volume, RowMode::WholeVolume)->Apply(frames);
BENCHMARK_CAPTURE(hover, group_rows, RowMode::Group)->Apply(frames);
BENCHMARK(hitTest)->Apply(sizes);
BENCHMARK(aggregate)->Apply(sizes);
BENCHMARK(judgeAnew)->Apply(sizes);
BENCHMARK(buildIndexes)->Apply(sizes);
BENCHMARK(readTheSnapshot)->Apply(sizes);
BENCHMARK(jumpInTheTable)->Apply(frames);
BENCHMARK(sortGroups)
    ->ArgNames({"GiB", "down"})
    ->Args({64 << 10, 0})
    ->Args({64 << 10, 1})
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
