// SPDX-License-Identifier: GPL-3.0-or-later
// The steps behind decide(), in the order in which PRS() takes them; each refuses or changes the decision.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

class Decider {
public:
    Decider(const Device& device, const MkfsOptions& options, const Profile& profile);
    Result<Decision> run();

private:
    // decider.cpp: sizes and types
    Status takeDeviceSize();
    Status chooseTypes();
    Status chooseBlockSize();
    Status checkBlockCount();
    Status checkRevision();
    Status chooseReservedRatio();
    Status chooseClusterSize();
    Status chooseInodeRatio();
    Status checkPageSize();
    Status takeProfileSwitches();
    Status takeExtendedOptions();
    Status applyOffset();

    // decider_features.cpp: what is on, and what goes with what
    Status chooseFeatures();
    Status checkHurd();
    Status checkExtents();
    Status chooseEncoding();
    Status chooseProject();
    Status checkCombinations();

    // decider_inodes.cpp: groups, inodes, reserves
    Status chooseGroupSizes();
    Status chooseFlexGroups();
    Status chooseInodeSize();
    Status chooseInodeCount();
    Status chooseReservesAndBackups();

    [[nodiscard]] bool isHurd() const;
    [[nodiscard]] const char* extTypeOfProgram() const;
    void warn(std::string text) { m_out.warnings.push_back(std::move(text)); }
    ext2_super_block* param() { return &m_out.param; }

    const Device& m_device;
    const MkfsOptions& m_options;
    const Profile& m_profile;
    TypedProfile m_typed;
    Decision m_out;
    blk64_t m_blocks = 0;      ///< in blocks of the size known so far
    int m_blockSize = 0;
    int m_clusterSize = 0;
    int m_inodeRatio = 0;
    int m_inodeSize = 0;
    int m_backups = 2;
    std::uint64_t m_inodes = 0;
    std::uint64_t m_flexGroupSize = 0;
    double m_reservedRatio = 0;
    std::optional<std::string> m_defaultFeatures;
};

/// Applies one string of -E options; refuses as parse_extended_opts() of misc/mke2fs.c does.
struct ExtendedContext {
    Decision& decision;
    int& backups;
    bool& discard;
};
[[nodiscard]] Status applyExtended(ExtendedContext context, const std::string& options);

/// The feature bits that mke2fs lets a user set and clear, and the string that changed them; false where one is unknown or not
/// allowed.
[[nodiscard]] bool editFeatures(ext2_super_block& param, const std::string& text);

/// As mke2fs's int_log2: 0 for 0 and 1.
[[nodiscard]] int floorLog2(std::uint64_t number);

} // namespace atlas
