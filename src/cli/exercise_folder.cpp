// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exercise_folder.h"

#include "base/shell_words.h"
#include "cli/crashed_image.h"
#include "cli/operands.h"
#include "cli/printed_file.h"
#include "cli/run_step.h"
#include "cli/working_image.h"
#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"
#include "exercise/operations.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"
#include "history/history_file.h"
#include "layout/health.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"
#include "report/json/exercise_json.h"
#include "report/print/exercise_sheet.h"

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

bool hasImage(ExerciseKind kind) { return kind != ExerciseKind::Arithmetic && kind != ExerciseKind::Guess; }

namespace {

/// In seconds, as Unix counts them.
std::uint64_t fixedTime(const Exercise& exercise) {
    constexpr std::uint64_t someTime = 1'700'000'000;
    return someTime + exercise.seed % 10'000'000;
}

/// Makes the images that e2fsprogs write the same on every run.
void fixTime(const Exercise& exercise) {
    findSystemPrograms();
    setenv("MKE2FS_CONFIG", "/dev/null", 1);
    setenv("E2FSPROGS_FAKE_TIME", std::to_string(fixedTime(exercise)).c_str(), 1);
}

/// Writes one byte of a copy, which no program of e2fsprogs does.
Status spoilCopy(const Exercise& exercise, const WorkingImage& image) {
    auto opened = openImage({{.path = image.path()}});
    const auto sound = opened ? exhibitOf(std::move(*opened), exercise) : std::unexpected(opened.error());
    const auto damage = sound ? drawCopyDamage(*sound, exercise.level, exercise.seed) : std::unexpected(sound.error());
    if (!damage)
        return std::unexpected(damage.error());
    const auto put = ::pwrite(image.descriptor(), &damage->number, 1, static_cast<off_t>(damage->at.value));
    return put == 1 ? Status()
                    : std::unexpected(Error{.kind = ErrorKind::Io, .what = std::strerror(errno), .where = "the image"});
}

} // namespace

Status makeExerciseImage(const Exercise& exercise, const std::string& path) {
    const auto recipe = recipeOf(exercise);
    fixTime(exercise);
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
    if (status && exercise.kind == ExerciseKind::Backups)
        status = spoilCopy(exercise, *file);
    if (status && exercise.kind == ExerciseKind::Survive)
        status = crash(*file, drawCrash(exercise.level, exercise.seed), fixedTime(exercise));
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
constexpr int errorsCorrected = 1; ///< exit status of e2fsck(8)

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
constexpr const char* packedEnding = ".xz";

/// The image, or as which it was packed.
std::string givenImageIn(const std::string& folder) {
    const auto path = imageIn(folder);
    return std::filesystem::exists(path) ? path : path + packedEnding;
}
std::string stateIn(const std::string& folder, std::size_t n) {
    return in(folder, fmt::format("state-{}.img", n).c_str());
}
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

/// For exercises about damage and crashes this runs e2fsck.
Result<ExerciseImages> openImages(const Exercise& exercise, const std::string& folder) {
    ExerciseImages images;
    if (!hasImage(exercise.kind))
        return images;
    auto given = openImage({{.path = givenImageIn(folder)}});
    if (!given)
        return std::unexpected(given.error());
    if (exercise.kind == ExerciseKind::Damage || exercise.kind == ExerciseKind::Survive) {
        auto repaired = repairedCopyOf(*given->bytes);
        if (!repaired)
            return std::unexpected(repaired.error());
        images.repaired = std::move(*repaired);
    }
    images.given = std::move(*given);
    return images;
}

Result<Exhibit> plannedExhibitOf(const Exercise& exercise) {
    auto exhibit = plannedExhibit(recipeOf(exercise));
    if (exhibit && exercise.kind == ExerciseKind::Guess)
        for (const auto& step : drawOperations(exercise.level, exercise.seed))
            exhibit->operations.push_back(step.operation);
    return exhibit;
}

Result<Exhibit> exhibitOfImages(ExerciseImages images, const Exercise& exercise) {
    if (!images.given)
        return plannedExhibitOf(exercise);
    auto exhibit = exhibitOf(std::move(*images.given), exercise);
    if (exhibit && exercise.kind == ExerciseKind::Backups) {
        const auto spoiled = findSpoiledCopy(*exhibit);
        if (!spoiled)
            return std::unexpected(spoiled.error());
        exhibit->spoiled = *spoiled;
    }
    if (!exhibit || !images.repaired)
        return exhibit;
    const auto repaired = exhibitOf(std::move(*images.repaired), exercise);
    if (repaired && exercise.kind == ExerciseKind::Survive) {
        auto outcome = outcomeOf(drawCrash(exercise.level, exercise.seed), *exhibit, *repaired);
        if (!outcome)
            return std::unexpected(outcome.error());
        exhibit->crash = std::move(*outcome);
        return exhibit;
    }
    const auto spoiled = repaired ? findSpoiledField(*exhibit, *repaired) : std::unexpected(repaired.error());
    if (!spoiled)
        return std::unexpected(spoiled.error());
    exhibit->spoiled = *spoiled;
    return exhibit;
}

/// The states of an image before and after each operation.
Status makeStates(const Exercise& exercise, const std::string& folder) {
    const auto recipe = recipeOf(exercise);
    fixTime(exercise);
    auto state = WorkingImage::create(stateIn(folder, 0));
    auto status = state ? state->resize(recipe.volume) : std::unexpected(state.error());
    if (status)
        status = state->run(mke2fsWords(recipe, state->path()), [] {});
    if (status)
        status = runScript(*state, firstState());
    const auto operations = drawOperations(exercise.level, exercise.seed);
    std::vector<WorkingImage> states;
    if (status)
        states.push_back(std::move(*state));
    for (std::size_t n = 0; status && n < operations.size(); ++n) {
        const auto before = openFile(states.back().path());
        auto next = before ? WorkingImage::create(stateIn(folder, n + 1)) : std::unexpected(before.error());
        status = next ? copyInto(*next, **before) : std::unexpected(next.error());
        status = status ? runScript(*next, operations[n].step) : status;
        if (next)
            states.push_back(std::move(*next));
    }
    return status;
}

/// The states of an exercise of states; none of others.
Result<std::vector<OpenedImage>> openStates(const Exercise& exercise, const std::string& folder) {
    std::vector<OpenedImage> states;
    const auto count =
        exercise.kind == ExerciseKind::Guess ? drawOperations(exercise.level, exercise.seed).size() + 1 : 0;
    while (states.size() < count) {
        const auto path = stateIn(folder, states.size());
        auto opened = openImage({{.path = std::filesystem::exists(path) ? path : path + packedEnding}});
        if (!opened)
            return std::unexpected(opened.error());
        states.push_back(std::move(*opened));
    }
    return states;
}

/// What differs between each state and the next one.
Result<std::vector<Changes>> differencesOf(std::vector<OpenedImage> states) {
    std::vector<Changes> all;
    std::optional<Moment> before;
    for (auto& state : states) {
        const auto bytes = state.bytes;
        const auto read = readImage(std::move(state));
        if (!read)
            return std::unexpected(read.error());
        const Moment after{bytes, read->snapshot.layout};
        if (before) {
            const auto changed = changedSectors(*before->image, *after.image, {{{0}, after.image->size()}});
            if (!changed)
                return std::unexpected(changed.error());
            all.push_back(findChanges(*before, after, *changed, {}));
        }
        before = after;
    }
    return all;
}

Result<Exhibit> makeExhibit(const Exercise& exercise, const std::string& folder) {
    if (exercise.kind == ExerciseKind::Guess) {
        if (auto status = makeStates(exercise, folder); !status)
            return std::unexpected(status.error());
    }
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
    const auto image = givenImageIn(folder);
    auto words = recipe.options();
    words.insert(words.begin(), "mke2fs");
    words.emplace_back("DEVICE");
    return {.exercise = std::move(exercise),
            .exhibit = std::move(exhibit),
            .image = shown ? std::filesystem::path(image).filename().string() : "",
            .imageSize = recipe.volume,
            .command = joinWords(words),
            .check = "ext4atlas-cli exercise check . answers.txt"};
}

} // namespace

namespace {

/// Packs each image in `folder` with xz, which leaves NAME.img.xz in place of NAME.img.
Status packImages(const std::string& folder) {
    std::vector<std::string> words{"xz", "--quiet", "--threads=0", "-1"};
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed))
        if (entry.path().extension() == ".img")
            words.push_back(entry.path().string());
    constexpr std::size_t options = 4;
    return words.size() == options ? Status() : runProgram(words, -1, "xz-utils");
}

Status addDifferences(Sheet& sheet, Result<std::vector<OpenedImage>> states) {
    auto differences = states ? differencesOf(std::move(*states)) : std::unexpected(states.error());
    if (!differences)
        return std::unexpected(differences.error());
    sheet.differences = std::move(*differences);
    return {};
}

} // namespace

Status makeExercise(const Exercise& wanted, const std::string& folder, Packing packing) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = failed.message(), .where = folder});
    auto exhibit = makeExhibit(wanted, folder);
    if (!exhibit)
        return std::unexpected(exhibit.error());
    auto exercise = wanted;
    exercise.questions = chooseQuestions(wanted.kind, wanted.level, wanted.seed, *exhibit);
    auto sheet = sheetOf(exercise, std::move(*exhibit), folder);
    auto status = addDifferences(sheet, openStates(exercise, folder));
    if (status && packing == Packing::Xz) {
        status = packImages(folder);
        sheet.image += sheet.image.empty() ? "" : packedEnding;
        sheet.isPacked = true;
    }
    if (status)
        status = writeNew(exerciseIn(folder), [&](std::ostream& out) { writeExerciseJson(exercise, out); });
    const auto page = sheetPage(sheet);
    if (status)
        status = writeNew(in(folder, "sheet.md"), [&](std::ostream& out) { writePageMarkdown(page, out); });
    return status ? writeNew(in(folder, "sheet.html"), [&](std::ostream& out) { writePageHtml(page, Paper::A4, out); })
                  : status;
}

Result<Sheet> sheetIn(const std::string& folder, const std::function<void()>& confine) {
    auto exercise = readExercise(folder);
    if (!exercise)
        return std::unexpected(exercise.error());
    auto images = openImages(*exercise, folder);
    if (!images)
        return std::unexpected(images.error());
    auto states = openStates(*exercise, folder);
    confine();
    auto exhibit = exhibitOfImages(std::move(*images), *exercise);
    if (!exhibit)
        return std::unexpected(exhibit.error());
    auto sheet = sheetOf(std::move(*exercise), std::move(*exhibit), folder);
    sheet.isPacked = sheet.image.ends_with(packedEnding);
    const auto status = addDifferences(sheet, std::move(states));
    return status ? Result<Sheet>(std::move(sheet)) : std::unexpected(status.error());
}

Result<std::vector<QuizFile>> packedFilesIn(const std::string& folder) {
    std::vector<std::string> paths;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed))
        if (entry.path().extension().string() == packedEnding)
            paths.push_back(entry.path().string());
    std::ranges::sort(paths);
    std::vector<QuizFile> files;
    for (const auto& path : paths) {
        const auto file = openFile(path);
        std::string content(file ? (*file)->size().value : 0, '\0');
        const auto status =
            file ? (*file)->read({0}, std::as_writable_bytes(std::span(content))) : std::unexpected(file.error());
        if (!status)
            return std::unexpected(status.error());
        files.push_back({std::filesystem::path(path).filename().string(), std::move(content)});
    }
    return files;
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
