// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/redact_snapshot.h"

#include "measure/measurement.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace atlas {
namespace {

void redact(Content& content) {
    content.label.clear();
    content.uuid.clear();
}

void eraseAll(std::string& text, const std::string& secret) {
    // A mount point of "/" identifies nobody, and erasing it would damage unrelated text.
    if (secret.size() < 2)
        return;
    for (auto at = text.find(secret); at != std::string::npos; at = text.find(secret, at))
        text.erase(at, secret.size());
}

bool isUuid(std::string_view text) {
    constexpr std::string_view form = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    return text.size() == form.size() && std::ranges::equal(text, form, [](char c, char wanted) {
               return wanted == '-' ? c == '-' : std::isxdigit(static_cast<unsigned char>(c)) != 0;
           });
}

void eraseUuids(std::string& text) {
    constexpr std::size_t length = 36;
    for (std::size_t at = 0; at + length <= text.size();)
        if (isUuid(std::string_view(text).substr(at, length)))
            text.erase(at, length);
        else
            ++at;
}

/// Errors may quote UUIDs that occur nowhere else.
void redact(Error& error, const std::vector<std::string>& secrets) {
    for (auto* text : {&error.what, &error.where, &error.found, &error.expected, &error.hint}) {
        for (const auto& secret : secrets)
            eraseAll(*text, secret);
        eraseUuids(*text);
    }
}

/// The detail of these two is a segment type or a number, not a name.
bool isName(VolumeObstacle obstacle) {
    return obstacle != VolumeObstacle::SegmentType && obstacle != VolumeObstacle::TooManySegments;
}

/// Details are free text from libraries, so every path and UUID in them is removed.
void redact(std::vector<Finding>& findings, const std::vector<std::string>& secrets) {
    for (auto& finding : findings) {
        redact(finding.worst, secrets);
        if (finding.kind == FindingKind::MmpInUse || finding.kind == FindingKind::ExternalJournal ||
            finding.kind == FindingKind::EnvelopeIncomplete) {
            finding.detail.clear(); // a host name, a UUID, a path
        }
        if (finding.kind == FindingKind::NotLookedAt &&
            finding.numbers[0] == static_cast<std::uint64_t>(UnseenReason::Obstacle) &&
            isName(static_cast<VolumeObstacle>(finding.numbers[1]))) {
            finding.detail.clear(); // the name of another volume or device
        }
        if (finding.backups) {
            finding.backups->label.clear();
            finding.backups->uuid.clear();
        }
        for (const auto& secret : secrets) {
            eraseAll(finding.detail, secret);
            if (finding.fault)
                eraseAll(finding.fault->detail, secret);
        }
    }
}

void redact(std::vector<Layer>& layers) {
    for (auto& layer : layers)
        layer.name.clear();
}

/// A neutral name for the volume at `index`, so that the list of volumes and references to it still agree.
std::string newName(std::size_t index) { return "vg/volume" + std::to_string(index + 1); }

std::string newName(const ContainerList& contents, const std::string& name) {
    const auto* volume = name.empty() ? nullptr : contents.find(name);
    return volume == nullptr ? std::string()
                             : newName(static_cast<std::size_t>(volume - contents.logicalVolumes.data()));
}

void redact(VolumeName& volume, const ContainerList& contents) {
    volume.logicalVolume = newName(contents, volume.logicalVolume);
}

void redact(ContainerList& contents) {
    for (auto& container : contents.containers) {
        container.group.clear();
        redact(container.layers);
        redact(container.content);
    }
    for (std::size_t n = 0; n < contents.logicalVolumes.size(); ++n) {
        auto& volume = contents.logicalVolumes[n];
        volume.name = newName(n);
        if (isName(volume.obstacle))
            volume.detail.clear();
        redact(volume.layers);
        redact(volume.content);
    }
}

/// On an image, the names of partitions begin with the file name.
void redact(BlockDevice& device, const Disk& disk) {
    device.label.clear();
    if (device.kind == BlockDeviceKind::File ||
        (!disk.logicalVolume.empty() && device.kind == BlockDeviceKind::LogicalVolume)) {
        device.name.clear();
    }
    if (!disk.isDevice)
        eraseAll(device.name, disk.path.substr(disk.path.rfind('/') + 1));
}

/// What is stored names the people who acquired the disk.
void redact(Envelope& envelope) {
    for (auto& file : envelope.files)
        file.path.clear();
    for (auto& piece : envelope.missing)
        piece.path.clear();
    envelope.cut.assign(envelope.cut.size(), std::string());
    envelope.member.clear();
    envelope.stored.clear();
}

void redact(Disk& disk) {
    for (auto& device : disk.devices)
        redact(device, disk);
    for (auto& fault : disk.table.faults)
        eraseAll(fault.detail, disk.path);
    disk.path.clear();
    if (disk.envelope)
        redact(*disk.envelope);
    disk.table.id.clear();
    redact(disk.content);
    for (auto& partition : disk.table.partitions) {
        partition.name.clear();
        partition.uuid.clear();
        redact(partition.content);
    }
    redact(disk.inside);
}

/// What was measured remains, and the model of the drive; its target and the commands name files.
MeasurementPtr redacted(const Measurement& measurement) {
    auto out = std::make_shared<Measurement>(measurement);
    out->target.clear();
    for (auto& point : out->points)
        point.command.clear();
    return out;
}

} // namespace

Snapshot redacted(const Snapshot& snapshot) {
    Snapshot out = snapshot;
    const auto& contents = snapshot.opened().inside;
    std::vector<std::string> secrets{out.disk.path};
    for (const auto& volume : contents.logicalVolumes)
        secrets.push_back(volume.name);
    redact(out.disk);
    out.disk.logicalVolume = newName(contents, snapshot.disk.logicalVolume);
    if (out.image)
        redact(*out.image);
    for (auto& layer : out.layers)
        layer.name = newName(contents, layer.name);
    if (snapshot.layout) {
        auto layout = std::make_shared<Layout>(*snapshot.layout);
        auto& fs = layout->filesystem;
        secrets.insert(secrets.end(), {fs.uuid, fs.journalUuid, fs.lastMounted});
        for (auto* text : {&fs.label, &fs.uuid, &fs.lastMounted, &fs.journalUuid, &fs.hashSeed})
            text->clear();
        fs.checksumSeed.reset(); // would allow confirming a guessed UUID
        redact(layout->findings, secrets);
        out.layout = std::move(layout);
    }
    for (auto& volume : out.otherVolumes)
        redact(volume.name, contents);
    out.notes.clear(); // may name anybody
    for (auto& measurement : out.measurements)
        measurement = redacted(*measurement);
    if (out.noVolume)
        redact(*out.noVolume, secrets);
    redact(out.findings, secrets);
    for (auto& finding : out.findings)
        redact(finding.volume, contents);
    return out;
}

} // namespace atlas
