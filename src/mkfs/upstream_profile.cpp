// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/upstream_profile.h"

namespace atlas {
namespace {

ProfileNode relation(std::string name, std::string value) { return {std::move(name), std::move(value)}; }

ProfileNode section(std::string name, std::vector<ProfileNode> children) {
    return {std::move(name), std::nullopt, std::move(children)};
}

ProfileNode ratioOnly(std::string type, std::string ratio) {
    return section(std::move(type), {relation("inode_ratio", std::move(ratio))});
}

ProfileNode sized(std::string type, std::string blockSize, std::string ratio) {
    return section(std::move(type),
                   {relation("blocksize", std::move(blockSize)), relation("inode_ratio", std::move(ratio))});
}

ProfileNode defaults() {
    return section("defaults",
                   {relation("base_features", "sparse_super,large_file,filetype,resize_inode,dir_index,ext_attr"),
                    relation("default_mntopts", "acl,user_xattr"), relation("enable_periodic_fsck", "0"),
                    relation("blocksize", "4096"), relation("inode_size", "256"), relation("inode_ratio", "16384")});
}

ProfileNode types() {
    return section(
        "fs_types",
        {section("ext3", {relation("features", "has_journal")}),
         section("ext4",
                 {relation("features", "has_journal,extent,huge_file,flex_bg,metadata_csum,metadata_csum_seed,64bit,"
                                       "dir_nlink,extra_isize,orphan_file")}),
         sized("small", "1024", "4096"), sized("floppy", "1024", "8192"), ratioOnly("big", "32768"),
         ratioOnly("huge", "65536"), ratioOnly("news", "4096"), sized("largefile", "-1", "1048576"),
         sized("largefile4", "-1", "4194304"),
         section("hurd",
                 {relation("blocksize", "4096"), relation("inode_size", "128"), relation("warn_y2038_dates", "0")})});
}

} // namespace

const Profile& upstreamProfile() {
    static const Profile profile{"the defaults of e2fsprogs 1.47.0", section("", {defaults(), types()})};
    return profile;
}

} // namespace atlas
