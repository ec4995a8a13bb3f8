// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise_recipe.h"

#include "base/units.h"
#include "exercise/exercise_parts.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr const char* commonFeatures = "none,has_journal,ext_attr,dir_index,filetype,extent,sparse_super,large_file,"
                                       "huge_file,uninit_bg,dir_nlink,extra_isize";
constexpr std::uint64_t otherStream = 0x9E3779B97F4A7C15; ///< keeps the numbers of image and questions apart

struct Shape {
    std::uint64_t blockSize = 4096;
    std::uint64_t groups = 8;
    bool isWide = true; ///< 64bit
    std::uint64_t groupsPerFlex = 16; ///< 0: no flex_bg
    std::uint64_t inodeSize = 256;
};

Shape shapeOf(ExerciseKind kind, std::uint32_t level, SeededNumbers& numbers) {
    static constexpr std::uint64_t flexSizes[] = {0, 4, 8, 16};
    static constexpr std::uint64_t drawnFlexSizes[] = {4, 8, 16, 32};
    Shape shape;
    const bool easy = level == 1;
    // Easy sheets use 4 KiB blocks, so that alignment has no partial blocks; decoding is the same at any size.
    shape.blockSize = !easy && numbers.below(2) == 0 ? 1024 : 4096;
    shape.isWide = easy || numbers.below(2) == 0;
    shape.inodeSize = !easy && numbers.below(3) == 0 ? 128 : 256;
    shape.groupsPerFlex = kind == ExerciseKind::Flex ? numbers.oneOf(drawnFlexSizes)
                          : easy                     ? 16
                                                     : numbers.oneOf(flexSizes);
    const auto most = shape.blockSize == 4096 ? 10U : 100U; // 1.25 GiB, or 800 MiB
    shape.groups = kind == ExerciseKind::Arithmetic ? numbers.from(10, easy ? 200 : 20000)
                   : kind == ExerciseKind::Flex     ? numbers.from(40, 100)
                                                    : numbers.from(4, most);
    return shape;
}

Lba startOf(ExerciseKind kind, std::uint32_t level, SeededNumbers& numbers) {
    static constexpr std::uint64_t aligned[] = {2048, 4096, 8192, 34816};
    static constexpr std::uint64_t usual[] = {63, 34, 2049, 2051};
    if (kind == ExerciseKind::Arithmetic || kind == ExerciseKind::Damage || kind == ExerciseKind::Backups)
        return {0};
    if (kind == ExerciseKind::Align)
        return {level == 1 ? numbers.oneOf(usual) : 2048 + 8 * numbers.below(500) + numbers.from(1, 7)};
    return {level == 1 ? 2048 : numbers.oneOf(aligned) + numbers.below(8)};
}

void addFiles(ExerciseRecipe& recipe, std::uint64_t blockSize, std::uint32_t level, SeededNumbers& numbers) {
    static constexpr const char* directories[] = {"docs", "etc", "home", "work"};
    static constexpr const char* files[] = {"letter", "notes", "photo", "table"};
    recipe.directory = numbers.oneOf(directories);
    for (int n = 0; n < 6; ++n)
        recipe.passing.push_back({"passing" + std::to_string(n), numbers.from(2, 5) * blockSize});
    const auto first = numbers.below(4);
    for (std::uint32_t n = 0; n < (level == 1 ? 1 : 2); ++n)
        recipe.files.push_back({files[(first + n) % 4], numbers.from(8, 20) * blockSize - numbers.below(blockSize)});
}

std::string uuidOf(SeededNumbers& numbers) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string uuid = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
    for (auto& letter : uuid)
        letter = letter == 'x' ? digits[numbers.below(16)] : letter;
    return uuid;
}

} // namespace

std::vector<std::string> ExerciseRecipe::options() const {
    auto words = mke2fs;
    words.insert(words.end(), {"-E", extended, "-U", uuid});
    return words;
}

namespace {

/// So small that every state of the image can be handed out.
ExerciseRecipe recipeOfStates(SeededNumbers& numbers) {
    constexpr ByteCount size{8 * MiB};
    return {.volume = size,
            .mke2fs = {"-b", "1024", "-I", "256", "-O", std::string(commonFeatures) + ",64bit,flex_bg"},
            .extended = "root_owner=0:0,hash_seed=" + uuidOf(numbers),
            .uuid = uuidOf(numbers)};
}

} // namespace

ExerciseRecipe recipeOf(ExerciseKind kind, std::uint32_t level, std::uint64_t seed) {
    SeededNumbers numbers(seed ^ otherStream);
    if (kind == ExerciseKind::Guess || kind == ExerciseKind::Survive)
        return recipeOfStates(numbers);
    const auto shape = shapeOf(kind, level, numbers);
    const auto groupBytes = shape.blockSize * shape.blockSize * 8;
    // The cut leaves more than the metadata of the last group: mke2fs drops a smaller group.
    const auto cut = numbers.from(1, shape.blockSize * 4) * shape.blockSize;
    std::string features = commonFeatures;
    features += shape.isWide ? ",64bit" : "";
    features += shape.groupsPerFlex != 0 ? ",flex_bg" : "";
    ExerciseRecipe recipe{.volume = {shape.groups * groupBytes - cut}, .start = startOf(kind, level, numbers)};
    recipe.mke2fs = {
        "-b", std::to_string(shape.blockSize), "-I", std::to_string(shape.inodeSize), "-i", "16384", "-O", features};
    if (shape.groupsPerFlex != 0)
        recipe.mke2fs.insert(recipe.mke2fs.end(), {"-G", std::to_string(shape.groupsPerFlex)});
    recipe.uuid = uuidOf(numbers);
    recipe.extended = "lazy_itable_init=1,lazy_journal_init=1,root_owner=0:0,hash_seed=" + uuidOf(numbers);
    if (kind == ExerciseKind::Walk || kind == ExerciseKind::Damage)
        addFiles(recipe, shape.blockSize, level, numbers);
    return recipe;
}

namespace {

constexpr std::uint64_t damageStream = 0xD1B54A32D192ED03; ///< keeps the numbers of damage and image apart
constexpr std::uint64_t sectorsOfIBlocks = 512;

/// Named as in debugfs. e2fsck detects each by another count, and repairs nothing else along with it.
enum class Spoil : std::uint8_t {
    FreeBlocks,
    FreeInodes,
    GroupFreeBlocks,
    GroupDirectories,
    Links,
    Blocks,
    DirectorySize,
    ExtraSize,
    end
};

constexpr std::uint64_t drawnAtLevel1 = 4;
constexpr std::uint64_t drawnAtLevel2 = 6;

std::string inodeCommand(const std::string& path, std::string_view field, std::uint64_t number) {
    return fmt::format("set_inode_field {} {} {}", path, field, number);
}

std::vector<std::string> groupCommands(std::uint64_t group, std::string_view field, std::uint64_t number) {
    return {fmt::format("set_block_group {} {} {}", group, field, number),
            fmt::format("set_block_group {} checksum calc", group)};
}

class Draw {
public:
    Draw(std::uint64_t seed, const Filesystem& fs, const ExerciseRecipe& recipe)
        : m_numbers(seed), m_fs(fs), m_recipe(recipe) {}

    std::vector<std::string> commands(std::uint32_t level) {
        const auto first = level > 2 ? drawnAtLevel1 : 0; // the hardest sheet is only about inodes
        const auto last = level == 1   ? drawnAtLevel1
                          : level == 2 ? drawnAtLevel2
                                       : static_cast<std::uint64_t>(Spoil::end);
        const auto group = m_numbers.below(m_fs.groupCount.value);
        switch (static_cast<Spoil>(m_numbers.from(first, last - 1))) {
        case Spoil::FreeBlocks: return {superblock("free_blocks_count", m_fs.blockCount.value)};
        case Spoil::FreeInodes: return {superblock("free_inodes_count", m_fs.inodeCount)};
        case Spoil::GroupFreeBlocks:
            return groupCommands(group, "free_blocks_count", m_numbers.below(m_fs.blocksPerGroup));
        case Spoil::GroupDirectories: return groupCommands(group, "used_dirs_count", m_numbers.from(1, 9));
        case Spoil::Links: return {inodeCommand(anyPath(), "links_count", m_numbers.from(1, 9))};
        case Spoil::Blocks:
            return {
                inodeCommand(anyPath(), "blocks", m_numbers.from(1, 30) * (m_fs.blockSize.value / sectorsOfIBlocks))};
        case Spoil::DirectorySize:
            return {inodeCommand(directory(), "size", m_numbers.from(2, 5) * m_fs.blockSize.value)};
        case Spoil::ExtraSize: return {inodeCommand(anyPath(), "extra_isize", m_numbers.from(1, 3))};
        case Spoil::end: break;
        }
        return {};
    }

private:
    std::string superblock(std::string_view field, std::uint64_t total) {
        return fmt::format("set_super_value {} {}", field, m_numbers.below(total));
    }
    std::string directory() {
        const std::string directories[] = {"/", "/lost+found", '/' + m_recipe.directory};
        return m_numbers.oneOf(directories);
    }
    std::string anyPath() {
        const auto n = m_numbers.below(m_recipe.files.size() + 1);
        return n == m_recipe.files.size() ? directory()
                                          : fmt::format("/{}/{}", m_recipe.directory, m_recipe.files[n].path);
    }

    SeededNumbers m_numbers;
    const Filesystem& m_fs;
    const ExerciseRecipe& m_recipe;
};

} // namespace

std::vector<std::string> drawDamage(const Exercise& exercise, std::uint32_t attempt, const Filesystem& fs,
                                    const ExerciseRecipe& recipe) {
    return Draw((exercise.seed ^ damageStream) + attempt, fs, recipe).commands(exercise.level);
}

} // namespace atlas
