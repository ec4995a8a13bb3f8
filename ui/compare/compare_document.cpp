// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_document.h"

#include "base/number_text.h"
#include "base/shell_words.h"
#include "disk/drive.h"
#include "ui/compare/comparison.h"
#include "ui/session/qt_text.h"
#include "ui/session/save_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace atlas::ui {

namespace {

const QString schema = QStringLiteral("ext4atlas-compare-page/1");
constexpr qint64 maxBytes = 1 << 20;

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

QJsonValue raidJson(const std::optional<RaidGeometry>& raid) {
    if (!raid) {
        return QJsonValue::Null;
    }
    return QJsonObject{{"level", static_cast<qint64>(numberOf(raid->level))},
                       {"chunk", static_cast<qint64>(raid->chunk.value)},
                       {"members", static_cast<qint64>(raid->members)}};
}

QJsonObject optionsJson(const CompareOptions& options) {
    const auto& format = options.format;
    return {{"size", static_cast<qint64>(format.size.value)},
            {"grow_to",
             options.frame.grownTo ? QJsonValue(static_cast<qint64>(options.frame.grownTo->value)) : QJsonValue::Null},
            {"block_size", static_cast<qint64>(format.blockSize.value)},
            {"inode_ratio", static_cast<qint64>(format.inodeRatio)},
            {"features", text(format.features)},
            {"others", text(joinWords(format.more.words()))},
            {"start", static_cast<qint64>(options.frame.start.value)},
            {"physical_sector", static_cast<qint64>(options.frame.physicalSector.value)},
            {"phase", static_cast<qint64>(options.frame.phase.value)},
            {"raid", raidJson(options.frame.raid)},
            {"medium", text(name(options.frame.model.medium))},
            {"use", QString::fromUtf8(name(options.use).data(), static_cast<qsizetype>(name(options.use).size()))}};
}

QJsonObject layoutJson(const LayoutSpec& spec) {
    switch (spec.kind) {
    case LayoutSpec::Kind::FlexGroups:
        return {{"kind", "flex_groups"},
                {"flex_group_size", spec.flexGroupSize ? QJsonValue(qint64{*spec.flexGroupSize}) : QJsonValue::Null}};
    case LayoutSpec::Kind::OptionLine: return {{"kind", "option_line"}, {"line", text(joinWords(spec.words))}};
    case LayoutSpec::Kind::File: break;
    }
    return {{"kind", "file"},
            {"path", spec.path},
            {"partition", spec.partition ? QJsonValue(qint64{*spec.partition}) : QJsonValue::Null},
            {"volume", spec.volume.isEmpty() ? QJsonValue::Null : QJsonValue(spec.volume)}};
}

/// Reads members of a JSON object; records the first invalid one.
class Reader {
public:
    explicit Reader(const QJsonObject& json) : m_json(json) {}

    quint64 number(const char* key, NumberRange range) {
        const auto value = m_json.value(QLatin1StringView(key));
        const auto whole = value.toInteger(-1);
        if (whole < 0 || !range.contains(static_cast<quint64>(whole))) {
            refuse(key, value, CompareDocumentText::tr("a number from %1").arg(atlas::ui::text(rangeText(range))));
            return range.minimum;
        }
        return static_cast<quint64>(whole);
    }
    /// 0 stands for the default of mke2fs.
    quint64 numberOrDefault(const char* key, NumberRange range) {
        return m_json.value(QLatin1StringView(key)).toInteger(-1) == 0 ? 0 : number(key, range);
    }
    QString text(const char* key) {
        const auto value = m_json.value(QLatin1StringView(key));
        if (!value.isString()) {
            refuse(key, value, CompareDocumentText::tr("a text"));
        }
        return value.toString();
    }
    /// Whether the member is there: older pages lack what later ones have, and null stands for none.
    [[nodiscard]] bool has(const char* key) const {
        const auto value = m_json.value(QLatin1StringView(key));
        return !value.isUndefined() && !value.isNull();
    }
    QString maybeText(const char* key) { return has(key) ? text(key) : QString(); }
    std::optional<std::uint32_t> maybeNumber(const char* key) {
        return m_json.value(QLatin1StringView(key)).isNull()
                   ? std::nullopt
                   : std::optional(static_cast<std::uint32_t>(number(key, {0, 0xFFFFFFFF})));
    }
    /// One of `names`, which `find` knows; `usual` where it is refused.
    template <class T>
    T named(const char* key, std::optional<T> (*find)(std::string_view), const std::vector<std::string>& names,
            T usual) {
        const auto value = find(text(key).toStdString());
        if (!value) {
            refuse(key, m_json.value(QLatin1StringView(key)), atlas::ui::text(listed(names)));
        }
        return value.value_or(usual);
    }
    void refuse(const char* key, const QJsonValue& value, const QString& expected) {
        if (!m_error) {
            m_error = bad(QLatin1StringView(key), found(value), expected);
        }
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    QJsonObject m_json;
    std::optional<Error> m_error;
};

Result<std::optional<RaidGeometry>> raidOf(const QJsonValue& json) {
    if (json.isNull()) {
        return std::optional<RaidGeometry>();
    }
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

Result<CompareOptions> optionsOf(const QJsonObject& json) {
    Reader read(json);
    CompareOptions options;
    options.format = {.size = {read.number("size", deviceSizes)},
                      .blockSize = {read.numberOrDefault("block_size", blockSizes)},
                      .inodeRatio = read.numberOrDefault("inode_ratio", inodeRatios),
                      .features = read.text("features").toStdString()};
    if (read.has("grow_to")) { // missing in older pages
        options.frame.grownTo = ByteCount{read.number("grow_to", {options.format.size.value + 1, deviceSizes.maximum})};
    }
    const auto more = readSharedOptions(read.text("others").toStdString());
    if (!more || !more->flexGroupSizes.empty()) {
        read.refuse("others", json.value("others"), CompareDocumentText::tr("options of mke2fs"));
    }
    options.format.more = more.value_or(SharedOptions{}).line;
    options.frame.start = {read.number("start", volumeStarts)};
    options.frame.physicalSector = {read.number("physical_sector", {minSector.value, maxPhysicalSector.value})};
    if (!isSectorSize(options.frame.physicalSector, maxPhysicalSector)) {
        read.refuse("physical_sector", json.value("physical_sector"), CompareDocumentText::tr("a power of two"));
    }
    if (json.contains("phase")) { // missing in older pages
        options.frame.phase = {read.number("phase", {0, options.frame.physicalSector.value - 1})};
    }
    if (json.contains("medium")) { // missing in pages that were saved before there was a choice
        options.frame.model = modelOf(read.named("medium", mediumNamed, mediumNames(), Medium::HardDisk));
    }
    options.use = read.named("use", useNamed, useNames(), Use::General);
    const auto raid = raidOf(json.value("raid"));
    if (read.error() || !raid) {
        return std::unexpected(read.error() ? *read.error() : raid.error());
    }
    options.frame.raid = *raid;
    return options;
}

Result<LayoutSpec> layoutOf(const QJsonObject& json) {
    Reader read(json);
    LayoutSpec spec;
    const auto kind = read.text("kind");
    if (kind == "flex_groups") {
        spec.flexGroupSize = read.maybeNumber("flex_group_size");
    } else if (kind == "option_line") {
        spec.kind = LayoutSpec::Kind::OptionLine;
        const auto words = splitWords(read.text("line").toStdString());
        if (!words) {
            read.refuse("line", json.value("line"), CompareDocumentText::tr("a command line, quoted as for a shell"));
        }
        spec.words = words.value_or(std::vector<std::string>{});
    } else if (kind == "file") {
        spec.kind = LayoutSpec::Kind::File;
        spec.path = read.text("path");
        spec.partition = read.maybeNumber("partition");
        spec.volume = read.maybeText("volume");
    } else {
        read.refuse("kind", json.value("kind"), CompareDocumentText::tr("flex_groups, option_line or file"));
    }
    return read.error() ? Result<LayoutSpec>(std::unexpected(*read.error())) : spec;
}

Error inFile(Error error, const QString& path) {
    error.where = error.where.empty() ? path.toStdString() : path.toStdString() + ", " + error.where;
    return error;
}

} // namespace

CompareDocument newCompareDocument() {
    CompareDocument document;
    for (const auto size : flexGroupSizesToStartWith()) {
        document.layouts.push_back({.flexGroupSize = size});
    }
    return document;
}

QByteArray toJson(const CompareDocument& document) {
    QJsonArray layouts;
    for (const auto& spec : document.layouts) {
        layouts.append(layoutJson(spec));
    }
    return QJsonDocument(QJsonObject{{"schema", schema},
                                     {"options", optionsJson(document.options)},
                                     {"layouts", layouts},
                                     {"baseline", static_cast<qint64>(document.baseline)}})
        .toJson();
}

Result<CompareDocument> compareDocumentOf(const QByteArray& text) {
    QJsonParseError wrong;
    const auto json = QJsonDocument::fromJson(text, &wrong).object();
    if (json.value("schema").toString() != schema) {
        const auto what = json.isEmpty() ? wrong.errorString() : found(json.value("schema"));
        return std::unexpected(bad(QStringLiteral("schema"), what, schema));
    }
    CompareDocument document;
    const auto options = optionsOf(json.value("options").toObject());
    if (!options) {
        return std::unexpected(options.error());
    }
    document.options = *options;
    const auto layouts = json.value("layouts").toArray();
    if (layouts.size() > static_cast<qsizetype>(maxLayouts)) {
        return std::unexpected(bad(QStringLiteral("layouts"), QString::number(layouts.size()),
                                   CompareDocumentText::tr("at most %1").arg(maxLayouts)));
    }
    for (const auto& each : layouts) {
        auto spec = layoutOf(each.toObject());
        if (!spec) {
            return std::unexpected(spec.error());
        }
        document.layouts.push_back(std::move(*spec));
    }
    const auto baseline = json.value("baseline").toInteger();
    document.baseline = baseline >= 0 && baseline < layouts.size() ? static_cast<std::size_t>(baseline) : 0;
    return document;
}

Status saveCompareDocument(const QString& path, const CompareDocument& document) {
    return saveFile(path, [&](QIODevice& file) { return file.write(toJson(document)) >= 0; });
}

Result<CompareDocument> loadCompareDocument(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(Error{ErrorKind::Io, CompareDocumentText::tr("the file cannot be read").toStdString(),
                                     path.toStdString(), file.errorString().toStdString()});
    }
    auto document = compareDocumentOf(file.read(maxBytes));
    return document ? document : std::unexpected(inFile(document.error(), path));
}

} // namespace atlas::ui
