// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exercise_damage.h"

#include "cli/copy_bytes.h"
#include "cli/data_extents.h"
#include "cli/exercise_image.h"
#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"

#include <cstdlib>

namespace atlas::cli {
namespace {

constexpr std::uint32_t maxAttempts = 50; ///< about one in four draws has to be left
constexpr ByteCount copyUnit{512};
constexpr int errorsCorrected = 1; ///< exit status of e2fsck(8)

Result<WorkingImage> copyOf(const ByteSource& image) {
    auto copy = WorkingImage::make();
    auto status = copy ? copy->resize(image.size()) : std::unexpected(copy.error());
    for (const auto& bytes : dataExtents(image.descriptor().value_or(-1), image.size(), copyUnit)) {
        status = status ? copyBytes(image, intersection(bytes, {{0}, image.size()}), copy->descriptor()) : status;
    }
    return status ? std::move(copy) : std::unexpected(status.error());
}

Status spoil(const WorkingImage& image, const std::vector<std::string>& commands) {
    Status status;
    for (const auto& command : commands) {
        status = status ? image.run({"debugfs", "-w", "-R", command, image.path()}, [] {}) : status;
    }
    return status;
}

Result<Exhibit> exhibitAt(const std::string& path, const Exercise& exercise) {
    auto opened = openImage({{.path = path}});
    return opened ? exhibitOf(std::move(*opened), exercise) : std::unexpected(opened.error());
}

/// Whether e2fsck repairs a file system spoiled by `commands` to what it was, and only in one field. An error means: it does not.
Result<bool> isOneField(const std::vector<std::string>& commands, const ByteSource& image, const Exhibit& sound,
                        const Exercise& exercise) {
    const auto copy = copyOf(image);
    auto status = copy ? spoil(*copy, commands) : std::unexpected(copy.error());
    const auto spoiled = status ? exhibitAt(copy->path(), exercise) : std::unexpected(status.error());
    auto repaired = spoiled ? repairedCopyOf(*spoiled->bytes) : std::unexpected(spoiled.error());
    const auto after = repaired ? exhibitOf(std::move(*repaired), exercise) : std::unexpected(repaired.error());
    const auto field = after ? findSpoiledField(*spoiled, *after) : std::unexpected(after.error());
    const auto drawn = field ? findSpoiledField(*spoiled, sound) : std::unexpected(field.error());
    if (drawn) {
        return *field == *drawn;
    }
    return drawn.error().kind == ErrorKind::Corrupt ? Result<bool>(false) : std::unexpected(drawn.error());
}

} // namespace

Status spoilImage(const Exercise& exercise, const WorkingImage& image) {
    const auto recipe = recipeOf(exercise);
    const auto bytes = openFile(image.path());
    const auto sound = bytes ? exhibitAt(image.path(), exercise) : std::unexpected(bytes.error());
    if (!sound) {
        return std::unexpected(sound.error());
    }
    for (std::uint32_t attempt = 0; attempt < maxAttempts; ++attempt) {
        const auto commands = drawDamage(exercise, attempt, sound->filesystem(), recipe);
        const auto chosen = isOneField(commands, **bytes, *sound, exercise);
        if (!chosen || *chosen) {
            return chosen ? spoil(image, commands) : std::unexpected(chosen.error());
        }
    }
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = "e2fsck repairs no field that this exercise can spoil",
                                 .hint = "try another --seed"});
}

Result<OpenedImage> repairedCopyOf(const ByteSource& image) {
    findSystemPrograms();
    setenv("E2FSCK_CONFIG", "/dev/null", 1);
    const auto copy = copyOf(image);
    const auto status =
        copy ? copy->run({"e2fsck", "-fy", copy->path()}, [] {}, {}, errorsCorrected) : std::unexpected(copy.error());
    return status ? openImage({{.path = copy->path()}}) : std::unexpected(status.error());
}

} // namespace atlas::cli
