// SPDX-License-Identifier: GPL-3.0-or-later
// A page about many images that needs nothing but itself: a table to sort and filter, the summary as charts, and a map of
// each image.
#pragma once

#include "scan/scan_record.h"
#include "scan/scan_summary.h"

#include <iosfwd>

namespace atlas {

/// Writes the page while the scan goes on, so that its rows are never kept.
class ScanPage {
public:
    explicit ScanPage(std::ostream& out);
    ScanPage(const ScanPage&) = delete;
    ScanPage& operator=(const ScanPage&) = delete;
    ~ScanPage() = default;

    void add(const ScanRecord& record);
    /// Writes the summary, which the page shows above the rows, and its end. Nothing may follow.
    void finish(const ScanSummary& summary);

private:
    std::ostream& m_out;
};

} // namespace atlas
