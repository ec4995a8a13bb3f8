// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/served_bytes.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "reading/read_image.h"
#include "report/reader/reader_request.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

bool isSocket(int file) {
    struct stat info{};
    return ::fstat(file, &info) == 0 && S_ISSOCK(info.st_mode);
}

Result<int> run(const ImageOptions& options, const Reporter& reporter) {
    if (!isSocket(STDIN_FILENO))
        return usageError("standard input is no socket on which the bytes could be asked for");
    auto image = openImage(options);
    if (!image) {
        serveFailure(image.error(), STDIN_FILENO);
        return std::unexpected(image.error());
    }
    enterSandboxNoting(reporter);
    if (const auto metadata = openMetadata(*image); !metadata) {
        serveFailure(metadata.error(), STDIN_FILENO);
        return std::unexpected(metadata.error());
    }
    serveBytes(*image->bytes, {}, STDIN_FILENO);
    return ok;
}

} // namespace

void addBytes(CommandLine& line) {
    const auto options = std::make_shared<ImageOptions>();
    const auto arguments =
        line.command(reader::bytesCommand, "serve the bytes of the disk in an image, as the window asks for them",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, *options);
}

} // namespace atlas::cli
