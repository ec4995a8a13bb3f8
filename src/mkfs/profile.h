// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs.conf: its settings, and those that mke2fs has without one.
#pragma once

#include "base/error.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// A section of the file: relations (name = value) and subsections (name = { … }), in file order.
struct ProfileNode {
    std::string name;
    std::optional<std::string> value{};  ///< nullopt for a section
    std::vector<ProfileNode> children{};
    bool operator==(const ProfileNode&) const = default;

    /// The first relation named `wanted`; null if there is none.
    [[nodiscard]] const std::string* relation(std::string_view wanted) const;
    /// The first section named `wanted`; null if there is none.
    [[nodiscard]] const ProfileNode* section(std::string_view wanted) const;
};

struct Profile {
    std::string source; ///< shown to users: "/etc/mke2fs.conf", "e2fsprogs 1.47.0's own defaults"
    ProfileNode root;

    /// Does [fs_types] have a section `type` with at least one relation?
    [[nodiscard]] bool describes(const std::string& type) const;
};

/// Loads `path`, or the upstream defaults if the file does not exist.
[[nodiscard]] Result<Profile> loadProfileOrUpstream(const std::string& path);

/// The settings for a list of file system types. A later type overrides an earlier one; all types override [defaults].
class TypedProfile {
public:
    TypedProfile(const Profile& profile, std::vector<std::string> types)
        : m_profile(&profile), m_types(std::move(types)) {}

    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    [[nodiscard]] std::string text(std::string_view name, std::string_view otherwise) const;
    /// A value that is not a number of the type is ignored.
    [[nodiscard]] int integer(std::string_view name, int otherwise) const;
    [[nodiscard]] unsigned unsignedInteger(std::string_view name, unsigned otherwise) const;
    [[nodiscard]] double real(std::string_view name, double otherwise) const;
    [[nodiscard]] bool boolean(std::string_view name, bool otherwise) const;
    /// The value that `type` itself gives, ignoring other types and [defaults].
    [[nodiscard]] std::string ofType(const std::string& type, std::string_view name) const;
    [[nodiscard]] const std::vector<std::string>& types() const { return m_types; }

private:
    template <class Parse, class T>
    [[nodiscard]] T layered(std::string_view name, T otherwise, Parse parse) const;
    [[nodiscard]] const std::string* default_(std::string_view name) const;
    [[nodiscard]] const std::string* typed(const std::string& type, std::string_view name) const;

    const Profile* m_profile;
    std::vector<std::string> m_types;
};

// Reads the syntax of mke2fs.conf(5).

/// Fails on what mke2fs treats as a syntax error; the error contains the line.
[[nodiscard]] Result<Profile> parseProfile(std::string_view text, std::string source);

/// Fails if the file cannot be read or has a syntax error.
[[nodiscard]] Result<Profile> loadProfile(const std::string& path);

// mke2fs.conf as e2fsprogs ships it, used if the machine has no such file.

/// misc/mke2fs.conf.in of e2fsprogs 1.47.0.
[[nodiscard]] const Profile& upstreamProfile();

} // namespace atlas
