// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/draw_damage.h"

#include "exercise/seeded_numbers.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t damageStream = 0xD1B54A32D192ED03; ///< so that the image's numbers are not drawn again
constexpr std::uint64_t sectorsOfIBlocks = 512;

/// Names of fields as debugfs takes them. e2fsck finds each by another count and repairs nothing else with it.
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
        const auto first = level > 2 ? drawnAtLevel1 : 0; // the hardest sheet is about inodes only
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
