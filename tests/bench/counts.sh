# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Instruction counts, which no busy machine can change: opening 16 TiB, and one frame of its map at 3840 × 2160.

counts_file=$root/tests/bench/counts.txt

# What changes counts without a change of ours.
counts_tools() {
  printf 'g++ %s, glibc %s, e2fsprogs %s, Qt %s, %s, %s' "$(g++ -dumpfullversion)" \
    "$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" "$(dumpe2fs -V 2>&1 | sed -n 's/^dumpe2fs \([^ ]*\).*/\1/p')" \
    "$(sed -n 's/^#define QTCORE_VERSION_STR "\(.*\)"/\1/p' "$(qt_header)")" "$(valgrind --version)" \
    "$(counts_cpu)"
}
# glibc chooses its copies and fills by the CPU.
counts_cpu() {
  local flag
  for flag in avx512bw avx2; do
    if grep -qw "$flag" /proc/cpuinfo; then echo "$flag" && return; fi
  done
  uname -m
}
qt_header() { find /usr/include -name qtcoreversion.h -print -quit 2>/dev/null; }

# instructions [valgrind's options] PROGRAM…
# A child process counts on from where it was forked: the largest count is that of the process that did the work.
instructions() {
  local log=$images/callgrind
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >/dev/null 2>"$log" ||
    { cat "$log" >&2 && return 1; }
  sed -n 's/^==.*Collected : \([0-9]*\)$/\1/p' "$log" | sort -n | tail -n 1
}

counted() {
  local image
  image=$(fresh_image 16)
  printf 'open-16-tib %s\n' "$(instructions "$bin/ext4atlas-cli" snapshot -o "$images/snapshot" "$image")"
  printf 'paint-frame %s\n' "$(instructions --toggle-collect=atlasBenchFrame "$bin/atlas_frame")"
}

# Says by how much each count moved; 1 where one grew by more than 5 %.
compare_counts() {
  awk 'FNR == NR { kept[$1] = $2; next }
       { moved = 100 * ($2 / kept[$1] - 1); worse = worse || moved > 5
         printf "%s: %s instructions, %+.2f %%%s\n", $1, $2, moved, (moved > 5 ? ": WORSE" : "") }
       END { exit worse }' <(tail -n +2 "$counts_file") "$1"
}

counts() {
  local tools now=$images/now
  tools=$(counts_tools)
  if [ "${1:-}" != --accept ] && [ "$(head -n 1 "$counts_file")" != "# $tools" ]; then
    echo "instruction counts are kept for: $(head -n 1 "$counts_file" | cut -c3-)"
    echo "here are: $tools; nothing to compare"
    return 0
  fi
  counted >"$now"
  if [ "${1:-}" = --accept ]; then
    { echo "# $tools" && cat "$now"; } >"$counts_file"
    cat "$counts_file"
    return 0
  fi
  compare_counts "$now" || { echo "more than 5 % worse; where that is meant: ./dev bench --counts --accept" && return 1; }
}
