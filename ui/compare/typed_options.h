// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the Compare page in which options are typed, and their words for options that are already known.
#pragma once

#include "base/parse_size.h"
#include "report/language/message.h"
#include "ui/compare/compare_options.h"

#include <map>

namespace atlas::ui {

/// The array is chosen rather than typed, but mke2fs may refuse it like the others.
enum class OptionField { Size, Block, Ratio, Features, More, Array, GrowTo, Start };

/// Of the fields that hold a number; 0: empty.
[[nodiscard]] quint64 numberIn(OptionField field, const CompareOptions& options);
/// The words that `field` shows for `options`.
[[nodiscard]] QString wordsOf(OptionField field, const CompareOptions& options);
/// Whether typing `words` makes these options: "1024G" does where wordsOf() is "1 TiB", an option line quoted in another way, or
/// one with a -G that is being typed. A typed start is a chosen one; an empty field leaves it to the image and the array.
[[nodiscard]] bool standFor(const QString& words, OptionField field, const CompareOptions& options);
/// A clause on what belongs into `field`.
[[nodiscard]] QString expectedIn(OptionField field);

// What is typed into the fields of the Compare page: the options that it stands for, and what of it is refused. A refused field
// keeps its words, to be corrected, and its value is the one before, so that it holds up no other field.

class TypedOptions {
public:
    /// What the fields stand for; of a refused field, the value before.
    [[nodiscard]] const CompareOptions& accepted() const { return m_accepted; }
    /// What stands in `field`, refused or not.
    [[nodiscard]] QString words(OptionField field) const;
    [[nodiscard]] const std::map<OptionField, Message>& refusals() const { return m_refusals; }
    /// Each -G among the further options: none of all layouts, but one layout more.
    [[nodiscard]] const std::vector<std::uint32_t>& flexGroupSizes() const { return m_flexGroupSizes; }

    /// Whether a layout besides those of the shared options names a block count: it may grow to less than the device, which is
    /// then left to the planner to refuse.
    void setBlockCountNamed(bool named) { m_blockCountIsNamed = named; }
    /// The options come from elsewhere: nothing is typed, and nothing refused.
    void set(const CompareOptions& options);
    void type(OptionField field, const QString& words);
    /// What is chosen and not typed: the array, the medium, the use. Refused fields stay so.
    void choose(const CompareOptions& options);
    /// The typing has paused or ended, so the accepted options are ones to return to. While it goes on, "1" may be the beginning
    /// of "16 GiB".
    void keep();
    /// The accepted options were planned, and are shown.
    void confirm() { m_asking.reset(); }
    /// mke2fs refuses the accepted options. The field that was changed last is refused; where it had been refused before, the
    /// options that are `shown` take the place of all.
    void takeBack(const Error& why, const CompareOptions& shown);

private:
    /// What mke2fs refuses, as long as these words stand there: it is not asked again.
    struct Held {
        Message why;
        CompareOptions before; ///< to return to
    };
    /// The last change that asked for plans which are not shown yet.
    struct Asking {
        OptionField field{};
        CompareOptions before;
    };
    void refuse(OptionField field, const Message& why) { m_refusals.insert_or_assign(field, why); }
    [[nodiscard]] const CompareOptions& before(OptionField field) const;
    void read();
    void readSizes(CompareOptions& options);
    [[nodiscard]] quint64 readNumber(OptionField field, NumberRange range);
    [[nodiscard]] std::optional<ByteOffset> readStart();
    [[nodiscard]] std::string readFeatures();
    [[nodiscard]] OptionLine readMore();
    void ask(OptionField field, const CompareOptions& before, const CompareOptions& toReturnTo);
    void showAccepted();
    [[nodiscard]] std::string trimmed(OptionField field) const { return words(field).trimmed().toStdString(); }

    CompareOptions m_accepted{};
    CompareOptions m_before{}; ///< from before the typing in m_field
    std::optional<OptionField> m_field{};
    std::map<OptionField, QString> m_words{}; ///< that were typed; other fields show what is accepted
    std::map<OptionField, Message> m_refusals{};
    std::vector<std::uint32_t> m_flexGroupSizes{};
    std::map<OptionField, Held> m_held{};
    std::optional<Asking> m_asking{};
    bool m_blockCountIsNamed = false;
};

} // namespace atlas::ui
