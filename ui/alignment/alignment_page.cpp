// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/alignment_page.h"

#include "report/words/stack_text.h"
#include "ui/alignment/alignment_answer.h"
#include "ui/alignment/cost_panel.h"
#include "ui/alignment/cure_list.h"
#include "ui/alignment/drive_form.h"
#include "ui/alignment/offset_sweep_panel.h"
#include "ui/alignment/stack_model.h"
#include "ui/lens/lens_panel.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"
#include "ui/widgets/palette.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace atlas::ui {

namespace {

QColor colourOf(const Judgement& judgement, const QPalette& palette) {
    return verdictColour(alignmentSign(judgement).tone, paletteFor(palette))
        .value_or(palette.color(QPalette::WindowText));
}

QLabel* heading(const QString& words) {
    auto* label = new QLabel(QStringLiteral("<b>%1</b>").arg(words.toHtmlEscaped()));
    label->setContentsMargins(0, 6, 0, 0);
    return label;
}

QLabel* sentence(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1StringView(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

AlignmentPage::AlignmentPage(Workspace& workspace, QWidget* parent)
    : QScrollArea(parent),
      m_workspace(workspace),
      m_verdict(sentence("alignmentVerdict")),
      m_working(sentence("alignmentWorking")),
      m_change(sentence("alignmentChange")),
      m_back(new QToolButton),
      m_cures(new CureList),
      m_drive(new DriveForm(workspace.session)),
      m_model(new StackModel(this)),
      m_stackVerdict(sentence("stackVerdict")),
      m_stack(new QTableView),
      m_ofVolume(new QWidget),
      m_lens(new LensPanel(workspace)),
      m_sweep(new OffsetSweepPanel(workspace.session)),
      m_cost(new CostPanel) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setObjectName("alignment");
    buildAnswer();
    buildStack();
    buildVolumeParts();
    setWidget(content());
    connect(&workspace.session, &Session::opened, this, &AlignmentPage::showSnapshot);
    connect(&workspace.session, &Session::judgedAgain, this, &AlignmentPage::refresh);
    connect(&workspace.session, &Session::findingsChanged, this, &AlignmentPage::showCures);
    connect(&workspace.measurements, &DriveMeasurements::changed, this,
            [this] { m_cost->setMeasured(m_workspace.measurements.last(Experiment::SyncedWrites).get()); });
}

void AlignmentPage::askForDrive() {
    ensureWidgetVisible(m_drive);
    m_drive->begin();
}

QWidget* AlignmentPage::content() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 6, 8, 8);
    column->setSpacing(5);
    column->addWidget(m_verdict);
    column->addWidget(m_working);
    column->addWidget(m_cures);
    column->addWidget(m_lens);
    column->addWidget(heading(tr("The stack, from the disk down to each kind of structure")));
    column->addWidget(m_stackVerdict);
    column->addWidget(m_stack);
    column->addWidget(m_drive);
    column->addWidget(m_ofVolume);
    column->addStretch(1);
    return page;
}

/// Builds the parts that only a file system has.
void AlignmentPage::buildVolumeParts() {
    auto* column = new QVBoxLayout(m_ofVolume);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    column->addSpacing(6);
    column->addWidget(m_sweep);
    // Below the marker, so that showing the text during a drag does not move it.
    auto* change = new QHBoxLayout;
    change->addWidget(m_change, 1);
    change->addWidget(m_back);
    column->addLayout(change);
    column->addWidget(heading(tr("What it costs")));
    column->addWidget(m_cost);
}

void AlignmentPage::buildAnswer() {
    QFont large = m_verdict->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_verdict->setFont(large);
    m_back->setObjectName("backToOwnStart");
    m_back->setText(tr("Back to where it is"));
    connect(m_back, &QToolButton::clicked, this, [this] { m_workspace.session.setStart({}); });
}

void AlignmentPage::buildStack() {
    m_stack->setObjectName("stack");
    m_stack->setAccessibleName(tr("The stack"));
    m_stack->setModel(m_model);
    dress(*m_stack);
    m_stack->setSelectionBehavior(QAbstractItemView::SelectItems); // lets a calculation be copied alone
    m_stack->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_stack, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { select(index.row()); });
}

/// Selects the first structure of the row's kind in all views.
void AlignmentPage::select(int row) {
    const auto kind = m_model->structureAt(row);
    const auto layout = m_workspace.session.layout();
    if (!kind || !layout)
        return;
    if (const auto* region = layout->firstOf(*kind))
        m_workspace.selection.select(BlockPlace{region->first});
}

const Judgement& AlignmentPage::asItIs() {
    const auto& session = m_workspace.session;
    if (!session.judgement().remedies.whatIf)
        return session.judgement();
    auto overrides = session.overrides();
    overrides.start = {};
    if (m_ownSnapshot != session.sharedSnapshot() || m_ownOverrides != overrides ||
        m_ownOfBitmaps != session.bitmapFindings()) {
        m_ownSnapshot = session.sharedSnapshot();
        m_ownOverrides = overrides;
        m_ownOfBitmaps = session.bitmapFindings();
        m_own = session.judgedBy(overrides);
    }
    return m_own;
}

void AlignmentPage::showSnapshot() {
    m_ofNewImage = true;
    refresh();
}

void AlignmentPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    if (m_stale && m_workspace.session.isOpen())
        refresh();
}

/// Faults found later can rule out cures.
void AlignmentPage::showCures() {
    if (isVisible())
        m_cures->setCures(asItIs());
    else
        m_stale = true;
}

void AlignmentPage::refresh() {
    m_stale = !isVisible();
    if (m_stale)
        return; // refreshed when shown
    const auto& judgement = m_workspace.session.judgement();
    m_ofVolume->setVisible(judgement.hasVolume());
    m_sweep->setVisible(judgement.isMountable());
    m_lens->setVisible(judgement.hasVolume());
    const auto& own = asItIs();
    showAnswer(judgement, own);
    m_cures->setCures(own);
    m_model->setJudgement(judgement);
    const auto lined = stackVerdict(judgement.verdict.stack);
    m_stackVerdict->setVisible(lined.has_value());
    m_stackVerdict->setText(lined ? capitalised(text(*lined)) : QString());
    if (std::exchange(m_ofNewImage, false)) {
        m_stack->resizeColumnsToContents();
        ensureVisible(0, 0);
    } else {
        widenColumns(*m_stack);
    }
    fitHeight(*m_stack);
    if (judgement.hasVolume())
        m_cost->setJudgement(judgement);
}

void AlignmentPage::showAnswer(const Judgement& judgement, const Judgement& own) {
    const auto answer = answerOf(judgement, own, m_workspace.session.asked().path);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colourOf(judgement, colours));
    m_verdict->setPalette(colours);
    m_verdict->setText(answer.verdict);
    m_working->setText(answer.working);
    m_change->setText(answer.change);
    m_change->setVisible(!answer.change.isEmpty());
    m_back->setVisible(judgement.remedies.whatIf);
}

void AlignmentPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitHeight(*m_stack);
}

void AlignmentPage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    const bool built = m_workspace.session.isOpen() && widget() != nullptr;
    if (event->type() == QEvent::PaletteChange && built)
        refresh();
}

} // namespace atlas::ui
