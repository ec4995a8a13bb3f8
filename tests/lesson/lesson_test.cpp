// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons from text, and their figures on computed layouts.
#include "lesson/figures.h"
#include "lesson/give_lesson.h"
#include "lesson/lesson.h"
#include "support/file_text.h"
#include "support/paths.h"
#include "support/synthetic.h"

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

using testing::HasSubstr;

LessonVolume lessonVolume(const Geometry& geometry = {}, Lba start = {2048}) {
    const auto snapshot = syntheticSnapshot(geometry, start);
    return {.layout = snapshot.layout, .placement = *snapshot.placement};
}

std::uint64_t value(std::string_view expression, const LessonVolume& volume) {
    const auto result = evaluate(expression, figuresOf(volume));
    return result ? *result : throw std::runtime_error(sentence(result.error()));
}

ErrorKind failure(std::string_view expression, const LessonVolume& volume) {
    const auto result = evaluate(expression, figuresOf(volume));
    return result ? throw std::runtime_error("there is a value") : result.error().kind;
}

const std::string front = "---\ntitle: T\nsample: bare\nneeds: flex_bg; {group_count > 2}\n---\n";

std::vector<std::string> faultsOf(const std::string& text) {
    std::vector<std::string> faults;
    for (const auto& fault : checkLesson(parseLesson(text))) {
        faults.push_back(std::to_string(fault.line) + (fault.warning ? " warning: " : " ") + sentence(fault.error));
    }
    return faults;
}

TEST(LessonExpression, FollowsTheRulesOfArithmetic) {
    const auto volume = lessonVolume();
    EXPECT_EQ(value("2 + 3 * 4", volume), 14U);
    EXPECT_EQ(value("(2 + 3) * 4 % 7", volume), 6U);
    EXPECT_EQ(value("7 / 2", volume), 3U);
    EXPECT_EQ(value("ceil(7, 2) > 3", volume), 1U);
    EXPECT_EQ(value("block_size - 1", volume), 4095U);
    EXPECT_EQ(value("first_block(group_count - 1)", volume), 127U * 32768);
}

TEST(LessonExpression, FailsWithoutAValue) {
    const auto volume = lessonVolume();
    for (const auto* wrong :
         {"", "1 +", "(1", "1)", "Nothing", "nothing", "block_bitmap", "block_bitmap(1, 2)", "1 2"}) {
        EXPECT_EQ(failure(wrong, volume), ErrorKind::Usage) << wrong;
    }
    for (const auto* none : {"1 - 2", "1 / 0", "1 % 0", "block_count * 18446744073709551615", "18446744073709551616",
                             "block_bitmap(128)", "inode_byte(0)", "block_bitmap(18446744073709551615)"}) {
        EXPECT_EQ(failure(none, volume), ErrorKind::Unsupported) << none;
    }
    EXPECT_EQ(failure("free_pieces", volume), ErrorKind::Limit);
    EXPECT_EQ(failure(std::string(100'000, '('), volume), ErrorKind::Usage);
}

TEST(LessonExpression, FillsText) {
    const auto volume = lessonVolume();
    const auto filled = fill("{block_size} bytes, {blocks_per_group * block_size|size}", figuresOf(volume));
    EXPECT_EQ(filled.value(), "4,096 bytes, 128 MiB");
    EXPECT_FALSE(fill("a } b", figuresOf(volume)));
    EXPECT_FALSE(fill("a { b", figuresOf(volume)));
}

TEST(LessonCheck, NamesTheLineOfEachFault) {
    const auto faults = faultsOf(front + "# one\nText {nix}.\nask: why?\n\n# two\nview: nowhere\nselect: moon 3\n");
    const std::vector<std::string> wanted{"1 warning: the lesson asks less than twice",
                                          "7 there is no such figure; found nix",
                                          "8 the question has no answer",
                                          "10 the step has no text",
                                          "11 there is no such view",
                                          "12 this is no place"};
    ASSERT_EQ(faults.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        EXPECT_THAT(faults[i], HasSubstr(wanted[i]));
    }
}

TEST(LessonCheck, RefusesWhatIsNoLesson) {
    for (const auto* text : {"", "hello", "---\n", "---\ntitle: x\n---\n", "---\n---\nwords before a step\n",
                             "---\nother: x\n---\n# a\nb\n"}) {
        EXPECT_FALSE(canBeGiven(checkLesson(parseLesson(text)))) << text;
    }
}

TEST(LessonGiven, FillsMarksAndLeavesOutWhatIsRight) {
    const auto parsed = parseLesson(front + "# Groups\nIt has {group_count}\ngroups.\nselect: group 3 inode_table\n"
                                            "ask: How long?\nanswer: {blocks_per_group}\n"
                                            "wrong: {block_size * 8} => left out, for it is right here\n"
                                            "wrong: {block_size} => those are bytes\n");
    const auto volume = lessonVolume();
    ASSERT_TRUE(fits(parsed.lesson, volume));
    const auto step = give(parsed.lesson.steps[0], volume).value();
    EXPECT_EQ(step.paragraphs, std::vector<std::string>{"It has 128 groups."});
    EXPECT_EQ(step.select->block, volume.layout->groups.inodeTable[3]);
    ASSERT_EQ(step.question->wrong.size(), 1U);
    EXPECT_EQ(markReply(*step.question, "32 768").mark, AnswerMark::Right);
    EXPECT_EQ(markReply(*step.question, "0x8000").mark, AnswerMark::Right);
    EXPECT_EQ(markReply(*step.question, "4096").reason, "those are bytes");
    EXPECT_EQ(markReply(*step.question, "5").reason, "");
    EXPECT_EQ(markReply(*step.question, "five").mark, AnswerMark::NoNumber);
}

TEST(LessonGiven, WritesNumbersAsAskedAndReadsThemBack) {
    const auto parsed = parseLesson(
        front + "# a\nb {blocks_per_group}, {block_count * block_size|size}\nask: q\nanswer: {blocks_per_group}\n"
                "wrong: {block_size} => r\n");
    auto volume = lessonVolume();
    volume.numbers = {.group = "\u00A0", .point = ',', .byte = "o"};
    const auto step = give(parsed.lesson.steps[0], volume).value();
    EXPECT_EQ(step.paragraphs, std::vector<std::string>{"b 32\u00A0768, 16 Gio"});
    EXPECT_EQ(step.question->answer, "32\u00A0768");
    EXPECT_EQ(markReply(*step.question, "32\u00A0768").mark, AnswerMark::Right);
    EXPECT_EQ(markReply(*step.question, "32768").mark, AnswerMark::Right);
    EXPECT_EQ(markReply(*step.question, "4\u00A0096").reason, "r");
}

LessonVolume volumeWithFile() {
    auto volume = lessonVolume();
    const FileMap map{.inode = 12, .extents = {{0, {{500}, {2}}}, {2, {{600}, {1}}}}, .mapping = {{700}}};
    volume.files = std::make_shared<const LessonFiles>(
        LessonFiles{{"/docs/letter", lessonFileOf(map, 2, 12000)}, {"/gone", std::nullopt}});
    return volume;
}

TEST(LessonFiles, ArePathsThatStandForInodes) {
    const auto volume = volumeWithFile();
    EXPECT_EQ(value("/docs/letter", volume), 12U);
    EXPECT_EQ(value("links(/docs/letter) * 100 + pieces(/docs/letter)", volume), 202U);
    EXPECT_EQ(value("file_size(/docs/letter) / file_blocks(/docs/letter)", volume), 4000U);
    EXPECT_EQ(value("map_blocks(12)", volume), 1U);
    EXPECT_EQ(failure("/gone", volume), ErrorKind::Unsupported);
    EXPECT_EQ(failure("links(13)", volume), ErrorKind::Unsupported);
    EXPECT_EQ(failure("/docs/letter", lessonVolume()), ErrorKind::Limit) << "nothing is looked up yet";
    EXPECT_EQ(placeIn("data /docs/letter", volume).value().block, BlockNumber{500});
    EXPECT_EQ(placeIn("path /docs/letter", volume).value(), placeIn("inode 12", volume).value());
    EXPECT_FALSE(placeIn("path /gone", volume));
    EXPECT_FALSE(checkPlace("path"));
}

TEST(LessonFiles, AreThoseThatTheLessonNames) {
    const auto lesson = parseLesson(front + "# a {/b}\nif: {links(/c) > 1}\nwords {file_size(/d/e)|size}\n"
                                            "select: path /f\nshow: data /b\n")
                            .lesson;
    EXPECT_EQ(pathsIn(lesson), (std::vector<std::string>{"/b", "/c", "/d/e", "/f"}));
}

TEST(LessonGiven, WithoutTheStepsWhoseConditionDoesNotHold) {
    const auto lesson =
        parseLesson(front + "# a\nb\n\n# c\nif: {group_count > 1000}\nd {superblock_block(2)}\n\n# e\nif: "
                            "{group_count > 100}\nf\n")
            .lesson;
    const auto steps = adapted(lesson, lessonVolume()).steps;
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[1].heading.text, "e");
    EXPECT_TRUE(fits(lesson, lessonVolume())) << "the step that is left out names a backup that group 2 lacks";
}

TEST(LessonFront, IsForInstructors) {
    const auto parsed =
        parseLesson("---\ntitle: T\nsample: bare\naim: A\nminutes: 15\ndiscuss: Q\ndiscuss: R\n---\n# a\nb\n");
    EXPECT_EQ(parsed.lesson.aim, "A");
    EXPECT_EQ(parsed.lesson.minutes, 15U);
    EXPECT_EQ(parsed.lesson.discuss, (std::vector<std::string>{"Q", "R"}));
    EXPECT_THAT(faultsOf("---\nminutes: long\n---\n"),
                testing::Contains(HasSubstr("the time is no number of minutes")));
}

TEST(LessonGiven, OnAVolumeThatHasWhatItNeeds) {
    const auto lesson = parseLesson(front + "# a\nb\nselect: group 40\n").lesson;
    EXPECT_TRUE(fits(lesson, lessonVolume()));
    EXPECT_FALSE(fits(lesson, lessonVolume({.groups = {30}}))) << "there is no group 40";
    EXPECT_FALSE(fits(lesson, lessonVolume({.groupsPerFlex = 0}))) << "there is no flex_bg";
}

TEST(Lessons, AreWithoutFaultsAndGiveNoWrongAnswerTwice) {
    std::size_t lessons = 0;
    for (const auto& entry : std::filesystem::directory_iterator(inSources("ui/resources/lessons"))) {
        const auto name = entry.path().filename().string();
        if (name == "README.md" || entry.is_directory()) {
            continue;
        }
        ++lessons;
        const auto parsed = parseLesson(fileText(entry.path().string()));
        for (const auto& fault : checkLesson(parsed)) {
            ADD_FAILURE() << name << ":" << fault.line << ": " << sentence(fault.error);
        }
        EXPECT_THAT(fileText(inSources("ui/resources/resources.qrc")), HasSubstr("lessons/" + name));
        EXPECT_THAT(fileText(inSources("sample-images/samples.tsv")), HasSubstr(parsed.lesson.sample + "\t")) << name;
    }
    EXPECT_GE(lessons, 10U);
}

/// All that is no prose: figures, places, views and the answers that are computed.
std::vector<std::string> skeletonOf(const Lesson& lesson) {
    static const std::regex figure(R"(\{[^}]*\})");
    std::vector<std::string> bones{lesson.sample};
    const auto addFigures = [&](const std::string& text) {
        std::vector<std::string> figures;
        for (std::sregex_iterator it(text.begin(), text.end(), figure), end; it != end; ++it) {
            figures.push_back(it->str());
        }
        std::ranges::sort(figures); // another language has another order of words
        bones.insert(bones.end(), figures.begin(), figures.end());
    };
    for (const auto& need : lesson.needs) {
        bones.push_back(need.text);
    }
    for (const auto& step : lesson.steps) {
        bones.push_back(step.condition.text);
        bones.insert(bones.end(), {"step", std::to_string(static_cast<int>(step.view)), step.zoom ? "zoom" : "",
                                   step.select.text, step.show.text, std::to_string(step.paragraphs.size())});
        for (const auto& paragraph : step.paragraphs) {
            addFigures(paragraph.text);
        }
        if (step.question) {
            addFigures(step.question->ask.text);
            addFigures(step.question->answer.text);
            addFigures(step.question->reveal.text);
            bones.push_back(step.question->wantsNumber() ? "number" : "choice");
            for (const auto& wrong : step.question->wrong) {
                addFigures(wrong.answer.text);
                addFigures(wrong.reason);
                bones.emplace_back("wrong");
            }
        }
    }
    return bones;
}

TEST(Lessons, AreTranslatedWithTheSameFiguresAndPlaces) {
    const std::string folder = inSources("ui/resources/lessons/");
    std::size_t translated = 0;
    for (const auto* language : {"de", "fr", "zh"}) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const auto name = entry.path().filename().string();
            if (name == "README.md" || entry.is_directory()) {
                continue;
            }
            const auto other = std::string(language) + '/' + name;
            const auto english = parseLesson(fileText(folder + name));
            const auto lesson = parseLesson(fileText(folder + other));
            for (const auto& fault : checkLesson(lesson)) {
                ADD_FAILURE() << other << ":" << fault.line << ": " << sentence(fault.error);
            }
            EXPECT_EQ(skeletonOf(lesson.lesson), skeletonOf(english.lesson)) << other;
            EXPECT_NE(lesson.lesson.title, english.lesson.title) << other;
            EXPECT_THAT(fileText(inSources("ui/resources/resources.qrc")), HasSubstr("lessons/" + other));
            ++translated;
        }
    }
    EXPECT_GE(translated, 33U);
}

TEST(Lessons, AreDocumentedWithEachFigure) {
    const auto format = fileText(inSources("ui/resources/lessons/README.md"));
    for (const auto& figure : allFigures()) {
        EXPECT_THAT(format, HasSubstr("`" + std::string(figure.name.name))) << figure.name.meaning;
        EXPECT_THAT(format, HasSubstr(std::string(figure.name.meaning)));
    }
}

} // namespace
} // namespace atlas::test
