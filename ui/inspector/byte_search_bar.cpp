// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/byte_search_bar.h"

#include "ui/session/byte_pattern.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/progress_steps.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QToolButton>

namespace atlas::ui {

namespace {

QToolButton* button(const QString& words, const char* name, const QString& tip) {
    auto* made = new QToolButton;
    made->setText(words);
    made->setObjectName(name);
    made->setToolTip(tip);
    return made;
}

} // namespace

ByteSearchBar::ByteSearchBar(QWidget* parent)
    : QWidget(parent),
      m_kind(new QComboBox),
      m_pattern(new QLineEdit),
      m_next(button(tr("Next"), "findNext", tr("Search towards the end (Enter)"))),
      m_previous(button(tr("Previous"), "findPrevious", tr("Search towards the beginning (Shift+Enter)"))),
      m_cancel(button(tr("Cancel"), "cancelFind", tr("Stop searching (Esc)"))),
      m_bar(new QProgressBar),
      m_result(new QLabel) {
    arrange();
    connect(m_next, &QToolButton::clicked, this, [this] { search(false); });
    connect(m_previous, &QToolButton::clicked, this, [this] { search(true); });
    connect(m_cancel, &QToolButton::clicked, &m_searcher, &ByteSearcher::cancel);
    connect(m_pattern, &QLineEdit::textEdited, this, [this] { say({}); });
    connect(&m_searcher, &ByteSearcher::finished, this, &ByteSearchBar::report);
    connect(&m_searcher, &ByteSearcher::progressed, this,
            [this](quint64 done, quint64 of) { showProgress(*m_bar, done, of); });
    showRunning(false);
}

void ByteSearchBar::arrange() {
    m_kind->setObjectName("findKind");
    m_kind->setAccessibleName(tr("What to search for"));
    m_kind->addItems({tr("hex"), tr("text")});
    m_pattern->setObjectName("findPattern");
    m_pattern->setPlaceholderText(tr("Search bytes  Ctrl+F"));
    m_pattern->setAccessibleName(tr("Search bytes"));
    m_pattern->setClearButtonEnabled(true);
    m_pattern->installEventFilter(this);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(fontMetrics().height());
    m_result->setObjectName("findResult");
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(2, 0, 2, 2);
    grid->setSpacing(2);
    grid->addWidget(m_kind, 0, 0);
    grid->addWidget(m_pattern, 0, 1);
    grid->addWidget(m_previous, 0, 2);
    grid->addWidget(m_next, 0, 3);
    grid->addWidget(m_bar, 1, 0, 1, 3);
    grid->addWidget(m_cancel, 1, 3);
    grid->addWidget(m_result, 2, 0, 1, 4);
    setFocusProxy(m_pattern);
}

void ByteSearchBar::setBytes(const std::shared_ptr<const ByteSource>& bytes) {
    if (bytes != m_bytes) {
        m_bytes = bytes;
        m_searcher.cancel();
        say({});
    }
}

bool ByteSearchBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) {
        return QWidget::eventFilter(watched, event);
    }
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape && m_searcher.isRunning()) {
        m_searcher.cancel();
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
        search(key->modifiers().testFlag(Qt::ShiftModifier));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ByteSearchBar::search(bool backward) {
    if (!m_bytes || m_pattern->text().isEmpty()) {
        return;
    }
    auto pattern = m_kind->currentIndex() == 0
                       ? parseHexPattern(m_pattern->text())
                       : std::expected<std::vector<std::byte>, QString>(textPattern(m_pattern->text()));
    if (!pattern) {
        return say(pattern.error());
    }
    m_length = {pattern->size()};
    say({});
    m_bar->setValue(0);
    showRunning(true);
    m_searcher.start(m_bytes, {std::move(*pattern), m_from, backward});
}

void ByteSearchBar::report(const ByteSearchResult& result) {
    showRunning(false);
    QStringList words;
    if (result.stopped) {
        words << tr("Cancelled.");
    } else if (!result.found) {
        words << tr("Not found.");
    } else {
        words << (result.wrapped
                      ? tr("Found at byte %1, past the end of the disk and round.").arg(number(result.found->value))
                      : tr("Found at byte %1.").arg(number(result.found->value)));
    }
    if (result.unread.value != 0) {
        words << tr("%1 bytes could not be read.").arg(number(result.unread.value));
    }
    say(words.join(' '));
    if (result.found) {
        Q_EMIT found({*result.found, m_length});
    }
}

void ByteSearchBar::showRunning(bool running) {
    m_bar->setVisible(running);
    m_cancel->setVisible(running);
}

void ByteSearchBar::say(const QString& words) {
    m_result->setText(words);
    m_result->setVisible(!words.isEmpty());
}

} // namespace atlas::ui
