// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/language/language.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/words/structure_text.h"
#include "support/all_field_tables.h"

#include <array>
#include <cstdlib>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using enum Language;

TEST(LanguageOf, IsThatOfTheLocalesName) {
    EXPECT_EQ(languageOf("fr_FR.UTF-8"), French);
    EXPECT_EQ(languageOf("fr"), French);
    EXPECT_EQ(languageOf("de_AT.UTF-8"), German);
    EXPECT_EQ(languageOf("zh_CN.UTF-8"), Chinese);
    EXPECT_EQ(languageOf("zh_Hans_SG@pinyin"), Chinese);
    for (const auto* other : {"", "C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "es_ES", "zh_TW.UTF-8", "zh_HK", "frr_DE"}) {
        EXPECT_EQ(languageOf(other), English) << other;
    }
}

/// Sets the variables that choose a language, and restores them.
class LanguageOfEnvironment : public testing::Test {
protected:
    static constexpr std::array names{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};

    static void set(const std::array<const char*, 4>& values) {
        for (std::size_t n = 0; n < names.size(); ++n) {
            values[n] == nullptr ? unsetenv(names[n]) : setenv(names[n], values[n], 1);
        }
    }
    void SetUp() override {
        for (std::size_t n = 0; n < names.size(); ++n) {
            const auto* const value = std::getenv(names[n]);
            before[n] = value == nullptr ? std::nullopt : std::optional<std::string>(value);
        }
    }
    void TearDown() override {
        for (std::size_t n = 0; n < names.size(); ++n) {
            before[n] ? setenv(names[n], before[n]->c_str(), 1) : unsetenv(names[n]);
        }
    }

private:
    std::array<std::optional<std::string>, 4> before;
};

TEST_F(LanguageOfEnvironment, IsChosenAsGettextDoes) {
    set({nullptr, nullptr, nullptr, nullptr});
    EXPECT_EQ(languageOfEnvironment(), English);
    set({nullptr, nullptr, nullptr, "fr_FR.UTF-8"});
    EXPECT_EQ(languageOfEnvironment(), French);
    set({nullptr, nullptr, "zh_CN.UTF-8", "fr_FR.UTF-8"});
    EXPECT_EQ(languageOfEnvironment(), Chinese);
    set({nullptr, "C", "zh_CN.UTF-8", "fr_FR.UTF-8"});
    EXPECT_EQ(languageOfEnvironment(), English);
    set({"es:zh_CN:fr", nullptr, nullptr, "fr_FR.UTF-8"});
    EXPECT_EQ(languageOfEnvironment(), Chinese);
    set({"zh_CN", nullptr, nullptr, "C.UTF-8"});
    EXPECT_EQ(languageOfEnvironment(), English) << "LANGUAGE counts in no C locale";
    set({"es", nullptr, nullptr, "fr_FR.UTF-8"});
    EXPECT_EQ(languageOfEnvironment(), French);
}

TEST(Translations, HaveTheirPluralForms) {
    const auto errors = [](std::uint64_t count, Language language) {
        return format(message<MessageId::SummaryErrors>(Count{count}), language);
    };
    EXPECT_EQ(errors(0, English), "0 errors");
    EXPECT_EQ(errors(1, English), "1 error");
    EXPECT_EQ(errors(0, French), "0 erreur");
    EXPECT_EQ(errors(2, French), "2 erreurs");
    EXPECT_EQ(errors(1, German), "1 Fehler");
    EXPECT_EQ(errors(1, Chinese), "1 个错误");
    EXPECT_EQ(errors(2, Chinese), "2 个错误");
}

TEST(Translations, WriteNumbersAsTheLanguageDoes) {
    EXPECT_EQ(grouped(1234567, numberStyleOf(French)), "1\u00A0234\u00A0567");
    EXPECT_EQ(humanSize({1536}, numberStyleOf(French)), "1,5 Kio");
    EXPECT_EQ(humanSize({512}, numberStyleOf(French)), "512 o");
    EXPECT_EQ(grouped(1234567, numberStyleOf(German)), "1\u00A0234\u00A0567");
    EXPECT_EQ(humanSize({1536}, numberStyleOf(German)), "1,5 KiB");
    EXPECT_EQ(humanSize({1536}, numberStyleOf(Chinese)), "1.5 KiB");
    EXPECT_EQ(humanDuration(0.0167, numberStyleOf(French)), "16,7 ms");
    EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(Translations, SetLatinWordsOffInChinese) {
    EXPECT_EQ(format(message<MessageId::StructureStraddles>(message<MessageId::ResizeInode>()), Chinese),
              "扩容 inode 跨越物理扇区");
    EXPECT_EQ(format(message<MessageId::StructureStraddles>(message<MessageId::Journal>()), Chinese),
              "日志跨越物理扇区");
}

TEST(Translations, KnowTheMeaningOfEachField) {
    for (const auto* table : allFieldTables) {
        for (const auto& field : table->fields) {
            for (const auto language : {French, German, Chinese}) {
                EXPECT_FALSE(fieldMeaning(*table, field, language).empty()) << table->structure << ' ' << field.name;
            }
        }
    }
}

TEST(TerminalColumns, CountWideCharactersTwice) {
    EXPECT_EQ(terminalColumns("inode"), 5U);
    EXPECT_EQ(terminalColumns("inode 表"), 8U);
    EXPECT_EQ(terminalColumns("块位图，"), 8U);
    EXPECT_EQ(terminalColumns("é✖—"), 3U);
    EXPECT_EQ(terminalColumns("e\u0301"), 1U) << "a mark that combines";
    EXPECT_EQ(terminalColumns(""), 0U);
}

} // namespace
} // namespace atlas::test
