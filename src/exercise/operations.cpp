// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/operations.h"

#include "exercise/exercise_parts.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t operationStream = 0xA24BAED4963EE407; ///< keeps the numbers of operations and image apart
constexpr std::size_t fewestOperations = 2; ///< level 1 asks for one more

/// The files and directories are those of firstState(); what an operation makes has names of its own, so that any
/// order of different operations succeeds.
std::string stepOf(Operation operation, SeededNumbers& numbers) {
    static constexpr const char* names[] = {"diary", "essay", "recipe", "sketch"};
    static constexpr const char* labels[] = {"archive", "backup", "data", "root"};
    switch (operation) {
    case Operation::Write: return fmt::format("write {} {}", numbers.oneOf(names), numbers.from(2000, 9000));
    case Operation::MakeDirectory: return fmt::format("mkdir {}s", numbers.oneOf(names));
    case Operation::Remove: return "rm notes";
    case Operation::RemoveDirectory: return "rmdir mail";
    case Operation::Link: return "ln letter copy";
    case Operation::Symlink: return R"(debugfs -w -R "symlink pointer letter" IMAGE)";
    case Operation::ChangeMode: return R"(debugfs -w -R "set_inode_field letter mode 0100600" IMAGE)";
    case Operation::SetLabel: return fmt::format("tune2fs -L {} IMAGE", numbers.oneOf(labels));
    case Operation::SetAttribute: return R"(debugfs -w -R "ea_set letter user.colour blue" IMAGE)";
    case Operation::Rename: return "mv photo picture";
    case Operation::Append: return fmt::format("append letter {}", numbers.from(3000, 9000));
    case Operation::SetMaximalMounts: return fmt::format("tune2fs -c {} IMAGE", numbers.from(20, 90));
    case Operation::end: break;
    }
    return {};
}

} // namespace

std::string firstState() { return "write letter 5000\nwrite notes 20000\nwrite photo 40000\nmkdir mail\nmkdir docs\n"; }

std::vector<OperationStep> drawOperations(std::uint32_t level, std::uint64_t seed) {
    SeededNumbers numbers(seed ^ operationStream);
    std::vector<Operation> left;
    for (unsigned n = 0; n < static_cast<unsigned>(Operation::end); ++n)
        left.push_back(static_cast<Operation>(n));
    std::vector<OperationStep> drawn;
    while (drawn.size() < fewestOperations + level) {
        const auto at = left.begin() + static_cast<std::ptrdiff_t>(numbers.below(left.size()));
        drawn.push_back({*at, stepOf(*at, numbers)});
        left.erase(at);
    }
    return drawn;
}

} // namespace atlas
