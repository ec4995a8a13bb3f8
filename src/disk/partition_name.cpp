// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partition_name.h"

#include <cctype>
#include <fmt/format.h>

namespace atlas {

std::string partitionSuffix(std::string_view diskPath, std::uint32_t number) {
    if (diskPath.starts_with("/dev/disk/")) {
        return fmt::format("-part{}", number);
    }
    const bool endsInDigit = !diskPath.empty() && std::isdigit(static_cast<unsigned char>(diskPath.back())) != 0;
    return fmt::format("{}{}", endsInDigit ? "p" : "", number);
}

} // namespace atlas
