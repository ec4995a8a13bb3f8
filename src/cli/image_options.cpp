// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "base/number_text.h"

#include <fmt/format.h>

namespace atlas::cli {
namespace {

/// Adds an option whose text `parse` turns into a value; its error becomes CLI11's.
template <class T, class Parse>
void addParsed(CLI::App& command, const std::string& name, std::optional<T>& into, const Parse& parse,
               const std::string& help) {
    const auto take = [&into, parse, name](const std::string& text) {
        const auto value = parse(text);
        if (!value) {
            throw CLI::ValidationError(name, sentence(value.error()));
        }
        into = *value;
    };
    command.add_option_function<std::string>(name, take, help);
}

Result<ByteOffset> parsePhase(const std::string& text) {
    const auto quantity = parseSize(text);
    if (!quantity) {
        return std::unexpected(quantity.error());
    }
    if (quantity->inSectors()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "the phase is counted in bytes", .found = "\"" + text + "\""});
    }
    return ByteOffset{quantity->number};
}

} // namespace

void addImageOptions(CLI::App& command, InspectOptions& options) {
    command.add_option("IMAGE", options.path, "a disk image, a block device or a saved snapshot")->required();
    command
        .add_option("--partition", options.partition,
                    "the partition to work on (default: the only or first one with ext)")
        ->type_name("N")
        ->check(CLI::Range(1u, 0xFFFFFFu));
    addParsed(command, "--offset", options.offset, parseSize,
              "where the file system begins: bytes, or with k, M, G, T (powers of 1024) or s (sectors)");
    addParsed(
        command, "--logical-sector", options.drive.logicalSector,
        [](const std::string& text) { return parseSectorSize(text, maxLogicalSector); },
        "bytes of a logical sector (default: probed)");
    addParsed(
        command, "--physical-sector", options.drive.physicalSector,
        [](const std::string& text) { return parseSectorSize(text, maxPhysicalSector); },
        "bytes of a physical sector (default: as the device says, 4096 for an image)");
    command
        .add_option("--max-groups", options.maxGroups,
                    "groups to read at most, 256 bytes of memory each (default: 1048576, 128 TiB of 4 KiB blocks)")
        ->type_name("N");
    addParsed(command, "--phase", options.drive.phase, parsePhase,
              "first physical boundary in bytes (default: 0; 3584 with the XP jumper)");
}

Result<Inspection> inspectWatched(InspectOptions options, Messages& messages) {
    options.progress = [&](const Progress& progress) { messages.progress(progress); };
    return inspect(options);
}

Result<Inspection> inspectNoting(const InspectOptions& options, Messages& messages) {
    auto inspection = inspectWatched(options, messages);
    if (inspection && inspection->extVolumes > 1 && !options.partition && !options.offset &&
        inspection->snapshot.placement) {
        const auto& placement = *inspection->snapshot.placement;
        messages.note(fmt::format("{} holds {} ext file systems; this is {}, choose another with --partition",
                                  options.path, inspection->extVolumes,
                                  placement.partition ? fmt::format("partition {}", *placement.partition)
                                                      : "that of the whole disk"));
    }
    return inspection;
}

} // namespace atlas::cli
