// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/trace_show.h"

#include "alignment/what_if.h"
#include "base/parse_size.h"
#include "cli/answer_status.h"
#include "cli/image_options.h"
#include "envelope/unpacked_stream.h"
#include "ext4/find_block_owners.h"
#include "report/csv/csv.h"
#include "report/json/trace_json.h"
#include "report/language/make_message.h"
#include "report/text/trace_text.h"
#include "trace/trace_records.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

constexpr std::uint32_t usualBusiest = 12;
constexpr std::size_t headRequests = 65'536; ///< by which disk and partition are told apart

/// What is counted, and on what.
struct Frame {
    const Snapshot& snapshot; ///< as it is
    const Snapshot& moved;    ///< at the tried start, else the same
    SectorGrid marked{};
    TraceShift shift{}; ///< without the offset
};

void reportReading(const UnpackedStream& stream, Reporter& reporter) {
    reporter.progress({stream.done(), stream.size(), message<MessageId::ReadingTrace>()});
    constexpr std::uint64_t quick = 4 * MiB; // read before anybody waits
    if (stream.done() <= quick)
        return;
    reporter.status(stream.size() == 0
                        ? message<MessageId::ReadingTrace>()
                        : message<MessageId::ReadingTracePart>(Size{{stream.done()}}, Size{{stream.size()}}));
}

/// Reads the trace once.
class TraceReading {
public:
    TraceReading(const TraceShowOptions& options, const Frame& frame, UnpackedStream& stream, Reporter& reporter)
        : m_options(options),
          m_frame(frame),
          m_stream(stream),
          m_reporter(reporter),
          m_finder(frame.snapshot),
          m_parser(options.device, [this](const TraceRequest& request) { take(request); }) {}

    Status read(std::optional<TracePlace> place) {
        if (place)
            count(*place);
        while (true) {
            const auto text = m_stream.read();
            if (!text)
                return std::unexpected(text.error());
            if (text->empty())
                break;
            if (auto status = m_parser.read(*text); !status)
                return named(status);
            reportReading(m_stream, m_reporter);
        }
        if (auto status = m_parser.finish(); !status)
            return named(status);
        if (!m_tally)
            count(m_finder.find());
        return {};
    }
    /// By the whole trace.
    [[nodiscard]] TracePlace found() const { return m_finder.find(); }
    [[nodiscard]] const TracePlace& place() const { return m_place; }
    [[nodiscard]] const TraceTally& tally() const { return *m_tally; }
    [[nodiscard]] const TraceFacts& facts() const { return m_parser.facts(); }

private:
    Status named(Status status) const {
        status.error().where = m_options.trace;
        return status;
    }
    void take(const TraceRequest& request) {
        m_finder.add(request);
        if (m_tally)
            return add(request);
        m_head.push_back(request);
        m_head.back().process = {};
        m_head.back().device = {};
        if (m_head.size() == headRequests)
            count(m_finder.find());
    }
    void count(TracePlace place) {
        m_place = place;
        auto shift = m_frame.shift;
        shift.offset = place.offset;
        m_tally.emplace(m_frame.moved, m_frame.marked, shift);
        for (const auto& request : m_head)
            add(request);
        m_head = {};
    }
    void add(const TraceRequest& request) {
        const bool isWanted =
            request.nanoseconds >= m_options.from.value_or(0) && (!m_options.to || request.nanoseconds < *m_options.to);
        if (isWanted)
            m_tally->add(request);
    }

    const TraceShowOptions& m_options;
    const Frame& m_frame;
    UnpackedStream& m_stream;
    Reporter& m_reporter;
    TracePlaceFinder m_finder;
    TraceParser m_parser;
    TracePlace m_place{};
    std::optional<TraceTally> m_tally{};
    std::vector<TraceRequest> m_head{}; ///< until it is known where they lie
};

/// The sizes that were asked for, else those of sectors, qcow2 clusters, mebibytes and snapshot chunks, with the erase
/// block and the stripe where they are known.
std::vector<SectorGrid> chunkGrids(const TraceShowOptions& options, const Snapshot& snapshot) {
    std::vector<SectorGrid> grids;
    for (const auto size : options.chunks)
        grids.push_back({size, {0}});
    if (!grids.empty())
        return grids;
    for (const auto size : {4 * KiB, 64 * KiB, MiB, 4 * MiB})
        grids.push_back({{size}, {0}});
    const auto granularities = granularitiesOf(snapshot);
    for (const auto kind : coarseGranularities)
        if (granularities[kind].known())
            grids.push_back(granularities[kind].grid());
    std::ranges::stable_sort(grids, {}, &SectorGrid::size);
    const auto same = std::ranges::unique(grids);
    grids.erase(same.begin(), same.end());
    return grids;
}

/// In one search. `blocks`: sorted, each once, at least one.
std::vector<BlockOwners> searchOwners(const ImageReading& reading, std::span<const BlockNumber> blocks,
                                      Reporter& reporter) {
    OwnerSearchOptions search;
    search.progress = [&](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
        reporter.progress({done, of,
                           phase == OwnerSearchPhase::Inodes ? message<MessageId::ReadingInodes>()
                                                             : message<MessageId::ReadingDirectories>()});
    };
    return findOwnersOfBlocks(*reading.bytes, reading.snapshot.placement->bytes, *reading.snapshot.layout, blocks,
                              search);
}

/// Adds the files that own the busiest blocks of data. A snapshot file holds no inodes.
void addOwners(const ImageReading& reading, std::vector<BusyPlace>& busiest, Reporter& reporter) {
    std::vector<BlockNumber> blocks;
    for (const auto& place : busiest)
        if (place.kind.ground == Ground::Data && place.first)
            blocks.push_back(*place.first);
    if (blocks.empty() || !reading.bytes || isOfMetadataImage(*reading.snapshot.layout))
        return;
    std::ranges::sort(blocks);
    const auto owners = searchOwners(reading, blocks, reporter);
    for (auto& place : busiest) {
        const auto at = place.first ? std::ranges::lower_bound(blocks, *place.first) : blocks.end();
        if (place.kind.ground == Ground::Data && at != blocks.end())
            place.owners = owners[static_cast<std::size_t>(at - blocks.begin())];
    }
}

std::optional<TracePlace> placeGiven(const TraceShowOptions& options) {
    if (!options.offset)
        return std::nullopt;
    return TracePlace{*options.offset == 0 ? TracedDevice::Disk : TracedDevice::Volume, TracedBy::Given,
                      *options.offset};
}

/// The tried start in logical sectors.
Result<std::optional<Lba>> triedStart(const TraceShowOptions& options, const Snapshot& snapshot) {
    if (!options.start)
        return std::nullopt;
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const bool isBytes = options.start->unit == SizeUnit::Bytes;
    if (isBytes && options.start->number % sector.value != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the start is not on a logical sector",
                                     .found = fmt::format("--start {}", options.start->number),
                                     .expected = fmt::format("a multiple of {} bytes", sector.value)});
    }
    const Lba start{isBytes ? options.start->number / sector.value : options.start->number};
    return std::min(start, lastStart(snapshot));
}

/// Reads the trace, and once more if the whole of it contradicts what its beginning suggested.
Result<TraceReport> reportOf(const TraceShowOptions& options, const Frame& frame, UnpackedStream& stream,
                             Reporter& reporter) {
    auto given = placeGiven(options);
    for (bool isSecond = false;; isSecond = true) {
        TraceReading trace(options, frame, stream, reporter);
        if (auto status = trace.read(given); !status)
            return std::unexpected(status.error());
        const bool isDoubtful = !options.offset && trace.found().offset != trace.place().offset;
        if (isDoubtful && !isSecond && stream.isSeekable()) {
            given = trace.found();
            if (auto status = stream.rewind(); !status)
                return std::unexpected(status.error());
            continue;
        }
        TraceReport report{.trace = options.trace,
                           .facts = trace.facts(),
                           .place = trace.place(),
                           .isDoubtful = isDoubtful,
                           .marked = frame.marked,
                           .fromNanoseconds = options.from,
                           .toNanoseconds = options.to,
                           .table = trace.tally().table(),
                           .busyUnit = trace.tally().busy().unit(),
                           .isCoarse = trace.tally().busy().isCoarse()};
        for (const auto& grid : chunkGrids(options, frame.moved))
            report.chunks.push_back(trace.tally().written().count(grid));
        report.busiest = busiestPlaces(trace.tally(), options.busiest.value_or(usualBusiest), frame.moved);
        return report;
    }
}

} // namespace

Result<int> writeRequests(const std::string& trace, const std::string& device, Reporter& reporter) {
    if (auto status = binaryOutput("trace show TRACE IMAGE"); !status)
        return std::unexpected(status.error());
    auto stream = UnpackedStream::open(trace);
    if (!stream)
        return std::unexpected(stream.error());
    enterSandboxNoting(reporter);
    const auto write = [](std::span<const std::byte> bytes) {
        output().write(reinterpret_cast<const char*>(bytes.data()), // NOLINT: bytes as characters
                       static_cast<std::streamsize>(bytes.size()));
    };
    TraceParser parser(device, [&](const TraceRequest& request) { write(recordOf(request)); });
    const auto named = [&](Error error) {
        error.where = trace;
        return std::unexpected(std::move(error));
    };
    while (true) {
        const auto text = stream->read();
        if (!text)
            return std::unexpected(text.error());
        if (text->empty())
            break;
        if (auto status = parser.read(*text); !status)
            return named(status.error());
        reportReading(*stream, reporter);
    }
    if (auto status = parser.finish(); !status)
        return named(status.error());
    write(trailerOf(parser.facts()));
    return ok;
}

Result<int> writeBlockOwners(const ImageOptions& image, std::span<const std::string> numbers, Reporter& reporter) {
    std::vector<BlockNumber> blocks;
    for (const auto& number : numbers) {
        const auto block = typedNumber(number);
        if (!block)
            return usageError(fmt::format("\"{}\" is not the number of a block", number), "trace owners IMAGE BLOCK…");
        blocks.push_back({*block});
    }
    std::ranges::sort(blocks);
    const auto same = std::ranges::unique(blocks);
    blocks.erase(same.begin(), same.end());
    const auto reading = readImageNoting(image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    if (auto status = requireInodes(*reading, image.path); !status)
        return std::unexpected(status.error());
    const auto& fs = *reading->snapshot.filesystem();
    if (blocks.back() >= fs.end())
        return usageError(fmt::format("the file system has no block {}", blocks.back().value));
    writeBlockOwnersJson(blocks, searchOwners(*reading, blocks, reporter), output());
    return ok;
}

Result<int> showTrace(const TraceShowOptions& options, Reporter& reporter) {
    if (options.trace == "-" && options.image.path == "-")
        return usageError("trace and image cannot both be standard input");
    if (options.from && options.to && *options.from >= *options.to)
        return usageError("--from is not before --to");
    auto stream = UnpackedStream::open(options.trace);
    if (!stream)
        return std::unexpected(stream.error());
    const auto reading = readImageNoting(options.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    if (!snapshot.hasVolume())
        return std::unexpected(whyNoVolume(snapshot, options.image.path));
    const auto start = triedStart(options, snapshot);
    if (!start)
        return std::unexpected(start.error());
    const auto moved = *start ? movedTo(snapshot, **start) : snapshot;
    auto marked = markedGridOf(moved);
    marked.size = options.granularity.value_or(marked.size);
    auto report = reportOf(options, {snapshot, moved, marked, shiftBetween(snapshot, moved)}, *stream, reporter);
    if (!report)
        return std::unexpected(report.error());
    report->start = *start;
    reporter.endStatus();
    addOwners(*reading, report->busiest, reporter);
    if (options.json)
        writeTraceJson(moved, *report, output());
    else if (options.csv)
        writeTraceCsv(report->table, output());
    else
        writeTraceText(moved, *report, textOutput(), terminalStyle());
    return ok;
}

} // namespace atlas::cli
