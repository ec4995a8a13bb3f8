// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/typed_options.h"

#include "base/shell_words.h"
#include "base/units.h"
#include "mkfs/format_options.h"
#include "report/words/shown.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <algorithm>

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

namespace {

constexpr std::array typedFields{OptionField::Size,   OptionField::Block, OptionField::Ratio, OptionField::Features,
                                 OptionField::GrowTo, OptionField::Start, OptionField::More};

/// For text that is not a number of bytes.
Message whyNoNumber(OptionField field, const std::string& words, NumberRange range) {
    switch (field) {
    case OptionField::Block: return noBlockSize(words, range);
    case OptionField::Ratio: return noNumber(words, range);
    default: return notUnderstood(words, expectedIn(field).toStdString());
    }
}

Message whyOutOfRange(OptionField field, const std::string& words, NumberRange range) {
    const bool isNumber = field == OptionField::Block || field == OptionField::Ratio;
    return isNumber ? outOfRange(words, range) : sizeOutOfRange(words, range);
}

} // namespace

QString TypedOptions::words(OptionField field) const {
    const auto found = m_words.find(field);
    return found == m_words.end() ? wordsOf(field, m_accepted) : found->second;
}

void TypedOptions::set(const CompareOptions& options) {
    m_accepted = m_before = options;
    m_field.reset();
    m_asking.reset();
    m_held.clear();
    m_refusals.clear();
    m_flexGroupSizes.clear();
    showAccepted();
}

void TypedOptions::keep() {
    m_before = m_accepted;
    m_field.reset();
}

void TypedOptions::type(OptionField field, const QString& words) {
    if (m_field != field) {
        keep();
        m_field = field;
    }
    const auto previous = m_accepted;
    m_words[field] = words;
    m_held.erase(field);
    read();
    ask(field, previous, m_before);
    showAccepted();
}

void TypedOptions::choose(const CompareOptions& options) {
    const auto previous = m_accepted;
    m_accepted = options;
    keep();
    showAccepted();
    read();
    ask(OptionField::Array, previous, previous);
}

void TypedOptions::ask(OptionField field, const CompareOptions& previous, const CompareOptions& toReturnTo) {
    if (plansAlike(m_accepted, previous))
        return;
    if (!m_asking || m_asking->field != field)
        m_asking = Asking{field, toReturnTo};
}

void TypedOptions::takeBack(const Error& why, const CompareOptions& shown) {
    if (!m_asking)
        return set(shown);
    const auto field = m_asking->field;
    const Held held{refusedInput(trimmed(field), sentence(why)), m_asking->before};
    const auto refused = m_accepted;
    if (field != OptionField::Array)  // an array field shows the previous array
        m_held.try_emplace(field, held);
    read();
    if (m_accepted == refused)  // another field's text is to blame
        m_accepted = m_before = shown;
    m_refusals.try_emplace(field, held.why);
    showAccepted();
}

const CompareOptions& TypedOptions::before(OptionField field) const {
    const auto held = m_held.find(field);
    return held == m_held.end() ? m_before : held->second.before;
}

/// Keeps texts that already yield the accepted options: the user may be typing there.
void TypedOptions::showAccepted() {
    for (const auto field : typedFields)
        if (!m_refusals.contains(field) && !standFor(words(field), field, m_accepted))
            m_words.erase(field);
}

/// Reads all fields: the range of one depends on the value of another.
void TypedOptions::read() {
    m_refusals.clear();
    for (const auto& [field, held] : m_held)
        refuse(field, held.why);
    auto& format = m_accepted.format;
    format.blockSize = {readNumber(OptionField::Block, blockSizes)};
    format.more = readMore();
    readSizes(m_accepted);
    format.inodeRatio = readNumber(OptionField::Ratio, inodeRatios);
    format.features = readFeatures();
    if (m_words.contains(OptionField::Start))
        m_accepted.chosen.start = readStart();
}

/// The size grown to must exceed the size of the file system: the device's, unless a block count is named. If they
/// conflict, the changed one is refused.
void TypedOptions::readSizes(CompareOptions& options) {
    auto& format = options.format;
    const auto sizes = deviceSizesWith(format.blockSize);
    const auto fits = [&](ByteCount size, ByteCount grownTo) {
        format.size = size;
        return grownTo.value == 0 || grownSizes(format, m_blockCountIsNamed).contains(grownTo.value);
    };
    const ByteCount grownToBefore{numberIn(OptionField::GrowTo, before(OptionField::GrowTo))};
    ByteCount size{readNumber(OptionField::Size, sizes)};
    ByteCount grownTo{readNumber(OptionField::GrowTo, sizes)};
    if (!fits(size, grownTo) && grownTo != grownToBefore) {
        refuse(OptionField::GrowTo, notAboveSize(trimmed(OptionField::GrowTo), size));
        grownTo = grownToBefore;
    }
    if (!fits(size, grownTo)) {
        refuse(OptionField::Size, notBelowGrowth(trimmed(OptionField::Size), grownTo));
        size = before(OptionField::Size).format.size;
    }
    format.size = size;
    options.grownTo = grownTo.value == 0 ? std::nullopt : std::optional(grownTo);
}

quint64 TypedOptions::readNumber(OptionField field, NumberRange range) {
    const auto typed = trimmed(field);
    const bool mayBeEmpty = field != OptionField::Size;
    if (!m_refusals.contains(field)) {
        if (typed.empty() && mayBeEmpty)
            return 0;
        const auto bytes = typedBytes(words(field));
        if (bytes && range.contains(*bytes))
            return *bytes;
        refuse(field, bytes ? whyOutOfRange(field, typed, range) : whyNoNumber(field, typed, range));
    }
    return numberIn(field, before(field));
}

/// nullopt if the field is empty.
std::optional<ByteOffset> TypedOptions::readStart() {
    const auto field = OptionField::Start;
    const auto typed = trimmed(field);
    if (typed.empty())
        return std::nullopt;
    const ByteOffset start{readNumber(field, volumeStarts)};
    if (!m_refusals.contains(field) && !isVolumeStart(start))
        refuse(field, offSector(typed, minSector));
    return m_refusals.contains(field) ? before(field).chosen.start : start;
}

std::string TypedOptions::readFeatures() {
    return m_refusals.contains(OptionField::Features) ? before(OptionField::Features).format.features
                                                      : trimmed(OptionField::Features);
}

OptionLine TypedOptions::readMore() {
    const auto field = OptionField::More;
    m_flexGroupSizes.clear();
    if (m_refusals.contains(field))
        return before(field).format.more;
    const auto typed = trimmed(field);
    const auto shared = readSharedOptions(typed);
    if (!shared) {
        refuse(field, refusedInput(typed, sentence(shared.error())));
        return before(field).format.more;
    }
    if (std::ranges::find(shared->line.operands, "-") != shared->line.operands.end()) { // a lone "-" so far
        refuse(field, notUnderstood(typed, expectedIn(field).toStdString()));
        return before(field).format.more;
    }
    m_flexGroupSizes = shared->flexGroupSizes;
    return shared->line;
}

} // namespace atlas::ui
