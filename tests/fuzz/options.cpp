// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes option lines: what is accepted is planned on a small device, chosen by the first byte.
#include "compare/measure.h"
#include "mkfs/format_options.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"

#include <array>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atlas;
    if (size == 0) {
        return 0;
    }
    constexpr std::array<std::uint64_t, 5> sizes{64 << 10, 1 << 20, 16 << 20, 100 << 20, 1 << 30};
    const std::string text(reinterpret_cast<const char*>(data + 1), size - 1); // NOLINT: bytes as text
    [[maybe_unused]] const auto shared = readSharedOptions(text);
    const auto options = parseOptions(text);
    // A size among the options may be any, and a plan takes as long as it has groups.
    if (!options || options->blockCount || options->blocksPerGroup != 0) {
        return 0;
    }
    const PlanRequest request{.device = {.size = {sizes[data[0] % sizes.size()]}, .logicalSector = {512}},
                              .options = *options,
                              .profile = upstreamProfile()};
    [[maybe_unused]] const auto planned = plan(request);
    return 0;
}
