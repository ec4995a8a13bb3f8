// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up settings like get_*_from_profile() of misc/mke2fs.c.
#include "mkfs/profile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
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
    if (std::ranges::any_of(yes, same))
        return true;
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
    if (!std::filesystem::exists(path, code))
        return upstreamProfile();
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
    for (auto type = m_types.rbegin(); type != m_types.rend(); ++type)
        if (const auto* const found = typed(*type, name))
            return *found;
    const auto* const found = default_(name);
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::string TypedProfile::text(std::string_view name, std::string_view otherwise) const {
    return text(name).value_or(std::string(otherwise));
}

template <class Parse, class T>
T TypedProfile::layered(std::string_view name, T otherwise, Parse parse) const {
    const auto apply = [&](const std::string* found) {
        if (found != nullptr)
            otherwise = parse(*found).value_or(otherwise);
    };
    apply(default_(name));
    for (const auto& type : m_types)
        apply(typed(type, name));
    return otherwise;
}

int TypedProfile::integer(std::string_view name, int otherwise) const { return layered(name, otherwise, toInteger); }

unsigned TypedProfile::unsignedInteger(std::string_view name, unsigned otherwise) const {
    return layered(name, otherwise, toUnsigned);
}

double TypedProfile::real(std::string_view name, double otherwise) const { return layered(name, otherwise, toReal); }

bool TypedProfile::boolean(std::string_view name, bool otherwise) const { return layered(name, otherwise, toBoolean); }

// The syntax of mke2fs.conf(5), with details that the manual leaves out from lib/support/profile.c.

namespace {

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string_view trimmedLeft(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text;
}

std::string_view trimmedRight(std::string_view text) {
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Whether only a comment or nothing is left.
bool atEnd(std::string_view text) { return text.empty() || text.front() == '#' || text.front() == ';'; }

/// The text up to the closing quote, which may be missing.
std::string quotedText(std::string_view text) {
    std::string out;
    for (std::size_t n = 0; n < text.size() && text[n] != '"'; ++n) {
        if (text[n] != '\\' || n + 1 == text.size()) {
            out += text[n];
            continue;
        }
        const char c = text[++n];
        out += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'b' ? '\b' : c;
    }
    return out;
}

/// The first word and the text after it.
std::pair<std::string, std::string_view> firstWord(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && !atEnd(text.substr(length)) && !isBlank(text[length]))
        ++length;
    return {std::string(text.substr(0, length)), trimmedLeft(text.substr(length))};
}

class ProfileParser {
public:
    ProfileParser(std::string_view text, std::string source) : m_text(text), m_source(std::move(source)) {}

    Result<Profile> parse() {
        std::istringstream lines{std::string(m_text)};
        for (std::string line; std::getline(lines, line);) {
            ++m_line;
            if (const auto problem = takeLine(line); !problem.empty()) {
                return std::unexpected(Error{.kind = ErrorKind::Usage,
                                             .what = "Syntax error in mke2fs config file: " + problem,
                                             .where = fmt::format("{}, line {}", m_source, m_line)});
            }
        }
        return Profile{m_source, std::move(m_root)};
    }

private:
    // Each returns an error message, or an empty string on success.
    std::string takeLine(const std::string& raw) {
        const auto line = trimmedLeft(raw);
        if (m_needsBrace) {
            m_needsBrace = false;
            return line.starts_with('{') ? "" : "an opening brace is missing";
        }
        if (m_open.empty() && !raw.starts_with('['))
            return ""; // everything before the first section is a comment
        if (atEnd(line))
            return "";
        if (line.front() == '[')
            return takeHeading(line);
        if (line.front() == '}') {
            if (m_open.size() < 2)
                return "a closing brace closes nothing";
            m_open.pop_back();
            return "";
        }
        return takeRelation(line);
    }

    std::string takeHeading(std::string_view line) {
        if (m_open.size() > 1)
            return "a section begins inside braces";
        line = trimmedLeft(line.substr(1));
        const auto close = line.find(']');
        if (close == std::string_view::npos)
            return "a section's name has no ']'";
        const auto name =
            line.starts_with('"') ? quotedText(line.substr(1)) : std::string(trimmedRight(line.substr(0, close)));
        auto rest = line.substr(close + 1);
        rest = trimmedLeft(rest.starts_with('*') ? rest.substr(1) : rest);
        if (name.empty() || !atEnd(rest))
            return "a section's name is empty or something follows it";
        m_open = {sectionIndex(name)};
        return "";
    }

    std::string takeRelation(std::string_view line) {
        const auto equals = line.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return "no 'name = value'";
        const auto left = line.substr(0, equals);
        auto [name, afterName] =
            left.starts_with('"') ? std::pair{quotedText(left.substr(1)), std::string_view{}} : firstWord(left);
        if (!afterName.empty())
            return "a name of two words";
        name = name.substr(0, name.find('*'));
        const auto right = trimmedLeft(line.substr(equals + 1));
        if (right.starts_with('"')) {
            add(name, quotedText(right.substr(1)));
            return "";
        }
        if (atEnd(right) || right.front() == '{') {
            m_needsBrace = atEnd(right);
            if (!m_needsBrace && !atEnd(trimmedLeft(right.substr(1))))
                return "something follows an opening brace";
            openSection(name);
            return "";
        }
        auto [value, afterValue] = firstWord(right);
        if (!atEnd(afterValue))
            return "a value of two words without quotes";
        add(name, std::move(value));
        return "";
    }

    // Open sections are stored as indexes, because nodes move when their parent's vector grows.
    ProfileNode& current() {
        ProfileNode* node = &m_root;
        for (const auto index : m_open)
            node = &node->children[index];
        return *node;
    }

    std::size_t sectionIndex(const std::string& name) {
        for (std::size_t n = 0; n < m_root.children.size(); ++n)
            if (m_root.children[n].name == name)
                return n;
        m_root.children.push_back({name});
        return m_root.children.size() - 1;
    }

    void openSection(const std::string& name) {
        auto& children = current().children;
        children.push_back({name});
        m_open.push_back(children.size() - 1);
    }

    void add(const std::string& name, std::string value) { current().children.push_back({name, std::move(value)}); }

    std::string_view m_text;
    std::string m_source;
    ProfileNode m_root;
    std::vector<std::size_t> m_open; ///< path to the section that lines are added to
    std::size_t m_line = 0;
    bool m_needsBrace = false;
};

} // namespace

Result<Profile> parseProfile(std::string_view text, std::string source) {
    return ProfileParser(text, std::move(source)).parse();
}

Result<Profile> loadProfile(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf())) {
        return std::unexpected(Error{
            .kind = ErrorKind::Io, .what = fmt::format("cannot be read: {}", std::strerror(errno)), .where = path});
    }
    return parseProfile(text.str(), path);
}

namespace {

ProfileNode relation(std::string name, std::string value) { return {std::move(name), std::move(value)}; }

ProfileNode section(std::string name, std::vector<ProfileNode> children) {
    return {std::move(name), std::nullopt, std::move(children)};
}

ProfileNode ratioOnly(std::string type, std::string ratio) {
    return section(std::move(type), {relation("inode_ratio", std::move(ratio))});
}

ProfileNode sized(std::string type, std::string blockSize, std::string ratio) {
    return section(std::move(type),
                   {relation("blocksize", std::move(blockSize)), relation("inode_ratio", std::move(ratio))});
}

ProfileNode defaults() {
    return section("defaults",
                   {relation("base_features", "sparse_super,large_file,filetype,resize_inode,dir_index,ext_attr"),
                    relation("default_mntopts", "acl,user_xattr"), relation("enable_periodic_fsck", "0"),
                    relation("blocksize", "4096"), relation("inode_size", "256"), relation("inode_ratio", "16384")});
}

ProfileNode types() {
    return section(
        "fs_types",
        {section("ext3", {relation("features", "has_journal")}),
         section("ext4",
                 {relation("features", "has_journal,extent,huge_file,flex_bg,metadata_csum,metadata_csum_seed,64bit,"
                                       "dir_nlink,extra_isize,orphan_file")}),
         sized("small", "1024", "4096"), sized("floppy", "1024", "8192"), ratioOnly("big", "32768"),
         ratioOnly("huge", "65536"), ratioOnly("news", "4096"), sized("largefile", "-1", "1048576"),
         sized("largefile4", "-1", "4194304"),
         section("hurd",
                 {relation("blocksize", "4096"), relation("inode_size", "128"), relation("warn_y2038_dates", "0")})});
}

} // namespace

const Profile& upstreamProfile() {
    static const Profile profile{"the defaults of e2fsprogs 1.47.0", section("", {defaults(), types()})};
    return profile;
}

} // namespace atlas
