// SPDX-License-Identifier: GPL-3.0-or-later
// The sample images: their list, and running the script that makes them.
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

/// Folders of the recipes and of the finished images; both empty if the recipes are not installed.
struct SampleFolders {
    QString recipes;
    QString images;
};

/// Searches the source tree that contains `programFolder`, then ../share/ext4atlas. Images are made in build/samples of
/// the source tree, or if installed in the user's cache folder.
[[nodiscard]] SampleFolders findSamples(const QString& programFolder);

/// Parses samples.tsv: name, verdict, purpose. Skips lines with fewer columns.
[[nodiscard]] std::vector<Sample> readSamples(const QString& recipes);

/// Makes one sample image at a time. A newer request stops the running one.
class SampleMaker : public QObject {
    Q_OBJECT
public:
    explicit SampleMaker(SampleFolders folders, QObject* parent = nullptr);
    ~SampleMaker() override;

    [[nodiscard]] const SampleFolders& folders() const { return m_folders; }
    [[nodiscard]] bool running() const { return m_process.state() != QProcess::NotRunning; }
    /// Runs the script, which skips images newer than their recipe; then emits `made` or `failed`.
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

/// Translates the purpose of a sample, as in samples.tsv; unchanged if there is no translation.
[[nodiscard]] QString samplePurpose(const QString& english);

} // namespace atlas::ui
