// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer rests on: the image or device that is examined, and whether it stayed as it was.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "confine/sandbox.h"
#include "layout/examination.h"
#include "reading/read_image.h"

namespace atlas::cli {

/// --hash, --verify and --prove-read-only.
void addProofOptions(const Arguments& arguments);

/// Keeps the words of the command line, and the folder that relative paths count from, which the sandbox hides.
void rememberCommandLine(const std::vector<std::string>& words);
void rememberSandbox(const Sandbox& sandbox);

[[nodiscard]] bool isHashing();

/// Computes the hash if it was asked for, once for each image. Fails if it cannot be read.
[[nodiscard]] Result<Examination> examine(const OpenedImage& image, Reporter& reporter);

/// With --prove-read-only, after the command: compares the hashes of all examined images with those from before, and
/// says so. Fails for an image that changed.
[[nodiscard]] Status proveReadOnly(Reporter& reporter);

} // namespace atlas::cli
