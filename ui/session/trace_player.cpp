// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/trace_player.h"

#include "report/reader/reader_request.h"
#include "ui/text/qt_text.h"

#include <QFileInfo>
#include <QSignalBlocker>
#include <QTemporaryFile>
#include <cmath>
#include <map>
#include <utility>

namespace atlas::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto frame = 100ms;
constexpr std::uint64_t stepsOfWindow = 4; ///< a frame moves the window by a part of its length
constexpr std::size_t busiestShown = 50;
constexpr std::uint64_t curveFrom = 4 * KiB;
constexpr std::uint64_t curveTo = 256 * MiB;
constexpr std::uint64_t noEnd = ~std::uint64_t{0};

/// What is counted, and where.
struct Question {
    std::shared_ptr<const TraceRecords> records{};
    SnapshotPtr read{};
    std::shared_ptr<const Snapshot> shown{}; ///< at the tried start
    SectorGrid marked{};
    std::optional<Lba> start{};
    std::uint64_t from = 0;
    std::uint64_t length = 0;
    HeatOf heatOf{};
    TouchMeasure heatBy{};
    ByteCount chunk{};
    std::string path{};
    std::optional<TracePlace> place{}; ///< found out before
};

std::uint64_t heatIn(const BlockTouches& touches, HeatOf heat) {
    switch (heat) {
    case HeatOf::Writes: return touches.writes;
    case HeatOf::Reads: return touches.reads;
    case HeatOf::Both: break;
    }
    return touches.sum();
}

/// The more requests or bytes, the stronger, by the logarithm of their number.
TintsPtr heatTintsOf(const BusyBlocks& busy, const Snapshot& snapshot, HeatOf heat) {
    auto tints = std::make_shared<Tints>();
    std::uint64_t most = 0;
    busy.visit([&](const BusyBlock& block) { most = std::max(most, heatIn(block.touches, heat)); });
    const auto start = snapshot.placement->bytes.first;
    const auto& fs = *snapshot.filesystem();
    busy.visit([&](const BusyBlock& block) {
        const auto count = heatIn(block.touches, heat);
        if (count == 0 || block.bytes.end() <= start)
            return;
        const auto share = std::log1p(static_cast<double>(count)) / std::log1p(static_cast<double>(most));
        const auto level = std::min(static_cast<std::uint32_t>(share * heatTints), heatTints - 1);
        const auto bytes = between(std::max(block.bytes.first, start), block.bytes.end());
        const auto blocks = intersection(between(blockOf(bytes.first, fs.blockSize, start),
                                                 blockOf(bytes.last(), fs.blockSize, start) + BlockCount{1}),
                                         between(BlockNumber{0}, fs.end()));
        if (blocks.empty())
            return;
        if (!tints->empty() && tints->back().tint == firstHeatTint + level &&
            tints->back().blocks.end() == blocks.first)
            tints->back().blocks.count += blocks.count;
        else
            tints->push_back({blocks, firstHeatTint + level});
    });
    return tints;
}

/// Gathers the different places of requests.
class SpanCollector {
public:
    SpanCollector(HeatOf heat, TraceShift shift) : m_heat(heat), m_shift(shift) {}

    void add(const TraceRequest& request) {
        const bool isWrite = isStoring(request.operation);
        const bool isRead = request.operation == TraceOperation::Read;
        if ((isWrite && m_heat == HeatOf::Reads) || (isRead && m_heat == HeatOf::Writes) || (!isWrite && !isRead))
            return;
        const auto bytes = m_shift.onDisk(request.bytes);
        const auto key = std::pair(bytes, isWrite);
        if (const auto known = m_spans.find(key); known != m_spans.end())
            ++known->second;
        else if (m_spans.size() < most)
            m_spans.emplace(key, 1);
    }
    [[nodiscard]] RequestSpansPtr take() const {
        auto spans = std::make_shared<RequestSpans>();
        spans->reserve(m_spans.size());
        for (const auto& [key, requests] : m_spans)
            spans->push_back({key.first, key.second, requests});
        return spans;
    }

private:
    static constexpr std::size_t most = 200'000;

    HeatOf m_heat;
    TraceShift m_shift;
    std::map<std::pair<ByteInterval, bool>, std::uint64_t> m_spans{};
};

/// Whether the trace is one of the disk or of the partition, by all of its requests.
Result<TracePlace> placeOf(const TraceRecords& records, const Snapshot& read) {
    TracePlaceFinder finder(read);
    const auto status = records.visit(0, noEnd, [&](const TraceRequest& request) {
        auto named = request;
        named.device = records.facts().device;
        finder.add(named);
        return true;
    });
    return status ? Result<TracePlace>(finder.find()) : std::unexpected(status.error());
}

struct OpenedTrace {
    std::shared_ptr<const TraceRecords> records{};
    std::vector<std::uint64_t> flushes{};
};

/// The first in each of a thousand parts of the trace.
Result<std::vector<std::uint64_t>> flushesOf(const TraceRecords& records) {
    constexpr std::uint64_t parts = 1000;
    const auto part = records.lastNanoseconds() / parts + 1;
    std::map<std::uint64_t, std::uint64_t> first; // requests need not be in order
    const auto status = records.visit(0, noEnd, [&](const TraceRequest& request) {
        if (request.isFlush()) {
            const auto known = first.emplace(request.nanoseconds / part, request.nanoseconds).first;
            known->second = std::min(known->second, request.nanoseconds);
        }
        return true;
    });
    if (!status)
        return std::unexpected(status.error());
    std::vector<std::uint64_t> flushes;
    for (const auto& [number, nanoseconds] : first)
        flushes.push_back(nanoseconds);
    return flushes;
}

Result<OpenedTrace> openedTrace(const std::string& path) {
    auto bytes = openFile(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto records = TraceRecords::open(std::move(*bytes));
    if (!records)
        return std::unexpected(records.error());
    auto flushes = flushesOf(*records);
    if (!flushes)
        return std::unexpected(flushes.error());
    return OpenedTrace{std::make_shared<const TraceRecords>(std::move(*records)), std::move(*flushes)};
}

Result<std::shared_ptr<const TraceView>> viewOf(const Question& question) {
    const auto& records = *question.records;
    const auto place = question.place ? Result<TracePlace>(*question.place) : placeOf(records, *question.read);
    if (!place)
        return std::unexpected(place.error());
    auto view = std::make_shared<TraceView>();
    auto& report = view->report;
    report.trace = question.path;
    report.facts = records.facts();
    report.place = *place;
    report.marked = question.marked;
    report.start = question.start;
    auto shift = shiftBetween(*question.read, *question.shown);
    shift.offset = report.place.offset;
    TraceTally tally(*question.shown, question.marked, shift);
    SpanCollector spans(question.heatOf, shift);
    const bool isByBytes = question.heatBy == TouchMeasure::Bytes;
    BusyBlocks bytes(question.shown->filesystem()->blockSize, question.shown->placement->bytes.first,
                     TouchMeasure::Bytes);
    const auto end = question.length == 0 ? noEnd : question.from + question.length;
    if (auto status = records.visit(question.length == 0 ? 0 : question.from, end,
                                    [&](const TraceRequest& request) {
                                        tally.add(request);
                                        spans.add(request);
                                        if (isByBytes)
                                            bytes.add(request, shift.onDisk(request.bytes));
                                        return true;
                                    });
        !status)
        return std::unexpected(status.error());
    report.table = tally.table();
    report.busyUnit = tally.busy().unit();
    report.isCoarse = tally.busy().isCoarse();
    report.busiest = busiestPlaces(tally, busiestShown, *question.shown);
    for (auto size = curveFrom; size <= curveTo; size *= 2)
        view->curve.push_back(tally.written().count({{size}, {0}}));
    view->typed = tally.written().count({question.chunk, {0}});
    view->spans = spans.take();
    view->heat = heatTintsOf(isByBytes ? bytes : tally.busy(), *question.shown, question.heatOf);
    return view;
}

} // namespace

TracePlayer::TracePlayer(Session& session, QObject* parent) : QObject(parent), m_session(session), m_owners(session) {
    m_clock.setInterval(frame);
    connect(&m_clock, &QTimer::timeout, this, &TracePlayer::advance);
    connect(&m_reader, &ReaderJob::delivered, this, &TracePlayer::take);
    connect(&m_reader, &ReaderJob::failed, this, &TracePlayer::fail);
    connect(&m_reader, &ReaderJob::cancelled, this, &TracePlayer::close);
    connect(&m_reader, &ReaderJob::progressed, this, &TracePlayer::progressed);
    connect(&m_owners, &TraceOwners::changed, this, &TracePlayer::changed);
    connect(&session, &Session::opened, this, [this] {
        if (m_session.wasReloaded())
            count();
        else
            close();
    });
    connect(&session, &Session::judgedAgain, this, &TracePlayer::count); // the start may have moved
}

void TracePlayer::open(const QString& path) {
    close();
    m_path = QFileInfo(path).absoluteFilePath();
    m_isReading = true;
    m_reader.fetch({text(reader::progressOption), text(reader::jsonLines), text(reader::traceCommand),
                    text(reader::requestsAction), m_path});
    Q_EMIT changed();
}

void TracePlayer::close() {
    const QSignalBlocker quiet(m_reader);
    m_reader.cancel();
    m_opening.drop();
    m_counting.drop();
    m_owners.wait();
    m_clock.stop();
    m_path.clear();
    m_records.reset();
    m_flushes.clear();
    m_file.reset();
    m_view.reset();
    m_from = 0;
    m_length = 0;
    m_isReading = false;
    m_isCounting = false;
    m_isOutdated = false;
    Q_EMIT changed();
}

void TracePlayer::take(const std::shared_ptr<QTemporaryFile>& file) {
    m_file = file;
    m_opening.run(
        this, [path = file->fileName().toStdString()] { return openedTrace(path); },
        [this](Result<OpenedTrace> trace) {
            if (!trace)
                return fail(trace.error());
            m_records = std::move(trace->records);
            m_flushes = std::move(trace->flushes);
            m_isReading = false;
            count();
        });
}

/// One count at a time: while the slider moves, the newest window is counted when the one before is done.
void TracePlayer::count() {
    if (!m_records || !m_session.layout())
        return;
    m_isOutdated = m_isCounting;
    if (m_isOutdated)
        return;
    m_isCounting = true;
    const auto& judgement = m_session.judgement();
    const auto& shown = shownDisk(m_session.snapshot(), judgement);
    Question question{.records = m_records,
                      .read = m_session.sharedSnapshot(),
                      .shown = std::make_shared<const Snapshot>(shown),
                      .marked = judgement.markedGrid().value_or(m_session.grid()),
                      .from = m_from,
                      .length = m_length,
                      .heatOf = m_heatOf,
                      .heatBy = m_heatBy,
                      .chunk = m_chunk,
                      .path = m_path.toStdString(),
                      .place = m_view ? std::optional(m_view->report.place) : std::nullopt};
    m_counting.run(
        this, [question] { return viewOf(question); },
        [this](Result<std::shared_ptr<const TraceView>> view) {
            m_isCounting = false;
            if (!view)
                return fail(view.error());
            m_view = std::move(*view);
            nameOwners();
            Q_EMIT changed();
            if (std::exchange(m_isOutdated, false))
                count();
        });
    Q_EMIT changed();
}

void TracePlayer::setWindow(std::uint64_t from, std::uint64_t length) {
    const auto end = duration();
    from = length == 0 ? 0 : std::min(from, end > length ? end - length : 0);
    if (std::exchange(m_from, from) == from && m_length == length)
        return;
    m_length = length;
    count();
    Q_EMIT changed();
}

void TracePlayer::setHeatOf(HeatOf heat) {
    if (std::exchange(m_heatOf, heat) != heat)
        count();
}

void TracePlayer::setHeatBy(TouchMeasure measure) {
    if (std::exchange(m_heatBy, measure) != measure)
        count();
}

void TracePlayer::setChunk(ByteCount size) {
    if (std::exchange(m_chunk, size) != size)
        count();
}

void TracePlayer::play(bool on) {
    if (on && m_length > 0) {
        if (m_from + m_length >= duration())
            setWindow(0, m_length);
        m_clock.start();
    } else {
        m_clock.stop();
        nameOwners();
    }
    Q_EMIT changed();
}

/// Only of a window of time that rests: each search reads all inodes.
void TracePlayer::nameOwners() {
    if (m_view && !isPlaying())
        m_owners.find(m_view->report.busiest);
}

void TracePlayer::advance() {
    if (m_isCounting)
        return; // a slow count must not be outrun
    if (m_length == 0 || m_from + m_length >= duration())
        return play(false);
    setWindow(m_from + std::max<std::uint64_t>(m_length / stepsOfWindow, 1), m_length);
}

void TracePlayer::fail(const Error& error) {
    const auto path = m_path;
    close();
    Q_EMIT failed(path, error);
}

} // namespace atlas::ui
