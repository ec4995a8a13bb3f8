// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an image in a child process. A newer request replaces the running one; results arrive complete.
#pragma once

#include "base/error.h"
#include "disk/image_request.h"
#include "layout/snapshot.h"
#include "report/reader/reader_message.h"

#include <QObject>
#include <QPointer>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <memory>

class QTemporaryFile;

namespace atlas::ui {

/// Explains the end of a reader that reported no error: killed by `signal`, or, if `signal` is 0, ended with exit code `code`.
/// `lastWords` is its last output on standard error.
[[nodiscard]] Error readerDeath(int signal, int code, const QString& lastWords);

// Reads an image in a child process. A newer request replaces the running one; results arrive complete.

// The readerArguments() of what is asked about an image, for QProcess. A relative path counts from the working directory.

/// Of the reader that reads `request`.
[[nodiscard]] QStringList snapshotArguments(const ImageRequest& request);
/// Of the reader that shows the `what` ("path", "inode", "block") named `which` in the volume of `request`.
[[nodiscard]] QStringList showArguments(const ImageRequest& request, const QString& what, const QString& which);
/// Of the reader that tells who owns the blocks of the volume of `request`.
[[nodiscard]] QStringList ownersArguments(const ImageRequest& request);

class ReaderJob : public QObject {
    Q_OBJECT
public:
    explicit ReaderJob(QObject* parent = nullptr);
    ~ReaderJob() override;

    /// Instead of `ext4atlas-cli` beside this program or in PATH; for tests.
    void setProgram(const QString& program) { m_program = program; }
    /// Timeout for a silent reader: it is killed after this time without output.
    void setTimeout(std::chrono::milliseconds timeout) { m_silence.setInterval(timeout); }

    /// Kills a running reader without emitting `cancelled` or `failed`, then starts a new one.
    void start(const ImageRequest& request);
    /// Like start(), with any arguments that make ext4atlas-cli write a snapshot to standard output.
    void run(const QStringList& arguments);
    /// Like run(), for arguments that make it write text instead; emits `answered` instead of `finished`. An exit status up to
    /// `success` is no failure.
    void ask(const QStringList& arguments, int success = 0);
    /// Kills the reader and emits `cancelled` at once. No effect if none is running.
    void cancel();
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] const ImageRequest& request() const { return m_request; }

Q_SIGNALS:
    void started();
    void progressed(const atlas::ReaderProgress& progress);
    /// Emitted before `finished` if the snapshot is a plan.
    void planned(const atlas::PlanFacts& facts);
    void finished(const atlas::SnapshotPtr& snapshot);
    void answered(const QByteArray& text);
    void failed(const atlas::Error& error);
    void cancelled();

private:
    void launch(const QStringList& arguments, bool forText);
    void drop();
    void hear();
    void heard(const QByteArray& line);
    void ended(int code, QProcess::ExitStatus status);
    void readResult();
    void readText();
    void fail(const Error& error);
    void giveUpWaiting();

    QString m_program;
    ImageRequest m_request;
    QPointer<QProcess> m_process;
    std::unique_ptr<QTemporaryFile> m_output;
    std::optional<Error> m_error;
    QString m_lastWords;
    QTimer m_silence;
    bool m_running = false;
    bool m_forText = false; ///< the request is that of ask()
    int m_success = 0; ///< highest exit status of an answer
    quint64 m_generation = 0;
};

} // namespace atlas::ui
