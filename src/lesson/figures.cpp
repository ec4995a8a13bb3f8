// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/figures.h"

#include "lesson/figure_table.h"

#include <algorithm>

namespace atlas {
namespace {

Result<const Figure*> figureNamed(std::string_view name, std::size_t arguments) {
    const auto& all = allFigures();
    const auto at = std::ranges::find(all, name, [](const Figure& figure) { return figure.name.name; });
    if (at == all.end()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "there is no such figure", .found = std::string(name)});
    }
    if (at->name.arguments != arguments) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the figure " + std::string(name) + " has another number of arguments",
                                     .found = std::to_string(arguments),
                                     .expected = std::to_string(at->name.arguments)});
    }
    return &*at;
}

Error missing(const Figure& figure, const LessonVolume& volume) {
    const bool later = figure.needsBitmaps && !volume.allocation;
    return {.kind = later ? ErrorKind::Limit : ErrorKind::Unsupported,
            .what = later ? "the bitmaps are not read yet" : "the volume has no such figure",
            .found = std::string(figure.name.name)};
}

} // namespace

const std::vector<Figure>& allFigures() {
    static const auto all = [] {
        std::vector<Figure> figures;
        for (const auto part :
             {geometryFigures(), groupFigures(), placeFigures(), alignmentFigures(), stateFigures()}) {
            figures.insert(figures.end(), part.begin(), part.end());
        }
        return figures;
    }();
    return all;
}

FigureLookup figuresOf(const LessonVolume& volume) {
    return [&volume](std::string_view name, std::span<const std::uint64_t> arguments) -> Result<std::uint64_t> {
        const auto figure = figureNamed(name, arguments.size());
        if (!figure) {
            return std::unexpected(figure.error());
        }
        const auto value = (*figure)->value(volume, arguments);
        return value ? Result<std::uint64_t>(*value) : std::unexpected(missing(**figure, volume));
    };
}

FigureLookup anyFigures() {
    return [](std::string_view name, std::span<const std::uint64_t> arguments) -> Result<std::uint64_t> {
        const auto figure = figureNamed(name, arguments.size());
        return figure ? Result<std::uint64_t>(1) : std::unexpected(figure.error());
    };
}

} // namespace atlas
