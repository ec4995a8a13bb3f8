// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/workload_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"

#include <fmt/format.h>
#include <functional>
#include <ostream>

namespace atlas {
namespace {

using enum MessageId;

constexpr std::string_view offMark = "≠";

using Figure = std::function<std::uint64_t(const WorkloadCounts&)>;

std::string figureText(std::uint64_t value, bool isSize) { return isSize ? localSize({value}) : localNumber(value); }

Cell cell(const LayoutWorkload& layout, const Figure& figure, bool isSize) {
    const auto spread = layout.spread(figure);
    auto text = figureText(spread.median, isSize);
    if (spread.least != spread.greatest)
        text += fmt::format(" ({}–{})", figureText(spread.least, isSize), figureText(spread.greatest, isSize));
    return {text};
}

class WorkloadRows {
public:
    explicit WorkloadRows(const MeasuredWorkload& workload) : m_workload(workload) {}

    void add(const Message& name, const Figure& figure, bool isSize = false) {
        std::vector<Cell> row{{format(name)}};
        for (const auto& layout : m_workload.layouts)
            row.push_back(cell(layout, figure, isSize));
        m_rows.push_back(std::move(row));
    }
    void addModel() {
        std::vector<Cell> row{{words<MountReadsModelled>()}};
        for (const auto& layout : m_workload.layouts) {
            const auto text = figureText(layout.modelledMountReads, false);
            row.push_back(layout.isModelOff() ? Cell{fmt::format("{} {}", offMark, text), Tone::Warning} : Cell{text});
        }
        m_rows.push_back(std::move(row));
    }
    [[nodiscard]] const std::vector<std::vector<Cell>>& all() const { return m_rows; }

private:
    const MeasuredWorkload& m_workload;
    std::vector<std::vector<Cell>> m_rows{};
};

std::uint64_t chunksOf(const LayoutWorkload& layout) {
    return layout.spread([](const WorkloadCounts& run) { return run.dirtyChunks.front(); }).median;
}

} // namespace

void writeWorkloadText(const MeasuredWorkload& workload, std::ostream& out, TextStyle style) {
    out << "\n" << format(message<WorkloadHead>(workload.name, Count{workload.layouts.front().runs.size()})) << "\n\n";
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::vector<Column> columns{{words<ColumnMeasured>()}};
    for (std::size_t n = 0; n < workload.layouts.size(); ++n)
        columns.push_back({std::string(letters.substr(n, 1)), true});
    WorkloadRows rows(workload);
    rows.add(message<MountReadsMeasured>(), [](const WorkloadCounts& run) { return run.mountReads; });
    rows.addModel();
    rows.add(message<WorkloadReads>(), [](const WorkloadCounts& run) { return run.reads; });
    rows.add(message<WorkloadReadBytes>(), [](const WorkloadCounts& run) { return run.readBytes; }, true);
    rows.add(message<WorkloadWrites>(), [](const WorkloadCounts& run) { return run.writes; });
    rows.add(message<WorkloadWrittenBytes>(), [](const WorkloadCounts& run) { return run.writtenBytes; }, true);
    rows.add(message<WorkloadFlushes>(), [](const WorkloadCounts& run) { return run.flushes; });
    rows.add(message<WorkloadDistance>(), [](const WorkloadCounts& run) { return run.seekBytes; }, true);
    rows.add(message<WorkloadBitmaps>(), [](const WorkloadCounts& run) { return run.bitmapBlocks; });
    rows.add(message<WorkloadInodeTables>(), [](const WorkloadCounts& run) { return run.inodeTableBlocks; });
    for (std::size_t n = 0; n < workload.starts.size(); ++n) {
        const auto start = workload.starts[n];
        rows.add(message<WorkloadReadModifyWrites>(Number{start.value}),
                 [n](const WorkloadCounts& run) { return run.readModifyWrites[n]; });
        rows.add(message<WorkloadChunks>(Size{snapshotChunk}, Number{start.value}),
                 [n](const WorkloadCounts& run) { return run.dirtyChunks[n]; });
    }
    writeTable(out, columns, rows.all(), style);
    out << "\n" << offMark << words<Colon>() << words<ModelIsOff>() << "\n";
    const auto best = workload.fewestChunks();
    const auto& first = workload.layouts.front();
    if (workload.layouts.size() > 1) {
        out << format(best == 0 ? message<WorkloadChunksAlike>(first.label, Count{chunksOf(first)}, Size{snapshotChunk})
                                : message<WorkloadFewerChunks>(
                                      workload.layouts[best].label, Count{chunksOf(workload.layouts[best])},
                                      Size{snapshotChunk}, first.label, Number{chunksOf(first)}))
            << "\n";
    }
}

} // namespace atlas
