// SPDX-License-Identifier: GPL-3.0-or-later
// The format of the file that a disk was taken out of, in words.
#pragma once

#include "disk/envelope.h"
#include "report/language/message.h"

#include <string_view>
#include <utility>
#include <vector>

namespace atlas {

/// "VMDK" for Envelope::format. Names of formats are not translated.
[[nodiscard]] std::string_view formatLabel(std::string_view format);

/// "format" and "qcow2, in clusters of 64 KiB", the files that it rests on, what it stores, and what is missing.
[[nodiscard]] std::vector<std::pair<Message, Message>> envelopeFacts(const Envelope& envelope);

} // namespace atlas
