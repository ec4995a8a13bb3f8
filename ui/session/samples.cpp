// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <csignal>
#include <unistd.h>

namespace atlas::ui {
namespace {

const QString listName = QStringLiteral("samples.tsv");
constexpr int levelsToSearch = 4; // build/asan/bin is three levels below the source tree

constexpr int timeoutMs = 1000;

QString imageIn(const QString& folder, const QString& name) { return folder + '/' + name + QStringLiteral(".img"); }

} // namespace

SampleFolders findSamples(const QString& programFolder) {
    QDir folder(programFolder);
    for (int level = 0; level < levelsToSearch; ++level) {
        if (QFile::exists(folder.filePath("sample-images/" + listName)))
            return {folder.filePath("sample-images"), folder.filePath("build/samples")};
        folder.setPath(QDir::cleanPath(folder.path() + "/.."));
    }
    const QString installed = QDir::cleanPath(programFolder + "/../share/ext4atlas/sample-images");
    if (QFile::exists(installed + '/' + listName))
        return {installed, QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/samples"};
    return {};
}

std::vector<Sample> readSamples(const QString& recipes) {
    QFile list(recipes + '/' + listName);
    std::vector<Sample> samples;
    if (recipes.isEmpty() || !list.open(QIODevice::ReadOnly | QIODevice::Text))
        return samples;
    while (!list.atEnd()) {
        const auto columns = QString::fromUtf8(list.readLine()).trimmed().split('\t');
        if (columns.size() >= 3)
            samples.push_back({columns[0], samplePurpose(columns[2])});
    }
    return samples;
}

SampleMaker::SampleMaker(SampleFolders folders, QObject* parent) : QObject(parent), m_folders(std::move(folders)) {
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    // Its own process group, so that cancelling also ends the mke2fs that the script started.
    m_process.setChildProcessModifier([] { ::setpgid(0, 0); });
    connect(&m_process, &QProcess::finished, this, &SampleMaker::ended);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            Q_EMIT failed(m_name, {ErrorKind::Io, tr("the script that makes samples does not start").toStdString(),
                                   m_process.program().toStdString(), m_process.errorString().toStdString()});
        }
    });
}

SampleMaker::~SampleMaker() { stop(); }

void SampleMaker::make(const QString& name) {
    stop();
    m_name = name;
    if (m_folders.recipes.isEmpty()) {
        Q_EMIT failed(name, {.kind = ErrorKind::Io,
                             .what = tr("the sample “%1” was not made").arg(name).toStdString(),
                             .found = tr("no recipes for samples next to the program").toStdString(),
                             .hint = tr("install ext4atlas, which has them in share/ext4atlas").toStdString()});
        return;
    }
    Q_EMIT started(name);
    m_process.start(m_folders.recipes + "/make", {name, m_folders.images});
}

void SampleMaker::cancel() {
    if (running()) {
        stop();
        Q_EMIT cancelled();
    }
}

void SampleMaker::stop() {
    if (running()) {
        const QSignalBlocker quiet(m_process);
        const auto group = static_cast<pid_t>(m_process.processId());
        ::kill(-group, SIGTERM); // the script removes the incomplete image
        if (!m_process.waitForFinished(timeoutMs)) {
            ::kill(-group, SIGKILL);
            m_process.waitForFinished(timeoutMs);
        }
    }
}

void SampleMaker::ended(int code, QProcess::ExitStatus status) {
    const QString image = imageIn(m_folders.images, m_name);
    if (status == QProcess::NormalExit && code == 0 && QFile::exists(image)) {
        Q_EMIT made(image);
        return;
    }
    const QString said = QString::fromUtf8(m_process.readAll()).trimmed().section('\n', -1);
    Q_EMIT failed(m_name, {ErrorKind::Io,
                           tr("the sample “%1” was not made").arg(m_name).toStdString(),
                           {},
                           said.toStdString(),
                           {},
                           tr("install e2fsprogs and fdisk, which make the samples").toStdString()});
}

namespace {

struct SamplePurpose {
    Q_DECLARE_TR_FUNCTIONS(SamplePurpose)
};

/// The purposes in samples.tsv, for extracting translations.
[[maybe_unused]] constexpr const char* purposes[] = {
    QT_TRANSLATE_NOOP(
        "SamplePurpose",
        "An installed system: the swap partition has a decimal size, so root behind it starts off the grid"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The ordinary case: GPT, partition at sector 2048, flex groups of 16"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "A partition at LBA 63, where DOS-era tools put the first one: every 4 KiB block straddles"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "A partition at LBA 34, the first usable sector of a GPT: every 4 KiB block straddles"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "Three partitions, two with ext4: boot is aligned, root behind it starts one sector off"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A drive with 4096-byte logical sectors: nothing can be misaligned"),
    QT_TRANSLATE_NOOP("SamplePurpose", "An extended partition: the logical ones lie 63 sectors behind their own table"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "A memory card: MBR, boot partition at 4 MiB, root on the grid of the erase blocks"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A file system without a partition table: group 0 begins at byte 0"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "1 KiB blocks on an aligned partition: each write fills a quarter of a physical sector"),
    QT_TRANSLATE_NOOP("SamplePurpose", "-G 1: each group keeps its own bitmaps and inode table"),
    QT_TRANSLATE_NOOP("SamplePurpose", "-G 64: the metadata of 8 GiB lies together"),
    QT_TRANSLATE_NOOP("SamplePurpose", "-G 256: the metadata of 32 GiB lies together"),
    QT_TRANSLATE_NOOP("SamplePurpose", "No flex_bg, as ext3 has it: metadata at the start of every group"),
    QT_TRANSLATE_NOOP("SamplePurpose", "meta_bg: group descriptors spread over the volume, no reserved GDT blocks"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "bigalloc with 64 KiB clusters: bitmaps count clusters, groups are 16 times as large"),
    QT_TRANSLATE_NOOP("SamplePurpose", "sparse_super2 with packed_meta_blocks: two backups, all metadata at the start"),
    QT_TRANSLATE_NOOP("SamplePurpose", "RAID stride without flex_bg: bitmaps move over by a chunk from group to group"),
    QT_TRANSLATE_NOOP("SamplePurpose", "1 TiB with 8,192 groups: what a large volume looks like"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A used file system: files, deletions, fragmentation"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The primary superblock is destroyed: the first backup is used"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A disk without ext: its partitions are named, and one of them is off the grid"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The smallest thing to look at: one file in a file system of 8 MiB"),
    QT_TRANSLATE_NOOP("SamplePurpose", "One inode with two names: an entry each, and a count of links"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A deleted file: what the entry, the inode and the bitmaps keep of it"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A deleted directory with a file in it, both by their inodes"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A file with holes: three extents, and the blocks between them do not exist"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A directory of 600 names with an index of two levels in hash order"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The content of the next two on ext2: indirect blocks, no journal"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The content of its neighbours on ext3: the same with a journal"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The content of the two before on ext4: extents, flex_bg, a journal"),
};

} // namespace

QString samplePurpose(const QString& english) { return SamplePurpose::tr(english.toUtf8().constData()); }

} // namespace atlas::ui
