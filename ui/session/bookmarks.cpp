// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bookmarks.h"

#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"

#include <algorithm>

namespace atlas::ui {
namespace {

constexpr qsizetype maxBookmarks = 200;

const QString blockWord = QStringLiteral("block");
const QString byteWord = QStringLiteral("byte");
const QString groupWord = QStringLiteral("group");
const QString partitionWord = QStringLiteral("partition");

QString numbered(const QString& word, std::uint64_t number) { return QStringLiteral("%1 %2").arg(word).arg(number); }

} // namespace

QString placeNumber(const Place& place) {
    if (const auto* block = std::get_if<BlockPlace>(&place))
        return Bookmarks::tr("block %1").arg(number(block->block.value));
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return Bookmarks::tr("group %1").arg(number(group->group.value));
    if (const auto* partition = std::get_if<PartitionPlace>(&place))
        return Bookmarks::tr("partition %1").arg(partition->number);
    if (const auto* disk = std::get_if<DiskPlace>(&place))
        return Bookmarks::tr("byte %1").arg(number(disk->byte.value));
    return Bookmarks::tr("partition table");
}

QString placeKey(const Place& place) {
    if (const auto* block = std::get_if<BlockPlace>(&place))
        return numbered(blockWord, block->block.value);
    if (const auto* group = std::get_if<GroupPlace>(&place))
        return numbered(groupWord, group->group.value);
    if (const auto* partition = std::get_if<PartitionPlace>(&place))
        return numbered(partitionWord, partition->number);
    if (const auto* table = std::get_if<TablePlace>(&place))
        return table->kind == TableKind::Gpt ? QStringLiteral("gpt") : QStringLiteral("mbr");
    if (const auto* disk = std::get_if<DiskPlace>(&place))
        return numbered(byteWord, disk->byte.value);
    return {};
}

Place placeOfKey(const QString& key) {
    if (key == QStringLiteral("gpt") || key == QStringLiteral("mbr"))
        return TablePlace{key == QStringLiteral("gpt") ? TableKind::Gpt : TableKind::Mbr};
    const auto word = key.section(QLatin1Char(' '), 0, 0);
    bool known = false;
    const auto number = key.section(QLatin1Char(' '), 1).toULongLong(&known);
    const bool isSmall = known && number < noGroup.value;
    if (known && word == blockWord)
        return BlockPlace{{number}};
    if (known && word == byteWord)
        return DiskPlace{{number}};
    if (isSmall && word == groupWord)
        return GroupPlace{{static_cast<std::uint32_t>(number)}};
    if (isSmall && word == partitionWord)
        return PartitionPlace{static_cast<std::uint32_t>(number)};
    return {};
}

QString noteHtml(const QStringList& notes) {
    QString html;
    for (const auto& note : notes)
        html += QStringLiteral("<p><b>%1</b></p>").arg(note.isEmpty() ? Bookmarks::tr("note") : note.toHtmlEscaped());
    return html;
}

Bookmarks::Bookmarks(QSettings& settings, const Session& session) : m_settings(settings), m_session(session) {
    connect(&session, &Session::opened, this, &Bookmarks::load);
}

QString Bookmarks::settingsKey() const {
    if (!m_session.isOpen())
        return {};
    const auto layout = m_session.layout();
    const auto identity = layout ? layout->filesystem.uuid : m_session.snapshot().disk.table.id;
    return identity.empty() ? QString() : QStringLiteral("bookmarks/") + text(identity);
}

QList<Bookmark> Bookmarks::all() const { return m_all; }

const Bookmark* Bookmarks::find(const Place& place) const {
    const auto key = placeKey(place);
    const auto found = std::ranges::find_if(m_all, [&](const Bookmark& each) { return placeKey(each.place) == key; });
    return found == m_all.cend() || key.isEmpty() ? nullptr : &*found;
}

void Bookmarks::set(const Place& place, const QString& note) {
    if (placeKey(place).isEmpty() || settingsKey().isEmpty())
        return;
    const auto key = placeKey(place);
    const auto known = std::ranges::find_if(m_all, [&](const Bookmark& each) { return placeKey(each.place) == key; });
    if (known != m_all.end())
        known->note = note;
    else
        m_all.append({place, note});
    m_all = m_all.last(std::min(m_all.size(), maxBookmarks));
    store();
}

void Bookmarks::remove(const Place& place) {
    const auto key = placeKey(place);
    if (m_all.removeIf([&](const Bookmark& each) { return placeKey(each.place) == key; }) != 0)
        store();
}

void Bookmarks::load() {
    m_all.clear();
    const auto key = settingsKey();
    const auto lines = key.isEmpty() ? QStringList() : m_settings.value(key).toStringList();
    for (const auto& line : lines) {
        const auto place = placeOfKey(line.section(QLatin1Char('\t'), 0, 0));
        if (!std::holds_alternative<std::monostate>(place))
            m_all.append({place, line.section(QLatin1Char('\t'), 1)});
    }
    // Those of a snapshot are shown until the first change, which makes them the user's own.
    if (m_session.isOpen() && (key.isEmpty() || !m_settings.contains(key))) {
        for (const auto& [place, words] : m_session.snapshot().notes)
            if (const auto known = placeOfKey(text(place)); !std::holds_alternative<std::monostate>(known))
                m_all.append({known, text(words).simplified()});
        m_all = m_all.first(std::min(m_all.size(), maxBookmarks));
    }
    Q_EMIT changed();
}

std::vector<NotePin> Bookmarks::pins() const {
    std::vector<NotePin> pins;
    if (!m_session.isOpen())
        return pins;
    const auto layout = m_session.layout();
    for (const auto& [place, note] : m_all) {
        const auto where = whereaboutsOf(m_session.judgement(), place);
        if (where && exists(m_session.snapshot(), place))
            pins.push_back({where->byte, layout ? blocksOf(*layout, place) : BlockInterval{}, note});
    }
    return pins;
}

std::vector<PlaceNote> Bookmarks::asNotes() const {
    std::vector<PlaceNote> notes;
    for (const auto& [place, note] : m_all)
        notes.push_back({placeKey(place).toStdString(), note.toStdString()});
    return notes;
}

void Bookmarks::store() {
    QStringList lines;
    for (const auto& [place, note] : std::as_const(m_all))
        lines << placeKey(place) + QLatin1Char('\t') + note;
    const bool isForgotten = lines.isEmpty() && m_session.snapshot().notes.empty();
    isForgotten ? m_settings.remove(settingsKey()) : m_settings.setValue(settingsKey(), lines);
    Q_EMIT changed();
}

} // namespace atlas::ui
