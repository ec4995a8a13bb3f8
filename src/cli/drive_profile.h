// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements of a drive in place of the usual figures of its medium.
#pragma once

#include "cli/plan_options.h"

namespace atlas::cli {

/// Reads the files of --drive-profile in a confined process and sets what the user did not set otherwise: the cost of a
/// read elsewhere, and bytes per second. PlanOptions::measured then has a sentence for each. Fails for a file that is no
/// measurement, or one without figures of reads.
[[nodiscard]] Status applyDriveProfiles(PlanOptions& options);

} // namespace atlas::cli
