// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_option_bar.h"

#include "alignment/grid.h"
#include "base/number_text.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/plan_text.h"
#include "report/words/shown.h"
#include "ui/compare/comparison.h"
#include "ui/text/qt_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace atlas::ui {
namespace {

constexpr int maxTyped = 9999;

} // namespace

RaidChoice::RaidChoice(QWidget* parent)
    : QWidget(parent), m_level(new QComboBox), m_chunk(new QComboBox), m_members(new QSpinBox) {
    m_level->setObjectName("compareRaid");
    m_level->addItem(tr("no RAID"));
    for (const auto level : allRaidLevels)
        m_level->addItem(tr("RAID %1").arg(numberOf(level)), static_cast<int>(level));
    m_level->setToolTip(tr("Count bitmaps on the members of an md array, and pass stride and stripe_width to mke2fs; "
                           "LEVEL:CHUNK:MEMBERS can be typed, such as 6:512k:10"));
    m_level->setEditable(true);
    m_level->setInsertPolicy(QComboBox::NoInsert);
    m_level->setCompleter(nullptr);
    m_level->setMinimumContentsLength(9);
    m_chunk->setObjectName("compareChunk");
    m_chunk->setToolTip(tr("Chunk: what one member holds in one piece"));
    for (const int kibibytes : {16, 32, 64, 128, 256, 512, 1024})
        m_chunk->addItem(ui::size({quint64(kibibytes) * KiB}), quint64(kibibytes) * KiB);
    m_members->setObjectName("compareMembers");
    m_members->setAccessibleName(tr("Disks of the array"));
    m_members->setRange(0, maxTyped); // invalid counts are refused, not silently corrected
    m_members->setKeyboardTracking(false);
    m_members->setSuffix(tr(" disks"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QWidget* field :
         {static_cast<QWidget*>(m_level), static_cast<QWidget*>(m_chunk), static_cast<QWidget*>(m_members)}) {
        row->addWidget(field);
    }
    connect(m_level, &QComboBox::currentIndexChanged, this, &RaidChoice::takeLevel);
    connect(m_level->lineEdit(), &QLineEdit::editingFinished, this, &RaidChoice::takeTyped);
    connect(m_chunk, &QComboBox::currentIndexChanged, this, &RaidChoice::takeFields);
    connect(m_members, &QSpinBox::valueChanged, this, &RaidChoice::takeFields);
}

void RaidChoice::show(const std::optional<RaidGeometry>& raid) {
    const QSignalBlocker level(m_level);
    const QSignalBlocker chunk(m_chunk);
    const QSignalBlocker members(m_members);
    m_chosen = raid;
    m_level->setCurrentIndex(raid ? m_level->findData(static_cast<int>(raid->level)) : 0);
    m_level->setEditText(m_level->itemText(m_level->currentIndex()));
    const auto shown = raid.value_or(RaidGeometry{});
    showChunk(shown.chunk);
    m_members->setValue(static_cast<int>(shown.members));
    m_chunk->setVisible(raid.has_value());
    m_members->setVisible(raid.has_value());
}

void RaidChoice::showChunk(ByteCount chunk) {
    const QVariant bytes(quint64{chunk.value});
    if (m_chunk->findData(bytes) < 0)
        m_chunk->addItem(ui::size(chunk), bytes);
    m_chunk->setCurrentIndex(m_chunk->findData(bytes));
}

void RaidChoice::setStripe(const std::optional<Stripe>& stripe, ByteCount blockSize) {
    m_stripe = stripe;
    m_blockSize = blockSize;
}

std::optional<RaidLevel> RaidChoice::level() const {
    return m_level->currentIndex() <= 0 ? std::nullopt
                                        : std::optional(static_cast<RaidLevel>(m_level->currentData().toInt()));
}

void RaidChoice::takeLevel() {
    const auto raid = level() && m_stripe ? raidWith(*level(), *m_stripe, m_blockSize) : std::nullopt;
    if (raid)
        show(*raid);
    takeFields();
}

std::optional<RaidGeometry> RaidChoice::inFields() const {
    return level() ? std::optional(RaidGeometry{.level = *level(),
                                                .chunk = {m_chunk->currentData().toULongLong()},
                                                .members = static_cast<std::uint32_t>(m_members->value())})
                   : std::nullopt;
}

void RaidChoice::takeFields() {
    const auto raid = inFields();
    if (raid && !isValid(*raid)) {
        Q_EMIT refused(whyNoArray(*raid));
        return;
    }
    m_chosen = raid;
    Q_EMIT changed();
}

/// Names the field that does not fit the level.
Message RaidChoice::whyNoArray(const RaidGeometry& raid) {
    if (const auto range = memberCounts(raid.level); !range.contains(raid.members))
        return outOfRange(std::to_string(raid.members), range);
    const auto typed = raidText(raid);
    const auto why = whyRefused(text(typed), parseRaid(typed).error());
    return refusedInput(ui::size(raid.chunk).toStdString(), why.toStdString());
}

/// Accepts "RAID 6", "raid6" and "6"; -1 if unknown.
int RaidChoice::levelNamed(const QString& typed) const {
    const auto bare = [](const QString& words) { return words.toLower().remove(QStringLiteral("raid")).trimmed(); };
    for (int n = 1; n < m_level->count(); ++n)
        if (bare(typed) == bare(m_level->itemText(n)))
            return n;
    return typed.compare(m_level->itemText(0), Qt::CaseInsensitive) == 0 ? 0 : -1;
}

/// Replaces the command line's wording by the window's.
QString RaidChoice::whyRefused(const QString& typed, Error error) {
    if (!typed.contains(':')) {
        return tr("there are RAID %1; level, chunk and disks can be typed at once, such as 6:512k:10")
            .arg(text(raidLevelNames()));
    }
    error.hint.clear();
    return text(sentence(error));
}

void RaidChoice::takeTyped() {
    const auto typed = m_level->currentText().trimmed();
    if (typed == m_level->itemText(m_level->currentIndex()))
        return;
    if (const int named = levelNamed(typed); named >= 0) {
        m_level->setEditText(m_level->itemText(named));
        return m_level->setCurrentIndex(named);
    }
    const auto raid = parseRaid(typed.toStdString());
    if (!raid) {
        m_level->setEditText(m_level->itemText(m_level->currentIndex()));
        Q_EMIT refused(refusedInput(typed.toStdString(), whyRefused(typed, raid.error()).toStdString()));
        return;
    }
    show(*raid);
    Q_EMIT changed();
}

InputRefusal::InputRefusal(QWidget* parent) : QLabel(parent) {
    setObjectName("compareRefusal");
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(600);
    connect(&m_pause, &QTimer::timeout, this, &QWidget::show);
}

void InputRefusal::forget() {
    m_pause.stop();
    m_lines.clear();
    hide();
}

void InputRefusal::add(const QString& field, const Message& why) {
    m_lines << tr("%1: %2").arg(withoutMnemonic(field), ui::text(why));
    setText(m_lines.join('\n'));
    m_pause.start();
}

void InputRefusal::say(const std::vector<Message>& hints) {
    m_lines.clear();
    for (const auto& hint : hints)
        m_lines << ui::text(hint);
    setText(m_lines.join('\n'));
    m_pause.start();
}

namespace {

QString costOfJump(Medium medium) { return duration(modelOf(medium).secondsPerRead); }

} // namespace

CompareOptionBar::CompareOptionBar(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_sentence(new QHBoxLayout),
      m_further(new QWidget),
      m_row(m_sentence),
      m_raid(new RaidChoice),
      m_more(new QToolButton),
      m_bytes(new QLabel),
      m_refusal(new InputRefusal) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(m_sentence);
    column->addWidget(m_bytes);
    column->addWidget(m_further);
    column->addWidget(m_refusal);
    m_sentence->setSpacing(4);
    m_bytes->setObjectName("compareBytes");
    m_bytes->setTextFormat(Qt::PlainText);
    m_bytes->setForegroundRole(QPalette::PlaceholderText);
    m_bytes->setWordWrap(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(600);
    connect(&m_rest, &QTimer::timeout, &comparison, &Comparison::keepTyped);
    addSentence();
    addFurther();
    showOptions();
    follow();
}

/// "A disk of 1 TiB on a hard disk for general use, growing to 4 TiB".
void CompareOptionBar::addSentence() {
    auto* deviceSize = addSizes(OptionField::Size, "compareSize", tr("A dis&k of"), tr("Size"),
                                {"8 GiB", "16 GiB", "64 GiB", "256 GiB", "1 TiB", "4 TiB", "16 TiB", "64 TiB"},
                                tr("Of the device: 16 GiB, 1T, 512M (powers of 1024), 4 TB (of 1000), or bytes"));
    deviceSize->setMinimumContentsLength(11); // the bytes of 1 TiB
    addMedium();
    addUse();
    addGrowth();
    m_more->setObjectName("compareMore");
    m_more->setText(tr("&More options"));
    m_more->setToolTip(tr("RAID, start, and further options of mke2fs"));
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_more, &QToolButton::toggled, this, &CompareOptionBar::unfold);
    m_sentence->addSpacing(6);
    m_sentence->addWidget(m_more);
    m_sentence->addStretch(1);
}

/// "growing to 4 TiB while mounted"
void CompareOptionBar::addGrowth() {
    auto* growTo = addSizes(OptionField::GrowTo, "compareGrowTo", tr("growing &to"), tr("Will grow to"),
                            {"", "64 GiB", "256 GiB", "1 TiB", "4 TiB"},
                            tr("Compare the layouts after growth: each is made by mke2fs in a sparse temporary file, "
                               "and grown to this size; empty: as mke2fs makes them"));
    growTo->lineEdit()->setPlaceholderText(tr("stays"));
    m_growth = new QComboBox;
    m_growth->setObjectName("compareGrowth");
    m_growth->setAccessibleName(tr("How it grows"));
    m_growth->setToolTip(
        tr("Cards and VM disks grow at first boot, while mounted: the kernel keeps the metadata of the "
           "added groups within their own flex groups. resize2fs places it differently while the "
           "file system is not mounted."));
    m_growth->addItem(tr("while mounted"), true);
    m_growth->addItem(tr("while not mounted"), false);
    m_row->addWidget(m_growth);
    connect(m_growth, &QComboBox::currentIndexChanged, this, &CompareOptionBar::chooseGrowth);
}

void CompareOptionBar::unfold(bool unfolded) {
    m_more->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_further->setVisible(unfolded);
    showSummary();
}

void CompareOptionBar::follow() {
    for (const auto changed : {&Comparison::layoutsChanged, &Comparison::becameSettled})
        connect(&m_comparison, changed, this, &CompareOptionBar::followImage);
    connect(&m_comparison, &Comparison::layoutsChanged, this, [this] {
        if (!m_comparison.typed().flexGroupSizes().empty())
            showRefusals(); // Enter adds other layouts now
    });
    connect(&m_comparison, &Comparison::optionsChanged, this, &CompareOptionBar::showOptions);
}

void CompareOptionBar::place(const QString& words, QWidget* field, int stretch) {
    auto* label = new QLabel(words);
    label->setBuddy(field);
    if (m_row->count() > 0)
        m_row->addSpacing(3);
    m_row->addWidget(label);
    m_row->addWidget(field, stretch);
}

/// Typed text takes effect at once; when typing ends, the options become ones to return to.
void CompareOptionBar::addTyped(OptionField field, QLineEdit* edit, const QString& label) {
    m_fields[field] = edit;
    m_labels[field] = label;
    connect(edit, &QLineEdit::textChanged, this, [this, field](const QString& words) { type(field, words); });
    connect(edit, &QLineEdit::editingFinished, &m_comparison, &Comparison::keepTyped);
}

/// `words` precede the field; `label` names it in a refusal.
QComboBox* CompareOptionBar::addSizes(OptionField field, const char* name, const QString& words, const QString& label,
                                      const QStringList& usual, const QString& tip) {
    auto* box = new QComboBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setCompleter(nullptr); // or typing the "1" of "1 TiB" would complete to "16 GiB"
    box->addItems(usual);
    box->setObjectName(name);
    box->setToolTip(tip);
    box->setMinimumContentsLength(7);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setAccessibleName(withoutMnemonic(label));
    addTyped(field, box->lineEdit(), label);
    place(words, box);
    return box;
}

void CompareOptionBar::addText(OptionField field, const char* name, const QString& label, const QString& placeholder,
                               const QString& tip) {
    auto* edit = new QLineEdit;
    edit->setObjectName(name);
    edit->setPlaceholderText(placeholder);
    edit->setToolTip(tip);
    edit->setMinimumWidth(50);
    addTyped(field, edit, label);
    place(label, edit, 1);
}

/// The options that most comparisons leave alone; folded away.
void CompareOptionBar::addFurther() {
    m_row = new QHBoxLayout(m_further);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addWidget(m_raid);
    m_labels[OptionField::Array] = tr("RAID");
    connect(m_raid, &RaidChoice::changed, this, &CompareOptionBar::chooseArray);
    connect(m_raid, &RaidChoice::refused, this, [this](const Message& why) {
        showRefusals();
        m_refusal->add(m_labels.at(OptionField::Array), why);
    });
    auto* start = addSizes(OptionField::Start, "compareStart", tr("&Start"), tr("Start"),
                           {"63 sectors", "2048 sectors", "8192 sectors"}, expectedIn(OptionField::Start));
    start->setMinimumContentsLength(9);
    auto* block = addSizes(OptionField::Block, "compareBlock", tr("&Block"), tr("Block"), {"", "1024", "2048", "4096"},
                           tr("Block size in bytes (-b); empty: what mke2fs takes"));
    block->setMinimumContentsLength(4);
    auto* ratio = addSizes(OptionField::Ratio, "compareRatio", tr("&Inode ratio"), tr("Inode ratio"),
                           {"", "4096", "8192", "16384", "65536", "1048576"},
                           tr("Bytes for each inode (-i); empty: what mke2fs takes"));
    ratio->setMinimumContentsLength(5);
    for (auto* box : {block, ratio})
        box->lineEdit()->setPlaceholderText(tr("default"));
    addText(OptionField::Features, "compareFeatures", tr("F&eatures"), tr("ext4 defaults"),
            tr("Features to add or take away (-O), such as sparse_super2,^has_journal"));
    addText(OptionField::More, "compareOthers", tr("Further o&ptions"), tr("none"), expectedIn(OptionField::More));
    connect(m_fields.at(OptionField::More), &QLineEdit::editingFinished, this,
            &CompareOptionBar::addTypedFlexGroupSizes);
    m_further->hide();
    m_more->setArrowType(Qt::RightArrow);
}

void CompareOptionBar::addMedium() {
    m_medium = new QComboBox;
    m_medium->setObjectName("compareMedium");
    m_medium->setToolTip(
        tr("What reads cost in the model: a hard disk %1 for each jump, an SSD %2, an SD card %3, an eMMC module %4")
            .arg(costOfJump(Medium::HardDisk), costOfJump(Medium::SolidState), costOfJump(Medium::SdCard),
                 costOfJump(Medium::Emmc)));
    for (const auto medium : allMedia)
        m_medium->addItem(text(label(medium)), static_cast<int>(medium));
    place(tr("on"), m_medium);
    m_asMeasured = new QCheckBox(tr("as measured"));
    m_asMeasured->setObjectName("compareMeasured");
    m_asMeasured->hide();
    m_row->addWidget(m_asMeasured);
    connect(m_asMeasured, &QCheckBox::toggled, this, &CompareOptionBar::chooseMeasured);
    connect(m_medium, &QComboBox::currentIndexChanged, this, &CompareOptionBar::chooseMedium);
}

void CompareOptionBar::addUse() {
    m_use = new QComboBox;
    m_use->setObjectName("compareUse");
    m_use->setToolTip(tr("What the file system is for: the recommendation below follows"));
    for (const auto use : allUses)
        m_use->addItem(text(label(use)), static_cast<int>(use));
    place(tr("for"), m_use);
    connect(m_use, &QComboBox::currentIndexChanged, this, &CompareOptionBar::chooseUse);
}

/// Leaves refused texts in their fields to be corrected.
void CompareOptionBar::showOptions() {
    m_showing = true;
    for (const auto& [field, edit] : m_fields) {
        if (const auto words = m_comparison.typed().words(field); edit->text() != words) {
            edit->setText(words);
            edit->setCursorPosition(0); // shows the leading digits if the text does not fit
        }
    }
    const auto& options = m_comparison.options();
    const auto frame = options.frame();
    m_fields.at(OptionField::Start)->setPlaceholderText(startWords(frame.start.value));
    m_raid->show(frame.raid);
    m_medium->setCurrentIndex(m_medium->findData(static_cast<int>(frame.model.medium)));
    m_asMeasured->setChecked(isMeasured());
    m_use->setCurrentIndex(m_use->findData(static_cast<int>(options.use)));
    m_growth->setCurrentIndex(m_growth->findData(options.isGrownMounted()));
    m_growth->setVisible(options.grownTo.has_value());
    m_showing = false;
    showSummary();
    showRefusals();
}

/// What the folded row holds besides defaults, so that no option works unseen; else the size in bytes.
void CompareOptionBar::showSummary() {
    QStringList hidden;
    if (isMeasured())
        for (auto sentence : measuredSentences())
            hidden << sentence.remove(QRegularExpression(QStringLiteral("[.。]$")));
    if (!m_more->isChecked()) {
        if (const auto& raid = m_comparison.options().frame().raid)
            hidden << tr("RAID %1 of %2 disks").arg(numberOf(raid->level)).arg(number(raid->members));
        if (m_comparison.options().chosen.start)
            hidden << withoutMnemonic(m_labels.at(OptionField::Start)) + ' ' + m_fields.at(OptionField::Start)->text();
        for (const auto field : {OptionField::Block, OptionField::Ratio, OptionField::Features, OptionField::More})
            if (const auto words = m_fields.at(field)->text(); !words.isEmpty())
                hidden << withoutMnemonic(m_labels.at(field)) + ' ' +
                              fontMetrics().elidedText(words, Qt::ElideRight, fontMetrics().averageCharWidth() * 40);
    }
    showTypedSize();
    if (!hidden.isEmpty())
        m_bytes->setText(QStringList{m_bytes->text(), listText(hidden)}.join(QStringLiteral("; ")));
}

/// Passes on the stripe from the image's superblock, if it has one.
void CompareOptionBar::followImage() {
    const auto image = m_comparison.image();
    const auto array = image ? stripeIn(image->filesystem) : std::nullopt;
    const bool knows = array && array->stride != 0;
    m_raid->setStripe(knows ? array : std::nullopt, knows ? image->filesystem.blockSize : ByteCount{});
}

/// Shows the size that was typed, even if refused; the size in use if the text is no number.
void CompareOptionBar::showTypedSize() {
    const auto words = m_comparison.typed().words(OptionField::Size).trimmed();
    const auto typed = typedBytes(words);
    const auto used = m_comparison.options().format.size;
    const auto inBytes =
        typed ? typedSize(words.toStdString(), {*typed}) : typedSize(sizeWords(used.value).toStdString(), used);
    m_bytes->setText(inBytes ? text(*inBytes) : QString());
}

/// Adds a layout for each typed -G and removes it from the field: -G is not a shared option.
void CompareOptionBar::addTypedFlexGroupSizes() {
    using Fate = TypedFlexGroupSize::Fate;
    auto layouts = typedFlexGroupSizes(m_comparison);
    if (layouts.empty())
        return;
    for (const auto& layout : layouts)
        if (layout.fate == Fate::Added)
            m_comparison.add(layout.spec());
    std::erase_if(layouts, [](const TypedFlexGroupSize& layout) { return layout.fate == Fate::Added; });
    if (std::ranges::find(layouts, Fate::HasNoPlace, &TypedFlexGroupSize::fate) == layouts.end()) {
        // Setting the field discards the typed -G, which Enter would add.
        m_fields.at(OptionField::More)->setText(wordsOf(OptionField::More, m_comparison.options()));
    }
    if (m_comparison.typed().refusals().empty())
        showFates(layouts);
}

/// A new array changes General to RaidMembers; removing it restores the use from before.
Use CompareOptionBar::useWith(bool array, Use chosen) {
    const bool hadArray = m_comparison.options().chosen.raid.has_value();
    if (array && !hadArray && chosen != Use::RaidMembers) {
        m_useWithoutArray = chosen;
        return chosen == Use::General ? Use::RaidMembers : chosen;
    }
    return !array && hadArray && chosen == Use::RaidMembers ? m_useWithoutArray : chosen;
}

void CompareOptionBar::chooseArray() {
    auto options = m_comparison.options();
    options.chosen.raid = m_raid->chosen();
    options.use = useWith(options.chosen.raid.has_value(), options.use);
    choose(options);
}

void CompareOptionBar::chooseMedium() {
    auto options = m_comparison.options();
    options.chosen.model.medium = static_cast<Medium>(m_medium->currentData().toInt());
    choose(options);
}

void CompareOptionBar::setMeasured(const MeasuredModel& measured) {
    const bool wasMeasured = isMeasured();
    m_measured = measured;
    const bool hasAny = measured.reads.secondsPerRead || measured.reads.bytesPerSecond;
    m_asMeasured->setVisible(hasAny);
    m_asMeasured->setToolTip(measuredSentences().join('\n'));
    // The figures of another drive do not stay in use unseen.
    if (wasMeasured && !isMeasured())
        takeMeasured(hasAny);
    else
        showOptions();
}

/// Whether the options use what was measured.
bool CompareOptionBar::isMeasured() const {
    const auto& model = m_comparison.options().chosen.model;
    const auto& reads = m_measured.reads;
    return (reads.secondsPerRead || reads.bytesPerSecond) && model.secondsPerRead == reads.secondsPerRead &&
           model.bytesPerSecond == reads.bytesPerSecond;
}

QStringList CompareOptionBar::measuredSentences() const {
    QStringList sentences;
    const auto& [reads, target] = m_measured;
    if (reads.secondsPerRead)
        sentences << text(message<MessageId::ProfileReadCost>(Duration{*reads.secondsPerRead}, target.toStdString()));
    if (reads.bytesPerSecond) {
        const ByteCount rate{static_cast<std::uint64_t>(std::llround(*reads.bytesPerSecond))};
        sentences << text(message<MessageId::ProfileBandwidth>(Size{rate}, target.toStdString()));
    }
    return sentences;
}

void CompareOptionBar::chooseMeasured() {
    if (!m_showing)
        takeMeasured(m_asMeasured->isChecked());
}

/// Takes the measured figures, or those of the medium.
void CompareOptionBar::takeMeasured(bool isWanted) {
    auto options = m_comparison.options();
    options.chosen.model.secondsPerRead = isWanted ? m_measured.reads.secondsPerRead : std::nullopt;
    options.chosen.model.bytesPerSecond = isWanted ? m_measured.reads.bytesPerSecond : std::nullopt;
    choose(options);
}

void CompareOptionBar::chooseUse() {
    auto options = m_comparison.options();
    options.use = static_cast<Use>(m_use->currentData().toInt());
    if (!m_showing && options.use == Use::RaidMembers && !options.frame().raid)
        m_more->setChecked(true); // the array is named there, and without it nothing can be recommended
    choose(options);
}

void CompareOptionBar::chooseGrowth() {
    auto options = m_comparison.options();
    options.mountedWhenGrown = m_growth->currentData().toBool();
    choose(options);
}

void CompareOptionBar::choose(const CompareOptions& options) {
    if (!m_showing) {
        m_comparison.choose(options);
        showOptions();
    }
}

void CompareOptionBar::type(OptionField field, const QString& words) {
    if (!m_showing) {
        m_rest.start();
        m_comparison.type(field, words);
        showOptions();
    }
}

/// Shows the refusals and, below them, what Enter would add.
void CompareOptionBar::showRefusals() {
    m_refusal->forget();
    const auto& refusals = m_comparison.typed().refusals();
    for (const auto& [field, why] : refusals) {
        m_refusal->add(m_labels.at(field), why);
        if (m_further->isAncestorOf(m_fields.at(field)))
            m_more->setChecked(true); // or what is to be corrected would be out of sight
    }
    if (refusals.empty())
        showFates(typedFlexGroupSizes(m_comparison));
}

void CompareOptionBar::showFates(const std::vector<TypedFlexGroupSize>& layouts) {
    std::vector<Message> hints;
    std::ranges::transform(layouts, std::back_inserter(hints), hintOn);
    if (!hints.empty())
        m_refusal->say(hints);
}

} // namespace atlas::ui
