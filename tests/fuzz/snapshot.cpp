// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the snapshot reader: the input is rejected, or all reports and the window's volume accept the value and it
// survives a round trip.
#include "report/json/check_json.h"
#include "report/json/layout_json.h"
#include "report/snapshot/redact_snapshot.h"
#include "report/snapshot/snapshot_file.h"
#include "report/text/check_text.h"
#include "report/text/info_text.h"
#include "report/text/layout_text.h"
#include "view/drawn_volume.h"

#include <cstdlib>
#include <sstream>

using namespace atlas;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto snapshot = readSnapshot(std::as_bytes(std::span(data, size)));
    if (!snapshot) {
        return 0;
    }
    std::ostringstream reports;
    writeInfoText(*snapshot, reports);
    const auto disk = judgeDisk(*snapshot);
    writeCheckText(disk, reports);
    writeCheckJson(disk, reports);
    if (snapshot->layout) {
        writeLayoutText(*snapshot, reports);
        writeLayoutJson(*snapshot, reports);
    }
    if (snapshot->hasVolume()) {
        const auto volume = makeVolume({.layout = snapshot->layout,
                                        .placement = *snapshot->placement,
                                        .drive = snapshot->disk.drive,
                                        .diskSize = snapshot->disk.size});
        [[maybe_unused]] const bool marked = volume->anyOffMarked(0, volume->layout().regions.size());
    }
    std::ostringstream again;
    writeSnapshot(redacted(*snapshot), again);
    const auto bytes = again.str();
    if (!readSnapshot(std::as_bytes(std::span(bytes)))) {
        std::abort();
    }
    return 0;
}
