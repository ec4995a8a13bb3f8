// SPDX-License-Identifier: GPL-3.0-or-later
// Formats for build servers and monitoring: GitHub annotations and Prometheus metrics.
#pragma once

#include <iosfwd>

namespace atlas {

struct Judgement;

/// One workflow command of GitHub Actions ("::error file=…,title=…::text") per finding, then a line for each of the two
/// verdicts. Errors and misaligned structures become errors, warnings stay warnings, notes become notices.
/// Source: docs.github.com, "Workflow commands for GitHub Actions".
void writeCheckAnnotations(const Judgement& judgement, std::ostream& out);

/// The text format of Prometheus (version 0.0.4), for the textfile collector of node_exporter. Each metric is a gauge
/// with the label "image", and "volume" if a logical volume was judged. Values that were not judged are omitted.
/// Source: prometheus.io, "Exposition formats".
void writeCheckMetrics(const Judgement& judgement, std::ostream& out);

} // namespace atlas
