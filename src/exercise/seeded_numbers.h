// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that are the same on every platform: the standard defines the engine but not its distributions.
#pragma once

#include <cstdint>
#include <random>
#include <span>

namespace atlas {

class SeededNumbers {
public:
    explicit SeededNumbers(std::uint64_t seed) : m_engine(seed) {}

    [[nodiscard]] std::uint64_t next() { return m_engine(); }
    /// Uniform from 0 to `bound` - 1. Precondition: bound > 0.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t rest = (UINT64_MAX % bound + 1) % bound; // numbers above a multiple of the bound
        std::uint64_t number = next();
        while (number > UINT64_MAX - rest) {
            number = next();
        }
        return number % bound;
    }
    /// Uniform from `first` to `last`. Precondition: first <= last, not all of the 64 bits.
    [[nodiscard]] std::uint64_t from(std::uint64_t first, std::uint64_t last) {
        return first + below(last - first + 1);
    }
    template <class T, std::size_t N>
    [[nodiscard]] const T& oneOf(const T (&items)[N]) {
        return items[below(N)];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace atlas
