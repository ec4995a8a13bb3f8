// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/several_images.h"

#include "cli/examine_image.h"
#include "cli/own_process.h"
#include "report/json/json_writer.h"

#include <algorithm>

namespace atlas::cli {
namespace {

void writeFailure(const std::string& path, const Error& error) {
    JsonWriter json(output());
    json.beginObject();
    json.field("image", path);
    json.field("error_kind", name(error.kind));
    json.field("error", sentence(error));
    json.endObject();
}

/// In the process of one image; returns its exit code.
int reportOne(const std::string& path, ReportForm form, Reporter& reporter,
              const std::function<Result<int>(const std::string&)>& report) {
    auto code = report(path);
    if (!code && form == ReportForm::Json)
        writeFailure(path, code.error());
    if (const auto proved = code ? proveReadOnly(reporter) : Status{}; !proved)
        code = std::unexpected(proved.error());
    if (const auto written = output().finish(); code && !written)
        code = std::unexpected(written.error());
    if (code)
        return *code;
    reporter.error(code.error());
    return exitCodeOf(code.error());
}

} // namespace

void addSeveralImages(const Arguments& arguments, ImageOptions& options, std::vector<std::string>& paths) {
    arguments
        .texts("IMAGE", paths,
               "disk images, block devices, saved snapshots, what dumpe2fs printed, or addresses of images (https, s3, "
               "nbd, nbd+unix, sftp); - for standard input")
        .required();
    addOptionsOfImage(arguments, options);
}

Result<int> reportEach(const std::vector<std::string>& paths, ReportForm form, Reporter& reporter,
                       const std::function<Result<int>(const std::string& path)>& report) {
    if (paths.size() == 1)
        return report(paths.front());
    int worst = ok;
    for (const auto& path : paths) {
        const bool isFirst = &path == paths.data();
        if (form == ReportForm::Json)
            output() << (isFirst ? "[" : ",");
        else if (!isFirst)
            output() << '\n';
        // What the other process inherited unwritten would be written twice.
        if (auto status = output().finish(); !status)
            return std::unexpected(status.error());
        const auto code = inChild([&] { return reportOne(path, form, reporter, report); });
        if (!code)
            reporter.error(code.error());
        worst = std::max(worst, code ? *code : unreadable);
    }
    if (form == ReportForm::Json)
        output() << "]\n";
    return worst;
}

} // namespace atlas::cli
