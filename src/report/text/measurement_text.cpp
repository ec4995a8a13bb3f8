// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/measurement_text.h"

#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/text/wrapped_lines.h"
#include "report/words/doubt_text.h"
#include "report/words/measured_table.h"

#include <ostream>

namespace atlas {

using enum MessageId;

namespace {

void writeMeasuredTable(const Measurement& measurement, std::ostream& out, TextStyle style) {
    const auto table = measuredTable(measurement);
    std::vector<Column> columns;
    for (const auto& column : table.columns)
        columns.push_back({format(column.heading), column.right, column.isKey, column.isSpare});
    std::vector<std::vector<Cell>> rows;
    for (std::size_t n = 0; n < table.rows.size(); ++n) {
        const bool isUnsteady = measurement.points[n].deciding().share() > steadySpread;
        auto& row = rows.emplace_back();
        for (const auto& cell : table.rows[n]) {
            const bool isSpread = row.size() == table.spread;
            row.push_back({cell ? format(*cell) : "", isSpread && isUnsteady ? Tone::Warning : Tone::Plain});
        }
    }
    writeTable(out, columns, rows, style);
}

void writeDoubts(const Measurement& measurement, std::ostream& out, TextStyle style) {
    if (measurement.doubts.empty()) {
        out << "\n" << words<NoDoubts>() << "\n";
        return;
    }
    writeHeading(out, message<HeadingDoubts>(), style);
    for (const auto& doubt : measurement.doubts)
        out << style.paint(Tone::Warning, format(doubtText(doubt))) << "\n";
}

} // namespace

void writeMeasurementText(const Measurement& measurement, std::ostream& out, TextStyle style) {
    std::vector<std::pair<Message, Message>> facts{
        {message<NameMeasured>(), label(measurement.experiment)},
        {message<NameMeasureTarget>(), targetText(measurement)},
        {message<NameMeasurePlace>(), targetPlaceText(measurement.place)},
        {message<NameMeasureWay>(), requestWayText(measurement)},
    };
    if (auto known = driveFacts(measurement.drive); !known.empty())
        facts.emplace_back(message<NameMeasureDrive>(), message<MeasureFacts>(std::move(known)));
    writeFacts(out, facts, style);
    out << "\n";
    writeMeasuredTable(measurement, out, style);
    const auto conclusion = measuredConclusion(measurement);
    out << (conclusion.empty() ? "" : "\n");
    for (const auto& sentence : conclusion)
        out << style.paint(Tone::Heading, format(sentence)) << "\n";
    writeDoubts(measurement, out, style);
    out << "\n" << words<MeasuredBy>() << "\n";
    writeCommand(measurement.points.front().command, 2, style.width, out);
}

} // namespace atlas
