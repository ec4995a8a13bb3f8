// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/child_process.h"
#include "cli/command_errors.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/read_image_noting.h"
#include "cli/replace_file.h"
#include "device/file_descriptor.h"
#include "report/messages/make_message.h"
#include "report/reader/reader_request.h"
#include "report/snapshot/redact_snapshot.h"
#include "report/snapshot/snapshot_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

struct SnapshotCommandOptions {
    ImageOptions image;
    std::string output = "-";
    bool json = false;
    bool redact = false;
};

void write(const Snapshot& snapshot, bool json, std::ostream& out) {
    if (json) {
        exportSnapshot(snapshot, out);
    } else {
        writeSnapshot(snapshot, out);
    }
}

bool sameFile(const std::string& a, const std::string& b) {
    struct stat first{};
    struct stat second{};
    return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

Status checkOutput(const SnapshotCommandOptions& options) {
    const bool toStandardOutput = options.output == "-";
    if (toStandardOutput && !options.json) {
        return binaryOutput("-o FILE, or --json");
    }
    if (!toStandardOutput && sameFile(options.output, options.image.path)) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the snapshot would overwrite the image it is made of",
                                     .where = options.output});
    }
    return {};
}

/// Reads the image and writes its snapshot to `out`.
Result<int> take(const SnapshotCommandOptions& options, Reporter& reporter, std::ostream& out) {
    const auto reading = readImageNoting(options.image, reporter);
    if (!reading) {
        return std::unexpected(reading.error());
    }
    if (auto status = requireAsked(*reading); !status) {
        return std::unexpected(std::move(status.error()));
    }
    reporter.progress({0, 0, message<MessageId::WritingSnapshot>()});
    write(options.redact ? redacted(reading->snapshot) : reading->snapshot, options.json, out);
    return ok;
}

/// Takes the snapshot into the memory file `memory`; returns the exit code.
int takeInto(int memory, const SnapshotCommandOptions& options, Reporter& reporter) {
    FileOutput out(memory, options.output);
    auto code = take(options, reporter, out);
    if (const auto written = out.finish(); code && !written) {
        code = std::unexpected(written.error());
    }
    if (!code) {
        reporter.error(code.error());
        return exitCodeOf(code.error());
    }
    return *code;
}

/// The sandbox lets nothing be created: a child process reads the image, this one writes the file.
Result<int> takeToFile(const SnapshotCommandOptions& options, Reporter& reporter) {
    const FileDescriptor memory(::memfd_create("snapshot", MFD_CLOEXEC));
    if (!memory.isOpen()) {
        return cannot("keep the snapshot in memory", options.output);
    }
    const auto code = inChild([&] { return takeInto(memory.get(), options, reporter); });
    if (!code || *code != ok) {
        return code;
    }
    const auto status = replaceFile(memory.get(), options.output);
    return status ? code : std::unexpected(status.error());
}

Result<int> run(const SnapshotCommandOptions& options, Reporter& reporter) {
    if (auto status = checkOutput(options); !status) {
        return std::unexpected(status.error());
    }
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
    arguments.flag("--json", options->json, "schema ext4atlas-snapshot/1 instead of the binary form");
    arguments.flag("--redact", options->redact,
                   "leave out labels, UUIDs, names, the last mount point and the image's path");
}

} // namespace atlas::cli
