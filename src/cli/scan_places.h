// SPDX-License-Identifier: GPL-3.0-or-later
// The images and devices that a scan looks at, one after the other, so that ten million of them take no memory.
#pragma once

#include "base/error.h"
#include "envelope/remote_place.h"

#include <cstdint>
#include <deque>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::cli {

/// One of `of` equal parts of any list, counted from 1: a place belongs to the same one on every machine.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t of = 1;

    [[nodiscard]] bool has(std::string_view place) const;
};

/// Parses "2/8".
[[nodiscard]] Result<Shard> parseShard(const std::string& text);

struct PlaceOptions {
    std::vector<std::string> places{}; ///< files, devices, folders, patterns, URLs; "-": a list from standard input
    bool recursive = false;
    bool oneFileSystem = false;
    bool isListOfNul = false; ///< the list separates its places by NUL, not by newline
    std::vector<std::string> included{}; ///< patterns of fnmatch(3), for files in folders; empty: all
    std::vector<std::string> excluded{};
    Shard shard{};
    std::string endpoint{}; ///< of S3
};

struct ScanPlace {
    std::string path{}; ///< any bytes
    bool isNamed = true; ///< the user named it; else it was found in a folder, and counts only if it holds an image
    std::optional<Error> error{}; ///< why a folder could not be listed
};

/// Walks folders as it goes. Links inside folders are not followed, and only regular files count there.
class ScanPlaces {
public:
    explicit ScanPlaces(PlaceOptions options);

    /// The next one; nullopt at the end.
    [[nodiscard]] std::optional<ScanPlace> next();

    /// Folders of the kernel's own (/proc, /sys), links, and files that no pattern takes.
    [[nodiscard]] std::uint64_t leftOut() const { return m_leftOut; }

private:
    struct Folder {
        std::filesystem::directory_iterator at{};
        std::uint64_t device = 0;
    };

    [[nodiscard]] std::optional<std::string> nextGiven();
    [[nodiscard]] std::optional<std::string> nextOfList();
    [[nodiscard]] std::optional<ScanPlace> nextOfFolder();
    [[nodiscard]] std::optional<ScanPlace> nextOfBucket();
    /// Takes up a folder, or returns what else the place is.
    [[nodiscard]] std::optional<ScanPlace> enter(const std::string& path);
    [[nodiscard]] std::optional<ScanPlace> enterFolder(const std::string& path, bool isNamed);
    [[nodiscard]] bool isWanted(const std::string& path) const;

    PlaceOptions m_options;
    std::size_t m_given = 0; ///< index of the next one in PlaceOptions::places
    bool m_isInList = false;
    std::deque<std::string> m_expanded{}; ///< what a pattern stands for
    std::vector<Folder> m_folders{}; ///< from the outermost on
    std::optional<BucketListing> m_bucket{};
    std::uint64_t m_leftOut = 0;
};

} // namespace atlas::cli
