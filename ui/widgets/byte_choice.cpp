// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/byte_choice.h"

#include "ui/text/qt_text.h"
#include "ui/text/typed_size.h"

#include <QInputDialog>
#include <QMessageBox>

namespace atlas::ui {

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
    for (const auto& option : m_usual) {
        addItem(textOf(option), option.bytes);
    }
    if (chosen) {
        int at = findData(*chosen);
        if (at < 0) {
            at = count();
            addItem(textOf({*chosen, *chosen == 0 ? QString() : tr("set by you")}), *chosen); // 0: a drive without it
        }
        setCurrentIndex(at);
    }
    insertSeparator(count());
    addItem(tr("Custom…"), QVariant::fromValue(false));
}

void ByteChoice::choose(int index) {
    if (index == 0) {
        Q_EMIT chosen(std::nullopt);
    } else if (itemData(index).typeId() == QMetaType::Bool) {
        ask();
    } else {
        Q_EMIT chosen(itemData(index).toULongLong());
    }
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
    if (ok) {
        QMessageBox::information(this, tr("Custom"), refusal);
    }
    show(m_read, m_chosen);
}

} // namespace atlas::ui
