// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/print/layout_picture.h"

#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/text/wrapped_lines.h"
#include "report/words/labels.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint32_t drawnGroups = 3;
constexpr std::size_t maxBoxes = 7; ///< what a line of paper holds with labels that can be read

PictureRow pictureRowOf(const Layout& layout, GroupNumber group) {
    PictureRow row{.group = group, .blocks = layout.filesystem.blocksOf(group)};
    const auto add = [&](std::optional<RegionKind> kind, BlockNumber first, BlockNumber end) {
        if (first >= end)
            return;
        if (!row.boxes.empty() && row.boxes.back().kind == kind)
            row.boxes.back().blocks.count = end - row.boxes.back().blocks.first;
        else
            row.boxes.push_back({kind, {first, end - first}});
    };
    auto at = row.blocks.first;
    for (auto n = layout.firstRegionEndingAfter(at); n < layout.regions.size(); ++n) {
        const auto& region = layout.regions[n];
        if (region.first >= row.blocks.end())
            break;
        add(std::nullopt, at, region.first);
        const auto end = std::min(region.end(), row.blocks.end());
        add(region.kind, std::max(at, region.first), end);
        at = end;
    }
    add(std::nullopt, at, row.blocks.end());
    row.isCut = row.boxes.size() > maxBoxes;
    row.boxes.resize(std::min(row.boxes.size(), maxBoxes));
    return row;
}

std::string pictureHeading(const PictureRow& row) {
    return format(
        message<MessageId::PictureGroup>(row.group, Number{row.blocks.first.value}, Number{row.blocks.last().value}));
}

Message boxKind(const PictureBox& box) {
    if (!box.kind)
        return label(std::nullopt, noGroup);
    if (*box.kind == RegionKind::GroupDescriptors)
        return message<MessageId::GroupDescriptors>(); // the label calls all of them copies
    return isPerGroup(*box.kind) ? label(*box.kind, box.blocks.count.value) : label(*box.kind);
}

std::string boxLabel(const PictureBox& box) { return format(boxKind(box)); }

std::string boxNumbers(const PictureBox& box, PictureNumbers numbers) {
    if (numbers == PictureNumbers::ToBeFilledIn)
        return "________";
    const auto first = localNumber(box.blocks.first.value);
    return box.blocks.count.value == 1 ? first : first + "–" + localNumber(box.blocks.last().value);
}

/// Lines that tell the kinds apart without colour.
struct Hatching {
    bool black = false;
    int across = 0;   ///< distance of horizontal lines; 0: none
    int down = 0;     ///< of vertical lines
    int sloping = 0;  ///< of diagonal lines
    char letter = ' '; ///< in text
};

Hatching hatchingOf(std::optional<RegionKind> kind) {
    if (!kind)
        return {.letter = '.'};
    switch (*kind) {
    case RegionKind::PrimarySuperblock: return {.black = true, .letter = '#'};
    case RegionKind::BackupSuperblock: return {.across = 3, .down = 3, .letter = '%'};
    case RegionKind::GroupDescriptors: return {.across = 4, .letter = '='};
    case RegionKind::ReservedGdt: return {.across = 9, .letter = '-'};
    case RegionKind::BlockBitmap: return {.down = 4, .letter = 'b'};
    case RegionKind::InodeBitmap: return {.down = 9, .letter = 'i'};
    case RegionKind::InodeTable: return {.sloping = 7, .letter = '/'};
    case RegionKind::Journal: return {.across = 8, .down = 8, .letter = 'j'};
    default: return {.sloping = 14, .letter = '?'};
    }
}

constexpr int boxHeight = 26;
constexpr int rowHeight = 100;
constexpr int headingHeight = 16;
constexpr int lineHeight = 12;
constexpr std::size_t labelColumns = 15;

class PictureDrawing {
public:
    explicit PictureDrawing(const LayoutPicture& picture) : m_picture(picture) {}

    std::string svg() {
        const auto rows = static_cast<int>(m_picture.rows.size());
        int top = 0;
        for (const auto& row : m_picture.rows) {
            draw(row, top);
            top += rowHeight;
        }
        return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} "
                           "{1}\" font-family=\"sans-serif\" font-size=\"10\">{2}</svg>",
                           pictureWidth, rows * rowHeight, m_body);
    }

private:
    void draw(const PictureRow& row, int top) {
        text(pictureHeading(row), 0, top + lineHeight, true);
        const int width = (pictureWidth - 2) / static_cast<int>(std::max<std::size_t>(row.boxes.size(), 1));
        int left = 1;
        for (const auto& box : row.boxes) {
            draw(box, left, top + headingHeight, width);
            left += width;
        }
        if (row.isCut)
            text("…", pictureWidth - lineHeight, top + lineHeight, true);
    }
    void draw(const PictureBox& box, int left, int top, int width) {
        const auto hatching = hatchingOf(box.kind);
        m_body += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" stroke=\"black\"/>", left,
                              top, width, boxHeight, hatching.black ? "black" : "white");
        for (int y = hatching.across; hatching.across != 0 && y < boxHeight; y += hatching.across)
            line(left, top + y, left + width, top + y);
        for (int x = hatching.down; hatching.down != 0 && x < width; x += hatching.down)
            line(left + x, top, left + x, top + boxHeight);
        for (int x = -boxHeight; hatching.sloping != 0 && x < width; x += hatching.sloping)
            slope(x, width, left, top);
        int y = top + boxHeight + lineHeight;
        for (const auto& words : wrapped(boxLabel(box), labelColumns, 0)) {
            text(words, left + 1, y, false);
            y += lineHeight;
        }
        text(boxNumbers(box, m_picture.numbers), left + 1, y + 2, false);
    }
    /// A diagonal that begins `x` right of the box's lower left corner, cut off at its sides.
    void slope(int x, int width, int left, int top) {
        const int from = std::max(x, 0);
        const int to = std::min(x + boxHeight, width);
        if (from < to)
            line(left + from, top + boxHeight - (from - x), left + to, top + boxHeight - (to - x));
    }
    void line(int x1, int y1, int x2, int y2) {
        m_body += fmt::format("<path d=\"M{} {}L{} {}\" stroke=\"black\" stroke-width=\"0.6\"/>", x1, y1, x2, y2);
    }
    void text(const std::string& words, int x, int y, bool isBold) {
        m_body +=
            fmt::format("<text x=\"{}\" y=\"{}\"{}>{}</text>", x, y, isBold ? " font-weight=\"bold\"" : "", words);
    }

    const LayoutPicture& m_picture;
    std::string m_body;
};

} // namespace

LayoutPicture pictureOf(const Layout& layout, PictureNumbers numbers) {
    LayoutPicture picture{.numbers = numbers};
    const auto count = layout.filesystem.groupCount.value;
    for (std::uint32_t group = 0; group < std::min(count, drawnGroups); ++group)
        picture.rows.push_back(pictureRowOf(layout, {group}));
    if (count > drawnGroups)
        picture.rows.push_back(pictureRowOf(layout, {count - 1}));
    return picture;
}

std::string svgOf(const LayoutPicture& picture) { return PictureDrawing(picture).svg(); }

std::string textOf(const LayoutPicture& picture) {
    constexpr std::size_t letters = 6;
    std::string all;
    for (const auto& row : picture.rows) {
        all += pictureHeading(row) + '\n';
        std::size_t widest = 0;
        for (const auto& box : row.boxes)
            widest = std::max(widest, terminalColumns(boxLabel(box)));
        for (const auto& box : row.boxes) {
            const auto words = boxLabel(box);
            all += fmt::format("  |{}| {}{}  {}\n", std::string(letters, hatchingOf(box.kind).letter), words,
                               std::string(widest - terminalColumns(words), ' '), boxNumbers(box, picture.numbers));
        }
        all += row.isCut ? "  …\n" : "";
    }
    return all;
}

} // namespace atlas
