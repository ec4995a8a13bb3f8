// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/superblock_dialog.h"

#include "ui/text/qt_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace atlas::ui {

SuperblockDialog::SuperblockDialog(const SuperblockChoice& chosen, QWidget* parent)
    : QDialog(parent),
      m_block(new QLineEdit),
      m_size(new QComboBox),
      m_refusal(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel)) {
    setObjectName("superblockDialog");
    setWindowTitle(tr("Open with another superblock"));
    auto* what = new QLabel(tr("A file system can be opened with a backup of its superblock, such as that in block "
                               "32768. Without a block, the best copy of a file system with this block size is "
                               "searched for."));
    what->setWordWrap(true);
    m_block->setObjectName("superblockBlock");
    m_block->setPlaceholderText(tr("search"));
    m_size->setObjectName("superblockBlockSize");
    m_size->addItem(tr("any"), 0);
    for (const quint64 bytes : {1024, 2048, 4096, 8192, 16384, 32768, 65536})
        m_size->addItem(number(bytes), bytes);
    if (chosen.block)
        m_block->setText(QString::number(chosen.block->value));
    if (chosen.blockSize)
        m_size->setCurrentIndex(std::max(0, m_size->findData(static_cast<quint64>(chosen.blockSize->value))));
    m_refusal->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Block of the superblock"), m_block);
    form->addRow(tr("Block &size in bytes"), m_size);
    auto* column = new QVBoxLayout(this);
    column->addWidget(what);
    column->addLayout(form);
    column->addWidget(m_refusal);
    column->addWidget(m_buttons);
    connect(m_block, &QLineEdit::textChanged, this, &SuperblockDialog::refresh);
    connect(m_size, &QComboBox::currentIndexChanged, this, &SuperblockDialog::refresh);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        SuperblockChoice choice{.block = typedBlock()};
        if (const auto bytes = m_size->currentData().toULongLong(); bytes != 0)
            choice.blockSize = ByteCount{bytes};
        Q_EMIT this->chosen(choice);
        accept();
    });
    refresh();
}

std::optional<BlockNumber> SuperblockDialog::typedBlock() const {
    bool isNumber = false;
    const auto block = m_block->text().trimmed().toULongLong(&isNumber);
    return isNumber ? std::optional(BlockNumber{block}) : std::nullopt;
}

void SuperblockDialog::refresh() {
    const auto typed = m_block->text().trimmed();
    const bool isWrong = !typed.isEmpty() && !typedBlock();
    m_refusal->setText(isWrong ? tr("“%1” is no block number.").arg(typed) : QString());
    m_buttons->button(QDialogButtonBox::Open)->setEnabled(!isWrong);
}

} // namespace atlas::ui
