// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/measurement_json.h"

#include "report/json/field_writer.h"
#include "report/json/json_reader.h"
#include "report/json/json_writer.h"
#include "report/json/measurement_fields.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {

void writeMeasurementJson(const Measurement& measurement, std::ostream& out) {
    JsonWriter json(out);
    FieldWriter(json).write(measurement);
}

Result<Measurement> readMeasurementJson(std::string_view text) {
    const auto json = parseJson(text);
    if (json.is_discarded() || !hasSchema(json, measurementSchema)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "this is no measurement",
                                     .expected = fmt::format("JSON of the schema {}", measurementSchema),
                                     .hint = "ext4atlas-cli measure --json writes one"});
    }
    Measurement measurement;
    std::optional<Error> fault;
    JsonReader reader(json, "measurement", fault);
    describe(reader, measurement);
    if (fault)
        return std::unexpected(*fault);
    if (auto status = checkMeasurement(measurement); !status)
        return std::unexpected(status.error());
    return measurement;
}

Status checkMeasurement(const Measurement& measurement) {
    if (std::ranges::any_of(measurement.points, [](const MeasuredPoint& point) { return point.runs.empty(); }))
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "a point of the measurement has no runs"});
    if (measurement.points.empty())
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "the measurement has no points"});
    const auto sector = measurement.place.sectors.size;
    if (!isSectorSize(sector, maxPhysicalSector)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the measurement names no possible physical sector",
                                     .found = fmt::format("{} bytes", sector.value)});
    }
    return {};
}

} // namespace atlas
