// SPDX-License-Identifier: GPL-3.0-or-later
// The disk, its partitions and the list of this machine's disks as text.
#pragma once

#include "compare/read_model.h"
#include "disk/block_device.h"
#include "layout/layout.h"
#include "layout/snapshot.h"
#include "report/text/text_table.h"

#include <string>
#include <utility>
#include <vector>

namespace atlas {

/// Name and text of each of the summaryLines(), that is from the metadata on.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> summaryFacts(const Layout& layout, Medium medium);

/// Writes the disk, its partition table, and for each partition the content and the alignment of its start.
void writeInfoText(const Snapshot& snapshot, std::ostream& out, TextStyle style = {});

/// The output of `ext4atlas-cli devices`.
void writeDevicesText(const std::vector<ListedDevice>& devices, std::ostream& out, TextStyle style = {});

} // namespace atlas
