// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the parser of traces up to the table, and the requests that the window reads.
#include "support/bytes_source.h"
#include "support/synthetic.h"
#include "trace/trace_place.h"
#include "trace/trace_records.h"
#include "trace/trace_tally.h"

#include <algorithm>
#include <cstdlib>

namespace {

void check(bool isTrue) {
    if (!isTrue) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atlas;
    static const auto snapshot = test::syntheticSnapshot({.groups = {8}});
    const auto bytes = std::as_bytes(std::span(data, size));
    if (const auto records =
            TraceRecords::open(std::make_shared<test::BytesSource>(std::vector(bytes.begin(), bytes.end())))) {
        (void)records->visit(0, ~std::uint64_t{0}, [](const TraceRequest&) { return true; });
    }
    TraceTally tally(snapshot, markedGridOf(snapshot), {});
    TracePlaceFinder finder(snapshot);
    std::uint64_t requests = 0;
    TraceParser parser({}, [&](const TraceRequest& request) {
        ++requests;
        finder.add(request);
        // Longer ones than a drive is sent take long to remember, which is not what is looked for here.
        if (request.bytes.count.value <= GiB) {
            tally.add(request);
        }
    });
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size()); // NOLINT: bytes as text
    const auto piece = size % 97 + 1;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(piece, text.size()))) {
        if (!parser.read(text.substr(0, piece))) {
            return 0;
        }
    }
    if (!parser.finish()) {
        return 0;
    }
    check(parser.facts().requests == requests);
    check(parser.facts().requests + parser.facts().damaged <= parser.facts().lines);
    (void)finder.find();
    (void)tally.written().count({{4096}, {512}});
    (void)tally.busy().busiest(3);
    return 0;
}
