// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_options.h"

#include "base/shell_words.h"
#include "ui/session/qt_text.h"

#include <QFileInfo>

namespace atlas::ui {

namespace {

ReaderArguments planOf(const CompareOptions& options, const std::vector<std::string>& words) {
    return texts(
        readerArguments(PlannedRequest{options.format.size, options.frame.physicalSector, options.frame.raid, words}));
}

} // namespace

QString LayoutSpec::name() const {
    switch (kind) {
    case Kind::FlexGroups: return text(optionText(flexGroupSize));
    case Kind::OptionLine: {
        // "mke2fs -G 64", and not "-G 64", which is the name of the shared options with that -G.
        const auto line = text(joinWords(words));
        return line.startsWith('-') ? QStringLiteral("mke2fs ") + line : line;
    }
    case Kind::File: break;
    }
    const QString file = QFileInfo(path).fileName();
    if (!volume.isEmpty()) {
        return QStringLiteral("%1, %2").arg(file, volume);
    }
    return partition ? QStringLiteral("%1, partition %2").arg(file).arg(*partition) : file;
}

QString shortText(std::uint32_t flexGroupSize) {
    return flexGroupSize >= 1024 ? QStringLiteral("%1K").arg(flexGroupSize / 1024) : QString::number(flexGroupSize);
}

ReaderArguments defaultRequest(const CompareOptions& options) { return requestOf(options, lineOf(options.format)); }

ReaderArguments requestOf(const CompareOptions& options, const OptionLine& line) {
    return planOf(options, line.words());
}

ReaderArguments requestOf(const CompareOptions& options, const LayoutSpec& spec, bool addFlexBg) {
    switch (spec.kind) {
    case LayoutSpec::Kind::FlexGroups:
        return requestOf(options, withFlexGroupSize(lineOf(options.format), spec.flexGroupSize, addFlexBg));
    case LayoutSpec::Kind::OptionLine: return planOf(options, spec.words);
    case LayoutSpec::Kind::File: break;
    }
    return argumentsFor({spec.path, spec.partition, spec.volume});
}

} // namespace atlas::ui
