// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/fields_model.h"

#include "ondisk/field_table.h"
#include "report/language/make_message.h"
#include "report/words/structure_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>
#include <array>

namespace atlas::ui {

namespace {

QString offsetText(std::size_t offset) {
    return QStringLiteral("0x%1").arg(static_cast<qulonglong>(offset), 3, 16, QLatin1Char('0'));
}

} // namespace

void FieldsModel::setStructure(StructureCopies structure) {
    beginResetModel();
    m_structure = std::move(structure);
    endResetModel();
}

QString FieldsModel::summary() const {
    const auto* const structure = m_structure.selected();
    if (structure == nullptr)
        return {};
    const auto bytes = m_structure.bytes();
    QStringList lines{capitalised(text(label(structure->place))),
                      text(message<MessageId::PlaceOfStructure>(bytes.first, bytes.count))};
    if (structure->checksum)
        lines << marked(structure->checksum->right(), text(checksumText(*structure->checksum)));
    if (m_structure.copies.size() > 1) {
        const auto& differences = m_structure.differences;
        const QString verdict = text(copiesVerdict(m_structure.copies, differences));
        const bool wrong = std::ranges::count(differences, false, &CopyDifference::legitimate) > 0;
        lines << (wrong ? marked(false, verdict) : verdict);
    }
    if (!m_structure.unreadable.empty())
        lines << marked(false, text(copiesUnreadable(m_structure.unreadable)));
    if (m_structure.left != 0)
        lines << text(message<MessageId::CopiesNotShown>(Count{m_structure.left}));
    return lines.join('\n');
}

int FieldsModel::rowCount(const QModelIndex& parent) const {
    const auto* const structure = m_structure.selected();
    return parent.isValid() || structure == nullptr ? 0 : static_cast<int>(structure->decoded.fields.size());
}

int FieldsModel::columnCount(const QModelIndex& parent) const {
    const auto copies = m_structure.copies.size() > 1 ? static_cast<int>(m_structure.copies.size()) : 0;
    return parent.isValid() ? 0 : fieldColumnCount + copies;
}

std::optional<CopyDifference> FieldsModel::difference(std::size_t field, std::size_t copy) const {
    const auto found = std::ranges::find_if(
        m_structure.differences, [&](const CopyDifference& each) { return each.field == field && each.copy == copy; });
    return found == m_structure.differences.end() ? std::nullopt : std::optional(*found);
}

bool FieldsModel::isWrong(std::size_t field) const {
    const auto& structure = *m_structure.selected();
    const bool checksum = structure.checksum &&
                          structure.checksum->field == structure.decoded.fields[field].field->name &&
                          !structure.checksum->right();
    const auto differs = difference(field, m_structure.shown);
    return checksum || (differs && !differs->legitimate);
}

QString FieldsModel::cell(std::size_t field, FieldColumn column) const {
    const auto& decoded = m_structure.selected()->decoded;
    const auto& is = decoded.fields[field];
    switch (column) {
    case FieldColumn::Name: return text(is.field->name);
    case FieldColumn::Value: {
        const auto value = diskText(format(valueText(is)));
        return isWrong(field) ? marked(false, value) : value;
    }
    case FieldColumn::Raw: return text(hexText(is.raw));
    case FieldColumn::Offset: return offsetText(is.field->offset);
    case FieldColumn::Meaning: break;
    }
    return text(fieldMeaning(*decoded.table, *is.field, currentLanguage()));
}

/// "=" if the copy equals referenceCopy().
QString FieldsModel::copyCell(std::size_t field, std::size_t copy) const {
    const auto differs = difference(field, copy);
    if (!differs && copy != referenceCopy(m_structure.copies))
        return QStringLiteral("=");
    const auto value = diskText(m_structure.copies[copy].decoded.fields[field].value);
    const auto shown = value.isEmpty() ? QStringLiteral("0") : value;
    return differs && !differs->legitimate ? marked(false, shown) : shown;
}

QVariant FieldsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto field = static_cast<std::size_t>(index.row());
    const bool ofCopy = index.column() >= fieldColumnCount;
    const auto copy = static_cast<std::size_t>(ofCopy ? index.column() - fieldColumnCount : 0);
    switch (role) {
    case Qt::DisplayRole: return ofCopy ? copyCell(field, copy) : cell(field, FieldColumn(index.column()));
    case Qt::ToolTipRole: return cell(field, FieldColumn::Meaning);
    case FaintRole: {
        const auto differs = ofCopy ? difference(field, copy) : std::nullopt;
        return !m_structure.selected()->decoded.fields[field].valid || (differs && differs->legitimate);
    }
    case EmphasisRole: {
        const auto differs = ofCopy ? difference(field, copy) : std::nullopt;
        return differs ? !differs->legitimate : !ofCopy && isWrong(field);
    }
    default: return {};
    }
}

QVariant FieldsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section >= fieldColumnCount) {
        const auto copy = static_cast<std::size_t>(section - fieldColumnCount);
        return copy < m_structure.copies.size()
                   ? capitalised(text(message<MessageId::ColumnCopyIn>(m_structure.copies[copy].place.copyIn)))
                   : QString();
    }
    using enum MessageId;
    static const std::array<Message, fieldColumnCount> names{message<ColumnField>(), message<ColumnValue>(),
                                                             message<ColumnRaw>(), message<ColumnOffset>(),
                                                             message<ColumnMeaning>()};
    return capitalised(text(names[static_cast<std::size_t>(section)]));
}

int StoredFieldsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : structure().copies.size() > 1 ? 3 : 2;
}

bool StoredFieldsModel::differsUnexpectedly(std::size_t field) const {
    return std::ranges::any_of(structure().differences,
                               [field](const CopyDifference& each) { return each.field == field && !each.legitimate; });
}

QString StoredFieldsModel::copies(std::size_t field) const {
    const auto& all = structure();
    const auto valueIn = [&](std::size_t copy) {
        const auto value = diskText(all.copies[copy].decoded.fields[field].value);
        return value.isEmpty() ? QStringLiteral("0") : value;
    };
    const auto reference = referenceCopy(all.copies);
    if (isWrong(field) && reference != all.shown)
        return marked(true, valueIn(reference));
    std::vector<std::size_t> wrong;
    bool mayDiffer = false;
    for (const auto& each : all.differences) {
        if (each.field == field) {
            mayDiffer |= each.legitimate; // also where it is the selected copy that differs
            if (!each.legitimate && each.copy != all.shown)
                wrong.push_back(each.copy);
        }
    }
    if (wrong.empty())
        return mayDiffer ? tr("may differ") : QStringLiteral("=");
    const auto in = text(message<MessageId::ColumnCopyIn>(all.copies[wrong.front()].place.copyIn));
    const auto first = marked(false, tr("%1, %2").arg(valueIn(wrong.front()), in));
    return wrong.size() == 1 ? first : tr("%1 and %2 more").arg(first, number(wrong.size() - 1));
}

QVariant StoredFieldsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto field = static_cast<std::size_t>(index.row());
    const auto column = StoredColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column == StoredColumn::Name     ? cell(field, FieldColumn::Name)
               : column == StoredColumn::Stored ? cell(field, FieldColumn::Value)
                                                : copies(field);
    case Qt::ToolTipRole: return cell(field, FieldColumn::Meaning);
    case FaintRole:
        return column == StoredColumn::Copies ? !differsUnexpectedly(field)
                                              : FieldsModel::data(this->index(index.row(), 0), role);
    case EmphasisRole: return column == StoredColumn::Copies ? differsUnexpectedly(field) : isWrong(field);
    default: return {};
    }
}

QVariant StoredFieldsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (StoredColumn(section)) {
    case StoredColumn::Name: return tr("Field");
    case StoredColumn::Stored: return tr("Stored");
    case StoredColumn::Copies: break;
    }
    const auto copies = structure().copies.size() - 1;
    return copies == 1 ? tr("In the copy") : tr("In %1 copies").arg(number(copies));
}

} // namespace atlas::ui
