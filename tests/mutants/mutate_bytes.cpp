// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libFuzzer's own mutation of bytes, which needs libFuzzer.
#include <cstddef>
#include <cstdint>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t /*maxSize*/) {
    std::uint32_t sum = 1; // the same bytes are changed alike, so that a mutant can be made again
    for (std::size_t n = 0; n < size; ++n) {
        sum = sum * 31 + data[n];
    }
    std::minstd_rand random(sum);
    for (auto changes = 1 + random() % 4; size > 0 && changes > 0; --changes) {
        data[random() % size] = static_cast<std::uint8_t>(random());
    }
    return size;
}
