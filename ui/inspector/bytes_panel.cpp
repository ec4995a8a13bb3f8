// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/bytes_panel.h"

#include "ondisk/field_table.h"
#include "report/language/make_message.h"
#include "report/words/structure_text.h"
#include "ui/inspector/bytes_view.h"
#include "ui/session/background.h"
#include "ui/session/byte_searcher.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

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
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
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
    if (!m_bytes || m_pattern->text().isEmpty())
        return;
    auto pattern = m_kind->currentIndex() == 0
                       ? parseHexPattern(m_pattern->text())
                       : std::expected<std::vector<std::byte>, QString>(textPattern(m_pattern->text()));
    if (!pattern)
        return say(pattern.error());
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
    if (result.unread.value != 0)
        words << tr("%1 bytes could not be read.").arg(number(result.unread.value));
    say(words.join(' '));
    if (result.found)
        Q_EMIT found({*result.found, m_length});
}

void ByteSearchBar::showRunning(bool running) {
    m_bar->setVisible(running);
    m_cancel->setVisible(running);
}

void ByteSearchBar::say(const QString& words) {
    m_result->setText(words);
    m_result->setVisible(!words.isEmpty());
}

namespace {

constexpr std::uint64_t maxCopied = std::uint64_t{1} << 20U;

QString asHex(const std::vector<std::byte>& bytes) { return text(hexText(bytes)); }

QString asArray(const std::vector<std::byte>& bytes) {
    QStringList items;
    for (const auto byte : bytes)
        items << QStringLiteral("0x%1").arg(std::to_integer<int>(byte), 2, 16, QLatin1Char('0'));
    return QStringLiteral("{%1}").arg(items.join(QStringLiteral(", ")));
}

QString asText(const std::vector<std::byte>& bytes) {
    std::string out;
    for (const auto byte : bytes)
        out += static_cast<char>(byte);
    return diskText(out);
}

} // namespace

BytesPanel::BytesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_loader(workspace.structures),
      m_view(new BytesView),
      m_name(new QLabel),
      m_search(new ByteSearchBar) {
    m_view->setObjectName("bytes");
    m_name->setObjectName("byteName");
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    m_name->setMargin(4);
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_name);
    column->addWidget(m_view, 1);
    column->addWidget(m_search);
    addCopying();
    connect(m_search, &ByteSearchBar::found, this, &BytesPanel::take);
    connect(m_view, &BytesView::ranged, this, &BytesPanel::mark);
    connect(m_view, &BytesView::chosen, this, &BytesPanel::choose);
    connect(&m_loader, &StructureLoader::changed, this, &BytesPanel::refresh);
    connect(&m_loader, &StructureLoader::pointed, this, &BytesPanel::showByte);
}

void BytesPanel::startSearch() { m_search->setFocus(Qt::ShortcutFocusReason); }

void BytesPanel::addCopying() {
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto add = [this](const QString& words, Format format) {
        auto* action = new QAction(words, m_view);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, format] { copy(format); });
        m_view->addAction(action);
        return action;
    };
    add(tr("&Copy as hexadecimal"), asHex)->setShortcut(QKeySequence::Copy);
    add(tr("Copy as C &array"), asArray);
    add(tr("Copy as &text"), asText);
}

/// Reads the selected bytes that are not in memory.
void BytesPanel::copy(Format format) {
    const auto wanted = m_view->selected();
    auto bytes = m_view->copied();
    if (wanted.empty() || !m_loader.bytes())
        return;
    if (bytes.size() == wanted.count.value)
        return QGuiApplication::clipboard()->setText(format(bytes));
    if (wanted.count.value > maxCopied)
        return m_name->setText(tr("At most %1 can be copied.").arg(ui::size({maxCopied})));
    const auto work = [source = m_loader.bytes(), wanted, format]() -> Result<QString> {
        std::vector<std::byte> read(wanted.count.value);
        const auto status = source->read(wanted.first, read);
        return status ? Result<QString>(format(read)) : std::unexpected(status.error());
    };
    inBackground(this, work, [this](const Result<QString>& copied) {
        if (copied)
            QGuiApplication::clipboard()->setText(*copied);
        else
            m_name->setText(capitalised(text(sentence(copied.error()))));
    });
}

void BytesPanel::mark(ByteInterval bytes, ByteOffset cursor) {
    m_range = bytes;
    m_view->mark(bytes, cursor);
    m_search->setFrom(bytes.first);
    m_name->setText(tr("Bytes %1 – %2: %3 bytes.")
                        .arg(number(bytes.first.value), number(bytes.last().value), number(bytes.count.value)));
}

void BytesPanel::take(ByteInterval found) {
    m_range = found;
    go(found.first);
    m_view->mark(found, found.first);
}

void BytesPanel::refresh() {
    const auto& session = m_workspace.session;
    m_view->show(m_loader.bytes(), session.sharedSnapshot());
    m_view->setVisible(m_loader.bytes() != nullptr);
    m_search->setBytes(m_loader.bytes());
    m_search->setVisible(m_loader.bytes() != nullptr);
    showByte();
}

/// "byte 3 of bg_inode_table_lo, descriptor of group 21".
QString BytesPanel::nameOf(ByteOffset byte) const {
    const auto& structure = m_loader.structure();
    const auto field = structure.fieldAt(byte);
    if (!field)
        return tr("Byte %1: no field lies here.").arg(number(byte.value));
    const auto within = (byte - structure.bytesOf(*field).first).value;
    return tr("Byte %1: %2 (%3).")
        .arg(number(byte.value),
             text(message<MessageId::ByteOfField>(Number{within},
                                                  structure.selected()->decoded.fields[*field].field->name)),
             text(label(structure.selected()->place)));
}

void BytesPanel::showByte() {
    const auto& structure = m_loader.structure();
    const auto byte = m_loader.byte();
    m_view->setCursor(byte);
    if (!m_loader.bytes()) {
        m_name->setText(m_loader.reason());
    } else if (byte) {
        const auto field = structure.fieldAt(*byte);
        m_search->setFrom(*byte);
        m_range = m_range && m_range->contains(*byte) ? m_range : std::nullopt;
        m_view->outline(m_range ? *m_range : field ? structure.bytesOf(*field) : ByteInterval{*byte, {1}});
        m_name->setText(nameOf(*byte));
    } else {
        const auto bytes = wholePlace();
        m_view->outline(bytes);
        m_name->setText(bytes.empty() ? tr("Choose a byte to name its field.")
                                      : tr("Bytes %1 – %2. Choose a byte to name its field.")
                                            .arg(number(bytes.first.value), number(bytes.last().value)));
    }
}

/// The structure whose fields are shown, or the selected block if the structure lies outside it: the fields of a
/// bitmap's descriptor are shown for the bitmap.
ByteInterval BytesPanel::wholePlace() const {
    const auto structure = m_loader.structure().bytes();
    const auto block = m_loader.block();
    return block.empty() || !intersection(structure, block).empty() ? structure : block;
}

void BytesPanel::choose(ByteOffset byte) {
    m_range.reset();
    go(byte);
    if (m_loader.byte() == byte)  // also if it was selected before
        showByte();
}

void BytesPanel::go(ByteOffset byte) {
    m_loader.select(byte);
    if (m_loader.byte() != byte) { // outside the volume
        m_view->outline({});
        m_view->setCursor(byte);
        m_search->setFrom(byte);
        m_name->setText(nameOf(byte));
    }
}

} // namespace atlas::ui
