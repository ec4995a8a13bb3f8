// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_details.h"

#include "report/words/geometry_facts.h"
#include "report/words/plan_text.h"
#include "ui/compare/diff_panel.h"
#include "ui/compare/layout_roles.h"
#include "ui/compare/metric_charts.h"
#include "ui/compare/metric_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

QString html(std::string_view words) { return text(words).toHtmlEscaped(); }

QString notesOf(const Comparison& comparison, std::size_t index) {
    const auto& entry = comparison.layouts()[index];
    QString out = QStringLiteral("<p><b>%1</b>").arg(fullName(comparison, index).toHtmlEscaped());
    if (!entry.facts.command.empty()) {
        out += QStringLiteral("<br><code>%1</code>").arg(html(entry.facts.command));
    }
    if (const auto& growth = entry.facts.growth) {
        out += QStringLiteral("<br><b>%1</b>").arg(text(sentence(*growth)).toHtmlEscaped());
    }
    if (entry.layout && entry.spec.kind == LayoutSpec::Kind::File) {
        const auto start = diskStartText(comparison.options().frame(), entry.measured.start);
        out += QStringLiteral("<br>• %1").arg(text(start).toHtmlEscaped());
    }
    if (entry.error) {
        out += QStringLiteral("<br>%1").arg(marked(false, html(sentence(*entry.error))));
    }
    for (const auto& note : entry.facts.notes) {
        out += QStringLiteral("<br>• %1").arg(text(sentence(note)).toHtmlEscaped());
    }
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
    for (std::size_t n = 0; n < m_comparison.layouts().size(); ++n) {
        all += notesOf(m_comparison, n);
    }
    m_notes->setHtml(all);
}

} // namespace atlas::ui
