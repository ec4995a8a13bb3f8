// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form_fields.h"

#include "ui/text/qt_text.h"

#include <QApplication>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QStyleOptionSpinBox>
#include <algorithm>
#include <optional>

namespace atlas::ui {
namespace {

bool isSeparator(QChar c) { return c.isSpace() || c == ',' || c == '_' || c == '\''; }

/// The unit without spaces, in the window's language.
QString unit() {
    return SectorSpinBox::tr("%1 sectors").remove(QStringLiteral("%1")).removeIf([](QChar c) { return c.isSpace(); });
}

/// Removes separators and the complete or partly typed unit.
QString digitsIn(QString input) {
    input.removeIf(isSeparator);
    const auto end = std::ranges::find_if_not(input, [](QChar c) { return c >= '0' && c <= '9'; });
    const auto digits = end - input.begin();
    return unit().startsWith(QStringView(input).sliced(digits)) ? input.first(digits) : input;
}

std::optional<quint64> numberIn(const QString& input) {
    bool ok = false;
    const quint64 value = digitsIn(input).toULongLong(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

SectorSpinBox::SectorSpinBox(QWidget* parent) : QAbstractSpinBox(parent) {
    setKeyboardTracking(true);
    lineEdit()->setText(textOf(m_value));
    connect(lineEdit(), &QLineEdit::textEdited, this, &SectorSpinBox::read);
    connect(this, &QAbstractSpinBox::editingFinished, this, [this] { lineEdit()->setText(textOf(m_value)); });
}

void SectorSpinBox::setValue(quint64 value) {
    m_value = std::min(value, m_maximum);
    // Keeps the text while the user is typing the same value.
    if (numberIn(lineEdit()->text()) != m_value)
        lineEdit()->setText(textOf(m_value));
}

void SectorSpinBox::setMaximum(quint64 maximum) {
    m_maximum = maximum;
    setValue(m_value);
    updateGeometry();
}

QValidator::State SectorSpinBox::validate(QString& input, int&) const {
    const auto value = numberIn(input);
    if (value)
        return *value <= m_maximum ? QValidator::Acceptable : QValidator::Invalid;
    return digitsIn(input).isEmpty() ? QValidator::Intermediate : QValidator::Invalid;
}

void SectorSpinBox::fixup(QString& input) const { input = textOf(m_value); }

void SectorSpinBox::stepBy(int steps) {
    const auto distance = static_cast<quint64>(std::abs(static_cast<qint64>(steps)));
    const quint64 next =
        steps < 0 ? m_value - std::min(m_value, distance) : m_value + std::min(m_maximum - m_value, distance);
    if (next != m_value) {
        setValue(next);
        Q_EMIT changed(m_value);
    }
}

QSize SectorSpinBox::sizeHint() const {
    ensurePolished();
    // Leaves room for sector numbers of a disk of some terabytes; longer numbers scroll.
    const QString widest = textOf(std::max<quint64>(m_value, 99'999'999'999));
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize content(fontMetrics().horizontalAdvance(widest) + fontMetrics().horizontalAdvance(u' '),
                        lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, content, this);
}

QAbstractSpinBox::StepEnabled SectorSpinBox::stepEnabled() const {
    StepEnabled enabled = StepNone;
    enabled |= m_value > 0 ? StepDownEnabled : StepNone;
    enabled |= m_value < m_maximum ? StepUpEnabled : StepNone;
    return enabled;
}

QString SectorSpinBox::textOf(quint64 value) const { return tr("%1 sectors").arg(number(value)); }

void SectorSpinBox::read(const QString& input) {
    const auto value = numberIn(input);
    if (value && *value <= m_maximum && *value != m_value) {
        m_value = *value;
        Q_EMIT changed(m_value);
    }
}

ByteChoice::ByteChoice(std::vector<Option> usual, std::function<QString(quint64)> accepts, QWidget* parent)
    : QComboBox(parent), m_usual(std::move(usual)), m_accepts(std::move(accepts)) {
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, &ByteChoice::choose);
}

QString ByteChoice::textOf(const Option& option) const {
    const QString bytes = option.bytes == 0 && !m_zero.isEmpty() ? m_zero : tr("%1 B").arg(number(option.bytes));
    return option.note.isEmpty() ? bytes : QStringLiteral("%1 (%2)").arg(bytes, option.note);
}

void ByteChoice::show(const Option& read, std::optional<quint64> chosen) {
    m_read = read;
    m_chosen = chosen;
    clear();
    addItem(textOf(read));
    for (const auto& option : m_usual)
        addItem(textOf(option), option.bytes);
    if (chosen) {
        int at = findData(*chosen);
        if (at < 0) {
            at = count();
            addItem(textOf({*chosen, *chosen == 0 ? QString() : tr("set by you")}), *chosen); // 0: the drive has none
        }
        setCurrentIndex(at);
    }
    insertSeparator(count());
    addItem(tr("Custom…"), QVariant::fromValue(false));
}

void ByteChoice::choose(int index) {
    if (index == 0)
        Q_EMIT chosen(std::nullopt);
    else if (itemData(index).typeId() == QMetaType::Bool)
        ask();
    else
        Q_EMIT chosen(itemData(index).toULongLong());
}

void ByteChoice::ask() {
    bool ok = false;
    const QString start = QString::number(m_chosen.value_or(m_read.bytes));
    const QString typed = QInputDialog::getText(this, tr("Custom"), m_question, QLineEdit::Normal, start, &ok);
    const auto bytes = typedQuantity(typed);
    const bool isBytes = bytes && !bytes->inSectors();
    const QString refusal = isBytes ? m_accepts(bytes->number) : tr("That is not a number of bytes.");
    if (ok && refusal.isEmpty()) {
        Q_EMIT chosen(bytes->number);
        return;
    }
    if (ok)
        QMessageBox::information(this, tr("Custom"), refusal);
    show(m_read, m_chosen);
}

TermLabel::TermLabel(const QString& words, Term term, QWidget* parent) : QLabel(words, parent) {
    const auto meaning = ui::text(explanation(term));
    setToolTip(QStringLiteral("<p>%1</p>").arg(meaning.toHtmlEscaped()));
    setAccessibleDescription(meaning);
}

void TermLabel::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    QPen dots(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine);
    painter.setPen(dots);
    const auto metrics = fontMetrics();
    const int width = std::min(metrics.size(Qt::TextShowMnemonic, text()).width(), this->width());
    const int y = std::min((height() + metrics.height()) / 2, height() - 1);
    painter.drawLine(0, y, width, y);
}

namespace {

class ExportKey : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride || qobject_cast<QLineEdit*>(watched) == nullptr)
            return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        return key->modifiers() == Qt::ControlModifier && key->key() == Qt::Key_E;
    }
};

} // namespace

void keepExportKey() {
    static const char* const name = "exportKey";
    if (qApp->findChild<QObject*>(QLatin1StringView(name), Qt::FindDirectChildrenOnly) != nullptr)
        return;
    auto* filter = new ExportKey(qApp);
    filter->setObjectName(QLatin1StringView(name));
    qApp->installEventFilter(filter);
}

} // namespace atlas::ui
