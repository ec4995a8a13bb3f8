// SPDX-License-Identifier: GPL-3.0-or-later
// The sample images: their list, and the script that makes one.
#pragma once

#include "base/error.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <vector>

namespace atlas::ui {

struct Sample {
    QString name;
    QString purpose; ///< one line
};

/// Where the recipes lie and where their images are made; both empty when the recipes are not installed.
struct SampleFolders {
    QString recipes;
    QString images;
};

/// Looks in the source tree around `programFolder`, then beside it in share/ext4atlas. Images go to the build folder's samples/
/// in the one case, to the user's cache in the other.
[[nodiscard]] SampleFolders findSamples(const QString& programFolder);

/// The lines of samples.tsv: name, verdict, purpose. Lines with fewer columns are left out.
[[nodiscard]] std::vector<Sample> readSamples(const QString& recipes);

/// Makes one image at a time; a newer request ends the older.
class SampleMaker : public QObject {
    Q_OBJECT
public:
    explicit SampleMaker(SampleFolders folders, QObject* parent = nullptr);
    ~SampleMaker() override;

    [[nodiscard]] bool running() const { return m_process.state() != QProcess::NotRunning; }
    /// Runs the script, which leaves an image alone that is newer than its recipe; `made` or `failed` follows.
    void make(const QString& name);
    void cancel();

Q_SIGNALS:
    void started(const QString& name);
    void made(const QString& path);
    void failed(const QString& name, const atlas::Error& error);
    void cancelled();

private:
    void stop();
    void ended(int code, QProcess::ExitStatus status);

    SampleFolders m_folders;
    QProcess m_process;
    QString m_name;
};

} // namespace atlas::ui
