#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: parallel_scan.sh HOSTS PLACE RESULTS: GNU parallel runs one part of the scan on each of HOSTS ("node1,node2", as for
# --sshlogin; ":" is this machine) and keeps the lines of each in RESULTS; a part that fails is run again, elsewhere.
set -eu
hosts=$1 place=$2 results=$3
parts=$(($(printf %s "$hosts" | tr -dc , | wc -c) + 1))
mkdir -p "$results"
# shellcheck disable=SC2016 # the host expands it
seq "$parts" | parallel --will-cite --sshlogin "$hosts" --jobs 1 --retries 3 --results "$results/{}.jsonl" \
  "${EXT4ATLAS_CLI:-ext4atlas-cli}"' scan --quiet --recursive --shard {}/'"$parts $place"'; case $? in 0|1|3) ;; *) exit 1;; esac' > /dev/null
"${EXT4ATLAS_CLI:-ext4atlas-cli}" scan --summary "$results"/*.jsonl
