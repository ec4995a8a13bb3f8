// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/workload_runs.h"

#include "cli/working_image.h"
#include "compare/metadata_reads.h"
#include "confine/confined_program.h"
#include "record/kernel_mount.h"
#include "record/workload.h"
#include "report/language/make_message.h"
#include "trace/trace_tally.h"

#include <filesystem>
#include <fmt/format.h>
#include <unordered_set>

namespace atlas::cli {
namespace {

/// Counts the blocks of two kinds that were read or written.
class TouchedBlocks {
public:
    TouchedBlocks(const TouchedPlaces& places, ByteOffset volume, ByteCount blockSize)
        : m_places(places), m_volume(volume), m_blockSize(blockSize) {}

    void add(ByteInterval bytes) {
        m_places.visit(bytes, [&](const TouchedPlaces::Place& place, ByteInterval part) {
            const bool isTable = place.kind == TouchedKind{Ground::Structure, RegionKind::InodeTable};
            if (part.empty() || (!isTable && !isBitmap(place.kind)))
                return;
            const auto last = blockOf(part.last(), m_blockSize, m_volume);
            for (auto block = blockOf(part.first, m_blockSize, m_volume); block <= last; ++block)
                (isTable ? m_tables : m_bitmaps).insert(block.value);
        });
    }
    [[nodiscard]] std::uint64_t bitmaps() const { return m_bitmaps.size(); }
    [[nodiscard]] std::uint64_t tables() const { return m_tables.size(); }

private:
    const TouchedPlaces& m_places;
    ByteOffset m_volume;
    ByteCount m_blockSize;
    std::unordered_set<std::uint64_t> m_bitmaps{};
    std::unordered_set<std::uint64_t> m_tables{};
};

/// The volume at `start` of a disk that ends with it.
Snapshot placedAt(const PlannedLayout& planned, ByteOffset start, ByteCount physicalSector) {
    auto snapshot = snapshotOf(planned, {}, physicalSector);
    snapshot.placement->bytes.first = start;
    snapshot.disk.size = {snapshot.placement->bytes.end().value};
    return snapshot;
}

WorkloadCounts countsOf(const std::vector<RecordedRequest>& requests, std::size_t mounted, const PlannedLayout& planned,
                        const MeasuredWorkload& frame) {
    WorkloadCounts counts;
    for (std::size_t n = 0; n < mounted; ++n)
        counts.mountReads += requests[n].operation == TraceOperation::Read ? 1 : 0;
    for (const auto start : frame.starts) {
        const auto snapshot = placedAt(planned, start, frame.physicalSector);
        TraceTally tally(snapshot, {.size = frame.physicalSector}, {.offset = static_cast<std::int64_t>(start.value)});
        const TouchedPlaces places(snapshot);
        TouchedBlocks touched(places, start, planned.layout->filesystem.blockSize);
        for (auto n = mounted; n < requests.size(); ++n) {
            const auto& request = requests[n];
            tally.add({.bytes = request.bytes, .operation = request.operation, .isForced = request.isDurable});
            touched.add({start + (request.bytes.first - ByteOffset{}), request.bytes.count});
        }
        const auto& table = tally.table();
        counts.reads = table.total.reads;
        counts.readBytes = table.total.readBytes;
        counts.writes = table.total.writes + table.total.zeroes;
        counts.writtenBytes = table.total.writtenBytes + table.total.zeroedBytes;
        counts.flushes = table.flushes;
        counts.seekBytes = table.total.seekBytes;
        counts.bitmapBlocks = touched.bitmaps();
        counts.inodeTableBlocks = touched.tables();
        counts.readModifyWrites.push_back(table.total.readModifyWrites);
        counts.dirtyChunks.push_back(tally.written().count({.size = snapshotChunk}).chunks);
    }
    return counts;
}

Result<int> runIn(KernelMount& mount, const WorkloadOptions& options) {
    const auto own = workloadOf(options.workload);
    if (!own)
        return mount.run({"sh", std::filesystem::absolute(options.workload).string()});
    const auto words = programOf(*own, options.scale);
    return !words.empty() ? mount.run(words) : mount.call([&] { return runWorkload(*own, options.scale) ? 0 : 1; });
}

Result<WorkloadCounts> countRun(const ByteSource& image, const PlannedLayout& planned, const WorkloadOptions& options,
                                const MeasuredWorkload& frame, HeldSignals& signals) {
    const auto recording = Recording::make({});
    if (!recording)
        return std::unexpected(recording.error());
    // Inode tables that mke2fs has left for later would be written at any time.
    auto mount = KernelMount::open(image, {{0}, image.size()}, "noinit_itable", *recording, signals);
    if (!mount)
        return std::unexpected(mount.error());
    const auto mounted = recording->count();
    const auto code = runIn(**mount, options);
    const auto closed = (*mount)->close();
    if (!code || !closed)
        return std::unexpected(code ? closed.error() : code.error());
    if (*code != 0 || signals.last() != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = fmt::format("the workload ended with status {}", *code),
                                     .where = options.workload,
                                     .hint = "a larger --size, or a smaller --scale"});
    }
    const auto requests = recording->requests();
    if (!requests)
        return std::unexpected(requests.error());
    return countsOf(*requests, mounted, planned, frame);
}

Result<WorkingImage> imageOf(const Operand& layout) {
    auto image = WorkingImage::make(*layout.device);
    auto status = image ? image->resize(*layout.device) : std::unexpected(image.error());
    status = status ? makeByMke2fs(*image, layout.planned->plan, {.size = *layout.device}, [] {}) : status;
    return status ? std::move(image) : std::unexpected(status.error());
}

} // namespace

Status checkWorkload(const WorkloadOptions& options) {
    std::error_code missing;
    const auto own = workloadOf(options.workload);
    if (!own && !std::filesystem::is_regular_file(options.workload, missing)) {
        std::string names;
        for (const auto each : allWorkloads)
            names += fmt::format("{}, ", name(each));
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "there is no such workload",
                                     .found = options.workload,
                                     .expected = names + "or the file of a shell script"});
    }
    if (own && !programOf(*own, options.scale).empty() && !isInstalled("fio")) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "fio, which makes this workload, is not installed",
                                     .hint = "install the package fio"});
    }
    findSystemPrograms();
    return requireKernelMounts();
}

Result<MeasuredWorkload> measureWorkload(const std::vector<Operand>& layouts, const WorkloadOptions& options,
                                         const MeasureFrame& frame, Reporter& reporter) {
    MeasuredWorkload measured{.name = options.workload,
                              .scale = options.scale,
                              .starts = options.starts,
                              .physicalSector = frame.physicalSector};
    if (measured.starts.empty())
        measured.starts.push_back(frame.start);
    const auto runs = options.runs.value_or(1);
    HeldSignals signals;
    for (const auto& layout : layouts) {
        const auto image = imageOf(layout);
        const auto source = image ? openFile(image->path()) : std::unexpected(image.error());
        if (!source)
            return std::unexpected(source.error());
        measured.layouts.push_back(
            {.label = layout.label, .modelledMountReads = readsOf(Work::Mount, *layout.layout, frame.model).requests});
        for (std::uint32_t run = 0; run < runs; ++run) {
            const auto done = (measured.layouts.size() - 1) * runs + run;
            const auto step = message<MessageId::RunningWorkload>(layout.label, Number{run + 1}, Number{runs});
            reporter.progress({done, layouts.size() * runs, step});
            reporter.status(step);
            const auto counts = countRun(**source, *layout.planned, options, measured, signals);
            if (!counts) {
                reporter.endStatus();
                return std::unexpected(counts.error());
            }
            measured.layouts.back().runs.push_back(*counts);
        }
    }
    reporter.endStatus();
    return measured;
}

} // namespace atlas::cli
