// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_advice.h"

#include "report/words/glossary.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"
#include "report/words/plan_text.h"
#include "report/words/recommendation_text.h"
#include "ui/compare/comparison.h"
#include "ui/compare/plan_bar.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {
namespace {

constexpr double largeType = 1.4; ///< of the verdict
constexpr double middleType = 1.15; ///< of the figures
constexpr int edgeWidth = 5; ///< of the coloured edge

/// The deciding metric first, then the costs that a larger -G usually changes.
std::array<MetricKind, 3> figuresFor(Use use) {
    const auto deciding = decidingMetric(use).kind;
    std::array kinds{deciding, MetricKind::FirstWriteSeconds, MetricKind::InodeTableDistanceMean};
    if (deciding == MetricKind::FirstWriteSeconds)
        kinds[1] = MetricKind::FsckSeconds;
    return kinds;
}

/// The setting of the sweep that `matches`; null while there is none.
template <class Matches>
const PlannedSetting* settingOf(const Comparison& comparison, Matches matches) {
    const auto& sweep = comparison.flexGroupSweep();
    const auto found =
        std::ranges::find_if(sweep, [&](const PlannedSetting& each) { return each.layout && matches(each.line); });
    return found == sweep.end() ? nullptr : &*found;
}

} // namespace

AdviceFigure::AdviceFigure(QWidget* parent)
    : QWidget(parent), m_name(new QLabel), m_value(pageLine("figureValue")), m_beside(new QLabel) {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * middleType);
    large.setBold(true);
    m_value->setFont(large);
    auto* values = new QHBoxLayout;
    values->setSpacing(8);
    values->addWidget(m_value, 0, Qt::AlignBaseline);
    values->addWidget(m_beside, 1, Qt::AlignBaseline);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_name);
    column->addLayout(values);
    for (auto* dimmed : {m_name, m_beside})
        dimmed->setForegroundRole(QPalette::PlaceholderText);
}

void AdviceFigure::show(const Metric& metric, const Measured& chosen, const QString& beside) {
    m_name->setText(text(label(metric.kind)));
    setToolTip(text(definition(metric.kind)));
    m_value->setText(text(metricValue(metric, chosen)));
    m_beside->setText(beside);
}

CompareAdvice::CompareAdvice(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_headline(pageLine("recommendationHeadline")),
      m_capacity(pageLine("compareCapacity")),
      m_why(pageButton({}, tr("The figures behind it, what it costs, and what speaks against it"), "compareWhy")),
      m_words(pageLine("recommendation")),
      m_run(pageButton(tr("Copy mke2fs command"), {}, "compareRun")),
      m_take(pageButton({}, tr("Add the recommended layout"), "compareTake")),
      m_stop(pageButton(tr("Stop (Esc)"), tr("Stop planning; what was typed stays"), "compareStop")),
      m_bar(new PlanBar(comparison)) {
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_take->setAccessibleName(m_take->toolTip()); // its text is only set with a recommendation
    m_take->hide();
    m_stop->hide();
    m_stopDelay.setSingleShot(true);
    m_stopDelay.setInterval(100);
    arrange();
    connect(m_stop, &QToolButton::clicked, this,
            [this] { m_comparison.isStopped() ? m_comparison.resume() : m_comparison.stop(); });
    connect(&m_stopDelay, &QTimer::timeout, m_stop, &QWidget::show);
    connect(m_why, &QToolButton::clicked, this, [this] {
        m_words->setVisible(m_words->isHidden());
        refresh();
    });
    connect(m_run, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_run->toolTip());
        QToolTip::showText(m_run->mapToGlobal(QPoint(0, m_run->height())), tr("Copied"), m_run);
    });
    connect(m_take, &QToolButton::clicked, this, [this] {
        if (const auto spec = m_comparison.recommendedLayout())
            m_comparison.add(*spec);
    });
    for (const auto changed : {&Comparison::optionsChanged, &Comparison::sweepChanged, &Comparison::layoutsChanged,
                               &Comparison::becameSettled}) {
        connect(&comparison, changed, this, &CompareAdvice::refresh);
    }
    refresh();
}

void CompareAdvice::arrange() {
    m_headline->setWordWrap(true);
    m_why->setAutoRaise(true);
    m_capacity->setWordWrap(true);
    m_capacity->setForegroundRole(QPalette::PlaceholderText);
    m_words->hide();
    auto* first = new QHBoxLayout;
    first->setSpacing(6);
    // What is below stays in place when the recommendation, in larger type, and its buttons come.
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * largeType);
    large.setBold(true);
    first->addStrut(std::max(QFontMetrics(large).height(), m_run->sizeHint().height()));
    first->addWidget(m_headline, 1);
    first->addWidget(m_bar, 0, Qt::AlignTop);
    for (auto* button : {m_stop, m_take, m_run})
        first->addWidget(button, 0, Qt::AlignTop);
    auto* second = new QHBoxLayout;
    second->setSpacing(24);
    for (auto& figure : m_figures) {
        figure = new AdviceFigure;
        auto policy = figure->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the charts below stay in place while plans are pending
        figure->setSizePolicy(policy);
        second->addWidget(figure, 1);
    }
    second->addWidget(m_why, 0, Qt::AlignBottom);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(edgeWidth + 9, 4, 6, 4);
    column->setSpacing(4);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_capacity);
    column->addWidget(m_words);
}

QString CompareAdvice::words() const {
    const auto differs = m_capacity->text();
    return differs.isEmpty() ? m_words->text() : m_words->text() + text(betweenSentences()) + differs.toHtmlEscaped();
}

void CompareAdvice::refresh() {
    showWords();
    showFigures();
    showCapacity();
    showStop();
    const auto missing = m_comparison.recommendedLayout();
    m_take->setVisible(missing.has_value());
    m_take->setEnabled(m_comparison.layouts().size() < maxLayouts);
    m_take->setText(missing ? tr("Add %1").arg(missing->name()) : QString());
}

void CompareAdvice::showStop() {
    m_stop->setText(m_comparison.isStopped() ? tr("Plan again") : tr("Stop (Esc)"));
    if (m_comparison.isStopped()) {
        m_stopDelay.stop();
        m_stop->show();
    } else if (!m_comparison.canStop()) {
        m_stopDelay.stop();
        m_stop->hide();
    } else if (!m_stop->isVisible() && !m_stopDelay.isActive()) {
        m_stopDelay.start();
    }
}

/// The text while there is no recommendation.
QString CompareAdvice::awaited() const {
    if (const auto& refusal = m_comparison.refusal())
        return text(recommendationRefused(*refusal));
    if (m_comparison.isStopped())
        return text(recommendationStopped());
    const auto [done, of] = m_comparison.progress();
    return text(recommendationPlanned(done, of));
}

/// Each value stands beside that with the default, or says that it is the default.
void CompareAdvice::showFigures() {
    const auto& made = m_comparison.recommendation();
    const auto* chosen =
        made ? settingOf(m_comparison, [&](const FlexGroupLine& line) { return made->recommends(line); }) : nullptr;
    const auto* standard = settingOf(m_comparison, [](const FlexGroupLine& line) { return line.isDefault; });
    const auto kinds = figuresFor(m_comparison.options().use);
    for (std::size_t n = 0; n < m_figures.size(); ++n) {
        m_figures.at(n)->setVisible(chosen != nullptr);
        if (chosen == nullptr)
            continue;
        const auto& shown = atlas::metric(kinds.at(n));
        const auto beside = standard == nullptr  ? QString()
                            : standard == chosen ? tr("the default")
                                                 : tr("%1 with %2, the default")
                                                       .arg(text(metricValue(shown, standard->layout->measured)),
                                                            text(standard->line.label));
        m_figures.at(n)->show(shown, chosen->layout->measured, beside);
    }
}

void CompareAdvice::showCapacity() {
    std::vector<MeasuredLayout> current;
    for (const auto& each : m_comparison.layouts())
        if (each.isCurrent())
            current.push_back(each);
    const auto differs = capacityText(differencesInCapacity(current));
    m_capacity->setText(differs ? text(*differs) : QString());
    m_capacity->setVisible(differs.has_value());
}

void CompareAdvice::paintEvent(QPaintEvent*) {
    const auto colours = paletteFor(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.background);
    const bool isMade = m_comparison.recommendation() && m_comparison.recommendation()->isMade();
    painter.fillRect(QRect(0, 0, edgeWidth, height()), isMade ? colours.good : colours.line);
}

void CompareAdvice::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void CompareAdvice::showHeadline(const QString& words, bool isMade) {
    QFont type;
    if (isMade) {
        type.setPointSizeF(type.pointSizeF() * largeType);
        type.setBold(true);
    }
    m_headline->setFont(type);
    QPalette ink; // sets no colour: follows the window, also when the theme changes
    if (m_comparison.recommendation() && m_comparison.recommendation()->isMade())
        ink.setColor(QPalette::WindowText, paletteFor(palette()).good);
    m_headline->setPalette(ink);
    m_headline->setText(words);
    m_why->setVisible(isMade);
    m_why->setText((m_words->isHidden() ? QStringLiteral("▸ ") : QStringLiteral("▾ ")) + tr("Why, and how sure"));
}

void CompareAdvice::showWords() {
    const auto& made = m_comparison.recommendation();
    showHeadline(made ? text(headline(*made)) : awaited(), made.has_value());
    const auto command = made ? text(made->command) : QString();
    m_run->setVisible(!command.isEmpty());
    m_run->setToolTip(command);
    QStringList parts;
    if (made) {
        const auto [first, verdict, reasons] = advice(*made);
        parts << (first ? text(*first).toHtmlEscaped() : QString());
        parts << QStringLiteral("<b>%1</b>").arg(text(verdict).toHtmlEscaped());
        parts << (reasons.empty() ? QString() : text(paragraph(reasons)).toHtmlEscaped());
    } else {
        parts << awaited().toHtmlEscaped();
    }
    for (const auto& note : m_comparison.notes())
        parts << text(sentence(note)).toHtmlEscaped();
    parts.removeAll(QString());
    m_words->setText(parts.join(text(betweenSentences())));
}

} // namespace atlas::ui
