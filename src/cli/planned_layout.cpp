// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/planned_layout.h"

#include "base/number_text.h"
#include "cli/console.h"
#include "cli/working_image.h"
#include "compare/layout_metrics.h"
#include "layout/mounted_growth.h"
#include "mkfs/format_options.h"
#include "mkfs/plan.h"
#include "reading/read_image.h"
#include "report/language/make_message.h"
#include "report/language/message.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <functional>

namespace atlas::cli {
namespace {

struct GrownPlan {
    LayoutPtr layout; ///< read after resize2fs
    Growth growth;
};

std::unexpected<Error> noGrowth(ErrorKind kind, std::string what) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what)});
}

/// Makes mke2fs read the profile and the sector sizes that were used for planning.
void prepareEnvironment(const Device& device, const Plan& plan) {
    findSystemPrograms();
    const auto set = [](const char* variable, const std::string& value) { setenv(variable, value.c_str(), 1); };
    if (std::filesystem::exists(plan.origin.mke2fsConf))
        set("MKE2FS_CONFIG", plan.origin.mke2fsConf);
    if (device.logicalSector.value != 0)
        set("MKE2FS_DEVICE_SECTSIZE", std::to_string(device.logicalSector.value));
    if (device.physicalSector.value != 0)
        set("MKE2FS_DEVICE_PHYS_SECTSIZE", std::to_string(device.physicalSector.value));
}

/// Omits -n, which makes nothing, and -d, whose files have no place in a plan. An undo file cannot be written here, so
/// -z is replaced by its other effect, no discard: see MkfsOptions::discard.
std::vector<std::string> mke2fsWords(const Plan& plan, const std::string& image) {
    const auto& line = plan.options.line;
    std::vector<std::string> words{line.program, "-q", "-F"};
    for (const auto& option : line.options) {
        if (option.letter == 'n' || option.letter == 'd')
            continue;
        if (option.letter == 'z') {
            words.emplace_back("-K");
            continue;
        }
        words.push_back(fmt::format("-{}", option.letter));
        if (option.value)
            words.push_back(*option.value);
    }
    words.push_back(image);
    words.insert(words.end(), line.operands.begin(), line.operands.end());
    return words;
}

/// Reads the image outside the sandbox, in which resize2fs could not be run. mke2fs has just made the image.
Result<LayoutPtr> layoutOf(const std::string& image) {
    auto opened = openImage({{.path = image}});
    const auto read = opened ? readImage(std::move(*opened)) : std::unexpected(opened.error());
    if (!read)
        return std::unexpected(read.error());
    if (!read->snapshot.layout)
        return noGrowth(ErrorKind::Corrupt, "the file system that mke2fs made cannot be read");
    return read->snapshot.layout;
}

/// Nullopt if the request has a block count, which would be the same on a larger device.
std::optional<MetadataRuns> runsMadeAtOnce(PlanRequest request, ByteCount size) {
    if (request.options.blockCount)
        return {};
    request.device.size = size;
    const auto planned = plan(request);
    return planned ? std::optional(metadataRunsOf(*planned->layout)) : std::nullopt;
}

/// Whether `to` is among the grownSizes() of the planned file system, which a block count makes smaller than the device.
Status checkGrowth(const Filesystem& planned, ByteCount to) {
    const auto sizes = grownSizes(planned.size(), planned.blockSize);
    if (sizes.contains(to.value))
        return {};
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = "--grow needs a size above that of the plan",
                                 .found = humanSize(to),
                                 .expected = fmt::format("above {}, at most {}", humanSize(planned.size()),
                                                         humanSize(roundedDown({sizes.maximum})))});
}

GrownPlan grownPlan(const PlanRequest& request, const Layout& before, LayoutPtr after, ByteCount to, bool mounted) {
    const Growth growth{.from = before.filesystem.size(),
                        .to = to,
                        .before = metadataRunsOf(before),
                        .after = metadataRunsOf(*after),
                        .atOnce = runsMadeAtOnce(request, to),
                        .online = growthLimitOf(before.filesystem),
                        .mounted = mounted};
    return {std::move(after), growth};
}

/// As the kernel grows it. Needs no file.
Result<GrownPlan> growMounted(const PlanRequest& request, const Plan& plan, ByteCount to) {
    auto after = grownWhileMounted(*plan.layout, to);
    if (!after)
        return std::unexpected(after.error());
    return grownPlan(request, *plan.layout, std::make_shared<const Layout>(std::move(*after)), to, true);
}

/// Runs this machine's mke2fs and resize2fs, outside the sandbox because programs cannot be started in it. `step` is
/// called several times a second. Fails if one of them refuses, or if no folder can hold a sparse file of `to`.
Result<GrownPlan> growUnmounted(const PlanRequest& request, const Plan& plan, ByteCount to,
                                const std::function<void(const Message&)>& step) {
    if (plan.offset != 0) {
        return noGrowth(ErrorKind::Unsupported,
                        "--grow cannot be combined with -E offset, which resize2fs does not support");
    }
    const auto file = WorkingImage::make(to);
    if (!file)
        return std::unexpected(file.error());
    const auto image = file->path();
    const auto making = [&] { step(message<MessageId::MakingByMke2fs>()); };
    const auto growing = [&] { step(message<MessageId::GrowingByResize2fs>(Size{to})); };
    auto status = file->resize(request.device.size);
    status = status ? makeByMke2fs(*file, plan, request.device, making) : status;
    if (!status)
        return std::unexpected(status.error());
    const auto before = layoutOf(image);
    status = file->resize(to);
    status = status ? file->run({"resize2fs", "-f", image}, growing) : status;
    if (!before || !status)
        return std::unexpected(before ? status.error() : before.error());
    auto after = layoutOf(image);
    if (!after)
        return std::unexpected(after.error());
    auto grown = grownPlan(request, **before, std::move(*after), to, false);
    grown.growth.from = plan.layout->filesystem.size(); // with a block count below the device size
    return grown;
}

} // namespace

Status makeByMke2fs(const WorkingImage& image, const Plan& plan, const Device& device,
                    const std::function<void()>& waiting) {
    prepareEnvironment(device, plan);
    return image.run(mke2fsWords(plan, image.path()), waiting);
}

PlanFacts factsOf(const PlannedLayout& planned, ByteCount physicalSector) {
    const auto& plan = planned.plan;
    const auto grownGroups = planned.growth ? std::optional(planned.layout->filesystem.groupCount) : std::nullopt;
    return {.origin = plan.origin,
            .command = plan.options.line.command("DEVICE"),
            .notes = planNotes(plan, physicalSector, grownGroups),
            .growth = planned.growth,
            .offset = {plan.offset},
            .isPacked = plan.packedMetaBlocks,
            .writesInodeTables = plan.writesInodeTables};
}

Result<PlannedLayout> growIfAsked(Plan plan, const PlanRequest& request, const PlanOptions& options,
                                  Reporter& reporter) {
    PlannedLayout made{.plan = std::move(plan), .layout = {}};
    made.layout = made.plan.layout;
    if (options.grownTo) {
        const auto to = *options.grownTo;
        if (auto status = checkGrowth(made.plan.layout->filesystem, to); !status)
            return std::unexpected(status.error());
        auto after =
            isGrownMounted(options)
                ? growMounted(request, made.plan, to)
                : growUnmounted(request, made.plan, to, [&](const Message& step) { reporter.progress({0, 0, step}); });
        if (!after)
            return std::unexpected(after.error());
        made.layout = std::move(after->layout);
        made.growth = after->growth;
    }
    return made;
}

Result<PlannedLayout> planLayout(const PlanRequest& request, const PlanOptions& options, Reporter& reporter) {
    auto planned = plan(request);
    return planned ? growIfAsked(std::move(*planned), request, options, reporter) : std::unexpected(planned.error());
}

Snapshot snapshotOf(const PlannedLayout& planned, ByteCount device, ByteCount physicalSector) {
    const auto offset = planned.plan.offset;
    const auto& fs = planned.layout->filesystem;
    const auto bytes = fs.size();
    Snapshot snapshot;
    snapshot.disk.path = "planned";
    snapshot.disk.size = std::max(device, ByteCount{offset + bytes.value});
    snapshot.disk.drive.physicalSector = {physicalSector, Source::User};
    snapshot.placement = Placement{.bytes = {{offset}, bytes}, .source = Source::User};
    snapshot.layout = planned.layout;
    snapshot.program = programName();
    return snapshot;
}

} // namespace atlas::cli
