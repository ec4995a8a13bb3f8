// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/trace_record.h"
#include "report/reader/reader_request.h"

#include <fmt/format.h>

namespace atlas::cli {
namespace {

struct TraceCommandOptions {
    std::string action{};
    std::vector<std::string> operands{};
    TraceRecordOptions record{};
};

Result<int> run(const TraceCommandOptions& options, Reporter& reporter) {
    if (options.operands.size() < 2)
        return usageError("record needs an image and a command", "trace record -o FILE IMAGE -- COMMAND");
    auto record = options.record;
    record.image.path = options.operands.front();
    record.command.assign(options.operands.begin() + 1, options.operands.end());
    return recordTrace(record, reporter);
}

} // namespace

void addTrace(CommandLine& line) {
    const auto options = std::make_shared<TraceCommandOptions>();
    const auto arguments = line.command(
        "trace", "what the requests of a workload touch: record IMAGE -- COMMAND writes down what the kernel's ext4 requests",
        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.text("ACTION", options->action, "record").required().among({reader::recordAction});
    arguments.texts("OPERAND", options->operands, "record: the image, then -- and a command with its arguments").required();
    addRecordOptions(arguments, options->record);
    addOptionsOfImage(arguments, options->record.image);
}

} // namespace atlas::cli
