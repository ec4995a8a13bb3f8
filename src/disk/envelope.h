// SPDX-License-Identifier: GPL-3.0-or-later
// The file format that a disk was taken out of.
#pragma once

#include "base/units.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// One of the files that hold a disk together.
struct EnvelopeFile {
    std::string path{};
    std::string format{}; ///< as Envelope::format
    bool operator==(const EnvelopeFile&) const = default;
};

/// Something that the format stores about the disk, such as the name of who acquired it.
struct StoredFact {
    std::string name{}; ///< as the format names it: "case_number"
    std::string value{};
    bool operator==(const StoredFact&) const = default;
};

/// A file that is not there. Nothing is known about the bytes it held.
struct MissingPiece {
    std::string path{};
    ByteInterval bytes{}; ///< of the disk
    bool operator==(const MissingPiece&) const = default;
};

struct Envelope {
    std::string format{}; ///< its short name: "qcow2", "ewf", "xz"
    /// The file that was opened, then those that it rests on: backing files, segments, pieces. At least one.
    std::vector<EnvelopeFile> files{};
    std::string member{}; ///< of an archive, or the partition of `super`; empty without one
    std::vector<std::string> members{}; ///< that could be opened in its place, with itself; empty if it is the only one
    ByteCount cluster{}; ///< in which the file allocates the disk's bytes; 0 if it does not
    std::vector<StoredFact> stored{};
    std::vector<MissingPiece> missing{}; ///< in rising order of their bytes
    std::vector<std::string> cut{}; ///< files shorter than they state: what they lack reads as zeros
    bool operator==(const Envelope&) const = default;
};

/// Whether a file of this format is compressed or an archive.
[[nodiscard]] inline bool isPackedFormat(std::string_view format) {
    constexpr std::array packed{std::string_view("7z"),  std::string_view("bzip2"), std::string_view("gzip"),
                                std::string_view("lz4"), std::string_view("lzip"),  std::string_view("lzma"),
                                std::string_view("tar"), std::string_view("xz"),    std::string_view("zip"),
                                std::string_view("zstd")};
    return std::ranges::find(packed, format) != packed.end();
}

/// Whether the disk was unpacked from a compressed file or an archive, perhaps in the file of a virtual machine.
[[nodiscard]] inline bool isPacked(const Envelope& envelope) {
    return !envelope.files.empty() && isPackedFormat(envelope.files.front().format);
}

/// Whether the disk itself, and no other format, was unpacked.
[[nodiscard]] inline bool isPackedRaw(const Envelope& envelope) {
    return isPacked(envelope) && envelope.files.size() == 1;
}

} // namespace atlas
