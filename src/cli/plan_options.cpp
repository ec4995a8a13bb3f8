// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"

#include "base/number_text.h"
#include "cli/planned_device.h"
#include "compare/read_model.h"
#include "disk/drive.h"
#include "mkfs/format_options.h"
#include "mkfs/option_line.h"
#include "mkfs/profile.h"
#include "report/reader/reader_request.h"
#include "report/words/plan_text.h"

#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ostream>
#include <string>

namespace atlas::cli {
namespace {

/// Uses whose usual medium is another one: "--use sd-card and --use database".
std::string usesOfOthers(Medium medium) {
    std::vector<std::string> uses;
    for (const auto use : allUses)
        if (usualMedium(use) != medium)
            uses.push_back(fmt::format("--use {}", name(use)));
    return fmt::format("{}", fmt::join(uses, " and "));
}

/// The media with the costs of reads, for the help text: "hdd (5 ms, 150 MB/s, …), ssd (…) or sd (…)".
std::string mediaWithCosts() {
    std::vector<std::string> media;
    for (const auto medium : allMedia) {
        const auto model = modelOf(medium);
        const auto remark = medium == ReadModel{}.medium ? ", the default except for " + usesOfOthers(medium) : "";
        media.push_back(fmt::format("{} ({:.2g} ms, {:g} MB/s{})", name(medium), 1000 * model.secondsPerRead,
                                    model.bytesPerSecond / 1e6, remark));
    }
    return listed(media);
}

Result<ByteCount> parseIn(NumberRange range, const std::string& text) {
    const auto bytes = parseBytes(text);
    const auto inside = bytes ? withinSizes(range, bytes->value, text) : std::unexpected(bytes.error());
    return inside ? bytes : std::unexpected(inside.error());
}

Result<ByteCount> parseEraseBlock(const std::string& text) {
    auto size = parseIn({512, GiB}, text);
    if (size && size->value % 512 != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "no erase block has this size",
                                     .found = fmt::format("\"{}\"", text),
                                     .expected = "a multiple of 512 bytes"});
    }
    return size;
}

/// Safe because LVM names contain no commas.
std::vector<std::string> splitAtCommas(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == ',')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

/// Parses a device size and keeps the typed text.
auto keepingText(PlanOptions& options) {
    return [&options](const std::string& text) {
        options.typedSize = text;
        auto size = parseIn(deviceSizes, text);
        const bool unitIsMissing = text.find_first_not_of("0123456789") == std::string::npos;
        if (!size && unitIsMissing && text.size() <= 4 && text.find_first_of("123456789") != std::string::npos)
            size.error().expected += fmt::format("; write the unit with the number: {0}TB, or \"{0} TB\"", text);
        return size;
    };
}

} // namespace

void addStartOption(const Arguments& arguments, std::optional<ByteOffset>& start) {
    arguments
        .parsed(
            reader::startOption, start, [](const std::string& text) { return parseVolumeStart(text); },
            "where the volume starts on its disk: bytes, or sectors of 512 bytes such as 63s (default: where the "
            "image lies, else 1M, or 0 with --raid)")
        .valueName("BYTES");
}

void addPhysicalSectorOption(const Arguments& arguments, std::optional<ByteCount>& sector) {
    arguments
        .parsed(
            reader::physicalSectorOption, sector,
            [](const std::string& text) { return parseSectorSize(text, maxPhysicalSector); },
            "bytes of the drive's physical sector (default: 4096)")
        .valueName("BYTES");
}

void addPlanOptions(const Arguments& arguments, PlanOptions& options) {
    arguments
        .text("--mke2fs-conf", options.profile, "read mke2fs's defaults from this file instead of /etc/mke2fs.conf")
        .valueName("FILE");
    addPhysicalSectorOption(arguments, options.chosen.physicalSector);
}

void addSizeAndLine(const Arguments& arguments, PlanOptions& options) {
    arguments.texts("LINE", options.operands,
                    "the size of the device (1T, 64G, 100M: powers of 1024; 4TB: of 1000; or bytes), unless what "
                    "follows or --size gives it; then mke2fs options, or an mke2fs line with its device and size, as "
                    "in: 2G -- -t ext4, or mkfs.ext4 -L root /dev/sda3 2G");
    arguments.parsed("--size", options.size, keepingText(options), "the size of the device, if no operand gives it");
}

void addPlanSizeOption(const Arguments& arguments, PlanOptions& options) {
    arguments.parsed("--size", options.size, keepingText(options),
                     "plan option lines for a device of this size (default: that of the first image)");
}

void addVolumesOption(const Arguments& arguments, PlanOptions& options) {
    arguments
        .parsed(
            reader::volumeOption, options.logicalVolumes,
            [](const std::string& text) { return Result<std::vector<std::string>>(splitAtCommas(text)); },
            "the logical volumes of the images, in their order and separated by commas; leave one empty for the "
            "default")
        .valueName("VG/LV,...");
    arguments
        .number(reader::partitionOption, options.partition,
                "the partition of each image (default: that with ext; of diff, all of them)")
        .valueName("N")
        .within(1U, 0xFFFFFFU);
}

void addRaidOption(const Arguments& arguments, PlanOptions& options) {
    arguments
        .parsed(reader::raidOption, options.chosen.raid, parseRaid,
                "plan for an md array, such as 0:512k:4: add its -E stride and stripe_width, and measure the load on "
                "its members")
        .valueName("LEVEL:CHUNK:MEMBERS");
}

void addGrowOption(const Arguments& arguments, PlanOptions& options) {
    arguments
        .parsed(
            reader::growOption, options.grownTo, [](const std::string& text) { return parseIn(deviceSizes, text); },
            "grow the planned file system to this size, and use the resulting layout")
        .valueName("SIZE");
    const auto mounted = arguments.flag(
        reader::growMountedOption, options.growMounted,
        "grow as the kernel does while it is mounted (default for --use sd-card and vm and for --medium sd and emmc)");
    arguments
        .flag(reader::growUnmountedOption, options.growUnmounted,
              "grow in a sparse temporary file with this machine's mke2fs and resize2fs (default otherwise)")
        .excludes(mounted);
}

bool isGrownMounted(const PlanOptions& options) {
    return options.growMounted ||
           (!options.growUnmounted && growsWhileMounted(options.use, options.chosen.model.medium));
}

void addUseOption(const Arguments& arguments, PlanOptions& options, const std::string& help) {
    arguments.named("--use", options.use, useNamed, useNames(), help + listed(useNames()) + "; raid needs --raid")
        .valueName("USE");
}

Status checkUse(const PlanOptions& options) {
    if (options.use == Use::RaidMembers && !options.chosen.raid) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "--use raid weighs the load on the members, so it needs the array",
                                     .hint = "--raid 6:512k:10, for ten members of RAID 6"});
    }
    return {};
}

void addMetricOptions(const Arguments& arguments, PlanOptions& options) {
    auto& model = options.chosen.model;
    addStartOption(arguments, options.chosen.start);
    addRaidOption(arguments, options);
    arguments
        .named("--medium", model.medium, mediumNamed, mediumNames(),
               "cost of the model's reads: " + mediaWithCosts() + "; the options below override a single value")
        .valueName("MEDIUM");
    arguments
        .parsed("--erase-block", options.chosen.eraseBlock, parseEraseBlock,
                "bytes of the medium's erase block, in which bitmaps are counted (default: that of the first image's "
                "drive, else 4M)")
        .valueName("BYTES");
    arguments
        .parsed(
            "--largest-request", model.largestRequest,
            [](const std::string& text) { return parseIn(requestSizes, text); },
            "largest request of the model's reads (default: 1M)")
        .valueName("BYTES");
    arguments
        .parsed(
            "--readahead", model.readahead, [](const std::string& text) { return parseIn(readaheadSizes, text); },
            "what the kernel reads ahead in sequential reads: read_ahead_kb of the device (default: that of the first "
            "image's device, else 128K)")
        .valueName("BYTES");
    arguments
        .real(
            "--read-cost", [&model](double ms) { model.secondsPerRead = ms / 1000; },
            "milliseconds of a jump to another place in the model")
        .within(0.001, 10000.0)
        .valueName("MS");
    arguments.real(
                 "--bandwidth", [&model](double mb) { model.bytesPerSecond = mb * 1e6; }, "MB/s of the model's reads")
        .within(0.001, 1e6)
        .valueName("MB/S");
    arguments
        .texts(
            "--drive-profile", options.driveProfiles,
            "measured cost of a jump and rate: files of `measure metadata-reads` and `measure sequential` with --json")
        .valueName("FILE");
}

MeasureFrame frameOf(const PlanOptions& options, const std::optional<ImageFrame>& image) {
    return frameWith(image, options.chosen, options.use.value_or(Use::General));
}

void writeTypedSize(const PlanOptions& options, std::ostream& out) {
    const auto words =
        options.size && !options.typedSize.empty() ? typedSize(options.typedSize, *options.size) : std::nullopt;
    if (words)
        out << format(*words) << ".\n";
    for (const auto& sentence : options.measured)
        out << format(sentence) << "\n";
}

namespace {

Result<Profile> profileOf(const PlanOptions& options, const OptionLine& line) {
    if (!options.profile.empty())
        return loadProfile(options.profile);
    if (const auto assigned = line.assigned("MKE2FS_CONFIG"))
        return loadProfileOrUpstream(*assigned);
    const char* const given = std::getenv("MKE2FS_CONFIG");
    return loadProfileOrUpstream(given != nullptr ? given : "/etc/mke2fs.conf");
}

/// Takes the size from the front of the operands. No device is named like a number.
Status takeSize(PlanOptions& options) {
    auto& operands = options.operands;
    if (operands.empty() || operands.front().find_first_of("0123456789") != 0)
        return {};
    auto size = keepingText(options)(operands.front());
    if (!size) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = std::move(size.error().what),
                                     .where = "SIZE",
                                     .found = std::move(size.error().found),
                                     .expected = std::move(size.error().expected),
                                     .hint = "ext4atlas-cli --help"});
    }
    options.size = *size;
    operands.erase(operands.begin());
    return {};
}

/// A single word with a whole line in it, as after quoting it: "mkfs.ext4 -G 64" or "-t ext4 -G 64", but not "-Lmy disk".
bool isWholeLine(const std::vector<std::string>& operands) {
    if (operands.size() != 1)
        return false;
    const auto& word = operands.front();
    return word.starts_with('-') ? word.find(' ') == 2 : word.contains(' ') && isOptionLine(word);
}

} // namespace

Result<std::optional<PlanRequest>> requestFor(MkfsOptions line, const PlanOptions& options) {
    const auto device = plannedDevice(line, options.size);
    if (!device)
        return std::unexpected(device.error());
    if (!*device)
        return std::nullopt;
    auto profile = profileOf(options, line.line);
    if (!profile)
        return std::unexpected(profile.error());
    return PlanRequest{**device, std::move(line), std::move(*profile), options.chosen.raid};
}

Result<PlanRequest> requestOf(PlanOptions& options) {
    if (auto taken = takeSize(options); !taken)
        return std::unexpected(taken.error());
    auto line = isWholeLine(options.operands) ? parseOptions(std::string_view(options.operands.front()))
                                              : parseOptions(options.operands);
    if (!line)
        return std::unexpected(line.error());
    auto request = requestFor(*line, options);
    if (!request)
        return std::unexpected(request.error());
    return *request ? Result<PlanRequest>(std::move(**request)) : sizeUnknown(*line);
}

} // namespace atlas::cli
