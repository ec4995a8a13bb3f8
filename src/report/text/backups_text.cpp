// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/backups_text.h"

#include "base/shell_words.h"
#include "layout/layout_summary.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace atlas {

namespace {

constexpr auto* unnamedDevice = "DEVICE";

} // namespace

std::string deviceOf(const Snapshot& snapshot) {
    const auto& disk = snapshot.opened();
    const bool isWhole =
        !snapshot.image && snapshot.placement && snapshot.placement->bytes.first == ByteOffset{0} && !disk.path.empty();
    if (isWhole)
        return shellWord(disk.path);
    const auto partition = snapshot.placement ? snapshot.placement->partition : std::nullopt;
    const bool isPartition = disk.isDevice && partition && snapshot.layers.empty();
    return isPartition ? shellWord(disk.path + partitionSuffix(disk.path, *partition)) : unnamedDevice;
}

namespace {

bool isThere(const Layout& layout, const BackupBlock& backup) {
    return presenceOf({backup.block, {1}}, missingBlocks(layout)) == Presence::All;
}

bool isBad(const std::vector<GroupNumber>& bad, const BackupBlock& backup) {
    return std::ranges::find(bad, backup.group) != bad.end();
}

void writeCommands(const BackupBlock& backup, ByteCount size, const std::string& device, std::ostream& out) {
    out << fmt::format("e2fsck -b {} -B {} {}\n", backup.block.value, size.value, device);
    out << fmt::format("dumpe2fs -o superblock={} -o blocksize={} {}\n", backup.block.value, size.value, device);
}

void writeDevice(const std::string& device, std::ostream& out) {
    if (device == unnamedDevice)
        out << format(message<MessageId::BackupsOfDevice>()) << '\n';
}

} // namespace

void writeBackupNumbers(const Layout& layout, const std::string& device, std::ostream& out, TextStyle style) {
    const auto backups = backupBlocks(layout);
    if (backups.empty())
        return;
    writeHeading(out, message<MessageId::HeadingBackups>(), style);
    constexpr std::size_t most = 100;
    const auto widest = style.width == 0 ? most : std::min(most, style.width);
    std::string line;
    for (const auto& backup : backups) {
        const auto number = std::to_string(backup.block.value);
        if (line.size() + number.size() >= widest) {
            out << line << '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + number;
    }
    out << line << '\n';
    const auto bad = differingBackups(layout);
    const auto intact = std::ranges::find_if(
        backups, [&](const BackupBlock& backup) { return isThere(layout, backup) && !isBad(bad, backup); });
    if (intact != backups.end()) {
        writeCommands(*intact, layout.filesystem.blockSize, device, out);
        writeDevice(device, out);
    }
}

void writeBackups(const Layout& layout, const std::string& device, std::ostream& out, TextStyle style) {
    const auto size = layout.filesystem.blockSize;
    const auto backups = backupBlocks(layout);
    writeHeading(out, message<MessageId::HeadingBackups>(), style);
    if (backups.empty()) {
        out << format(message<MessageId::NoBackupsHere>()) << '\n';
        return;
    }
    const auto bad = differingBackups(layout);
    std::vector<std::vector<Cell>> rows;
    for (const auto& backup : backups) {
        const auto state = !isThere(layout, backup) ? words<MessageId::BlockPastEnd>()
                           : isBad(bad, backup)     ? words<MessageId::BackupBad>()
                                                    : std::string();
        rows.push_back(
            {{std::to_string(backup.block.value)}, {std::to_string(backup.group.value)}, {state, Tone::Bad}});
    }
    writeTable(out,
               {{words<MessageId::NameBlockAndGroup>(), true},
                {words<MessageId::ColumnGroup>(), true},
                {words<MessageId::NameState>()}},
               rows, style);
    out << '\n';
    for (const auto& backup : backups)
        writeCommands(backup, size, device, out);
    writeDevice(device, out);
}

} // namespace atlas
