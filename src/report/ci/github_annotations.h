// SPDX-License-Identifier: GPL-3.0-or-later
// Findings as annotations of a build pipeline.
#pragma once

#include <iosfwd>

namespace atlas {

struct Judgement;

/// One workflow command of GitHub Actions ("::error file=…,title=…::text") for each finding, then one line for each of the two
/// verdicts. Errors and misaligned structures become errors, warnings stay warnings, notes become notices. Source:
/// docs.github.com, "Workflow commands for GitHub Actions".
void writeCheckAnnotations(const Judgement& judgement, std::ostream& out);

} // namespace atlas
