// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history_recorder.h"

#include "base/byte_source.h"
#include "cli/run_step.h"
#include "cli/working_image.h"
#include "history/history_file.h"
#include "record/kernel_mount.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <memory>
#include <optional>
#include <ostream>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace atlas::cli {
namespace {

/// The image between the steps, and as the history has it.
class Recorder {
public:
    Recorder(const WorkingImage& image, const WorkingImage& copy, std::ostream& out)
        : m_image(image), m_copy(copy), m_writer(out) {}

    Status record(const ScriptStep& step, const std::function<void()>& waiting) {
        auto status = runStep(m_image, step, waiting);
        return status ? keep(step.text) : status;
    }
    /// Adds a step after which the image is as `now`, and changed in `where` at most.
    Status keep(const std::string& text, const ByteSource& now, std::vector<ByteInterval> where) {
        const auto before = openFile(m_copy.path());
        if (!before)
            return std::unexpected(before.error());
        const auto changed = changedSectors(**before, now, merged(std::move(where)));
        auto status = changed ? m_writer.add(text, now, *changed) : std::unexpected(changed.error());
        return status ? copyInto(m_copy, now, *changed) : status;
    }
    void finish() { m_writer.finish(); }

    /// Brings `to` up to date with `now`.
    static Status copyInto(const WorkingImage& to, const ByteSource& now, const std::vector<ByteInterval>& changed) {
        if (auto status = to.resize(now.size()); !status)
            return status;
        Status status;
        for (const auto& bytes : changed) {
            const auto inside = intersection(bytes, ByteInterval{{0}, now.size()});
            status = status ? copyBytes(now, inside, to.descriptor()) : status;
        }
        return status;
    }

private:
    Status keep(const std::string& text) {
        const auto now = openFile(m_image.path());
        const auto before = openFile(m_copy.path());
        if (!now || !before)
            return std::unexpected(now ? before.error() : now.error());
        auto where = dataExtents(*(*now)->descriptor(), (*now)->size(), historyUnit);
        const auto old = dataExtents(*(*before)->descriptor(), (*before)->size(), historyUnit);
        where.insert(where.end(), old.begin(), old.end());
        return keep(text, **now, std::move(where));
    }

    const WorkingImage& m_image;
    const WorkingImage& m_copy;
    HistoryWriter m_writer;
};

std::unexpected<Error> systemFailure(const std::string& what) {
    return std::unexpected(Error{.kind = ErrorKind::Io, .what = fmt::format("{}: {}", what, std::strerror(errno))});
}

Status status(int result, const std::string& what) { return result == 0 ? Status() : systemFailure(what); }

Status writeLetters(const std::string& path, ByteCount count, int flags) {
    const FileDescriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0644));
    const std::string letters(count.value, 'x');
    if (!file.isOpen() || ::write(file.get(), letters.data(), letters.size()) != static_cast<ssize_t>(letters.size()))
        return systemFailure("the file cannot be written");
    return {};
}

/// EXT4_IOC_CHECKPOINT of Linux 5.15 (fs/ext4/ext4.h), which no header for programs has. An older kernel does the same
/// when the file system is frozen.
Status writeJournalOut(const std::string& folder) {
    constexpr unsigned long checkpoint = _IOW('f', 43, std::uint32_t);
    const FileDescriptor root(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const std::uint32_t flags = 0;
    if (root.isOpen() && (::syncfs(root.get()) != 0 || ::ioctl(root.get(), checkpoint, &flags) == 0))
        return {};
    const bool isFrozen = root.isOpen() && ::ioctl(root.get(), FIFREEZE, 0) == 0;
    return status(isFrozen ? ::ioctl(root.get(), FITHAW, 0) : -1, "the journal cannot be emptied");
}

/// `base` in the root directory of the file system at `folder`, wherever the user says it lies in it.
std::string below(const std::string& folder, const std::string& base) {
    return folder + (base.starts_with('/') ? "" : "/") + base;
}

Status changeFiles(const ScriptStep& step, KernelMount& mount) {
    const auto folder = mount.folder();
    const auto path = [&](std::size_t n) { return below(folder, step.words[n]); };
    switch (step.file) {
    case FileStep::Write: return writeLetters(path(0), step.input, O_TRUNC);
    case FileStep::Append: return writeLetters(path(0), step.input, O_APPEND);
    case FileStep::MakeDirectory: return status(::mkdir(path(0).c_str(), 0755), "mkdir");
    case FileStep::Remove: return status(::unlink(path(0).c_str()), "rm");
    case FileStep::RemoveDirectory: return status(::rmdir(path(0).c_str()), "rmdir");
    case FileStep::Link: return status(::link(path(0).c_str(), path(1).c_str()), "ln");
    case FileStep::Move: return status(::rename(path(0).c_str(), path(1).c_str()), "mv");
    case FileStep::Sync: {
        const FileDescriptor root(::open(folder.c_str(), O_RDONLY | O_CLOEXEC));
        return status(::syncfs(root.get()), "sync");
    }
    case FileStep::SyncFile: {
        const FileDescriptor file(::open(path(0).c_str(), O_RDONLY | O_CLOEXEC));
        return status(::fsync(file.get()), "fsync");
    }
    case FileStep::Checkpoint: return writeJournalOut(folder);
    case FileStep::Run: {
        const auto code = mount.run(step.words);
        if (!code)
            return std::unexpected(code.error());
        return *code == 0 ? Status()
                          : std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                                  .what = fmt::format("the command ended with status {}", *code)});
    }
    default: return {};
    }
}

/// A part of the requests of a step, after which the history shows the image.
struct Piece {
    std::size_t end = 0; ///< behind its last request
    std::vector<ByteInterval> where{};
    bool isFlushed = false;
};

std::vector<Piece> piecesOf(const std::vector<RecordedRequest>& requests, std::size_t from, KernelCut cut) {
    std::vector<Piece> pieces;
    bool isOpen = false;
    for (auto n = from; n < requests.size(); ++n) {
        const auto& request = requests[n];
        const bool isFlush = request.operation == TraceOperation::Flush;
        if (request.changes()) {
            if (!isOpen)
                pieces.emplace_back();
            pieces.back().where.push_back(
                {{request.bytes.first.value / historyUnit.value * historyUnit.value},
                 {ceilDiv(request.bytes.count.value, historyUnit.value) * historyUnit.value}});
            pieces.back().end = n + 1;
            isOpen = cut == KernelCut::Flush;
        } else if (isFlush && !pieces.empty()) {
            pieces.back().isFlushed = true;
            isOpen = false;
        }
    }
    return pieces;
}

/// Makes the steps of a script, those that change files in the mounted file system.
class KernelRecorder {
public:
    KernelRecorder(const WorkingImage& image, Recorder& recorder, KernelCut cut)
        : m_image(image), m_recorder(recorder), m_cut(cut) {}

    Status record(const ScriptStep& step, const std::function<void()>& waiting) {
        if (m_signals.last() != 0)
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "the recording was interrupted"});
        if (step.file == FileStep::None || step.file == FileStep::Unmount || step.file == FileStep::Mount) {
            if (auto status = unmount(); !status)
                return status;
            return step.file == FileStep::None    ? m_recorder.record(step, waiting)
                   : step.file == FileStep::Mount ? mount(step.words.empty() ? std::string() : step.words.front())
                                                  : Status();
        }
        auto status = m_mount ? Status() : mount({});
        status = status ? changeFiles(step, *m_mount) : status;
        return status ? keep(step.text) : status;
    }
    Status unmount() {
        if (!m_mount)
            return {};
        auto status = std::exchange(m_mount, nullptr)->close();
        status = status ? keep("umount") : status;
        if (!status)
            return status;
        const auto requests = m_recording->requests();
        if (!requests)
            return std::unexpected(requests.error());
        std::vector<ByteInterval> written;
        for (const auto& request : *requests)
            if (request.changes())
                written.push_back(request.bytes);
        const auto now = m_recording->imageAfter(m_source, *requests, requests->size());
        return Recorder::copyInto(m_image, *now, merged(std::move(written)));
    }

private:
    Status mount(const std::string& options) {
        auto recording = Recording::make({});
        auto source = openFile(m_image.path());
        if (!recording || !source)
            return std::unexpected(recording ? source.error() : recording.error());
        m_recording = std::move(*recording);
        m_source = std::move(*source);
        m_done = 0;
        // Inode tables that mke2fs has left for later would be written at any time.
        const auto all = options.empty() ? "noinit_itable" : "noinit_itable," + options;
        auto made = KernelMount::open(*m_source, {{0}, m_source->size()}, all, *m_recording, m_signals);
        if (!made)
            return std::unexpected(made.error());
        m_mount = std::move(*made);
        return keep(options.empty() ? "mount" : "mount " + options);
    }

    /// Adds what was requested since the last time as steps of the history.
    Status keep(const std::string& text) {
        const auto requests = m_recording->requests();
        if (!requests)
            return std::unexpected(requests.error());
        const auto pieces = piecesOf(*requests, std::exchange(m_done, requests->size()), m_cut);
        Status status;
        for (std::size_t n = 0; status && n < pieces.size(); ++n) {
            auto name = fmt::format("{} {}", kernelWord, text);
            if (pieces.size() > 1)
                name += fmt::format(" ({} of {})", n + 1, pieces.size());
            if (pieces[n].isFlushed)
                name += ", flush";
            const auto now = m_recording->imageAfter(m_source, *requests, pieces[n].end);
            status = m_recorder.keep(name, *now, pieces[n].where);
        }
        return status;
    }

    const WorkingImage& m_image;
    Recorder& m_recorder;
    KernelCut m_cut;
    HeldSignals m_signals{};
    std::shared_ptr<const ByteSource> m_source{};
    std::optional<Recording> m_recording{};
    std::unique_ptr<KernelMount> m_mount{};
    std::size_t m_done = 0; ///< requests that the history has
};

/// Calls `record(step, waiting)` for each step, then `end()`.
template <class Record, class End>
Status recordSteps(const HistoryScript& script, const std::function<void(std::size_t)>& step, const Record& record,
                   const End& end) {
    Status status;
    for (std::size_t n = 0; status && n < script.steps.size(); ++n) {
        step(n + 1);
        status = record(script.steps[n], [&] { step(n + 1); });
        if (!status)
            status.error().where = fmt::format("step {}: {}", n + 1, script.steps[n].text);
    }
    return status ? end() : status;
}

using RunSteps = std::function<Status(const WorkingImage&, Recorder&)>;

Status withImages(const HistoryScript& script, std::ostream& out, const RunSteps& runSteps) {
    findSystemPrograms();
    const auto image = WorkingImage::make();
    const auto copy = WorkingImage::make();
    if (!image || !copy)
        return std::unexpected(image ? copy.error() : image.error());
    auto status = image->resize(script.size);
    Recorder recorder(*image, *copy, out);
    status = status ? runSteps(*image, recorder) : status;
    recorder.finish();
    return status;
}

} // namespace

Status recordHistory(const HistoryScript& script, std::ostream& out, const std::function<void(std::size_t)>& step) {
    return withImages(script, out, [&](const WorkingImage&, Recorder& recorder) {
        return recordSteps(
            script, step, [&](const ScriptStep& each, const auto& waiting) { return recorder.record(each, waiting); },
            [] { return Status(); });
    });
}

Status recordKernelHistory(const HistoryScript& script, KernelCut cut, std::ostream& out,
                           const std::function<void(std::size_t)>& step) {
    findSystemPrograms();
    if (auto status = requireKernelMounts(); !status)
        return status;
    return withImages(script, out, [&](const WorkingImage& image, Recorder& recorder) {
        KernelRecorder kernel(image, recorder, cut);
        return recordSteps(
            script, step, [&](const ScriptStep& each, const auto& waiting) { return kernel.record(each, waiting); },
            [&] { return kernel.unmount(); });
    });
}

} // namespace atlas::cli
