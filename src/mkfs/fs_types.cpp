// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/fs_types.h"

#include "base/units.h"
#include "mkfs/refusal.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <ext2fs/ext2_fs.h>
#include <fmt/format.h>
#include <strings.h>

namespace atlas {
namespace {

std::string extType(const MkfsOptions& options, const Profile& profile, bool hurd) {
    if (options.type) {
        return *options.type;
    }
    if (hurd) {
        return "ext2";
    }
    if (const auto named = typeOfProgram(options.line.program); !named.empty()) {
        return std::string(named);
    }
    const auto usual = TypedProfile(profile, {}).text("fs_type", "ext2");
    return usual == "ext2" && options.journalSize != 0 ? "ext3" : usual;
}

} // namespace

bool isHurd(const std::optional<std::string>& creatorOs) {
    if (!creatorOs) {
        return false;
    }
    if (!creatorOs->empty() && std::isdigit(static_cast<unsigned char>(creatorOs->front())) != 0) {
        return std::atoi(creatorOs->c_str()) == EXT2_OS_HURD;
    }
    return ::strcasecmp(creatorOs->c_str(), "GNU") == 0 || ::strcasecmp(creatorOs->c_str(), "hurd") == 0;
}

std::string sizeType(std::uint64_t blocks, std::uint64_t blockSize) {
    const auto mebibyte = MiB / blockSize;
    return blocks < 3 * mebibyte                  ? "floppy"
           : blocks < 512 * mebibyte              ? "small"
           : blocks < 4 * 1024 * 1024 * mebibyte  ? "default"
           : blocks < 16 * 1024 * 1024 * mebibyte ? "big"
                                                  : "huge";
}

Result<std::vector<std::string>> typesFor(const MkfsOptions& options, const Profile& profile, bool hurd,
                                          const std::string& bySize, std::vector<std::string>& warnings) {
    const auto type = extType(options, profile, hurd);
    if (type != "ext2" && !profile.describes(type) && !options.force) {
        return refused(fmt::format("Your mke2fs.conf file does not define the {} filesystem type.", type));
    }
    std::vector<std::string> types{type};
    const auto usages = options.usageTypes.value_or(bySize);
    for (std::size_t at = 0; at <= usages.size();) {
        const auto end = std::min(usages.find(',', at), usages.size());
        const auto usage = usages.substr(at, end - at);
        at = end + 1;
        if (!usage.empty() && profile.describes(usage)) {
            types.push_back(usage);
        } else if (!usage.empty() && usage != "default") {
            warnings.push_back(fmt::format("the fs_type {} is not defined in mke2fs.conf", usage));
        }
    }
    if (hurd) {
        types.emplace_back("hurd");
    }
    return types;
}

} // namespace atlas
