# SPDX-License-Identifier: GPL-3.0-or-later
# The release notes in AppStream metainfo as a Debian changelog: awk -v maintainer="NAME <MAIL>" -f changelog.awk FILE
# A record is a tag with the text behind it; translations have an attribute xml:lang and are left out.

BEGIN { RS = "<" }

function plain(text) {
  gsub(/[ \t\n]+/, " ", text)
  gsub(/&lt;/, "<", text)
  gsub(/&gt;/, ">", text)
  gsub(/&amp;/, "\\&", text)
  sub(/^ /, "", text)
  sub(/ $/, "", text)
  return text
}

function item(text,    count, words, n, line) {
  count = split(text, words, " ")
  line = "  *"
  for (n = 1; n <= count; ++n) {
    if (length(line " " words[n]) > 78) { print line; line = "   " }
    line = line " " words[n]
  }
  print line
}

function trailer(    command, stamp) {
  if (date == "") return
  command = "LC_ALL=C date -u -R -d '" date "'"
  command | getline stamp
  close(command)
  print "\n -- " maintainer "  " stamp
  date = ""
}

/^release / {
  trailer()
  match($0, /version="[0-9.]+"/)
  print (count++ ? "\n" : "") "ext4atlas (" substr($0, RSTART + 9, RLENGTH - 10) ") unstable; urgency=medium\n"
  match($0, /date="[0-9-]+"/)
  date = substr($0, RSTART + 6, RLENGTH - 7)
}

/^(p|li)>/ && date != "" { item(plain(substr($0, index($0, ">") + 1))) }

END { trailer() }
