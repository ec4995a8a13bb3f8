// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/planned_device.h"

#include "base/byte_source.h"
#include "base/number_text.h"
#include "base/parse_size.h"
#include "base/units.h"
#include "mkfs/format_options.h"
#include "mkfs/option_line.h"
#include "report/reader/reader_request.h"

#include <algorithm>
#include <array>
#include <bit>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <linux/fs.h>
#include <span>
#include <sys/ioctl.h>
#include <utility>

namespace atlas::cli {
namespace {

/// Without -b, a number without a unit counts KiB: fs-size in mke2fs(8).
Result<std::optional<ByteCount>> sizeInLine(const MkfsOptions& options) {
    if (!options.blockCount)
        return std::nullopt;
    const auto unit = std::bit_floor(static_cast<std::uint64_t>(std::max(options.blockSize, 1024)));
    const auto blocks = parseBlocks(*options.blockCount, static_cast<int>(std::bit_width(unit / 1024)) - 1);
    if (blocks > deviceSizes.maximum / unit) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "too large",
                                     .where = *options.blockCount,
                                     .expected = "at most " + humanSize({deviceSizes.maximum})});
    }
    return ByteCount{blocks * unit};
}

/// The sector sizes that PRS() of misc/mke2fs.c takes from the environment.
Status takeAssigned(const OptionLine& line, Device& device) {
    for (const auto& [variable, sector] : {std::pair{"MKE2FS_DEVICE_SECTSIZE", &device.logicalSector},
                                           std::pair{"MKE2FS_DEVICE_PHYS_SECTSIZE", &device.physicalSector}}) {
        const auto assigned = line.assigned(variable);
        const auto size = assigned ? parseSectorSize(*assigned, maxPhysicalSector) : *sector;
        if (!size)
            return std::unexpected(size.error());
        *sector = *size;
    }
    return {};
}

/// Leaves 0 for a file, which has no sectors.
void takeSectors(const ByteSource& source, Device& device) {
    int logical = 0;
    unsigned physical = 0;
    const auto descriptor = source.descriptor();
    if (descriptor && ::ioctl(*descriptor, BLKSSZGET, &logical) == 0 && logical > 0)
        device.logicalSector = {static_cast<std::uint64_t>(logical)};
    if (descriptor && ::ioctl(*descriptor, BLKPBSZGET, &physical) == 0)
        device.physicalSector = {physical};
}

constexpr auto* sizeHint = "the size behind the device, as in mkfs.ext4 /dev/sda3 2G, or --size 2G";

bool exists(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

} // namespace

Result<std::optional<Device>> plannedDevice(const MkfsOptions& options, std::optional<ByteCount> own) {
    const auto& line = options.line;
    if (line.assigned("MKE2FS_FIRST_META_BG"))
        return notPlanned("MKE2FS_FIRST_META_BG", "it is a variable for mke2fs's own tests");
    Device device{.size = {}};
    const auto inLine = sizeInLine(options);
    if (!inLine)
        return std::unexpected(inLine.error());
    auto size = own ? own : *inLine;
    if (line.device && exists(*line.device)) {
        const auto source = openFile(*line.device);
        if (source)
            takeSectors(**source, device);
        if (source && !size)
            size = (*source)->size();
        if (!source && !size) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = source.error().what,
                                         .where = source.error().where,
                                         .hint = sizeHint});
        }
    }
    if (auto taken = takeAssigned(line, device); !taken)
        return std::unexpected(taken.error());
    if (!size)
        return std::nullopt;
    device.size = *size;
    return device;
}

std::unexpected<Error> sizeUnknown(const MkfsOptions& options) {
    const auto& device = options.line.device;
    return std::unexpected(
        Error{.kind = ErrorKind::Usage,
              .what = device ? fmt::format("the size to plan for is not known, because {} does not exist here", *device)
                             : "the size to plan for is not known",
              .hint = sizeHint});
}

namespace {

const CommandWords* commandIn(const std::vector<CommandWords>& commands, std::string_view name) {
    const auto found = std::ranges::find(commands, name, &CommandWords::name);
    return found == commands.end() ? nullptr : &*found;
}

/// The place behind the name of a command that takes an mke2fs line; nullopt for any other command.
std::optional<std::size_t> behindCommand(const std::vector<std::string>& arguments) {
    constexpr std::array<std::string_view, 2> commands{reader::planCommand, "sweep"};
    for (std::size_t n = 0; n < arguments.size(); ++n)
        if (arguments[n] == reader::progressOption)
            ++n;
        else if (!arguments[n].starts_with('-'))
            return std::ranges::find(commands, arguments[n]) != commands.end() ? std::optional(n + 1) : std::nullopt;
    return std::nullopt;
}

bool takesValue(const std::vector<OptionWords>& options, const std::string& word) {
    return std::ranges::any_of(options, [&](const OptionWords& option) {
        return !option.value.empty() && std::ranges::find(option.names, word) != option.names.end();
    });
}

} // namespace

std::vector<std::string> withLineApart(std::vector<std::string> arguments, const std::vector<CommandWords>& commands) {
    const auto first = behindCommand(arguments);
    const auto* const command = first ? commandIn(commands, arguments[*first - 1]) : nullptr;
    if (command == nullptr)
        return arguments;
    std::vector<std::string> own(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(*first));
    std::vector<std::string> operands;
    bool inLine = false;
    const auto takesNext = [&](const std::string& word) {
        return takesValue(command->options, word) || takesValue(commands.front().options, word);
    };
    for (auto n = *first; n < arguments.size(); ++n) {
        const auto& word = arguments[n];
        if (word == "--" && !inLine) {
            operands.insert(operands.end(), arguments.begin() + static_cast<std::ptrdiff_t>(n) + 1, arguments.end());
            break;
        }
        const bool isHelp = !inLine && word == "-h";
        if (isHelp || (word.starts_with("--") && word != "--")) {
            own.push_back(word);
            if (takesNext(word) && n + 1 < arguments.size())
                own.push_back(arguments[++n]);
        } else {
            inLine = inLine || startsOptionLine(std::span(arguments).subspan(n)) || isOptionLine(word);
            operands.push_back(word);
        }
    }
    own.emplace_back("--");
    std::ranges::move(operands, std::back_inserter(own));
    return own;
}

} // namespace atlas::cli
