// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/crashed_image.h"

#include "base/bits.h"
#include "cli/run_step.h"
#include "exercise/operations.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"
#include "ext4/replay_journal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <set>
#include <span>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr std::uint64_t blockBytes = KiB;
constexpr std::uint64_t superblockBlock = 1; ///< written in place, as it marks the journal as not empty
constexpr std::uint32_t rootInode = 2;
constexpr std::uint32_t journalInode = 8;

using Blocks = std::set<std::uint64_t>;
using Bytes = std::vector<std::byte>;

Result<Bytes> bytesOf(const WorkingImage& image) {
    const auto file = openFile(image.path());
    Bytes bytes(file ? (*file)->size().value : 0);
    const auto status = file ? (*file)->read({0}, bytes) : std::unexpected(file.error());
    return status ? Result<Bytes>(std::move(bytes)) : std::unexpected(status.error());
}

Status write(const WorkingImage& image, std::uint64_t at, std::span<const std::byte> bytes) {
    const auto put = ::pwrite(image.descriptor(), bytes.data(), bytes.size(), static_cast<off_t>(at));
    return put == static_cast<ssize_t>(bytes.size())
               ? Status()
               : std::unexpected(Error{.kind = ErrorKind::Io,
                                       .what = put < 0 ? std::strerror(errno) : "the file system is full",
                                       .where = "the image"});
}

std::span<const std::byte> block(const Bytes& bytes, std::uint64_t number) {
    return std::span(bytes).subspan(number * blockBytes, blockBytes);
}

Blocks differing(const Bytes& before, const Bytes& after) {
    Blocks blocks;
    for (std::uint64_t n = 0; n < after.size() / blockBytes; ++n)
        if (!std::ranges::equal(block(before, n), block(after, n)))
            blocks.insert(n);
    return blocks;
}

Result<std::vector<FileExtent>> extentsOf(const OpenedVolume& volume, std::uint32_t inode) {
    const auto map = readFileMap(volume, inode);
    if (!map)
        return std::unexpected(map.error());
    if (!map->error.empty())
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = map->error});
    return map->extents;
}

/// The inode of `name` in the root directory; nullopt without one.
Result<std::optional<std::uint32_t>> inodeOf(const OpenedVolume& volume, const std::string& name) {
    const auto root = readDirectory(volume, rootInode);
    if (!root || !root->error.empty()) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the root directory cannot be read",
                                     .found = root ? root->error : "no directory"});
    }
    const auto entry = std::ranges::find(root->entries, name, &ListedEntry::name);
    return entry == root->entries.end() ? std::optional<std::uint32_t>() : entry->inode;
}

/// The blocks with the content of the file `name` in the root directory.
Result<Blocks> contentOf(const WorkingImage& image, const std::string& name) {
    const ReadOptions defaults;
    const auto file = openFile(image.path());
    if (!file)
        return std::unexpected(file.error());
    const auto volume = openVolume(**file, {{0}, (*file)->size()}, defaults.maxGroups);
    const auto inode = volume ? inodeOf(*volume, name) : std::unexpected(volume.error());
    const auto extents = inode ? extentsOf(*volume, inode->value_or(0)) : std::unexpected(inode.error());
    if (!extents)
        return std::unexpected(extents.error());
    Blocks blocks;
    for (const auto& extent : *extents)
        for (std::uint64_t n = 0; n < extent.blocks.count.value; ++n)
            blocks.insert(extent.blocks.first.value + n);
    return blocks;
}

/// What a step writes through the journal, and what it writes in place.
struct StepBlocks {
    Blocks journalled{};
    Blocks inPlace{};
    Bytes bytes{}; ///< of the whole image after the step
};

Result<StepBlocks> blocksOf(const CrashStep& step, const DrawnCrash& drawn, const Bytes& before,
                            const WorkingImage& after) {
    auto bytes = bytesOf(after);
    const auto content = step.isFile ? contentOf(after, step.name) : Result<Blocks>(Blocks{});
    if (!bytes || !content)
        return std::unexpected(bytes ? content.error() : bytes.error());
    StepBlocks blocks{.journalled = differing(before, *bytes)};
    blocks.journalled.erase(superblockBlock);
    if (drawn.mode != DataMode::Journal) {
        for (const auto number : *content)
            blocks.journalled.erase(number);
        if (drawn.mode == DataMode::Ordered || step.isDataWritten)
            blocks.inPlace = *content;
    }
    blocks.bytes = std::move(*bytes);
    return blocks;
}

/// debugfs reads what it journals from a file.
Result<WorkingImage> fileOf(const StepBlocks& blocks) {
    auto file = WorkingImage::make();
    Status status = file ? Status() : std::unexpected(file.error());
    std::uint64_t at = 0;
    for (const auto number : blocks.journalled) {
        status = status ? write(*file, at, block(blocks.bytes, number)) : status;
        at += blockBytes;
    }
    // debugfs opens the file by its number, so it has to inherit it.
    if (status && ::fcntl(file->descriptor(), F_SETFD, 0) != 0)
        status = std::unexpected(Error{.kind = ErrorKind::Io, .what = std::strerror(errno)});
    return status ? std::move(file) : std::unexpected(status.error());
}

/// debugfs takes the times of commits from the clock; jbd2's struct commit_header, include/linux/jbd2.h.
Status fixCommitTimes(const WorkingImage& image, std::uint64_t time) {
    constexpr std::array<std::byte, 8> commitBlock{std::byte{0xC0}, std::byte{0x3B}, std::byte{0x39}, std::byte{0x98},
                                                   std::byte{0},    std::byte{0},    std::byte{0},    std::byte{2}};
    constexpr std::uint64_t secondsAt = 48;
    constexpr std::size_t timeBytes = 12; // big-endian seconds and nanoseconds
    std::array<std::byte, timeBytes> fixed{};
    for (std::size_t n = 0; n < sizeof time; ++n)
        fixed[n] = static_cast<std::byte>(time >> (8 * (sizeof time - 1 - n)));
    const ReadOptions defaults;
    const auto file = openFile(image.path());
    const auto bytes = bytesOf(image);
    if (!file || !bytes)
        return std::unexpected(file ? bytes.error() : file.error());
    const auto volume = openVolume(**file, {{0}, (*file)->size()}, defaults.maxGroups);
    const auto extents = volume ? extentsOf(*volume, journalInode) : std::unexpected(volume.error());
    if (!extents)
        return std::unexpected(extents.error());
    Status status;
    for (const auto& extent : *extents)
        for (auto n = extent.blocks.first.value; n < extent.blocks.end().value; ++n)
            if (status && std::ranges::equal(block(*bytes, n).first(commitBlock.size()), commitBlock))
                status = write(image, n * blockBytes + secondsAt, fixed);
    return status;
}

} // namespace

Status crash(const WorkingImage& image, const DrawnCrash& drawn, std::uint64_t commitTime) {
    auto status = runScript(image, firstState());
    const auto base = status ? openFile(image.path()) : std::unexpected(status.error());
    const auto state = base ? copyOf(**base) : std::unexpected(base.error());
    auto before = state ? bytesOf(*state) : std::unexpected(state.error());
    if (!before)
        return std::unexpected(before.error());
    std::string script = "jo\n";
    std::vector<WorkingImage> files;
    for (std::size_t n = 0; status && n <= drawn.committed; ++n) {
        status = runScript(*state, drawn.steps[n].step);
        auto blocks = status ? blocksOf(drawn.steps[n], drawn, *before, *state) : std::unexpected(status.error());
        auto file = blocks ? fileOf(*blocks) : std::unexpected(blocks.error());
        if (!file)
            return std::unexpected(file.error());
        for (const auto number : blocks->inPlace)
            status = status ? write(image, number * blockBytes, block(blocks->bytes, number)) : status;
        script += fmt::format("jw {}-b {} {}\n", n == drawn.committed ? "-c " : "", fmt::join(blocks->journalled, ","),
                              file->path());
        files.push_back(std::move(*file));
        before = std::move(blocks->bytes);
    }
    if (status)
        status = image.run({"debugfs", "-w", image.path()}, [] {}, script + "jc\n");
    return status ? fixCommitTimes(image, commitTime) : status;
}

namespace {

/// Whether there is `name` in the root directory, and whether it holds anything but zeros.
Result<Survival> survivalOf(const CrashStep& step, const Exhibit& repaired) {
    const ReadOptions defaults;
    const auto volume = openVolume(*repaired.bytes, repaired.placement.bytes, defaults.maxGroups);
    if (!volume)
        return std::unexpected(volume.error());
    const auto inode = inodeOf(*volume, step.name);
    if (!inode)
        return std::unexpected(inode.error());
    if (!*inode || !step.isFile)
        return *inode ? Survival::Whole : Survival::Absent;
    const auto extents = extentsOf(*volume, **inode);
    if (!extents)
        return std::unexpected(extents.error());
    for (const auto& extent : *extents) {
        Bytes bytes(extent.blocks.count.value * blockBytes);
        const auto at = repaired.start() + ByteCount{extent.blocks.first.value * blockBytes};
        if (auto status = repaired.bytes->read(at, bytes); !status)
            return std::unexpected(status.error());
        if (!isZero(bytes))
            return Survival::Whole;
    }
    return Survival::Zeros;
}

} // namespace

Result<CrashOutcome> outcomeOf(const DrawnCrash& drawn, const Exhibit& crashed, const Exhibit& repaired) {
    const auto replayed = replayJournal(*crashed.bytes, crashed.start(), *crashed.layout);
    if (!replayed)
        return std::unexpected(replayed.error());
    if (replayed->replay.transactions != drawn.committed) {
        return std::unexpected(
            Error{.kind = ErrorKind::Corrupt,
                  .what = "the image is not the one that the exercise was made with",
                  .where = crashed.bytes->name(),
                  .found = fmt::format("{} transactions to be replayed", replayed->replay.transactions),
                  .expected = std::to_string(drawn.committed),
                  .hint = "make the exercise again with its level and seed, and do not mount it"});
    }
    CrashOutcome outcome{.transactions = drawn.committed, .blocks = replayed->replay.blocks};
    for (std::size_t n = 0; n < drawn.steps.size(); ++n) {
        const auto survival = survivalOf(drawn.steps[n], repaired);
        if (!survival)
            return std::unexpected(survival.error());
        outcome.steps.push_back({drawn.steps[n], n < drawn.committed, *survival});
    }
    return outcome;
}

} // namespace atlas::cli
