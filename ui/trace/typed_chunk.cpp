// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/typed_chunk.h"

#include "ui/text/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace atlas::ui {

TypedChunk::TypedChunk(TracePlayer& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_size(new QLineEdit(sizeWords(player.chunk().value))), m_answer(new QLabel) {
    constexpr int characters = 12;
    m_size->setObjectName("traceChunk");
    m_size->setAccessibleName(tr("Size of the chunks that are counted"));
    m_size->setToolTip(tr("Size of a chunk, such as 64 KiB for a cluster of qcow2 or 4 MiB for a snapshot"));
    m_size->setFixedWidth(m_size->fontMetrics().averageCharWidth() * characters);
    m_answer->setObjectName("traceChunkAnswer");
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_answer->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_size);
    row->addWidget(m_answer, 1);
    connect(m_size, &QLineEdit::editingFinished, this, &TypedChunk::read);
    connect(&player, &TracePlayer::changed, this, &TypedChunk::answer);
    answer();
}

void TypedChunk::read() {
    const auto typed = typedQuantity(m_size->text());
    m_isRefused = !typed || typed->inSectors() || !isChunkSize(typed->number);
    if (!m_isRefused)
        m_player.setChunk({typed->number});
    answer();
}

void TypedChunk::answer() {
    if (m_isRefused) {
        m_answer->setText(tr("“%1” is no size of a chunk: type 512 bytes to 1 PiB, such as 64 KiB or 4 MiB.")
                              .arg(m_size->text().trimmed()));
        return;
    }
    const auto* const view = m_player.view();
    if (view == nullptr || view->typed.size != m_player.chunk()) {
        m_answer->clear();
        return;
    }
    const auto& chunks = view->typed;
    const auto each = ui::size(chunks.size);
    const auto all = ui::size({chunks.chunks * chunks.size.value});
    if (chunks.chunks == 0)
        m_answer->setText(tr("No chunk of %1 was written.").arg(each));
    else if (chunks.isUpperBound)
        m_answer->setText(tr("Chunks of %1 written at least once: at most %2, which are %3 to copy.")
                              .arg(each, number(chunks.chunks), all));
    else
        m_answer->setText(
            tr("Chunks of %1 written at least once: %2, which are %3 to copy.").arg(each, number(chunks.chunks), all));
}

} // namespace atlas::ui
