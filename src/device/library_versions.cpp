// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/library_versions.h"

#include <blkid/blkid.h>
#include <libfdisk/libfdisk.h>

namespace atlas {

std::string libfdiskVersion() {
    const char* version = nullptr;
    ::fdisk_get_library_version(&version);
    return version != nullptr ? version : "";
}

std::string libblkidVersion() {
    const char* version = nullptr;
    ::blkid_get_library_version(&version, nullptr);
    return version != nullptr ? version : "";
}

} // namespace atlas
