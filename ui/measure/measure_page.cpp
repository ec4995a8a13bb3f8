// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/measure_page.h"

#include "report/csv/csv.h"
#include "report/json/measurement_json.h"
#include "report/words/doubt_text.h"
#include "ui/measure/measurement_plot.h"
#include "ui/measure/percentile_plot.h"
#include "ui/session/save_file.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/item_views.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/widgets/write_picture.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>
#include <sstream>

namespace atlas::ui {
namespace {

constexpr int usualRuns = 5;
constexpr int mostRuns = 100;
constexpr int smallestWidth = 480;

QLabel* wrappingLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->hide();
    return label;
}

QString linesOf(const Names& sentences) {
    QStringList lines;
    for (const auto& sentence : sentences)
        lines << text(sentence);
    return lines.join('\n');
}

QString doubtsOf(const Measurement& measurement) {
    QStringList lines;
    for (const auto& doubt : measurement.doubts)
        lines << QStringLiteral("%1 %2").arg(text(warningMark), text(doubtText(doubt)));
    return lines.join('\n');
}

QString factsOf(const Measurement& measurement) {
    QStringList parts{text(targetText(measurement)), text(targetPlaceText(measurement.place)),
                      text(requestWayText(measurement))};
    for (const auto& fact : driveFacts(measurement.drive))
        parts << text(fact);
    return parts.join(QStringLiteral(" · "));
}

void showText(QLabel& label, const QString& words) {
    label.setText(words);
    label.setVisible(!words.isEmpty());
}

} // namespace

MeasurePage::MeasurePage(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_banner(new Banner),
      m_experiment(new QComboBox),
      m_stored(new QComboBox),
      m_target(new QLineEdit),
      m_runs(new QSpinBox),
      m_start(new QPushButton(tr("Measure"))),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_export(new QPushButton(tr("Export…"))),
      m_open(new QPushButton(tr("Open…"))),
      m_openBeside(new QPushButton(tr("Another drive beside…"))),
      m_progress(new QProgressBar),
      m_left(new QLabel),
      m_conclusion(wrappingLabel("measureConclusion")),
      m_doubts(wrappingLabel("measureDoubts")),
      m_facts(wrappingLabel("measureFacts")),
      m_command(new QLineEdit),
      m_table(new QTableView),
      m_reads(new MeasurementPlot(Access::Read)),
      m_writes(new MeasurementPlot(Access::Write)),
      m_percentiles(new PercentilePlot) {
    setObjectName("measure");
    setMinimumWidth(smallestWidth);
    for (const auto experiment : allExperiments)
        m_experiment->addItem(capitalised(text(label(experiment))), static_cast<int>(experiment));
    m_target->setPlaceholderText(tr("A folder for a scratch file; a device or image, which is only read"));
    m_target->setObjectName("measureTarget");
    m_runs->setRange(1, mostRuns);
    m_runs->setValue(usualRuns);
    m_command->setReadOnly(true);
    m_command->setObjectName("measureCommand");
    m_command->setAccessibleName(tr("The command of the first run"));
    m_table->setAccessibleName(tr("What was measured"));
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    m_table->setModel(&m_model);
    dress(*m_table);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_stored->setObjectName("measureStored");
    m_stored->setAccessibleName(tr("Earlier measurements"));
    m_stored->setToolTip(tr("What was measured in this session, and what the snapshot holds"));
    m_stored->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    arrange();
    connectJob();
    connect(&workspace.measurements, &DriveMeasurements::changed, this, &MeasurePage::fillStored);
    fillStored();
    showRunning(false);
    showResult();
}

QLayout* MeasurePage::form() {
    auto* browse = new QPushButton(tr("Choose folder…"));
    connect(browse, &QPushButton::clicked, this, &MeasurePage::chooseFolder);
    auto* target = new QHBoxLayout;
    target->addWidget(m_target, 1);
    target->addWidget(browse);
    auto* rows = new QFormLayout;
    rows->addRow(tr("&What"), m_experiment);
    auto* targetLabel = new QLabel(tr("&Target"));
    targetLabel->setBuddy(m_target);
    rows->addRow(targetLabel, target);
    m_runs->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    rows->addRow(tr("&Runs of each setting"), m_runs);
    return rows;
}

QLayout* MeasurePage::buttons() {
    auto* row = new QHBoxLayout;
    row->addWidget(m_start);
    row->addWidget(m_cancel);
    row->addWidget(m_progress, 1);
    row->addWidget(m_left);
    row->addStretch();
    row->addWidget(m_stored);
    row->addWidget(m_open);
    row->addWidget(m_openBeside);
    row->addWidget(m_export);
    return row;
}

void MeasurePage::arrange() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addLayout(form());
    column->addLayout(buttons());
    column->addWidget(m_conclusion);
    column->addWidget(m_doubts);
    column->addWidget(m_writes, 1);
    column->addWidget(m_reads, 1);
    column->addWidget(m_percentiles, 1);
    column->addWidget(m_table);
    column->addWidget(m_facts);
    column->addWidget(m_command);
    column->addStretch();
    auto bold = m_conclusion->font();
    bold.setBold(true);
    m_conclusion->setFont(bold);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_banner);
    whole->addWidget(scrolledPage(content), 1);
    m_banner->hide();
    connect(m_start, &QPushButton::clicked, this, &MeasurePage::start);
    connect(m_target, &QLineEdit::returnPressed, this, &MeasurePage::start);
    connect(m_stored, &QComboBox::activated, this, [this](int index) {
        const auto& all = m_workspace.measurements.all();
        if (index > 0 && static_cast<std::size_t>(index) <= all.size())
            show(all[static_cast<std::size_t>(index) - 1]);
        m_stored->setCurrentIndex(0);
    });
    connect(m_cancel, &QPushButton::clicked, &m_job, &ReaderJob::cancel);
    connect(m_export, &QPushButton::clicked, this, &MeasurePage::askWhereToExport);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const auto saved = askForSaved())
            show(saved);
    });
    connect(m_openBeside, &QPushButton::clicked, this, [this] {
        if (const auto saved = askForSaved())
            showBeside(saved);
    });
}

void MeasurePage::connectJob() {
    connect(&m_job, &ReaderJob::progressed, this, [this](const ReaderProgress& progress) {
        showProgress(*m_progress, progress.done, progress.of);
        m_left->setText(text(progress.phase));
    });
    connect(&m_job, &ReaderJob::answered, this, [this](const QByteArray& json) {
        showRunning(false);
        auto measured = readMeasurementJson({json.constData(), static_cast<std::size_t>(json.size())});
        if (measured) {
            const auto kept = std::make_shared<const Measurement>(std::move(*measured));
            m_workspace.measurements.add(kept);
            return show(kept);
        }
        m_banner->showError(tr("The measurement cannot be read"), measured.error());
    });
    connect(&m_job, &ReaderJob::failed, this, [this](const Error& error) {
        showRunning(false);
        m_banner->showError(tr("Nothing was measured"), error);
    });
    connect(&m_job, &ReaderJob::cancelled, this, [this] { showRunning(false); });
}

QStringList MeasurePage::arguments() const {
    const auto experiment = static_cast<Experiment>(m_experiment->currentData().toInt());
    QStringList words{QStringLiteral("measure"), QStringLiteral("--json"), QStringLiteral("--progress=json"),
                      QStringLiteral("--runs"), QString::number(m_runs->value())};
    const auto& session = m_workspace.session;
    const auto image = session.isOpen() ? session.path() : QString();
    auto target = m_target->text().trimmed();
    if (target.isEmpty())
        target = image;
    if (experiment == Experiment::MetadataReads && !image.isEmpty()) {
        if (target != image)
            words << QStringLiteral("--layout") << image;
        if (const auto partition = session.snapshot().volumeName().partition)
            words << QStringLiteral("--partition") << QString::number(*partition);
    }
    return words << QStringLiteral("--") << text(name(experiment)) << target;
}

void MeasurePage::start() {
    const auto words = arguments();
    if (words.last().isEmpty()) {
        m_target->setFocus();
        return;
    }
    m_banner->hide();
    showRunning(true);
    m_job.ask(words);
}

void MeasurePage::showRunning(bool isRunning) {
    m_start->setEnabled(!isRunning);
    for (auto* widget : std::initializer_list<QWidget*>{m_cancel, m_progress, m_left})
        widget->setVisible(isRunning);
    if (isRunning)
        ui::showProgress(*m_progress, 0, 0);
    m_left->clear();
}

void MeasurePage::show(const MeasurementPtr& measurement) {
    m_measurement = measurement;
    showResult();
}

void MeasurePage::showBeside(const MeasurementPtr& measurement) {
    m_beside = measurement;
    showResult();
}

/// Lists what was measured before, and shows the last of it if the page is empty.
void MeasurePage::fillStored() {
    const auto& all = m_workspace.measurements.all();
    const QSignalBlocker quiet(m_stored);
    m_stored->clear();
    m_stored->addItem(tr("Earlier…"));
    for (const auto& each : all)
        m_stored->addItem(listText({capitalised(text(label(each->experiment))), text(each->target), text(each->time)}));
    m_stored->setVisible(!all.empty());
    if (!m_measurement && !all.empty())
        show(all.back());
}

void MeasurePage::showResult() {
    const auto* measured = m_measurement.get();
    const auto* beside = m_beside.get();
    m_percentiles->show(measured);
    m_reads->show(measured, beside);
    m_writes->show(measured, beside);
    for (auto* widget : std::initializer_list<QWidget*>{m_table, m_command})
        widget->setVisible(measured != nullptr);
    m_export->setEnabled(measured != nullptr);
    m_openBeside->setEnabled(measured != nullptr);
    if (measured == nullptr) {
        showText(
            *m_facts,
            tr("fio writes to a scratch file in the folder, which has no name and is gone afterwards; a device or an "
               "image is only read. Each setting is repeated until its runs agree within 5 %, at most twice as "
               "often as asked."));
        return;
    }
    m_model.show(*measured);
    m_table->resizeColumnsToContents();
    fitHeight(*m_table);
    showText(*m_conclusion, linesOf(measuredConclusion(*measured)));
    showText(*m_doubts, doubtsOf(*measured));
    showText(*m_facts, factsOf(*measured));
    m_command->setText(text(measured->points.front().command));
    m_command->setCursorPosition(0);
}

void MeasurePage::chooseFolder() {
    const auto folder = QFileDialog::getExistingDirectory(this, tr("Folder for the scratch file"), m_target->text());
    if (!folder.isEmpty())
        m_target->setText(folder);
}

MeasurementPtr MeasurePage::askForSaved() {
    const auto path = QFileDialog::getOpenFileName(this, tr("Open a measurement"), {}, tr("JSON (*.json)"));
    if (path.isEmpty())
        return nullptr;
    QFile file(path);
    const auto json = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    auto saved = readMeasurementJson({json.constData(), static_cast<std::size_t>(json.size())});
    if (saved)
        return std::make_shared<const Measurement>(std::move(*saved));
    m_banner->showError(tr("The measurement cannot be read"), saved.error());
    return nullptr;
}

void MeasurePage::askWhereToExport() {
    if (!m_measurement)
        return;
    const auto path =
        askWhereToSave(this, tr("Export the measurement"), QStringLiteral("measurement.json"),
                       tr("JSON (*.json);;Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF "
                          "document (*.pdf)"));
    if (path && path->isEmpty())
        return;
    if (const auto status = path ? exportTo(*path) : std::unexpected(path.error()); !status)
        m_banner->showError(tr("The measurement was not exported"), status.error());
}

Status MeasurePage::exportTo(const QString& path) const {
    if (!m_measurement)
        return {};
    const auto suffix = QFileInfo(path).suffix().toLower();
    if (const auto format = pictureFormatOf(path)) {
        constexpr QSize size(1000, 820);
        return saveFile(path, [&](QIODevice& file) {
            return writePicture(file, *format, size,
                                m_experiment->itemText(static_cast<int>(m_measurement->experiment)),
                                [&](QPainter& painter) { renderTo(painter, size); });
        });
    }
    std::ostringstream out;
    if (suffix == QStringLiteral("csv"))
        writeMeasurementCsv(*m_measurement, out);
    else
        writeMeasurementJson(*m_measurement, out);
    return saveFile(path, [&](QIODevice& file) { return file.write(QByteArray::fromStdString(out.str())) >= 0; });
}

void MeasurePage::renderTo(QPainter& painter, QSize size) const {
    QList<const MeasuredChart*> charts;
    for (const MeasuredChart* chart : std::initializer_list<const MeasuredChart*>{m_writes, m_reads, m_percentiles})
        if (chart->hasBars())
            charts << chart;
    const double height = 1.0 * size.height() / static_cast<double>(std::max<qsizetype>(charts.size(), 1));
    for (qsizetype n = 0; n < charts.size(); ++n)
        charts[n]->renderTo(painter, QRectF(0, static_cast<double>(n) * height, size.width(), height), font());
}

} // namespace atlas::ui
