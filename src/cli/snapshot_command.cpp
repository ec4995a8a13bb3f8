// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"
#include "base/file_descriptor.h"
#include "base/output_file.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/image_options.h"
#include "cli/measurement_file.h"
#include "cli/own_process.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "report/snapshot/redact_snapshot.h"
#include "report/snapshot/snapshot_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <memory>
#include <sys/mman.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

struct SnapshotCommandOptions {
    ImageOptions image;
    std::string output = "-";
    bool json = false;
    bool redact = false;
    bool force = false;
    bool one = false; ///< only the chosen volume
    std::vector<std::string> measurements{}; ///< files of `measure --json`, which are added
};

using OpenedFiles = std::vector<std::unique_ptr<ByteSource>>;

Result<OpenedFiles> openMeasurements(const SnapshotCommandOptions& options) {
    OpenedFiles files;
    for (const auto& path : options.measurements) {
        auto file = openFile(path);
        if (!file)
            return std::unexpected(file.error());
        files.push_back(std::move(*file));
    }
    return files;
}

Status addMeasurements(const SnapshotCommandOptions& options, const OpenedFiles& files, Snapshot& snapshot) {
    for (std::size_t n = 0; n < files.size(); ++n) {
        auto measurement = readMeasurementFile(*files[n], options.measurements[n]);
        if (!measurement)
            return std::unexpected(measurement.error());
        snapshot.measurements.push_back(std::make_shared<const Measurement>(std::move(*measurement)));
    }
    return {};
}

void write(const ImageReading& reading, const SnapshotCommandOptions& options, std::ostream& out) {
    const auto kept = [&](const Snapshot& snapshot) { return options.redact ? redacted(snapshot) : snapshot; };
    std::vector<Snapshot> others;
    for (const auto& other : reading.others)
        others.push_back(kept(other.snapshot));
    if (options.json)
        exportSnapshot(kept(reading.snapshot), out, others);
    else
        writeSnapshot(kept(reading.snapshot), out, others);
}

OutputFile outputOf(const SnapshotCommandOptions& options) {
    return {.path = options.output,
            .magic = options.json ? std::string_view() : snapshotMagic,
            .inputs = {options.image.path},
            .force = options.force};
}

Status checkOutput(const SnapshotCommandOptions& options) {
    if (options.output == "-")
        return options.json ? Status{} : binaryOutput("-o FILE, or --json");
    return checkOutput(outputOf(options));
}

/// Reads the image and writes its snapshot to `out`.
Result<int> take(const SnapshotCommandOptions& options, Reporter& reporter, std::ostream& out) {
    const auto measurements = openMeasurements(options); // before the sandbox, in which nothing can be opened
    if (!measurements)
        return std::unexpected(measurements.error());
    auto image = options.image;
    image.everyVolume = !options.one;
    auto reading = options.one ? readImageNoting(image, reporter) : readImageWatched(image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    if (auto status = requireAsked(*reading); !status)
        return std::unexpected(std::move(status.error()));
    if (auto status = addMeasurements(options, *measurements, reading->snapshot); !status)
        return std::unexpected(std::move(status.error()));
    reporter.progress({0, 0, message<MessageId::WritingSnapshot>()});
    write(*reading, options, out);
    return ok;
}

/// Takes the snapshot into the memory file `memory`. Returns the exit code.
int takeInto(int memory, const SnapshotCommandOptions& options, Reporter& reporter) {
    FileOutput out(memory, options.output);
    auto code = take(options, reporter, out);
    if (const auto written = out.finish(); code && !written)
        code = std::unexpected(written.error());
    if (!code) {
        reporter.error(code.error());
        return exitCodeOf(code.error());
    }
    return *code;
}

/// No file can be created in the sandbox, so a child process reads the image and this one writes the file.
Result<int> takeToFile(const SnapshotCommandOptions& options, Reporter& reporter) {
    const FileDescriptor memory(::memfd_create("snapshot", MFD_CLOEXEC));
    if (!memory.isOpen())
        return cannot("keep the snapshot in memory", options.output);
    const auto code = inChild([&] { return takeInto(memory.get(), options, reporter); });
    if (!code || *code != ok)
        return code;
    const auto status = writeOutput(outputOf(options), memory.get());
    return status ? code : std::unexpected(status.error());
}

Result<int> run(const SnapshotCommandOptions& options, Reporter& reporter) {
    if (auto status = checkOutput(options); !status)
        return std::unexpected(status.error());
    return options.output == "-" ? take(options, reporter, output()) : takeToFile(options, reporter);
}

} // namespace

void addSnapshot(CommandLine& line) {
    const auto options = std::make_shared<SnapshotCommandOptions>();
    const auto arguments =
        line.command(reader::snapshotCommand, "the layout without the data, to share or to open later",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->output,
              "write to this file instead of standard output")
        .valueName("FILE");
    arguments.flag("--force", options->force, "replace FILE even if it is not a snapshot or is write-protected");
    arguments.flag("--json", options->json, "schema ext4atlas-snapshot/1 instead of the binary form");
    arguments.flag(reader::oneVolumeOption, options->one, "only the volume to work on, not all ext file systems");
    arguments
        .texts("--measurement", options->measurements, "add a measurement, a file of `measure --json`; may be repeated")
        .valueName("FILE");
    arguments.flag("--redact", options->redact,
                   "leave out labels, UUIDs, names, the last mount point and the image's path");
}

} // namespace atlas::cli
