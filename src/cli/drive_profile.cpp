// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/drive_profile.h"

#include "cli/confined_answer.h"
#include "cli/image_options.h"
#include "cli/measurement_file.h"
#include "report/language/make_message.h"

#include <cmath>
#include <cstdio>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

/// Seconds per read and bytes per second, 0 where the measurement has none, then the name of what was measured.
Result<std::string> figuresIn(const std::string& path) {
    const auto file = openFile(path);
    if (!file)
        return std::unexpected(file.error());
    enterSandboxSilently();
    const auto measurement = readMeasurementFile(**file, path);
    if (!measurement)
        return std::unexpected(measurement.error());
    const auto reads = measuredReads(*measurement);
    return fmt::format("{} {} {}", reads.secondsPerRead.value_or(0), reads.bytesPerSecond.value_or(0),
                       measurement->target);
}

Status apply(const std::string& path, PlanOptions& options) {
    const auto figures = confinedAnswer([&] { return figuresIn(path); });
    if (!figures)
        return std::unexpected(figures.error());
    double seconds = 0;
    double bytes = 0;
    int name = 0;
    std::sscanf(figures->c_str(), "%lf %lf %n", &seconds, &bytes, &name); // NOLINT(cert-err34-c): written above
    const auto target = figures->substr(static_cast<std::size_t>(name));
    if (seconds <= 0 && bytes <= 0) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "this measurement has no figures of reads",
                                     .where = path,
                                     .hint = "measure metadata-reads for the cost of a jump, sequential for the rate"});
    }
    auto& model = options.chosen.model;
    if (seconds > 0 && !model.secondsPerRead) {
        model.secondsPerRead = seconds;
        options.measured.push_back(message<MessageId::ProfileReadCost>(Duration{seconds}, target));
    }
    if (bytes > 0 && !model.bytesPerSecond) {
        model.bytesPerSecond = bytes;
        const auto rate = static_cast<std::uint64_t>(std::llround(bytes));
        options.measured.push_back(message<MessageId::ProfileBandwidth>(Size{{rate}}, target));
    }
    return {};
}

} // namespace

Status applyDriveProfiles(PlanOptions& options) {
    for (const auto& path : options.driveProfiles)
        if (auto status = apply(path, options); !status)
            return status;
    return {};
}

} // namespace atlas::cli
