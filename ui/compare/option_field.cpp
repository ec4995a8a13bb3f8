// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/option_field.h"

#include "base/shell_words.h"
#include "ui/text/qt_text.h"
#include "ui/text/typed_size.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct OptionFieldText {
    Q_DECLARE_TR_FUNCTIONS(OptionFieldText)
};

} // namespace

quint64 numberIn(OptionField field, const CompareOptions& options) {
    switch (field) {
    case OptionField::Size: return options.format.size.value;
    case OptionField::Block: return options.format.blockSize.value;
    case OptionField::Ratio: return options.format.inodeRatio;
    case OptionField::GrowTo: return options.grownTo.value_or(ByteCount{}).value;
    case OptionField::Start: return options.frame().start.value;
    case OptionField::Features:
    case OptionField::More:
    case OptionField::Array: break;
    }
    return 0;
}

QString wordsOf(OptionField field, const CompareOptions& options) {
    const auto number = numberIn(field, options);
    switch (field) {
    case OptionField::Size: return sizeWords(number);
    case OptionField::Block:
    case OptionField::Ratio: return numberWords(number);
    case OptionField::GrowTo: return number == 0 ? QString() : sizeWords(number);
    case OptionField::Start: return startWords(number);
    case OptionField::Features: return text(options.format.features);
    case OptionField::More: return text(joinWords(options.format.more.words()));
    case OptionField::Array: return options.chosen.raid ? text(raidText(*options.chosen.raid)) : QString();
    }
    return {};
}

bool standFor(const QString& words, OptionField field, const CompareOptions& options) {
    const auto typed = words.trimmed();
    switch (field) {
    case OptionField::Features:
    case OptionField::Array: return typed == wordsOf(field, options);
    case OptionField::More: {
        const auto shared = readSharedOptions(typed.toStdString());
        return shared && shared->line == options.format.more;
    }
    case OptionField::Start: {
        const auto& chosen = options.chosen.start;
        return chosen ? typedBytes(typed) == chosen->value : typed.isEmpty();
    }
    default: break;
    }
    return typed.isEmpty() ? wordsOf(field, options).isEmpty() : typedBytes(typed) == numberIn(field, options);
}

QString expectedIn(OptionField field) {
    switch (field) {
    case OptionField::Start:
        return OptionFieldText::tr("Where the partition starts on its disk: sectors of 512, or 1M, or bytes");
    case OptionField::More:
        return OptionFieldText::tr("Further options of mke2fs, the same for every -G, such as -I 512 -J size=64 -E "
                                   "packed_meta_blocks=1; a -G typed here adds a layout");
    default: return OptionFieldText::tr("a size is wanted, such as 16 GiB, 1T or 4 TB");
    }
}

} // namespace atlas::ui
