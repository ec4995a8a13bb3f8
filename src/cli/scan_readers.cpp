// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/scan_readers.h"

#include "base/byte_source.h"
#include "base/remote_name.h"
#include "base/utf8.h"
#include "cli/files_check.h"
#include "cli/image_options.h"
#include "confine/sandbox.h"
#include "device/image_format.h"
#include "layout/health.h"
#include "scan/judged_record.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <poll.h>
#include <sstream>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace atlas::cli {
namespace {

/// Exit codes of a reader that wrote no line.
enum ReaderCode : int { wroteLine = 0, noImage = 10, isPackedFile = 11, isUnchanged = 12 };

/// A file with such a name is reported even if nothing is recognised in it, because that is then what is wrong with it.
bool isNamedLikeImage(const std::string& path) {
    constexpr std::array<std::string_view, 14> endings{".img",  ".raw",  ".dd",   ".qcow2", ".vmdk", ".vdi", ".vhd",
                                                       ".vhdx", ".ext2", ".ext3", ".ext4",  ".e01",  ".wic", ".sdcard"};
    auto ending = std::filesystem::path(path).extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
    return std::ranges::find(endings, ending) != endings.end();
}

/// Counts what is read through it.
class CountedSource final : public ForwardingSource {
public:
    CountedSource(std::shared_ptr<const ByteSource> source, ScanRecord& record)
        : ForwardingSource(std::move(source)), m_record(record) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        m_record.bytesRead += into.size();
        ++m_record.requests;
        return ForwardingSource::read(offset, into);
    }

private:
    ScanRecord& m_record;
};

/// What a reader is asked; it lives in the process that reads.
struct Reading {
    const ScanReaderOptions& options;
    const ScanPlace& place;
    const Reporter& reporter;
    bool notesSandbox;
    std::optional<ScanStamp> known;
};

/// Why a file that was found in a folder or bucket is not read at all.
std::optional<ReaderCode> whyLeftOut(const Reading& reading, const ByteSource& file) {
    const auto& path = reading.place.path;
    std::vector<std::byte> head(std::min<std::uint64_t>(file.size().value, formatHeadBytes));
    if (reading.place.isNamed || !file.read({0}, head))
        return std::nullopt;
    const auto format = imageFormat(head);
    if (format && isPackedFormat(format->id))
        return reading.options.packed ? std::nullopt : std::optional(isPackedFile);
    const bool isOther = head.empty() || (!format && kindOfFile(head));
    return isOther && !isNamedLikeImage(path) ? std::optional(noImage) : std::nullopt;
}

bool holdsNothing(const ImageReading& reading) {
    const auto& snapshot = reading.snapshot;
    const auto& disk = snapshot.opened();
    return !snapshot.hasContent() && disk.table.kind == TableKind::None && disk.table.faults.empty() &&
           !disk.envelope && snapshot.findings.empty();
}

DiskJudgement judged(const Reading& reading, const ImageReading& image) {
    auto disk = judgeDisk(image);
    Reporter silent(false);
    const bool asksForHealth = reading.options.health || reading.options.files;
    for (std::size_t n = 0; asksForHealth && n <= image.others.size(); ++n) {
        const auto& volume = n == 0 ? image : image.others[n - 1];
        checkBitmapsOf(n, volume, silent, disk);
        if (reading.options.files)
            checkFilesOf(n, volume, silent, disk);
    }
    return disk;
}

/// Opens the place and enters the sandbox.
Result<OpenedImage> openConfined(const Reading& reading) {
    auto options = reading.options.image;
    options.path = reading.place.path;
    options.everyVolume = true;
    auto image = openImage(options);
    if (image && reading.notesSandbox)
        enterSandboxNoting(reading.reporter);
    else if (image)
        enterSandboxSilently();
    return image;
}

/// Fills in the record; returns a code other than wroteLine if there is to be no line.
Result<ReaderCode> readPlace(const Reading& reading, ScanRecord& record) {
    // What cannot be opened is reported below.
    if (const auto file = isRemote(reading.place.path) ? nullptr : openFile(reading.place.path).value_or(nullptr))
        if (const auto why = whyLeftOut(reading, *file))
            return *why;
    auto image = openConfined(reading);
    if (!image)
        return std::unexpected(image.error());
    if (image->remote) {
        if (const auto why = whyLeftOut(reading, *image->file))
            return *why;
        record.stamp = {.size = image->file->size().value, .modified = std::nullopt, .etag = image->remote->etag};
        if (reading.known == record.stamp && !record.stamp.etag.empty())
            return isUnchanged;
    }
    image->bytes = std::make_shared<CountedSource>(std::move(image->bytes), record);
    const auto remote = image->remote;
    const auto read = readImage(std::move(*image));
    if (remote) {
        const auto traffic = remote->traffic();
        record.bytesRead = traffic.bytes;
        record.requests = traffic.requests;
    }
    if (!read)
        return std::unexpected(read.error());
    if (!reading.place.isNamed && holdsNothing(*read) && !isNamedLikeImage(reading.place.path))
        return noImage;
    if (auto status = requireAsked(*read); !status)
        return std::unexpected(status.error());
    const auto disk = judged(reading, *read);
    const bool asksForHealth = reading.options.health || reading.options.files;
    if (disk.state == AlignmentState::NothingJudged && !(asksForHealth && !read->snapshot.disk.table.faults.empty()))
        return std::unexpected(whyNoVolume(read->snapshot, reading.place.path));
    addJudgement(disk, asksForHealth, record);
    return wroteLine;
}

/// In the new process: reads, writes its line to `pipe` and ends.
[[noreturn]] void beReader(const Reading& reading, ScanRecord record, int pipe, pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The scan stops its readers itself, after Ctrl+C too, which reaches all processes of the terminal.
    std::signal(SIGINT, SIG_IGN);
    std::signal(SIGTERM, SIG_DFL);
    limitProcessorTime();
    if (::getppid() != parent)
        ::_exit(noImage);
    auto code = readPlace(reading, record);
    if (!code)
        setError(record, code.error());
    if (code && *code != wroteLine)
        ::_exit(*code);
    {
        FileOutput out(pipe, reading.place.path);
        writeScanLine(record, out);
        [[maybe_unused]] const auto written = out.finish();
    }
    ::_exit(wroteLine);
}

Error endedBySignal(int signal) {
    return {.kind = ErrorKind::Corrupt,
            .what = fmt::format("the process that reads the image was ended by signal {} ({})", signal,
                                ::strsignal(signal))};
}

} // namespace

ScanStamp stampOf(const std::string& path) {
    struct stat info{};
    if (isRemote(path) || ::stat(path.c_str(), &info) != 0)
        return {};
    if (!S_ISREG(info.st_mode))
        return {};
    constexpr std::int64_t perSecond = 1'000'000'000;
    return {.size = static_cast<std::uint64_t>(info.st_size),
            .modified = info.st_mtim.tv_sec * perSecond + info.st_mtim.tv_nsec};
}

ScanReaders::~ScanReaders() {
    for (const auto& reader : m_running) {
        ::kill(reader.process, SIGKILL);
        ::waitpid(reader.process, nullptr, 0);
    }
}

Status ScanReaders::start(const ScanPlace& place, const std::optional<ScanStamp>& known) {
    auto record = recordOfPlace(place.path);
    record.stamp = stampOf(place.path);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::unexpected(
            Error{.kind = ErrorKind::Limit, .what = std::string("cannot start a reader: ") + std::strerror(errno)});
    FileDescriptor out(ends[0]);
    const FileDescriptor in(ends[1]);
    const pid_t self = ::getpid();
    const pid_t child = ::fork();
    if (child == 0) {
        beReader(
            {.options = m_options, .place = place, .reporter = m_reporter, .notesSandbox = !m_hasNoted, .known = known},
            std::move(record), in.get(), self);
    }
    if (child < 0)
        return std::unexpected(
            Error{.kind = ErrorKind::Limit, .what = std::string("cannot start a reader: ") + std::strerror(errno)});
    m_hasNoted = true;
    ::fcntl(out.get(), F_SETFL, O_NONBLOCK);
    m_running.push_back({.process = child,
                         .pipe = std::move(out),
                         .record = std::move(record),
                         .began = std::chrono::steady_clock::now()});
    return {};
}

void ScanReaders::collect(Running& reader) {
    std::array<char, 1 << 16> part{};
    for (;;) {
        const auto got = ::read(reader.pipe.get(), part.data(), part.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return; // nothing more for now
        if (got == 0) {
            const FileDescriptor closed(reader.pipe.release());
            return;
        }
        if (reader.line.size() + static_cast<std::size_t>(got) <= longestScanLine)
            reader.line.append(part.data(), static_cast<std::size_t>(got));
    }
}

void ScanReaders::stopLate() {
    const auto now = std::chrono::steady_clock::now();
    for (auto& reader : m_running) {
        if (!reader.isStopped && now - reader.began > m_options.longest) {
            reader.isStopped = true;
            ::kill(reader.process, SIGKILL);
        }
    }
}

ScanOutcome ScanReaders::outcomeOf(Running& reader) const {
    int status = 0;
    while (::waitpid(reader.process, &status, 0) < 0 && errno == EINTR) {
    }
    ScanOutcome outcome{.record = std::move(reader.record)};
    auto& record = outcome.record;
    const auto fail = [&](const Error& error) { setError(record, error); };
    if (reader.isStopped) {
        fail({.kind = ErrorKind::Limit,
              .what = fmt::format("took longer than {} s to read", m_options.longest.count()),
              .where = record.place,
              .hint = "--timeout SECONDS"});
    } else if (WIFSIGNALED(status)) {
        fail(endedBySignal(WTERMSIG(status)));
    } else if (WEXITSTATUS(status) == noImage) {
        outcome.kind = ScanOutcome::Kind::NoImage;
    } else if (WEXITSTATUS(status) == isPackedFile) {
        outcome.kind = ScanOutcome::Kind::Packed;
    } else if (WEXITSTATUS(status) == isUnchanged) {
        outcome.kind = ScanOutcome::Kind::Unchanged;
    } else if (auto read = readScanLine(std::string_view(reader.line).substr(0, reader.line.find('\n')))) {
        // An image may have taken over its reader, so what counts beside the verdict is what this process knows.
        read->place = record.place;
        read->placeHex = record.placeHex;
        if (record.stamp.size)
            read->stamp = record.stamp;
        record = std::move(*read);
    } else {
        fail({.kind = ErrorKind::Corrupt, .what = "the process that reads the image gave no answer"});
    }
    const auto took = std::chrono::steady_clock::now() - reader.began;
    constexpr double perSecond = 1e6;
    record.seconds =
        static_cast<double>(std::chrono::duration_cast<std::chrono::microseconds>(took).count()) / perSecond;
    return outcome;
}

std::vector<ScanOutcome> ScanReaders::wait(std::chrono::milliseconds longest) {
    std::vector<pollfd> waiting;
    for (const auto& reader : m_running)
        waiting.push_back({.fd = reader.pipe.get(), .events = POLLIN, .revents = 0});
    // A signal ends it early, after which the caller looks why.
    if (::poll(waiting.data(), waiting.size(), static_cast<int>(longest.count())) > 0)
        for (std::size_t n = 0; n < waiting.size(); ++n)
            if (waiting[n].revents != 0)
                collect(m_running[n]);
    stopLate();
    std::vector<ScanOutcome> ended;
    for (auto& reader : m_running)
        if (!reader.pipe.isOpen())
            ended.push_back(outcomeOf(reader));
    std::erase_if(m_running, [](const Running& reader) { return !reader.pipe.isOpen(); });
    return ended;
}

} // namespace atlas::cli
