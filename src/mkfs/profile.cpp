// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up settings as get_*_from_profile() of misc/mke2fs.c do.
#include "mkfs/profile.h"

#include "mkfs/profile_parse.h"
#include "mkfs/upstream_profile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <filesystem>
#include <strings.h>

namespace atlas {
namespace {

std::optional<int> toInteger(const std::string& text) {
    char* end = nullptr;
    errno = 0;
    const long number = std::strtol(text.c_str(), &end, 0);
    const bool whole = !text.empty() && *end == '\0' && errno == 0;
    return whole && number >= INT_MIN && number <= INT_MAX ? std::optional(static_cast<int>(number)) : std::nullopt;
}

std::optional<unsigned> toUnsigned(const std::string& text) {
    char* end = nullptr;
    errno = 0;
    const unsigned long number = std::strtoul(text.c_str(), &end, 0);
    const bool whole = !text.empty() && *end == '\0' && errno == 0;
    return whole && number <= UINT_MAX ? std::optional(static_cast<unsigned>(number)) : std::nullopt;
}

std::optional<double> toReal(const std::string& text) {
    char* end = nullptr;
    errno = 0;
    const double number = std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0' && errno == 0 ? std::optional(number) : std::nullopt;
}

std::optional<bool> toBoolean(const std::string& text) {
    static constexpr std::array yes{"y", "yes", "true", "t", "1", "on"};
    static constexpr std::array no{"n", "no", "false", "nil", "0", "off"};
    const auto same = [&](const char* word) { return ::strcasecmp(word, text.c_str()) == 0; };
    if (std::ranges::any_of(yes, same)) {
        return true;
    }
    return std::ranges::any_of(no, same) ? std::optional(false) : std::nullopt;
}

} // namespace

const std::string* ProfileNode::relation(std::string_view wanted) const {
    const auto found =
        std::ranges::find_if(children, [&](const ProfileNode& child) { return child.value && child.name == wanted; });
    return found == children.end() ? nullptr : &*found->value;
}

const ProfileNode* ProfileNode::section(std::string_view wanted) const {
    const auto found =
        std::ranges::find_if(children, [&](const ProfileNode& child) { return !child.value && child.name == wanted; });
    return found == children.end() ? nullptr : &*found;
}

bool Profile::describes(const std::string& type) const {
    const auto* const types = root.section("fs_types");
    const auto* const found = types != nullptr ? types->section(type) : nullptr;
    return found != nullptr &&
           std::ranges::any_of(found->children, [](const ProfileNode& child) { return child.value.has_value(); });
}

Result<Profile> loadProfileOrUpstream(const std::string& path) {
    std::error_code code;
    if (!std::filesystem::exists(path, code)) {
        return upstreamProfile();
    }
    return loadProfile(path);
}

const std::string* TypedProfile::default_(std::string_view name) const {
    const auto* const defaults = m_profile->root.section("defaults");
    return defaults != nullptr ? defaults->relation(name) : nullptr;
}

const std::string* TypedProfile::typed(const std::string& type, std::string_view name) const {
    const auto* const types = m_profile->root.section("fs_types");
    const auto* const section = types != nullptr ? types->section(type) : nullptr;
    return section != nullptr ? section->relation(name) : nullptr;
}

std::string TypedProfile::ofType(const std::string& type, std::string_view name) const {
    const auto* const found = typed(type, name);
    return found != nullptr ? *found : std::string{};
}

std::optional<std::string> TypedProfile::text(std::string_view name) const {
    for (auto type = m_types.rbegin(); type != m_types.rend(); ++type) {
        if (const auto* const found = typed(*type, name)) {
            return *found;
        }
    }
    const auto* const found = default_(name);
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::string TypedProfile::text(std::string_view name, std::string_view otherwise) const {
    return text(name).value_or(std::string(otherwise));
}

template <class Parse, class T>
T TypedProfile::layered(std::string_view name, T otherwise, Parse parse) const {
    const auto apply = [&](const std::string* found) {
        if (found != nullptr) {
            otherwise = parse(*found).value_or(otherwise);
        }
    };
    apply(default_(name));
    for (const auto& type : m_types) {
        apply(typed(type, name));
    }
    return otherwise;
}

int TypedProfile::integer(std::string_view name, int otherwise) const { return layered(name, otherwise, toInteger); }

unsigned TypedProfile::unsignedInteger(std::string_view name, unsigned otherwise) const {
    return layered(name, otherwise, toUnsigned);
}

double TypedProfile::real(std::string_view name, double otherwise) const { return layered(name, otherwise, toReal); }

bool TypedProfile::boolean(std::string_view name, bool otherwise) const { return layered(name, otherwise, toBoolean); }

} // namespace atlas
