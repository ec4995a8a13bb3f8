// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/file_finder.h"

#include "ui/session/goto_place.h"
#include "ui/text/qt_text.h"

#include <QSignalBlocker>

namespace atlas::ui {

FileFinder::FileFinder(Session& session, Selection& selection) : m_session(session), m_selection(selection) {
    connect(&m_reader, &ReaderJob::answered, this, &FileFinder::take);
    connect(&m_reader, &ReaderJob::progressed, this, &FileFinder::progressed);
    connect(&m_reader, &ReaderJob::cancelled, this, [this] { refuse(tr("Cancelled.")); });
    connect(&m_reader, &ReaderJob::failed, this, [this](Error error) {
        error.where.clear(); // the user knows the image
        refuse(capitalised(text(sentence(error))));
    });
    connect(&session, &Session::opened, this, &FileFinder::forget);
    connect(&selection, &Selection::changed, this, [this] {
        if (!m_running && !m_refusal.isEmpty()) { // belongs to the place selected before
            m_refusal.clear();
            Q_EMIT changed();
        }
    });
}

void FileFinder::forget() {
    const QSignalBlocker quiet(m_reader);
    m_reader.cancel();
    m_parsing.drop();
    m_running = false;
    m_owners.reset();
    m_refusal.clear();
    Q_EMIT changed();
}

void FileFinder::ask(const QString& task, const QString& what, const QString& which) {
    m_parsing.drop();
    m_task = task;
    m_refusal.clear();
    m_running = true;
    m_reader.ask(showArguments(m_session.request(), what, which), ReaderJob::answeredWithErrors);
    Q_EMIT changed();
}

void FileFinder::followPath(const QString& path) {
    m_name = path;
    m_block.reset();
    ask(tr("Looking up %1…").arg(path), QStringLiteral("path"), path);
}

void FileFinder::followInode(std::uint32_t inode, const QString& name) {
    m_name = name;
    m_block.reset();
    ask(tr("Looking up %1…").arg(name), QStringLiteral("inode"), QString::number(inode));
}

void FileFinder::findOwners(BlockNumber block) {
    m_block = block;
    const auto* const selected = std::get_if<BlockPlace>(&m_selection.place());
    m_within = selected != nullptr && selected->block == block ? selected->inBlock.value_or(0) : 0;
    ask(tr("Looking for the owner of block %1…").arg(number(block.value)), QStringLiteral("block"),
        QString::number(block.value));
}

void FileFinder::take(const QByteArray& answer) {
    if (m_block)
        return takeOwners(parseBlockOwners(answer), parseJournalCopy(answer));
    m_parsing.run(
        this, [answer] { return parseFileTrace(answer); },
        [this](Result<FileTrace> trace) { takeTrace(std::move(trace)); });
}

void FileFinder::takeTrace(Result<FileTrace> trace) {
    if (!trace)
        return refuse(capitalised(text(sentence(trace.error()))));
    trace->name = m_name;
    m_running = false;
    m_owners.reset();
    const auto place = placeOfTarget(m_session.snapshot(), m_session.judgement(),
                                     {.kind = GotoKind::Inode, .value = trace->map.inode});
    m_selection.select(place.value_or(Place{}), std::make_shared<const FileTrace>(std::move(*trace)));
    Q_EMIT changed();
}

void FileFinder::takeOwners(Result<BlockOwners> owners, const std::optional<JournalCopy>& copy) {
    if (!owners)
        return refuse(capitalised(text(sentence(owners.error()))));
    m_running = false;
    m_owners = FoundOwners{*m_block, m_within, std::move(*owners), copy};
    Q_EMIT changed();
}

void FileFinder::refuse(const QString& why) {
    m_running = false;
    m_refusal = why;
    Q_EMIT changed();
    Q_EMIT refused(why);
}

} // namespace atlas::ui
