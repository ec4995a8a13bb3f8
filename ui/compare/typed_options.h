// SPDX-License-Identifier: GPL-3.0-or-later
// The typed fields of the Compare page: their texts, the options they yield, and the refusals.
#pragma once

#include "base/parse_size.h"
#include "report/language/message.h"
#include "ui/compare/compare_options.h"

#include <map>

namespace atlas::ui {

/// Array is chosen from a list, but mke2fs may refuse it as well.
enum class OptionField { Size, Block, Ratio, Features, More, Array, GrowTo, Start };

/// For fields that hold a number; 0: empty.
[[nodiscard]] quint64 numberIn(OptionField field, const CompareOptions& options);
/// The text that `field` shows for `options`.
[[nodiscard]] QString wordsOf(OptionField field, const CompareOptions& options);
/// Whether typing `words` yields these options. Other spellings count: "1024G" for "1 TiB", different quoting, an
/// additional -G. An empty start field means no chosen start: image and array determine it.
[[nodiscard]] bool standFor(const QString& words, OptionField field, const CompareOptions& options);
/// Describes valid input for `field`, as a clause.
[[nodiscard]] QString expectedIn(OptionField field);

// The options that the fields yield. A refused field keeps its text, to be corrected, and its previous value, so that
// the other fields still work.

class TypedOptions {
public:
    /// The options in effect; a refused field contributes its previous value.
    [[nodiscard]] const CompareOptions& accepted() const { return m_accepted; }
    /// The text of `field`, refused or not.
    [[nodiscard]] QString words(OptionField field) const;
    [[nodiscard]] const std::map<OptionField, Message>& refusals() const { return m_refusals; }
    /// Each -G typed among the further options; each adds a layout instead of changing all.
    [[nodiscard]] const std::vector<std::uint32_t>& flexGroupSizes() const { return m_flexGroupSizes; }

    /// Whether another layout names a block count. It may then grow to less than the device, and checking that is left
    /// to the planner.
    void setBlockCountNamed(bool named) { m_blockCountIsNamed = named; }
    /// Sets options from elsewhere; discards typed and refused texts.
    void set(const CompareOptions& options);
    void type(OptionField field, const QString& words);
    /// Sets what is chosen and not typed: array, medium, use. Refused fields stay refused.
    void choose(const CompareOptions& options);
    /// Call when typing pauses or ends: the accepted options become ones to return to. Before that, "1" may be the
    /// beginning of "16 GiB".
    void keep();
    /// The accepted options have been planned and shown.
    void confirm() { m_asking.reset(); }
    /// mke2fs refuses the accepted options. Refuses the field changed last; if it had been refused before, returns to
    /// `shown` altogether.
    void takeBack(const Error& why, const CompareOptions& shown);

private:
    /// A text that mke2fs refuses; not planned again while it stays.
    struct Held {
        Message why;
        CompareOptions before; ///< to return to
    };
    /// The last change whose plans are not shown yet.
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
    CompareOptions m_before{}; ///< before the typing in m_field
    std::optional<OptionField> m_field{};
    std::map<OptionField, QString> m_words{}; ///< typed texts; other fields show the accepted options
    std::map<OptionField, Message> m_refusals{};
    std::vector<std::uint32_t> m_flexGroupSizes{};
    std::map<OptionField, Held> m_held{};
    std::optional<Asking> m_asking{};
    bool m_blockCountIsNamed = false;
};

} // namespace atlas::ui
