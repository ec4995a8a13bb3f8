// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exercise_folder.h"

#include "base/shell_words.h"
#include "cli/operands.h"
#include "cli/working_image.h"
#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"
#include "layout/health.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"
#include "report/json/exercise_json.h"
#include "report/text/exercise_sheet.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <span>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr ByteCount sector{512};
constexpr ByteCount roomForBackupGpt{MiB};

std::uint64_t blockSizeOf(const ExerciseRecipe& recipe) { return std::stoull(recipe.mke2fs.at(1)); }

/// GPT needs the sectors before 34, and fdisk those before 2,048.
std::string tableScript(const ExerciseRecipe& recipe) {
    const bool isGpt = recipe.start.value >= 2048;
    const auto sectors = recipe.volume.value / sector.value;
    return isGpt ? fmt::format("label: gpt\nlabel-id: {0}\nstart={1}, size={2}, uuid={0}\n", recipe.uuid,
                               recipe.start.value, sectors)
                 : fmt::format("label: dos\nlabel-id: 0x{}\nstart={}, size={}, type=83\n", recipe.uuid.substr(0, 8),
                               recipe.start.value, sectors);
}

std::vector<std::string> mke2fsWords(const ExerciseRecipe& recipe, const std::string& image) {
    auto at = recipe;
    at.extended += fmt::format(",offset={}", byteOf(recipe.start, sector).value);
    std::vector<std::string> words{"mke2fs", "-q", "-F"};
    const auto options = at.options();
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(), {image, std::to_string(recipe.volume.value / blockSizeOf(recipe))});
    return words;
}

std::string withLetters(std::uint64_t bytes) { return std::string(bytes, 'x'); }

/// debugfs writes only into the root directory, and reads the content of a file from standard input.
Status writeFiles(const ExerciseRecipe& recipe, const WorkingImage& file) {
    const auto volume = fmt::format("{}?offset={}", file.path(), byteOf(recipe.start, sector).value);
    Status status;
    const auto debugfs = [&](const std::string& command, std::string_view input = {}) {
        status = status ? file.run({"debugfs", "-w", "-R", command, volume}, [] {}, input) : status;
    };
    const auto write = [&](const RecipeFile& wanted) {
        debugfs("write /dev/stdin " + wanted.path, withLetters(wanted.bytes));
    };
    debugfs("mkdir " + recipe.directory);
    for (const auto& passing : recipe.passing)
        write(passing);
    for (std::size_t n = 0; n < recipe.passing.size(); n += 2)
        debugfs("rm " + recipe.passing[n].path);
    for (const auto& wanted : recipe.files) {
        write(wanted);
        debugfs(fmt::format("ln {0} {1}/{0}", wanted.path, recipe.directory));
        debugfs("unlink " + wanted.path);
    }
    return status;
}

Status addWalkedFiles(const ExerciseRecipe& recipe, Exhibit& exhibit) {
    const ReadOptions defaults;
    const auto volume = openVolume(*exhibit.bytes, exhibit.placement.bytes, defaults.maxGroups);
    if (!volume)
        return std::unexpected(volume.error());
    for (const auto& wanted : recipe.files) {
        const auto path = fmt::format("/{}/{}", recipe.directory, wanted.path);
        const auto steps = findPath(*volume, path);
        if (!steps || steps->empty()) {
            return std::unexpected(steps ? Error{.kind = ErrorKind::Corrupt, .what = "a path is missing", .where = path}
                                         : steps.error());
        }
        auto map = readFileMap(*volume, steps->back().inode);
        if (!map)
            return std::unexpected(map.error());
        exhibit.files.push_back({path, steps->back().directory, std::move(*map)});
    }
    return {};
}

} // namespace

bool hasImage(ExerciseKind kind) { return kind != ExerciseKind::Arithmetic; }

Status makeExerciseImage(const Exercise& exercise, const std::string& path) {
    const auto recipe = recipeOf(exercise);
    constexpr std::uint64_t someTime = 1'700'000'000;
    findSystemPrograms();
    // Makes the image reproducible: the same seed gives the same bytes.
    setenv("MKE2FS_CONFIG", "/dev/null", 1);
    setenv("E2FSPROGS_FAKE_TIME", std::to_string(someTime + exercise.seed % 10'000'000).c_str(), 1);
    const auto file = WorkingImage::create(path);
    if (!file)
        return std::unexpected(file.error());
    const auto image = file->path();
    const auto waiting = [] {};
    const bool isPartitioned = recipe.start != Lba{0};
    auto status =
        file->resize(isPartitioned ? ByteCount{byteOf(recipe.start, sector).value} + recipe.volume + roomForBackupGpt
                                   : recipe.volume);
    if (status && isPartitioned) {
        status =
            file->run({"sfdisk", "--quiet", "--no-reread", "--no-tell-kernel", image}, waiting, tableScript(recipe));
    }
    status = status ? file->run(mke2fsWords(recipe, image), waiting) : status;
    status = status && !recipe.directory.empty() ? writeFiles(recipe, *file) : status;
    return status && exercise.kind == ExerciseKind::Damage ? spoilImage(exercise, *file) : status;
}

Result<Exhibit> plannedExhibit(const ExerciseRecipe& recipe) {
    const auto options = parseOptions(recipe.options());
    const auto planned = options ? plan({.device = {recipe.volume}, .options = *options, .profile = upstreamProfile()})
                                 : std::unexpected(options.error());
    if (!planned)
        return std::unexpected(planned.error());
    return Exhibit{.layout = planned->layout, .placement = {.bytes = {{0}, recipe.volume}}};
}

Result<Exhibit> exhibitOf(OpenedImage image, const Exercise& exercise) {
    const auto path = image.options.path;
    const auto read = readImage(std::move(image));
    if (!read)
        return std::unexpected(read.error());
    if (!read->snapshot.hasVolume())
        return std::unexpected(whyNoVolume(read->snapshot, path));
    Exhibit exhibit{.layout = read->snapshot.layout, .placement = *read->snapshot.placement, .bytes = read->bytes};
    const auto status = exercise.kind == ExerciseKind::Walk ? addWalkedFiles(recipeOf(exercise), exhibit) : Status();
    return status ? Result<Exhibit>(std::move(exhibit)) : std::unexpected(status.error());
}

namespace {

constexpr std::uint32_t maxAttempts = 50; ///< about one in four draws is unsuitable
constexpr ByteCount copyUnit{512};
constexpr int errorsCorrected = 1; ///< exit status of e2fsck(8)

Result<WorkingImage> copyOf(const ByteSource& image) {
    auto copy = WorkingImage::make();
    auto status = copy ? copy->resize(image.size()) : std::unexpected(copy.error());
    for (const auto& bytes : dataExtents(image.descriptor().value_or(-1), image.size(), copyUnit))
        status = status ? copyBytes(image, intersection(bytes, {{0}, image.size()}), copy->descriptor()) : status;
    return status ? std::move(copy) : std::unexpected(status.error());
}

Status spoil(const WorkingImage& image, const std::vector<std::string>& commands) {
    Status status;
    for (const auto& command : commands)
        status = status ? image.run({"debugfs", "-w", "-R", command, image.path()}, [] {}) : status;
    return status;
}

Result<Exhibit> exhibitAt(const std::string& path, const Exercise& exercise) {
    auto opened = openImage({{.path = path}});
    return opened ? exhibitOf(std::move(*opened), exercise) : std::unexpected(opened.error());
}

/// Whether `commands` spoil a single field and e2fsck restores it. An error means no, too.
Result<bool> isOneField(const std::vector<std::string>& commands, const ByteSource& image, const Exhibit& sound,
                        const Exercise& exercise) {
    const auto copy = copyOf(image);
    auto status = copy ? spoil(*copy, commands) : std::unexpected(copy.error());
    const auto spoiled = status ? exhibitAt(copy->path(), exercise) : std::unexpected(status.error());
    auto repaired = spoiled ? repairedCopyOf(*spoiled->bytes) : std::unexpected(spoiled.error());
    const auto after = repaired ? exhibitOf(std::move(*repaired), exercise) : std::unexpected(repaired.error());
    const auto field = after ? findSpoiledField(*spoiled, *after) : std::unexpected(after.error());
    const auto drawn = field ? findSpoiledField(*spoiled, sound) : std::unexpected(field.error());
    if (drawn)
        return *field == *drawn;
    return drawn.error().kind == ErrorKind::Corrupt ? Result<bool>(false) : std::unexpected(drawn.error());
}

} // namespace

Status spoilImage(const Exercise& exercise, const WorkingImage& image) {
    const auto recipe = recipeOf(exercise);
    const auto bytes = openFile(image.path());
    const auto sound = bytes ? exhibitAt(image.path(), exercise) : std::unexpected(bytes.error());
    if (!sound)
        return std::unexpected(sound.error());
    for (std::uint32_t attempt = 0; attempt < maxAttempts; ++attempt) {
        const auto commands = drawDamage(exercise, attempt, sound->filesystem(), recipe);
        const auto chosen = isOneField(commands, **bytes, *sound, exercise);
        if (!chosen || *chosen)
            return chosen ? spoil(image, commands) : std::unexpected(chosen.error());
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

namespace {

std::string in(const std::string& folder, const char* name) { return (std::filesystem::path(folder) / name).string(); }
std::string imageIn(const std::string& folder) { return in(folder, "disk.img"); }
std::string exerciseIn(const std::string& folder) { return in(folder, "exercise.json"); }

std::unexpected<Error> systemError(const std::string& path) {
    return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::strerror(errno), .where = path});
}

} // namespace

Status writeNew(const std::string& path, const std::function<void(std::ostream&)>& write) {
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0)
        return systemError(path);
    FileOutput out(file, path);
    write(out);
    auto status = out.finish();
    ::close(file);
    return status;
}

namespace {

/// For a damage exercise this runs e2fsck.
Result<ExerciseImages> openImages(const Exercise& exercise, const std::string& folder) {
    ExerciseImages images;
    if (!hasImage(exercise.kind))
        return images;
    auto given = openImage({{.path = imageIn(folder)}});
    if (!given)
        return std::unexpected(given.error());
    if (exercise.kind == ExerciseKind::Damage) {
        auto repaired = repairedCopyOf(*given->bytes);
        if (!repaired)
            return std::unexpected(repaired.error());
        images.repaired = std::move(*repaired);
    }
    images.given = std::move(*given);
    return images;
}

Result<Exhibit> exhibitOfImages(ExerciseImages images, const Exercise& exercise) {
    if (!images.given)
        return plannedExhibit(recipeOf(exercise));
    auto exhibit = exhibitOf(std::move(*images.given), exercise);
    if (!exhibit || !images.repaired)
        return exhibit;
    const auto repaired = exhibitOf(std::move(*images.repaired), exercise);
    const auto spoiled = repaired ? findSpoiledField(*exhibit, *repaired) : std::unexpected(repaired.error());
    if (!spoiled)
        return std::unexpected(spoiled.error());
    exhibit->spoiled = *spoiled;
    return exhibit;
}

Result<Exhibit> makeExhibit(const Exercise& exercise, const std::string& folder) {
    if (hasImage(exercise.kind)) {
        if (auto status = makeExerciseImage(exercise, imageIn(folder)); !status)
            return std::unexpected(status.error());
    }
    auto images = openImages(exercise, folder);
    return images ? exhibitOfImages(std::move(*images), exercise) : std::unexpected(images.error());
}

Sheet sheetOf(Exercise exercise, Exhibit exhibit, const std::string& folder) {
    const auto recipe = recipeOf(exercise);
    const bool shown = hasImage(exercise.kind);
    auto words = recipe.options();
    words.insert(words.begin(), "mke2fs");
    words.emplace_back("DEVICE");
    return {.exercise = std::move(exercise),
            .exhibit = std::move(exhibit),
            .image = shown ? "disk.img" : "",
            .imageSize = shown ? ByteCount{std::filesystem::file_size(imageIn(folder))} : recipe.volume,
            .command = joinWords(words),
            .check = "ext4atlas-cli exercise check . answers.txt"};
}

} // namespace

Status makeExercise(const Exercise& wanted, const std::string& folder) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = failed.message(), .where = folder});
    auto exhibit = makeExhibit(wanted, folder);
    if (!exhibit)
        return std::unexpected(exhibit.error());
    auto exercise = wanted;
    exercise.questions = chooseQuestions(wanted.kind, wanted.level, wanted.seed, *exhibit);
    auto status = writeNew(exerciseIn(folder), [&](std::ostream& out) { writeExerciseJson(exercise, out); });
    const auto sheet = sheetOf(exercise, std::move(*exhibit), folder);
    if (status)
        status = writeNew(in(folder, "sheet.md"), [&](std::ostream& out) { writeSheetMarkdown(sheet, out); });
    return status ? writeNew(in(folder, "sheet.html"), [&](std::ostream& out) { writeSheetHtml(sheet, out); }) : status;
}

Result<Exercise> readExercise(const std::string& folder) {
    const auto text = textOf(exerciseIn(folder));
    return text ? readExerciseJson(*text, exerciseIn(folder)) : std::unexpected(text.error());
}

Result<OpenedExercise> openExercise(const std::string& folder, const std::string& answers) {
    auto exercise = readExercise(folder);
    if (!exercise)
        return std::unexpected(exercise.error());
    auto images = openImages(*exercise, folder);
    if (!images)
        return std::unexpected(images.error());
    return OpenedExercise{std::move(*exercise), readAnswers(answers), std::move(*images)};
}

Result<MarkedExercise> markExercise(OpenedExercise opened) {
    const auto& exercise = opened.exercise;
    const auto exhibit = exhibitOfImages(std::move(opened.images), exercise);
    return exhibit ? mark(exercise, *exhibit, opened.given) : std::unexpected(exhibit.error());
}

} // namespace atlas::cli
