// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/content_probe.h"

#include "device/table_shadow.h"
#include "ondisk/mbr_and_gpt.h"

#include <algorithm>
#include <array>
#include <blkid/blkid.h>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

// Results of blkid_do_safeprobe(3); other negative results are a negated errno. libblkid 2.41 also returns -1, without
// setting errno, if several types match (util-linux 2.41, libblkid/src/probe.c).
constexpr int nothing = 1;
constexpr int failed = -1;
constexpr int ambivalent = -2;

std::string valueOf(blkid_probe probe, const char* name) {
    const char* text = nullptr;
    std::size_t size = 0;
    if (blkid_probe_lookup_value(probe, name, &text, &size) != 0 || text == nullptr)
        return "";
    // The size of a string includes the terminator.
    const std::string_view value(text, size);
    return std::string(value.substr(0, value.find('\0')));
}

Recognised resultOf(blkid_probe probe) {
    Recognised result;
    result.content = {.type = valueOf(probe, "TYPE"),
                      .label = valueOf(probe, "LABEL"),
                      .uuid = valueOf(probe, "UUID"),
                      .version = valueOf(probe, "VERSION"),
                      .alsoBears = {}};
    const auto offset = valueOf(probe, "SBMAGIC_OFFSET");
    std::from_chars(offset.data(), offset.data() + offset.size(), result.magicAt);
    return result;
}

/// Each blkid_do_probe() call returns the next answer; the bound guarantees termination on any image.
std::vector<Recognised> answersOf(blkid_probe probe) {
    blkid_reset_probe(probe);
    std::vector<Recognised> answers;
    constexpr std::size_t maxAnswers = 100;
    while (answers.size() < maxAnswers && blkid_do_probe(probe) == 0)
        answers.push_back(resultOf(probe));
    return answers;
}

/// The first ext result, else the first result. `alsoBears` lists the other types, except further ext types: a
/// superblock with EXT2_FLAGS_TEST_FILESYS is recognised as ext4dev, too.
Recognised preferred(blkid_probe probe) {
    auto answers = answersOf(probe);
    if (answers.empty())
        return {};
    const auto isExt = [](const Recognised& answer) { return answer.content.isExt(); };
    auto chosen = std::ranges::find_if(
        answers, [&](const Recognised& answer) { return isExt(answer) && answer.content.type != "ext4dev"; });
    chosen = chosen == answers.end() ? std::ranges::find_if(answers, isExt) : chosen;
    chosen = chosen == answers.end() ? answers.begin() : chosen;
    std::set<std::string> others;
    for (const auto& answer : answers)
        if (!isExt(answer) || !isExt(*chosen))
            others.insert(answer.content.type);
    others.erase(chosen->content.type);
    chosen->content.alsoBears = fmt::format("{}", fmt::join(others, ", "));
    return std::move(*chosen);
}

/// Whether a GPT header at `at` claims far more entry bytes than real tables have.
bool claimsHugeGpt(const ByteSource& source, std::uint64_t at) {
    std::array<std::byte, 512> sector{};
    constexpr std::uint64_t plenty = 65536;
    return source.read({at}, sector) && parseGptHeader(sector).value_or(GptHeader{}).entriesBytes().value > plenty;
}

bool holdsHugeGpt(const ByteSource& source, ByteInterval bytes) {
    const auto start = bytes.first.value;
    const auto end = bytes.end().value;
    return claimsHugeGpt(source, start + 512) || claimsHugeGpt(source, start + 4096) ||
           (bytes.count.value >= 4096 && (claimsHugeGpt(source, end - 512) || claimsHugeGpt(source, end - 4096)));
}

/// The probes for RAID members and ZFS: to check whether a partition covers their superblock, libblkid reads all
/// entries that a GPT claims.
std::vector<char*> namesThatReadGpt() {
    std::vector<char*> names;
    const char* name = nullptr;
    int usage = 0;
    for (std::size_t i = 0; blkid_superblocks_get_name(i, &name, &usage) == 0; ++i)
        if ((usage & BLKID_USAGE_RAID) != 0 || std::string_view(name) == "zfs_member")
            names.push_back(const_cast<char*>(name)); // libblkid does not write, its signature just lacks const
    names.push_back(nullptr);
    return names;
}

struct Request {
    ByteInterval bytes;
    ByteCount logicalSector;
    bool withoutGptReaders = false;
};

Result<Recognised> probe(int fd, const Request& request) {
    const BlkidHandle probe(blkid_new_probe());
    if (!probe || blkid_probe_set_device(probe.get(), fd, static_cast<blkid_loff_t>(request.bytes.first.value),
                                         static_cast<blkid_loff_t>(request.bytes.count.value)) != 0) {
        return {};
    }
    blkid_probe_set_sectorsize(probe.get(), static_cast<unsigned int>(request.logicalSector.value));
    blkid_probe_enable_superblocks(probe.get(), 1);
    // Accepts wrong checksums: the content is still that file system, whose reader reports the checksum.
    blkid_probe_set_superblocks_flags(probe.get(), BLKID_SUBLKS_TYPE | BLKID_SUBLKS_LABEL | BLKID_SUBLKS_UUID |
                                                       BLKID_SUBLKS_VERSION | BLKID_SUBLKS_MAGIC |
                                                       BLKID_SUBLKS_BADCSUM);
    if (request.withoutGptReaders) {
        auto names = namesThatReadGpt();
        blkid_probe_filter_superblocks_type(probe.get(), BLKID_FLTR_NOTIN, names.data());
    }
    errno = 0;
    const int result = blkid_do_safeprobe(probe.get());
    switch (const int found = result == failed && errno == 0 ? ambivalent : result) {
    case 0: return resultOf(probe.get());
    case ambivalent: return preferred(probe.get());
    case nothing: return {};
    default:
        return std::unexpected(
            Error{.kind = ErrorKind::Io,
                  .what = fmt::format("libblkid cannot read all that it looks at in the {} bytes from byte {}: {}",
                                      request.bytes.count.value, request.bytes.first.value,
                                      std::strerror(found == failed ? errno : -found))});
    }
}

/// The places in which the prober of libblkid 2.38 to 2.41 looks for magic numbers (libblkid/src/superblocks): the first
/// 272 KiB (UFS, the uberblocks of ZFS), the second header of LUKS2, VMFS, and before the end the superblocks of md and of
/// RAID controllers (promise_raid.c has those that are far away).
std::vector<ByteInterval> placesOfMagics(ByteInterval bytes) {
    constexpr std::uint64_t window = 8 * KiB;
    constexpr std::array<std::uint64_t, 4> fromStart{512 * KiB, 1 * MiB, 2 * MiB, 4 * MiB};
    constexpr std::array<std::uint64_t, 9> sectorsFromEnd{399, 591, 675, 735, 911, 951, 974, 991, 3087};
    constexpr std::uint64_t sector = 512;
    std::vector<ByteInterval> places{{bytes.first, {272 * KiB}}};
    for (const auto at : fromStart)
        places.push_back({bytes.first + ByteCount{at}, {window}});
    const auto fromEnd = [&](std::uint64_t distance, std::uint64_t count) {
        if (distance < bytes.count.value)
            places.push_back({bytes.end() - ByteCount{distance}, {count}});
    };
    for (const auto sectors : sectorsFromEnd)
        fromEnd(sectors * sector, window);
    fromEnd(144 * KiB, 144 * KiB);
    for (auto& place : places)
        place = intersection(place, bytes);
    std::erase_if(places, [](const ByteInterval& place) { return place.empty(); });
    return places;
}

/// Copies the readable parts of the areas in which libblkid looks for magic numbers: LUKS2 has a second header at up to
/// 4 MiB, and RAID superblocks lie up to 1.6 MB before the end (libblkid/src/superblocks). From another machine, only the
/// places themselves.
Result<ShadowFile> copyOfEnds(const ByteSource& source, ByteInterval bytes) {
    constexpr ByteCount atStart{5 * MiB};
    constexpr ByteCount atEnd{2 * MiB};
    auto copy = ShadowFile::create(source.size());
    const auto places = placesOfMagics(bytes);
    if (copy && source.willRead(places)) {
        for (const auto& part : places)
            (void)copy->copyReadable(source, part); // the source has already reported the failed reads
    } else if (copy) {
        const ByteInterval start{bytes.first, std::min(atStart, bytes.count)};
        const auto end = between(std::max(start.end(), bytes.end() - std::min(atEnd, bytes.count)), bytes.end());
        for (const auto& part : {start, end})
            (void)copy->copyReadable(source, part); // the source has already reported the failed reads
    }
    return copy;
}

} // namespace

Recognised recognise(const ByteSource& source, ByteInterval bytes, ByteCount logicalSector) {
    bytes =
        intersection(bytes, ByteInterval{bytes.first, source.size() - std::min(source.size(), {bytes.first.value})});
    if (bytes.empty())
        return {};
    const Request request{bytes, logicalSector, holdsHugeGpt(source, bytes)};
    const auto fd = source.descriptor();
    const auto direct = fd ? probe(*fd, request) : std::unexpected(Error{});
    if (direct)
        return *direct;
    const auto copy = copyOfEnds(source, bytes);
    const auto found = copy ? probe(copy->descriptor(), request) : std::unexpected(copy.error());
    // If the copy fails too, the cause is not a read error but content that libblkid rejects.
    if (fd && found)
        source.noteFailure(direct.error());
    return found.value_or(Recognised{});
}

} // namespace atlas
