// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_state.h"

namespace atlas {

void checkState(const Filesystem& fs, const ext2_super_block& sb, std::vector<Finding>& findings) {
    const bool isCurrent = fs.superblockGroup.value == 0;
    if (fs.needsRecovery) {
        findings.push_back({.kind = FindingKind::NeedsRecovery});
    }
    if (isCurrent && fs.state != "clean") {
        findings.push_back({.kind = FindingKind::NotClean, .detail = fs.state});
    }
    if (isCurrent && sb.s_error_count > 0) {
        findings.push_back({.kind = FindingKind::ErrorsRecorded, .numbers = {sb.s_error_count}});
    }
    const bool onDevice = sb.s_journal_inum == 0 && sb.s_journal_dev != 0 && fs.has("has_journal");
    if (!fs.journalUuid.empty() || onDevice) {
        findings.push_back({.kind = FindingKind::ExternalJournal, .detail = fs.journalUuid});
    }
}

} // namespace atlas
