# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The large sparse images. A fixed UUID and hash seed: two runs make the same bytes.

# bench_image NAME TIB OPTIONS… prints the path; made where it does not stand yet.
bench_image() {
  local path=$images/$1.img
  local tib=$2
  shift 2
  if [ ! -f "$path" ]; then
    truncate -s "${tib}T" "$path.new"
    mke2fs -q -F -t ext4 -U 5e1f0c2a-0000-4000-8000-000000000001 -E hash_seed=5e1f0c2a-0000-4000-8000-000000000002 \
      -O ^has_journal "$@" "$path.new" >&2
    mv "$path.new" "$path"
  fi
  printf '%s\n' "$path"
}

# From here on ext4 numbers no inode for each 16 KiB, and the descriptors do not fit in one group: 64bit, meta_bg.
huge_tebibytes=256

fresh_image() {
  if [ "$1" -ge $huge_tebibytes ]; then
    bench_image "fresh-$1" "$1" -O ^has_journal,^resize_inode,meta_bg,64bit -T largefile4
  else
    bench_image "fresh-$1" "$1"
  fi
}

# What the descriptors and their copies take, with room for a snapshot.
fresh_mebibytes() { if [ "$1" -ge $huge_tebibytes ]; then echo $(($1 * 5)); else echo $(($1 * 12)); fi; }

# Every bitmap is written, and packed_meta_blocks puts them side by side, so that dd can read the same bytes in one go.
written_image() {
  bench_image "written-$1" "$1" -O ^metadata_csum,^uninit_bg \
    -E packed_meta_blocks=1,assume_storage_prezeroed=1,hash_seed=5e1f0c2a-0000-4000-8000-000000000002
}

room_mebibytes() { df --output=avail -BM "$images" | tail -n 1 | tr -dc 0-9; }

# Less than this stays free, and the machine's memory is somebody else's as well.
has_room() { [ "$(room_mebibytes)" -gt $(($1 + 2048)) ] && [ "$(awk '/MemAvailable/ {print int($2 / 1024)}' /proc/meminfo)" -gt $(($1 + 2048)) ]; }
