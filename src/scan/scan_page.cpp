// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_page.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "scan/scan_words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <ostream>
#include <vector>

namespace atlas {
namespace {

// The colours of the kinds are those of the window's map; red is kept for what is wrong.
constexpr std::string_view style = R"css(<style>
:root{color-scheme:light dark;--back:#fff;--text:#1b1f24;--faint:#667;--line:#d5d9de;--head:#f2f4f6;--bar:#5b84b1;
--good:#2e7d32;--warning:#8a6100;--bad:#b3261e;--m0:#6d4c9f;--m1:#8f77b5;--m2:#4a7fb5;--m3:#2f9e8f;--m4:#66b86a;--m5:#c9a23f;
--m6:#8d6e63;--m7:#b07aa1;--m8:#7a8a99;--m9:#9a8f5f;--m10:#a0b7c9;--m11:#c4cdd6;--data:#e9edf1}
:root.dark{color-scheme:dark}:root.light{color-scheme:light}
@media(prefers-color-scheme:dark){:root:not(.light){--back:#16191d;--text:#e4e8ec;--faint:#98a2ad;--line:#333a42;--head:#20252b;
--bar:#6f9bc9;--good:#7bc67e;--warning:#e0b64a;--bad:#ff8a80;--data:#2a3037;--m11:#4d5a66}}
:root.dark{--back:#16191d;--text:#e4e8ec;--faint:#98a2ad;--line:#333a42;--head:#20252b;--bar:#6f9bc9;--good:#7bc67e;
--warning:#e0b64a;--bad:#ff8a80;--data:#2a3037;--m11:#4d5a66}
*{box-sizing:border-box}body{margin:0;padding:1.2rem;background:var(--back);color:var(--text);font:14px/1.4 system-ui,sans-serif;
display:flex;flex-direction:column;gap:1rem}
#summary{order:-1}h1{font-size:1.25rem;margin:0 0 .6rem}h2{font-size:.9rem;margin:0 0 .3rem;color:var(--faint);font-weight:600}
.charts{display:flex;flex-wrap:wrap;gap:1.6rem}.charts svg{display:block}svg text{fill:var(--text);font-size:12px}
.bar{fill:var(--bar)}.good .bar{fill:var(--good)}.warning .bar{fill:var(--warning)}.misaligned .bar,.damaged .bar,.unreadable .bar{fill:var(--bad)}
.tools{display:flex;gap:.6rem;align-items:center}input,button{font:inherit;padding:.25rem .5rem;background:var(--back);
color:var(--text);border:1px solid var(--line);border-radius:4px}input{flex:0 1 24rem}
.scroll{overflow:auto;max-height:80vh;border:1px solid var(--line)}table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .5rem;text-align:left;border-bottom:1px solid var(--line);white-space:nowrap;max-width:22rem;overflow:hidden;text-overflow:ellipsis}
th{position:sticky;top:0;background:var(--head)}th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible{outline:2px solid var(--bar)}
th[aria-sort=ascending] button::after{content:" \25B2"}th[aria-sort=descending] button::after{content:" \25BC"}
.n{text-align:right;font-variant-numeric:tabular-nums}td.state{font-weight:600}
.good .state{color:var(--good)}.warning .state{color:var(--warning)}.misaligned .state,.damaged .state,.unreadable .state{color:var(--bad)}
svg.map{background:var(--data);width:192px;height:14px;display:block}tr.misaligned svg.map,tr.damaged svg.map{outline:1px solid var(--bad)}
.legend{display:flex;flex-wrap:wrap;gap:.3rem .9rem;color:var(--faint);font-size:12px}.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}
.m0{fill:var(--m0)}.m1{fill:var(--m1)}.m2{fill:var(--m2)}.m3{fill:var(--m3)}.m4{fill:var(--m4)}.m5{fill:var(--m5)}.m6{fill:var(--m6)}
.m7{fill:var(--m7)}.m8{fill:var(--m8)}.m9{fill:var(--m9)}.m10{fill:var(--m10)}.m11{fill:var(--m11)}
</style>
)css";

/// Sorts by the attribute data-v of the cells, as numbers where both are; filters by all words of a row.
constexpr std::string_view script = R"js(<script>
(() => {
const body = document.querySelector("#rows tbody"), heads = [...document.querySelectorAll("#rows th")];
const rows = [...body.rows];
const key = (row, n) => row.cells[n].dataset.v ?? row.cells[n].textContent;
heads.forEach((head, n) => head.querySelector("button").addEventListener("click", () => {
  const down = head.getAttribute("aria-sort") === "ascending";
  heads.forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const sign = down ? -1 : 1;
  rows.sort((a, b) => {
    const x = key(a, n), y = key(b, n), p = parseFloat(x), q = parseFloat(y);
    if ((x === "") !== (y === "")) return x === "" ? 1 : -1;
    return sign * (Number.isNaN(p) || Number.isNaN(q) ? x.localeCompare(y) : p - q);
  });
  body.append(...rows);
}));
const words = rows.map(row => row.textContent.toLowerCase()), shown = document.getElementById("shown");
document.getElementById("filter").addEventListener("input", event => {
  const wanted = event.target.value.toLowerCase();
  let count = 0;
  rows.forEach((row, n) => { row.hidden = !words[n].includes(wanted); count += !row.hidden; });
  shown.textContent = count;
});
document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement.classList;
  const dark = root.contains("dark") || (!root.contains("light") && matchMedia("(prefers-color-scheme: dark)").matches);
  root.toggle("dark", !dark);
  root.toggle("light", dark);
});
})();
</script>
)js";

/// A language tag of RFC 5646.
std::string_view tagOf(Language language) {
    switch (language) {
    case Language::English: break;
    case Language::French: return "fr";
    case Language::German: return "de";
    case Language::Chinese: return "zh-Hans";
    }
    return "en";
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : printable(text)) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        default: safe += c;
        }
    }
    return safe;
}

template <MessageId id>
std::string pageWord() {
    return escaped(format(message<id>()));
}

std::string sizeText(std::uint64_t bytes) { return escaped(format(message<MessageId::MetricSize>(Size{{bytes}}))); }

/// A rectangle for each run of one letter, joined into one path for each kind.
std::string mapOf(const std::string& map) {
    std::map<std::size_t, std::string> paths;
    for (std::size_t at = 0; at < std::min(map.size(), scanMapColumns);) {
        const auto end = std::min(map.find_first_not_of(map[at], at), std::min(map.size(), scanMapColumns));
        if (const auto kind = scanMapLetters.find(map[at]); kind != std::string_view::npos)
            paths[kind] += fmt::format("M{} 0h{}v7h-{}z", at, end - at, end - at);
        at = end;
    }
    std::string svg = R"(<svg class="map" viewBox="0 0 96 7" preserveAspectRatio="none">)";
    for (const auto& [kind, path] : paths)
        svg += fmt::format(R"(<path class="m{}" d="{}"/>)", kind, path);
    return svg + "</svg>";
}

std::string cell(std::string_view text, std::string_view value = {}, bool isNumber = false) {
    return fmt::format("<td{}{}>{}</td>", isNumber ? " class=\"n\"" : "",
                       value.empty() ? std::string() : fmt::format(" data-v=\"{}\"", value), text);
}

std::string number(const std::optional<std::uint64_t>& value) {
    return value ? cell(std::to_string(*value), {}, true) : cell({});
}

std::string size(const std::optional<std::uint64_t>& bytes) {
    return bytes ? cell(sizeText(*bytes), std::to_string(*bytes), true) : cell({});
}

/// What the row has of the volume; empty cells without one.
std::string volumeCells(const std::optional<ScanVolume>& volume) {
    if (!volume)
        return cell({}) + cell({}) + cell({}) + cell({}) + cell({});
    constexpr double percent = 100;
    const auto share = decimalText(volume->metadataShare * percent, 2);
    return cell(escaped(volume->content)) + number(volume->blockSize) + number(volume->flexGroupSize) +
           cell(share + " %", share, true) + size(volume->usedBytes);
}

std::string bars(const std::string& heading, const std::vector<ScanCount>& counts) {
    constexpr std::size_t row = 20;
    constexpr double widest = 160;
    if (counts.empty())
        return {};
    const auto most = std::ranges::max_element(counts, {}, &ScanCount::places)->places;
    std::string svg;
    for (std::size_t n = 0; n < counts.size(); ++n) {
        const auto& count = counts[n];
        const auto width =
            widest * static_cast<double>(count.places) / static_cast<double>(std::max<std::uint64_t>(most, 1));
        svg += fmt::format(
            R"(<g class="{}"><text x="150" y="{}" text-anchor="end">{}</text>)"
            R"(<rect class="bar" x="156" y="{}" width="{:.1f}" height="14"/><text x="{:.1f}" y="{}">{}</text></g>)",
            count.state, n * row + 14, escaped(count.name), n * row + 3, std::max(width, 1.0),
            std::max(width, 1.0) + 160, n * row + 14, count.places);
    }
    return fmt::format(
        R"(<section><h2>{}</h2><svg width="380" height="{}" role="img" aria-label="{}">{}</svg></section>)",
        escaped(heading), counts.size() * row + 4, escaped(heading), svg);
}

std::string legend() {
    std::string items;
    for (const auto kind : allRegionKinds)
        items += fmt::format(R"html(<span><i style="background:var(--m{})"></i>{}</span>)html", index(kind),
                             escaped(format(labelOfAll(kind))));
    return fmt::format(R"(<div class="legend">{}</div>)", items);
}

} // namespace

ScanPage::ScanPage(std::ostream& out) : m_out(out) {
    m_out << fmt::format(R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>ext4atlas</title>
)",
                         tagOf(currentLanguage()));
    m_out << style;
    m_out << fmt::format("</head><body><main><div class=\"scroll\"><table id=\"rows\"><thead><tr>");
    const std::vector<std::string> headings{pageWord<MessageId::ScanPlace>(),
                                            pageWord<MessageId::ScanState>(),
                                            pageWord<MessageId::ScanMap>(),
                                            pageWord<MessageId::NameAlignment>(),
                                            pageWord<MessageId::NameHealth>(),
                                            pageWord<MessageId::ScanCause>(),
                                            pageWord<MessageId::ScanFormat>(),
                                            pageWord<MessageId::ScanSize>(),
                                            pageWord<MessageId::ScanFileSystem>(),
                                            pageWord<MessageId::ScanBlockSize>(),
                                            "-G",
                                            pageWord<MessageId::ScanMetadata>(),
                                            pageWord<MessageId::ScanUsed>()};
    for (const auto& heading : headings)
        m_out << fmt::format("<th scope=\"col\"><button>{}</button></th>", heading);
    m_out << fmt::format("</tr></thead><tbody>\n");
}

void ScanPage::add(const ScanRecord& record) {
    const auto state = stateOf(record);
    const auto alignment = record.isRead() ? record.text : record.error;
    const auto health = record.findingText.empty() ? record.health : record.findingText;
    m_out
        << fmt::format(
               R"(<tr class="{}"><td title="{}">{}</td><td class="state" data-v="{}">{}</td>{}<td title="{}">{}</td>)",
               name(state), escaped(record.place), escaped(record.place), static_cast<int>(state),
               escaped(format(label(state))), cell(record.volume ? mapOf(record.volume->map) : std::string()),
               escaped(alignment), escaped(alignment))
        << fmt::format(R"(<td title="{}">{}</td>)", escaped(health), escaped(health)) << cell(escaped(record.reason()))
        << cell(record.isRead() ? escaped(record.envelope.empty() ? "raw" : record.envelope) : std::string())
        << size(record.stamp.size) << volumeCells(record.volume) << fmt::format("</tr>\n");
}

void ScanPage::finish(const ScanSummary& summary) {
    m_out << fmt::format("</tbody></table></div></main><section id=\"summary\"><h1>{}</h1><div class=\"charts\">",
                         escaped(format(message<MessageId::ScanSummary>(Count{summary.places}))));
    m_out << bars(format(message<MessageId::ScanStates>()), stateCounts(summary))
          << bars(format(message<MessageId::ScanReasons>()), reasonCounts(summary))
          << bars(format(message<MessageId::ScanFlexGroups>()), flexGroupCounts(summary))
          << bars(format(message<MessageId::ScanBlockSizes>()), blockSizeCounts(summary))
          << bars(format(message<MessageId::ScanFormats>()), formatCounts(summary));
    m_out << fmt::format(
        R"(</div>{}<p class="tools"><input id="filter" type="search" placeholder="{}" aria-label="{}">)"
        R"(<span><span id="shown">{}</span> / {}</span><button id="theme">{}</button></p></section>)",
        legend(), pageWord<MessageId::ScanFilter>(), pageWord<MessageId::ScanFilter>(), summary.places, summary.places,
        pageWord<MessageId::ScanTheme>());
    m_out << script << fmt::format("</body></html>\n");
}

} // namespace atlas
