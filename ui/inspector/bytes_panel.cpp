// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/bytes_panel.h"

#include "ondisk/field_value.h"
#include "report/messages/make_message.h"
#include "report/messages/structure_text.h"
#include "ui/inspector/bytes_view.h"
#include "ui/session/qt_text.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

QString asHex(const std::vector<std::byte>& bytes) { return text(hexText(bytes)); }

QString asArray(const std::vector<std::byte>& bytes) {
    QStringList items;
    for (const auto byte : bytes) {
        items << QStringLiteral("0x%1").arg(std::to_integer<int>(byte), 2, 16, QLatin1Char('0'));
    }
    return QStringLiteral("{%1}").arg(items.join(QStringLiteral(", ")));
}

QString asText(const std::vector<std::byte>& bytes) {
    std::string out;
    for (const auto byte : bytes) {
        out += static_cast<char>(byte);
    }
    return diskText(out);
}

} // namespace

BytesPanel::BytesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_loader(workspace.structures),
      m_view(new BytesView),
      m_name(new QLabel) {
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
    addCopying();
    connect(m_view, &BytesView::chosen, this, &BytesPanel::choose);
    connect(&m_loader, &StructureLoader::changed, this, &BytesPanel::refresh);
    connect(&m_loader, &StructureLoader::pointed, this, &BytesPanel::showByte);
}

void BytesPanel::addCopying() {
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto add = [this](const QString& words, QString (*format)(const std::vector<std::byte>&)) {
        auto* action = new QAction(words, m_view);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this,
                [this, format] { QGuiApplication::clipboard()->setText(format(m_view->copied())); });
        m_view->addAction(action);
        return action;
    };
    add(tr("&Copy as hexadecimal"), asHex)->setShortcut(QKeySequence::Copy);
    add(tr("Copy as C &array"), asArray);
    add(tr("Copy as &text"), asText);
}

void BytesPanel::refresh() {
    const auto& session = m_workspace.session;
    m_view->show(m_loader.bytes(), session.sharedSnapshot());
    m_view->setVisible(m_loader.bytes() != nullptr);
    showByte();
}

/// "byte 3 of bg_inode_table_lo, descriptor of group 21".
QString BytesPanel::nameOf(ByteOffset byte) const {
    const auto& structure = m_loader.structure();
    const auto field = structure.fieldAt(byte);
    if (!field) {
        return tr("Byte %1: no field lies here.").arg(number(byte.value));
    }
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
        m_view->outline(field ? structure.bytesOf(*field) : ByteInterval{*byte, {1}});
        m_name->setText(nameOf(*byte));
    } else {
        m_view->outline(structure.bytes());
        m_name->setText(tr("Choose a byte to name its field."));
    }
}

void BytesPanel::choose(ByteOffset byte) {
    m_loader.select(byte);
    if (m_loader.byte() != byte) { // outside the volume
        m_view->setCursor(byte);
        m_name->setText(nameOf(byte));
    }
}

} // namespace atlas::ui
