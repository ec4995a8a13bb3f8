// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the blocks of a file by its path, and the files that own a block, with the help of the reader process.
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
    std::uint32_t within = 0; ///< the selected byte of the block
    BlockOwners owners;
    std::optional<JournalCopy> journalCopy{}; ///< set if the block is a copy in the journal
};

class FileFinder : public QObject {
    Q_OBJECT
public:
    FileFinder(Session& session, Selection& selection);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Selects the inode at the end of `path`, with its file. Replaces a running request, as do all requests below.
    /// Precondition of all: an image with a volume is open.
    void followPath(const QString& path);
    /// Like followPath(), for an inode shown as `name`.
    void followInode(std::uint32_t inode, const QString& name);
    void findOwners(BlockNumber block);
    void cancel() { m_reader.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// The running task, as a phrase for the user.
    [[nodiscard]] const QString& task() const { return m_task; }
    /// The owners of the block requested last; empty without an answer.
    [[nodiscard]] const std::optional<FoundOwners>& owners() const { return m_owners; }
    /// Why the last request failed, in one sentence; empty if it did not.
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
    void takeOwners(Result<BlockOwners> owners, const std::optional<JournalCopy>& copy);
    void refuse(const QString& why);
    void forget();

    Session& m_session;
    Selection& m_selection;
    ReaderJob m_reader;
    QString m_task;
    QString m_name; ///< of the file being followed
    std::uint32_t m_within = 0; ///< the selected byte of m_block
    std::optional<BlockNumber> m_block; ///< block whose owners are wanted; empty while following a file
    std::optional<FoundOwners> m_owners;
    QString m_refusal;
    LatestRequest m_parsing;
    bool m_running = false;
};

} // namespace atlas::ui
