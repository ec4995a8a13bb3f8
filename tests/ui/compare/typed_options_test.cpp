// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/typed_options.h"

#include "ui/text/qt_text.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr ByteCount gib(std::uint64_t count) { return {count << 30}; }

class TypedOptionsTest : public testing::Test {
protected:
    TypedOptions typed;

    void SetUp() override { typed.set({.format = {.size = gib(2)}}); }
    std::string whyRefused(OptionField field) const {
        const auto found = typed.refusals().find(field);
        return found == typed.refusals().end() ? std::string() : english(found->second);
    }
    /// Types each letter, as a keyboard does.
    void typeLetters(OptionField field, const QString& words) {
        for (qsizetype n = 1; n <= words.size(); ++n) {
            typed.type(field, words.first(n));
        }
    }
    CompareOptions with(ByteCount size) const {
        auto options = typed.accepted();
        options.format.size = size;
        return options;
    }
    CompareOptions withArray() const {
        auto options = typed.accepted();
        options.chosen.raid = RaidGeometry{.level = RaidLevel::Raid6, .members = 4};
        return options;
    }
    Error error{.kind = ErrorKind::Usage, .what = "mke2fs does not like it"};
};

TEST_F(TypedOptionsTest, ShowTheWordsOfOptionsFromElsewhere) {
    typed.set({.format = {.size = gib(1024), .features = "quota", .more = *readOptionLine("-I 512")}});
    EXPECT_EQ(typed.words(OptionField::Size), "1 TiB");
    EXPECT_EQ(typed.words(OptionField::Block), "");
    EXPECT_EQ(typed.words(OptionField::Features), "quota");
    EXPECT_EQ(typed.words(OptionField::More), "-I 512");
    EXPECT_EQ(typed.words(OptionField::Start), "2048 sectors");
    EXPECT_THAT(typed.refusals(), IsEmpty());
}

TEST_F(TypedOptionsTest, WordsThatStandForTheSameAreLeftAlone) {
    typed.type(OptionField::Size, "1024G ");
    typed.type(OptionField::More, "-I '512' -G 64");
    EXPECT_EQ(typed.accepted().format.size, gib(1024));
    EXPECT_EQ(typed.accepted().format.more, *readOptionLine("-I 512"));
    EXPECT_EQ(typed.words(OptionField::Size), "1024G ");
    EXPECT_EQ(typed.words(OptionField::More), "-I '512' -G 64");
    typed.set(with(gib(8)));
    EXPECT_EQ(typed.words(OptionField::Size), "8 GiB");
    EXPECT_EQ(typed.words(OptionField::More), "-I '512' -G 64");
}

TEST_F(TypedOptionsTest, ARefusedFieldKeepsItsWordsAndTheValueBefore) {
    typed.type(OptionField::Size, "four");
    EXPECT_EQ(typed.accepted().format.size, gib(2));
    EXPECT_EQ(typed.words(OptionField::Size), "four");
    EXPECT_THAT(whyRefused(OptionField::Size), HasSubstr("“four” is not understood: a size is wanted"));
    typed.type(OptionField::Ratio, "4096");
    EXPECT_EQ(typed.accepted().format.inodeRatio, 4096U) << "it holds up no other field";
    EXPECT_EQ(typed.words(OptionField::Size), "four");
    EXPECT_EQ(typed.refusals().size(), 1U);
    typed.type(OptionField::Size, "4 GiB");
    EXPECT_EQ(typed.accepted().format.size, gib(4));
    EXPECT_THAT(typed.refusals(), IsEmpty());
}

TEST_F(TypedOptionsTest, APartOfWhatIsTypedIsNoValueToReturnTo) {
    typeLetters(OptionField::Size, "99999999T"); // 99,999,999 bytes is a size
    EXPECT_EQ(typed.accepted().format.size, gib(2));
    typeLetters(OptionField::Size, "8 GiB");
    typed.keep();
    typed.type(OptionField::Size, "8 GiBx");
    EXPECT_EQ(typed.accepted().format.size, gib(8)) << "the typing had ended there";
}

TEST_F(TypedOptionsTest, AnotherFieldEndsTheTyping) {
    typed.type(OptionField::Size, "8 GiB");
    typed.type(OptionField::Features, "quota");
    typed.type(OptionField::Size, "x");
    EXPECT_EQ(typed.accepted().format.size, gib(8));
}

TEST_F(TypedOptionsTest, OfTwoSizesThatDoNotFitTheChangedOneIsRefused) {
    typed.type(OptionField::GrowTo, "4 GiB");
    typed.type(OptionField::Size, "4 GiB");
    EXPECT_THAT(whyRefused(OptionField::Size), HasSubstr("the size must be below 4 GiB"));
    EXPECT_EQ(whyRefused(OptionField::GrowTo), "");
    EXPECT_EQ(typed.accepted().format.size, gib(2));
    typed.type(OptionField::Size, "3 GiB");
    typed.type(OptionField::GrowTo, "1 GiB");
    EXPECT_THAT(whyRefused(OptionField::GrowTo), HasSubstr("a file system of 3 GiB can only grow to a larger"));
    EXPECT_EQ(typed.accepted().grownTo, gib(4));
    typed.type(OptionField::Size, "512 MiB");
    EXPECT_THAT(typed.refusals(), IsEmpty()) << "read anew with each change";
    EXPECT_EQ(typed.accepted().grownTo, gib(1));
}

/// Only the planner knows whether that is growth.
TEST_F(TypedOptionsTest, WhatGrowsToLessThanTheDeviceIsTakenWhereABlockCountIsNamed) {
    typed.type(OptionField::GrowTo, "1 GiB");
    EXPECT_NE(whyRefused(OptionField::GrowTo), "");
    typed.type(OptionField::More, "-I 512 25000");
    EXPECT_THAT(typed.refusals(), IsEmpty());
    EXPECT_EQ(typed.accepted().grownTo, gib(1));
    typed.set({.format = {.size = gib(2)}});
    typed.setBlockCountNamed(true);
    typed.type(OptionField::GrowTo, "1 GiB");
    EXPECT_THAT(typed.refusals(), IsEmpty()) << "by one of the layouts";
    EXPECT_EQ(typed.accepted().grownTo, gib(1));
}

TEST_F(TypedOptionsTest, TheBlockSizeMovesTheRangeOfTheSize) {
    typed.type(OptionField::Block, "65536");
    typed.type(OptionField::Size, "600 PiB");
    EXPECT_THAT(typed.refusals(), IsEmpty());
    typed.type(OptionField::Block, "1024");
    EXPECT_THAT(whyRefused(OptionField::Size), StartsWith("“600 PiB” is refused: the size must be from 64 KiB to "));
}

TEST_F(TypedOptionsTest, NumbersOutsideTheirRangeAreRefusedWithIt) {
    typed.type(OptionField::Block, "131072");
    EXPECT_THAT(whyRefused(OptionField::Block), HasSubstr("the value must be from 1,024 to 65,536"));
    typed.type(OptionField::Start, "3");
    EXPECT_THAT(whyRefused(OptionField::Start), HasSubstr("a partition must start at a multiple of 512 bytes"));
    EXPECT_FALSE(typed.accepted().chosen.start);
    typed.type(OptionField::Start, "here");
    EXPECT_THAT(whyRefused(OptionField::Start), HasSubstr("is not understood"));
    EXPECT_FALSE(typed.accepted().chosen.start);
}

TEST_F(TypedOptionsTest, AStartThatNobodyTypedFollowsTheImageAndTheArray) {
    typed.choose(withArray());
    EXPECT_EQ(typed.words(OptionField::Start), "0 sectors");
    typed.type(OptionField::Features, "quota");
    EXPECT_FALSE(typed.accepted().chosen.start) << "another field leaves it so";
    auto options = typed.accepted();
    options.image = ImageFrame{.start = {63 * 512}};
    typed.choose(options);
    EXPECT_EQ(typed.words(OptionField::Start), "63 sectors");
    EXPECT_FALSE(typed.accepted().chosen.start);
}

TEST_F(TypedOptionsTest, ATypedStartIsChosenAlsoWhereItIsTheOneThatItWouldFollow) {
    typed.type(OptionField::Start, "1M");
    EXPECT_EQ(typed.accepted().chosen.start, usualPartitionStart);
    typed.choose(withArray());
    EXPECT_EQ(typed.accepted().frame().start, usualPartitionStart);
    EXPECT_EQ(typed.words(OptionField::Start), "1M");
    typed.set({.format = {.size = gib(2)}});
    EXPECT_EQ(typed.words(OptionField::Start), "2048 sectors");
    typed.type(OptionField::Features, "quota");
    EXPECT_FALSE(typed.accepted().chosen.start) << "that of options which are gone";
}

TEST_F(TypedOptionsTest, AnEmptyStartFollowsAgain) {
    typed.type(OptionField::Start, "63 sectors");
    typed.type(OptionField::Start, "");
    EXPECT_THAT(typed.refusals(), IsEmpty());
    EXPECT_FALSE(typed.accepted().chosen.start);
    typed.choose(withArray());
    EXPECT_EQ(typed.accepted().frame().start, ByteOffset{});
    EXPECT_EQ(typed.words(OptionField::Start), "") << "the user may be typing there";
}

TEST_F(TypedOptionsTest, AnOptionWhoseLetterIsToComeIsNoNumberOfBlocks) {
    typed.type(OptionField::More, "-");
    EXPECT_THAT(typed.accepted().format.more.operands, IsEmpty());
    EXPECT_TRUE(typed.refusals().contains(OptionField::More));
}

TEST_F(TypedOptionsTest, WhatMke2fsRefusesIsNotAskedForAgain) {
    const auto shown = typed.accepted();
    typed.type(OptionField::Features, "foo");
    typed.takeBack(error, shown);
    EXPECT_EQ(typed.accepted(), shown);
    EXPECT_EQ(typed.words(OptionField::Features), "foo");
    EXPECT_THAT(whyRefused(OptionField::Features), StartsWith("“foo” is refused: mke2fs does not like it"));
    typed.type(OptionField::Size, "4 GiB");
    EXPECT_EQ(typed.accepted(), with(gib(4)));
    EXPECT_EQ(typed.accepted().format.features, "");
    EXPECT_TRUE(typed.refusals().contains(OptionField::Features)) << "as long as it stands there";
    typed.type(OptionField::Features, "quota");
    EXPECT_EQ(typed.accepted().format.features, "quota");
    EXPECT_THAT(typed.refusals(), IsEmpty());
}

TEST_F(TypedOptionsTest, WhatWasTypedInOtherFieldsHoldsWhereOneIsRefused) {
    const auto shown = typed.accepted();
    typed.type(OptionField::Size, "4 GiB");
    typed.type(OptionField::Features, "foo");
    typed.takeBack(error, shown);
    EXPECT_EQ(typed.accepted(), with(gib(4)));
    EXPECT_EQ(typed.words(OptionField::Size), "4 GiB");
    typed.takeBack(error, shown); // the size was refused as well
    EXPECT_EQ(typed.accepted(), shown);
    EXPECT_EQ(typed.words(OptionField::Size), "2 GiB");
    EXPECT_EQ(typed.words(OptionField::Features), "foo");
}

TEST_F(TypedOptionsTest, TwoFieldsCanBeRefusedByMke2fs) {
    const auto shown = typed.accepted();
    typed.type(OptionField::Features, "foo");
    typed.takeBack(error, shown);
    typed.confirm();
    typed.type(OptionField::More, "-I 3");
    typed.takeBack(error, shown);
    EXPECT_EQ(typed.accepted(), shown);
    EXPECT_EQ(typed.words(OptionField::Features), "foo");
    EXPECT_EQ(typed.words(OptionField::More), "-I 3");
    EXPECT_EQ(typed.refusals().size(), 2U);
}

TEST_F(TypedOptionsTest, ReturnsToWhatWasThereBeforeTheTypingThatIsRefused) {
    typeLetters(OptionField::Features, "quota");
    typed.confirm();
    const auto shown = typed.accepted();
    typed.type(OptionField::Features, "quotafoo");
    typed.takeBack(error, shown);
    EXPECT_EQ(typed.accepted().format.features, "") << "the shown one was on the way";
}

TEST_F(TypedOptionsTest, AnArrayThatIsRefusedIsSaidOnceAndGivesWayToWhatIsShown) {
    const auto shown = typed.accepted();
    const auto options = withArray();
    typed.choose(options);
    EXPECT_EQ(typed.accepted(), options);
    EXPECT_EQ(typed.words(OptionField::Start), "0 sectors");
    typed.takeBack(error, shown);
    EXPECT_EQ(typed.accepted(), shown);
    EXPECT_EQ(typed.words(OptionField::Start), "2048 sectors");
    EXPECT_TRUE(typed.refusals().contains(OptionField::Array));
    typed.type(OptionField::Features, "quota");
    EXPECT_THAT(typed.refusals(), IsEmpty());
}

TEST_F(TypedOptionsTest, AChoiceLeavesRefusedWordsWhereTheyAre) {
    typed.type(OptionField::GrowTo, "xyz");
    auto options = typed.accepted();
    options.use = Use::Streaming;
    typed.choose(options);
    EXPECT_EQ(typed.accepted(), options);
    EXPECT_EQ(typed.words(OptionField::GrowTo), "xyz");
    EXPECT_TRUE(typed.refusals().contains(OptionField::GrowTo));
}

TEST_F(TypedOptionsTest, OptionsFromElsewhereEndEveryRefusal) {
    const auto shown = typed.accepted();
    typed.type(OptionField::Size, "four");
    typed.type(OptionField::Features, "foo");
    typed.takeBack(error, shown);
    typed.set(shown);
    EXPECT_THAT(typed.refusals(), IsEmpty());
    EXPECT_EQ(typed.words(OptionField::Size), "2 GiB");
    EXPECT_EQ(typed.words(OptionField::Features), "");
}

TEST_F(TypedOptionsTest, RefusedOptionsThatNobodyTypedGiveWay) {
    const auto shown = typed.accepted();
    typed.set(with(gib(1)));
    typed.takeBack(error, shown);
    EXPECT_EQ(typed.accepted(), shown);
    EXPECT_THAT(typed.refusals(), IsEmpty());
}

} // namespace
} // namespace atlas::ui
