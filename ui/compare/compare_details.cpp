// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_details.h"

#include "report/words/geometry_facts.h"
#include "report/words/plan_text.h"
#include "ui/compare/comparison.h"
#include "ui/compare/diff_panel.h"
#include "ui/compare/metric_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

constexpr int minPageHeight = 170; ///< a table of some rows below its header

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
    : QWidget(parent),
      m_comparison(comparison),
      m_pages(new QStackedWidget),
      m_metrics(new MetricModel(comparison, this)),
      m_notes(new QTextBrowser) {
    setObjectName("compareDetails");
    m_notes->setObjectName("compareNotes");
    m_notes->setFrameShape(QFrame::NoFrame);
    m_pages->hide();
    m_pages->setMinimumHeight(minPageHeight);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(0, 0, 0, 0);
    bar->setSpacing(8);
    add(*bar, tr("&All metrics"), "compareAllMetrics", metricPage());
    add(*bar, tr("&Differences"), "compareDifferences", new DiffPanel(comparison));
    add(*bar, tr("Commands and &notes"), "compareNotesButton", m_notes);
    bar->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(bar);
    column->addWidget(m_pages, 1);
    connect(&comparison, &Comparison::layoutsChanged, this, &CompareDetails::fillNotes);
    connect(&comparison, &Comparison::layoutChanged, this, &CompareDetails::fillNotes);
    connect(&comparison, &Comparison::recommendationChanged, this, &CompareDetails::fillNotes);
    connect(&comparison, &Comparison::optionsChanged, this, &CompareDetails::fillNotes);
    fillNotes();
}

void CompareDetails::add(QHBoxLayout& bar, const QString& title, const char* name, QWidget* page) {
    auto* button = new QToolButton;
    button->setText(title);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setArrowType(Qt::RightArrow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pages->addWidget(page);
    m_buttons << button;
    bar.addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, button, page] { toggle(*button, *page); });
}

/// One page is open at a time; the button of the open one closes it.
void CompareDetails::toggle(QToolButton& chosen, QWidget& page) {
    const bool opens = chosen.isChecked();
    for (auto* button : std::as_const(m_buttons)) {
        button->setChecked(button == &chosen && opens);
        button->setArrowType(button->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    }
    m_pages->setCurrentWidget(&page);
    m_pages->setVisible(opens);
    Q_EMIT toggled(opens);
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
    auto* subtract = new QCheckBox(tr("S&ubtract the baseline"));
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
    m_notes->setEnabled(m_comparison.allShown()); // dimmed while commands and notes are those of the previous options
}

} // namespace atlas::ui
