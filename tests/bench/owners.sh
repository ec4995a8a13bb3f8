# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Which file owns a block: `show block` against `debugfs icheck` and `ncheck`, which answer the same in two steps. Both end their
# search where they find it, so one file in the middle is asked for and the last one.

# make_tree FOLDER FILES: fifty small files in each directory.
make_tree() {
  local tree=$1 files=$2 directory file path
  for ((directory = 0; directory * 50 < files; ++directory)); do
    path=$(printf '%s/%03d/%03d' "$tree" $((directory / 50)) $((directory % 50)))
    mkdir -p "$path"
    for ((file = 0; file < 50; ++file)); do
      printf '%08d' $((directory * 50 + file)) >"$path/file-$file"
    done
  done
}

# owner_plan IMAGE PLACE PATH
owner_plan() {
  local image=$1 place=$2 path=$3 block inode
  block=$(debugfs -R "bmap $path 0" "$image" 2>/dev/null)
  inode=$(debugfs -R "icheck $block" "$image" 2>/dev/null | awk 'END {print $2}')
  "$bin/ext4atlas-cli" show "$image" block "$block" | grep -qF " $path" || {
    echo "show block $block does not name $path" >&2
    return 1
  }
  # One command, because only the first program of a line is measured.
  printf 'icheck %s\nncheck %s\n' "$block" "$inode" >"$image.$place"
  line "debugfs-$place" "debugfs icheck and ncheck, $place file" - - - wall "debugfs -f $image.$place $image"
  line "owner-$place" "ext4atlas-cli show block, $place file" "debugfs-$place" 0.25 - wall \
    "$bin/ext4atlas-cli show $image block $block"
}

bench_owners() {
  local files=$1 image=$images/files.img last middle
  [ "$files" -gt 0 ] || return 0
  files=$(((files + 49) / 50 * 50))
  if ! has_room $((files / 64)); then
    echo "left out: $files files, for want of room in $images"
    return
  fi
  make_tree "$images/tree" "$files"
  truncate -s 8G "$image"
  mke2fs -q -F -t ext4 -N $((files * 2)) -d "$images/tree" "$image"
  last=$(cd "$images/tree" && find . -name file-49 | sort | tail -n 1)
  middle=$(cd "$images/tree" && find . -name file-25 | sort | awk '{all[NR] = $0} END {print all[int((NR + 1) / 2)]}')
  rm -rf "$images/tree"
  printf '\n## Who owns a block, among %s files\n\n' "$files"
  { owner_plan "$image" middle "${middle#.}" && owner_plan "$image" last "${last#.}"; } | measure owners
  rm -f "$image"
}
