// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes what is read of a disk around its volumes: partition tables, containers and logical volumes.
#include "device/read_disk.h"
#include "fuzz/image_file.h"
#include "fuzz/mutate_image.h"
#include "inspect/inspect_disk.h"
#include "ondisk/mbr_and_gpt.h"
#include "report/text/info_text.h"

#include <algorithm>
#include <optional>
#include <sanitizer/lsan_interface.h>
#include <sstream>

namespace {

using namespace atlas;

/// util-linux 2.38.1 loses a sector of memory for each extended partition of the MBR that follows one whose first sector cannot be
/// read: read_pte() of libfdisk/src/dos.c, which would need reset_pte() where read_sector() fails. The reader of the window is a
/// process for each image, so at most three sectors are lost.
bool libfdiskLeaks(const ByteSource& source) {
    constexpr std::uint8_t extendedTypes[] = {0x05, 0x0F, 0x85};
    std::array<std::byte, 512> sector{};
    if (!source.read(ByteOffset{0}, sector)) {
        return false;
    }
    const auto mbr = parseMbr(sector);
    return mbr && std::ranges::count_if(mbr->entries, [&](const MbrEntry& entry) {
                      return std::ranges::count(extendedTypes, entry.type) > 0;
                  }) > 1;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source = fuzz::openSparseImage(std::as_bytes(std::span(data, size)));
    if (!source) {
        return -1;
    }
    std::optional<__lsan::ScopedDisabler> leaks;
    if (libfdiskLeaks(*source)) {
        leaks.emplace();
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
