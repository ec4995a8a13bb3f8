// SPDX-License-Identifier: GPL-3.0-or-later
// The trace that is shown over the open volume: what its requests touch in a window of time.
#pragma once

#include "trace/trace_records.h"
#include "trace/trace_report.h"
#include "ui/session/background.h"
#include "ui/session/reader_job.h"
#include "ui/session/session.h"
#include "ui/session/tinted_blocks.h"
#include "ui/session/trace_owners.h"

#include <QObject>
#include <QTimer>

namespace atlas::ui {

/// Which requests the heat counts. The table counts all.
enum class HeatOf : std::uint8_t { Writes, Reads, Both };

/// What was computed for one window of time.
/// One or several requests of the same bytes of the disk.
struct RequestSpan {
    ByteInterval bytes{};
    bool isWrite = false;
    std::uint64_t requests = 1;
};

using RequestSpans = std::vector<RequestSpan>; ///< sorted by their first byte
using RequestSpansPtr = std::shared_ptr<const RequestSpans>;

struct TraceView {
    TraceReport report{};
    TintsPtr heat{};
    RequestSpansPtr spans{}; ///< those of the heat, for the lens; at most 200,000 different ones
    std::vector<DirtyChunks> curve{}; ///< for sizes from 4 KiB on, doubling
    DirtyChunks typed{}; ///< for TracePlayer::chunk()
};

class TracePlayer : public QObject {
    Q_OBJECT
public:
    explicit TracePlayer(Session& session, QObject* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Reads a trace, which stays until another image or volume is opened.
    void open(const QString& path);
    void close();

    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }
    /// Whether the trace, or the window of time, is being read.
    [[nodiscard]] bool isReading() const { return m_isReading || m_isCounting; }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Null until read.
    [[nodiscard]] const TraceView* view() const { return m_view.get(); }
    [[nodiscard]] std::uint64_t duration() const { return m_records ? m_records->lastNanoseconds() + 1 : 0; }
    /// When a flush was requested, in nanoseconds, sorted; in each thousandth of the trace only the first.
    [[nodiscard]] const std::vector<std::uint64_t>& flushes() const { return m_flushes; }
    [[nodiscard]] std::uint64_t from() const { return m_from; }
    /// 0: the whole trace.
    [[nodiscard]] std::uint64_t length() const { return m_length; }
    [[nodiscard]] HeatOf heatOf() const { return m_heatOf; }
    [[nodiscard]] TouchMeasure heatBy() const { return m_heatBy; }
    /// A size of chunks of which the written ones are counted.
    [[nodiscard]] ByteCount chunk() const { return m_chunk; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isActive(); }
    /// Who owns the busiest blocks, which is looked up while the window of time rests.
    [[nodiscard]] TraceOwners& owners() { return m_owners; }
    [[nodiscard]] const TraceOwners& owners() const { return m_owners; }

public Q_SLOTS:
    /// The window of time; a `length` of 0 is the whole trace.
    void setWindow(std::uint64_t from, std::uint64_t length);
    void setHeatOf(atlas::ui::HeatOf heat);
    /// Whether the heat of a block is the number of its requests or of their bytes in it.
    void setHeatBy(atlas::TouchMeasure measure);
    /// Precondition: isChunkSize().
    void setChunk(atlas::ByteCount size);
    /// Moves the window through the trace, from its beginning if it is at the end.
    void play(bool on);

Q_SIGNALS:
    /// Anything above has changed.
    void changed();
    void progressed(const atlas::ReaderProgress& progress);
    void failed(const QString& path, const atlas::Error& error);

private:
    void take(const std::shared_ptr<QTemporaryFile>& file);
    void count();
    void advance();
    void nameOwners();
    void fail(const Error& error);

    Session& m_session;
    ReaderJob m_reader;
    TraceOwners m_owners;
    QString m_path;
    std::shared_ptr<QTemporaryFile> m_file;
    std::shared_ptr<const TraceRecords> m_records;
    std::vector<std::uint64_t> m_flushes;
    std::shared_ptr<const TraceView> m_view;
    LatestRequest m_opening;
    LatestRequest m_counting;
    QTimer m_clock;
    std::uint64_t m_from = 0;
    std::uint64_t m_length = 0;
    HeatOf m_heatOf = HeatOf::Writes;
    TouchMeasure m_heatBy = TouchMeasure::Requests;
    ByteCount m_chunk{4 * MiB};
    bool m_isReading = false;
    bool m_isCounting = false;
    bool m_isOutdated = false; ///< the window changed while it was counted
};

} // namespace atlas::ui
