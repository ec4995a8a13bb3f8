// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_document.h"

#include "base/shell_words.h"
#include "ui/session/save_file.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace atlas::ui {

namespace {

constexpr qint64 maxBytes = MiB;

QJsonValue raidJson(const std::optional<RaidGeometry>& raid) {
    if (!raid) {
        return QJsonValue::Null;
    }
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
    if (!image) {
        return QJsonValue::Null;
    }
    const auto& [eraseBlocks, assumed] = image->eraseBlocks;
    return QJsonObject{{"start", static_cast<qint64>(image->start.value)},
                       {"physical_sector", static_cast<qint64>(image->sectors.size.value)},
                       {"phase", static_cast<qint64>(image->sectors.phase.value)},
                       {"erase_block", static_cast<qint64>(eraseBlocks.size.value)},
                       {"erase_block_phase", static_cast<qint64>(eraseBlocks.phase.value)},
                       {"erase_block_assumed", assumed},
                       {"medium", mediumJson(image->medium)}};
}

QJsonObject optionsJson(const CompareOptions& options) {
    const auto& format = options.format;
    const auto& chosen = options.chosen;
    return {{"size", static_cast<qint64>(format.size.value)},
            {"grow_to", numberJson(options.grownTo)},
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

} // namespace atlas::ui
