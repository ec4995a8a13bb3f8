// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the Compare page: size, mke2fs options, and the planned md array.
#pragma once

#include "base/error.h"
#include "disk/raid_geometry.h"
#include "report/language/message.h"
#include "ui/compare/comparison.h"
#include "ui/session/drive_measurements.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>
#include <map>

class QCheckBox;
class QComboBox;
class QSpinBox;
class QToolButton;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace atlas::ui {

class RaidChoice : public QWidget {
    Q_OBJECT
public:
    explicit RaidChoice(QWidget* parent = nullptr);

    /// nullopt: no RAID.
    void show(const std::optional<RaidGeometry>& raid);
    /// The stripe in a superblock: the level that is chosen next gets matching values. nullopt: none recorded.
    void setStripe(const std::optional<Stripe>& stripe, ByteCount blockSize);
    /// The array shown or chosen last; refused input does not change it.
    [[nodiscard]] const std::optional<RaidGeometry>& chosen() const { return m_chosen; }

Q_SIGNALS:
    void changed();
    /// The typed text or the fields describe no valid array.
    void refused(const atlas::Message& why);

private:
    [[nodiscard]] int levelNamed(const QString& typed) const;
    [[nodiscard]] static QString whyRefused(const QString& typed, Error error);
    void takeTyped();
    void takeLevel();
    void takeFields();
    [[nodiscard]] std::optional<RaidGeometry> inFields() const;
    [[nodiscard]] static Message whyNoArray(const RaidGeometry& raid);
    [[nodiscard]] std::optional<RaidLevel> level() const;
    void showChunk(ByteCount chunk);

    QComboBox* m_level;
    QComboBox* m_chunk;
    QSpinBox* m_members;
    std::optional<RaidGeometry> m_chosen{};
    std::optional<Stripe> m_stripe{}; ///< from the image
    ByteCount m_blockSize{}; ///< of the image
};

// The mke2fs options shared by all layouts of the Compare page, and why typed values are refused.

class InputRefusal : public QLabel {
    Q_OBJECT
public:
    explicit InputRefusal(QWidget* parent = nullptr);

    void forget();
    /// Adds a line. `field`: the label of the field, with its mnemonic.
    void add(const QString& field, const Message& why);
    /// Replaces all lines by one line per hint.
    void say(const std::vector<Message>& hints);

private:
    QStringList m_lines;
    QTimer m_pause;
};

// Every change requests new plans immediately.

class InputRefusal;
class RaidChoice;
struct TypedFlexGroupSize;

class CompareOptionBar : public QWidget {
    Q_OBJECT
public:
    explicit CompareOptionBar(Comparison& comparison, QWidget* parent = nullptr);

    /// Offers measured figures of reads in place of those of the medium; hides the choice without any.
    void setMeasured(const MeasuredModel& measured);

private:
    void addSentence();
    void addFurther();
    void addUse();
    void addMedium();
    void addGrowth();
    void unfold(bool unfolded);
    QComboBox* addSizes(OptionField field, const char* name, const QString& words, const QString& label,
                        const QStringList& usual, const QString& tip);
    void addText(OptionField field, const char* name, const QString& label, const QString& placeholder,
                 const QString& tip);
    void addTyped(OptionField field, QLineEdit* edit, const QString& label);
    void place(const QString& words, QWidget* field, int stretch = 0);
    void showOptions();
    void showRefusals();
    void showFates(const std::vector<TypedFlexGroupSize>& layouts);
    void follow();
    void followImage();
    void showSummary();
    void showTypedSize();
    void type(OptionField field, const QString& words);
    void chooseArray();
    void chooseMedium();
    void chooseMeasured();
    void takeMeasured(bool isWanted);
    [[nodiscard]] bool isMeasured() const;
    [[nodiscard]] QStringList measuredSentences() const;
    void chooseUse();
    void chooseGrowth();
    void choose(const CompareOptions& options);
    [[nodiscard]] Use useWith(bool array, Use chosen);
    void addTypedFlexGroupSizes();

    Comparison& m_comparison;
    QHBoxLayout* m_sentence; ///< size, medium, use and growth
    QWidget* m_further; ///< the options that can be folded away
    QHBoxLayout* m_row; ///< the row being filled
    RaidChoice* m_raid;
    QComboBox* m_medium;
    QCheckBox* m_asMeasured; ///< hidden without figures
    QComboBox* m_use;
    QComboBox* m_growth; ///< whether mounted when growing; hidden without growth
    QToolButton* m_more; ///< unfolds m_further
    QLabel* m_bytes; ///< the typed size in bytes, and what is set in the folded row
    InputRefusal* m_refusal;
    std::map<OptionField, QLineEdit*> m_fields{}; ///< the fields that are typed into
    std::map<OptionField, QString> m_labels{};
    Use m_useWithoutArray = Use::General; ///< the use chosen before an array was
    QTimer m_rest; ///< runs out when typing pauses
    MeasuredModel m_measured{};
    bool m_showing = false;
};

} // namespace atlas::ui
