// SPDX-License-Identifier: GPL-3.0-or-later
// An opened image or device, and those of its volumes in which `show` looks for places.
#pragma once

#include "cli/image_options.h"
#include "disk/disk_area.h"
#include "layout/owner_map.h"
#include "reading/read_image.h"

#include <map>
#include <memory>

namespace atlas::cli {

/// Owners that were searched for together, by block of the volume.
using KnownOwners = std::map<BlockNumber, BlockOwners>;

class DiskVolumes {
public:
    /// Opens the image, enters the sandbox and reads the disk without its volumes. `reporter` must outlive the result.
    [[nodiscard]] static Result<DiskVolumes> open(const ImageOptions& options, Reporter& reporter);

    [[nodiscard]] const Disk& disk() const { return m_alone->disk; }
    /// The disk alone, for places outside all volumes.
    [[nodiscard]] const Snapshot& alone() const { return *m_alone; }
    [[nodiscard]] const ImageOptions& options() const { return m_image.options; }
    /// Whether the user named the volume, which is then the only one.
    [[nodiscard]] bool isNamed() const { return m_image.options.isVolumeNamed(); }

    /// The volume with this name, or the one that the user named; read once. It may hold no file system.
    [[nodiscard]] Result<const ImageReading*> read(const VolumeName& name);

    [[nodiscard]] KnownOwners& knownOwners(const ImageReading& reading) { return m_owners[&reading]; }

private:
    DiskVolumes(OpenedImage image, std::unique_ptr<const Snapshot> alone, Reporter& reporter);

    OpenedImage m_image;
    std::unique_ptr<const Snapshot> m_alone;
    Reporter* m_reporter;
    /// By partition number and name of the logical volume.
    std::map<std::pair<std::uint32_t, std::string>, std::unique_ptr<const ImageReading>> m_read{};
    std::map<const ImageReading*, KnownOwners> m_owners{};
};

} // namespace atlas::cli
