# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by scripts that try something in a minimal Debian below a folder. Needs root, debootstrap and a mirror.

# The first mirror of this machine's own package lists; empty where it has none.
mirror_here() {
  sed -nE 's/^(deb |URIs: *)(\[[^]]*\] *)?([^ ]+).*/\3/p' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
    head -n 1 || true
}

# make_bare_debian RELEASE ROOT: a minimal system that reaches the network as this machine does, with updated package lists.
make_bare_debian() {
  local release=$1 root=$2 mirror
  mirror=$(mirror_here)
  debootstrap --variant=minbase --include=ca-certificates "$release" "$root" "${mirror:-http://deb.debian.org/debian}" || return
  copy_from_here "$root" /etc/apt/apt.conf.d /etc/resolv.conf /etc/ssl/certs
  mount_bare_debian "$root"
  inside_bare_debian "$root" apt-get -q update
}

# copy_from_here ROOT PATH…: in place of what the minimal system has there.
copy_from_here() {
  local root=$1 path
  shift
  for path; do
    [ -e "$path" ] || continue
    rm -rf "$root${path:?}"
    mkdir -p "$(dirname "$root$path")"
    cp -rL "$path" "$root$path"
  done
}

mount_bare_debian() {
  mount -t proc proc "$1/proc"
  mount -t sysfs -o ro sys "$1/sys"
  mount --rbind --make-rslave /dev "$1/dev"
}

# Also where it was not mounted as a whole.
unmount_bare_debian() { umount -R "$1/proc" "$1/sys" "$1/dev" 2>/dev/null || true; }

# inside_bare_debian ROOT COMMAND [ARG…]: as root, with nothing of this machine's environment.
inside_bare_debian() {
  local root=$1
  shift
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
