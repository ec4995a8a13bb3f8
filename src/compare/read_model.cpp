// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/read_model.h"

#include "base/units.h"

#include <algorithm>

namespace atlas {

std::string_view name(Medium medium) {
    switch (medium) {
    case Medium::HardDisk: return "hdd";
    case Medium::SolidState: return "ssd";
    case Medium::SdCard: return "sd";
    case Medium::Emmc: return "emmc";
    }
    return "";
}

std::optional<Medium> mediumNamed(std::string_view text) {
    const auto found = std::ranges::find_if(allMedia, [&](Medium medium) { return name(medium) == text; });
    return found == allMedia.end() ? std::nullopt : std::optional(*found);
}

std::optional<Medium> mediumOf(const Drive& drive) {
    if (drive.spins.source == Source::Assumption)
        return std::nullopt;
    return drive.spins.value                  ? Medium::HardDisk
           : drive.eraseBlock.value.value > 0 ? Medium::SdCard
                                              : Medium::SolidState;
}

std::vector<std::string> mediumNames() {
    std::vector<std::string> names;
    for (const auto medium : allMedia)
        names.emplace_back(name(medium));
    return names;
}

ReadModel modelOf(Medium medium) {
    switch (medium) {
    case Medium::HardDisk: return {.medium = medium, .secondsPerRead = 0.005, .bytesPerSecond = 150e6};
    case Medium::SolidState: return {.medium = medium, .secondsPerRead = 0.0001, .bytesPerSecond = 500e6};
    case Medium::SdCard: return {.medium = medium, .secondsPerRead = 1 / 1500.0, .bytesPerSecond = 20e6};
    case Medium::Emmc: return {.medium = medium, .secondsPerRead = 0.0002, .bytesPerSecond = 200e6};
    }
    return {};
}

RequestCounter::RequestCounter(ByteCount blockSize, const ReadModel& model, std::vector<BlockInterval>* list)
    : m_blockSize(blockSize),
      m_model(model),
      m_list(list),
      m_maxBlocks(std::max<std::uint64_t>(1, model.largestRequest.value / blockSize.value)) {}

void RequestCounter::move(BlockInterval blocks) {
    if (m_requests == 0 || blocks.first != m_end)
        ++m_jumps;
    if (m_requests != 0)
        m_distance += (blocks.first > m_end ? blocks.first - m_end : m_end - blocks.first).value;
    m_blocks += blocks.count.value;
    m_end = blocks.end();
}

/// Appends the requests of `each` blocks, the last one shorter, that `blocks` takes.
void RequestCounter::list(BlockInterval blocks, std::uint64_t each) {
    while (m_list != nullptr && !blocks.empty()) {
        m_list->push_back({blocks.first, {std::min(each, blocks.count.value)}});
        blocks = between(m_list->back().end(), blocks.end());
    }
}

void RequestCounter::add(BlockInterval blocks) {
    if (!blocks.empty()) {
        move(blocks);
        list(blocks, m_maxBlocks);
        m_requests += ceilDiv(blocks.count.value, m_maxBlocks);
    }
}

void RequestCounter::lengthen(BlockInterval blocks) {
    if (!blocks.empty()) {
        move(blocks);
        if (m_list != nullptr && !m_list->empty())
            m_list->back() = between(m_list->back().first, blocks.end());
    }
}

void RequestCounter::addEach(BlockInterval blocks) {
    if (!blocks.empty()) {
        move(blocks);
        list(blocks, 1);
        m_requests += blocks.count.value;
    }
}

Reads RequestCounter::total() const {
    const auto bytes = bytesOf(BlockCount{m_blocks}, m_blockSize);
    return {.requests = m_requests,
            .bytes = bytes,
            .distance = bytesOf(BlockCount{m_distance}, m_blockSize),
            .seconds = static_cast<double>(m_jumps) * m_model.secondsPerRead +
                       static_cast<double>(bytes.value) / m_model.bytesPerSecond};
}

std::string_view name(Use use) {
    switch (use) {
    case Use::General: return "general";
    case Use::SmallFiles: return "small-files";
    case Use::Streaming: return "streaming";
    case Use::RaidMembers: return "raid";
    case Use::SdCard: return "sd-card";
    case Use::VmImage: return "vm";
    case Use::Database: return "database";
    }
    return "";
}

std::optional<Use> useNamed(std::string_view text) {
    const auto found = std::ranges::find_if(allUses, [&](Use use) { return name(use) == text; });
    return found == allUses.end() ? std::nullopt : std::optional(*found);
}

Medium usualMedium(Use use) {
    switch (use) {
    case Use::SdCard: return Medium::SdCard;
    case Use::Database: return Medium::SolidState;
    default: return Medium::HardDisk;
    }
}

bool growsWhileMounted(std::optional<Use> use, std::optional<Medium> medium) {
    return use == Use::SdCard || use == Use::VmImage || (medium && isFlashCard(*medium));
}

std::vector<std::string> useNames() {
    std::vector<std::string> names;
    for (const auto use : allUses)
        names.emplace_back(name(use));
    return names;
}

} // namespace atlas
