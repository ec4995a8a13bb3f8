// SPDX-License-Identifier: GPL-3.0-or-later
// The judgement as metrics that a monitoring system collects.
#pragma once

#include <iosfwd>

namespace atlas {

struct Judgement;

/// The text format of Prometheus (version 0.0.4), for the textfile collector of node_exporter. Each metric is a gauge with the
/// label "image", and "volume" where a logical volume was judged. What was not judged has no line. Source: prometheus.io,
/// "Exposition formats".
void writeCheckMetrics(const Judgement& judgement, std::ostream& out);

} // namespace atlas
