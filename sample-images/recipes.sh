# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# One function for each line of samples.tsv; $image is the file being made. Read by `make`.

MIB=$((1 << 20))
GIB=$((1 << 30))

# --- building blocks --------------------------------------------------------------------------------------------------

# A UUID that tells what bears it: disk 1000, its partitions 1001 …, file systems 2001 ….
uuid() { printf '00000000-0000-4000-8000-00000000%04d' "$1"; }

disk() { truncate -s "$1" "$image"; }

EFI=type=C12A7328-F81F-11D2-BA4B-00A0C93EC93B
SWAP=type=0657FD6D-A4AB-43C4-84E5-0933C84B4F4F
LINUX=type=0FC63DAF-8483-4772-8E79-3D69D8477DE4

# Partitions in sfdisk's words, one for each argument; starts and sizes are in sectors and taken as they are.
gpt() {
  local number=1000 partition
  {
    printf 'label: gpt\nlabel-id: %s\n' "$(uuid 1000)"
    [ -z "${first_lba:-}" ] || printf 'first-lba: %s\n' "$first_lba"
    for partition; do
      number=$((number + 1))
      printf '%s, uuid=%s\n' "$partition" "$(uuid $number)"
    done
  } | write_table
}
mbr() { printf '%s\n' 'label: dos' 'label-id: 0xa71a5001' "$@" | write_table; }
write_table() { sfdisk --quiet --no-reread --no-tell-kernel --wipe never "$image"; }

# format NUMBER FIRST-BYTE BYTES OPTION…: an ext4 (or $kind) file system there, with the UUID of that number.
format() {
  local number=$1 start=$2 bytes=$3 extended options=()
  shift 3
  extended=offset=$start,hash_seed=$(uuid 3000),nodiscard
  while [ $# -gt 0 ]; do
    if [ "$1" = -E ]; then extended+=,$2; shift; else options+=("$1"); fi
    shift
  done
  mke2fs -q -F -t "${kind:-ext4}" -U "$(uuid $((2000 + number)))" -E "$extended" "${options[@]}" "$image" $((bytes / 1024))k
}

# A disk with one partition of that many bytes at that sector, and ext4 on it.
one_on_gpt() {
  local start=$1 bytes=$2
  shift 2
  disk $(((start * 512 + bytes) / MIB * MIB + 2 * MIB))
  gpt "start=$start, size=$((bytes / 512)), $LINUX, name=data"
  format 1 $((start * 512)) "$bytes" -L data "$@"
}

# bytes OFFSET ESCAPES…: these bytes at that place.
bytes() {
  local offset=$1
  shift
  printf '%b' "$@" | dd of="$image" bs=4096 seek="$offset" oflag=seek_bytes conv=notrunc status=none
}

le16() { printf '\\x%02x\\x%02x' $(($1 & 255)) $(($1 >> 8 & 255)); }
le32() { le16 $(($1 & 65535)); le16 $(($1 >> 16)); }

# An empty swap area. mkswap writes at the start of a file only, so it gets one of its own.
swap() {
  local start=$1 size=$2
  truncate -s "$size" "$image.swap"
  chmod 600 "$image.swap"
  mkswap -q -p 4096 -U "$(uuid 4001)" -L swap "$image.swap" >/dev/null 2>&1
  dd if="$image.swap" of="$image" bs=4096 count=1 seek="$start" oflag=seek_bytes conv=notrunc status=none
  rm "$image.swap"
}

# fat32 FIRST-BYTE BYTES LABEL: empty, with 4 KiB clusters; written out here so that no further tool is needed.
fat32() {
  local start=$1 sectors=$(($2 / 512)) fat=$((($2 / 4096 + 2) * 4 / 512 + 1)) label copy
  label=$(printf '%-11s' "$3")
  local boot='\xeb\x58\x90mkfs.fat\x00\x02\x08\x20\x00\x02\x00\x00\x00\x00\xf8\x00\x00\x3f\x00\xff\x00'
  boot+=$(le32 $((start / 512)))$(le32 $sectors)$(le32 $fat)
  boot+='\0\0\0\0\x02\0\0\0\x01\0\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\0\x29\x01\x50\x1a\xa7'"${label}FAT32   "
  for copy in 0 6; do
    bytes $((start + copy * 512)) "$boot"
    bytes $((start + copy * 512 + 510)) '\x55\xaa'
    bytes $((start + copy * 512 + 512)) RRaA
    bytes $((start + copy * 512 + 996)) 'rrAa\xff\xff\xff\xff\xff\xff\xff\xff'
    bytes $((start + copy * 512 + 1022)) '\x55\xaa'
  done
  for copy in 0 1; do
    bytes $((start + (32 + copy * fat) * 512)) '\xf8\xff\xff\x0f\xff\xff\xff\x0f\xf8\xff\xff\x0f'
  done
}

# debugfs reports failures on standard error and still exits 0; its first line there is its version.
edit() {
  local complaints
  complaints=$(debugfs -w -f "$1" "$image?offset=$2" 2>&1 >/dev/null | tail -n +2)
  [ -z "$complaints" ] || fail "debugfs: $complaints"
}

# --- partition tables -------------------------------------------------------------------------------------------------

sample_gpt_efi_swap_root() {
  local swap=3906250 root=$((1050624 + 3906250))
  disk $((20 * GIB))
  gpt "start=2048, size=1048576, $EFI, name=EFI" "start=1050624, size=$swap, $SWAP, name=swap" \
    "start=$root, size=$((16 * GIB / 512)), $LINUX, name=root"
  fat32 $((2048 * 512)) $((512 * MIB)) EFI
  swap $((1050624 * 512)) $((swap * 512))
  format 1 $((root * 512)) $((16 * GIB)) -L root
}

sample_gpt_two_ext4() {
  local root=$((1050624 + 2097152 + 1))
  disk $((10 * GIB))
  gpt "start=2048, size=1048576, $LINUX, name=boot" "start=1050624, size=2097152, $SWAP, name=swap" \
    "start=$root, size=$((8 * GIB / 512)), $LINUX, name=root"
  format 1 $((2048 * 512)) $((512 * MIB)) -L boot
  swap $((1050624 * 512)) $((2097152 * 512))
  format 2 $((root * 512)) $((8 * GIB)) -L root
}

sample_gpt_2048_g16() { one_on_gpt 2048 $((16 * GIB)) -G 16; }
sample_gpt_34() { first_lba=34 one_on_gpt 34 $((16 * GIB)); }

# Cylinders of 255 heads and 63 sectors, as DOS counted them: 16,065 sectors each.
sample_mbr_63() {
  local sectors=$((2088 * 16065 - 63))
  disk $((2089 * 16065 * 512))
  mbr "start=63, size=$sectors, type=83, bootable"
  format 1 $((63 * 512)) $((sectors * 512)) -L root
}

sample_mbr_logical() {
  local extended=$((13 * 16065)) swap=$((65 * 16065)) all=$((523 * 16065))
  disk $((all * 512))
  mbr "start=63, size=$((extended - 63)), type=83, bootable" "start=$extended, size=$((all - extended)), type=5" \
    '' '' "start=$((extended + 63)), size=$((swap - 63)), type=82" \
    "start=$((extended + swap + 63)), size=$((all - extended - swap - 63)), type=83"
  format 1 $((63 * 512)) $(((extended - 63) * 512)) -L boot
  swap $(((extended + 63) * 512)) $(((swap - 63) * 512))
  format 2 $(((extended + swap + 63) * 512)) $(((all - extended - swap - 63) * 512)) -L root
}

sample_sd_card() {
  disk $((8 * GIB))
  mbr "start=8192, size=1048576, type=c" "start=1056768, size=$((8 * GIB / 512 - 1056768)), type=83"
  fat32 $((8192 * 512)) $((512 * MIB)) BOOT
  format 1 $((1056768 * 512)) $((8 * GIB - 1056768 * 512)) -L rootfs
}

sample_no_ext() {
  disk $((4 * GIB))
  first_lba=34 gpt "start=34, size=1048576, $EFI, name=EFI" "start=1050624, size=4194304, $SWAP, name=swap"
  fat32 $((34 * 512)) $((512 * MIB)) EFI
  swap $((1050624 * 512)) $((2 * GIB))
}

# sfdisk 2.38 knows 512-byte sectors only, and fdisk takes its orders as a dialogue.
sample_gpt_4kn() {
  disk $((16 * GIB + 2 * MIB))
  printf '%s\n' g n 1 256 $((256 + 16 * GIB / 4096 - 1)) x i "$(uuid 1000)" u "$(uuid 1001)" n data r w |
    fdisk -b 4096 -w never "$image" >/dev/null
  MKE2FS_DEVICE_SECTSIZE=4096 MKE2FS_DEVICE_PHYS_SECTSIZE=4096 format 1 $((256 * 4096)) $((16 * GIB)) -L data
}

# --- file systems -----------------------------------------------------------------------------------------------------

sample_bare() { disk $((2 * GIB)) && format 1 0 $((2 * GIB)) -L bare; }
sample_1k_blocks() { one_on_gpt 2048 $((512 * MIB)) -b 1024; }
sample_g1() { one_on_gpt 2048 $((16 * GIB)) -G 1; }
sample_g64() { one_on_gpt 2048 $((16 * GIB)) -G 64; }
sample_g256() { one_on_gpt 2048 $((64 * GIB)) -G 256; }
sample_ext3() { kind=ext3 one_on_gpt 2048 $((8 * GIB)); }
sample_meta_bg() { one_on_gpt 2048 $((16 * GIB)) -O meta_bg,^resize_inode; }
sample_bigalloc() { one_on_gpt 2048 $((32 * GIB)) -O bigalloc -C 65536; }
sample_raid_stride() { one_on_gpt 2048 $((8 * GIB)) -O ^flex_bg -E stride=16,stripe_width=64; }
sample_1tib() { one_on_gpt 2048 $((1024 * GIB)); }

sample_packed() {
  one_on_gpt 2048 $((16 * GIB)) -O sparse_super2,^resize_inode -E num_backup_sb=2,packed_meta_blocks=1
}

sample_no_superblock() {
  one_on_gpt 2048 $((16 * GIB))
  dd if=/dev/zero of="$image" bs=1024 seek=$((1024 + 1)) count=1 conv=notrunc status=none
}

# Few inodes in each group, so that the files of a small sample use several groups.
sample_aged() {
  one_on_gpt 2048 $((4 * GIB)) -N 4096 -J size=32
  printf 'a file with some text\n' >"$image.text"
  : >"$image.empty"
  touch -d "@$E2FSPROGS_FAKE_TIME" "$image.text" "$image.empty"
  ageing >"$image.script"
  edit "$image.script" $((2048 * 512))
  rm "$image.text" "$image.empty" "$image.script"
}

# A debugfs script: fill with files of many sizes, delete every third, squeeze large files into the holes, and delete
# some more. `fallocate` takes blocks without writing them, which keeps the image sparse.
ageing() {
  local seed=1 i
  for i in {0..19}; do echo "mkdir /dir$i"; done
  for i in {0..1499}; do
    seed=$(((seed * 1103515245 + 12345) & 0x7fffffff))
    echo "cd /dir$((i % 20))"
    echo "write $image.text note$i"
    new_file "file$i" $(((seed >> 16) % 1280 + 1))
  done
  for i in {0..1499..3}; do printf 'rm /dir%d/%s\n' $((i % 20)) "file$i" $((i % 20)) "note$i"; done
  echo 'cd /'
  for i in {0..39}; do new_file "large$i" 7000; done
  for i in {0..39..4}; do echo "rm /large$i"; done
}

new_file() {
  echo "write $image.empty $1"
  echo "fallocate $1 0 $(($2 - 1))"
  echo "set_inode_field $1 size $(($2 * 4096))"
}

# --- one thing each ---------------------------------------------------------------------------------------------------

# A small file system at the start of the image: a byte of it is a byte of the file.
small() { disk $((8 * MIB)) && format 1 0 $((8 * MIB)) -b 1024 -L "$@"; }

# So many letters, without a pipe that breaks.
letters() { head -c "$1" /dev/zero | tr '\0' x; }

# Files of so many bytes for debugfs to write, and its script on standard input.
written() {
  local bytes=$1
  letters "$bytes" >"$image.text"
  touch -d "@$E2FSPROGS_FAKE_TIME" "$image.text"
  sed "s|TEXT|$image.text|" >"$image.script"
  edit "$image.script" 0
  rm "$image.text" "$image.script"
}

sample_one_file() { small one-file && written 3000 <<<'write TEXT letter'; }

sample_hard_link() {
  small hard-link
  printf '%s\n' 'write TEXT letter' 'mkdir docs' 'ln letter docs/copy' 'set_inode_field letter links_count 2' |
    written 3000
}

# debugfs's rm keeps the size and the extents, which the kernel clears.
sample_deleted_file() {
  small deleted-file
  printf '%s\n' 'write TEXT letter' 'write TEXT diary' 'write TEXT notes' 'rm diary' | written 5000
}

sample_deleted_directory() {
  small deleted-dir
  printf '%s\n' 'mkdir mail' 'cd mail' 'write TEXT letter' 'rm letter' 'cd /' 'rmdir mail' 'mkdir docs' | written 5000
}

# 100 blocks, of which three are written: the first, the one in the middle and the last.
sample_sparse_file() {
  small sparse-file
  truncate -s $((100 * 1024)) "$image.holes"
  for block in 0 50 99; do
    letters 1024 | dd of="$image.holes" bs=1024 seek=$block conv=notrunc status=none
  done
  touch -d "@$E2FSPROGS_FAKE_TIME" "$image.holes"
  echo "write $image.holes holes" >"$image.script"
  edit "$image.script" 0
  rm "$image.holes" "$image.script"
}

# Names of 200 letters, of which a block of 1 KiB holds four. debugfs adds them one by one; e2fsck -D then makes the index.
sample_htree() {
  local name number
  small htree -N 1024
  name=$(letters 196)
  { printf '%s\n' 'mkdir names' 'cd names' && for number in {1000..1599}; do echo "write TEXT $name$number"; done; } |
    written 0
  E2FSCK_TIME=$E2FSPROGS_FAKE_TIME E2FSCK_CONFIG=/dev/null e2fsck -fyD "$image" >/dev/null 2>&1 || [ $? -eq 1 ] || fail 'e2fsck -D failed'
}

# A short file, one of 300 blocks in pieces, a directory, and a file that is gone.
generation() {
  local number
  kind=$1 small "$2"
  {
    for number in {0..39}; do echo "write TEXT passing$number"; done
    for number in {0..39..2}; do echo "rm passing$number"; done
    echo 'mkdir docs'
    echo 'cd docs'
    echo 'write TEXT short'
    echo "write $image.long long"
  } >"$image.steps"
  letters $((300 * 1024)) >"$image.long"
  touch -d "@$E2FSPROGS_FAKE_TIME" "$image.long"
  written 3000 <"$image.steps"
  rm "$image.long" "$image.steps"
}
sample_ext2_small() { generation ext2 ext2-small; }
sample_ext3_small() { generation ext3 ext3-small; }
sample_ext4_small() { generation ext4 ext4-small; }
