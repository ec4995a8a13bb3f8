// SPDX-License-Identifier: GPL-3.0-or-later
// Inodes with their states as JSON.
#pragma once

#include "report/json/json_writer.h"
#include "report/words/shown.h"

namespace atlas {

/// One inode as an object, with the same members in a list and alone.
void writeListed(JsonWriter& json, const ListedInode& inode);

/// The member "inodes"; reads the groups while it writes.
void writeInodes(JsonWriter& json, const RequestedInodes& inodes);

} // namespace atlas
