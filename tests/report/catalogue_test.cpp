// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of messages. That each language has one pattern for each id is checked at compile time.
#include "base/number_text.h"
#include "report/language/catalogue.h"
#include "report/language/make_message.h"
#include "report/words/glossary.h"
#include "report/words/labels.h"
#include "report/words/verdict_text.h"

#include <gmock/gmock.h>
#include <tuple>

namespace atlas {
namespace {

/// An argument of `kind` that selects the last form; with `one`, the first form that contains a number.
Argument example(std::string_view kind, bool one) {
    const std::uint64_t count = one ? 1 : 4711;
    const std::array all{Argument{Count{count}},
                         Argument{Number{4711}},
                         Argument{PartitionNumber{4711}},
                         Argument{GroupNumber{4711}},
                         Argument{GroupRange{{4711}, {one ? 1U : 3U}}},
                         Argument{BlockNumber{4711}},
                         Argument{ByteOffset{4711}},
                         Argument{ByteCount{count}},
                         Argument{Size{{4711}}},
                         Argument{Lba{4711}},
                         Argument{Hex{0x4711, 8}},
                         Argument{Decimal{4711, 2}},
                         Argument{Duration{4711}},
                         Argument{std::string("text of a disk")},
                         Argument{Names{Message{MessageId::BlockBitmap, {}}}}};
    static_assert(all.size() == std::variant_size_v<Argument>);
    const auto at = std::ranges::find(argumentKinds, kind);
    EXPECT_NE(at, argumentKinds.end()) << kind;
    return all[static_cast<std::size_t>(at - argumentKinds.begin()) % all.size()];
}

Message exampleOf(MessageId id, bool one) {
    const auto signature = *signatureOf(englishPattern(id), englishPlurals);
    Message message{id, {}};
    for (std::size_t n = 0; n < signature.count; ++n) {
        message.arguments.push_back(example(signature.kinds[n], one));
    }
    return message;
}

TEST(Catalogue, SaysEveryMessageInBothPluralForms) {
    for (std::size_t n = 0; n < messageIdCount; ++n) {
        const auto id = static_cast<MessageId>(n);
        for (const bool one : {true, false}) {
            const auto words = format(exampleOf(id, one));
            EXPECT_FALSE(words.empty()) << englishPattern(id);
            EXPECT_EQ(words.find_first_of("{}|#"), std::string::npos) << words;
        }
    }
}

TEST(Catalogue, TakesTheEnglishArgumentsInEachLanguage) {
    for (const auto language : {Language::English, Language::French, Language::German, Language::Chinese}) {
        const std::size_t plurals = language == Language::Chinese ? 1 : 2;
        for (std::size_t n = 0; n < messageIdCount; ++n) {
            const auto pattern = patternOf(static_cast<MessageId>(n), language);
            const auto signature = signatureOf(pattern, plurals);
            EXPECT_TRUE(signature) << "malformed: " << pattern;
            EXPECT_TRUE(signature == signatureOf(englishPatterns[n], englishPlurals)) << pattern;
        }
    }
}

TEST(Catalogue, KnowsKindsByTheirNames) {
    for (std::size_t n = 0; n < argumentKinds.size(); ++n) {
        EXPECT_EQ(example(argumentKinds[n], false).index(), n) << argumentKinds[n];
    }
}

TEST(Catalogue, RefusesMalformedPatterns) {
    for (const auto* pattern :
         {"{", "}", "{}", "{0}", "{x:count|#|#}", "{0:number", "0:number}", "{0:count}", "{0:count|#}",
          "{0:count|#|#|#}", "{1:number}", "{0:number} {0:text}", "{0:number|#|#}", "{0:text|#}", "{0:groups|#|#}"}) {
        EXPECT_FALSE(signatureOf(pattern, 2)) << pattern;
    }
    EXPECT_EQ(signatureOf("{0:count|a|b|c}", 3)->count, 1U) << "a language with three plural forms";
    EXPECT_EQ(signatureOf("no argument", 2)->count, 0U);
    EXPECT_EQ(signatureOf("{1:text|| at #} {0:groups|| of group #| of groups #}{1:text}", 2)->count, 2U);
}

TEST(Catalogue, ChoosesForms) {
    EXPECT_EQ(format(label(RegionKind::InodeTable, 1)), "inode table");
    EXPECT_EQ(format(label(RegionKind::InodeTable, 2)), "inode tables");
    EXPECT_EQ(format(label(RegionKind::GroupDescriptors, 1)), "copy of the group descriptors");
    EXPECT_EQ(format(label(RegionKind::ReservedGdt, 3)), "reserved GDT copies");
    EXPECT_EQ(format(label(RegionKind::BlockBitmap, GroupNumber{1234})), "block bitmap of group 1,234");
    EXPECT_EQ(format(label({}, noGroup)), "data or free");
    EXPECT_EQ(format(readModifyWritesLabel(1)), "1 read-modify-write");
    EXPECT_EQ(format(readModifyWritesLabel(0)), "0 read-modify-writes");
}

TEST(Catalogue, JoinsSentencesAsTheLanguageDoes) {
    const Message no{MessageId::NoDifferences, {}};
    EXPECT_EQ(format(paragraph({no}), Language::English), "No difference in geometry, features or metadata placement.");
    EXPECT_EQ(format(paragraph({no, no, no}), Language::English),
              "No difference in geometry, features or metadata placement. No difference in geometry, features "
              "or metadata placement. "
              "No difference in geometry, features or metadata placement.");
    EXPECT_EQ(format(paragraph({no, no}), Language::Chinese).find(' '), std::string::npos);
    EXPECT_EQ(betweenSentences(), " ");
}

TEST(Catalogue, WritesDurations) {
    const std::pair<double, const char*> expected[]{{0, "0 s"},         {0.0167, "16.7 ms"},  {0.9999, "1 s"},
                                                    {2.5, "2.5 s"},     {59.99, "1 min 0 s"}, {200, "3 min 20 s"},
                                                    {7380, "2 h 3 min"}};
    for (const auto& [seconds, words] : expected) {
        EXPECT_EQ(humanDuration(seconds), words);
    }
}

/// Labels are looked up by the index of their enumerators. Labels take no arguments, which only this test checks.
TEST(Catalogue, LabelsEveryEnumerator) {
    const auto labels = [](const auto& kinds) {
        for (const auto& kind : kinds) {
            EXPECT_FALSE(format(label(kind)).empty());
        }
    };
    labels(allRegionKinds);
    labels(allGranularityKinds);
    labels(drivePresets());
    const auto copy = drivePresets().back();
    EXPECT_EQ(format(label(copy)), "SD card with 4 MiB erase blocks");
    std::vector<std::string> brief;
    std::ranges::transform(drivePresets(), std::back_inserter(brief),
                           [](const auto& preset) { return format(shortLabel(preset)); });
    EXPECT_EQ(brief, (std::vector<std::string>{"512n", "512e", "4Kn", "512e, jumper", "flash, 8 KiB", "flash, 16 KiB",
                                               "SD card"}));
    const auto upTo = []<class Kind>(Kind last, std::string_view words) {
        for (unsigned n = 0; n < static_cast<unsigned>(last); ++n) {
            EXPECT_FALSE(format(label(static_cast<Kind>(n))).empty());
        }
        EXPECT_EQ(format(label(last)), words);
    };
    upTo(RegionKind::ReservedGdt, "reserved GDT blocks");
    upTo(LayerKind::MdMember, "md member");
    upTo(BlockDeviceKind::File, "file");
    upTo(Source::Contents, "from the partitions' contents");
    upTo(Fit::Straddling, "straddling");
    upTo(Severity::Error, "error");
    upTo(ChangeKind::Vanished, "vanished");
    upTo(PartitionRole::Logical, "logical");
    upTo(TableKind::Gpt, "GPT");
    upTo(Use::SdCard, "SD card");
    upTo(MetricKind::RaidInodeTableImbalance, "inode tables, RAID imbalance");
    EXPECT_EQ(format(definition(MetricKind::RaidInodeTableImbalance)),
              "Blocks written by the busiest member when each of these structures is written once, with copies and "
              "parity, divided by the mean over the members: 1 is even.");
}

TEST(Catalogue, NamesTheKindOfMisalignment) {
    const std::tuple<FitCounts, std::string_view, std::string_view> cases[]{
        {{5, 0, 0}, "all 5 structures start and end on physical sectors", "all 5"},
        {{0, 0, 5}, "all 5 structures are misaligned: they straddle physical sectors", "5 straddle"},
        {{2, 0, 3}, "3 of 5 structures are misaligned: they straddle physical sectors", "3 of 5 straddle"},
        {{0, 2, 3},
         "3 of 5 structures are misaligned: they straddle physical sectors; the other 2 fill only part of one",
         "3 of 5 straddle"}};
    for (const auto& [fits, sentence, cell] : cases) {
        EXPECT_EQ(format(misalignmentText(fits)), sentence);
        EXPECT_EQ(format(fitsText(fits)), cell);
    }
    EXPECT_EQ(format(fitsText({0, 0, 1})), "straddling");
    EXPECT_EQ(format(fitsText({0, 5, 0})), "5 partial");
    EXPECT_EQ(format(fitsText({2, 3, 0})), "3 of 5 partial");
    EXPECT_EQ(format(structureVerdict(Fit::Straddling, 2, {{4096}, {0}})),
              "straddles 4 KiB physical sectors; a write of one block costs 2 read-modify-writes");
}

} // namespace
} // namespace atlas
