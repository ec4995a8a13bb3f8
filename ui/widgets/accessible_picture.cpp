// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessible_picture.h"

#include "report/language/make_message.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace atlas::ui {

QStringList plainLines(const QString& tip) {
    if (!Qt::mightBeRichText(tip))
        return tip.split(u'\n', Qt::SkipEmptyParts);
    // QTextDocument puts each table cell on a separate line; here each table row becomes one line.
    static const QRegularExpression cell(QStringLiteral("(&nbsp;)*</td><td>"));
    static const QRegularExpression end(QStringLiteral("</tr>|</b>(?=<table>)|</?table>"));
    static const QRegularExpression rest(QStringLiteral("</?t[rd]>"));
    auto html = tip;
    html.replace(cell, text(message<MessageId::Colon>())).replace(end, QStringLiteral("<br>")).remove(rest);
    QStringList lines;
    for (const auto& line : QTextDocumentFragment::fromHtml(html).toPlainText().split(u'\n'))
        if (!line.trimmed().isEmpty())
            lines << line.trimmed();
    return lines;
}

namespace {

/// Null if QAccessible has already deleted it, as it does at program exit.
AccessiblePart* partOf(QAccessible::Id id) {
    return static_cast<AccessiblePart*>(QAccessible::accessibleInterface(id));
}

} // namespace

AccessibleParts::~AccessibleParts() {
    for (const auto& [key, id] : m_ids)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleParts::set(std::vector<PicturePart> parts,
                          const std::function<AccessiblePart*(const PicturePart&)>& make) {
    auto before = std::exchange(m_ids, {});
    m_order.clear();
    for (auto& part : parts) {
        const auto key = part.key;
        const auto known = before.find(key);
        QAccessible::Id id = 0;
        if (known != before.end()) {
            id = known->second;
            before.erase(known);
            partOf(id)->refresh(std::move(part));
        } else {
            id = QAccessible::registerAccessibleInterface(make(part));
        }
        m_ids.emplace(key, id);
        m_order.push_back(id);
    }
    for (const auto& [key, id] : before) {
        partOf(id)->end();
        QTimer::singleShot(0, QCoreApplication::instance(),
                           [ended = id] { QAccessible::deleteAccessibleInterface(ended); });
    }
}

AccessiblePart* AccessibleParts::at(int index) const {
    return index < 0 || index >= count() ? nullptr : partOf(m_order[static_cast<std::size_t>(index)]);
}

int AccessibleParts::indexOf(const QAccessibleInterface* child) const {
    const auto id =
        std::ranges::find(m_order, child, [](QAccessible::Id each) { return QAccessible::accessibleInterface(each); });
    return id == m_order.end() ? -1 : static_cast<int>(id - m_order.begin());
}

AccessiblePart* AccessibleParts::under(QPoint global) const {
    const auto id =
        std::ranges::find_if(m_order, [&](QAccessible::Id each) { return partOf(each)->rect().contains(global); });
    return id == m_order.end() ? nullptr : partOf(*id);
}

AccessiblePart* AccessibleParts::current() const {
    const auto id = std::ranges::find_if(m_order, [](QAccessible::Id each) { return partOf(each)->part().current; });
    return id == m_order.end() ? nullptr : partOf(*id);
}

AccessiblePart::AccessiblePart(QWidget& view, QAccessible::Id parent, const PictureParts* parts, PicturePart part)
    : m_view(&view), m_parent(parent), m_parts(parts), m_part(std::move(part)) {}

void AccessiblePart::refresh(PicturePart part) { m_part = std::move(part); }

AccessibleParts& AccessiblePart::children() const {
    if (m_parts != nullptr && isValid() && (!m_filled || m_stamp != m_parts->stamp())) {
        m_filled = true;
        m_stamp = m_parts->stamp();
        const auto self = QAccessible::uniqueId(const_cast<AccessiblePart*>(this));
        m_children.set(m_parts->inRow(m_part.key),
                       [&](const PicturePart& each) { return new AccessiblePart(*m_view, self, nullptr, each); });
    }
    return m_children;
}

QWindow* AccessiblePart::window() const { return m_view ? m_view->window()->windowHandle() : nullptr; }

QAccessibleInterface* AccessiblePart::parent() const { return QAccessible::accessibleInterface(m_parent); }

QAccessibleInterface* AccessiblePart::child(int index) const { return children().at(index); }

int AccessiblePart::childCount() const { return children().count(); }

int AccessiblePart::indexOfChild(const QAccessibleInterface* child) const { return children().indexOf(child); }

QAccessibleInterface* AccessiblePart::childAt(int x, int y) const { return children().under({x, y}); }

QAccessibleInterface* AccessiblePart::focusChild() const { return m_part.current ? children().current() : nullptr; }

QString AccessiblePart::text(QAccessible::Text kind) const {
    const bool told = kind == QAccessible::Name || kind == QAccessible::Description;
    auto lines = told && isValid() ? plainLines(m_part.tip()) : QStringList();
    if (lines.isEmpty())
        return {};
    const auto name = lines.takeFirst();
    return kind == QAccessible::Name ? name : clausesText(lines);
}

QRect AccessiblePart::rect() const {
    return m_view ? QRect(m_view->mapToGlobal(m_part.rect.topLeft()), m_part.rect.size()) : QRect();
}

QAccessible::State AccessiblePart::state() const {
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = !m_view || !m_view->isVisible();
    state.focusable = true;
    state.selectable = true;
    const bool chosen = isValid() && m_part.current && focusChild() == nullptr;
    state.selected = chosen;
    state.focused = chosen && m_view->hasFocus();
    state.readOnly = true;
    return state;
}

AccessiblePicture::AccessiblePicture(QWidget& view, std::unique_ptr<const PictureParts> parts)
    : QAccessibleWidget(&view, QAccessible::Tree), m_parts(std::move(parts)) {}

AccessibleParts& AccessiblePicture::rows() const {
    if (widget() != nullptr && (!m_filled || m_stamp != m_parts->stamp())) {
        m_filled = true;
        m_stamp = m_parts->stamp();
        const auto self = QAccessible::uniqueId(const_cast<AccessiblePicture*>(this));
        m_rows.set(m_parts->rows(),
                   [&](const PicturePart& each) { return new AccessiblePart(*widget(), self, m_parts.get(), each); });
    }
    return m_rows;
}

QAccessibleInterface* AccessiblePicture::child(int index) const { return rows().at(index); }

int AccessiblePicture::childCount() const { return rows().count(); }

int AccessiblePicture::indexOfChild(const QAccessibleInterface* child) const { return rows().indexOf(child); }

QAccessibleInterface* AccessiblePicture::childAt(int x, int y) const { return rows().under({x, y}); }

QAccessibleInterface* AccessiblePicture::focusChild() const {
    auto* row = rows().current();
    auto* part = row == nullptr ? nullptr : row->focusChild();
    return part == nullptr ? row : part;
}

void announceChosen(QWidget& view) {
    if (!QAccessible::isActive())
        return;
    const auto* picture = QAccessible::queryAccessibleInterface(&view);
    if (auto* chosen = picture == nullptr ? nullptr : picture->focusChild()) {
        QAccessibleEvent event(chosen, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace atlas::ui
