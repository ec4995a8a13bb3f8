// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer's mutator for targets whose input is a SparseImage: changes fields and sectors rather than the bytes around them.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned int seed);
