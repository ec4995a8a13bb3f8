// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the reader in a child process. A newer request replaces the running one; results arrive complete.
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

/// Explains why a reader ended without reporting an error: killed by `signal`, or if that is 0, with exit code `code`.
/// `lastWords`: its last output on standard error.
[[nodiscard]] Error readerDeath(int signal, int code, const QString& lastWords);

/// The path of `ext4atlas-cli` next to this program, else in PATH; empty if not found.
[[nodiscard]] QString readerProgram();

// Arguments of the reader for QProcess, as by readerArguments(). Relative paths are resolved against the working
// directory.

/// Reads `request`.
[[nodiscard]] QStringList snapshotArguments(const ImageRequest& request);
/// Shows the `what` ("path", "inode", "block") named `which` in the volume of `request`.
/// `options`: further ones, such as reader::treeOption.
[[nodiscard]] QStringList showArguments(const ImageRequest& request, const QString& what, const QString& which,
                                        const std::vector<std::string>& options = {});
/// Lists the owners of the blocks of the volume of `request`.
[[nodiscard]] QStringList ownersArguments(const ImageRequest& request);
/// Asks who owns these blocks, sorted and each once.
[[nodiscard]] QStringList ownersArguments(const ImageRequest& request, std::vector<BlockNumber> blocks);

class ReaderJob : public QObject {
    Q_OBJECT
public:
    explicit ReaderJob(QObject* parent = nullptr);
    ~ReaderJob() override;

    /// Replaces `ext4atlas-cli` next to this program or in PATH, for tests.
    void setProgram(const QString& program) { m_program = program; }
    /// Kills a reader that is silent for this time.
    void setTimeout(std::chrono::milliseconds timeout) { m_silence.setInterval(timeout); }

    /// Kills a running reader without emitting `cancelled` or `failed`, then starts a new one.
    /// `unpackTo`: what is held there takes the image if it must be unpacked; empty: the reader unpacks for itself.
    void start(const ImageRequest& request, const QString& unpackTo = {});
    /// Like start(), with any arguments that make ext4atlas-cli write a snapshot to standard output.
    void run(const QStringList& arguments);
    /// Exit status of an answer about a volume with errors.
    static constexpr int answeredWithErrors = 1;
    /// Like run(), with arguments that make it write text instead. Emits `answered` instead of `finished`. Exit
    /// statuses up to `success` are not failures.
    void ask(const QStringList& arguments, int success = 0);
    /// Like ask(), but the answer stays in its file. Emits `delivered`.
    void fetch(const QStringList& arguments);
    /// Kills the reader and emits `cancelled` at once. No effect if none is running.
    void cancel();
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] const ImageRequest& request() const { return m_request; }

Q_SIGNALS:
    void started();
    void progressed(const atlas::ReaderProgress& progress);
    /// Before `finished`, if the snapshot is a plan.
    void planned(const atlas::PlanFacts& facts);
    void finished(const atlas::SnapshotPtr& snapshot);
    void answered(const QByteArray& text);
    void delivered(const std::shared_ptr<QTemporaryFile>& file);
    void failed(const atlas::Error& error);
    void cancelled();

private:
    enum class Wanted : std::uint8_t { Snapshot, Text, File };
    void launch(const QStringList& arguments, Wanted wanted);
    void drop();
    void hear();
    void heard(const QByteArray& line);
    void ended(int code, QProcess::ExitStatus status);
    void readResult();
    void readText();
    void passFile();
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
    Wanted m_wanted{}; ///< by run(), ask() or fetch()
    bool m_mayAsk = false; ///< the reader runs ssh, which may ask the user
    int m_success = 0; ///< highest exit status that is not a failure
    quint64 m_generation = 0;
};

} // namespace atlas::ui
