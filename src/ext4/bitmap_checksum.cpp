// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/bitmap_checksum.h"

#include <cstring>
#include <ext2fs/ext2fs.h>

namespace atlas {
namespace {

std::uint32_t byLibrary(std::uint32_t seed, std::span<const std::byte> bytes) {
    return ext2fs_crc32c_le(seed, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
}

#ifdef __x86_64__
// The table-driven CRC of libext2fs takes eight times as long, and the bitmaps of 64 TiB are 2 GiB.
[[gnu::target("sse4.2")]] std::uint32_t byInstruction(std::uint32_t seed, std::span<const std::byte> bytes) {
    std::uint64_t state = seed;
    while (bytes.size() >= sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        state = __builtin_ia32_crc32di(state, word);
        bytes = bytes.subspan(sizeof word);
    }
    return byLibrary(static_cast<std::uint32_t>(state), bytes);
}
#endif

} // namespace

std::uint32_t crc32c(std::uint32_t seed, std::span<const std::byte> bytes) {
#ifdef __x86_64__
    static const bool hasInstruction = __builtin_cpu_supports("sse4.2") != 0;
    if (hasInstruction) {
        return byInstruction(seed, bytes);
    }
#endif
    return byLibrary(seed, bytes);
}

} // namespace atlas
