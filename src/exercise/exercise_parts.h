// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by the kinds of exercises: their entry points, and random numbers that are the same on every platform (the
// standard defines the engine but not its distributions).
#pragma once

#include "exercise/exercise.h"
#include "exercise/exercise_answer.h"
#include "exercise/exhibit.h"
#include "inspect/inspect_structure.h"
#include "layout/layout.h"

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
        while (number > UINT64_MAX - rest)
            number = next();
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

/// The structure whose fields the question is about, for the hex dump on the sheet. nullopt for other questions, and if
/// it cannot be read.
[[nodiscard]] std::optional<InspectedStructure> askedStructure(const Question& question, const Exhibit& exhibit);

// Places without flex_bg: the answer of those who forget it.

enum class OwnStructure : std::uint8_t { BlockBitmap, InodeBitmap, InodeTable };

/// Block number of the structure directly after the copies of superblock and descriptors in `group`.
[[nodiscard]] inline std::uint64_t placeWithoutFlexBg(const Layout& layout, GroupNumber group, OwnStructure structure) {
    const auto* const copies = layout.copiesIn(group);
    const auto first = layout.filesystem.blocksOf(group).first.value + static_cast<std::uint64_t>(structure);
    if (copies == nullptr)
        return first;
    return first + (copies->superblock ? 1 : 0) + copies->descriptors.count.value + copies->reservedGdt.count.value;
}

// Each kind of exercise chooses questions and answers them. nullopt for questions of other kinds or that do not fit.

[[nodiscard]] std::vector<Question> askLocate(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerLocate(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askArithmetic(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerArithmetic(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askAlign(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerAlign(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askDecode(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerDecode(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askFlex(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerFlex(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askWalk(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerWalk(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askDamage(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerDamage(const Question& question, const Exhibit& exhibit);

/// Other questions about a spoiled copy are those of answerDamage().
[[nodiscard]] std::vector<Question> askBackups(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerBackups(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askGuess(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerGuess(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askSurvive(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerSurvive(const Question& question, const Exhibit& exhibit);

} // namespace atlas
