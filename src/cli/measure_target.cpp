// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/measure_target.h"

#include "base/byte_source.h"
#include "base/number_text.h"
#include "base/output_file.h"
#include "base/remote_name.h"
#include "base/shell_words.h"
#include "cli/confined_answer.h"
#include "cli/image_options.h"
#include "confine/confined_program.h"
#include "device/device_stack.h"
#include "device/read_disk.h"
#include "device/read_drive_state.h"
#include "device/sysfs_geometry.h"
#include "envelope/remote_place.h"
#include "envelope/temporary_file.h"
#include "report/language/make_message.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <linux/magic.h>
#include <random>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>

namespace atlas::cli {
namespace {

constexpr ByteCount usualScratch{64 * MiB};

/// The device that carries `byte` of the device `number`, and where.
struct Carrier {
    TargetPlace place{};
    std::string disk{};
};

std::string numberOf(dev_t device) { return fmt::format("{}:{}", ::major(device), ::minor(device)); }

Carrier wholeDisk(const std::string& number, ByteOffset byte) {
    const auto drive = driveOf(sysfsGeometry(std::filesystem::path("/sys/dev/block") / number));
    return {{byte, drive.grid(), drive.physicalSector.source}, number};
}

Carrier carrierOf(const std::string& number, ByteOffset byte) {
    const auto devices = blockStackOf(number);
    if (devices.empty())
        return wholeDisk(number, byte);
    for (const auto& member : membersOf(devices)) {
        if (!member.bytes.contains(byte))
            continue;
        Carrier carrier{{{}, member.sectors, member.sectorSource},
                        firstLineOf(std::filesystem::path("/sys/class/block") / member.name / "dev")};
        // Striped bytes keep their place in the sectors, which the grid in terms of the device above expresses.
        if (member.isPlaced() && member.chunk.value == 0)
            carrier.place.onDisk = member.onDisk(byte);
        else if (member.isPlaced())
            carrier.place = {byte, member.grid(), member.sectorSource};
        return carrier;
    }
    return {};
}

/// Unknown if the parts of the file lie at different places in the sectors.
Carrier carrierOfFile(const std::string& path) {
    const auto file = placeOfFile(path);
    std::optional<Carrier> all;
    for (const auto& piece : file.pieces) {
        auto carrier = carrierOf(file.device, piece.at);
        auto& onDisk = carrier.place.onDisk;
        if (all && onDisk && all->place.onDisk &&
            pastBoundary(*onDisk, carrier.place.sectors) !=
                pastBoundary(*all->place.onDisk + (piece.above.first - ByteOffset{}), all->place.sectors))
            all->place.onDisk.reset();
        if (!all)
            all = std::move(carrier);
    }
    return all.value_or(Carrier{});
}

void placeOn(MeasureTarget& target, Carrier carrier, const MeasureTargetOptions& options) {
    target.place = carrier.place;
    if (options.physicalSector) {
        target.place.sectors.size = *options.physicalSector;
        target.place.sectorSource = Source::User;
    }
    target.disk = std::move(carrier.disk);
    target.drive = target.disk.empty() ? DriveState{} : readDriveState(target.disk);
}

// The scratch file.

/// The nodes of devices are in memory too, and say nothing of the devices.
bool isInMemory(int file) {
    struct stat info{};
    struct statfs system{};
    return ::fstat(file, &info) == 0 && S_ISREG(info.st_mode) && ::fstatfs(file, &system) == 0 &&
           (system.f_type == TMPFS_MAGIC || system.f_type == RAMFS_MAGIC);
}

bool acceptsDirect(int file) {
    const int flags = ::fcntl(file, F_GETFL);
    const bool accepts = ::fcntl(file, F_SETFL, flags | O_DIRECT) == 0;
    ::fcntl(file, F_SETFL, flags);
    return accepts;
}

/// Files in memory accept O_DIRECT too, and nothing of them is on a disk.
void chooseWay(MeasureTarget& target, const MeasureTargetOptions& options, int file) {
    target.isInMemory = isInMemory(file);
    target.fio.isDirect = !options.isBuffered && !target.isInMemory && acceptsDirect(file);
}

/// Bytes that no drive can compress, and that the file system stores.
Status fill(int file, ByteCount size, const std::string& folder, Reporter& reporter) {
    std::mt19937_64 random; // NOLINT(cert-msc32-c,cert-msc51-cpp): only to be incompressible
    std::string part(MiB, '\0');
    for (std::uint64_t done = 0; done < size.value; done += part.size()) {
        std::ranges::generate(part, [&] { return static_cast<char>(random()); });
        reporter.progress({done, size.value, message<MessageId::MeasureWritesScratch>()});
        reporter.status(message<MessageId::MeasureWritesScratch>());
        const auto length = std::min<std::uint64_t>(part.size(), size.value - done);
        if (auto written = writeAll(file, std::string_view(part).substr(0, length), folder); !written)
            return written;
    }
    return ::fsync(file) == 0 ? Status() : cannot("write", folder);
}

Result<MeasureTarget> scratchIn(const MeasureTargetOptions& options, Reporter& reporter) {
    const auto size = options.scratch.value_or(usualScratch);
    auto file = openTemporary(options.target, "cannot make the scratch file");
    if (!file) {
        file.error().hint = "name a folder that you may write to";
        return std::unexpected(file.error());
    }
    if (const auto room = roomFor(file->get()); room < size.value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "there is no room for the scratch file, with 64 MiB left over",
                                     .where = options.target,
                                     .found = humanSize({room}),
                                     .expected = humanSize(size),
                                     .hint = "--size SIZE makes it smaller"});
    }
    if (auto filled = fill(file->get(), size, options.target, reporter); !filled)
        return std::unexpected(filled.error());
    MeasureTarget target{.kind = MeasuredKind::ScratchFile, .size = size, .mayWrite = true};
    target.fio.name = namelessPath;
    chooseWay(target, options, file->get());
    target.shownName = pathWord((std::filesystem::path(options.target) / "scratch").string());
    placeOn(target, carrierOfFile(fmt::format("/proc/self/fd/{}", file->get())), options);
    if (!target.disk.empty())
        target.sector =
            driveOf(sysfsGeometry(std::filesystem::path("/sys/dev/block") / target.disk)).logicalSector.value;
    target.file = std::move(*file);
    return target;
}

// Devices, images and exports.

/// What libblkid and libfdisk recognise; empty if nothing.
Result<std::string> contentsOf(const std::string& path) {
    return confinedAnswer([&]() -> Result<std::string> {
        auto image = openImage({ImageRequest{.path = path}});
        if (!image)
            return std::unexpected(image.error());
        enterSandboxSilently();
        const auto disk = readDiskAlone(std::move(*image));
        if (!disk)
            return std::unexpected(disk.error());
        if (disk->table.kind != TableKind::None)
            return fmt::format("a partition table ({})", name(disk->table.kind));
        return disk->content.type;
    });
}

std::unexpected<Error> refusedToDestroy(const MeasureTargetOptions& options, std::string what, std::string found) {
    return std::unexpected(
        Error{.kind = ErrorKind::Usage,
              .what = std::move(what),
              .where = options.target,
              .found = std::move(found),
              .hint = fmt::format("to overwrite it nevertheless, add --force {}", pathWord(options.target))});
}

/// Whether the contents may be destroyed: asked for, in no use, and empty, or forced.
Result<bool> mayDestroy(const MeasureTargetOptions& options, bool isDevice) {
    if (options.destroyed.empty())
        return false;
    for (const auto* repeated : {&options.destroyed, &options.forced}) {
        if (!repeated->empty() && *repeated != options.target) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "what is to be overwritten must be named twice, in the same words",
                                         .found = *repeated,
                                         .expected = options.target});
        }
    }
    if (!options.forced.empty())
        return true;
    // An exclusive open fails while the device or a partition of it is mounted, used for swapping, or part of another one.
    if (isDevice) {
        const FileDescriptor alone(::open(options.target.c_str(), O_RDONLY | O_EXCL | O_CLOEXEC));
        if (!alone.isOpen() && errno == EBUSY)
            return refusedToDestroy(options, "the device is mounted, or used by another one", "in use");
        if (!alone.isOpen())
            return cannot("open", options.target);
    }
    const auto contents = contentsOf(options.target);
    if (!contents)
        return std::unexpected(contents.error());
    if (!contents->empty())
        return refusedToDestroy(options, "the device is not empty", *contents);
    return true;
}

Result<MeasureTarget> exportAt(const MeasureTargetOptions& options) {
    const auto scheme = remoteScheme(options.target);
    if (scheme != "nbd" && scheme != "nbd+unix") {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "this place cannot be measured",
                                     .where = options.target,
                                     .expected = "a folder, a device, an image, nbd://… or nbd+unix://…"});
    }
    MeasureTarget target{.kind = MeasuredKind::NetworkExport};
    {
        const auto opened = openRemote(options.target, {});
        if (!opened)
            return std::unexpected(opened.error());
        target.size = opened->bytes->size();
    }
    const auto destroys = mayDestroy(options, false);
    if (!destroys)
        return std::unexpected(destroys.error());
    target.mayWrite = *destroys;
    target.fio = {.name = options.target, .isNbd = true};
    target.shownName = options.target;
    // Nothing is known of the drive behind it, so its first byte counts as a boundary of usual sectors.
    placeOn(target, {.place = {.onDisk = ByteOffset{}}}, options);
    return target;
}

Result<MeasureTarget> deviceOrImage(const MeasureTargetOptions& options) {
    const auto source = openFile(options.target);
    if (!source)
        return std::unexpected(source.error());
    struct stat info{};
    const bool isDevice = ::stat(options.target.c_str(), &info) == 0 && S_ISBLK(info.st_mode);
    if (!isDevice && !options.destroyed.empty()) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "only a device or an NBD export can be overwritten",
                                     .where = options.target,
                                     .hint = "name a folder, in which a scratch file is written"});
    }
    const auto destroys = mayDestroy(options, isDevice);
    if (!destroys)
        return std::unexpected(destroys.error());
    MeasureTarget target{.kind = isDevice ? MeasuredKind::Device : MeasuredKind::Image,
                         .size = (*source)->size(),
                         .mayWrite = *destroys};
    target.file = FileDescriptor(::fcntl(*(*source)->descriptor(), F_DUPFD_CLOEXEC, 0));
    target.fio.name = std::filesystem::absolute(options.target).string();
    chooseWay(target, options, target.file.get());
    target.shownName = target.fio.name;
    placeOn(target, isDevice ? carrierOf(numberOf(info.st_rdev), {}) : carrierOfFile(options.target), options);
    if (isDevice)
        target.sector = driveOfDevice(target.file.get()).logicalSector.value;
    return target;
}

} // namespace

Result<MeasureTarget> openTarget(const MeasureTargetOptions& options, Reporter& reporter) {
    std::error_code failed;
    if (isRemote(options.target))
        return exportAt(options);
    if (!std::filesystem::is_directory(options.target, failed))
        return deviceOrImage(options);
    if (!options.destroyed.empty()) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "in a folder only a scratch file is written",
                                     .where = options.target,
                                     .hint = "leave out --destroy-contents"});
    }
    return scratchIn(options, reporter);
}

} // namespace atlas::cli
