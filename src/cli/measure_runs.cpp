// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/measure_runs.h"

#include "base/output_file.h"
#include "base/remote_name.h"
#include "base/shell_words.h"
#include "confine/confined_program.h"
#include "report/language/make_message.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <sys/mman.h>

namespace atlas::cli {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds longestReplay{3600};
constexpr seconds startOfFio{60}; ///< until fio is stopped although its run should be over

/// Reports how much is done, and how long the rest will take at the same pace.
class RemainingTime {
public:
    RemainingTime(std::uint64_t runs, Reporter& reporter) : m_of(runs), m_reporter(reporter) {}

    void operator()() {
        const auto passed = std::chrono::duration<double>(Clock::now() - m_start).count();
        const auto pace = m_done > 0 ? passed / static_cast<double>(m_done) : 0;
        const auto left = std::max(0.0, pace * static_cast<double>(m_of) - passed);
        const auto text = m_done == 0 ? message<MessageId::MeasureStarted>()
                                      : message<MessageId::MeasureRunning>(Duration{std::ceil(left)});
        m_reporter.progress({m_done, m_of, text});
        m_reporter.status(text);
    }
    void finishRun() {
        ++m_done;
        (*this)();
    }
    /// So many runs are still to come, as far as is known.
    void expect(std::uint64_t runs) { m_of = m_done + runs; }

private:
    std::uint64_t m_done = 0;
    std::uint64_t m_of;
    Reporter& m_reporter;
    Clock::time_point m_start = Clock::now();
};

Error why(const ProgramOutput& output, Error error) {
    if (auto reason = fioReason(output.err); !reason.empty())
        error.found = std::move(reason);
    error.hint = "run the command that is shown, to see all that fio writes";
    return error;
}

class Runner {
public:
    Runner(const MeasureTarget& target, const RunOptions& options, RemainingTime& remaining)
        : m_target(target), m_options(options), m_remaining(remaining) {}

    Status run(MeasuredPoint& point, const LayoutReads* reads) {
        const auto window = windowOf(point.setting, static_cast<std::uint32_t>(point.runs.size()));
        FileDescriptor list;
        if (reads != nullptr) {
            list = FileDescriptor(::memfd_create("requests", MFD_CLOEXEC));
            const auto text = replayList(reads->requests, m_target.fio);
            if (const auto written = writeAll(list.get(), text, "memory"); !written)
                return written;
        }
        if (point.runs.empty())
            point.command = shownCommand(point.setting, window);
        const auto ran = start(fioWords(point.setting, window, m_target.fio, longestOf(point.setting), namelessPath),
                               list, point.setting);
        if (!ran)
            return std::unexpected(withPackage(ran.error()));
        auto run = fioRun(ran->out, point.setting.access);
        if (!run || ran->exitCode != 0) {
            auto error = run ? Error{.kind = ErrorKind::Io, .what = "fio failed"} : run.error();
            error.where = point.command;
            return std::unexpected(why(*ran, std::move(error)));
        }
        point.runs.push_back(std::move(*run));
        return {};
    }

private:
    [[nodiscard]] milliseconds longestOf(const Setting& setting) const {
        if (setting.metadata)
            return longestReplay;
        return milliseconds(static_cast<std::int64_t>(m_options.longestSeconds * 1000));
    }

    [[nodiscard]] std::string shownCommand(const Setting& setting, ByteInterval window) const {
        auto shown = m_target.fio;
        shown.name = m_target.shownName;
        return joinWords(fioWords(setting, window, shown, longestOf(setting), "REQUESTS"));
    }

    [[nodiscard]] Result<ProgramOutput> start(std::vector<std::string> words, const FileDescriptor& list,
                                              const Setting& setting) {
        WritingProgram program{.words = std::move(words), .hasNetwork = m_target.fio.isNbd};
        if (setting.access == Access::Write && !m_target.fio.isNbd)
            program.written = m_target.file.get();
        if (list.isOpen())
            program.nameless = list.get();
        else if (m_target.kind == MeasuredKind::ScratchFile)
            program.nameless = m_target.file.get();
        const auto longest = std::chrono::ceil<seconds>(longestOf(setting)) + startOfFio;
        return runWriting(program, longest, std::ref(m_remaining));
    }

    static Error withPackage(Error error) {
        if (error.kind == ErrorKind::Unsupported) {
            error.what = "fio, which measures, is not installed";
            error.hint = "install the package fio";
        }
        return error;
    }

    const MeasureTarget& m_target;
    const RunOptions& m_options;
    RemainingTime& m_remaining;
};

/// Whether the point needs another run: in the first passes always, later until its runs agree.
bool needsRun(const MeasuredPoint& point, std::uint32_t pass, std::uint32_t runs) {
    return pass < runs || (pass < 2 * runs && point.deciding().share() > steadySpread);
}

} // namespace

Result<std::vector<MeasuredPoint>> measurePoints(const MeasureTarget& target, const std::vector<Setting>& settings,
                                                 const std::vector<LayoutReads>& reads, const RunOptions& options,
                                                 Reporter& reporter) {
    std::vector<MeasuredPoint> points;
    for (const auto& setting : settings)
        points.push_back({.setting = setting});
    RemainingTime remaining(points.size() * options.runs, reporter);
    Runner runner(target, options, remaining);
    for (std::uint32_t pass = 0; pass < 2 * options.runs; ++pass) {
        if (pass >= options.runs) {
            remaining.expect(static_cast<std::uint64_t>(std::ranges::count_if(
                points, [&](const MeasuredPoint& point) { return needsRun(point, pass, options.runs); })));
        }
        for (std::size_t n = 0; n < points.size(); ++n) {
            if (!needsRun(points[n], pass, options.runs))
                continue;
            if (auto status = runner.run(points[n], n < reads.size() ? &reads[n] : nullptr); !status)
                return std::unexpected(status.error());
            remaining.finishRun();
        }
    }
    reporter.endStatus();
    return points;
}

} // namespace atlas::cli
