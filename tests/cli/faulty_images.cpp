// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/faulty_images.h"

#include "support/md_superblock.h"

#include <fmt/format.h>

namespace atlas::test {
namespace {

constexpr std::uint64_t volumeMebibytes = 24;
constexpr std::uint64_t volumeSectors = volumeMebibytes * 2048;
constexpr auto ext4 = "-t ext4 -b 4096";

/// One partition of 24 MiB at `start`, followed by `spare` MiB of free space.
std::string one(const Images& images, const char* label, std::uint64_t start, std::uint64_t spare,
                const std::string& mkfs = ext4, std::uint64_t firstLba = 34) {
    const bool gpt = std::string_view(label) == "gpt";
    // The backup GPT takes 33 sectors at the end of the disk; without spare room the partition ends where the backup begins.
    const auto sectors = start + volumeSectors + spare * 2048 + (gpt ? 33 : 0);
    const auto path = images.folder().file("fault.img");
    makeSparse(path, sectors * 512);
    mustRun("sfdisk -q --force " + shellQuoted(path),
            fmt::format("label: {}\nunit: sectors\n{}{},{},L\n", label,
                        gpt ? fmt::format("first-lba: {}\n", firstLba) : std::string(), start, volumeSectors));
    if (!mkfs.empty()) {
        mustRun(fmt::format("mke2fs -q -F {} -E offset={}{} {} {}k", mkfs.substr(0, mkfs.find(" -E ")), start * 512,
                            mkfs.contains(" -E ") ? "," + mkfs.substr(mkfs.find(" -E ") + 4) : "", shellQuoted(path),
                            volumeMebibytes * 1024));
    }
    return path;
}

auto single(const char* label, std::uint64_t start, std::uint64_t spare, const std::string& mkfs = ext4,
            std::uint64_t firstLba = 34) {
    return [=](const Images& images) { return one(images, label, start, spare, mkfs, firstLba); };
}

auto bareOf(const std::string& mkfs) {
    return [=](const Images& images) { return images.bare("fault.img", volumeMebibytes, mkfs); };
}

std::string logical(const Images& images, std::uint64_t extendedSectors) {
    return images.disk(
        "fault.img", 40,
        fmt::format("label: dos\nunit: sectors\n2048,{},Ex\n2111,{},L\n", extendedSectors, volumeSectors),
        {{2111, volumeMebibytes, ext4}});
}

/// 12 MiB are free between the two logical partitions.
std::string logicalBeforeAnother(const Images& images) {
    return images.disk(
        "fault.img", 64,
        fmt::format("label: dos\nunit: sectors\n2048,129024,Ex\n4159,{},L\n77824,16384,L\n", volumeSectors),
        {{4159, volumeMebibytes, ext4}});
}

std::string threeInARow(const Images& images) {
    return images.disk("fault.img", 40,
                       fmt::format("label: dos\nunit: sectors\n2048,8193,L\n10241,{},L\n{},8192,L\n", volumeSectors,
                                   10241 + volumeSectors),
                       {{10241, volumeMebibytes, ext4}});
}

std::string gpt4096(const Images& images) {
    const auto path = images.folder().file("fault.img");
    makeSparse(path, 40 << 20);
    mustRun("fdisk -b 4096 " + shellQuoted(path), fmt::format("g\nn\n1\n257\n+{}M\nw\n", volumeMebibytes));
    // fdisk ends the partition on a multiple of 1 MiB less one sector, so one of it is missing.
    mustRun(fmt::format("mke2fs -q -F {} -E offset={} {} {}k", ext4, 257 * 4096, shellQuoted(path),
                        volumeMebibytes * 1024 - 4));
    return path;
}

/// The data of partition 1 begins one sector past 1 MiB.
std::string mdMember(const Images& images, std::uint32_t level, std::uint32_t members, bool ext) {
    const auto path = images.disk("fault.img", 40, "label: dos\nunit: sectors\n2048,73728,fd\n", {});
    overwrite(path, 2048 * 512 + 4096,
              mdSuperblock(
                  {.level = level, .members = members, .dataOffset = 2049, .chunkSectors = level == 1 ? 0u : 1024u}));
    if (ext) {
        mustRun(fmt::format("mke2fs -q -F {} -E offset={} {} 24M", ext4, (2048 + 2049) * 512, shellQuoted(path)));
    }
    return path;
}

void need(const char* tool) {
    if (!hasTool(tool)) {
        throw Unavailable{std::string(tool) + " is not installed"};
    }
}

/// Runs `command` with the variable $loop set to a loop device of the partition.
void onPartition(const std::string& path, const std::string& command, std::string_view input = {}) {
    const auto attached = run("losetup --find --show --offset 1048576 --sizelimit 37748736 " + shellQuoted(path));
    if (attached.exitCode != 0) {
        throw Unavailable{"no loop device: " + attached.err};
    }
    const auto loop = attached.out.substr(0, attached.out.find('\n'));
    const auto ran = run("loop=" + loop + "; " + command, input);
    mustRun("losetup --detach " + loop);
    if (ran.exitCode != 0) {
        throw Unavailable{command + ": " + ran.err};
    }
}

std::string partition83(const Images& images) {
    return images.disk("fault.img", 40, "label: dos\nunit: sectors\n2048,73728,83\n", {});
}

auto luks(const std::string& options) {
    return [=](const Images& images) {
        need("cryptsetup");
        const auto path = partition83(images);
        onPartition(path,
                    "cryptsetup luksFormat -q --pbkdf pbkdf2 --pbkdf-force-iterations 1000 " + options + " $loop -",
                    "secret");
        return path;
    };
}

std::string bareLuks1(const Images& images) {
    need("cryptsetup");
    const auto path = images.folder().file("fault.img");
    makeSparse(path, 40 << 20);
    mustRun("cryptsetup luksFormat -q --type luks1 --pbkdf-force-iterations 1000 --align-payload 4097 " +
                shellQuoted(path) + " -",
            "secret");
    return path;
}

/// The second of two encrypted partitions has its data one sector past 1 MiB.
std::string secondLuks1(const Images& images) {
    need("cryptsetup");
    const auto path = images.disk("fault.img", 40, "label: dos\nunit: sectors\n2048,24576,83\n26624,24576,83\n", {});
    const auto area = shellQuoted(images.folder().file("area"));
    for (const auto& [start, payload] : {std::pair{2048, 4096}, std::pair{26624, 4097}}) {
        mustRun(
            fmt::format("truncate -s 12M {0} && cryptsetup luksFormat -q --type luks1 --pbkdf-force-iterations 1000 "
                        "--align-payload {1} {0} - && dd if={0} of={2} bs=512 seek={3} conv=notrunc status=none",
                        area, payload, shellQuoted(path), start),
            "secret");
    }
    return path;
}

std::string lvm(const Images& images) {
    need("pvcreate");
    const auto path = partition83(images);
    onPartition(path, "pvcreate -q -y --dataalignment 1m --dataalignmentoffset 7s $loop");
    return path;
}

/// ext4 in a linear volume that begins at extent 2 of 4 MiB each. lvcreate needs device-mapper; restoring metadata that
/// contains the volume does not.
std::string lvmVolume(const Images& images) {
    const auto path = lvm(images);
    const auto text = shellQuoted(images.folder().file("vg.txt"));
    const auto volume = images.folder().write("volume.txt", R"(
logical_volumes {
root {
id = "abcdef-IlHS-ECcW-uscP-tipI-aAX1-Ddm1aB"
status = ["READ", "WRITE", "VISIBLE"]
flags = []
segment_count = 1
segment1 {
start_extent = 0
extent_count = 6
type = "striped"
stripe_count = 1
stripes = ["pv0", 2]
}
}
}
}
)");
    onPartition(path, "vgcreate -q --devices $loop atlas $loop && vgcfgbackup -q --devices $loop -f " + text +
                          " atlas && sed -i '$ d' " + text + " && cat " + shellQuoted(volume) + " >> " + text +
                          " && vgcfgrestore -q --force --devices $loop -f " + text + " atlas");
    constexpr auto start = std::uint64_t{2048 + 2055} * 512 + (8 << 20);
    mustRun(fmt::format("mke2fs -q -F {} -E offset={} {} 24M", ext4, start, shellQuoted(path)));
    return path;
}

/// A swap area, which cannot be shrunk.
auto swap(std::uint64_t spare) {
    return [=](const Images& images) {
        const auto path = one(images, "gpt", 34, spare, "");
        const auto area = images.folder().file("area");
        makeSparse(area, volumeMebibytes << 20);
        mustRun("mkswap -q " + shellQuoted(area));
        mustRun(fmt::format("dd if={} of={} bs=512 seek=34 conv=notrunc status=none", shellQuoted(area),
                            shellQuoted(path)));
        return path;
    };
}

/// The second partition overlaps the first: no move is safe.
std::string overlapping(const Images& images) {
    const auto path = one(images, "dos", 63, 4);
    overwrite(path, 446 + 16,
              std::string("\0\xFE\xFF\xFF\x83\xFE\xFF\xFF", 8) + std::string("\x50\0\0\0\0\x20\0\0", 8));
    return path;
}

/// Misaligned partition starts.
std::vector<FaultyImage> ofTheStart() {
    using enum Curable;
    return {
        {"Lba63", single("dos", 63, 2), "", {"partition_start"}, InPlace, "echo 2048 | sfdisk --move-data"},
        {"Lba34", single("gpt", 34, 2), "", {"partition_start"}, InPlace, "echo 2048 | sfdisk --move-data"},
        {"Lba1", single("dos", 1, 2), "", {"partition_start"}, InPlace, "echo 2048 |"},
        {"Lba2049", single("dos", 2049, 2), "", {"partition_start"}, InPlace, "echo 4096 |"},
        {"Lba65535", single("dos", 65535, 2), "", {"partition_start"}, InPlace, "echo 65536 |"},
        {"Lba63FillsTheDisk", single("dos", 63, 0), "", {"partition_start"}, InPlace, "echo ,49148 |"},
        {"Lba34FillsTheDisk", single("gpt", 34, 0), "", {"partition_start"}, InPlace, "resize2fs \"$loop\" 24572K"},
        {"Lba2049FillsTheDisk", single("gpt", 2049, 0, ext4, 2048), "", {"partition_start"}, InPlace, "echo ,49145 |"},
        {"FirstUsableIsOffTheGrid",
         single("gpt", 2049, 0, ext4, 2049),
         "",
         {"partition_start"},
         InPlace,
         "echo ,49145 |"},
    };
}

/// Block sizes that do not match sector sizes.
std::vector<FaultyImage> ofTheSectors() {
    using enum Curable;
    return {
        {"SmallClustersOn4Kn",
         bareOf("-t ext4 -b 1024 -O bigalloc -C 2048"),
         "--drive 4kn",
         {"block_smaller_than_sector"},
         Anew,
         "-C 4096"},
        {"Blocks1KiBOn4Kn", bareOf("-t ext4 -b 1024"), "--drive 4kn", {"block_smaller_than_sector"}, Anew, "-b 4096"},
        {"Blocks2KiBOn4Kn",
         bareOf("-t ext3 -b 2048"),
         "--drive 4kn",
         {"block_smaller_than_sector"},
         Anew,
         "-t ext3 -b 4096"},
        {"Blocks1KiBAtLba63", single("dos", 63, 2, "-t ext4 -b 1024"), "", {"partition_start"}, InPlace, "echo 2048 |"},
        {"Jumper", single("dos", 2048, 2), "--drive 512e-jumper", {"partition_start"}, InPlace, "echo 2055 |"},
        {"JumperBare", bareOf(ext4), "--drive 512e-jumper", {"volume_start"}, Not, "place it"},
    };
}

/// Starts that are off a stripe or an erase block.
std::vector<FaultyImage> ofTheStripe() {
    using enum Curable;
    return {
        {"RaidStripe",
         single("gpt", 2056, 2, "-t ext4 -b 4096 -E stride=16,stripe_width=64"),
         "",
         {"stripe_start"},
         InPlace,
         "echo 2048 |"},
        {"RaidChunk",
         single("gpt", 2056, 2, "-t ext4 -b 4096 -E stride=16"),
         "",
         {"stripe_start"},
         InPlace,
         "echo 2048 |"},
        {"RaidStripeByHand", single("gpt", 2048, 4), "--stripe 1536k", {"stripe_start"}, InPlace, "echo 6144 |"},
        {"Stripe8191",
         single("dos", 2048, 2, "-t ext4 -b 4096 -E stripe_width=8191"),
         "",
         {"bogus_stripe_width"},
         InPlace,
         "tune2fs -E stride=0,stripe_width=0"},
        {"Stripe65535",
         single("gpt", 2048, 2, "-t ext4 -b 4096 -E stripe_width=65535"),
         "",
         {"bogus_stripe_width"},
         InPlace,
         "tune2fs -E stride=0,stripe_width=0"},
        {"StripeOfNoStride",
         single("gpt", 2048, 2, "-t ext4 -b 4096 -E stride=16,stripe_width=8190"),
         "",
         {"bogus_stripe_width"},
         InPlace,
         "tune2fs -E stride=0,stripe_width=0"},
        {"Stripe8191AtLba63",
         single("dos", 63, 2, "-t ext4 -b 4096 -E stripe_width=8191"),
         "",
         {"partition_start", "bogus_stripe_width"},
         InPlace,
         "echo 2048 |"},
        {"EraseBlock", single("dos", 2048, 8), "--drive sd", {"erase_block_start"}, InPlace, "echo 8192 |"},
        {"Lba63OnASdCard", single("dos", 63, 8), "--drive sd", {"partition_start"}, InPlace, "echo 8192 |"},
    };
}

/// Partition tables with little or no room for a move.
std::vector<FaultyImage> ofTheTable() {
    using enum Curable;
    return {
        {"LogicalWithRoom",
         [](const Images& i) { return logical(i, 79872); },
         "",
         {"partition_start"},
         InPlace,
         "echo 4096 | sfdisk --move-data -N 5"},
        {"LogicalBeforeAnother",
         logicalBeforeAnother,
         "",
         {"partition_start"},
         InPlace,
         "echo 6144 | sfdisk --move-data -N 5"},
        {"LogicalWithoutRoom",
         [](const Images& i) { return logical(i, 63 + volumeSectors); },
         "",
         {"partition_start"},
         InPlace,
         "-N 5"},
        {"BetweenTwoNeighbours", threeInARow, "--partition 2", {"partition_start"}, InPlace, "resize2fs"},
        {"Gpt4096", gpt4096, "--stripe 256k", {"stripe_start"}, InPlace, "losetup --find --show --sector-size 4096"},
        {"Swap", swap(2), "", {"partition_start"}, InPlace, "echo 2048 |"},
        {"SwapFillsTheDisk", swap(0), "", {"partition_start"}, Not, "cannot be shrunk"},
        {"OverlappingPartitions",
         overlapping,
         "--partition 1",
         {"partition_start"},
         Not,
         "the partition table is faulty"},
    };
}

/// Layers with misaligned data.
std::vector<FaultyImage> ofTheLayers() {
    using enum Curable;
    return {
        {"Luks1",
         luks("--type luks1 --align-payload 4097"),
         "",
         {"layer_offset"},
         Anew,
         "--type luks1 --align-payload 2048"},
        {"Luks2",
         luks("--type luks2 --offset 32776"),
         "--physical-sector 16384",
         {"layer_offset"},
         Anew,
         "--type luks2 --offset 32768"},
        {"Luks1OnTheWholeDisk", bareLuks1, "", {"layer_offset"}, Anew, "--align-payload 2048"},
        {"SecondLuks1", secondLuks1, "", {"layer_offset"}, Anew, "--align-payload 2048"},
        {"Lvm", lvm, "", {"layer_offset"}, Anew, "pvcreate --yes --force --force --dataalignment 1024k"},
        {"LvmVolume", lvmVolume, "", {"layer_offset"}, Anew, "pvcreate --yes --force --force --dataalignment 1024k"},
        {"MdMirror",
         [](const Images& i) { return mdMember(i, 1, 2, true); },
         "--partition 1",
         {"layer_offset"},
         ByHand,
         "--level=1 --raid-devices=2 --data-offset=1024K"},
        {"MdRaid5",
         [](const Images& i) { return mdMember(i, 5, 3, false); },
         "--partition 1",
         {"layer_offset"},
         Not,
         "array of 3 members"},
    };
}

} // namespace

const std::vector<FaultyImage>& faultyImages() {
    static const auto all = [] {
        std::vector<FaultyImage> images;
        for (const auto& family : {ofTheStart(), ofTheSectors(), ofTheStripe(), ofTheTable(), ofTheLayers()}) {
            images.insert(images.end(), family.begin(), family.end());
        }
        return images;
    }();
    return all;
}

} // namespace atlas::test
