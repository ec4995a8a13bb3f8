// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <fstream>
#include <malloc.h>
#include <unistd.h>

namespace atlas::ui {

/// Bytes in use that the process could not give back.
inline std::uint64_t memoryInUse() {
    malloc_trim(0);
    std::ifstream in("/proc/self/statm");
    std::uint64_t size = 0;
    std::uint64_t resident = 0;
    in >> size >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace atlas::ui
