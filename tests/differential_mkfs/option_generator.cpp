// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential_mkfs/option_generator.h"
#include "base/units.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas::test {
namespace {} // namespace

std::string text(const OptionSet& set) {
    return fmt::format("{} bytes: mke2fs {} FILE {}", set.device.value, fmt::join(set.options, " "), set.blockCount);
}

void OptionGenerator::add(const std::string& option, const std::string& value) {
    m_set.options.push_back(option);
    m_set.options.push_back(value);
}

OptionSet OptionGenerator::next() {
    m_set = {};
    m_bigalloc = false;
    chooseSize();
    chooseType();
    chooseFeatures();
    chooseGroups();
    chooseInodes();
    chooseJournal();
    chooseExtended();
    chooseBlockCount();
    return m_set;
}

void OptionGenerator::chooseSize() {
    const auto kind = pick(0, 99);
    std::uint64_t size = 0;
    if (kind < 15) {
        size = pick(2 * MiB, 64 * MiB);
    } else if (kind < 55) {
        size = pick(64 * MiB, 4 * GiB);
    } else if (kind < 88) {
        size = pick(4 * GiB, 64 * GiB);
    } else if (kind < 97) {
        size = pick(64 * GiB, 2 * TiB);
    } else {
        size = pick(2 * TiB, 16 * TiB);
    }
    // Align the size to a group, to a block, or to neither.
    size -= size % oneOf<std::uint64_t>({128 * MiB, MiB, 4096, 1024, 512});
    m_set.device = {std::max(size, 2 * MiB)};
}

void OptionGenerator::chooseType() {
    const auto kind = pick(0, 99);
    const bool large = m_set.device.value > 64 * GiB;
    m_type = large || kind < 65 ? "ext4" : kind < 80 ? "ext3" : kind < 95 ? "ext2" : "";
    if (!m_type.empty()) {
        add("-t", m_type);
    }
    if (chance(12)) {
        add("-T", oneOf<std::string>(
                      {"small", "big", "huge", "largefile", "largefile4", "news", "floppy", "hurd,news", "nosuch"}));
    }
    m_blockSize = 0;
    if (large) {
        m_blockSize = chance(50) ? 4096 : 0;
    } else if (chance(50)) {
        m_blockSize = oneOf<unsigned>({1024, 1024, 2048, 4096, 4096, 8192, 65536});
    }
    if (m_blockSize != 0) {
        add("-b", std::to_string(m_blockSize));
        if (m_blockSize > 4096) {
            m_set.options.emplace_back("-F");
        }
    }
    if (chance(2) && m_type == "ext2") {
        add("-r", "0");
    }
}

void OptionGenerator::chooseFeatures() {
    std::vector<std::string> features;
    const auto maybe = [&](unsigned percent, const char* feature) {
        if (chance(percent)) {
            features.emplace_back(feature);
        }
    };
    const bool ext4 = m_type == "ext4";
    const bool large = m_set.device.value > 64 * GiB;
    maybe(ext4 ? 12 : 0, "^flex_bg");
    maybe(ext4 ? 0 : 10, "flex_bg");
    maybe(8, "meta_bg,^resize_inode");
    maybe(8, "^resize_inode");
    if (chance(ext4 ? 12 : 1)) {
        features.emplace_back("bigalloc");
        m_bigalloc = true;
    }
    maybe(large ? 0 : 8, ext4 ? "^64bit" : "64bit,extent");
    maybe(10, "sparse_super2");
    maybe(m_set.device.value > 8 * GiB ? 0 : 4,
          "^sparse_super,^resize_inode"); // backup GDTs in every group: quadratic in the size
    maybe(10, "^has_journal");
    maybe(ext4 ? 12 : 2, "quota");
    maybe(ext4 ? 4 : 1, "project");
    maybe(10, "mmp");
    maybe(10, "orphan_file");
    maybe(4, "metadata_csum_seed");
    maybe(large ? 0 : 6, "^metadata_csum");
    maybe(5, "^metadata_csum,uninit_bg");
    maybe(4, "inline_data");
    maybe(4, "ea_inode");
    maybe(3, "large_dir");
    maybe(large ? 0 : 4, "^64bit,^extent");
    maybe(4, "fast_commit");
    maybe(3, "casefold");
    maybe(3, "^huge_file");
    if (!features.empty()) {
        add("-O", fmt::format("{}", fmt::join(features, ",")));
    }
    if (m_bigalloc && chance(60)) {
        add("-C", oneOf<std::string>({"8192", "16K", "64K", "256k", "1M"}));
    }
}

void OptionGenerator::chooseGroups() {
    if (chance(40)) {
        add("-G", std::to_string(1U << pick(0, chance(10) ? 31 : 12)));
    }
    if (chance(8) && m_set.device.value <= 8 * GiB) {
        const auto maximum = 8 * (m_blockSize == 0 ? 4096 : m_blockSize);
        add("-g", std::to_string(pick(chance(50) ? maximum / 2 : 1024, maximum) / 8 * 8));
    }
}

void OptionGenerator::chooseInodes() {
    if (chance(15)) {
        add("-i", oneOf<std::string>({"1024", "4096", "8192", "16k", "65536", "1M", "4194304", "67108864"}));
    }
    if (chance(20)) {
        add("-I", oneOf<std::string>({"128", "256", "512", "1024", "4096"}));
    }
    if (chance(6)) {
        add("-N", std::to_string(pick(1, 2'000'000)));
    }
    if (chance(12)) {
        add("-m", oneOf<std::string>({"0", "1", "2.5", "10", "50"}));
    }
    if (chance(8)) {
        add("-e", oneOf<std::string>({"continue", "remount-ro", "panic"}));
    }
}

void OptionGenerator::chooseJournal() {
    if (chance(8)) {
        m_set.options.emplace_back("-j");
    }
    if (chance(12)) {
        std::string value = "size=" + oneOf<std::string>({"1", "4", "8", "32", "100", "1024"});
        if (chance(40)) {
            value += ",location=" + oneOf<std::string>({"0", "1", "4000", "50000", "10M", "1G"});
        }
        add("-J", value);
    }
}

void OptionGenerator::addLayoutExtended(std::vector<std::string>& options) {
    if (chance(15)) {
        options.push_back(fmt::format("stride={}", oneOf<unsigned>({2, 16, 64, 128, 1000})));
    }
    if (chance(8)) {
        options.push_back(fmt::format("stripe_width={}", oneOf<unsigned>({16, 128, 256, 8191})));
    }
    if (chance(7)) {
        options.push_back("resize=" + oneOf<std::string>({"1000000", "16G", "200G", "4000000000", "8T", "-1"}));
    }
    if (chance(12)) {
        options.push_back("packed_meta_blocks" + oneOf<std::string>({"", "=1", "=0"}));
    }
    if (chance(10)) {
        options.push_back("num_backup_sb=" + oneOf<std::string>({"0", "1", "2", "-1"}));
    }
    if (chance(6)) {
        m_set.offset = oneOf<std::uint64_t>({512, 32256, MiB, 17 * MiB + 4096});
        options.push_back(fmt::format("offset={}", m_set.offset));
    }
    if (chance(3)) {
        options.emplace_back(oneOf<const char*>({"desc_size=64", "desc-size=128", "desc_size=0"}));
    }
}

void OptionGenerator::addOtherExtended(std::vector<std::string>& options) {
    const bool small = m_set.device.value <= 4 * GiB;
    if (chance(10) && small) {
        options.emplace_back(oneOf<const char*>({"lazy_itable_init=0", "lazy_itable_init=1", "lazy_itable_init"}));
    }
    if (chance(10)) {
        options.emplace_back(oneOf<const char*>({"lazy_journal_init=0", "lazy_journal_init=1", "lazy_journal_init"}));
    }
    if (chance(12) && small) {
        options.emplace_back("nodiscard");
    }
    if (chance(4)) {
        options.emplace_back("assume_storage_prezeroed=1");
    }
    if (chance(8)) {
        options.push_back("root_owner=" +
                          oneOf<std::string>({"0:0", "1:200", "1000:1000", "70000:65536", "4000000000:77"}));
    }
    if (chance(8)) {
        options.push_back("quotatype=" + oneOf<std::string>({"usr", "grp", "usr:grp", "prj", "usr:grp:prj", "^usr"}));
    }
    if (chance(5)) {
        options.push_back("orphan_file_size=" + oneOf<std::string>({"1", "64", "2M", "3000"}));
    }
    if (chance(3)) {
        options.emplace_back("mmp_update_interval=7");
    }
}

void OptionGenerator::chooseExtended() {
    std::vector<std::string> options;
    addLayoutExtended(options);
    addOtherExtended(options);
    if (!options.empty()) {
        std::ranges::shuffle(options, m_random);
        add("-E", fmt::format("{}", fmt::join(options, ",")));
    }
}

void OptionGenerator::chooseBlockCount() {
    if (m_set.offset == 0 && !chance(10)) {
        return;
    }
    if (m_set.offset != 0 && chance(30)) {
        return; // without an explicit block count mke2fs subtracts the offset and prints a warning
    }
    const auto room = m_set.device.value - m_set.offset;
    const auto kib = pick(room / 2048, room / 1024);
    m_set.blockCount =
        chance(50) || m_blockSize == 0 ? fmt::format("{}k", kib) : std::to_string(kib * 1024 / m_blockSize);
}

} // namespace atlas::test
