// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output and standard error have one owner each: what is written elsewhere would not be asked whether it arrived.
#include "rules/source_files.h"

#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

TEST(Streams, AreWrittenByTheirOwnersOnly) {
    static const std::regex writing(R"re(std::(cout|cerr|clog|print|println)\b|fmt::print|)re"
                                    R"re(\b(v?f?printf|f?puts|f?putc|putchar|perror|fwrite)\s*\(|)re"
                                    R"re(\b(stdout|stderr|STDOUT_FILENO|STDERR_FILENO)\b)re");
    static const std::set<std::string> owners{
        "src/cli/console.cpp", // output(), Reporter, and the places of closed streams
        "ui/open_device.cpp", // has nothing but its standard streams
        "ui/main.cpp", // errors of headless pictures
        "ui/session/served_image.cpp", // closes those of the reader that it starts
    };
    std::set<std::string> found;
    for (const auto& file : sourceFiles()) {
        std::smatch match;
        if (std::regex_search(file.text, match, writing)) {
            found.insert(file.name);
            EXPECT_TRUE(owners.contains(file.name)) << file.name << " has " << match.str();
        }
    }
    EXPECT_EQ(found, owners);
}

} // namespace
} // namespace atlas::test
