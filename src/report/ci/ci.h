// SPDX-License-Identifier: GPL-3.0-or-later
// What build servers and monitoring read: annotations of GitHub, metrics of Prometheus.
#pragma once

#include <iosfwd>

namespace atlas {

struct Judgement;

/// One workflow command of GitHub Actions ("::error file=…,title=…::text") for each finding, then one line for each of the two
/// verdicts. Errors and misaligned structures become errors, warnings stay warnings, notes become notices. Source:
/// docs.github.com, "Workflow commands for GitHub Actions".
void writeCheckAnnotations(const Judgement& judgement, std::ostream& out);

// The judgement as metrics that a monitoring system collects.

struct Judgement;

/// The text format of Prometheus (version 0.0.4), for the textfile collector of node_exporter. Each metric is a gauge with the
/// label "image", and "volume" where a logical volume was judged. What was not judged has no line. Source: prometheus.io,
/// "Exposition formats".
void writeCheckMetrics(const Judgement& judgement, std::ostream& out);

} // namespace atlas
