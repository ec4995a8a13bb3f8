// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/json_writer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas {
namespace {

std::string written(const auto& write, JsonWriter::Lines lines = JsonWriter::Lines::None) {
    std::ostringstream out;
    {
        JsonWriter json(out, lines);
        write(json);
    }
    return out.str();
}

std::string asValue(const auto& value) {
    return written([&](JsonWriter& json) { json.value(value); });
}

TEST(JsonWriter, WritesScalars) {
    EXPECT_EQ(asValue(~std::uint64_t{0}), "18446744073709551615\n");
    EXPECT_EQ(asValue(std::int64_t{-1}), "-1\n");
    EXPECT_EQ(asValue(true), "true\n");
    EXPECT_EQ(asValue(nullptr), "null\n");
    EXPECT_EQ(asValue(BlockNumber{7}), "7\n");
    EXPECT_EQ(asValue(std::optional<BlockCount>()), "null\n");
    EXPECT_EQ(asValue(std::optional(ByteCount{9})), "9\n");
    EXPECT_EQ(asValue("text"), "\"text\"\n");
}

TEST(JsonWriter, PutsElementsOfTheFirstTwoLevelsOnLines) {
    const auto text = written(
        [](JsonWriter& json) {
            json.beginObject();
            json.field("empty", std::vector<int>());
            json.key("rows");
            json.beginArray();
            for (const int n : {1, 2}) {
                json.beginObject();
                json.field("n", n);
                json.field("list", std::vector{n, n});
                json.endObject();
            }
            json.endArray();
            json.endObject();
        },
        JsonWriter::Lines::Two);
    EXPECT_EQ(text, "{\n"
                    "  \"empty\": [],\n"
                    "  \"rows\": [\n"
                    "    {\"n\": 1, \"list\": [1, 1]},\n"
                    "    {\"n\": 2, \"list\": [2, 2]}\n"
                    "  ]\n"
                    "}\n");
}

/// For any bytes in a label the output is valid JSON; valid UTF-8 is preserved.
TEST(JsonWriter, PutsNumbersOfAnArrayOnSharedLines) {
    const auto text = written(
        [](JsonWriter& json) {
            json.beginObject();
            json.field("few", std::vector<int>{1, -2, 3});
            json.field("many", std::vector<int>(33, 7));
            json.endObject();
        },
        JsonWriter::Lines::Two);
    const std::string line = "7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7";
    EXPECT_EQ(text, "{\n  \"few\": [\n    1, -2, 3\n  ],\n  \"many\": [\n    " + line + ",\n    " + line +
                        ",\n    7\n  ]\n}\n");
}

TEST(JsonWriter, EscapesEveryByte) {
    for (int first = 0; first < 256; ++first) {
        for (const int second : {0, 0x22, 0x5C, 0x80, 0xBF, 0xFF}) {
            const std::string text{'a', static_cast<char>(first), static_cast<char>(second), 'z'};
            const auto parsed = nlohmann::json::parse(asValue(text), nullptr, false);
            ASSERT_TRUE(parsed.is_string()) << first << ' ' << second;
            if (first < 0x80 && second < 0x80) {
                EXPECT_EQ(parsed.get<std::string>(), text);
            }
        }
    }
    EXPECT_EQ(nlohmann::json::parse(asValue("Größe 日本 🐧")).get<std::string>(), "Größe 日本 🐧");
}

TEST(JsonWriter, FlushesLongOutputWhole) {
    const auto text = written([](JsonWriter& json) {
        json.beginArray();
        for (int i = 0; i < 100'000; ++i) {
            json.value(i);
        }
        json.endArray();
    });
    const auto parsed = nlohmann::json::parse(text);
    ASSERT_EQ(parsed.size(), 100'000u);
    EXPECT_EQ(parsed.back(), 99'999);
}

} // namespace
} // namespace atlas
