// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/scan_places.h"

#include "base/remote_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <fnmatch.h>
#include <glob.h>
#include <iostream>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <system_error>
#include <utility>

namespace atlas::cli {
namespace {

namespace fs = std::filesystem;

/// FNV-1a of 64 bits (RFC draft-eastlake-fnv), whose low bits are spread evenly enough to divide a list by.
std::uint64_t hashOf(std::string_view text) {
    constexpr std::uint64_t basis = 0xCBF29CE484222325U;
    constexpr std::uint64_t prime = 0x100000001B3U;
    std::uint64_t hash = basis;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    return hash;
}

/// File systems that the kernel makes up, whose files are no images and may be endless.
bool isOfKernel(const std::string& folder) {
    constexpr std::array<long, 12> magics{PROC_SUPER_MAGIC,   SYSFS_MAGIC,         DEBUGFS_MAGIC,    TRACEFS_MAGIC,
                                          CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC, SECURITYFS_MAGIC, SELINUX_MAGIC,
                                          DEVPTS_SUPER_MAGIC, BPF_FS_MAGIC,        PSTOREFS_MAGIC,   EFIVARFS_MAGIC};
    struct statfs info{};
    return ::statfs(folder.c_str(), &info) == 0 &&
           std::ranges::find(magics, static_cast<long>(info.f_type)) != magics.end();
}

bool isPattern(const std::string& place) { return place.find_first_of("*?[") != std::string::npos; }

std::deque<std::string> expanded(const std::string& pattern) {
    glob_t found{};
    std::deque<std::string> places;
    if (::glob(pattern.c_str(), 0, nullptr, &found) == 0)
        places.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
    ::globfree(&found);
    return places;
}

/// A pattern with a slash is for the whole path, others are for the name of the file.
bool matches(const std::string& path, const std::vector<std::string>& patterns) {
    const auto name = fs::path(path).filename().string();
    return std::ranges::any_of(patterns, [&](const std::string& pattern) {
        const auto& text = pattern.find('/') == std::string::npos ? name : path;
        return ::fnmatch(pattern.c_str(), text.c_str(), 0) == 0;
    });
}

std::uint64_t deviceOf(const std::string& path) {
    struct stat info{};
    return ::stat(path.c_str(), &info) == 0 ? info.st_dev : 0;
}

} // namespace

bool Shard::has(std::string_view place) const { return of <= 1 || hashOf(place) % of == number - 1; }

Result<Shard> parseShard(const std::string& text) {
    constexpr std::uint64_t most = 1'000'000'000;
    const auto* const end = text.data() + text.size();
    Shard shard;
    const auto first = std::from_chars(text.data(), end, shard.number);
    const bool hasSlash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
    const auto second = std::from_chars(hasSlash ? first.ptr + 1 : end, end, shard.of);
    if (!hasSlash || second.ec != std::errc() || second.ptr != end || shard.number == 0 || shard.of > most ||
        shard.number > shard.of) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "not a part of a list",
                                     .found = "\"" + text + "\"",
                                     .expected = "K/N, with K from 1 to N"});
    }
    return shard;
}

ScanPlaces::ScanPlaces(PlaceOptions options) : m_options(std::move(options)) {}

std::optional<std::string> ScanPlaces::nextOfList() {
    std::string line;
    while (std::getline(std::cin, line, m_options.isListOfNul ? '\0' : '\n'))
        if (!line.empty())
            return line;
    m_isInList = false;
    return std::nullopt;
}

std::optional<std::string> ScanPlaces::nextGiven() {
    for (;;) {
        if (!m_expanded.empty()) {
            auto place = std::move(m_expanded.front());
            m_expanded.pop_front();
            return place;
        }
        if (m_isInList)
            if (auto place = nextOfList())
                return place;
        if (m_given == m_options.places.size())
            return std::nullopt;
        auto place = m_options.places[m_given++];
        if (place == "-") {
            m_isInList = true;
            continue;
        }
        std::error_code ignored;
        if (isRemote(place) || !isPattern(place) || fs::exists(fs::symlink_status(place, ignored)))
            return place;
        m_expanded = expanded(place);
        if (m_expanded.empty())
            return place; // which is then reported as missing
    }
}

bool ScanPlaces::isWanted(const std::string& path) const {
    return (m_options.included.empty() || matches(path, m_options.included)) && !matches(path, m_options.excluded);
}

std::optional<ScanPlace> ScanPlaces::enterFolder(const std::string& path, bool isNamed) {
    if (isOfKernel(path)) {
        ++m_leftOut;
        if (!isNamed)
            return std::nullopt;
        return ScanPlace{path, true,
                         Error{.kind = ErrorKind::Unsupported,
                               .what = "is a folder that the kernel makes up, which holds no images",
                               .where = path}};
    }
    std::error_code failed;
    Folder folder{.at = fs::directory_iterator(path, failed), .device = deviceOf(path)};
    if (failed) {
        return ScanPlace{path, true,
                         Error{.kind = ErrorKind::Io, .what = "cannot be listed: " + failed.message(), .where = path}};
    }
    m_folders.push_back(std::move(folder));
    return std::nullopt;
}

std::optional<ScanPlace> ScanPlaces::enter(const std::string& path) {
    std::error_code ignored;
    if (isBucketPrefix(path)) {
        auto bucket = BucketListing::open(path, m_options.endpoint);
        if (!bucket)
            return ScanPlace{path, true, bucket.error()};
        m_bucket = std::move(*bucket);
        return std::nullopt;
    }
    if (isRemote(path) || !fs::is_directory(path, ignored))
        return ScanPlace{.path = path};
    return enterFolder(path, true);
}

std::optional<ScanPlace> ScanPlaces::nextOfBucket() {
    while (m_bucket) {
        auto object = m_bucket->next();
        if (!object || !*object)
            m_bucket.reset();
        if (!object)
            return ScanPlace{object.error().where, true, object.error()};
        if (!*object)
            return std::nullopt;
        if (isWanted(**object))
            return ScanPlace{.path = std::move(**object), .isNamed = false};
        ++m_leftOut;
    }
    return std::nullopt;
}

std::optional<ScanPlace> ScanPlaces::nextOfFolder() {
    while (!m_folders.empty()) {
        auto& folder = m_folders.back();
        if (folder.at == fs::directory_iterator()) {
            m_folders.pop_back();
            continue;
        }
        std::error_code failed;
        const auto path = folder.at->path().string();
        const auto kind = folder.at->symlink_status(failed).type();
        const auto device = folder.device;
        folder.at.increment(failed); // becomes the end where it fails
        if (kind == fs::file_type::directory) {
            const bool stays = !m_options.oneFileSystem || deviceOf(path) == device;
            const bool goesIn = m_options.recursive && stays && !matches(path, m_options.excluded);
            m_leftOut += m_options.recursive && !goesIn ? 1 : 0;
            if (goesIn)
                if (auto failure = enterFolder(path, false))
                    return failure;
        } else if (kind == fs::file_type::regular && isWanted(path)) {
            return ScanPlace{.path = path, .isNamed = false};
        } else {
            ++m_leftOut;
        }
    }
    return std::nullopt;
}

std::optional<ScanPlace> ScanPlaces::next() {
    for (;;) {
        auto place = m_bucket ? nextOfBucket() : nextOfFolder();
        while (!place) {
            const auto given = nextGiven();
            if (!given)
                return std::nullopt;
            place = enter(*given);
            if (!place)
                place = m_bucket ? nextOfBucket() : nextOfFolder();
        }
        if (m_options.shard.has(place->path))
            return place;
    }
}

} // namespace atlas::cli
