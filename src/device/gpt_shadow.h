// SPDX-License-Identifier: GPL-3.0-or-later
// A GPT and nothing else, in memory, for libfdisk to read.
#pragma once

#include "device/file_descriptor.h"
#include "device/gpt_copies.h"

namespace atlas {

/// An anonymous sparse file, as large as the GPT says its disk is, that holds a protective MBR and the intact copies of the GPT.
/// libfdisk ignores a GPT whose disk was cut short or whose protective MBR is lost, both frequent in images; here it reads what
/// is left, and no byte that was not checked. `copies` must be intact in one copy at least.
[[nodiscard]] Result<FileDescriptor> shadowOf(const ByteSource& disk, const GptCopies& copies);

} // namespace atlas
