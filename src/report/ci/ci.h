// SPDX-License-Identifier: GPL-3.0-or-later
// Formats for build servers and monitoring: GitHub annotations and Prometheus metrics.
#pragma once

#include <iosfwd>
#include <string>

namespace atlas {

struct DiskJudgement;
struct Error;

/// Workflow commands of GitHub Actions ("::error file=…,title=…::text"): one for each of the two verdicts, then the
/// worst findings, at most ten in all, because GitHub shows no more of a step. Errors and misaligned structures become
/// errors, warnings stay warnings, notes become notices. The structures of one volume that its start misaligns are one
/// annotation. Source: docs.github.com, "Workflow commands for GitHub Actions".
void writeCheckAnnotations(const DiskJudgement& disk, std::ostream& out);

/// The annotation of an image that cannot be read or judged.
void writeErrorAnnotation(const Error& error, const std::string& image, std::ostream& out);

/// The text format of Prometheus (version 0.0.4), for the textfile collector of node_exporter. Each metric is a gauge
/// with the label "image", and "partition" and "volume" of an ext file system. Values that were not judged are omitted.
/// Source: prometheus.io, "Exposition formats".
void writeCheckMetrics(const DiskJudgement& disk, std::ostream& out);

} // namespace atlas
