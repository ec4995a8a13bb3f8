// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/saved_snapshot.h"

#include "base/number_text.h"
#include "reading/asked_volume.h"
#include "report/snapshot/snapshot_file.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

std::unexpected<Error> settled(const std::string& path, std::string what, std::string found, std::string expected) {
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = std::move(what),
                                 .where = path,
                                 .found = std::move(found),
                                 .expected = std::move(expected),
                                 .hint = "read the image itself"});
}

/// What cannot be read from the image either is told as of the image.
Status checkVolume(const ImageOptions& options, const Snapshot& snapshot) {
    const auto& asked = options.volume;
    const auto held = snapshot.volumeName();
    const bool isOtherPartition = asked.partition && held.partition != asked.partition;
    const bool isOtherVolume = !asked.logicalVolume.empty() && held.logicalVolume != asked.logicalVolume;
    if (!isOtherPartition && !isOtherVolume) {
        return {};
    }
    if (auto why = whyNotReadable(snapshot, asked, options.path)) {
        return std::unexpected(std::move(*why));
    }
    if (isOtherPartition) {
        return settled(options.path, "the snapshot does not hold this partition",
                       fmt::format("--partition {}", *asked.partition),
                       held.partition ? fmt::format("partition {}", *held.partition) : "no partition");
    }
    return settled(options.path, "the snapshot does not hold this logical volume", "--volume " + asked.logicalVolume,
                   held.logicalVolume.empty() ? "no logical volume" : held.logicalVolume);
}

Status checkRequest(const ImageOptions& options, const Snapshot& snapshot) {
    if (auto status = checkVolume(options, snapshot); !status) {
        return status;
    }
    if (options.offset) {
        return settled(options.path, "a snapshot keeps the place its volume was read from", "--offset", "none");
    }
    const auto logical = snapshot.disk.drive.logicalSector.value;
    if (options.drive.logicalSector && *options.drive.logicalSector != logical) {
        return settled(options.path, "the snapshot was read with another logical sector",
                       grouped(options.drive.logicalSector->value), grouped(logical.value));
    }
    return {};
}

Result<std::vector<std::byte>> readAll(const ByteSource& source, const std::string& path) {
    if (source.size().value > maxSnapshotBytes.value) {
        return std::unexpected(Error{.kind = ErrorKind::Limit,
                                     .what = "the snapshot is too large",
                                     .where = path,
                                     .found = humanSize(source.size()),
                                     .expected = "at most " + humanSize(maxSnapshotBytes)});
    }
    std::vector<std::byte> bytes(source.size().value);
    if (auto status = source.read({0}, bytes); !status) {
        return std::unexpected(status.error());
    }
    return bytes;
}

} // namespace

Result<std::optional<Snapshot>> openSavedSnapshot(const ByteSource& source, const ImageOptions& options) {
    std::vector<std::byte> head(std::min<std::uint64_t>(snapshotHeadBytes, source.size().value));
    if (auto status = source.read({0}, head); !status) {
        return std::unexpected(status.error());
    }
    if (!looksLikeSnapshot(head)) {
        return std::nullopt;
    }
    const auto bytes = readAll(source, options.path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    auto snapshot = readSnapshot(*bytes);
    if (!snapshot) {
        auto error = snapshot.error();
        error.where = options.path;
        return std::unexpected(std::move(error));
    }
    if (auto status = checkRequest(options, *snapshot); !status) {
        return std::unexpected(status.error());
    }
    if (auto status = applyTo(*snapshot, options.drive); !status) {
        return std::unexpected(std::move(status.error()));
    }
    return std::move(*snapshot);
}

} // namespace atlas
