// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_page.h"

#include "report/language/make_message.h"
#include "report/words/glossary.h"
#include "report/words/plan_text.h"
#include "report/words/verdict_text.h"
#include "ui/compare/compare_advice.h"
#include "ui/compare/compare_details.h"
#include "ui/compare/compare_document.h"
#include "ui/compare/compare_option_bar.h"
#include "ui/compare/compare_picture.h"
#include "ui/compare/comparison.h"
#include "ui/compare/comparison_export.h"
#include "ui/compare/flex_chips.h"
#include "ui/compare/metric_charts.h"
#include "ui/compare/metric_model.h"
#include "ui/compare/metric_plot.h"
#include "ui/compare/small_multiples.h"
#include "ui/drawing/legend.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/widgets/write_picture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {

namespace {

/// In the syntax of --size.
std::string pictureSizeText(QSize size) {
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height()).toStdString();
}

/// The option bar's own minimum exceeds 1,000 pixels and would squeeze the docks beside the other pages.
constexpr int minWidth = 640;
constexpr int minMapsHeight = 215; ///< a lower window scrolls the whole page
constexpr int minChartsHeight = 170; ///< fits a chart with its axis, and six small ones

} // namespace

ComparePage::ComparePage(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_banner(new Banner),
      m_options(new CompareOptionBar(m_comparison)),
      m_advice(new CompareAdvice(m_comparison)),
      m_planner(pageLine("planner")),
      m_multiples(new SmallMultiples(m_comparison)),
      m_charts(new MetricCharts(m_comparison)) {
    setObjectName("compare");
    setMinimumWidth(minWidth);
    const auto fresh = newCompareDocument();
    m_comparison.set(fresh.options, fresh.layouts, fresh.baseline);
    arrange();
    connect(m_multiples, &SmallMultiples::copyRequested, this, &ComparePage::copyCommand);
    for (const auto changed : {&Comparison::optionsChanged, &Comparison::layoutsChanged, &Comparison::sweepChanged,
                               &Comparison::becameSettled}) {
        connect(&m_comparison, changed, this, &ComparePage::showPlanner);
    }
    const auto touched = [this] { m_touched = true; };
    connect(&m_comparison, &Comparison::optionsChanged, this, touched);
    connect(&m_comparison, &Comparison::layoutsChanged, this, touched);
    connect(&session, &Session::opened, this, &ComparePage::follow);
    connect(&session, &Session::judgedAgain, this, &ComparePage::follow); // a what-if start was set or reset
    follow();
    showPlanner();
}

void ComparePage::offer(const DriveMeasurements& measurements) {
    const auto follow = [this, &measurements] { m_options->setMeasured(measuredModel(measurements)); };
    connect(&measurements, &DriveMeasurements::changed, m_options, follow);
    follow();
}

void ComparePage::arrange() {
    auto* content = new QWidget;
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_banner);
    whole->addWidget(scrolledPage(content));
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    m_charts->setMinimumHeight(minChartsHeight);
    auto* details = new CompareDetails(m_comparison);
    for (auto* part : {static_cast<QWidget*>(m_charts), maps(), static_cast<QWidget*>(details)})
        split->addWidget(part);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 5);
    split->setStretchFactor(2, 0);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 6, 8, 2);
    column->setSpacing(6);
    m_optional.insert(m_optional.end(), {m_options, m_advice, details, m_planner});
    column->addWidget(m_options);
    column->addWidget(m_advice);
    column->addWidget(split, 1);
    column->addWidget(m_planner);
}

void ComparePage::setOptionsShown(bool shown) {
    for (auto* part : m_optional)
        part->setVisible(shown);
    setMinimumWidth(shown ? minWidth : 0);
}

QWidget* ComparePage::maps() {
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_multiples);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* legend = new Legend;
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(controls());
    column->addWidget(scroll, 1);
    column->addWidget(legend);
    box->setMinimumHeight(minMapsHeight);
    connect(m_multiples, &SmallMultiples::refreshed, legend,
            [this, legend] { legend->setExtras(m_multiples->extras()); });
    return box;
}

void ComparePage::stop() {
    if (isVisible())
        m_comparison.stop();
}

/// The title of the maps, and what adds layouts to them.
QWidget* ComparePage::controls() {
    auto* title = new QLabel(tr("Where the metadata lies"));
    title->setFont(chartTitleFont(font()));
    auto* add = pageButton(tr("Add"), tr("Add another layout"), "compareAdd");
    auto* choices = new QMenu(add);
    choices->addAction(tr("Option line…"), this, &ComparePage::askForLine)->setObjectName("compareAddLine");
    choices->addAction(tr("Image, device or snapshot…"), this, &ComparePage::askForFile);
    m_fill = choices->addAction(tr("This image, with other -G"), this, &ComparePage::fillFromImage);
    m_fill->setObjectName("compareFill");
    add->setMenu(choices);
    add->setPopupMode(QToolButton::InstantPopup);
    auto* exportAs = pageButton(tr("Export…"), tr("Export as PNG, SVG, PDF, CSV or JSON"), "compareExport");
    connect(exportAs, &QToolButton::clicked, this, &ComparePage::askAndExport);
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(title);
    row->addSpacing(10);
    row->addWidget(new FlexChips(m_comparison));
    row->addStretch(1);
    row->addWidget(add);
    row->addWidget(exportAs);
    m_optional.insert(m_optional.end(), {title, add, exportAs});
    return box;
}

void ComparePage::showEvent(QShowEvent*) {
    if (!m_touched && m_session.layout())
        fillFromImage();
    start();
}

void ComparePage::follow() {
    m_fill->setVisible(m_session.layout() != nullptr);
    if (isVisible() && !m_touched && m_session.layout())
        fillFromImage();
}

void ComparePage::fillFromImage() {
    if (!m_session.layout())
        return;
    const auto document = documentOfImage(m_session);
    m_comparison.supply(document.layouts.front(), m_session.sharedSnapshot());
    m_comparison.set(document.options, document.layouts, document.baseline);
    m_touched = false; // opening another image refills an unedited page
}

void ComparePage::refresh() {
    m_multiples->refresh();
    m_charts->refresh();
}

CompareDocument ComparePage::document() const {
    CompareDocument out{.options = m_comparison.options(), .baseline = m_comparison.baseline()};
    for (const auto& entry : m_comparison.layouts())
        out.layouts.push_back(entry.spec);
    return out;
}

Status ComparePage::exportTo(const QString& path, std::optional<QSize> wanted) {
    refresh();
    const ComparePicture picture{.head = text(deviceText(measuredOf(m_comparison))),
                                 .recommendation = m_advice->words(),
                                 .multiples = *m_multiples,
                                 .charts = *m_charts,
                                 .planner = m_planner->text(),
                                 .font = font(),
                                 .palette = palette()};
    const auto minimum = picture.minSize();
    if (wanted && pictureFormatOf(path) && wanted->expandedTo(minimum) != *wanted) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = tr("the picture would be too small to be read").toStdString(),
                                     .where = path.toStdString(),
                                     .found = pictureSizeText(*wanted),
                                     .expected = tr("at least %1").arg(text(pictureSizeText(minimum))).toStdString()});
    }
    const auto shown = isVisible() ? this->size() : ComparePicture::defaultSize;
    const auto size = wanted.value_or(shown.expandedTo(minimum));
    return exportComparison(path, m_comparison, size,
                            [&](QPainter& painter, QSize area) { picture.draw(painter, area); });
}

void ComparePage::askForLine() {
    const auto typed = askForOptionLine(this);
    if (typed.isEmpty())
        return;
    if (const auto spec = layoutSpecOf(typed))
        m_comparison.add(*spec);
    else
        m_banner->showError(tr("The option line is not added."), spec.error());
}

void ComparePage::askForFile() {
    if (const auto path = askForImage(this); !path.isEmpty())
        m_comparison.add({.kind = LayoutSpec::Kind::File, .image = {.path = path.toStdString()}});
}

void ComparePage::askAndExport() {
    if (const auto path = askWhereToExport(this); !path)
        report({}, std::unexpected(path.error()));
    else if (!path->isEmpty())
        report(*path, exportTo(*path));
}

void ComparePage::askAndSave() {
    if (const auto path = askWhereToKeep(this); !path)
        report({}, std::unexpected(path.error()));
    else if (!path->isEmpty())
        report(*path, saveCompareDocument(*path, document()));
}

void ComparePage::askAndOpen() {
    const auto path = askForSavedComparison(this);
    if (path.isEmpty())
        return;
    if (const auto opened = openDocument(path); !opened)
        m_banner->showError(tr("The comparison cannot be opened."), opened.error());
}

Status ComparePage::openDocument(const QString& path) {
    const auto document = loadCompareDocument(path);
    if (!document)
        return std::unexpected(document.error());
    m_comparison.set(document->options, document->layouts, document->baseline);
    return {};
}

void ComparePage::copyCommand(std::size_t index) {
    if (index >= m_comparison.layouts().size())
        return;
    const auto& entry = m_comparison.layouts()[index];
    if (entry.isCurrent() && !entry.facts.command.empty()) {
        QGuiApplication::clipboard()->setText(text(entry.facts.command));
        m_banner->showNote(tr("Copied: %1").arg(text(entry.facts.command)));
    }
}

void ComparePage::showPlanner() {
    const auto& origin = m_comparison.planOrigin();
    const auto& options = m_comparison.options();
    std::vector<Message> all;
    if (!origin.e2fsprogs.empty())
        all.push_back(plannedAs(origin));
    all.push_back(whatIsWritten(options.grownTo && !options.isGrownMounted()));
    const auto metrics = m_comparison.metrics();
    QString words = text(paragraph(all));
    if (std::ranges::any_of(metrics, [&](const Metric& each) { return isUncountedIn(m_comparison, each); }))
        words += QStringLiteral(" %1: %2").arg(text(uncountedMark), text(message<MessageId::ModelledUncounted>()));
    for (const auto& each : m_comparison.layouts())
        if (each.isCurrent() && each.measured.unstated.value != 0)
            words += ' ' + sentenceText(text(
                               message<MessageId::ComparedWithGaps>(each.label, Count{each.measured.unstated.value})));
    m_planner->setText(words);
}

void ComparePage::report(const QString& path, const Status& status) {
    if (status)
        m_banner->showNote(tr("Saved as %1.").arg(path));
    else
        m_banner->showError(tr("Nothing was saved."), status.error());
}

} // namespace atlas::ui
