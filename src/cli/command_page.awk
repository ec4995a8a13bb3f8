# SPDX-License-Identifier: GPL-3.0-or-later
# The manual page of one command, from the page of the program and the table of examples:
# awk -v command=NAME -f command_page.awk ext4atlas-cli.1 examples.tsv
# It takes the lines of the command in SYNOPSIS, its entries under "Commands", the sections of options that are for it, and
# its examples.

BEGIN {
  FS = "\t"
  # These read one image, and have the options of the section OPTIONS.
  readsImage = " info layout check snapshot trace free owners show bytes " ~ (" " command " ")
}

function add(section, line) { text[section] = text[section] line "\n" }

FILENAME ~ /[.]tsv$/ {
  if ($1 == command)
    add("examples", $2 "\n.PP\n.EX\n" escaped($3) "\n.EE\n.PP")
  next
}

function escaped(line) { gsub(/\\/, "\\e", line); gsub(/-/, "\\-", line); gsub(/'/, "\\(aq", line); return line }

/^[.]TH / { date = $0; sub(/^[.]TH EXT4ATLAS-CLI 1 /, "", date); sub(/ .*/, "", date); next }
/^[.]SH / { part = substr($0, 5); entry = ""; subsection = ""; next }
/^[.]SS / { subsection = substr($0, 5); entry = ""; next }

part == "SYNOPSIS" {
  if ($0 ~ /^[.]B ext4atlas-cli /) { split($0, words, /[ ]+/); mine = words[3] == command }
  if (mine && $0 != ".br") add("synopsis", $0)
  if (mine && $0 == ".br") add("synopsis", ".br")
  next
}

# An entry begins with ".TP" and ".B NAME"; one that begins otherwise goes on with the command before it.
part == "DESCRIPTION" && subsection == "Commands" {
  if ($0 == ".TP") { isHead = 1; next }
  if (isHead) {
    isHead = 0
    count = split($0, words, /[ ]+/)
    if (words[1] == ".B" && (count == 2 || count == 3)) {
      entry = words[2]
      if (entry == command && count == 3) add("description", ".TP\n" $0)
      else if (entry == command) add("description", ".PP")
      next
    }
    if (entry == command) add("description", ".PP")
  }
  if (entry == command) add("description", $0)
  next
}

part == "OPTIONS" && subsection == "" && readsImage { add("common", $0); next }
part == "OPTIONS" && subsection ~ ("(of|,|and) " command "($|,| )") { add("own", $0); next }

END {
  sub(/[.]br\n$/, "", text["synopsis"])
  if (text["description"] == "" || text["synopsis"] == "" || text["examples"] == "") {
    print "command_page.awk: no synopsis, description or examples of " command > "/dev/stderr"
    exit 1
  }
  print ".\\\" SPDX-License-Identifier: GPL-3.0-or-later"
  print ".TH EXT4ATLAS-CLI-" toupper(command) " 1 " date " ext4atlas \"User Commands\"\n.nh"
  print ".SH NAME\next4atlas\\-cli\\-" command " \\- the command " command " of ext4atlas\\-cli"
  printf ".SH SYNOPSIS\n%s.SH DESCRIPTION\n%s", text["synopsis"], text["description"]
  if (text["own"] != "" || text["common"] != "") print ".SH OPTIONS"
  printf "%s", text["own"]
  if (text["own"] != "" && text["common"] != "") print ".SS Options of all commands that read an image"
  printf "%s", text["common"]
  printf ".SH EXAMPLES\n%s.SH SEE ALSO\n", text["examples"]
  print ".BR ext4atlas\\-cli (1)\nhas verdicts, exit statuses, the environment and JSON."
}
