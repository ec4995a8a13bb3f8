// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/read_image_noting.h"
#include "report/json/reader_protocol.h"
#include "report/messages/make_message.h"
#include "report/snapshot/redact_snapshot.h"
#include "report/snapshot/snapshot_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

struct Options {
    InspectOptions image;
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

Status writeFile(const Snapshot& snapshot, const Options& options) {
    const int descriptor = ::open(options.output.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = std::string("cannot create: ") + std::strerror(errno),
                                     .where = options.output});
    }
    FileOutput out(descriptor, options.output);
    write(snapshot, options.json, out);
    auto status = out.finish();
    if (::close(descriptor) != 0 && status) {
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = std::string("cannot write: ") + std::strerror(errno),
                                     .where = options.output});
    }
    return status;
}

Status checkOutput(const Options& options) {
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

Result<int> run(const Options& options, Reporter& reporter) {
    if (auto status = checkOutput(options); !status) {
        return std::unexpected(status.error());
    }
    const auto inspection = readImageNoting(options.image, reporter);
    if (!inspection) {
        return std::unexpected(inspection.error());
    }
    const auto& noLayout = inspection->noLayout;
    if (noLayout && noLayout->isExt && noLayout->asked) {
        return std::unexpected(noLayout->error);
    }
    reporter.progress({0, 0, message<MessageId::WritingSnapshot>()});
    const auto snapshot = options.redact ? redacted(inspection->snapshot) : inspection->snapshot;
    if (options.output == "-") {
        write(snapshot, options.json, output());
        return ok;
    }
    const auto status = writeFile(snapshot, options);
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

} // namespace

void addSnapshot(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    const auto arguments =
        line.command(reader::snapshotCommand, "the layout without the data, to share or to open later",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    arguments.text("-o,--output", options->output, "write to this file instead of standard output").valueName("FILE");
    arguments.flag("--json", options->json, "schema ext4atlas-snapshot/1 instead of the binary form");
    arguments.flag("--redact", options->redact,
                   "leave out labels, UUIDs, names, the last mount point and the image's path");
}

} // namespace atlas::cli
