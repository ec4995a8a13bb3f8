// SPDX-License-Identifier: GPL-3.0-or-later
// Reads places one by one, each in a process of its own that enters the sandbox before it parses a byte: a fault that
// an image causes costs the line of that image.
#pragma once

#include "base/file_descriptor.h"
#include "cli/console.h"
#include "cli/scan_places.h"
#include "reading/read_image.h"
#include "scan/scan_record.h"

#include <chrono>
#include <optional>
#include <sys/types.h>
#include <vector>

namespace atlas::cli {

struct ScanReaderOptions {
    ImageOptions image{}; ///< its path is that of each place
    bool health = false;  ///< as for `check`
    bool files = false;
    bool packed = false; ///< unpack compressed files that were found in folders
    std::uint32_t jobs = 1; ///< readers at a time
    std::chrono::seconds longest{}; ///< for one place
};

struct ScanOutcome {
    enum class Kind : std::uint8_t {
        Read,
        NoImage,   ///< a file found in a folder that holds no disk
        Packed,    ///< a compressed file found in a folder, which was not unpacked
        Unchanged, ///< a remote place that is as it was
    };
    Kind kind = Kind::Read;
    ScanRecord record{}; ///< with the place; the rest only for Kind::Read
};

class ScanReaders {
public:
    ScanReaders(ScanReaderOptions options, const Reporter& reporter)
        : m_options(std::move(options)), m_reporter(reporter) {}
    ScanReaders(const ScanReaders&) = delete;
    ScanReaders& operator=(const ScanReaders&) = delete;
    /// Stops what still runs.
    ~ScanReaders();

    [[nodiscard]] bool hasRoom() const { return m_running.size() < m_options.jobs; }
    [[nodiscard]] bool isIdle() const { return m_running.empty(); }

    /// Starts a reader. `known`: what an earlier scan had of a remote place. Fails if no process can be started.
    /// Precondition: hasRoom().
    [[nodiscard]] Status start(const ScanPlace& place, const std::optional<ScanStamp>& known);

    /// Waits until a reader has ended, at most that long, and returns what has.
    [[nodiscard]] std::vector<ScanOutcome> wait(std::chrono::milliseconds longest);

private:
    struct Running {
        pid_t process = 0;
        FileDescriptor pipe{};
        ScanRecord record{}; ///< place and stamp
        std::string line{};
        std::chrono::steady_clock::time_point began{};
        bool isStopped = false; ///< it took too long
    };

    void collect(Running& reader);
    void stopLate();
    [[nodiscard]] ScanOutcome outcomeOf(Running& reader) const;

    ScanReaderOptions m_options;
    const Reporter& m_reporter;
    std::vector<Running> m_running{};
    bool m_hasNoted = false; ///< the first reader notes what the sandbox lacks
};

/// Size and time of a local file or device; empty for a remote place, or if there is none.
[[nodiscard]] ScanStamp stampOf(const std::string& path);

} // namespace atlas::cli
