// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/trace_record.h"

#include "base/output_file.h"
#include "base/shell_words.h"
#include "cli/confined_answer.h"
#include "cli/image_options.h"
#include "cli/working_image.h"
#include "record/kernel_mount.h"
#include "record/recording.h"
#include "record/trace_file.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "report/snapshot/snapshot_file.h"

#include <filesystem>
#include <fmt/format.h>
#include <sstream>

namespace atlas::cli {
namespace {

/// The bytes of a snapshot file of `image`, which a child process reads in the sandbox.
Result<std::string> snapshotOf(const OpenedImage& image, const Reporter& reporter, bool isNoting) {
    return confinedAnswer([&]() -> Result<std::string> {
        if (isNoting)
            enterSandboxNoting(reporter);
        else
            enterSandboxSilently();
        const auto reading = readImage(image);
        if (!reading)
            return std::unexpected(reading.error());
        if (auto status = requireVolume(*reading, image.options.path, "a snapshot file has no bytes to be mounted");
            !status)
            return std::unexpected(status.error());
        std::ostringstream out;
        writeSnapshot(reading->snapshot, out);
        return out.str();
    });
}

Result<Snapshot> parsed(const std::string& snapshot) { return readSnapshot(std::as_bytes(std::span(snapshot))); }

std::string outputName(const TraceRecordOptions& options) {
    if (!options.output.empty())
        return options.output;
    return std::filesystem::path(options.image.path).filename().string() + ".trace";
}

struct RecordedRun {
    Recording recording;
    std::vector<RecordedRequest> requests{};
    int status = 0; ///< of the command
};

/// Mounts the volume, runs the command in it, and unmounts.
Result<RecordedRun> recordRun(const OpenedImage& image, ByteInterval volume, const TraceRecordOptions& options) {
    auto recording = Recording::make({});
    if (!recording)
        return std::unexpected(recording.error());
    HeldSignals signals;
    const auto mount = KernelMount::open(*image.bytes, volume, options.mountOptions, *recording, signals);
    if (!mount)
        return std::unexpected(mount.error());
    const auto status = (*mount)->run(options.command);
    if (const auto closed = (*mount)->close(); !closed)
        return std::unexpected(closed.error());
    auto requests = recording->requests();
    if (!status || !requests)
        return std::unexpected(status ? requests.error() : status.error());
    return RecordedRun{std::move(*recording), std::move(*requests), *status};
}

} // namespace

void addRecordOptions(const Arguments& arguments, TraceRecordOptions& options) {
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options.output,
              "record: the file for the trace (default: the name of the image with .trace, in the current folder)")
        .valueName("FILE");
    arguments.text("--mount-options", options.mountOptions, "record: as of mount -o, such as data=journal,noatime")
        .valueName("OPTIONS");
    arguments.flag("--force", options.force, "record: replace FILE even if it is write-protected");
}

Result<int> recordTrace(const TraceRecordOptions& options, Reporter& reporter) {
    const OutputFile output{.path = outputName(options), .inputs = {options.image.path}, .force = options.force};
    if (auto status = checkOutput(output); !status)
        return std::unexpected(status.error());
    findSystemPrograms();
    if (auto status = requireKernelMounts(); !status)
        return std::unexpected(status.error());
    auto image = openImage(options.image);
    if (!image)
        return std::unexpected(image.error());
    const auto before = snapshotOf(*image, reporter, true);
    const auto snapshot = before ? parsed(*before) : std::unexpected(before.error());
    if (!snapshot)
        return std::unexpected(snapshot.error());
    if (snapshot->image) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "the volume lies in several pieces of the disk and cannot be mounted so",
                                     .where = options.image.path});
    }
    const auto recorded = recordRun(*image, snapshot->placement->bytes, options);
    if (!recorded)
        return std::unexpected(recorded.error());
    auto changed = *image;
    changed.bytes = recorded->recording.imageAfter(image->bytes, recorded->requests, recorded->requests.size());
    changed.file = changed.bytes;
    const auto after = snapshotOf(changed, reporter, false);
    if (!after)
        return std::unexpected(after.error());
    const TraceFile trace{.image = options.image.path,
                          .command = joinWords(options.command),
                          .size = image->bytes->size(),
                          .before = *before,
                          .after = *after};
    const auto written = writeOutput(output, [&](int descriptor) {
        FileOutput out(descriptor, output.path);
        writeTrace(trace, recorded->requests, out);
        return out.finish();
    });
    if (!written)
        return std::unexpected(written.error());
    reporter.note(message<MessageId::TraceRecorded>(output.path, Count{recorded->requests.size()}));
    return recorded->status;
}

} // namespace atlas::cli
