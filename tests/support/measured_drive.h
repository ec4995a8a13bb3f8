// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements of drives that do not exist.
#pragma once

#include "measure/measurement.h"

namespace atlas::test {

/// Synced writes to /dev/sdx: `aligned` a second on a boundary, a third of it elsewhere.
inline Measurement measuredWrites(double aligned) {
    Measurement measurement{.experiment = Experiment::SyncedWrites,
                            .target = "/dev/sdx",
                            .kind = MeasuredKind::Device,
                            .size = {TiB},
                            .isDirect = true,
                            .rpm = 7200};
    measurement.place.onDisk = ByteOffset{0};
    for (std::uint64_t shift = 0; shift < 4096; shift += 512) {
        const auto rate = shift == 0 ? aligned : aligned / 3;
        MeasuredPoint point{.setting = {.access = Access::Write,
                                        .request = {4096},
                                        .period = {4096},
                                        .shift = {shift},
                                        .area = {{}, {TiB}},
                                        .isSynced = true},
                            .command = "fio --name=measure"};
        for (const double change : {1.0, 1.01, 1.02}) {
            point.runs.push_back({.requests = 100,
                                  .bytes = {409600},
                                  .seconds = 1,
                                  .perSecond = rate * change,
                                  .bytesPerSecond = rate * 4096,
                                  .latency = {1 / rate, 1.1 / rate, 1.2 / rate, 3 / rate}});
        }
        measurement.points.push_back(std::move(point));
    }
    applyModel(measurement);
    measurement.doubts = doubtsAbout(measurement);
    return measurement;
}

/// Reads of block bitmaps of which each takes `seconds`.
inline Measurement measuredBitmaps(double seconds) {
    Measurement measurement{.experiment = Experiment::MetadataReads, .target = "/dev/sdx", .size = {TiB}};
    MeasuredPoint point{.setting = metadataSetting(LoadedMetadata::BlockBitmaps, {{{}, {4096}}})};
    for (int run = 0; run < 2; ++run) {
        point.runs.push_back({.requests = 100,
                              .bytes = {409600},
                              .seconds = 100 * seconds,
                              .perSecond = 1 / seconds,
                              .bytesPerSecond = 4096 / seconds,
                              .latency = {seconds, seconds, seconds, seconds}});
    }
    measurement.points.push_back(std::move(point));
    return measurement;
}

} // namespace atlas::test
