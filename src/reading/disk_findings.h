// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of the whole disk: its partition table, the layers in it, and what could not be read.
#pragma once

#include "base/byte_source.h"
#include "disk/image_request.h"
#include "layout/snapshot.h"

namespace atlas {

void addTableFaults(Snapshot& snapshot);

/// Of the contents that bear the signatures of several formats, as a device has whose old content was not wiped.
void addAmbiguousContents(Snapshot& snapshot);

/// Of the container in partition `asked` alone, where one was asked for.
void addLayerFaults(std::optional<std::uint32_t> asked, Snapshot& snapshot);

/// Of an ext file system that cannot be read, and that nobody asked for by name: else that is the error of the command.
[[nodiscard]] Finding unreadableVolume(const VolumeName& volume, const Error& why);

/// Each read error, even where the code that read the data tolerated it.
void addReadErrors(const ReadErrorLog& source, std::vector<Finding>& findings);

} // namespace atlas
