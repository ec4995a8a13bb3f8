// SPDX-License-Identifier: GPL-3.0-or-later
// What was examined, when, and by what: so that an answer can be cited, and asked again.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct Library {
    std::string name{}; ///< "libblkid"
    std::string version{};
};

struct Examination {
    std::string path{}; ///< absolute, or the address on another machine
    ByteCount size{}; ///< of the file or device
    bool isDevice = false;
    /// Unix time in seconds when the file was last changed; nullopt if that is not known, as for a device.
    std::optional<std::int64_t> modified{};
    std::uint32_t modifiedNanoseconds = 0;
    std::string sha256{}; ///< of all its bytes, before anything was read; empty unless asked for
    bool isReadOnly = false; ///< opened with O_RDONLY, or fetched from another machine by requests that only read
    std::vector<std::string> sandbox{}; ///< what of it took effect: "landlock", "seccomp"
    std::int64_t time = 0; ///< Unix time in seconds when the examination began
    std::vector<std::string> arguments{}; ///< the words after the name of the program
    std::vector<Library> libraries{};
    std::optional<std::uint64_t> networkBytes{}; ///< read over a network; nullopt for a local image
    std::uint64_t networkRequests = 0;
};

} // namespace atlas
