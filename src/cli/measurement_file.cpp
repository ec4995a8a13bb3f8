// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/measurement_file.h"

#include "report/json/measurement_json.h"

namespace atlas::cli {

Result<Measurement> readMeasurementFile(const ByteSource& file, const std::string& path) {
    constexpr ByteCount longest{64 * MiB};
    if (file.size() > longest)
        return std::unexpected(Error{.kind = ErrorKind::Limit, .what = "this is no measurement", .where = path});
    std::string json(file.size().value, '\0');
    if (auto read = file.read({}, std::as_writable_bytes(std::span(json))); !read)
        return std::unexpected(read.error());
    auto measurement = readMeasurementJson(json);
    if (!measurement)
        measurement.error().where = path;
    return measurement;
}

} // namespace atlas::cli
