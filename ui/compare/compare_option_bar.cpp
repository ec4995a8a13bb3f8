// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_option_bar.h"

#include "alignment/granularity.h"
#include "base/number_text.h"
#include "report/messages/labels.h"
#include "report/messages/note_text.h"
#include "ui/compare/input_refusal.h"
#include "ui/compare/raid_choice.h"
#include "ui/compare/typed_fields.h"
#include "ui/session/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <utility>

namespace atlas::ui {

namespace {

QString costOfJump(Medium medium) { return duration(modelOf(medium).secondsPerRead); }

} // namespace

CompareOptionBar::CompareOptionBar(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_made(new QHBoxLayout),
      m_lying(new QHBoxLayout),
      m_row(m_made),
      m_raid(new RaidChoice),
      m_bytes(new QLabel),
      m_refusal(new InputRefusal) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_made);
    column->addLayout(m_lying);
    column->addWidget(m_bytes);
    column->addWidget(m_refusal);
    m_made->setSpacing(4);
    m_lying->setSpacing(4);
    m_bytes->setObjectName("compareBytes");
    m_bytes->setTextFormat(Qt::PlainText);
    m_bytes->setForegroundRole(QPalette::PlaceholderText);
    m_rest.setSingleShot(true);
    m_rest.setInterval(600);
    connect(&m_rest, &QTimer::timeout, this, &CompareOptionBar::keep);
    addFields();
    m_row->addSpacing(6);
    m_row->addWidget(m_raid);
    connect(m_raid, &RaidChoice::changed, this, &CompareOptionBar::change);
    m_labels[m_raid] = tr("RAID");
    for (const auto changed : {&Comparison::layoutsChanged, &Comparison::becameSettled}) {
        connect(&comparison, changed, this, &CompareOptionBar::followImage);
    }
    connect(m_raid, &RaidChoice::refused, this, [this](const Message& why) {
        m_refusal->forget();
        refuse(m_raid, why);
    });
    addMedium();
    addUse();
    m_lying->addStretch(1);
    showOptions();
    connect(&comparison, &Comparison::optionsRefused, this, &CompareOptionBar::holdRefused);
    connect(&comparison, &Comparison::optionsChanged, this, &CompareOptionBar::showOptions);
}

void CompareOptionBar::place(const QString& label, QWidget* field, int stretch) {
    auto* words = new QLabel(label);
    words->setBuddy(field);
    m_labels[field] = label;
    if (m_row->count() > 0) {
        m_row->addSpacing(3);
    }
    m_row->addWidget(words);
    m_row->addWidget(field, stretch);
}

QComboBox* CompareOptionBar::addSizes(const char* name, const QString& label, const QStringList& usual,
                                      const QString& tip) {
    auto* field = new QComboBox;
    field->setEditable(true);
    field->setInsertPolicy(QComboBox::NoInsert);
    field->setCompleter(nullptr); // otherwise typing "1", to enter "1 TiB", would complete to "16 GiB"
    field->addItems(usual);
    field->setObjectName(name);
    field->setToolTip(tip);
    field->setMinimumContentsLength(7);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(field, &QComboBox::editTextChanged, this, &CompareOptionBar::change);
    connect(field->lineEdit(), &QLineEdit::editingFinished, this, &CompareOptionBar::keep);
    place(label, field);
    return field;
}

QLineEdit* CompareOptionBar::addText(const char* name, const QString& label, const QString& placeholder,
                                     const QString& tip) {
    auto* field = new QLineEdit;
    field->setObjectName(name);
    field->setPlaceholderText(placeholder);
    field->setToolTip(tip);
    field->setMinimumWidth(50);
    connect(field, &QLineEdit::textChanged, this, &CompareOptionBar::change);
    connect(field, &QLineEdit::editingFinished, this, &CompareOptionBar::keep);
    place(label, field, 1);
    return field;
}

void CompareOptionBar::addFields() {
    m_size = addSizes("compareSize", tr("Si&ze"),
                      {"8 GiB", "16 GiB", "64 GiB", "256 GiB", "1 TiB", "4 TiB", "16 TiB", "64 TiB"},
                      tr("Of the device: 16 GiB, 1T, 512M (powers of 1024), 4 TB (of 1000), or bytes"));
    m_block = addSizes("compareBlock", tr("&Block"), {"", "1024", "2048", "4096"},
                       tr("Block size in bytes (-b); empty: what mke2fs takes"));
    m_block->setMinimumContentsLength(4);
    m_ratio = addSizes("compareRatio", tr("&Inode ratio"), {"", "4096", "8192", "16384", "65536", "1048576"},
                       tr("Bytes for each inode (-i); empty: what mke2fs takes"));
    m_ratio->setMinimumContentsLength(5);
    for (auto* field : {m_block, m_ratio}) {
        field->lineEdit()->setPlaceholderText(tr("default"));
    }
    m_features = addText("compareFeatures", tr("&Features"), tr("ext4 defaults"),
                         tr("Features to add or take away (-O), such as sparse_super2,^has_journal"));
    m_more = addText("compareOthers", tr("&More"), tr("none"),
                     tr("Further options of mke2fs, the same for every -G, such as -I 512 -J size=64 -E "
                        "packed_meta_blocks=1; a -G typed here adds a layout"));
    connect(m_more, &QLineEdit::editingFinished, this, &CompareOptionBar::addTypedFlexGroupSizes);
    m_row = m_lying;
    m_growTo =
        addSizes("compareGrowTo", tr("&Will grow to"), {"", "64 GiB", "256 GiB", "1 TiB", "4 TiB"},
                 tr("Compare the layouts after growth: each is made by mke2fs in a sparse temporary file, and grown "
                    "to this size by resize2fs; empty: as mke2fs makes them"));
    m_growTo->lineEdit()->setPlaceholderText(tr("stays"));
    m_start = addSizes("compareStart", tr("&Start"), {"63 sectors", "2048 sectors", "8192 sectors"},
                       tr("Where the partition starts on its disk: sectors of 512, or 1M, or bytes"));
    m_start->setMinimumContentsLength(9);
}

void CompareOptionBar::addMedium() {
    m_medium = new QComboBox;
    m_medium->setObjectName("compareMedium");
    m_medium->setToolTip(
        tr("What reads cost in the model: a hard disk %1 for each jump, an SSD %2, an SD card %3")
            .arg(costOfJump(Medium::HardDisk), costOfJump(Medium::SolidState), costOfJump(Medium::SdCard)));
    m_medium->addItem(tr("hard disk"), static_cast<int>(Medium::HardDisk));
    m_medium->addItem(tr("SSD"), static_cast<int>(Medium::SolidState));
    m_medium->addItem(tr("SD card"), static_cast<int>(Medium::SdCard));
    place(tr("O&n"), m_medium);
    connect(m_medium, &QComboBox::currentIndexChanged, this, &CompareOptionBar::change);
}

void CompareOptionBar::addUse() {
    m_use = new QComboBox;
    m_use->setObjectName("compareUse");
    m_use->setToolTip(tr("What the file system is for: the recommendation below follows"));
    for (const auto use : allUses) {
        m_use->addItem(text(label(use)), static_cast<int>(use));
    }
    place(tr("F&or"), m_use);
    connect(m_use, &QComboBox::currentIndexChanged, this, &CompareOptionBar::change);
}

void CompareOptionBar::showOptions() {
    m_showing = true;
    const auto& options = m_comparison.options();
    if (!m_changing || m_holding) { // from elsewhere
        if (!std::exchange(m_holding, false)) {
            m_held.reset();
        }
        m_before = options;
        m_startIsChosen = options.chosen.start.has_value();
        m_mediumIsChosen = options.chosen.model.medium.has_value();
        refuseHeld();
    }
    const auto& format = options.format;
    showSize(*m_size, format.size.value, sizeText(format.size.value));
    showTypedSize(format.size);
    const auto growTo = options.grownTo.value_or(ByteCount{}).value;
    showSize(*m_growTo, growTo, growTo == 0 ? QString() : sizeText(growTo));
    showSize(*m_block, format.blockSize.value, numberText(format.blockSize.value));
    showSize(*m_ratio, format.inodeRatio, numberText(format.inodeRatio));
    if (!m_refused.contains(m_features)) {
        showText(*m_features, text(format.features));
    }
    if (!m_refused.contains(m_more)) {
        showLine(*m_more, format.more);
    }
    const auto frame = options.frame();
    showSize(*m_start, frame.start.value, startText(frame.start.value));
    m_raid->show(frame.raid);
    m_medium->setCurrentIndex(m_medium->findData(static_cast<int>(frame.model.medium)));
    m_use->setCurrentIndex(m_use->findData(static_cast<int>(options.use)));
    m_showing = false;
}

/// The superblock of the image may know the array below it.
void CompareOptionBar::followImage() {
    const auto image = m_comparison.image();
    const bool knows = image && image->filesystem.raidStride != 0 && !isBogusStripeWidth(image->filesystem);
    if (!knows) {
        return m_raid->setStripe({}, {});
    }
    const auto& fs = image->filesystem;
    m_raid->setStripe(Stripe{fs.raidStride, fs.raidStripeWidth}, fs.blockSize);
}

/// What is refused stays to be corrected.
void CompareOptionBar::showSize(QComboBox& field, quint64 bytes, const QString& words) {
    if (!m_refused.contains(&field)) {
        showBytes(field, bytes, words);
    }
}

/// Of the words in the field, also where they are refused; of `size` where they are no number.
void CompareOptionBar::showTypedSize(ByteCount size) {
    const auto words = m_size->currentText().trimmed();
    const auto typed = bytesOf(words);
    const auto inBytes =
        typed ? typedSize(words.toStdString(), {*typed}) : typedSize(sizeText(size.value).toStdString(), size);
    m_bytes->setText(inBytes ? text(*inBytes) : QString());
}

} // namespace atlas::ui
