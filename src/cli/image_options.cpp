// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/image_options.h"

#include "base/number_text.h"
#include "cli/console.h"
#include "cli/examine_image.h"
#include "confine/sandbox.h"
#include "disk/volume_list.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

bool isLeftOut = false;

} // namespace

void addSandboxOption(const CommandLine& line) {
    line.program().flag("--no-sandbox", isLeftOut,
                        "read outside the sandbox, with all of the user's rights; for debugging");
}

void enterSandboxNoting(const Reporter& reporter) {
    if (isLeftOut) {
        reporter.note(message<MessageId::SandboxOff>());
        return;
    }
    const auto sandbox = enterSandbox();
    rememberSandbox(sandbox);
    Names missing;
    if (!sandbox.landlock)
        missing.push_back(message<MessageId::NameLandlock>());
    if (!sandbox.seccomp)
        missing.push_back(message<MessageId::NameSeccomp>());
    if (!missing.empty())
        reporter.note(message<MessageId::SandboxPartly>(missing));
}

void enterSandboxSilently() {
    if (!isLeftOut)
        rememberSandbox(enterSandbox());
}

namespace {

Result<std::uint64_t> parseGroupCount(const std::string& text) {
    constexpr std::uint64_t maximum = 0xFFFFFFFF; // group numbers are 32 bits wide
    const auto number = parseSize(text);
    if (!number || number->unit != SizeUnit::Unsaid || number->number == 0 || number->number > maximum) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "not a number of groups",
                                     .found = "\"" + text + "\"",
                                     .expected = fmt::format("1 to {}", grouped(maximum))});
    }
    return number->number;
}

Result<BlockNumber> parseBlock(const std::string& text) {
    const auto number = parseSize(text);
    if (!number || number->unit != SizeUnit::Unsaid)
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "not the number of a block", .found = "\"" + text + "\""});
    return BlockNumber{number->number};
}

Result<ByteCount> parseBlockSize(const std::string& text) {
    constexpr std::uint64_t smallest = 1024;
    constexpr std::uint64_t largest = 65536;
    const auto size = parseSize(text);
    const bool isSize = size && !size->inSectors() && std::has_single_bit(size->number);
    if (!isSize || size->number < smallest || size->number > largest) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "not the size of a block",
                                     .found = "\"" + text + "\"",
                                     .expected = "a power of two from 1024 to 65536"});
    }
    return ByteCount{size->number};
}

Result<ByteOffset> parsePhase(const std::string& text) {
    const auto quantity = parseSize(text);
    if (!quantity)
        return std::unexpected(quantity.error());
    if (quantity->inSectors()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "the phase is counted in bytes", .found = "\"" + text + "\""});
    }
    return ByteOffset{quantity->number};
}

Result<ByteCount> parseMediumSize(const std::string& text) {
    const auto size = parseSize(text);
    if (!size)
        return std::unexpected(size.error());
    if (size->inSectors() || size->number == 0) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "not the size of a disk",
                                     .found = "\"" + text + "\"",
                                     .expected = "bytes, or with k, M, G, T"});
    }
    return ByteCount{size->number};
}

/// Where an unpacked image goes, and which one of an archive.
void addUnpackingOptions(const Arguments& arguments, ImageOptions& options) {
    arguments
        .text(reader::memberOption, options.member,
              "the file of an archive to open, if it holds several disk images, or the partition of an Android super "
              "image")
        .valueName("NAME");
    arguments
        .text("--temporary", options.temporary,
              "the folder for an unpacked image, which has no name there and is gone at the end (default: the user's "
              "cache)")
        .valueName("FOLDER");
    arguments
        .text(reader::unpackOption, options.unpackTo,
              "unpack into this open empty file, as the window gives it, instead of one without a name")
        .valueName("/dev/fd/N");
}

void addImageOperand(const Arguments& arguments, ImageOptions& options) {
    arguments
        .text(
            "IMAGE", options.path,
            "a disk image, a block device, a saved snapshot, what dumpe2fs printed, or the address of an image (https, "
            "s3, nbd, nbd+unix, sftp); - for standard input")
        .required();
}

} // namespace

void addEndpointOption(const Arguments& arguments, ImageOptions& options) {
    arguments
        .text("--endpoint-url", options.endpoint,
              "the S3 server for s3:// addresses (default: as for aws, by AWS_ENDPOINT_URL or ~/.aws/config)")
        .valueName("URL");
}

void addImageOptions(const Arguments& arguments, ImageOptions& options) {
    addImageOperand(arguments, options);
    addOptionsOfImage(arguments, options);
}

void addOptionsOfImage(const Arguments& arguments, ImageOptions& options) {
    arguments
        .number(reader::partitionOption, options.volume.partition,
                "the partition to work on (default: the only or first one with ext)")
        .valueName("N")
        .within(1U, 0xFFFFFFU);
    arguments
        .text(reader::volumeOption, options.volume.logicalVolume,
              "the LVM logical volume to work on, as info lists it: vg/root (default: the first one with ext, if no "
              "partition holds ext)")
        .valueName("VG/LV");
    arguments.parsed(
        reader::offsetOption, options.offset, parseSize,
        "where the file system begins: bytes, or with k, M, G, T (powers of 1024), kB, MB (of 1000) or s (sectors)");
    arguments
        .parsed(reader::superblockOption, options.superblock.block, parseBlock,
                "the block with the backup superblock to open the file system with, as for e2fsck; info names those of "
                "all file systems that left some behind")
        .valueName("BLOCK");
    arguments
        .parsed(reader::blockSizeOption, options.superblock.blockSize, parseBlockSize,
                "bytes of a block, to count -b in, or of the file system whose superblock is looked for")
        .valueName("BYTES");
    arguments.flag(reader::replayOption, options.replay,
                   "read the volume as it is after the replay of its journal, in memory; nothing is written");
    arguments.parsed(
        "--logical-sector", options.drive.logicalSector,
        [](const std::string& text) { return parseSectorSize(text, maxLogicalSector); },
        "bytes of a logical sector (default: probed)");
    arguments.parsed(
        reader::physicalSectorOption, options.drive.physicalSector,
        [](const std::string& text) { return parseSectorSize(text, maxPhysicalSector); },
        "bytes of a physical sector (default: as the device reports, 4096 for an image)");
    arguments
        .parsed("--disk-size", options.mediumSize, parseMediumSize,
                "size of the disk that the image is for, if the image ends before it; zeros follow the image")
        .valueName("SIZE");
    addUnpackingOptions(arguments, options);
    addEndpointOption(arguments, options);
    addProofOptions(arguments);
    const auto usual = ImageOptions{}.groupLimit();
    arguments
        .parsed(
            "--max-groups", options.maxGroups, parseGroupCount,
            fmt::format("maximum number of groups to read, 256 bytes of memory each (default: {}, {} of 4 KiB blocks)",
                        usual, humanSize({usual * 128 * MiB})))
        .valueName("N");
    arguments.parsed(
        "--phase", options.drive.phase, parsePhase,
        "byte of the first physical sector boundary: 0, or a multiple of the logical sector that is smaller "
        "than the physical one (default: 0; 3584 with the jumper)");
}

namespace {

/// States which of several ext file systems was chosen, and how to choose one of the `others`.
Message chosenOf(const std::vector<ListedVolume>& others, const Snapshot& snapshot, const std::string& path) {
    const Number all{others.size() + 1};
    const bool hasLogical =
        std::ranges::any_of(others, [](const ListedVolume& each) { return !each.opensBy.logicalVolume.empty(); });
    const auto options = hasLogical ? "--partition or --volume" : "--partition";
    const auto [partition, logicalVolume] = snapshot.volumeName();
    if (!logicalVolume.empty())
        return message<MessageId::LogicalVolumeOfSeveral>(path, all, logicalVolume, options);
    return partition ? message<MessageId::PartitionOfSeveral>(path, all, PartitionNumber{*partition}, options)
                     : message<MessageId::WholeDiskOfSeveral>(path, all, options);
}

/// Opens the only image of a command and enters the sandbox.
Result<OpenedImage> openAlone(const ImageOptions& options, Reporter& reporter) {
    auto watched = options;
    watched.progress = [&reporter](const Progress& progress) { reporter.progress(progress); };
    auto image = openImage(watched);
    if (image)
        enterSandboxNoting(reporter);
    return image;
}

} // namespace

Result<ImageReading> readImageWatched(OpenedImage image, Reporter& reporter) {
    auto examined = examine(image, reporter);
    if (!examined)
        return std::unexpected(examined.error());
    if (!image.options.progress)
        image.options.progress = [&](const Progress& progress) { reporter.progress(progress); };
    const auto remote = image.remote;
    const auto path = image.options.path;
    auto reading = readImage(std::move(image));
    if (remote) {
        const auto traffic = remote->traffic();
        examined->networkBytes = traffic.bytes;
        examined->networkRequests = traffic.requests;
        reporter.note(message<MessageId::NetworkRead>(path, Size{{traffic.bytes}}, Count{traffic.requests}));
    }
    if (reading) {
        for (auto& other : reading->others)
            other.snapshot.examination = *examined;
        reading->snapshot.examination = std::move(*examined);
    }
    return reading;
}

Result<ImageReading> readImageWatched(const ImageOptions& options, Reporter& reporter) {
    auto image = openAlone(options, reporter);
    return image ? readImageWatched(std::move(*image), reporter) : std::unexpected(image.error());
}

Result<ImageReading> readImageNoting(const ImageOptions& options, Reporter& reporter) {
    auto image = openAlone(options, reporter);
    return image ? readImageNoting(std::move(*image), reporter) : std::unexpected(image.error());
}

Result<ImageReading> readImageNoting(OpenedImage image, Reporter& reporter) {
    const auto options = image.options;
    auto reading = readImageWatched(std::move(image), reporter);
    if (!reading || options.isVolumeNamed() || !reading->bytes || !reading->snapshot.placement)
        return reading;
    const auto& snapshot = reading->snapshot;
    if (const auto others = volumesBeside(snapshot.opened(), snapshot.volumeName()); !others.empty())
        reporter.note(chosenOf(others, snapshot, options.path));
    return reading;
}

} // namespace atlas::cli
