// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/disk_volumes.h"

#include "cli/examine_image.h"
#include "cli/image_options.h"

#include <utility>

namespace atlas::cli {

DiskVolumes::DiskVolumes(OpenedImage image, std::unique_ptr<const Snapshot> alone, Reporter& reporter)
    : m_image(std::move(image)), m_alone(std::move(alone)), m_reporter(&reporter) {}

Result<DiskVolumes> DiskVolumes::open(const ImageOptions& options, Reporter& reporter) {
    auto image = openImage(options);
    if (!image)
        return std::unexpected(image.error());
    enterSandboxNoting(reporter);
    auto examined = examine(*image, reporter);
    if (!examined)
        return std::unexpected(examined.error());
    auto disk = readDiskAlone(*image);
    if (!disk)
        return std::unexpected(disk.error());
    auto alone = std::make_unique<Snapshot>();
    alone->disk = std::move(*disk);
    alone->program = programName();
    alone->examination = std::move(*examined);
    return DiskVolumes(std::move(*image), std::move(alone), reporter);
}

Result<const ImageReading*> DiskVolumes::read(const VolumeName& name) {
    const auto asked = isNamed() ? VolumeName{} : name.forOpening();
    auto& known = m_read[{asked.partition.value_or(0), asked.logicalVolume}];
    if (known == nullptr) {
        auto image = m_image;
        if (!isNamed())
            image.options.volume = asked;
        auto reading = readImageWatched(std::move(image), *m_reporter);
        if (!reading)
            return std::unexpected(reading.error());
        known = std::make_unique<const ImageReading>(std::move(*reading));
    }
    return known.get();
}

} // namespace atlas::cli
