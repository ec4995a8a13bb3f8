// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/trace_panel.h"

#include "report/words/touched_text.h"
#include "ui/text/qt_text.h"
#include "ui/trace/dirty_chunk_curve.h"
#include "ui/trace/trace_slider.h"
#include "ui/trace/typed_chunk.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>

namespace atlas::ui {
namespace {

constexpr double nanosecond = 1e-9;
constexpr int rowSpace = 6;
constexpr int sliderSteps = 10'000;
constexpr double hundred = 100;
constexpr int busyBlockRole = Qt::UserRole;

/// Lengths of the window of time, in nanoseconds; 0 is the whole trace.
constexpr std::array<std::uint64_t, 15> lengths{0,
                                                1'000'000,
                                                3'000'000,
                                                10'000'000,
                                                30'000'000,
                                                100'000'000,
                                                300'000'000,
                                                1'000'000'000,
                                                3'000'000'000,
                                                10'000'000'000,
                                                30'000'000'000,
                                                60'000'000'000,
                                                600'000'000'000,
                                                1'800'000'000'000,
                                                3'600'000'000'000};

QLabel* traceLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

QTableWidget* table(const char* name, const QStringList& headings) {
    auto* made = new QTableWidget(0, static_cast<int>(headings.size()));
    made->setObjectName(name);
    made->setHorizontalHeaderLabels(headings);
    made->verticalHeader()->hide();
    made->setEditTriggers(QAbstractItemView::NoEditTriggers);
    made->setSelectionBehavior(QAbstractItemView::SelectRows);
    made->setAlternatingRowColors(true);
    made->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    made->verticalHeader()->setDefaultSectionSize(made->fontMetrics().height() + rowSpace);
    return made;
}

void setRow(QTableWidget& table, int row, const QStringList& texts, const QVariant& block = {}) {
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        item->setData(busyBlockRole, block);
        if (column > 0 && column + (block.isValid() ? 1 : 0) < texts.size())
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table.setItem(row, column, item);
    }
}

double seconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) * nanosecond; }

QStringList kindRow(const QString& name, const TouchCounts& counts, const TouchCounts& total) {
    const auto all = static_cast<double>(std::max<std::uint64_t>(total.bytes(), 1));
    return {name,
            number(counts.reads),
            number(counts.writes + counts.zeroes),
            ui::size({counts.readBytes}),
            ui::size({counts.writtenBytes + counts.zeroedBytes}),
            number(counts.readModifyWrites),
            ui::size({counts.seekBytes}),
            QStringLiteral("%1 %").arg(decimal(hundred * static_cast<double>(counts.bytes()) / all, 'f', 1))};
}

} // namespace

TracePanel::TracePanel(TracePlayer& player, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_selection(selection),
      m_play(new QToolButton),
      m_slider(new TraceSlider),
      m_length(new QComboBox),
      m_heat(new QComboBox),
      m_measure(new QComboBox),
      m_window(new QLabel),
      m_answer(traceLabel("traceAnswer")),
      m_notes(traceLabel("traceNotes")),
      m_progress(new QProgressBar),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_kinds(table("traceKinds", {tr("Touched"), tr("Reads"), tr("Writes"), tr("Read"), tr("Written"),
                                   tr("Read-modify-writes"), tr("Seek distance"), tr("Share")})),
      m_busiest(table("traceBusiest", {tr("Block"), tr("Reads"), tr("Writes"), tr("Structure or file")})),
      m_ownerNote(traceLabel("traceOwners")),
      m_curve(new DirtyChunkCurve) {
    arrange();
    connectParts();
    refresh();
}

void TracePanel::arrange() {
    m_play->setObjectName("tracePlay");
    m_play->setAutoRaise(true);
    m_play->setToolTip(tr("Move the window of time through the trace"));
    m_play->setAccessibleName(m_play->toolTip());
    m_slider->setObjectName("traceTime");
    m_slider->setAccessibleName(tr("Time in the trace"));
    m_slider->setToolTip(tr("Time in the trace, with a line at each flush"));
    m_slider->setRange(0, sliderSteps);
    m_progress->setAccessibleName(tr("Reading the trace…"));
    m_length->setObjectName("traceLength");
    m_length->setAccessibleName(tr("Length of the window of time"));
    m_heat->setObjectName("traceHeat");
    m_heat->setAccessibleName(tr("What map and strip show"));
    m_heat->addItems({tr("Writes"), tr("Reads"), tr("Reads and writes")});
    m_measure->setObjectName("traceMeasure");
    m_measure->setAccessibleName(tr("By what the heat is measured"));
    m_measure->addItems({tr("by requests"), tr("by bytes")});
    m_kinds->setAccessibleName(tr("What was touched"));
    m_busiest->setAccessibleName(tr("The busiest blocks"));
    auto answerFont = m_answer->font();
    answerFont.setBold(true);
    m_answer->setFont(answerFont);
    auto* controls = new QHBoxLayout;
    for (auto* each : {static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_length)})
        controls->addWidget(each);
    controls->addWidget(m_slider, 1);
    for (auto* each : {static_cast<QWidget*>(m_window), static_cast<QWidget*>(m_heat), static_cast<QWidget*>(m_measure),
                       static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)})
        controls->addWidget(each);
    auto* side = new QVBoxLayout;
    side->addWidget(m_busiest, 1);
    side->addWidget(m_ownerNote);
    side->addWidget(m_curve);
    side->addWidget(new TypedChunk(m_player));
    auto* tables = new QHBoxLayout;
    tables->addWidget(m_kinds, 3);
    tables->addLayout(side, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addWidget(m_answer);
    column->addLayout(controls);
    column->addLayout(tables, 1);
    column->addWidget(m_notes);
}

void TracePanel::connectParts() {
    connect(&m_player, &TracePlayer::changed, this, &TracePanel::refresh);
    connect(&m_player, &TracePlayer::progressed, this, [this](const ReaderProgress& progress) {
        constexpr int steps = 1000;
        m_progress->setRange(0, progress.of == 0 ? 0 : steps);
        if (progress.of > 0)
            m_progress->setValue(
                static_cast<int>(steps * static_cast<double>(progress.done) / static_cast<double>(progress.of)));
    });
    connect(m_cancel, &QPushButton::clicked, &m_player, &TracePlayer::close);
    connect(m_play, &QToolButton::clicked, this, [this] { m_player.play(!m_player.isPlaying()); });
    connect(m_slider, &QSlider::valueChanged, this, &TracePanel::moveWindow);
    connect(m_length, &QComboBox::currentIndexChanged, this, &TracePanel::moveWindow);
    connect(m_heat, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_player.setHeatOf(static_cast<HeatOf>(index)); });
    connect(m_measure, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_player.setHeatBy(static_cast<TouchMeasure>(index)); });
    connect(m_busiest, &QTableWidget::currentCellChanged, this, [this](int row) {
        const auto* const item = row < 0 || m_filling ? nullptr : m_busiest->item(row, 0);
        if (item != nullptr && item->data(busyBlockRole).isValid())
            m_selection.select(BlockPlace{BlockNumber{item->data(busyBlockRole).toULongLong()}});
    });
}

/// The whole trace, and the lengths below its duration.
void TracePanel::fillLengths() {
    const auto duration = m_player.duration();
    if (m_length->count() > 0 && m_length->property("duration").toULongLong() == duration)
        return;
    m_length->setProperty("duration", QVariant::fromValue<qulonglong>(duration));
    m_length->clear();
    for (const auto length : lengths)
        if (length < duration || length == 0)
            m_length->addItem(length == 0 ? tr("Whole trace") : ui::duration(seconds(length)),
                              QVariant::fromValue<qulonglong>(length));
}

/// A window of time that begins where the slider is at a mark includes the flush, whatever its length.
void TracePanel::markFlushes() {
    std::vector<double> marks;
    for (const auto flush : m_player.flushes())
        marks.push_back(static_cast<double>(flush) / static_cast<double>(m_player.duration()));
    m_slider->setMarks(std::move(marks));
}

void TracePanel::moveWindow() {
    if (m_filling)
        return;
    const auto length = m_length->currentData().toULongLong();
    const auto room = m_player.duration() > length ? m_player.duration() - length : 0;
    const auto share = static_cast<double>(m_slider->value()) / sliderSteps;
    m_player.setWindow(static_cast<std::uint64_t>(share * static_cast<double>(room)), length);
}

void TracePanel::refresh() {
    m_filling = true;
    fillLengths();
    markFlushes();
    const auto length = m_player.length();
    const auto from = m_player.from();
    const auto room = m_player.duration() > length ? m_player.duration() - length : 0;
    m_length->setCurrentIndex(std::max(0, m_length->findData(QVariant::fromValue<qulonglong>(length))));
    m_slider->setEnabled(length > 0);
    m_play->setEnabled(length > 0);
    if (!m_slider->isSliderDown())
        m_slider->setValue(
            room == 0 ? 0 : static_cast<int>(sliderSteps * static_cast<double>(from) / static_cast<double>(room)));
    m_play->setIcon(style()->standardIcon(m_player.isPlaying() ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
    const bool isLoading = m_player.isReading() && m_player.view() == nullptr;
    m_progress->setVisible(isLoading);
    m_cancel->setVisible(isLoading);
    m_window->setText(length == 0
                          ? ui::duration(seconds(m_player.duration()))
                          : tr("%1 to %2").arg(ui::duration(seconds(from)), ui::duration(seconds(from + length))));
    if (m_player.view() != m_shown || m_player.view() == nullptr)
        showView();
    if (m_shown != nullptr)
        showBusiest(m_shown->report);
    m_filling = false;
}

void TracePanel::showView() {
    m_shown = m_player.view();
    if (m_shown == nullptr) {
        m_answer->setText(m_player.isOpen() ? tr("Reading the trace…") : QString());
        m_notes->clear();
        m_kinds->setRowCount(0);
        m_busiest->setRowCount(0);
        m_curve->show({});
        return;
    }
    const auto& report = m_shown->report;
    m_answer->setText(text(bitmapAnswer(report.table)));
    QStringList notes{tr("%1 requests, %2 flushes.").arg(number(report.table.requests()), number(report.table.flushes)),
                      tr("Traced: %1.").arg(text(placeText(report.place)))};
    for (const auto& note : traceNotes(report))
        notes << text(note);
    m_notes->setText(notes.join(' '));
    showKinds(report);
    m_curve->show(m_shown->curve);
}

void TracePanel::showKinds(const TraceReport& report) {
    m_kinds->setRowCount(0);
    const auto add = [&](const QString& name, const TouchCounts& counts) {
        if (counts.requests == 0)
            return;
        const int row = m_kinds->rowCount();
        m_kinds->insertRow(row);
        setRow(*m_kinds, row, kindRow(name, counts, report.table.total));
    };
    for (std::size_t n = 0; n < touchedKindCount; ++n)
        add(text(label(touchedKind(n))), report.table.kinds[n]);
    add(tr("All requests"), report.table.total);
}

void TracePanel::showBusiest(const TraceReport& report) {
    const auto& owners = m_player.owners();
    m_ownerNote->setText(owners.isRunning() ? tr("Looking for the files that own the blocks…") : owners.refusal());
    m_ownerNote->setVisible(!m_ownerNote->text().isEmpty());
    m_busiest->setRowCount(static_cast<int>(report.busiest.size()));
    int row = 0;
    for (const auto& place : report.busiest) {
        const auto block = place.first ? QVariant::fromValue<qulonglong>(place.first->value) : QVariant();
        setRow(*m_busiest, row++,
               {place.first ? number(place.first->value) : QString(), number(place.block.touches.reads),
                number(place.block.touches.writes), text(ownerText(m_player.owners().named(place)))},
               block);
    }
}

} // namespace atlas::ui
