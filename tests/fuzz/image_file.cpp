// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/image_file.h"

#include <fmt/format.h>
#include <sys/mman.h>

namespace atlas::fuzz {

std::shared_ptr<const ByteSource> openSparseImage(std::span<const std::byte> encoded) {
    static const int file = memfd_create("fuzzed", 0);
    if (file < 0 || !write(readSparseImage(encoded), file)) {
        return nullptr;
    }
    auto source = openFile(fmt::format("/proc/self/fd/{}", file));
    return source ? std::shared_ptr<const ByteSource>(std::move(*source)) : nullptr;
}

} // namespace atlas::fuzz
