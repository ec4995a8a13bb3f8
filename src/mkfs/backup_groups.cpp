// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/backup_groups.h"

#include <cstdint>

namespace atlas {

void setBackupGroups(ext2_super_block& param, int backups) {
    if (ext2fs_has_feature_sparse_super2(&param)) {
        param.s_backup_bgs[0] = backups >= 1 ? 1 : 0;
        param.s_backup_bgs[1] = backups >= 2 ? ~std::uint32_t{0} : 0;
    }
}

} // namespace atlas
