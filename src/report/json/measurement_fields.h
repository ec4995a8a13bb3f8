// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the fields of measurements for the JSON writer and reader, as snapshot_fields.h does.
#pragma once

#include "measure/measurement.h"
#include "report/json/measurement_json.h"
#include "report/json/snapshot_fields.h"
#include "report/words/doubt_text.h"

#include <type_traits>

namespace atlas {

template <class A, Is<Setting> T>
void describe(A& a, T& setting) {
    a("access", setting.access);
    a("request_bytes", setting.request);
    a("period_bytes", setting.period);
    a("shift_bytes", setting.shift);
    a("area_start_byte", setting.area.first);
    a("area_bytes", setting.area.count);
    a("synced", setting.isSynced);
    a("once", setting.isOnce);
    a("metadata", setting.metadata);
}

template <class A, Is<Latencies> T>
void describe(A& a, T& latencies) {
    a("median_seconds", latencies.median);
    a("p95_seconds", latencies.p95);
    a("p99_seconds", latencies.p99);
    a("longest_seconds", latencies.longest);
}

template <class A, Is<FioRun> T>
void describe(A& a, T& run) {
    a("requests", run.requests);
    a("bytes", run.bytes);
    a("seconds", run.seconds);
    a("per_second", run.perSecond);
    a("bytes_per_second", run.bytesPerSecond);
    a("latency", run.latency);
    a("sync_latency", run.sync);
}

template <class A, Is<Spread> T>
void describe(A& a, T& spread) {
    a("median", spread.median);
    a("lowest", spread.lowest);
    a("highest", spread.highest);
}

template <class A, Is<MeasuredPoint> T>
void describe(A& a, T& point) {
    a("setting", point.setting);
    a("command", point.command);
    a("past_boundary_bytes", point.pastBoundary);
    a("modelled", point.modelled);
    if constexpr (std::is_const_v<T>) {
        a.derived("per_second", point.perSecond());
        a.derived("bytes_per_second", point.bytesPerSecond());
        a.derived("seconds", point.seconds());
    }
    a("runs", point.runs);
}

template <class A, Is<DriveState> T>
void describe(A& a, T& drive) {
    a("device", drive.device);
    a("model", drive.model);
    a("attachment", drive.attachment);
    a("fastest_bytes_per_second", drive.fastest);
    a("spins", drive.spins);
    a("write_cache", drive.writeCache);
    a("scheduler", drive.scheduler);
    a("governor", drive.governor);
}

template <class A, Is<TargetPlace> T>
void describe(A& a, T& place) {
    a("disk_byte", place.onDisk);
    a("physical_sector", place.sectors.size);
    a("phase", place.sectors.phase);
    a("physical_sector_source", place.sectorSource);
}

template <class A, Is<DiskUse> T>
void describe(A& a, T& use) {
    a("requests", use.requests);
    a("bytes", use.bytes);
}

template <class A, Is<Doubt> T>
void describe(A& a, T& doubt) {
    a("kind", doubt.kind);
    a("point", doubt.point);
    a("points", doubt.points);
    a("measured", doubt.measured);
    a("limit", doubt.limit);
    if constexpr (std::is_const_v<T>)
        a.derived("sentence", english(doubtText(doubt)));
}

template <class A, Is<Measurement> T>
void describe(A& a, T& measurement) {
    if constexpr (std::is_const_v<T>)
        a.derived("schema", measurementSchema);
    a("program", measurement.program);
    a("time", measurement.time);
    a("experiment", measurement.experiment);
    a("target", measurement.target);
    a("target_kind", measurement.kind);
    a("target_bytes", measurement.size);
    a("direct", measurement.isDirect);
    a("in_memory", measurement.isInMemory);
    a("rpm", measurement.rpm);
    a("drive", measurement.drive);
    a("place", measurement.place);
    a("other_use", measurement.others);
    a("points", measurement.points);
    a("doubts", measurement.doubts);
}

} // namespace atlas
