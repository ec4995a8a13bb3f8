// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs.conf(5): what a file system gets where the command line says nothing.
#pragma once

#include "base/error.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// A section of the file: relations (name = value) and subsections (name = { … }), in their order.
struct ProfileNode {
    std::string name;
    std::optional<std::string> value{};  ///< none for a section
    std::vector<ProfileNode> children{};
    bool operator==(const ProfileNode&) const = default;

    /// The first relation of that name.
    [[nodiscard]] const std::string* relation(std::string_view wanted) const;
    /// The first section of that name.
    [[nodiscard]] const ProfileNode* section(std::string_view wanted) const;
};

struct Profile {
    std::string source; ///< shown to users: "/etc/mke2fs.conf", "e2fsprogs 1.47.0's own defaults"
    ProfileNode root;

    /// Is `type` described below [fs_types] with at least one relation?
    [[nodiscard]] bool describes(const std::string& type) const;
};

/// Fails on what mke2fs calls a syntax error, with the line.
[[nodiscard]] Result<Profile> parseProfile(std::string_view text, std::string source);

/// Fails where the file cannot be read or has a syntax error.
[[nodiscard]] Result<Profile> loadProfile(const std::string& path);

/// misc/mke2fs.conf.in of e2fsprogs 1.47.0.
[[nodiscard]] const Profile& upstreamProfile();

/// `path`, or upstream's defaults where no such file is there.
[[nodiscard]] Result<Profile> loadProfileOrUpstream(const std::string& path);

/// The settings for a list of file-system types: a later type overrules an earlier one, and both overrule [defaults].
class TypedProfile {
public:
    TypedProfile(const Profile& profile, std::vector<std::string> types)
        : m_profile(&profile), m_types(std::move(types)) {}

    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    [[nodiscard]] std::string text(std::string_view name, std::string_view otherwise) const;
    /// A value that is no number of that type counts as not given.
    [[nodiscard]] int integer(std::string_view name, int otherwise) const;
    [[nodiscard]] unsigned unsignedInteger(std::string_view name, unsigned otherwise) const;
    [[nodiscard]] double real(std::string_view name, double otherwise) const;
    [[nodiscard]] bool boolean(std::string_view name, bool otherwise) const;
    /// What one type says, and no other.
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

} // namespace atlas
