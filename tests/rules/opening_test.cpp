// SPDX-License-Identifier: GPL-3.0-or-later
// An image is opened in one place, and libraries get what is open: no file opens another way in.
#include "rules/source_files.h"

#include <cctype>
#include <gtest/gtest.h>
#include <set>

namespace atlas::test {
namespace {

struct Rule {
    std::vector<std::string> calls;
    std::set<std::string> files; ///< that may have one of them
};

const std::vector<Rule>& rules() {
    static const std::vector<Rule> all{
        // A file or device, the control node of device-mapper, the file in which e2fsprogs work, a device that is passed on,
        // and what is in a file system that the kernel has mounted for the program.
        {{"::open(", "::open64(", "::openat("},
         {"src/base/byte_source.cpp", "src/device/device_stack.cpp", "src/device/file_place.cpp",
          "src/cli/measure_target.cpp", "src/cli/working_image.cpp", "src/confine/confined_program.cpp",
          "src/confine/sandbox.cpp", "src/cli/history_recorder.cpp", "src/record/kernel_mount.cpp",
          "src/record/workload.cpp", "src/envelope/ewf_source.cpp", "src/envelope/qemu_chain.cpp",
          "src/envelope/remote_place.cpp", "src/envelope/temporary_file.cpp", "src/envelope/unpacked_stream.cpp",
          "ui/open_device.cpp", "ui/session/held_devices.cpp"}},
        // What the kernel tells in sysfs and procfs, and mke2fs.conf.
        {{"ifstream", "fopen("},
         {"src/base/output_file.cpp", "src/device/device_stack.cpp", "src/base/file_descriptor.h",
          "src/device/list_devices.cpp", "src/device/mounts.cpp", "src/mkfs/profile.cpp"}},
        // What is written goes through base/output_file.h: here are new files, those in such a file system, and the answers in
        // the window's own folder.
        {{"O_CREAT", "mkostemp(", "ofstream"},
         {"src/base/output_file.cpp", "src/cli/working_image.cpp", "src/cli/history_recorder.cpp",
          "src/record/workload.cpp", "src/envelope/temporary_file.cpp"}},
        {{"WriteOnly", "QSaveFile"}, {"ui/session/save_file.cpp", "ui/exercise/exercise_run.cpp"}},
        {{"ext2fs_open(", "ext2fs_open2("},
         {"src/ext4/byte_source_io.cpp", "src/ext4/byte_source_io.h", "src/ext4/change_files.cpp"}},
        // Only to change an image that the program itself made for the steps of a history.
        {{"unix_io_manager"}, {"src/ext4/change_files.cpp"}},
        {{"unixfd_io_manager", "ext2fs_check_if_mounted", "ext2fs_open_file"}, {}},
        {{"fdisk_assign_device("}, {}},
        {{"blkid_new_probe_from_filename", "blkid_get_dev", "blkid_get_tag_value"}, {}},
        // A file without a name, for the programs of e2fsprogs; a descriptor that was passed on.
        {{"/proc/self/fd", "/dev/fd"},
         {"src/base/byte_source.cpp", "src/base/byte_source.h", "src/cli/working_image.cpp",
          "src/cli/image_options.cpp", "src/cli/measure_target.cpp", "src/cli/trace_command.cpp",
          "src/confine/confined_program.h", "src/envelope/open_envelope.h", "src/envelope/unpacked.cpp",
          "ui/session/served_image.cpp", "src/reading/read_image.h", "ui/session/held_devices.cpp"}},
    };
    return all;
}

/// Does `text` have `call`, other than as the end of a longer name, or to write a file?
bool has(const std::string& text, const std::string& call) {
    for (auto at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
        const bool ofAName =
            at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0 || text[at - 1] == '_');
        const auto statement = text.substr(at, text.find(';', at) - at);
        if (!ofAName && statement.find("O_WRONLY") == std::string::npos) {
            return true;
        }
    }
    return false;
}

TEST(Opening, IsDoneInOnePlace) {
    const auto sources = sourceFiles();
    for (const auto& rule : rules()) {
        auto unseen = rule.files;
        for (const auto& file : sources) {
            for (const auto& call : rule.calls) {
                if (has(file.text, call)) {
                    EXPECT_TRUE(rule.files.contains(file.name)) << file.name << " must not have " << call;
                    unseen.erase(file.name);
                }
            }
        }
        EXPECT_TRUE(unseen.empty()) << *unseen.begin() << " no longer has " << rule.calls.front();
    }
}

} // namespace
} // namespace atlas::test
