// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_advice.h"

#include "report/words/geometry_facts.h"
#include "report/words/glossary.h"
#include "report/words/plan_text.h"
#include "report/words/recommendation_text.h"
#include "ui/compare/comparison.h"
#include "ui/compare/diff_panel.h"
#include "ui/compare/metric_chart.h"
#include "ui/compare/metric_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {

CompareAdvice::CompareAdvice(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_headline(pageLine("recommendationHeadline")),
      m_why(pageButton({}, tr("The figures behind it, what it costs, and what speaks against it"), "compareWhy")),
      m_words(pageLine("recommendation")),
      m_run(pageButton(tr("Copy mke2fs command"), {}, "compareRun")),
      m_take(pageButton({}, tr("Add the recommended layout"), "compareTake")),
      m_stop(pageButton(tr("Stop (Esc)"), tr("Stop planning; what was typed stays"), "compareStop")) {
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
    connect(m_run, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_run->toolTip()); });
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
    m_words->hide();
    auto* first = new QHBoxLayout;
    first->setSpacing(6);
    first->addWidget(m_headline, 1);
    for (auto* button : {m_stop, m_run, m_take})
        first->addWidget(button, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    column->addLayout(first);
    column->addWidget(m_why, 0, Qt::AlignLeft);
    column->addWidget(m_words);
}

QString CompareAdvice::words() const { return m_words->text(); }

void CompareAdvice::refresh() {
    showWords();
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

void CompareAdvice::showHeadline(const QString& words, bool isMade) {
    constexpr double largeType = 1.4;
    QFont type;
    if (isMade) {
        type.setPointSizeF(type.pointSizeF() * largeType);
        type.setBold(true);
    }
    m_headline->setFont(type);
    m_headline->setText(words);
    m_why->setVisible(isMade);
    m_why->setText((m_words->isHidden() ? QStringLiteral("▸ ") : QStringLiteral("▾ ")) + tr("Why, and how sure"));
}

void CompareAdvice::showWords() {
    const auto& made = m_comparison.recommendation();
    showHeadline(made ? text(advice(*made).verdict) : awaited(), made.has_value());
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

namespace {

QString html(std::string_view words) { return text(words).toHtmlEscaped(); }

QString notesOf(const Comparison& comparison, std::size_t index) {
    const auto& entry = comparison.layouts()[index];
    QString out = QStringLiteral("<p><b>%1</b>").arg(fullName(comparison, index).toHtmlEscaped());
    if (!entry.facts.command.empty())
        out += QStringLiteral("<br><code>%1</code>").arg(html(entry.facts.command));
    if (const auto& growth = entry.facts.growth)
        out += QStringLiteral("<br><b>%1</b>").arg(text(sentence(*growth)).toHtmlEscaped());
    if (entry.layout && entry.spec.kind == LayoutSpec::Kind::File) {
        const auto start = diskStartText(comparison.options().frame(), entry.measured.start);
        out += QStringLiteral("<br>• %1").arg(text(start).toHtmlEscaped());
    }
    if (entry.error)
        out += QStringLiteral("<br>%1").arg(marked(false, html(sentence(*entry.error))));
    for (const auto& note : entry.facts.notes)
        out += QStringLiteral("<br>• %1").arg(text(sentence(note)).toHtmlEscaped());
    return out + QStringLiteral("</p>");
}

} // namespace

CompareDetails::CompareDetails(Comparison& comparison, QWidget* parent)
    : QTabWidget(parent),
      m_comparison(comparison),
      m_charts(new MetricCharts(comparison)),
      m_metrics(new MetricModel(comparison, this)),
      m_notes(new QTextBrowser) {
    setObjectName("compareDetails");
    setDocumentMode(true);
    m_notes->setObjectName("compareNotes");
    m_notes->setFrameShape(QFrame::NoFrame);
    addTab(m_charts, tr("&Charts over -G"));
    addTab(metricPage(), tr("All &metrics"));
    addTab(new DiffPanel(comparison), tr("&Differences"));
    addTab(m_notes, tr("Commands and &notes"));
    connect(&comparison, &Comparison::layoutsChanged, this, &CompareDetails::fillNotes);
    connect(&comparison, &Comparison::layoutChanged, this, &CompareDetails::fillNotes);
    connect(&comparison, &Comparison::recommendationChanged, this, &CompareDetails::fillNotes);
    fillNotes();
}

QWidget* CompareDetails::metricPage() {
    auto* page = new QWidget;
    auto* table = new QTableView;
    table->setObjectName("compareMetrics");
    table->setAccessibleName(tr("Metrics of the layouts"));
    table->setModel(m_metrics);
    dress(*table);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(false);
    auto* subtract = new QCheckBox(tr("&Subtract the baseline"));
    subtract->setObjectName("subtractBaseline");
    connect(subtract, &QCheckBox::toggled, m_metrics, &MetricModel::setSubtracting);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(6, 4, 6, 4);
    column->addWidget(subtract);
    column->addWidget(table, 1);
    return page;
}

void CompareDetails::fillNotes() {
    QString all;
    for (std::size_t n = 0; n < m_comparison.layouts().size(); ++n)
        all += notesOf(m_comparison, n);
    m_notes->setHtml(all);
}

} // namespace atlas::ui
