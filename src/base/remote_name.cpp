// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/remote_name.h"

#include <algorithm>
#include <array>

namespace atlas {

std::string_view remoteScheme(std::string_view name) {
    constexpr std::array<std::string_view, 7> schemes{"http", "https", "s3", "nbd", "nbd+unix", "sftp", "ssh"};
    const auto end = name.find("://");
    const auto scheme = name.substr(0, end == std::string_view::npos ? 0 : end);
    return std::ranges::find(schemes, scheme) == schemes.end() ? std::string_view() : scheme;
}

bool isBucketPrefix(std::string_view name) {
    constexpr std::string_view start = "s3://";
    return name.starts_with(start) &&
           (name.ends_with('/') || name.substr(start.size()).find('/') == std::string_view::npos);
}

} // namespace atlas
