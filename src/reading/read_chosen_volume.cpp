// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_chosen_volume.h"

#include "disk/choose_inner_volume.h"
#include "disk/choose_volume.h"
#include "disk/volume_disk.h"
#include "ext4/read_layout.h"
#include "inspect/intact_descriptors.h"
#include "layout/resolve.h"
#include "layout/why_no_volume.h"
#include "reading/asked_volume.h"
#include "reading/disk_findings.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

#include <algorithm>
#include <utility>

namespace atlas {
namespace {

/// What libblkid recognised at `placement`; null for an offset given by hand.
Content* contentAt(Disk& disk, const Placement& placement) {
    if (placement.source == Source::User) {
        return nullptr;
    }
    if (!placement.partition) {
        return &disk.content;
    }
    auto* const partition = disk.table.find(*placement.partition);
    return partition == nullptr ? nullptr : &partition->content;
}

/// libblkid only checks the primary superblock. If only a backup is intact, fills in the content from the superblock that was
/// read.
void nameContent(Content* content, const Filesystem& fs) {
    if (content != nullptr && content->type.empty()) {
        *content = {.type = std::string(extName(fs)), .label = fs.label, .uuid = fs.uuid, .version = {}};
    }
}

void noteMount(const std::vector<MountedInside>& mounted, const Placement& placement, LayoutClaims& claims) {
    const auto found = std::ranges::find(mounted, placement.bytes.first, &MountedInside::start);
    if (found != mounted.end()) {
        claims.filesystem.mounted = true;
        claims.findings.push_back({.kind = FindingKind::Mounted, .detail = found->point});
    }
}

class ChosenVolumeReader {
public:
    ChosenVolumeReader(const ByteSource& source, const ImageOptions& options, ImageReading& result)
        : m_source(source), m_options(options), m_result(result), m_snapshot(result.snapshot) {}

    /// What is chosen on the disk, else inside layers.
    Status read() {
        const auto& disk = m_snapshot.disk;
        const auto place =
            m_options.offset ? chooseVolumeAt(disk, *m_options.offset) : chooseVolume(disk, m_options.volume.partition);
        if (place) {
            readOnDisk(*place);
        } else if (place.error().kind == ErrorKind::Usage) {
            return std::unexpected(place.error());
        } else {
            m_snapshot.noVolume = place.error();
        }
        if (m_snapshot.layout || m_options.offset || (place && place->isExt())) {
            return {};
        }
        if (const auto inner = likeliestInnerVolume(disk, m_options.volume.partition)) {
            return readInner(*inner);
        }
        m_snapshot.layers = outermostLayers(disk, m_options.volume.partition);
        return {};
    }

    /// The logical volume that the user named.
    Status readNamed() {
        const auto& disk = m_snapshot.disk;
        const auto place = chooseLogicalVolume(disk, m_options.volume.logicalVolume);
        if (!place) {
            return std::unexpected(place.error());
        }
        auto status = readInner(*place);
        return status && !m_snapshot.hasVolume() ? std::unexpected(whyNoVolume(m_snapshot, disk.path)) : status;
    }

    [[nodiscard]] const std::optional<VolumePlace>& tried() const { return m_tried; }

private:
    /// Puts the volume at `place` into the snapshot, or why it cannot be read; returns whether it was read. `asked`: it is the
    /// failure of the command when it cannot be read.
    bool readVolume(const ByteSource& bytes, const VolumePlace& place, bool asked) {
        m_tried = place;
        auto claims = claimsOf(bytes, place.placement);
        if (!claims) {
            m_result.askedUnreadable = place.isExt() && asked;
            if (place.isExt()) {
                m_snapshot.findings.push_back(unreadableVolume(place.name, claims.error()));
            }
            m_snapshot.noVolume = std::move(claims.error());
            return false;
        }
        if (!place.isInPieces()) {
            noteMount(m_result.mounted, place.placement, *claims);
        }
        m_options.report({0, 0, message<MessageId::FindingRegions>()});
        m_snapshot.placement = place.placement;
        auto layout = resolve(std::move(*claims));
        nameIntactDescriptors(bytes, place.placement.bytes.first, layout);
        m_snapshot.layout = std::make_shared<const Layout>(std::move(layout));
        m_snapshot.noVolume.reset();
        return true;
    }

    [[nodiscard]] Result<LayoutClaims> claimsOf(const ByteSource& bytes, const Placement& placement) const {
        ReadOptions reading{.progress = [&](GroupNumber done, GroupCount of) {
            m_options.report({done.value, of.value, message<MessageId::ReadingDescriptors>()});
        }};
        reading.maxGroups = m_options.groupLimit();
        return readLayout(bytes, placement, reading);
    }

    /// A partition, the whole disk, or what begins at the offset that the user named.
    void readOnDisk(const VolumePlace& place) {
        const bool asked = m_options.isVolumeNamed() || m_snapshot.disk.table.kind == TableKind::None;
        if (readVolume(m_source, place, asked)) {
            nameContent(contentAt(m_snapshot.disk, place.placement), m_snapshot.layout->filesystem);
        }
    }

    /// In a container. When it cannot be read, the layers around it are judged.
    Status readInner(const VolumePlace& place) {
        m_snapshot.layers = place.layers;
        const auto bytes = bytesAround(place, m_source);
        if (!bytes) {
            return std::unexpected(bytes.error());
        }
        if (readVolume(**bytes, place, m_options.isVolumeNamed()) && place.isInPieces()) {
            makeDiskOf(place);
        }
        return {};
    }

    /// A volume that lies in several places is a disk of its own.
    void makeDiskOf(const VolumePlace& place) {
        m_snapshot.layers.clear();
        auto own = diskOf(place, m_snapshot.disk);
        m_snapshot.image = std::exchange(m_snapshot.disk, std::move(own));
        nameContent(&m_snapshot.disk.content, m_snapshot.layout->filesystem);
        m_snapshot.findings.push_back({.kind = FindingKind::VolumeInPieces,
                                       .numbers = {piecesOf(place.pieces)},
                                       .detail = place.name.logicalVolume});
    }

    const ByteSource& m_source;
    const ImageOptions& m_options;
    ImageReading& m_result;
    Snapshot& m_snapshot;
    std::optional<VolumePlace> m_tried;
};

} // namespace

Result<std::optional<VolumePlace>> readChosenVolume(const ByteSource& source, const ImageOptions& options,
                                                    ImageReading& result) {
    ChosenVolumeReader reader(source, options, result);
    if (auto status = options.volume.logicalVolume.empty() ? reader.read() : reader.readNamed(); !status) {
        return std::unexpected(status.error());
    }
    return reader.tried();
}

} // namespace atlas
