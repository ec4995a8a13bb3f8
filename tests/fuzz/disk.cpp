// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes what is read of a disk around its volumes: partition tables, containers and logical volumes.
#include "device/read_disk.h"
#include "fuzz/image_file.h"
#include "fuzz/mutate_image.h"
#include "layout/inspect_structure.h"
#include "report/text/info_text.h"

#include <sstream>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atlas;
    const auto source = fuzz::openSparseImage(std::as_bytes(std::span(data, size)));
    if (!source) {
        return -1;
    }
    auto disk = readDisk(*source, {}, HostFacts{});
    [[maybe_unused]] const auto mbr = readMbr(*source);
    [[maybe_unused]] const auto gpt = readGpt(*source, {512});
    if (disk) {
        Snapshot snapshot;
        snapshot.disk = std::move(*disk);
        std::ostringstream report;
        writeInfoText(snapshot, report);
    }
    return 0;
}
