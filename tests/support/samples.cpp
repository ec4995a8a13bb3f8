// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/samples.h"

#include "support/paths.h"
#include "support/run.h"

#include <iterator>
#include <sstream>

namespace atlas::test {

std::vector<std::string> sampleNames() {
    std::istringstream list(mustRun(inSources("sample-images/make --list")));
    return {std::istream_iterator<std::string>(list), {}};
}

} // namespace atlas::test
