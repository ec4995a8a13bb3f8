// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_options.h"

#include "base/shell_words.h"
#include "report/reader/reader_request.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace atlas::ui {

namespace {

struct CompareOptionsText {
    Q_DECLARE_TR_FUNCTIONS(CompareOptionsText)
};

ReaderArguments planArguments(const CompareOptions& options, const std::vector<std::string>& words,
                              std::optional<ByteCount> grownTo) {
    return texts(readerArguments(PlannedLayoutRequest{options.format.size, options.frame().physicalSector,
                                                      options.chosen.raid, words, grownTo, options.isGrownMounted()}));
}

} // namespace

QString LayoutSpec::name() const {
    switch (kind) {
    case Kind::FlexGroups: return text(optionText(flexGroupSize));
    case Kind::OptionLine: {
        // "mke2fs -G 64": a bare "-G 64" is the name of the shared options with that -G.
        const auto words = line.words();
        const bool named = line.environment.size() < words.size() && words[line.environment.size()] == line.program;
        return text(named ? joinWords(words) : line.program + ' ' + joinWords(words)).trimmed();
    }
    case Kind::File: break;
    }
    const QString file = QFileInfo(text(image.path)).fileName();
    const auto& volume = image.volume;
    if (!volume.logicalVolume.empty())
        return listText({file, text(volume.logicalVolume)});
    return volume.partition ? CompareOptionsText::tr("%1, partition %2").arg(file).arg(*volume.partition) : file;
}

Result<LayoutSpec> layoutSpecOf(const QString& typed) {
    const auto words = typed.toStdString();
    if (!isOptionLine(words))
        return LayoutSpec{.kind = LayoutSpec::Kind::File, .image = {.path = words}};
    const auto line = readOptionLine(words);
    return line ? Result<LayoutSpec>(LayoutSpec{.kind = LayoutSpec::Kind::OptionLine, .line = *line})
                : std::unexpected(line.error());
}

QString shortText(std::uint32_t flexGroupSize) {
    return flexGroupSize >= 1024 ? QStringLiteral("%1K").arg(flexGroupSize / 1024) : QString::number(flexGroupSize);
}

/// Plans without growth: mke2fs chooses the default -G from the size before growth, and defaultPlanOf() derives the
/// groups after it.
ReaderArguments defaultPlanArguments(const CompareOptions& options) {
    return planArguments(options, lineOf(options.format).words(), {});
}

ReaderArguments layoutArguments(const CompareOptions& options, const OptionLine& line) {
    return planArguments(options, line.words(), options.grownTo);
}

std::vector<FlexGroupLine> sweptLines(const CompareOptions& options, const std::optional<DefaultPlan>& defaultPlan) {
    return defaultPlan ? flexGroupLines(lineOf(options.format), *defaultPlan) : std::vector<FlexGroupLine>();
}

bool plansAlike(const CompareOptions& a, const CompareOptions& b) {
    return layoutArguments(a, lineOf(a.format)) == layoutArguments(b, lineOf(b.format));
}

ReaderArguments layoutArguments(const CompareOptions& options, const LayoutSpec& spec,
                                const std::optional<DefaultPlan>& defaultPlan) {
    switch (spec.kind) {
    case LayoutSpec::Kind::FlexGroups:
        // Assumes flex_bg in the shared options until their plan is known.
        return layoutArguments(options, flexGroupLine(lineOf(options.format), spec.flexGroupSize,
                                                      defaultPlan.value_or(DefaultPlan{.flexGroupSize = 1}))
                                            .line);
    case LayoutSpec::Kind::OptionLine: return layoutArguments(options, spec.line);
    case LayoutSpec::Kind::File: break;
    }
    return snapshotArguments(spec.image);
}

} // namespace atlas::ui
