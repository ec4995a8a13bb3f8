#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what run_autograder needs, on the Debian or Ubuntu of Gradescope.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends e2fsprogs xz-utils python3 "$(dirname "$0")/ext4atlas-cli.deb"
