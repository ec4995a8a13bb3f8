// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/content_probe.h"

#include "device/read_disk.h"
#include "ondisk/gpt.h"

#include <array>
#include <blkid/blkid.h>
#include <charconv>
#include <fcntl.h>
#include <limits>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

struct Release {
    void operator()(blkid_probe probe) const { blkid_free_probe(probe); }
};
using Probe = std::unique_ptr<blkid_struct_probe, Release>;

constexpr int nothing = 1;
constexpr int ambivalent = -2;

std::string valueOf(blkid_probe probe, const char* name) {
    const char* text = nullptr;
    std::size_t size = 0;
    if (blkid_probe_lookup_value(probe, name, &text, &size) != 0 || text == nullptr) {
        return "";
    }
    // The size counts the terminator of what is a string.
    const std::string_view value(text, size);
    return std::string(value.substr(0, value.find('\0')));
}

Recognised resultOf(blkid_probe probe) {
    Recognised result;
    result.content = {.type = valueOf(probe, "TYPE"),
                      .label = valueOf(probe, "LABEL"),
                      .uuid = valueOf(probe, "UUID"),
                      .version = valueOf(probe, "VERSION")};
    const auto offset = valueOf(probe, "SBMAGIC_OFFSET");
    std::from_chars(offset.data(), offset.data() + offset.size(), result.magicAt);
    return result;
}

/// The first answer, or the first that is ext. Each call gives the next; the bound holds for any image.
Recognised preferred(blkid_probe probe) {
    blkid_reset_probe(probe);
    Recognised first;
    constexpr int maxAnswers = 100;
    for (int i = 0; i < maxAnswers && blkid_do_probe(probe) == 0; ++i) {
        auto answer = resultOf(probe);
        if (answer.content.isExt()) {
            return answer;
        }
        if (first.content.type.empty()) {
            first = std::move(answer);
        }
    }
    return first;
}

/// Whether a GPT header at `at` claims far more entries than a table in use has.
bool claimsHugeGpt(int fd, std::uint64_t at) {
    std::array<std::byte, 512> sector{};
    constexpr std::uint64_t plenty = 65536;
    return ::pread(fd, sector.data(), sector.size(), static_cast<off_t>(at)) > 0 &&
           parseGptHeader(sector).value_or(GptHeader{}).entriesBytes().value > plenty;
}

bool holdsHugeGpt(int fd, ByteInterval bytes) {
    const auto start = bytes.first.value;
    const auto end = bytes.end().value;
    return claimsHugeGpt(fd, start + 512) || claimsHugeGpt(fd, start + 4096) ||
           (bytes.count.value >= 4096 && (claimsHugeGpt(fd, end - 512) || claimsHugeGpt(fd, end - 4096)));
}

/// RAID members and ZFS: libblkid asks whether a partition covers their superblocks, and for that reads all that a GPT claims.
std::vector<char*> namesThatReadGpt() {
    std::vector<char*> names;
    const char* name = nullptr;
    int usage = 0;
    for (std::size_t i = 0; blkid_superblocks_get_name(i, &name, &usage) == 0; ++i) {
        if ((usage & BLKID_USAGE_RAID) != 0 || std::string_view(name) == "zfs_member") {
            names.push_back(const_cast<char*>(name)); // libblkid's signature; it does not write
        }
    }
    names.push_back(nullptr);
    return names;
}

} // namespace

ContentProbe::ContentProbe(const std::string& path)
    : m_file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {}

Recognised ContentProbe::probe(ByteInterval bytes, ByteCount logicalSector) const {
    constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<blkid_loff_t>::max());
    if (!m_file.isOpen() || bytes.empty() || bytes.first.value > maximum ||
        bytes.count.value > maximum - bytes.first.value) {
        return {};
    }
    const Probe probe(blkid_new_probe());
    if (!probe || blkid_probe_set_device(probe.get(), m_file.get(), static_cast<blkid_loff_t>(bytes.first.value),
                                         static_cast<blkid_loff_t>(bytes.count.value)) != 0) {
        return {};
    }
    blkid_probe_set_sectorsize(probe.get(), static_cast<unsigned int>(logicalSector.value));
    blkid_probe_enable_superblocks(probe.get(), 1);
    // A wrong checksum is for the reader to report: the file system is still what it is.
    blkid_probe_set_superblocks_flags(probe.get(), BLKID_SUBLKS_TYPE | BLKID_SUBLKS_LABEL | BLKID_SUBLKS_UUID |
                                                       BLKID_SUBLKS_VERSION | BLKID_SUBLKS_MAGIC |
                                                       BLKID_SUBLKS_BADCSUM);
    if (holdsHugeGpt(m_file.get(), bytes)) {
        auto names = namesThatReadGpt();
        blkid_probe_filter_superblocks_type(probe.get(), BLKID_FLTR_NOTIN, names.data());
    }
    switch (blkid_do_safeprobe(probe.get())) {
    case 0: return resultOf(probe.get());
    case ambivalent: return preferred(probe.get());
    case nothing:
    default: return {};
    }
}

Content probeContent(const std::string& path, ByteInterval bytes, ByteCount logicalSector) {
    return ContentProbe(path).probe(bytes, logicalSector).content;
}

} // namespace atlas
