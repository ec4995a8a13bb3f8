// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"

#include "base/number_text.h"
#include "mkfs/plan_notes.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

/// Turns an option's text into a value; what is wrong becomes CLI11's error.
template <class Take>
CLI::Option* addParsed(CLI::App& command, const std::string& name, const std::string& help, const Take& take) {
    return command.add_option_function<std::string>(
        name,
        [take, name](const std::string& text) {
            if (const Status taken = take(text); !taken) {
                throw CLI::ValidationError(name, sentence(taken.error()));
            }
        },
        help);
}

std::unexpected<Error> usage(std::string what, std::string hint = {}) {
    return std::unexpected(Error{.kind = ErrorKind::Usage, .what = std::move(what), .hint = std::move(hint)});
}

Status takeRaid(const std::string& text, std::optional<RaidGeometry>& into) {
    const auto first = text.find(':');
    const auto second = text.find(':', first == std::string::npos ? first : first + 1);
    const auto fail = usage("a RAID set is LEVEL:CHUNK:MEMBERS with level 0, 5, 6 or 10: " + text, "--raid 0:512k:4");
    if (second == std::string::npos) {
        return fail;
    }
    const auto chunk = parseBytes(text.substr(first + 1, second - first - 1));
    RaidGeometry raid;
    const auto level = text.substr(0, first);
    raid.level = level == "0"   ? RaidLevel::Raid0
                 : level == "5" ? RaidLevel::Raid5
                 : level == "6" ? RaidLevel::Raid6
                                : RaidLevel::Raid10;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + second + 1, end, raid.members);
    raid.chunk = chunk.value_or(ByteCount{0});
    const bool known = level == "0" || level == "5" || level == "6" || level == "10";
    if (!known || read.ec != std::errc() || read.ptr != end || !isValid(raid)) {
        return fail;
    }
    into = raid;
    return {};
}

bool isOptionLine(const std::string& operand) {
    return operand.empty() || operand.starts_with('-') || operand.starts_with("mke2fs") ||
           operand.starts_with("mkfs.") || operand.starts_with("sudo ");
}

Result<Subject> open(const std::string& path, Messages& messages) {
    InspectOptions options;
    options.path = path;
    const auto inspection = inspectNoting(options, messages);
    if (!inspection) {
        return std::unexpected(inspection.error());
    }
    if (!inspection->snapshot.layout) {
        return inspection->noLayout
                   ? Result<Subject>(std::unexpected(inspection->noLayout->error))
                   : std::unexpected(
                         Error{.kind = ErrorKind::Unsupported, .what = "holds no ext file system", .where = path});
    }
    return Subject{path, inspection->snapshot.layout, {}};
}

Result<Subject> planLine(const std::string& line, ByteCount size, const PlanOptions& options) {
    const auto parsed = parseOptions(std::string_view(line));
    const auto profile = profileOf(options);
    if (!parsed || !profile) {
        return std::unexpected(parsed ? profile.error() : parsed.error());
    }
    const auto planned = plan({{size}, *parsed, *profile});
    if (!planned) {
        auto error = planned.error();
        error.where = line;
        return std::unexpected(std::move(error));
    }
    return Subject{line, planned->layout, planNotes(*planned, *parsed, options.frame.physicalSector)};
}

} // namespace

void addPlanOptions(CLI::App& command, PlanOptions& options) {
    command
        .add_option("--mke2fs-conf", options.profile,
                    "read mke2fs's defaults from this file instead of /etc/mke2fs.conf")
        ->type_name("FILE");
    addParsed(command, "--physical-sector", "bytes of the drive's physical sector; 4096 if not given",
              [&options](const std::string& text) -> Status {
                  const auto size = parseSectorSize(text, {std::uint64_t{1} << 30});
                  options.frame.physicalSector = size.value_or(options.frame.physicalSector);
                  return size ? Status{} : std::unexpected(size.error());
              })
        ->type_name("BYTES");
}

namespace {

CLI::Option* addSizeAs(CLI::App& command, const std::string& name, const std::string& help, PlanOptions& options) {
    return addParsed(command, name, help, [&options](const std::string& text) -> Status {
        const auto size = parseBytes(text);
        options.size = size ? std::optional(*size) : std::nullopt;
        return size ? Status{} : std::unexpected(size.error());
    });
}

} // namespace

void addSize(CLI::App& command, PlanOptions& options) {
    addSizeAs(command, "SIZE", "of the device: 1T, 64G, 100M (powers of 1024), or bytes", options)->required();
}

void addPlanSizeOption(CLI::App& command, PlanOptions& options) {
    addSizeAs(command, "--size", "plan option lines for a device of this size; that of the first image if not given",
              options);
}

void addMetricOptions(CLI::App& command, PlanOptions& options) {
    addParsed(command, "--start",
              "where the volume starts on its disk: bytes, or sectors of 512 as 63s; 1M if not given",
              [&options](const std::string& text) -> Status {
                  const auto bytes = parseBytes(text);
                  options.frame.start = {bytes.value_or(ByteCount{0}).value};
                  return bytes ? Status{} : std::unexpected(bytes.error());
              })
        ->type_name("BYTES");
    addParsed(command, "--raid", "count bitmaps and inode tables on the members of an md array, as 0:512k:4",
              [&options](const std::string& text) { return takeRaid(text, options.frame.raid); })
        ->type_name("LEVEL:CHUNK:MEMBERS");
    addParsed(command, "--largest-request", "of the model's reads; 1M if not given",
              [&options](const std::string& text) -> Status {
                  const auto bytes = parseBytes(text);
                  options.frame.model.largestRequest = bytes.value_or(options.frame.model.largestRequest);
                  return bytes ? Status{} : std::unexpected(bytes.error());
              })
        ->type_name("BYTES");
    command
        .add_option_function<double>(
            "--read-cost", [&options](double ms) { options.frame.model.secondsPerRead = ms / 1000; },
            "milliseconds of one random read in the model; 5 if not given")
        ->check(CLI::Range(0.0, 10000.0))
        ->type_name("MS");
    command
        .add_option_function<double>(
            "--bandwidth", [&options](double mb) { options.frame.model.bytesPerSecond = mb * 1e6; },
            "MB/s of the model's reads; 150 if not given")
        ->check(CLI::Range(0.001, 1e6))
        ->type_name("MB/S");
}

Result<Profile> profileOf(const PlanOptions& options) {
    if (!options.profile.empty()) {
        return loadProfile(options.profile);
    }
    const char* const given = std::getenv("MKE2FS_CONFIG");
    return loadProfileOrUpstream(given != nullptr ? given : "/etc/mke2fs.conf");
}

Result<PlanRequest> requestOf(const PlanOptions& options) {
    auto words = options.operands;
    if (words.size() == 1 && words.front().find(' ') != std::string::npos) {
        const auto split = splitWords(words.front()); // one quoted line
        if (!split) {
            return std::unexpected(split.error());
        }
        words = *split;
    }
    auto parsed = parseOptions(std::move(words));
    if (!parsed) {
        return std::unexpected(parsed.error());
    }
    auto profile = profileOf(options);
    if (!profile) {
        return std::unexpected(profile.error());
    }
    return PlanRequest{{options.size.value_or(ByteCount{0})}, std::move(*parsed), std::move(*profile)};
}

Snapshot snapshotOf(const Plan& plan, ByteCount device, ByteCount physicalSector) {
    const auto& fs = plan.layout->filesystem;
    const auto bytes = bytesOf(fs.blockCount, fs.blockSize);
    Snapshot snapshot;
    snapshot.disk.path = "planned";
    snapshot.disk.size = std::max(device, ByteCount{plan.offset + bytes.value});
    snapshot.disk.drive.physicalSector = {physicalSector, Source::User};
    snapshot.placement = Placement{.bytes = {{plan.offset}, bytes}, .source = Source::User};
    snapshot.layout = plan.layout;
    snapshot.program = programName();
    return snapshot;
}

Result<std::vector<Subject>> subjectsOf(const PlanOptions& options, Messages& messages) {
    std::vector<std::optional<Subject>> found(options.operands.size());
    auto size = options.size;
    for (std::size_t n = 0; n < found.size(); ++n) {
        if (isOptionLine(options.operands[n])) {
            continue;
        }
        auto opened = open(options.operands[n], messages);
        if (!opened) {
            return std::unexpected(opened.error());
        }
        const auto& fs = opened->layout->filesystem;
        size = size.value_or(bytesOf(fs.blockCount, fs.blockSize));
        found[n] = std::move(*opened);
    }
    std::vector<Subject> subjects;
    for (std::size_t n = 0; n < found.size(); ++n) {
        if (!found[n]) {
            if (!size) {
                return usage("an option line needs a size to be planned for", "--size 1T");
            }
            auto planned = planLine(options.operands[n], *size, options);
            if (!planned) {
                return std::unexpected(planned.error());
            }
            found[n] = std::move(*planned);
        }
        subjects.push_back(std::move(*found[n]));
    }
    return subjects;
}

} // namespace atlas::cli
