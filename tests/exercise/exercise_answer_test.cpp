// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand seeds of each kind that needs no bytes, over computed layouts.
#include "exercise/exercise_answer.h"
#include "exercise/exercise_parts.h"
#include "exercise/exercise_recipe.h"
#include "support/synthetic.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>

namespace atlas::test {
namespace {

constexpr std::uint64_t seeds = 1000;

std::vector<Exhibit> exhibits() {
    std::vector<Exhibit> all;
    for (const auto& geometry :
         {Geometry{.groups = {9}, .blocksInLastGroup = {20000}}, Geometry{.groups = {70}, .groupsPerFlex = 32},
          Geometry{.groups = {30}, .groupsPerFlex = 0, .inodeSize = 128, .descriptorSize = 32},
          Geometry{.blockSize = {1024}, .groups = {40}, .reservedGdtBlocks = 256}}) {
        const auto snapshot = syntheticSnapshot(geometry, {2051});
        const FileMap map{.inode = 14, .extents = {{0, {{700}, {3}}}, {3, {{900}, {5}}}}};
        all.push_back({.layout = snapshot.layout,
                       .placement = *snapshot.placement,
                       .files = {{.path = "/docs/letter", .directory = 12, .map = map}}});
    }
    return all;
}

void expectMarked(const MarkedAnswer& marked, Mark wanted, std::optional<Mistake> mistake) {
    EXPECT_EQ(marked.mark, wanted) << name(marked.question.ask) << " " << marked.question.number;
    EXPECT_EQ(marked.mistake, mistake) << name(marked.question.ask) << " " << marked.question.number;
}

/// The right answer is accepted, and each wrong one refused for its own reason.
void expectJudged(const Question& question, const Exhibit& exhibit, std::set<Mistake>& met) {
    const auto answer = answerTo(question, exhibit);
    ASSERT_TRUE(answer) << name(question.ask);
    const Exercise one{.questions = {question}};
    expectMarked(mark(one, exhibit, {.values = {{1, answer->right}}})->answers[0], Mark::Right, {});
    std::set<std::uint64_t> values{answer->right};
    for (const auto& wrong : answer->wrong) {
        EXPECT_TRUE(values.insert(wrong.value).second) << name(question.ask) << " has two reasons for one value";
        expectMarked(mark(one, exhibit, {.values = {{1, wrong.value}}})->answers[0], Mark::Wrong, wrong.why);
        met.insert(wrong.why);
    }
}

TEST(ExerciseAnswers, HaveOneRightValueAndReasonsForWrongOnes) {
    const auto all = exhibits();
    std::set<Mistake> met;
    for (const auto kind : {ExerciseKind::Locate, ExerciseKind::Arithmetic, ExerciseKind::Align, ExerciseKind::Flex}) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto& exhibit = all[seed % all.size()];
            const auto level = static_cast<std::uint32_t>(1 + seed / all.size() % hardestLevel);
            const auto questions = chooseQuestions(kind, level, seed, exhibit);
            EXPECT_GE(questions.size(), 3U) << name(kind) << " of seed " << seed;
            EXPECT_EQ(questions, chooseQuestions(kind, level, seed, exhibit));
            for (const auto& question : questions) {
                expectJudged(question, exhibit, met);
            }
        }
    }
    EXPECT_GT(met.size(), 25U) << "the seeds must have met most of the mistakes";
}

TEST(ExerciseAnswers, RefuseQuestionsThatDoNotFit) {
    const auto exhibit = exhibits().front();
    for (const auto ask : {Ask::BlockBitmapBlock, Ask::InodeBlock, Ask::BlockSector, Ask::DescriptorByte,
                           Ask::BackupSuperblock, Ask::FlexGroupOf, Ask::FirstTableOfFlexGroup, Ask::InodeField}) {
        EXPECT_FALSE(answerTo({ask, std::uint64_t{1} << 40}, exhibit)) << name(ask);
    }
    EXPECT_FALSE(answerTo({Ask::InodeBlock, 0}, exhibit)) << "there is no inode 0";
    EXPECT_FALSE(answerTo({Ask::BackupSuperblock, 2}, exhibit)) << "group 2 has no backup";
    EXPECT_FALSE(answerTo({Ask::SuperblockField, 0, "s_magic"}, exhibit)) << "there are no bytes";
}

TEST(SeededNumbers, AreTheSameEverywhere) {
    SeededNumbers numbers(5489);
    EXPECT_EQ(numbers.next(), 14514284786278117030ULL) << "the first number that the standard's mt19937_64 gives";
    std::set<std::uint64_t> met;
    for (int n = 0; n < 200; ++n) {
        const auto number = numbers.from(3, 7);
        ASSERT_TRUE(number >= 3 && number <= 7);
        met.insert(number);
    }
    EXPECT_EQ(met.size(), 5U);
    EXPECT_EQ(SeededNumbers(1).below(1), 0U);
}

TEST(ExerciseRecipes, DependOnKindLevelAndSeedOnly) {
    std::set<std::uint64_t> sizes;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto recipe = recipeOf(ExerciseKind::Align, 2, seed);
        EXPECT_EQ(recipe.options(), recipeOf(ExerciseKind::Align, 2, seed).options());
        EXPECT_NE(recipe.start.value % 8, 0U) << "there is something to find";
        sizes.insert(recipe.volume.value);
    }
    EXPECT_GT(sizes.size(), seeds / 2);
}

TEST(ExerciseMarks, AreGivenForWhatAStudentTypes) {
    const auto sheet = readAnswers("1: 4,096\n2 = 0x1F # by debugfs\n\n3:\n4. 12 345\r\n5) 7\r\n");
    EXPECT_EQ(sheet.values, (GivenAnswers{{1, 4096}, {2, 31}, {4, 12345}, {5, 7}}));
    EXPECT_TRUE(sheet.unreadable.empty() && sheet.strays.empty());
    const auto exhibit = exhibits().front();
    const Exercise exercise{.questions = {{Ask::Groups}, {Ask::Backups}}};
    const auto marked = mark(exercise, exhibit, {.values = {{1, 9}}});
    ASSERT_TRUE(marked);
    EXPECT_EQ(marked->right(), 1U);
    EXPECT_EQ(marked->answers[1].mark, Mark::Missing);
}

TEST(ExerciseMarks, ALineThatCannotBeReadCostsItsOwnQuestion) {
    const auto exhibit = exhibits().front();
    const Exercise exercise{.questions = {{Ask::Groups}, {Ask::Backups}}};
    for (const auto* bad : {"2: many", "2: 1\n2: 1", "2) 1\n2) 2", "2: -1", "2: 99999999999999999999"}) {
        const auto marked = mark(exercise, exhibit, readAnswers(std::string("1: 9\n") + bad));
        ASSERT_TRUE(marked) << bad;
        EXPECT_EQ(marked->answers[0].mark, Mark::Right) << bad;
        EXPECT_EQ(marked->answers[1].mark, Mark::Unreadable) << bad;
        EXPECT_FALSE(marked->answers[1].typed.empty()) << bad;
    }
    for (const auto* stray : {"one: 1", "4096", "3: 1", "0: 1"}) {
        const auto marked = mark(exercise, exhibit, readAnswers(std::string("1: 9\n") + stray));
        ASSERT_TRUE(marked) << stray;
        EXPECT_EQ(marked->right(), 1U) << stray;
        EXPECT_EQ(marked->strays, std::vector<std::string>{stray});
    }
}

TEST(ExerciseNames, AreAllThereAndDifferent) {
    const auto expectNames = []<class E>(E /*type*/) {
        std::set<std::string_view> names;
        for (std::size_t n = 0; n < static_cast<std::size_t>(E::end); ++n) {
            EXPECT_TRUE(names.insert(name(static_cast<E>(n))).second) << n;
            EXPECT_NE(name(static_cast<E>(n)), "") << n;
        }
        EXPECT_EQ(name(E::end), "");
    };
    expectNames(ExerciseKind{});
    expectNames(Ask{});
    expectNames(Mistake{});
}

} // namespace
} // namespace atlas::test
