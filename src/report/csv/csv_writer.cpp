// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/csv_writer.h"

namespace atlas {
namespace {

void appendField(std::string& row, const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
        row += field;
        return;
    }
    row += '"';
    for (const char c : field) {
        row.append(c == '"' ? 2 : 1, c);
    }
    row += '"';
}

} // namespace

std::string csvRow(const std::vector<std::string>& fields) {
    std::string row;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        row += i == 0 ? "" : ",";
        appendField(row, fields[i]);
    }
    return row + "\r\n";
}

} // namespace atlas
