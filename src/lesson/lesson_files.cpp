// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_files.h"

#include "lesson/expression.h"
#include "lesson/figures.h"
#include "lesson/give_lesson.h"

#include <set>

namespace atlas {
namespace {

/// Collects the paths that expressions name.
class PathCollector {
public:
    void take(std::string_view words) { [[maybe_unused]] const auto filled = fill(words, m_noting); }
    void takePlace(std::string_view place) {
        for (const std::string_view kind : {"path ", "data "})
            if (place.starts_with(kind))
                m_paths.emplace(place.substr(kind.size()));
        take(place);
    }
    [[nodiscard]] std::vector<std::string> paths() const { return {m_paths.begin(), m_paths.end()}; }

private:
    std::set<std::string> m_paths{};
    FigureLookup m_noting = [this](std::string_view name, FigureArguments arguments) -> Result<std::uint64_t> {
        if (name.starts_with('/'))
            m_paths.emplace(name);
        return anyFigures()(name, arguments);
    };
};

} // namespace

LessonFile lessonFileOf(const FileMap& map, std::uint64_t links, std::uint64_t bytes) {
    LessonFile file{
        .inode = map.inode, .links = links, .bytes = bytes, .pieces = map.pieces(), .mapBlocks = map.mapping.size()};
    for (const auto& extent : map.extents)
        file.blocks += extent.blocks.count.value;
    if (!map.extents.empty())
        file.first = map.extents.front().blocks.first;
    return file;
}

std::vector<std::string> pathsIn(const Lesson& lesson) {
    PathCollector collector;
    for (const auto& need : lesson.needs)
        collector.take(need.text);
    for (const auto& step : lesson.steps) {
        collector.take(step.heading.text);
        collector.take(step.condition.text);
        for (const auto& paragraph : step.paragraphs)
            collector.take(paragraph.text);
        collector.takePlace(step.select.text);
        collector.takePlace(step.show.text);
        if (!step.question)
            continue;
        collector.take(step.question->ask.text);
        collector.take(step.question->answer.text);
        collector.take(step.question->reveal.text);
        for (const auto& wrong : step.question->wrong) {
            collector.take(wrong.answer.text);
            collector.take(wrong.reason);
        }
    }
    return collector.paths();
}

} // namespace atlas
