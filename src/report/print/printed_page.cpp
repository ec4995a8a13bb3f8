// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/print/printed_page.h"

#include "base/base64.h"
#include "report/language/language.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

/// The value of the attribute "lang" of HTML.
std::string_view htmlLanguage() {
    switch (currentLanguage()) {
    case Language::English: break;
    case Language::French: return "fr";
    case Language::German: return "de";
    case Language::Chinese: return "zh-Hans";
    }
    return "en";
}

/// CommonMark does not treat underscores inside a word as emphasis, so they stay readable.
std::string escapedMarkdown(std::string_view text) {
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    };
    std::string escaped;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isInside = text[at] == '_' && at > 0 && isLetter(at - 1) && isLetter(at + 1);
        escaped += !isInside && (text[at] == '_' || text[at] == '*' || text[at] == '<') ? "\\" : "";
        escaped += text[at];
    }
    return escaped;
}

struct InlineMark {
    std::string_view sign;
    std::string_view tag;
};

constexpr std::array<InlineMark, 3> inlineMarks{{{"`", "code"}, {"**", "b"}, {"*", "i"}}};

/// The marks of Markdown that lessons use, as tags. A mark without its end is text.
std::string htmlOfMarkdown(std::string_view text) {
    std::string html;
    while (!text.empty()) {
        const auto* const mark =
            std::ranges::find_if(inlineMarks, [&](const InlineMark& one) { return text.starts_with(one.sign); });
        const auto end = mark == inlineMarks.end() ? std::string_view::npos : text.find(mark->sign, mark->sign.size());
        if (end == std::string_view::npos) {
            html += escapedMarkup(text.substr(0, 1));
            text.remove_prefix(1);
            continue;
        }
        const auto inner = text.substr(mark->sign.size(), end - mark->sign.size());
        html += fmt::format("<{0}>{1}</{0}>", mark->tag,
                            mark->tag == "code" ? escapedMarkup(inner) : htmlOfMarkdown(inner));
        text.remove_prefix(end + mark->sign.size());
    }
    return html;
}

std::string inlineHtml(const PagePart& part) {
    return part.isMarkdown ? htmlOfMarkdown(part.text) : escapedMarkup(part.text);
}

std::string inlineMarkdown(const PagePart& part) { return part.isMarkdown ? part.text : escapedMarkdown(part.text); }

/// QTextDocument and browsers agree on these rules; it passes over those of the page's size.
std::string_view rulesFor(Paper paper) {
    switch (paper) {
    case Paper::A4: return "@page{size:A4;margin:18mm}";
    case Paper::Letter: return "@page{size:letter;margin:18mm}";
    case Paper::Slides: break;
    }
    return "@page{size:254mm 142.875mm;margin:12mm}body{font-size:20pt}h1{font-size:30pt}h2{font-size:26pt}";
}

constexpr std::string_view commonRules =
    "body{font-family:sans-serif;color:#000;max-width:48em;margin:auto}"
    "pre{background:#eee;font-family:monospace}img{max-width:100%}"
    ".new{page-break-before:always}.answer{margin-left:24px}.choice{margin-left:24px}";

class HtmlPage {
public:
    HtmlPage(Paper paper, std::ostream& out) : m_paper(paper), m_out(out) {}

    void write(const PagePart& part) {
        using enum PageForm;
        const auto words = inlineHtml(part);
        switch (part.form) {
        case Title: line("<h1{}>{}</h1>\n", words); break;
        case Heading: line("<h2{}>{}</h2>\n", words); break;
        case Paragraph:
        case Line: line("<p{}>{}</p>\n", words); break;
        case Question: line("<p{}><b>" + std::to_string(++m_number) + ".</b> {}</p>\n", words); break;
        case Choice: line("<p{} class=\"choice\">☐ {}</p>\n", words); break;
        case Item: line("<p{} class=\"choice\">• {}</p>\n", words); break;
        case Answer: line("<p{} class=\"answer\">{}</p>\n", words); break;
        case Working: working(); break;
        case Code: line("<pre{}>{}</pre>\n", words); break;
        case Picture: picture(part); break;
        case NewPage: m_isNew = true; break;
        }
    }

private:
    /// On slides a comment separates the pages, because each is fitted to its slide.
    void line(std::string_view pattern, const std::string& words) {
        const auto start = pattern.find("{}");
        std::string text(pattern);
        text.replace(text.rfind("{}"), 2, words);
        text.replace(start, 2, m_isNew ? " style=\"page-break-before:always\"" : "");
        m_out << (m_isNew && m_paper == Paper::Slides ? "<!--slide-->\n" : "") << text;
        m_isNew = false;
    }
    void working() {
        constexpr int lines = 2;
        for (int n = 0; n < lines; ++n)
            line("<p{}>{}</p>\n", "&nbsp;");
    }
    void picture(const PagePart& part) {
        if (part.picture) {
            line("<p{}>{}</p>\n", fmt::format("<img width=\"{}\" alt=\"{}\" src=\"data:image/svg+xml;base64,{}\">",
                                              pictureWidth, words(part), base64(svgOf(*part.picture))));
        }
    }
    static std::string words(const PagePart& part) { return escapedMarkup(part.text); }

    Paper m_paper;
    std::ostream& m_out;
    std::size_t m_number = 0;
    bool m_isNew = false;
};

} // namespace

std::string_view name(Paper paper) { return paperNames[static_cast<std::size_t>(paper)]; }

std::optional<Paper> paperNamed(std::string_view name) {
    const auto* const at = std::ranges::find(paperNames, name);
    return at == std::end(paperNames) ? std::nullopt : std::optional(static_cast<Paper>(at - std::begin(paperNames)));
}

std::string escapedMarkup(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        switch (letter) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        case '"': escaped += "&quot;"; break;
        default: escaped += letter;
        }
    }
    return escaped;
}

std::string roomToWrite(std::size_t columns) { return std::string(columns, '_'); }

void writePageHtml(const PrintedPage& page, Paper paper, std::ostream& out) {
    out << fmt::format("<!DOCTYPE html>\n<html\nlang=\"{}\"><head><meta\ncharset=\"utf-8\"><title>{}</title>\n"
                       "<style>{}{}</style></head><body>\n",
                       htmlLanguage(), escapedMarkup(page.title), rulesFor(paper), commonRules);
    HtmlPage html(paper, out);
    for (const auto& part : page.parts)
        html.write(part);
    constexpr std::string_view foot = "</body></html>\n";
    out << foot;
}

void writePageMarkdown(const PrintedPage& page, std::ostream& out) {
    std::size_t number = 0;
    for (const auto& part : page.parts) {
        using enum PageForm;
        const auto words = inlineMarkdown(part);
        const std::string_view inset = number == 0 ? "" : "   ";
        switch (part.form) {
        case Title: out << "# " << words << "\n\n"; break;
        case Heading: out << "## " << words << "\n\n"; break;
        case Paragraph: out << words << "\n\n"; break;
        case Question: out << ++number << ". " << words << "\n\n"; break;
        case Choice: out << inset << "- [ ] " << words << '\n'; break;
        case Item: out << inset << "- " << words << '\n'; break;
        case Answer:
        case Line: out << inset << words << "\n\n"; break;
        case Working: out << '\n'; break;
        case Code: out << "```\n" << part.text << "```\n\n"; break;
        case Picture: out << "```\n" << (part.picture ? textOf(*part.picture) : std::string()) << "```\n\n"; break;
        case NewPage: out << "\n"; break;
        }
    }
}

} // namespace atlas
