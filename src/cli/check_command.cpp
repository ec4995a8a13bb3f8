// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/check.h"

#include "cli/commands.h"
#include "disk/drive_preset.h"
#include "report/json/check_json.h"
#include "report/text/check_text.h"
#include "report/text/stack_text.h"

namespace atlas::cli {
namespace {

struct Options {
    InspectOptions image;
    std::string drive;
    std::optional<ByteCount> stripe;
    std::optional<ByteCount> eraseBlock;
    bool json = false;
    bool explain = false;
    bool sweep = false;
};

std::vector<std::string> presetKeys() {
    std::vector<std::string> keys;
    for (const auto& preset : drivePresets()) {
        keys.emplace_back(preset.key);
    }
    return keys;
}

/// The drive to judge for: the one that was read, another kind, or with granularities that the user knows.
Drive judgedDrive(Drive drive, const Options& options) {
    if (const auto* preset = findPreset(options.drive)) {
        drive = withPreset(drive, *preset);
    }
    if (options.stripe) {
        drive.optimalIo = *options.stripe;
        drive.optimalIoSource = Source::User;
    }
    if (options.eraseBlock) {
        drive.eraseBlock = *options.eraseBlock;
        drive.eraseBlockSource = Source::User;
    }
    return drive;
}

void addGranularity(CLI::App& command, const std::string& name, std::optional<ByteCount>& into,
                    const std::string& help) {
    const auto take = [&into, name](const std::string& text) {
        constexpr std::uint64_t maximum = std::uint64_t{1} << 40;
        const auto size = parseSize(text);
        if (!size || size->inSectors() || size->number < 512 || size->number % 512 != 0 || size->number > maximum) {
            throw CLI::ValidationError(name, "\"" + text + "\" is no multiple of 512 bytes, as 256k or 4M");
        }
        into = ByteCount{size->number};
    };
    command.add_option_function<std::string>(name, take, help)->type_name("BYTES");
}

void printText(const Options& options, const Snapshot& snapshot, const Check& result) {
    writeCheckText(snapshot, result, output(), terminalStyle());
    if (options.explain) {
        writeExplanation(snapshot, result, output(), terminalStyle());
    }
    if (options.sweep && result.alignment) {
        writeSweep(sweepOf(snapshot), output(), terminalStyle());
    }
}

/// Where there is no ext, partitions and the layer on a bare disk are judged; an ext that cannot be read is not passed over.
Status judgeable(const Inspection& inspection, const std::string& path) {
    const auto& noLayout = inspection.noLayout;
    if (noLayout && noLayout->isExt) {
        return std::unexpected(noLayout->error);
    }
    const auto& disk = inspection.snapshot.disk;
    const bool nothing = disk.content.type.empty() && disk.table.partitions.empty();
    if (inspection.snapshot.layout || !nothing) {
        return {};
    }
    if (noLayout) {
        return std::unexpected(noLayout->error);
    }
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported, .what = "this snapshot holds nothing to judge", .where = path});
}

Result<int> run(const Options& options, Messages& messages) {
    auto inspection = inspectNoting(options.image, messages);
    if (!inspection) {
        return std::unexpected(inspection.error());
    }
    auto& drive = inspection->snapshot.disk.drive;
    drive = judgedDrive(drive, options);
    if (auto status = judgeable(*inspection, options.image.path); !status) {
        return std::unexpected(status.error());
    }
    const auto result = atlas::check(inspection->snapshot, options.image.partition);
    if (options.json) {
        writeCheckJson(inspection->snapshot, result, output());
    } else {
        printText(options, inspection->snapshot, result);
        if (!options.explain && !result.cures.empty()) {
            messages.note("check --explain says why and what to type");
        }
    }
    return result.verdict == Fit::Whole ? ok : misaligned;
}

} // namespace

void addCheck(CLI::App& app, Command& chosen) {
    auto* command =
        app.add_subcommand("check", "whether the metadata lies on whole physical sectors; exit status 1 where not");
    const auto options = std::make_shared<Options>();
    addImageOptions(*command, options->image);
    command->add_flag("--json", options->json, "schema ext4atlas-check/1, see the man page");
    command->add_option("--drive", options->drive, "judge for a drive of this kind instead of the one that is known")
        ->type_name("KIND")
        ->check(CLI::IsMember(presetKeys()));
    addGranularity(*command, "--stripe", options->stripe, "judge by this RAID stripe too");
    addGranularity(*command, "--erase-block", options->eraseBlock, "judge by this flash erase block too");
    command->add_flag("--explain", options->explain, "add the stack of layers, causes, cures and costs");
    command->add_flag("--sweep", options->sweep, "add the read-modify-writes for 256 other partition starts");
    command->callback(
        [options, &chosen] { chosen = [options](Messages& messages) { return run(*options, messages); }; });
}

} // namespace atlas::cli
