// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/web_page.h"

#include "report/language/make_message.h"
#include "report/snapshot/redact_snapshot.h"
#include "report/words/finding_text.h"
#include "report/words/headline_text.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"
#include "report/words/subject_text.h"
#include "report/words/summary_text.h"
#include "ui/drawing/map_text.h"
#include "ui/session/bitmap_source.h"
#include "ui/session/held_devices.h"
#include "ui/session/save_file.h"
#include "ui/session/structure_copies.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QApplication>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <tuple>

namespace atlas::ui {
namespace {

struct WebPageText {
    Q_DECLARE_TR_FUNCTIONS(WebPageText)
};

constexpr int mapWidth = 1240;
constexpr double mostRows = 16000; ///< pixels, as for pictures
constexpr qsizetype maxStructures = 2000;
constexpr int maxPieces = 20000;

QString resource(const char* name) {
    QFile file(QStringLiteral(":/") + QLatin1StringView(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString escaped(const Message& message) { return ui::text(message).toHtmlEscaped(); }

/// The class of the style sheet.
QString toneClass(VerdictTone tone) {
    switch (tone) {
    case VerdictTone::Good: return QStringLiteral("good");
    case VerdictTone::Misaligned: return QStringLiteral("bad");
    case VerdictTone::Warning: return QStringLiteral("warning");
    case VerdictTone::Error: return QStringLiteral("error");
    case VerdictTone::Plain: break;
    }
    return QStringLiteral("plain");
}

Palette paletteOf(bool dark) {
    QPalette window;
    window.setColor(QPalette::Window, dark ? Qt::black : Qt::white);
    return paletteFor(window);
}

/// The colours as variables of the style sheet.
QString variables(bool dark) {
    const auto palette = paletteOf(dark);
    QString css;
    const auto add = [&css](const QString& name, const QColor& colour) {
        css += QStringLiteral("--%1:%2;").arg(name, colour.name());
    };
    add("page", dark ? QColor(0x1E, 0x1E, 0x1E) : QColor(Qt::white));
    add("ground", palette.background);
    add("text", palette.text);
    add("muted", palette.mutedText);
    add("frame", palette.frame);
    add("free", palette.free);
    add("good", palette.good);
    add("bad", palette.misaligned);
    add("warning", palette.warning);
    add("error", palette.error);
    for (const auto kind : allRegionKinds) {
        const auto fill = palette.of(kind);
        add(QStringLiteral("k%1").arg(index(kind)), fill);
        add(QStringLiteral("i%1").arg(index(kind)), palette.textOn(fill));
    }
    for (std::size_t shade = 0; shade <= shadeSteps; ++shade) {
        const auto fill = palette.shade(static_cast<double>(shade) / shadeSteps);
        add(QStringLiteral("s%1").arg(shade), fill);
        add(QStringLiteral("t%1").arg(shade), palette.textOn(fill));
    }
    return css;
}

QString styleSheet(bool dark) {
    auto css = QStringLiteral(":root{%1}\n").arg(variables(dark));
    if (!dark)
        css += QStringLiteral("@media (prefers-color-scheme: dark){:root{%1}}\n").arg(variables(true));
    return css + resource("web_page.css");
}

QString rect(const QRectF& area, const QString& rest) {
    return QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" %5/>")
        .arg(QString::number(area.x()), QString::number(area.y()), QString::number(area.width()),
             QString::number(area.height()), rest);
}

QString filled(const QRectF& area, const QString& variable) {
    return rect(area, QStringLiteral("style=\"fill:var(--%1)\"").arg(variable));
}

/// What a structure holds that names a person, a computer or a volume.
bool isSecret(const DecodedField& field) {
    switch (field.field->kind) {
    case FieldKind::Uuid:
    case FieldKind::Guid:
    case FieldKind::Text:
    case FieldKind::Utf16:
    case FieldKind::Bytes: return true;
    default: break;
    }
    // Seeds of hashes and checksums would confirm a guess; an inode may hold the target of a symbolic link.
    return field.field->name == "s_hash_seed" || field.field->name == "s_checksum_seed" ||
           field.field->name == "i_block";
}

/// The structures in the page, each once, with their decoded fields.
class Structures {
public:
    explicit Structures(const WebPageRequest& request) : m_request(request) {}

    /// The number of the structure with fields in `blocks`: -1 if it has none, -2 if its fields are not in the page.
    int add(BlockInterval blocks) {
        const auto& layout = m_request.volume->layout();
        auto places = copyPlaces(layout, BlockPlace{blocks.first});
        if (places.places.empty())
            return -1;
        if (m_request.disk == nullptr)
            return -2;
        const auto place = places.places[places.shown];
        const auto key = std::tuple(place.bytes.first.value, place.bytes.count.value);
        if (const auto known = m_numbers.find(key); known != m_numbers.end())
            return known->second;
        ++m_asked;
        const auto read = m_json.size() < maxStructures
                              ? readCopies(*m_request.disk, m_request.judgement.snapshot, {.places = {place}})
                              : std::unexpected(Error{});
        const bool isRead = read && read->selected() != nullptr;
        const int number = isRead ? static_cast<int>(m_json.size()) : -2;
        if (isRead)
            m_json.append(json(*read->selected()));
        m_numbers.emplace(key, number);
        return number;
    }

    [[nodiscard]] const QJsonArray& json() const { return m_json; }
    [[nodiscard]] const QJsonObject& meanings() const { return m_meanings; }
    [[nodiscard]] QString withoutFields() const {
        if (m_request.disk == nullptr)
            return m_request.whyNoFields;
        return WebPageText::tr("The fields of this structure are not in this page.");
    }
    /// Empty if the page has the fields of all.
    [[nodiscard]] QString note() const {
        return m_asked > m_json.size()
                   ? WebPageText::tr("The page has the fields of %1 of %2 structures.")
                         .arg(number(static_cast<quint64>(m_json.size())), number(static_cast<quint64>(m_asked)))
                   : QString();
    }

private:
    QJsonObject json(const InspectedStructure& structure) {
        const auto table = ui::text(structure.decoded.table->structure);
        QJsonArray rows;
        for (const auto& field : structure.decoded.fields) {
            const auto name = ui::text(field.field->name);
            const bool hidden = m_request.secrets == Secrets::Removed && isSecret(field);
            const auto value = hidden ? WebPageText::tr("removed") : ui::text(valueText(field));
            rows.append(QJsonArray{name, value, field.valid});
            m_meanings[table + '.' + name] =
                ui::text(fieldMeaning(*structure.decoded.table, *field.field, currentLanguage()));
        }
        const auto start = m_request.judgement.placement()->bytes.first;
        QJsonArray lines;
        lines.append(ui::text(message<MessageId::PlaceOfStructure>(
            start + (structure.place.bytes.first - ByteOffset{0}), structure.place.bytes.count)));
        if (structure.checksum)
            lines.append(ui::text(checksumText(*structure.checksum)));
        for (const auto& guarded : structure.guarded)
            lines.append(ui::text(checksumText(guarded)));
        return {{"title", capitalised(ui::text(label(structure.place)))},
                {"table", table},
                {"lines", lines},
                {"rows", rows}};
    }

    const WebPageRequest& m_request;
    std::map<std::tuple<std::uint64_t, std::uint64_t>, int> m_numbers; ///< by place in the volume
    QJsonArray m_json;
    QJsonObject m_meanings;
    qsizetype m_asked = 0;
};

/// The drawn map, and what each part of it is.
class WebMap {
public:
    explicit WebMap(const WebPageRequest& request) : m_request(request), m_structures(request) {
        m_scene.viewpoint = request.viewpoint;
        m_scene.viewpoint.view = {};
        m_scene.show(request.volume);
        m_scene.viewpoint.folds = request.viewpoint.folds;
        const QFontMetricsF metrics(m_font);
        m_scene.layOut({mapWidth, 0.0}, metrics);
        const bool fills = m_scene.rows.mode == RowMode::WholeVolume; // has as many rows as fit
        constexpr double usualHeight = 700;
        const double row = m_scene.rows.mode == RowMode::Overview ? 72 : 30; // pixels, enough for words and clicks
        const double all = m_scene.geometry.top + row * static_cast<double>(m_scene.rows.rowCount());
        const double height = fills ? usualHeight : std::ceil(std::min({m_scene.heightOfAllRows(), all, mostRows}));
        m_scene.layOut({mapWidth, height}, metrics);
        m_scene.refreshRows();
    }

    [[nodiscard]] QString svg() {
        QString parts;
        for (std::size_t n = 0; n < m_scene.drawn.rows.size(); ++n)
            parts += row(n);
        return QStringLiteral(
                   "<svg id=\"map\" viewBox=\"0 0 %1 %2\" width=\"%1\" role=\"group\" aria-label=\"%3\">%4%5</svg>")
            .arg(QString::number(m_scene.size.width()), QString::number(std::ceil(m_scene.size.height())),
                 WebPageText::tr("Map of the metadata").toHtmlEscaped(), patterns(), parts);
    }

    [[nodiscard]] QJsonObject json() const {
        return {{"pieces", m_pieces},
                {"structures", m_structures.json()},
                {"meanings", m_structures.meanings()},
                {"withoutFields", m_structures.withoutFields()},
                {"columns",
                 QJsonArray{ui::text(message<MessageId::ColumnField>()), ui::text(message<MessageId::ColumnValue>()),
                            ui::text(message<MessageId::ColumnMeaning>())}}};
    }

    [[nodiscard]] QString notes() const {
        QStringList all;
        if (m_scene.drawsMagnified())
            all << WebPageText::tr("The metadata is magnified, not to scale.");
        if (m_scene.drawn.rows.size() < m_scene.rows.rowCount())
            all << WebPageText::tr("%1 of %2 rows are drawn.")
                       .arg(number(m_scene.drawn.rows.size()), number(m_scene.rows.rowCount()));
        if (m_pieces.size() >= maxPieces)
            all << WebPageText::tr("Only the first %1 parts can be clicked.").arg(number(maxPieces));
        if (const auto note = m_structures.note(); !note.isEmpty())
            all << note;
        return all.join(' ');
    }

    [[nodiscard]] QString legend() const {
        QString html;
        const auto entry = [&html](const QString& variable, const QString& words) {
            html += QStringLiteral("<span><svg width=\"14\" height=\"14\">%1</svg>%2</span>")
                        .arg(variable == "off" ? rect({0, 0, 14, 14}, QStringLiteral("fill=\"url(#off)\""))
                                               : filled({0, 0, 14, 14}, variable),
                             words.toHtmlEscaped());
        };
        for (const auto kind : allRegionKinds)
            if ((m_kinds & (1U << index(kind))) != 0)
                entry(QStringLiteral("k%1").arg(index(kind)), ui::text(label(kind)));
        entry(QStringLiteral("s%1").arg(shadeSteps), WebPageText::tr("data"));
        entry(QStringLiteral("s0"), WebPageText::tr("free"));
        if (m_hasOff)
            entry(QStringLiteral("off"), WebPageText::tr("misaligned"));
        return html;
    }

private:
    [[nodiscard]] static QString patterns() {
        return QStringLiteral(
            "<defs><pattern id=\"off\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\" "
            "patternTransform=\"rotate(45)\"><rect width=\"4\" height=\"4\" style=\"fill:var(--ground)\"/>"
            "<rect width=\"2\" height=\"4\" style=\"fill:var(--bad)\"/></pattern>"
            "<pattern id=\"dots\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
            "<circle cx=\"3\" cy=\"3\" r=\"0.8\" style=\"fill:var(--muted)\"/></pattern>"
            "<pattern id=\"missing\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
            "patternTransform=\"rotate(45)\"><rect width=\"1\" height=\"6\" "
            "style=\"fill:var(--text)\"/></pattern></defs>");
    }

    [[nodiscard]] QRectF area(std::size_t row, int x0, int x1) const {
        const auto& geometry = m_scene.geometry;
        return {geometry.x(x0), geometry.y(static_cast<double>(row)), static_cast<double>(x1 - x0), geometry.rowHeight};
    }

    [[nodiscard]] QString words(const QString& text, QPointF centre, double width, const QString& style) const {
        return QStringLiteral(
                   "<text x=\"%1\" y=\"%2\" text-anchor=\"middle\" dominant-baseline=\"central\" textLength=\"%3\" "
                   "lengthAdjust=\"spacingAndGlyphs\" style=\"fill:var(--%4)\">%5</text>")
            .arg(QString::number(centre.x()), QString::number(centre.y()), QString::number(width), style,
                 text.toHtmlEscaped());
    }

    [[nodiscard]] QString row(std::size_t n) {
        const auto& drawn = m_scene.drawn.rows[n];
        const auto& geometry = m_scene.geometry;
        const auto middle = geometry.y(static_cast<double>(n)) + geometry.rowHeight / 2;
        const auto name = rowLabel(rowName(m_scene.rows, m_scene.volume->filesystem(), m_scene.drawn.firstRow + n));
        auto out = QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"end\" dominant-baseline=\"central\">%3</text>")
                       .arg(QString::number(m_scene.gutter.labelEnd), QString::number(middle), name.toHtmlEscaped());
        for (const auto& run : drawn.runs)
            out += paint(drawn, n, run);
        for (const auto& columns : drawn.estimates)
            out += rect(area(n, columns.x0, columns.x1), QStringLiteral("fill=\"url(#dots)\""));
        const auto missing = intersection(drawn.blocks, m_scene.volume->missing());
        if (!missing.empty()) {
            const auto first =
                static_cast<int>(std::clamp(drawn.columnOf(missing.first), 0.0, 1.0 * geometry.columns()));
            const auto end =
                static_cast<int>(std::clamp(drawn.columnOf(missing.end()), 1.0 * first, 1.0 * geometry.columns()));
            out += rect(area(n, first, end), QStringLiteral("fill=\"url(#missing)\""));
        }
        for (const auto& run : drawn.runs)
            out += runWords(drawn, n, run);
        if (const auto note = m_scene.foldNoteIn(n)) {
            const auto shade = drawn.shades[static_cast<std::size_t>(drawn.runs.back().x1 - 1)];
            out += words(note->words, {note->rect.center().x(), middle}, note->rect.width(),
                         QStringLiteral("t%1").arg(shade));
        }
        return out + hits(drawn, n);
    }

    [[nodiscard]] QString paint(const DrawRow& drawn, std::size_t n, const Run& run) {
        QString out;
        if (!run.kind) {
            drawn.eachShade(run, [&](int x0, int x1, std::uint8_t shade) {
                out += filled(area(n, x0, x1), QStringLiteral("s%1").arg(shade));
            });
            return out;
        }
        m_kinds |= run.kinds;
        auto whole = area(n, run.x0, run.x1);
        out += filled(whole, QStringLiteral("k%1").arg(index(*run.kind)));
        for (const int column : drawn.partLines)
            if (column > run.x0 && column < run.x1)
                out += filled({m_scene.geometry.x(column), whole.y(), 1, whole.height()}, QStringLiteral("ground"));
        if (run.offMarked) {
            m_hasOff = true;
            out += edge(drawn, n, run);
        }
        return out;
    }

    /// The mark of what is misaligned, at the bottom of a run.
    [[nodiscard]] QString edge(const DrawRow& drawn, std::size_t n, const Run& run) const {
        const auto whole = area(n, run.x0, run.x1);
        const double height = std::clamp(std::round(whole.height() * 0.3), 2.0, 7.0);
        return rect({whole.x(), whole.bottom() - height, whole.width(), height},
                    drawn.marksSome(run) ? QStringLiteral("style=\"fill:var(--bad)\"")
                                         : QStringLiteral("fill=\"url(#off)\""));
    }

    [[nodiscard]] QString runWords(const DrawRow& drawn, std::size_t n, const Run& run) {
        constexpr int margin = 8;
        if (!run.kind || run.merged() || run.x1 - run.x0 <= margin)
            return {};
        const auto& region = m_scene.volume->layout().regions[run.regionBegin];
        const auto* const text =
            m_scene.labels->runLabel(region, m_scene.drawsMagnified(), run.x1 - run.x0 - margin, m_font);
        if (text == nullptr)
            return {};
        const auto whole = area(n, run.x0, run.x1);
        const double width = text->width();
        const QRectF ground(whole.center().x() - width / 2 - 3, whole.y(), width + 6, whole.height()); // hides lines
        const auto kind = index(*run.kind);
        return filled(ground, QStringLiteral("k%1").arg(kind)) + (run.offMarked ? edge(drawn, n, run) : QString()) +
               words(text->words(), whole.center(), width, QStringLiteral("i%1").arg(kind));
    }

    /// The first block of what is described together at `hit`: the part of one group, or the gap in one group.
    [[nodiscard]] BlockInterval described(const Hit& hit) const {
        const auto& layout = m_scene.volume->layout();
        if (hit.kind)
            return layout.regions[hit.region].partAt(hit.block).blocks();
        return intersection(hit.stretch, layout.filesystem.blocksOf(layout.filesystem.groupOf(hit.block)));
    }

    /// Transparent, over the runs: a run may belong to many groups.
    [[nodiscard]] QString hits(const DrawRow& drawn, std::size_t n) {
        QString out;
        const int end = drawn.runs.empty() ? 0 : drawn.runs.back().x1;
        for (int x = 0; x < end && m_pieces.size() < maxPieces;) {
            const auto hit = hitColumn(m_scene.volume->layout(), m_scene.drawn, n, x);
            if (!hit) {
                ++x;
                continue;
            }
            const auto blocks = described(*hit);
            int last = x + 1;
            for (; last < end; ++last) {
                const auto next = hitColumn(m_scene.volume->layout(), m_scene.drawn, n, last);
                if (!next || next->kind != hit->kind || described(*next) != blocks)
                    break;
            }
            out += piece(*hit, blocks, area(n, x, last));
            x = last;
        }
        return out;
    }

    [[nodiscard]] QString piece(const Hit& hit, BlockInterval blocks, const QRectF& where) {
        const auto red = paletteOf(false).misaligned;
        auto about = mapTooltip(*m_scene.volume, m_scene.rows, hit, red);
        about.replace("color:" + red.name(), QStringLiteral("color:var(--bad)")); // follows light and dark
        const int structure = hit.kind ? m_structures.add(blocks) : -1;
        const auto number = m_pieces.size();
        m_pieces.append(QJsonObject{{"about", about}, {"structure", structure}});
        const auto name = hit.kind ? ui::text(label(*hit.kind)) : WebPageText::tr("data or free");
        return rect(where,
                    QStringLiteral("class=\"hit\" data-piece=\"%1\" tabindex=\"%2\" role=\"button\" aria-label=\"%3\"")
                        .arg(number)
                        .arg(number == 0 ? 0 : -1)
                        .arg(name.toHtmlEscaped()));
    }

    const WebPageRequest& m_request;
    QFont m_font = QApplication::font();
    MapScene m_scene;
    Structures m_structures;
    QJsonArray m_pieces;
    std::uint32_t m_kinds = 0;
    bool m_hasOff = false;
};

QString verdict(VerdictSign sign, const QString& words, const QString& rest) {
    return QStringLiteral("<div class=\"verdict %1\"><b>%2 %3</b>%4</div>\n")
        .arg(toneClass(sign.tone), ui::text(sign.mark), words.toHtmlEscaped(),
             rest.isEmpty() ? QString() : QStringLiteral("<br><span>%1</span>").arg(rest.toHtmlEscaped()));
}

QString verdicts(const Judgement& judgement) {
    const auto headline = alignmentHeadline(judgement);
    QStringList reasons;
    for (const auto& part : {headline.cause, headline.remedy})
        if (part)
            reasons << sentenceText(ui::text(*part));
    auto alignment = verdict(headline.sign, capitalised(ui::text(headline.words)), reasons.join(' '));
    if (!headline.commands.empty()) {
        QStringList lines;
        for (const auto& line : blockOf(headline.commands))
            lines << ui::text(line);
        alignment += QStringLiteral("<pre>%1</pre>\n").arg(lines.join('\n').toHtmlEscaped());
    }
    const auto health = summaryVerdicts(judgement).health;
    const auto coverage = coverageText(judgement.found.health);
    const auto second = verdict(health.sign, capitalised(ui::text(health.full)),
                                coverage ? sentenceText(ui::text(*coverage)) : QString());
    return healthComesFirst(judgement) ? second + alignment : alignment + second;
}

QString facts(const Judgement& judgement) {
    QString rows;
    for (const auto& line : summaryLines(*judgement.snapshot.layout, assumedMediumOf(judgement.drive())))
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                    .arg(escaped(line.name), escaped(message<MessageId::ValueAndDetail>(line.value, line.detail)));
    return QStringLiteral("<table class=\"facts\">%1</table>\n").arg(rows);
}

QString findings(const Judgement& judgement) {
    QString items;
    for (const auto& finding : judgement.found.findings) {
        const auto severity = severityOf(finding);
        items += QStringLiteral("<li><span class=\"%1\">%2</span> %3</li>")
                     .arg(toneClass(toneOf(severity)), ui::text(severityMark(severity)), escaped(phrase(finding).text));
    }
    return items.isEmpty()
               ? QString()
               : QStringLiteral("<h2>%1</h2><ul>%2</ul>\n").arg(escaped(message<MessageId::HeadingFindings>()), items);
}

/// Inside a script element, where "</script>" would end it.
QString scriptJson(const QJsonObject& json) {
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact))
        .replace('<', QStringLiteral("\\u003c"));
}

/// Nothing is loaded, and no script runs but the page's own.
QString policy(const QString& script) {
    const auto hash = QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toBase64();
    return QStringLiteral("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-%1'")
        .arg(QString::fromLatin1(hash));
}

} // namespace

QByteArray webPage(const WebPageRequest& request) {
    const auto& judgement = request.judgement;
    const auto title = escaped(subject(judgement.snapshot));
    const auto script = resource("web_page.js");
    WebMap map(request);
    const auto svg = map.svg();
    QStringList about{WebPageText::tr("Made by %1.").arg(ui::text(judgement.snapshot.program))};
    if (request.secrets == Secrets::Removed)
        about << WebPageText::tr("Labels, UUIDs, names and paths were removed.");
    QString page = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">\n")
                       .arg(QLocale().bcp47Name());
    page += QStringLiteral("<meta http-equiv=\"Content-Security-Policy\" content=\"%1\">\n").arg(policy(script));
    page += QStringLiteral("<meta name=\"viewport\" "
                           "content=\"width=device-width\">\n<title>%1</title>\n<style>%2</style></head>\n<body>\n")
                .arg(title, styleSheet(request.dark));
    page += QStringLiteral("<h1>%1</h1>\n").arg(title) + verdicts(judgement) + facts(judgement);
    page +=
        QStringLiteral("<h2>%1</h2>\n<div class=\"map\">").arg(WebPageText::tr("Map of the metadata").toHtmlEscaped());
    page += svg + QStringLiteral("</div>\n<p class=\"legend\">%1</p>\n").arg(map.legend());
    page += QStringLiteral("<p class=\"note\">%1</p>\n").arg(map.notes().toHtmlEscaped());
    page += QStringLiteral("<h2>%1</h2>\n<div id=\"chosen\">%2</div>\n<div id=\"fields\"></div>\n")
                .arg(WebPageText::tr("Selection").toHtmlEscaped(),
                     WebPageText::tr("Click a part of the map to see what it is, and its fields.").toHtmlEscaped());
    page += findings(judgement) +
            QStringLiteral("<footer>%1</footer>\n<div id=\"tip\"></div>\n").arg(about.join(' ').toHtmlEscaped());
    page += QStringLiteral("<script type=\"application/json\" id=\"data\">%1</script>\n").arg(scriptJson(map.json()));
    page += QStringLiteral("<script>%1</script>\n</body></html>\n").arg(script);
    return page.toUtf8();
}

Status saveWebPage(const QString& path, const Session& session, const Viewpoint& viewpoint, Secrets secrets, bool dark,
                   const ByteSource* disk) {
    const bool keeps = secrets == Secrets::Kept;
    const auto judgement = keeps ? session.judgement() : judge(redacted(session.snapshot()), session.overrides());
    WebPageRequest request{.volume = session.volume(),
                           .judgement = judgement,
                           .viewpoint = viewpoint,
                           .disk = disk,
                           .secrets = secrets,
                           .dark = dark};
    std::shared_ptr<const ByteSource> opened;
    if (disk == nullptr) {
        const auto image = QFileInfo(session.path()).absoluteFilePath().toStdString();
        auto source = openBitmaps(image, session.snapshot().disk, openImageFile);
        if (source)
            opened = source->bytes;
        else
            request.whyNoFields = WebPageText::tr("The page has no fields: %1").arg(ui::text(source.error().what));
        request.disk = opened.get();
    }
    const auto page = webPage(request);
    return saveFile(path, [&](QIODevice& file) { return file.write(page) == page.size(); });
}

} // namespace atlas::ui
