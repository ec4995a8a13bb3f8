// SPDX-License-Identifier: GPL-3.0-or-later
// Pages to print, as HTML, Markdown or PDF.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "report/print/printed_page.h"

#include <functional>
#include <string>

namespace atlas::cli {

struct PrintOptions {
    std::string file; ///< .html, .md or .pdf; empty: HTML on standard output
    std::optional<Paper> paper;
    bool force = false; ///< replaces a file of another kind
};

/// --paper and --force; the option -o belongs to the command.
void addPrintOptions(const Arguments& arguments, PrintOptions& options);

/// Writes the page that `make` returns. `make` runs in a process of its own, so that it may enter the sandbox. A PDF is
/// printed by ext4atlas, which stands beside this program or on PATH.
[[nodiscard]] Result<int> print(const PrintOptions& options, Paper usual, Reporter& reporter,
                                const std::function<Result<PrintedPage>()>& make);

/// Runs a program found on PATH or at a path, with `input` as its standard input, and waits for it.
/// `package`: what to install where it is missing. Fails with its exit status; its errors go where those of this
/// program go.
[[nodiscard]] Status runProgram(const std::vector<std::string>& words, int input, const std::string& package);

} // namespace atlas::cli
