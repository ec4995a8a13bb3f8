// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/recorded_stack.h"

#include "support/paths.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace atlas::test {
namespace {

namespace fs = std::filesystem;

fs::path recordings() { return inSources("tests/kernel/recordings"); }

} // namespace

RecordedStack::RecordedStack(const std::string& name) {
    std::ifstream in(recordings() / name);
    std::string section;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with('[')) {
            section = line;
        } else if (section == "[top]") {
            m_top = line;
        } else if (section == "[sysfs]") {
            addSysfs(line);
        } else if (section == "[dmsetup table]") {
            addTable(line);
        } else if (section == "[extents]") {
            addExtent(line);
        } else if (section == "[places]") {
            RecordedPlace place;
            std::istringstream(line) >> place.offset >> place.disk >> place.at;
            m_places.push_back(place);
        }
    }
}

std::vector<std::string> RecordedStack::names() {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(recordings())) {
        all.push_back(entry.path().filename());
    }
    std::ranges::sort(all);
    return all;
}

/// "sys/class/block/sda1/start 63", or "sys/class/block/sda1 -> ../../devices/…/sda/sda1". The link of a device comes first.
void RecordedStack::addSysfs(const std::string& line) {
    const auto space = line.find(' ');
    const auto path = m_folder.path() / line.substr(0, space);
    auto text = line.substr(space + 1);
    if (text.starts_with("-> ")) {
        const auto target = text.substr(3);
        fs::create_directories(path.parent_path());
        fs::create_directories((fs::canonical(path.parent_path()) / target).lexically_normal());
        fs::create_symlink(target, path);
        return;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text << '\n';
    if (path.filename() == "dev") {
        const auto numbers = m_folder.path() / "sys/dev/block";
        fs::create_directories(numbers);
        fs::create_symlink(fs::canonical(path.parent_path()), numbers / text);
    }
}

void RecordedStack::addTable(const std::string& line) {
    const auto colon = line.find(": ");
    if (colon != std::string::npos) {
        m_tables[line.substr(0, colon)] += line.substr(colon + 2) + '\n';
    }
}

/// "/mnt/file 8:1 0 41943040 34603008".
void RecordedStack::addExtent(const std::string& line) {
    std::string file;
    std::string device;
    Piece piece;
    std::istringstream(line) >> file >> device >> piece.above.first.value >> piece.above.count.value >> piece.at.value;
    m_files[file].device = device;
    m_files[file].pieces.push_back(piece);
}

std::string RecordedStack::attribute(const std::string& device, const std::string& name) const {
    std::string text;
    std::ifstream in(m_folder.path() / "sys/class/block" / device / name);
    std::getline(in, text);
    return text;
}

DeviceFiles RecordedStack::files() const {
    const auto sysfs = m_folder.path() / "sys";
    const auto tableOf = [this, sysfs](const std::string& number) {
        std::string name;
        std::ifstream in(sysfs / "dev/block" / number / "dm/name");
        std::getline(in, name);
        const auto found = m_tables.find(name);
        return found == m_tables.end() ? std::string() : found->second;
    };
    const auto placeOf = [this](const std::string& file) {
        const auto found = m_files.find(file);
        return found == m_files.end() ? FilePlace() : found->second;
    };
    return {.sysfs = sysfs, .dev = m_folder.path() / "dev", .dmTable = tableOf, .filePlace = placeOf};
}

std::string RecordedStack::topNumber() const { return attribute(m_top, "dev"); }

int RecordedStack::alignmentOffset() const { return std::stoi(attribute(m_top, "alignment_offset")); }

bool RecordedStack::isAligned(const RecordedPlace& place) const {
    const auto sector = std::stoull(attribute(place.disk, "queue/physical_block_size"));
    const auto phase = std::stoull(attribute(place.disk, "alignment_offset"));
    return (place.at + sector - phase % sector) % sector == 0;
}

} // namespace atlas::test
