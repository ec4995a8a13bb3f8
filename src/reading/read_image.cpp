// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_image.h"

#include "base/byte_map.h"
#include "base/byte_source.h"
#include "base/number_text.h"
#include "base/remote_name.h"
#include "device/image_format.h"
#include "device/mounts.h"
#include "disk/disk.h"
#include "envelope/open_envelope.h"
#include "envelope/temporary_file.h"
#include "ext4/e2image.h"
#include "ext4/read_layout.h"
#include "layout/health.h"
#include "reading/network_progress.h"
#include "reading/other_volumes.h"
#include "reading/read_chosen_volume.h"
#include "reading/read_text.h"
#include "report/language/make_message.h"
#include "report/snapshot/snapshot_file.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

std::unexpected<Error> usage(const std::string& path, std::string what, std::string found = {},
                             std::string expected = {}) {
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = std::move(what),
                                 .where = path,
                                 .found = std::move(found),
                                 .expected = std::move(expected)});
}

/// Replaces a partition's device by its disk and the partition number.
Result<ImageOptions> onItsDisk(ImageOptions options) {
    const auto device = wholeDiskOf(options.path);
    if (!device)
        return options;
    if (options.volume.partition && *options.volume.partition != device->partition) {
        return usage(options.path, "is itself a partition", fmt::format("--partition {}", *options.volume.partition),
                     fmt::format("none, or {}", device->partition));
    }
    options.path = device->disk;
    options.volume.partition = device->partition;
    return options;
}

/// Notes the type of a file without any recognised content of a disk.
void notePlainFile(const ByteSource& source, Snapshot& snapshot) {
    const auto& disk = snapshot.disk;
    if (disk.table.kind != TableKind::None || snapshot.image || snapshot.hasContent())
        return;
    std::vector<std::byte> head(std::min<std::uint64_t>(disk.size.value, 512));
    const auto kind = source.read({0}, head) ? kindOfFile(head) : std::nullopt;
    if (kind)
        snapshot.findings.push_back({.kind = FindingKind::NotADisk, .detail = std::string(*kind)});
}

/// The partition named by its number or its first byte.
std::optional<std::uint32_t> askedPartition(const ImageOptions& options, const Disk& disk) {
    const auto start = options.offset ? options.offset->bytes(disk.drive.logicalSector.value) : ByteOffset{};
    const auto* at = options.offset && start ? partitionFrom(disk, *start) : nullptr;
    return at != nullptr ? std::optional(at->number) : options.volume.partition;
}

/// `image` is the open one that `source` reads.
Result<ImageReading> readFromDisk(const ByteSource& source, const OpenedImage& image) {
    const auto& options = image.options;
    const auto& host = image.host;
    options.report({0, 0, message<MessageId::ReadingPartitionTable>()});
    auto disk = readDisk(source, options.drive, host);
    if (!disk)
        return std::unexpected(disk.error());
    ImageReading result;
    result.snapshot.program = programName();
    result.snapshot.disk = std::move(*disk);
    result.snapshot.disk.envelope = image.envelope;
    addTableFaults(result.snapshot);
    addAmbiguousContents(result.snapshot);
    result.snapshot.askedPartition = askedPartition(options, result.snapshot.disk);
    result.snapshot.isVolumeNamed = options.isVolumeNamed();
    addLayerFaults(result.snapshot.askedPartition, result.snapshot);
    const auto tried = readChosenVolume(source, options, host.mounted, result);
    if (!tried)
        return std::unexpected(tried.error());
    lookAtOtherVolumes(source, *tried, options, host.mounted, result);
    notePlainFile(source, result.snapshot);
    return result;
}

/// The disk, whose last sector is then where tools that know the format look for the backup GPT.
std::shared_ptr<const ByteSource> without(const Trailer& trailer, std::shared_ptr<const ByteSource> file) {
    const auto size = file->size() - trailer.bytes;
    return std::make_shared<MappedSource>(std::move(file), ByteMap{{.bytes = {{0}, size}, .at = {{0}}}}, size);
}

/// An image at the start of a larger medium, on which zeros follow.
class OnMedium final : public ByteSource {
public:
    OnMedium(std::shared_ptr<const ByteSource> image, ByteCount size) : m_image(std::move(image)), m_size(size) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        const auto end = m_image->size().value;
        const auto inside = offset.value < end ? std::min<std::uint64_t>(into.size(), end - offset.value) : 0;
        std::ranges::fill(into.subspan(inside), std::byte{});
        return inside == 0 ? Status{} : m_image->read(offset, into.first(inside));
    }
    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_image->name(); }
    bool willRead(std::span<const ByteInterval> places) const override { return m_image->willRead(places); }
    void noteFailure(const Error& error) const override { m_image->noteFailure(error); }

private:
    std::shared_ptr<const ByteSource> m_image;
    ByteCount m_size;
};

/// Refuses a medium that is smaller than the image, and one for a device, whose size is known.
Status checkMedium(const OpenedImage& image) {
    const auto& medium = image.options.mediumSize;
    if (!medium || (!image.host.isDevice && *medium >= image.bytes->size()))
        return {};
    const auto size = humanSize(image.bytes->size());
    return usage(image.options.path,
                 image.host.isDevice ? "is a device, whose size is known" : "does not fit on a disk of this size",
                 "--disk-size " + humanSize(*medium), image.host.isDevice ? "none" : "at least " + size);
}

std::shared_ptr<const ByteSource> onMedium(const std::optional<ByteCount>& size,
                                           std::shared_ptr<const ByteSource> image) {
    return size && *size > image->size() ? std::make_shared<OnMedium>(std::move(image), *size) : image;
}

Finding findingOf(const Trailer& trailer) {
    return {.kind = FindingKind::TrailerLeftOut,
            .numbers = {trailer.bytes.value, static_cast<std::uint64_t>(trailer.kind)}};
}

/// What the files of `envelope` lack.
void addIncompleteFiles(const Envelope& envelope, std::vector<Finding>& findings) {
    for (const auto& piece : envelope.missing) {
        findings.push_back(
            {.kind = FindingKind::EnvelopeIncomplete, .numbers = {piece.bytes.count.value}, .detail = piece.path});
    }
    for (const auto& path : envelope.cut)
        findings.push_back({.kind = FindingKind::EnvelopeIncomplete, .detail = path});
}

/// Lets the bytes of each volume be read from `image`.
Status giveBytes(const std::shared_ptr<const ByteSource>& image, ImageReading& reading) {
    auto own = mapped(image, reading.snapshot.disk.map, reading.snapshot.disk.size);
    if (!own)
        return std::unexpected(own.error());
    reading.bytes = std::move(*own);
    reading.image = image;
    for (auto& other : reading.others)
        if (auto status = giveBytes(image, other); !status)
            return status;
    return {};
}

} // namespace

std::uint64_t ImageOptions::groupLimit() const { return maxGroups.value_or(ReadOptions{}.maxGroups); }

Result<std::shared_ptr<const ByteSource>> openMetadata(OpenedImage& image) {
    std::vector<std::byte> head(std::min<std::uint64_t>(e2imageHeadBytes, image.bytes->size().value));
    if (!image.bytes->read({0}, head) || !isE2image(head))
        return nullptr;
    auto opened = openE2image(image.bytes, image.options.groupLimit());
    if (!opened)
        return std::unexpected(opened.error());
    image.envelope = Envelope{.format = "e2image", .files = {{.path = image.bytes->name(), .format = "e2image"}}};
    image.bytes = opened->held;
    image.options.isMetadataImage = true;
    return opened->filled;
}

Result<ImageReading> readImage(OpenedImage image) {
    const auto metadata = openMetadata(image);
    if (!metadata)
        return std::unexpected(metadata.error());
    const ReadErrorLog file(*metadata ? **metadata : *image.bytes);
    if (auto saved = openSavedSnapshot(file, image.options); !saved)
        return std::unexpected(saved.error());
    else if (*saved)
        return std::move(**saved);
    if (auto text = openLayoutText(file, image.options); !text)
        return std::unexpected(text.error());
    else if (*text)
        return std::move(**text);
    const auto trailer = image.host.isDevice ? std::nullopt : trailerOf(file);
    std::shared_ptr<const ByteSource> disk(std::shared_ptr<void>(), &file); // does not own the log
    if (trailer) {
        disk = without(*trailer, std::move(disk));
        image.bytes = without(*trailer, std::move(image.bytes));
    }
    disk = onMedium(image.options.mediumSize, std::move(disk));
    image.bytes = onMedium(image.options.mediumSize, std::move(image.bytes));
    auto reading = readFromDisk(*disk, image);
    if (reading) {
        if (image.envelope)
            addIncompleteFiles(*image.envelope, reading->snapshot.findings);
        if (trailer)
            reading->snapshot.findings.push_back(findingOf(*trailer));
        addReadErrors(file, reading->snapshot.findings);
        // Volumes overlap only where the table is damaged.
        if (auto status = giveBytes(overlaid(image.bytes, inOrder(std::move(reading->overlay))), *reading); !status)
            return std::unexpected(status.error());
    }
    return reading;
}

DiskJudgement judgeDisk(const ImageReading& reading, const Overrides& overrides) {
    std::vector<Snapshot> others;
    std::ranges::transform(reading.others, std::back_inserter(others), &ImageReading::snapshot);
    return judgeDisk(reading.snapshot, others, overrides);
}

Result<Disk> readDiskAlone(OpenedImage image) {
    const auto metadata = openMetadata(image);
    if (!metadata)
        return std::unexpected(metadata.error());
    const auto bytes = *metadata ? *metadata : image.bytes;
    const auto& file = *bytes;
    std::vector<std::byte> head(std::min<std::uint64_t>(snapshotHeadBytes, file.size().value));
    if (auto status = file.read({0}, head); !status)
        return std::unexpected(status.error());
    if (looksLikeSnapshot(head)) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "a snapshot holds no bytes of structures",
                                     .where = image.options.path,
                                     .hint = "give the image itself"});
    }
    const auto trailer = image.host.isDevice ? std::nullopt : trailerOf(file);
    const auto disk = trailer ? without(*trailer, bytes) : bytes;
    auto read = readDisk(*onMedium(image.options.mediumSize, disk), image.options.drive, image.host);
    if (read)
        read->envelope = image.envelope;
    return read;
}

namespace {

EnvelopeRequest envelopeRequest(const OpenedImage& image) {
    const auto& options = image.options;
    const auto report = [&options](std::uint64_t done, std::uint64_t of) {
        options.report({done, of, message<MessageId::Unpacking>()});
    };
    return {.member = options.member,
            .unpackTo = options.unpackTo,
            .temporary = options.temporary,
            .isRemote = isRemote(options.path),
            .serveByNbd = image.remote ? image.remote->serveByNbd : nullptr,
            .progress = report};
}

} // namespace

namespace {

/// The file on another machine, about whose disk this one knows nothing.
Result<OpenedImage> openedRemote(const ImageOptions& options) {
    options.report({0, 0, message<MessageId::Connecting>()});
    auto remote = openRemote(options.path, options.endpoint);
    if (!remote)
        return std::unexpected(remote.error());
    OpenedImage image{.options = options, .file = remote->bytes, .host = {}};
    image.remote = std::move(*remote);
    return image;
}

/// A text or a whole image in a pipe. It is kept where unpacked images are.
Result<std::unique_ptr<ByteSource>> openInput(const ImageOptions& options) {
    constexpr ByteCount inMemory{16 * MiB};
    return openStandardInput(inMemory, [&options]() -> Result<InputSpool> {
        auto file = openTemporary(options.temporary);
        if (!file)
            return std::unexpected(file.error());
        const ByteCount room{roomFor(file->get())};
        return InputSpool{std::move(*file), room};
    });
}

Result<OpenedImage> openedHere(const ImageOptions& options) {
    auto resolved = onItsDisk(options);
    if (!resolved)
        return std::unexpected(resolved.error());
    auto source = resolved->path == "-" ? openInput(*resolved) : openFile(resolved->path);
    if (!source)
        return std::unexpected(source.error());
    OpenedImage image{.options = std::move(*resolved), .file = std::move(*source), .host = {}};
    image.host = hostFactsOf(*image.file);
    return image;
}

} // namespace

Result<OpenedImage> openImage(const ImageOptions& options) {
    if (options.volume.partition && options.offset)
        return usage(options.path, "--partition and --offset exclude each other");
    if (!options.volume.logicalVolume.empty() && (options.volume.partition || options.offset))
        return usage(options.path, "--volume excludes --partition and --offset");
    auto opened = isRemote(options.path) ? openedRemote(options) : openedHere(options);
    if (!opened)
        return std::unexpected(opened.error());
    auto image = std::move(*opened);
    auto inside =
        image.host.isDevice ? Result<std::optional<EnvelopedDisk>>() : openEnvelope(image.file, envelopeRequest(image));
    if (!inside)
        return std::unexpected(inside.error());
    if (*inside) {
        image.bytes = std::move((*inside)->bytes);
        image.envelope = std::move((*inside)->envelope);
        image.host.mounted.clear(); // what is mounted from the file is not where the disk has it
    } else {
        image.bytes = throughMounts(image.file, image.host.mounted);
    }
    if (image.remote)
        reportTraffic(image);
    if (auto status = checkMedium(image); !status)
        return std::unexpected(status.error());
    return image;
}

Status requireAsked(const ImageReading& reading) {
    const auto& snapshot = reading.snapshot;
    return reading.askedUnreadable ? std::unexpected(whyNoVolume(snapshot, snapshot.opened().path)) : Status{};
}

Status requireVolume(const ImageReading& reading, const std::string& path, const std::string& withoutBytes) {
    if (!reading.snapshot.hasVolume())
        return std::unexpected(whyNoVolume(reading.snapshot, path));
    if (!reading.bytes) {
        return std::unexpected(Error{
            .kind = ErrorKind::Unsupported, .what = withoutBytes, .where = path, .hint = "give the image itself"});
    }
    return {};
}

Status requireInodes(const ImageReading& reading, const std::string& path) {
    if (auto status = requireVolume(reading, path, "a snapshot holds no inodes"); !status)
        return status;
    if (!isOfMetadataImage(*reading.snapshot.layout))
        return {};
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = "a metadata image holds neither directories nor the maps of all files, so the "
                                         "owners of most blocks are not in it",
                                 .where = path,
                                 .hint = "give the image itself, or one of e2image -r"});
}

std::string programName() { return fmt::format("ext4atlas {} (e2fsprogs {})", ATLAS_VERSION, e2fsprogsVersion()); }

namespace {

std::unexpected<Error> settled(const std::string& path, std::string what, std::string found, std::string expected) {
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = std::move(what),
                                 .where = path,
                                 .found = std::move(found),
                                 .expected = std::move(expected),
                                 .hint = "read the image itself"});
}

/// If the image cannot be read either, fails with the image's error.
Status checkVolume(const ImageOptions& options, const Snapshot& snapshot) {
    const auto& asked = options.volume;
    const auto held = snapshot.volumeName();
    const bool isOtherPartition = asked.partition && held.partition != asked.partition;
    const bool isOtherVolume = !asked.logicalVolume.empty() && held.logicalVolume != asked.logicalVolume;
    if (!isOtherPartition && !isOtherVolume)
        return {};
    if (auto why = whyNotReadable(snapshot, asked, options.path))
        return std::unexpected(std::move(*why));
    if (isOtherPartition) {
        return settled(options.path, "the snapshot does not hold this partition",
                       fmt::format("--partition {}", *asked.partition),
                       held.partition ? fmt::format("partition {}", *held.partition) : "no partition");
    }
    return settled(options.path, "the snapshot does not hold this logical volume", "--volume " + asked.logicalVolume,
                   held.logicalVolume.empty() ? "no logical volume" : held.logicalVolume);
}

Status checkRequest(const ImageOptions& options, const Snapshot& snapshot) {
    if (auto status = checkVolume(options, snapshot); !status)
        return status;
    if (options.mediumSize)
        return settled(options.path, "a snapshot keeps the size of its disk", "--disk-size", "none");
    if (options.superblock.isGiven())
        return settled(options.path, "a snapshot keeps the superblock it was read with", "-b or -B", "none");
    if (options.replay && (!snapshot.hasVolume() || !snapshot.layout->filesystem.replay))
        return settled(options.path, "the snapshot was read before the replay of the journal", "--replay", "none");
    if (options.offset)
        return settled(options.path, "a snapshot keeps the place its volume was read from", "--offset", "none");
    const auto logical = snapshot.disk.drive.logicalSector.value;
    if (options.drive.logicalSector && *options.drive.logicalSector != logical) {
        return settled(options.path, "the snapshot was read with another logical sector",
                       grouped(options.drive.logicalSector->value), grouped(logical.value));
    }
    return {};
}

Result<std::vector<std::byte>> readAll(const ByteSource& source, const std::string& path) {
    if (source.size().value > maxSnapshotBytes.value) {
        return std::unexpected(Error{.kind = ErrorKind::Limit,
                                     .what = "the snapshot is too large",
                                     .where = path,
                                     .found = humanSize(source.size()),
                                     .expected = "at most " + humanSize(maxSnapshotBytes)});
    }
    std::vector<std::byte> bytes(source.size().value);
    if (auto status = source.read({0}, bytes); !status)
        return std::unexpected(status.error());
    return bytes;
}

} // namespace

namespace {

/// Whether `snapshot` has the volume that was named.
bool holds(const Snapshot& snapshot, const VolumeName& asked) {
    return asked.isGiven() && snapshot.hasVolume() && snapshot.volumeName().forOpening() == asked.forOpening();
}

/// Leaves out what was found on other volumes, as if the volume had been named when the image was read.
void narrow(Snapshot& snapshot) {
    if (snapshot.isVolumeNamed)
        return;
    const auto own = snapshot.volumeName();
    const auto isElsewhere = [&](const Finding& each) {
        switch (each.kind) {
        case FindingKind::OtherVolumeFaulty:
        case FindingKind::OtherVolumeMisaligned:
        case FindingKind::OtherVolumeOfSmallBlocks:
        case FindingKind::VolumesNotRead: return true;
        case FindingKind::VolumeUnreadable:
        case FindingKind::NotLookedAt:
        case FindingKind::BackupsBehind: return each.volume.partition != own.partition;
        default: return false;
        }
    };
    snapshot.isVolumeNamed = true;
    snapshot.askedPartition = own.forOpening().partition;
    snapshot.otherVolumes.clear();
    std::erase_if(snapshot.findings, isElsewhere);
}

/// The volume that `options` name, else the chosen one, with the others if all are asked for.
Result<ImageReading> chosenOf(SavedDisk disk, const ImageOptions& options) {
    for (auto& other : disk.others)
        if (!holds(disk.chosen, options.volume) && holds(other, options.volume))
            return chosenOf({.chosen = std::move(other)}, options);
    if (auto status = checkRequest(options, disk.chosen); !status)
        return std::unexpected(status.error());
    if (holds(disk.chosen, options.volume) && !disk.others.empty())
        narrow(disk.chosen);
    ImageReading reading{.snapshot = std::move(disk.chosen)};
    if (auto status = applyTo(reading.snapshot, options.drive); !status)
        return std::unexpected(std::move(status.error()));
    if (!options.everyVolume || options.isVolumeNamed())
        return reading;
    for (auto& other : disk.others) {
        if (auto status = applyTo(other, options.drive); !status)
            return std::unexpected(std::move(status.error()));
        reading.others.push_back({.snapshot = std::move(other)});
    }
    return reading;
}

} // namespace

Result<std::optional<ImageReading>> openSavedSnapshot(const ByteSource& source, const ImageOptions& options) {
    std::vector<std::byte> head(std::min<std::uint64_t>(snapshotHeadBytes, source.size().value));
    if (auto status = source.read({0}, head); !status)
        return std::unexpected(status.error());
    if (!looksLikeSnapshot(head))
        return std::nullopt;
    const auto bytes = readAll(source, options.path);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto disk = readSavedDisk(*bytes);
    if (!disk) {
        auto error = disk.error();
        error.where = options.path;
        return std::unexpected(std::move(error));
    }
    auto reading = chosenOf(std::move(*disk), options);
    return reading ? Result<std::optional<ImageReading>>(std::move(*reading)) : std::unexpected(reading.error());
}

} // namespace atlas
