// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include "alignment/what_if.h"
#include "disk/choose_volume.h"
#include "disk/partition_table.h"
#include "ui/session/held_devices.h"
#include "ui/text/qt_text.h"

#include <QFileInfo>
#include <utility>

namespace atlas::ui {
namespace {

/// Whether both are the same volume, or both are a disk without one.
bool sameVolume(const Snapshot& one, const Snapshot& other) {
    return one.hasVolume() == other.hasVolume() && one.volumeName() == other.volumeName();
}

/// The image that contains the other volumes: for the device of a partition, its disk.
std::string imageOf(const ImageRequest& asked, const Snapshot& snapshot) {
    const auto& disk = snapshot.opened();
    const auto number = snapshot.askedPartition;
    if (!disk.isDevice || !number)
        return asked.path;
    const auto device = text(disk.path + partitionSuffix(disk.path, *number));
    return QFileInfo(text(asked.path)).canonicalFilePath() == device ? disk.path : asked.path;
}

} // namespace

Session::Session(QObject* parent) : QObject(parent) {
    connect(&m_reader, &ReaderJob::finished, this, &Session::take);
    connect(&m_reader, &ReaderJob::failed, this,
            [this](const Error& error) { Q_EMIT failed(text(m_reader.request().path), error); });
}

void Session::read(const ImageRequest& request, bool again) {
    m_reloading = again;
    const auto path = QFileInfo(text(request.path)).absoluteFilePath();
    if (QFileInfo(path).isFile()) {
        releaseHeld(path); // unpacked before: the file may have changed
        holdEmptyFile(unpackingName());
    }
    m_reader.start(request, unpackingName());
}

void Session::open(const ImageRequest& request) { read(request, false); }

void Session::open(const QString& path) { open(ImageRequest{.path = path.toStdString()}); }

void Session::choose(const VolumeName& name) {
    if (isOpen())
        open({.path = imageOf(m_asked, *m_snapshot), .volume = name, .member = m_asked.member});
}

void Session::chooseMember(const QString& member) {
    if (isOpen())
        open({.path = m_asked.path, .member = member.toStdString()});
}

void Session::reload() {
    if (isOpen())
        read(m_asked, true);
}

void Session::setReplay(bool replay) {
    auto again = m_asked;
    again.replay = replay;
    read(again, true);
}

void Session::follow(const QString& path) {
    auto again = m_asked;
    again.path = path.toStdString();
    read(again, true);
}

QString Session::path() const { return text(m_asked.path); }

QString Session::name() const {
    const auto path = this->path();
    return m_names.value(path, QFileInfo(path).fileName());
}

void Session::setName(const QString& path, const QString& name) { m_names.insert(path, name); }

ImageRequest Session::request() const {
    if (m_asked.offset)
        return m_asked;
    const auto name = m_snapshot->volumeName().forOpening();
    // The reader refuses the name of several logical volumes, so this one was opened without it.
    const bool opens = name.logicalVolume.empty() || !isAmbiguous(m_snapshot->opened(), name.logicalVolume);
    return {.path = m_asked.path,
            .volume = opens ? name : m_asked.volume,
            .superblock = m_asked.superblock,
            .replay = m_asked.replay,
            .member = m_asked.member};
}

void Session::setDrive(const DriveOverrides& drive) {
    auto overrides = m_overrides;
    overrides.drive = drive;
    setOverrides(overrides);
}

void Session::setMarked(GranularityKind granularity) {
    auto overrides = m_overrides;
    overrides.marked = granularity;
    setOverrides(overrides);
}

void Session::setStart(std::optional<Lba> start) {
    auto overrides = m_overrides;
    overrides.start = start;
    setOverrides(overrides);
}

/// Where a reader unpacks to, until the image is open.
QString Session::unpackingName() const { return QStringLiteral("/unpacking-%1").arg(reinterpret_cast<quintptr>(this)); }

/// Lets all readers of an unpacked image find its bytes, so that it is unpacked once.
void Session::keepUnpacked(const Snapshot& snapshot) {
    const auto& envelope = snapshot.opened().envelope;
    if (!m_unpacked.isEmpty())
        releaseHeld(m_unpacked);
    m_unpacked.clear();
    // Another member of the same archive may be open in another window.
    if (envelope && isPacked(*envelope) && envelope->members.empty() && isHeld(unpackingName())) {
        m_unpacked = QFileInfo(text(m_reader.request().path)).absoluteFilePath();
        moveHeld(unpackingName(), m_unpacked);
    } else {
        releaseHeld(unpackingName());
    }
}

void Session::take(const SnapshotPtr& snapshot) {
    keepUnpacked(*snapshot);
    const auto& asked = m_reader.request();
    const bool isSameImage = isOpen() && (asked.path == m_asked.path || asked.path == imageOf(m_asked, *m_snapshot));
    if (!isSameImage && !m_reloading)
        m_overrides = {.marked = m_overrides.marked}; // another drive; the user's marked granularity stays
    m_reloaded = std::exchange(m_reloading, false) && sameVolume(*m_snapshot, *snapshot);
    if (!m_reloaded || m_overrides.start > lastStart(*snapshot))
        m_overrides.start = {}; // a what-if start applies to one volume
    m_earlier.clear();
    m_asked = asked;
    m_snapshot = snapshot;
    m_readAt = QDateTime::currentDateTime();
    m_allocation.reset();
    m_ofBitmaps.clear();
    m_bitmapsComplete = false;
    m_judgement = judgedBy(m_overrides);
    m_volume = judgedVolume();
    Q_EMIT opened();
    Q_EMIT findingsChanged();
    Q_EMIT volumeChanged(VolumeChange::Another);
}

void Session::setOverrides(const Overrides& overrides) {
    if (!isOpen() || overrides == m_overrides || !apply(overrides.drive, m_snapshot->disk.drive))
        return;
    m_earlier.push_back(std::exchange(m_overrides, overrides));
    judgeAgain();
}

void Session::undoOverrides() {
    if (m_earlier.empty())
        return;
    m_overrides = m_earlier.back();
    m_earlier.pop_back();
    judgeAgain();
}

void Session::judgeAgain() {
    m_judgement = judgedBy(m_overrides);
    m_volume = judgedVolume();
    Q_EMIT judgedAgain();
    Q_EMIT findingsChanged();
    Q_EMIT volumeChanged(VolumeChange::Judged);
}

void Session::setAllocation(const AllocationMapPtr& allocation) {
    if (allocation == m_allocation || !m_volume)
        return;
    m_allocation = allocation;
    m_volume = judgedVolume();
    Q_EMIT volumeChanged(VolumeChange::Shaded);
}

void Session::setBitmapFindings(const Allocation& read) {
    const bool complete = layout() && read.isComplete(*layout());
    if (read.findings == m_ofBitmaps && complete == m_bitmapsComplete)
        return;
    m_ofBitmaps = read.findings;
    m_bitmapsComplete = complete;
    m_judgement = judgedBy(m_overrides);
    Q_EMIT findingsChanged();
}

Judgement Session::judgedBy(const Overrides& overrides) const {
    return withBitmaps(judge(*m_snapshot, overrides), m_ofBitmaps, m_bitmapsComplete);
}

/// Shares the indexes of the current m_volume.
DrawnVolumePtr Session::judgedVolume() const {
    if (!m_judgement.hasVolume())
        return nullptr;
    return volumeAt(*m_judgement.placement());
}

DrawnVolumePtr Session::volumeOnDisk() const {
    return m_volume && m_judgement.remedies.conflict ? volumeAt(*m_snapshot->placement) : m_volume;
}

DrawnVolumePtr Session::volumeAt(const Placement& placement) const {
    return makeVolume({.layout = m_judgement.snapshot.layout,
                       .placement = placement,
                       .drive = m_judgement.drive(),
                       .diskSize = m_judgement.snapshot.disk.size,
                       .markedGrid = m_judgement.markedGrid(),
                       .cuts = m_judgement.verdict.cuts,
                       .allocation = m_allocation},
                      m_volume);
}

} // namespace atlas::ui
