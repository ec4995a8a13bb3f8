// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/hex_text.h"

#include "ondisk/field_table.h"
#include "report/messages/make_message.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace atlas {

void writeHex(std::span<const std::byte> bytes, ByteOffset first, std::ostream& out, TextStyle style) {
    constexpr std::size_t perLine = 16;
    writeHeading(out, message<MessageId::HeadingBytes>(), style);
    for (std::size_t at = 0; at < bytes.size(); at += perLine) {
        const auto line = bytes.subspan(at, std::min(perLine, bytes.size() - at));
        std::string text;
        for (const auto byte : line) {
            const auto c = std::to_integer<unsigned char>(byte);
            text += c >= 0x20 && c < 0x7F ? static_cast<char>(c) : '.';
        }
        out << fmt::format("{:012x}  {:<47}  {}\n", first.value + at, hexText(line), text);
    }
}

} // namespace atlas
