// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/csv.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(CsvRow, QuotesWhatNeedsIt) {
    EXPECT_EQ(csvRow({"plain", "", "a b", "-G 16"}), "plain,,a b,-G 16\r\n");
    EXPECT_EQ(csvRow({"a,b", "say \"so\"", "two\nlines", "\r"}),
              "\"a,b\",\"say \"\"so\"\"\",\"two\nlines\",\"\r\"\r\n");
    EXPECT_EQ(csvRow({}), "\r\n");
}

} // namespace
} // namespace atlas
