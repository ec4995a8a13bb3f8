// SPDX-License-Identifier: GPL-3.0-or-later
// Follows a path to the blocks of its file, and finds the files that have a block. The reader process looks it up.
#pragma once

#include "ui/session/background.h"
#include "ui/session/file_trace.h"
#include "ui/session/reader_job.h"
#include "ui/session/selection.h"
#include "ui/session/session.h"

#include <QObject>

namespace atlas::ui {

/// The files of one block.
struct FoundOwners {
    BlockNumber block;
    BlockOwners owners;
};

class FileFinder : public QObject {
    Q_OBJECT
public:
    FileFinder(Session& session, Selection& selection);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Selects the inode at the end of `path`, with its file. Each request replaces the running one. Precondition of all: an
    /// image with a volume is open.
    void followPath(const QString& path);
    /// The same for an inode that is known by `name`.
    void followInode(std::uint32_t inode, const QString& name);
    void findOwners(BlockNumber block);
    void cancel() { m_reader.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// What is being looked up, as a phrase for the user.
    [[nodiscard]] const QString& task() const { return m_task; }
    /// Of the block asked for last; nullopt if there is no answer.
    [[nodiscard]] const std::optional<FoundOwners>& owners() const { return m_owners; }
    /// Why the last request gave nothing, in one sentence; empty otherwise.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }

Q_SIGNALS:
    /// isRunning(), owners() or refusal() has changed.
    void changed();
    void progressed(const atlas::ReaderProgress& progress);
    /// A path or inode could not be followed.
    void refused(const QString& why);

private:
    void ask(const QString& task, const QString& what, const QString& which);
    void take(const QByteArray& answer);
    void takeTrace(Result<FileTrace> trace);
    void takeOwners(Result<BlockOwners> owners);
    void refuse(const QString& why);
    void forget();

    Session& m_session;
    Selection& m_selection;
    ReaderJob m_reader;
    QString m_task;
    QString m_name; ///< of the file being followed
    std::optional<BlockNumber> m_block; ///< whose owners are wanted; nullopt: a file is being followed
    std::optional<FoundOwners> m_owners;
    QString m_refusal;
    LatestRequest m_parsing;
    bool m_running = false;
};

} // namespace atlas::ui
