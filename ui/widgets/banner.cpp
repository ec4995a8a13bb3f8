// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/banner.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

namespace atlas::ui {
namespace {

QLabel* plainLabel(Qt::TextInteractionFlags interaction) {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText); // may contain names read from a disk
    label->setWordWrap(true);
    label->setMinimumWidth(1); // a long file name is cut off instead of widening the window
    label->setTextInteractionFlags(interaction);
    return label;
}

QString detailsOf(const Error& error) {
    QStringList parts;
    if (!error.found.empty())
        parts << Banner::tr("Found: %1").arg(diskText(error.found));
    if (!error.expected.empty())
        parts << Banner::tr("Expected: %1").arg(diskText(error.expected));
    if (!error.hint.empty())
        parts << Banner::tr("What to try: %1").arg(diskText(error.hint));
    return parts.join('\n');
}

} // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent),
      m_glyph(new QLabel),
      m_title(plainLabel(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard)),
      m_details(plainLabel(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard)),
      m_reload(new QPushButton(tr("Reload"))) {
    setObjectName("banner");
    m_title->setObjectName("bannerTitle");
    auto* copy = new QPushButton(tr("Copy"));
    auto* close = new QPushButton(tr("Dismiss"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_message); });
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    auto* words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_details);
    words->setSpacing(2);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(12);
    row->addWidget(m_glyph, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    m_reload->setObjectName("bannerReload");
    connect(m_reload, &QPushButton::clicked, this, &Banner::reloadAsked);
    row->addWidget(m_reload, 0, Qt::AlignTop);
    row->addWidget(copy, 0, Qt::AlignTop);
    row->addWidget(close, 0, Qt::AlignTop);
    QFont large = m_glyph->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    m_glyph->setFont(large);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    hide();
}

void Banner::showError(const QString& failure, const Error& error) {
    QString cause = diskText(error.what);
    if (!error.where.empty())
        cause = labelledText(diskText(error.where), cause);
    show(text(badMark), QStringLiteral("%1 %2").arg(failure, capitalised(cause)), detailsOf(error), true);
}

void Banner::showProblem(const QString& title, const QString& details) { show(text(badMark), title, details, true); }

void Banner::showNote(const QString& note) { show(text(noteMark), note, {}, false); }

void Banner::showReloadable(const QString& note) {
    showNote(note);
    m_reload->show();
}

void Banner::show(const QString& glyph, const QString& title, const QString& details, bool isError) {
    setStyleSheet(QStringLiteral("#banner { background: %1; } #banner QLabel { color: white; }")
                      .arg(isError ? errorBanner : noteBanner));
    m_glyph->setText(glyph);
    m_glyph->setVisible(!glyph.isEmpty());
    m_title->setText(title);
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
    m_reload->hide();
    setToolTip({});
    m_message = details.isEmpty() ? title : title + '\n' + details;
    QFrame::show();
}

} // namespace atlas::ui
