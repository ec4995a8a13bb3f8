# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Disks that are not raw images: a disk of a virtual machine of 1 TiB against the raw image, and a
# compressed image of 4 GiB against xz.

# qcow2_of IMAGE: QEMU skips the holes of the raw image.
qcow2_of() { qemu-img convert -f raw -O qcow2 "$1" "$1.qcow2" && echo "$1.qcow2"; }

bench_qcow2() {
  local image disk
  image=$(fresh_image 1)
  disk=$(qcow2_of "$image")
  printf '\n## 1 TiB as qcow2, as mke2fs makes it\n\n'
  {
    line raw "ext4atlas-cli check, raw" - - - verdict "$bin/ext4atlas-cli check $image"
    line start "qemu-img info, three times: what resolving and serving start" - - - wall \
      "sh -c 'for n in 1 2 3; do qemu-img info $disk; done'"
    line qcow2 "ext4atlas-cli check, qcow2" raw - - verdict "$bin/ext4atlas-cli check $disk"
  } | measure qcow2
  rm -f "$disk"
  image=$(written_image 1)
  disk=$(qcow2_of "$image")
  printf '\n## 1 TiB as qcow2, every block bitmap written\n\n'
  {
    line rawfree "ext4atlas-cli free, raw" - - - wall "$bin/ext4atlas-cli free $image"
    line free "ext4atlas-cli free, qcow2" rawfree - - wall "$bin/ext4atlas-cli free $disk"
  } | measure qcow2-bitmaps
  rm -f "$disk" "$image"
}

bench_xz() {
  local image=$images/packed.img
  truncate -s 4G "$image"
  mke2fs -q -F -t ext4 "$image"
  # An eighth of it holds bytes that hardly compress.
  openssl enc -aes-128-ctr -pass pass:bench -nosalt -pbkdf2 </dev/zero 2>/dev/null |
    dd of="$image" bs=1M count=512 seek=2048 conv=notrunc iflag=fullblock status=none
  xz -1 -T0 "$image"
  printf '\n## 4 GiB as .img.xz\n\n'
  {
    line xz "xz -dc" - - - wall "xz -dc $image.xz"
    line packed "ext4atlas-cli check, xz" xz 1.1 - verdict "$bin/ext4atlas-cli check --temporary $images $image.xz"
  } | measure xz
  rm -f "$image.xz"
}

bench_envelopes() {
  if ! command -v qemu-img >/dev/null || ! command -v xz >/dev/null; then
    echo "left out: other formats, which need qemu-img and xz"
  elif ! has_room 1500; then
    echo "left out: other formats, for want of room in $images"
  else
    bench_qcow2
    bench_xz
  fi
}
