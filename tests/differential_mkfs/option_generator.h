// SPDX-License-Identifier: GPL-3.0-or-later
// Generates random mke2fs option sets. The sequence depends only on the seed, on every platform.
#pragma once

#include "base/units.h"

#include <random>
#include <string>
#include <vector>

namespace atlas::test {

struct OptionSet {
    ByteCount device;
    std::vector<std::string> options;
    std::string blockCount; ///< the blocks-count operand; empty: none
    std::uint64_t offset = 0; ///< value of -E offset=; bytes
};

[[nodiscard]] std::string text(const OptionSet& set);

class OptionGenerator {
public:
    explicit OptionGenerator(std::uint64_t seed) : m_random(seed) {}
    /// Many sets are deliberately contradictory: mke2fs must refuse them, and so must the planner.
    [[nodiscard]] OptionSet next();

private:
    bool chance(unsigned percent) { return m_random() % 100 < percent; }
    std::uint64_t pick(std::uint64_t first, std::uint64_t last) { return first + m_random() % (last - first + 1); }
    template <class T>
    T oneOf(std::initializer_list<T> choices) {
        return *(choices.begin() + m_random() % choices.size());
    }

    void add(const std::string& option, const std::string& value);
    void chooseSize();
    void chooseType();
    void chooseFeatures();
    void chooseGroups();
    void chooseInodes();
    void chooseJournal();
    void chooseExtended();
    void addLayoutExtended(std::vector<std::string>& options);
    void addOtherExtended(std::vector<std::string>& options);
    void chooseBlockCount();

    std::mt19937_64 m_random;
    OptionSet m_set;
    std::string m_type;
    unsigned m_blockSize = 0; ///< 0: chosen by the usage type
    bool m_bigalloc = false;
};

} // namespace atlas::test
