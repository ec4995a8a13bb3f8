// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs.conf and the defaults without it.
#pragma once

#include "base/error.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// A section with relations (name = value) and subsections (name = { … }) in file order, or a relation.
struct ProfileNode {
    std::string name;
    std::optional<std::string> value{};  ///< nullopt for a section
    std::vector<ProfileNode> children{};
    bool operator==(const ProfileNode&) const = default;

    /// The first relation of that name; null if there is none.
    [[nodiscard]] const std::string* relation(std::string_view wanted) const;
    /// The first section of that name; null if there is none.
    [[nodiscard]] const ProfileNode* section(std::string_view wanted) const;
};

struct Profile {
    std::string source; ///< shown to users: "/etc/mke2fs.conf", "e2fsprogs 1.47.0's own defaults"
    ProfileNode root;

    /// Whether [fs_types] has a section `type` with at least one relation.
    [[nodiscard]] bool describes(const std::string& type) const;
};

/// Loads `path`, or the upstream defaults if the file does not exist.
[[nodiscard]] Result<Profile> loadProfileOrUpstream(const std::string& path);

/// The settings for a list of file system types. Later types override earlier ones; all override [defaults].
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
    /// The value that `type` itself gives, without other types and [defaults].
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

// Parses the syntax of mke2fs.conf(5).

/// Fails on a syntax error of mke2fs, with the line.
[[nodiscard]] Result<Profile> parseProfile(std::string_view text, std::string source);

/// Fails if the file cannot be read or has a syntax error.
[[nodiscard]] Result<Profile> loadProfile(const std::string& path);

// The mke2fs.conf of e2fsprogs, for machines without one.

/// misc/mke2fs.conf.in of e2fsprogs 1.47.0.
[[nodiscard]] const Profile& upstreamProfile();

} // namespace atlas
