// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/sysfs_tree.h"

#include <fstream>

namespace atlas::test {

namespace fs = std::filesystem;

void SysfsTree::add(const std::string& device, const std::string& number,
                    const std::map<std::string, std::string>& files) const {
    const auto folder = m_folder.path() / "devices/block" / device;
    fs::create_directories(folder);
    fs::create_directories(m_folder.path() / "dev/block");
    fs::create_directory_symlink(folder, m_folder.path() / "dev/block" / number);
    fs::create_directories(m_folder.path() / "class/block");
    fs::create_directory_symlink(folder, m_folder.path() / "class/block" / folder.filename());
    std::ofstream(folder / "dev") << number << '\n';
    for (const auto& [name, text] : files) {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name) << text << '\n';
    }
}

void SysfsTree::remove(const std::string& device, const std::string& number) const {
    fs::remove(m_folder.path() / "dev/block" / number);
    fs::remove(m_folder.path() / "class/block" / fs::path(device).filename());
    fs::remove_all(m_folder.path() / "devices/block" / device);
}

void SysfsTree::stack(const std::string& device, const std::vector<std::string>& below) const {
    const auto all = m_folder.path() / "devices/block";
    const auto slaves = all / device / "slaves";
    fs::create_directories(slaves);
    for (const auto& name : below) {
        fs::create_directory_symlink(all / name, slaves / fs::path(name).filename());
    }
}

std::map<std::string, std::string> queue(int logical, int physical, int minimum, long optimal, int discard,
                                         int alignmentOffset) {
    return {
        {"queue/logical_block_size", std::to_string(logical)},  {"queue/physical_block_size", std::to_string(physical)},
        {"queue/minimum_io_size", std::to_string(minimum)},     {"queue/optimal_io_size", std::to_string(optimal)},
        {"queue/discard_granularity", std::to_string(discard)}, {"alignment_offset", std::to_string(alignmentOffset)}};
}

} // namespace atlas::test
