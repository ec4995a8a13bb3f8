// SPDX-License-Identifier: GPL-3.0-or-later
// Names of places on other machines.
#pragma once

#include <string_view>

namespace atlas {

/// The scheme of a name that is opened over a network: "https" of "https://host/disk.img". Empty for a path of this
/// machine, also if it holds "://" behind another word.
[[nodiscard]] std::string_view remoteScheme(std::string_view name);

[[nodiscard]] inline bool isRemote(std::string_view name) { return !remoteScheme(name).empty(); }

/// Whether the name stands for all objects of a bucket that begin alike: "s3://bucket/golden/".
[[nodiscard]] bool isBucketPrefix(std::string_view name);

} // namespace atlas
