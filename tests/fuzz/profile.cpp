// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes mke2fs.conf: what is accepted gives the defaults of a plan.
#include "mkfs/profile.h"
#include "mkfs/plan.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atlas;
    const std::string text(reinterpret_cast<const char*>(data), size); // NOLINT: bytes as text
    auto profile = parseProfile(text, "fuzzed");
    auto options = parseOptions("-t ext4");
    if (profile && options) {
        [[maybe_unused]] const auto planned = plan({.device = {.size = {16 << 20}, .logicalSector = {512}},
                                                    .options = std::move(*options),
                                                    .profile = std::move(*profile)});
    }
    return 0;
}
