// SPDX-License-Identifier: GPL-3.0-or-later
// Pages for paper and projector: worksheets, solutions, slides, an instructor's page. As HTML in the part of it that
// QTextDocument draws too, so that the window's program prints what a browser shows, and as Markdown.
#pragma once

#include "report/print/layout_picture.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class PageForm : unsigned char {
    Title,
    Heading,
    Paragraph,
    Question, ///< numbered
    Choice,   ///< with a box to tick
    Item,     ///< of a list
    Answer,   ///< set off from the question before it
    Line,     ///< text with room to write on
    Working,  ///< empty lines to write on
    Code,
    Picture,
    NewPage, ///< or a new slide
};

struct PagePart {
    PageForm form{};
    std::string text{};
    bool isMarkdown = false; ///< bold, emphasis and code are marked as in Markdown; else every letter is shown as it is
    std::optional<LayoutPicture> picture{};
};

enum class Paper : unsigned char { A4, Letter, Slides }; ///< slides are 16:9

inline constexpr std::string_view paperNames[]{"a4", "letter", "slides"};

[[nodiscard]] std::string_view name(Paper paper); ///< "a4"
[[nodiscard]] std::optional<Paper> paperNamed(std::string_view name);

struct PrintedPage {
    std::string title{}; ///< of the document
    std::vector<PagePart> parts{};
};

/// Text for HTML and XML, in elements, attributes and CDATA.
[[nodiscard]] std::string escapedMarkup(std::string_view text);

/// A line of underscores to write on.
[[nodiscard]] std::string roomToWrite(std::size_t columns);

/// One file without scripts or external files; pictures are SVG inside it.
void writePageHtml(const PrintedPage& page, Paper paper, std::ostream& out);

/// Pictures are text.
void writePageMarkdown(const PrintedPage& page, std::ostream& out);

} // namespace atlas
