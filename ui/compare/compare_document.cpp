// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_document.h"

#include "base/number_text.h"
#include "base/shell_words.h"
#include "base/units.h"
#include "disk/drive_overrides.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/format_options.h"
#include "ui/compare/comparison.h"
#include "ui/session/save_file.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <iterator>

namespace atlas::ui {
namespace {

constexpr qint64 maxBytes = MiB;

QJsonValue raidJson(const std::optional<RaidGeometry>& raid) {
    if (!raid)
        return QJsonValue::Null;
    return QJsonObject{{"level", static_cast<qint64>(numberOf(raid->level))},
                       {"chunk", static_cast<qint64>(raid->chunk.value)},
                       {"members", static_cast<qint64>(raid->members)}};
}

template <class T>
QJsonValue numberJson(const std::optional<T>& value) {
    return value ? QJsonValue(static_cast<qint64>(value->value)) : QJsonValue::Null;
}

QJsonValue mediumJson(const std::optional<Medium>& medium) {
    return medium ? QJsonValue(text(name(*medium))) : QJsonValue::Null;
}

QJsonValue imageJson(const std::optional<ImageFrame>& image) {
    if (!image)
        return QJsonValue::Null;
    const auto& eraseBlocks = image->eraseBlocks;
    return QJsonObject{{"start", static_cast<qint64>(image->start.value)},
                       {"physical_sector", static_cast<qint64>(image->sectors.size.value)},
                       {"phase", static_cast<qint64>(image->sectors.phase.value)},
                       {"erase_block", static_cast<qint64>(eraseBlocks.grid.size.value)},
                       {"erase_block_phase", static_cast<qint64>(eraseBlocks.grid.phase.value)},
                       {"erase_block_assumed", eraseBlocks.assumed},
                       {"medium", mediumJson(image->medium)}};
}

QJsonObject optionsJson(const CompareOptions& options) {
    const auto& format = options.format;
    const auto& chosen = options.chosen;
    return {{"size", static_cast<qint64>(format.size.value)},
            {"grow_to", numberJson(options.grownTo)},
            {"grow_mounted", options.mountedWhenGrown ? QJsonValue(*options.mountedWhenGrown) : QJsonValue::Null},
            {"block_size", static_cast<qint64>(format.blockSize.value)},
            {"inode_ratio", static_cast<qint64>(format.inodeRatio)},
            {"features", text(format.features)},
            {"others", text(joinWords(format.more.words()))},
            {"image", imageJson(options.image)},
            {"start", numberJson(chosen.start)},
            {"raid", raidJson(chosen.raid)},
            {"medium", mediumJson(chosen.model.medium)},
            {"use", text(name(options.use))}};
}

QJsonObject layoutJson(const LayoutSpec& spec) {
    switch (spec.kind) {
    case LayoutSpec::Kind::FlexGroups:
        return {{"kind", "flex_groups"},
                {"flex_group_size", spec.flexGroupSize ? QJsonValue(qint64{*spec.flexGroupSize}) : QJsonValue::Null}};
    case LayoutSpec::Kind::OptionLine: return {{"kind", "option_line"}, {"line", text(joinWords(spec.line.words()))}};
    case LayoutSpec::Kind::File: break;
    }
    const auto& volume = spec.image.volume;
    return {{"kind", "file"},
            {"path", text(spec.image.path)},
            {"partition", volume.partition ? QJsonValue(qint64{*volume.partition}) : QJsonValue::Null},
            {"volume", volume.logicalVolume.empty() ? QJsonValue::Null : QJsonValue(text(volume.logicalVolume))}};
}

Error inFile(Error error, const QString& path) {
    error.where = error.where.empty() ? path.toStdString() : path.toStdString() + ", " + error.where;
    return error;
}

} // namespace

CompareDocument newCompareDocument() {
    CompareDocument document;
    for (const auto size : flexGroupSizesToStartWith())
        document.layouts.push_back({.flexGroupSize = size});
    return document;
}

QByteArray toJson(const CompareDocument& document) {
    QJsonArray layouts;
    for (const auto& spec : document.layouts)
        layouts.append(layoutJson(spec));
    return QJsonDocument(QJsonObject{{"schema", compareDocumentSchema},
                                     {"options", optionsJson(document.options)},
                                     {"layouts", layouts},
                                     {"baseline", static_cast<qint64>(document.baseline)}})
        .toJson();
}

Status saveCompareDocument(const QString& path, const CompareDocument& document) {
    return saveFile(path, [&](QIODevice& file) { return file.write(toJson(document)) >= 0; });
}

Result<CompareDocument> loadCompareDocument(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(Error{
            ErrorKind::Io, QCoreApplication::translate("CompareDocumentText", "the file cannot be read").toStdString(),
            path.toStdString(), file.errorString().toStdString()});
    }
    auto document = compareDocumentOf(file.read(maxBytes));
    return document ? document : std::unexpected(inFile(document.error(), path));
}

// Reads a saved Compare page; the file is untrusted.

namespace {

struct CompareDocumentText {
    Q_DECLARE_TR_FUNCTIONS(CompareDocumentText)
};

Error bad(const QString& where, const QString& found, const QString& expected) {
    return {ErrorKind::Corrupt, CompareDocumentText::tr("the file is no saved comparison").toStdString(),
            where.toStdString(), found.toStdString(), expected.toStdString()};
}

QString found(const QJsonValue& value) {
    QJsonArray holder{value};
    return QString::fromUtf8(QJsonDocument(holder).toJson(QJsonDocument::Compact)).left(80);
}

QString numberFrom(NumberRange range) {
    return CompareDocumentText::tr("a number from %1").arg(atlas::ui::text(rangeText(range)));
}

/// Reads members of a JSON object; records the first invalid one.
class Reader {
public:
    explicit Reader(const QJsonObject& json) : m_json(json) {}

    quint64 number(const char* key, NumberRange range) {
        const auto value = m_json.value(QLatin1StringView(key));
        const auto whole = value.toInteger(-1);
        if (whole < 0 || !range.contains(static_cast<quint64>(whole))) {
            refuse(key, value, numberFrom(range));
            return range.minimum;
        }
        return static_cast<quint64>(whole);
    }
    /// 0: the default of mke2fs.
    quint64 numberOrDefault(const char* key, NumberRange range) {
        return m_json.value(QLatin1StringView(key)).toInteger(-1) == 0 ? 0 : number(key, range);
    }
    QString text(const char* key) {
        const auto value = m_json.value(QLatin1StringView(key));
        if (!value.isString())
            refuse(key, value, CompareDocumentText::tr("a text"));
        return value.toString();
    }
    /// Whether the member is present and not null. Older pages lack some members.
    [[nodiscard]] bool has(const char* key) const {
        const auto value = m_json.value(QLatin1StringView(key));
        return !value.isUndefined() && !value.isNull();
    }
    QString maybeText(const char* key) { return has(key) ? text(key) : QString(); }
    /// The value among `names` that `find` returns; nullopt records an error.
    template <class T>
    std::optional<T> named(const char* key, std::optional<T> (*find)(std::string_view),
                           const std::vector<std::string>& names) {
        const auto value = find(text(key).toStdString());
        if (!value)
            refuse(key, m_json.value(QLatin1StringView(key)), atlas::ui::text(listed(names)));
        return value;
    }
    /// nullopt if absent.
    std::optional<Medium> medium() {
        return has("medium") ? named("medium", mediumNamed, mediumNames()) : std::nullopt;
    }
    /// nullopt if absent.
    std::optional<bool> maybeTruth(const char* key) {
        const auto value = m_json.value(QLatin1StringView(key));
        if (has(key) && !value.isBool())
            refuse(key, value, QStringLiteral("true, false, null"));
        return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
    }
    /// nullopt if absent; same range as the page's field and the command line.
    std::optional<ByteOffset> start() {
        if (!has("start"))
            return std::nullopt;
        const ByteOffset start{number("start", volumeStarts)};
        if (!isVolumeStart(start)) {
            refuse("start", m_json.value("start"),
                   CompareDocumentText::tr("a multiple of %1").arg(size({minSector.value})));
        }
        return start;
    }
    std::optional<std::uint32_t> maybeNumber(const char* key) {
        return m_json.value(QLatin1StringView(key)).isNull()
                   ? std::nullopt
                   : std::optional(static_cast<std::uint32_t>(number(key, {0, 0xFFFFFFFF})));
    }
    void refuse(const char* key, const QJsonValue& value, const QString& expected) {
        if (!m_error)
            m_error = bad(QLatin1StringView(key), found(value), expected);
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    QJsonObject m_json;
    std::optional<Error> m_error;
};

Result<std::optional<RaidGeometry>> raidOf(const QJsonValue& json) {
    if (json.isNull())
        return std::optional<RaidGeometry>();
    Reader read(json.toObject());
    const auto level = raidLevelOf(read.number("level", {0, 10}));
    const RaidGeometry raid{.level = level.value_or(RaidLevel::Raid0),
                            .chunk = {read.number("chunk", raidChunks)},
                            .members = static_cast<std::uint32_t>(read.number("members", raidMembers))};
    if (read.error() || !level || !isValid(raid)) {
        return std::unexpected(
            read.error().value_or(bad(QStringLiteral("raid"), found(json),
                                      CompareDocumentText::tr("RAID %1").arg(atlas::ui::text(raidLevelNames())))));
    }
    return std::optional(raid);
}

SectorGrid gridIn(Reader& read, const char* size, const char* phase, NumberRange sizes) {
    const ByteCount bytes{read.number(size, sizes)};
    const ByteOffset first{read.has(phase) ? read.number(phase, {0, bytes.value - 1}) : 0};
    return {bytes, first};
}

/// The frame of the image. Older pages lack "image": they have its members among the options, without an erase block.
Result<std::optional<ImageFrame>> imageOf(const QJsonObject& options) {
    if (options.value("image").isNull())
        return std::optional<ImageFrame>();
    const auto json = options.contains("image") ? options.value("image").toObject() : options;
    Reader read(json);
    ImageFrame image{.start = {read.number("start", volumeStarts)}};
    image.sectors = gridIn(read, "physical_sector", "phase", {minSector.value, maxPhysicalSector.value});
    if (!isSectorSize(image.sectors.size, maxPhysicalSector))
        read.refuse("physical_sector", json.value("physical_sector"), CompareDocumentText::tr("a power of two"));
    if (read.has("erase_block")) {
        image.eraseBlocks = {.grid = gridIn(read, "erase_block", "erase_block_phase", granularitySizes),
                             .assumed = json.value("erase_block_assumed").toBool()};
        if (!isGranularity(image.eraseBlocks.grid.size))
            read.refuse("erase_block", json.value("erase_block"), QString::fromStdString(granularityRange()));
    }
    image.medium = read.medium();
    return read.error() ? Result<std::optional<ImageFrame>>(std::unexpected(*read.error())) : std::optional(image);
}

FormatOptions formatOf(const QJsonObject& json, Reader& read) {
    const ByteCount blockSize{read.numberOrDefault("block_size", blockSizes)};
    FormatOptions format{.size = {read.number("size", deviceSizesWith(blockSize))},
                         .blockSize = blockSize,
                         .inodeRatio = read.numberOrDefault("inode_ratio", inodeRatios),
                         .features = read.text("features").toStdString()};
    const auto more = readSharedOptions(read.text("others").toStdString());
    if (!more || !more->flexGroupSizes.empty())
        read.refuse("others", json.value("others"), CompareDocumentText::tr("options of mke2fs"));
    format.more = more.value_or(SharedOptions{}).line;
    return format;
}

Result<CompareOptions> optionsOf(const QJsonObject& json) {
    Reader read(json);
    CompareOptions options{.format = formatOf(json, read)};
    if (read.has("grow_to"))  // missing in older pages
        options.grownTo = ByteCount{read.number("grow_to", deviceSizesWith(options.format.blockSize))};
    options.mountedWhenGrown = read.maybeTruth("grow_mounted"); // missing in older pages
    options.chosen.start = read.start();
    options.chosen.model.medium = read.medium(); // missing in older pages
    options.use = read.named("use", useNamed, useNames()).value_or(Use::General);
    const auto image = imageOf(json);
    const auto raid = raidOf(json.value("raid"));
    if (read.error())
        return std::unexpected(*read.error());
    if (!image || !raid)
        return std::unexpected(image ? raid.error() : image.error());
    options.image = *image;
    options.chosen.raid = *raid;
    return options;
}

Result<LayoutSpec> layoutOf(const QJsonObject& json) {
    Reader read(json);
    LayoutSpec spec;
    const auto kind = read.text("kind");
    if (kind == "flex_groups") {
        spec.flexGroupSize = read.maybeNumber("flex_group_size");
        if (spec.flexGroupSize && !checkFlexGroupSize(*spec.flexGroupSize)) {
            read.refuse("flex_group_size", json.value("flex_group_size"),
                        CompareDocumentText::tr("a power of two from 1 to %1").arg(maxFlexGroupSize));
        }
    } else if (kind == "option_line") {
        spec.kind = LayoutSpec::Kind::OptionLine;
        const auto line = readOptionLine(read.text("line").toStdString());
        if (!line) {
            read.refuse("line", json.value("line"),
                        CompareDocumentText::tr("a command line of mke2fs, quoted as for a shell"));
        }
        spec.line = line.value_or(OptionLine{});
    } else if (kind == "file") {
        spec.kind = LayoutSpec::Kind::File;
        spec.image.path = read.text("path").toStdString();
        spec.image.volume.partition = read.maybeNumber("partition");
        spec.image.volume.logicalVolume = read.maybeText("volume").toStdString();
    } else {
        read.refuse("kind", json.value("kind"), CompareDocumentText::tr("flex_groups, option_line or file"));
    }
    return read.error() ? Result<LayoutSpec>(std::unexpected(*read.error())) : spec;
}

Result<std::vector<LayoutSpec>> layoutsOf(const QJsonArray& json) {
    if (json.size() > static_cast<qsizetype>(maxLayouts)) {
        return std::unexpected(bad(QStringLiteral("layouts"), QString::number(json.size()),
                                   CompareDocumentText::tr("at most %1").arg(maxLayouts)));
    }
    std::vector<LayoutSpec> layouts;
    for (const auto& each : json) {
        auto spec = layoutOf(each.toObject());
        if (!spec)
            return std::unexpected(spec.error());
        layouts.push_back(std::move(*spec));
    }
    return layouts;
}

Status checkGrowth(const CompareDocument& document) {
    const auto& format = document.options.format;
    const auto grownTo = document.options.grownTo;
    const auto sizes = grownSizes(format, std::ranges::any_of(document.layouts, &LayoutSpec::namesBlockCount));
    if (grownTo && !sizes.contains(grownTo->value))
        return std::unexpected(bad(QStringLiteral("grow_to"), QString::number(grownTo->value), numberFrom(sizes)));
    return {};
}

} // namespace

Result<CompareDocument> compareDocumentOf(const QByteArray& text) {
    QJsonParseError wrong;
    const auto json = QJsonDocument::fromJson(text, &wrong).object();
    if (json.value("schema").toString() != compareDocumentSchema) {
        const auto what = json.isEmpty() ? wrong.errorString() : found(json.value("schema"));
        return std::unexpected(bad(QStringLiteral("schema"), what, compareDocumentSchema));
    }
    CompareDocument document;
    const auto options = optionsOf(json.value("options").toObject());
    if (!options)
        return std::unexpected(options.error());
    document.options = *options;
    auto layouts = layoutsOf(json.value("layouts").toArray());
    if (!layouts)
        return std::unexpected(layouts.error());
    document.layouts = std::move(*layouts);
    if (const auto status = checkGrowth(document); !status)
        return std::unexpected(status.error());
    const auto baseline = json.value("baseline").toInteger();
    document.baseline =
        baseline >= 0 && baseline < std::ssize(document.layouts) ? static_cast<std::size_t>(baseline) : 0;
    return document;
}

CompareDocument documentOfImage(const Session& session) {
    const auto& layout = *session.layout();
    CompareDocument document{.options = {.format = formatOptionsOf(layout)}};
    document.options.image = imageFrameOf(session.judgement());
    if (session.judgement().remedies.whatIf) { // chosen by the user
        document.options.chosen.start = document.options.image->start;
        document.options.image->start = startIn(session.snapshot());
    }
    document.layouts.push_back({.kind = LayoutSpec::Kind::File, .image = session.request()});
    // Options without flex_bg have no default -G.
    const auto& fs = layout.filesystem;
    const auto usual = fs.flexGroupSize ? FlexGroupSize(usualFlexGroupSize) : std::nullopt;
    for (const auto size : flexGroupSizesToStartWith(fs.groupCount.value, usual))
        document.layouts.push_back({.flexGroupSize = size});
    return document;
}

} // namespace atlas::ui
