// SPDX-License-Identifier: GPL-3.0-or-later
// Options shared by plan, sweep, compare and diff: sizes, mke2fs.conf and the read model.
#pragma once

#include "cli/commands.h"
#include "compare/measure.h"
#include "mkfs/plan.h"
#include "report/language/message.h"

namespace atlas::cli {

struct PlanOptions {
    std::optional<ByteCount> size; ///< --size, or the first of the operands of plan and sweep
    std::string typedSize; ///< `size` as typed
    std::string profile;                 ///< --mke2fs-conf; empty: $MKE2FS_CONFIG, else /etc/mke2fs.conf
    std::vector<std::string> operands;
    std::optional<std::uint32_t> partition{}; ///< of the images among the operands
    bool everyVolume = false; ///< read all ext file systems of the images, not only the chosen one
    std::vector<std::string> logicalVolumes; ///< of the images among the operands; if empty, the default choice
    MeasureChoices chosen{};
    std::optional<ByteCount> grownTo{}; ///< --grow: size to which plans are grown
    bool growMounted = false; ///< --grow-mounted
    bool growUnmounted = false; ///< --grow-unmounted
    std::optional<Use> use{}; ///< empty: no recommendation
    bool hasWorkload = false; ///< programs are run afterwards, so the sandbox is not entered; there are no images then
    std::vector<std::string> driveProfiles{}; ///< files of `measure --json`
    std::vector<Message> measured{}; ///< sentences: what was taken from them; see applyDriveProfiles()
};

/// Whether the kernel grows the plans: as asked, else growsWhileMounted().
[[nodiscard]] bool isGrownMounted(const PlanOptions& options);
/// Whether growing runs mke2fs and resize2fs, which the sandbox forbids.
[[nodiscard]] inline bool growsByPrograms(const PlanOptions& options) {
    return options.grownTo && !isGrownMounted(options);
}

/// The parameters of the measurement. `image`: frame of the first image among the layouts.
[[nodiscard]] MeasureFrame frameOf(const PlanOptions& options, const std::optional<ImageFrame>& image = {});

void addStartOption(const Arguments& arguments, std::optional<ByteOffset>& start);
void addPhysicalSectorOption(const Arguments& arguments, std::optional<ByteCount>& sector);
/// Adds --mke2fs-conf and --physical-sector.
void addPlanOptions(const Arguments& arguments, PlanOptions& options);
/// Adds --volume and --partition, for images among the operands.
void addVolumesOption(const Arguments& arguments, PlanOptions& options);
void addRaidOption(const Arguments& arguments, PlanOptions& options);
/// Adds --start, --raid, --medium, --erase-block, --largest-request, --read-cost and --bandwidth.
void addMetricOptions(const Arguments& arguments, PlanOptions& options);
/// Adds --use. `help` precedes the list of uses.
void addUseOption(const Arguments& arguments, PlanOptions& options, const std::string& help);
/// Fails if the use needs an option that was not given.
[[nodiscard]] Status checkUse(const PlanOptions& options);
void addGrowOption(const Arguments& arguments, PlanOptions& options);
/// Adds the operands of plan and sweep, a size and an mke2fs line, and --size.
void addSizeAndLine(const Arguments& arguments, PlanOptions& options);

/// Adds --size, for option lines among the operands.
void addPlanSizeOption(const Arguments& arguments, PlanOptions& options);

/// Writes the typed size in bytes, and what was taken from measurements; nothing if there is neither.
void writeTypedSize(const PlanOptions& options, std::ostream& out);

/// Nullopt if nothing gives the size of the device: see plannedDevice().
[[nodiscard]] Result<std::optional<PlanRequest>> requestFor(MkfsOptions line, const PlanOptions& options);

/// The request for the size and the line in `options.operands`; makes the size that of `options`.
[[nodiscard]] Result<PlanRequest> requestOf(PlanOptions& options);

} // namespace atlas::cli
