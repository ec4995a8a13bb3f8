// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/landlock.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <sys/syscall.h>
#include <unistd.h>

namespace atlas {
namespace {

/// struct landlock_ruleset_attr of Linux 6.12; headers of older kernels lack the later members.
struct RulesetAttributes {
    std::uint64_t files = 0;
    std::uint64_t network = 0;
    std::uint64_t scoped = 0;
};

/// struct landlock_path_beneath_attr
struct [[gnu::packed]] PathRule {
    std::uint64_t allowed;
    std::int32_t file;
};

struct LandlockVersion {
    long abi;
    unsigned fileRights;    ///< how many rights to files it knows; each is a bit
    std::size_t attributes; ///< bytes of RulesetAttributes that it knows
    std::uint64_t network;  ///< binding and connecting TCP sockets
    std::uint64_t scoped;   ///< abstract UNIX sockets and signals

    [[nodiscard]] std::uint64_t allFileRights() const { return (std::uint64_t{1} << fileRights) - 1; }
};

constexpr LandlockVersion landlockVersions[] = {
    {6, 16, 24, 3, 3}, {5, 16, 16, 3, 0}, {4, 15, 16, 3, 0}, {3, 15, 8, 0, 0}, {2, 14, 8, 0, 0}, {1, 13, 8, 0, 0},
};

// LANDLOCK_ACCESS_FS_…
constexpr std::uint64_t execute = 1U << 0;
constexpr std::uint64_t writeFile = 1U << 1;
constexpr std::uint64_t readFile = 1U << 2;
constexpr std::uint64_t readFolder = 1U << 3;
constexpr std::uint64_t truncateFile = 1U << 14;
constexpr std::uint64_t askDevice = 1U << 15;
constexpr int pathBeneath = 1; ///< LANDLOCK_RULE_PATH_BENEATH

std::optional<LandlockVersion> versionOfKernel() {
    constexpr unsigned askVersion = 1;
    const long abi = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, askVersion);
    for (const auto& version : landlockVersions) {
        if (abi >= version.abi) {
            return version;
        }
    }
    return {};
}

/// Denies `denied` but for `allowed` on `file`, if there is one.
bool restrictTo(const LandlockVersion& version, const RulesetAttributes& denied, std::optional<PathRule> allowed) {
    const long rules = ::syscall(SYS_landlock_create_ruleset, &denied, version.attributes, 0);
    if (rules < 0) {
        return false;
    }
    const bool complete = !allowed || ::syscall(SYS_landlock_add_rule, rules, pathBeneath, &*allowed, 0) == 0;
    const bool closed = complete && ::syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    ::close(static_cast<int>(rules));
    return closed;
}

} // namespace

/// Denies all that the kernel's version of Landlock can deny: the rule set has no rule that would allow anything.
bool closePaths() {
    const auto version = versionOfKernel();
    return version && restrictTo(*version, {version->allFileRights(), version->network, version->scoped}, {});
}

bool allowWritingOnly(int file) {
    const auto version = versionOfKernel();
    if (!version) {
        return false;
    }
    const auto denied = version->allFileRights() & ~(execute | readFile | readFolder | askDevice);
    return restrictTo(*version, {denied, version->network, version->scoped},
                      PathRule{(writeFile | truncateFile) & denied, file});
}

} // namespace atlas
