// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/typed_input.h"

#include "base/number_text.h"
#include "report/messages/make_message.h"

namespace atlas {

Message notUnderstood(std::string_view typed, std::string_view expected) {
    return message<MessageId::InputNotUnderstood>(typed, expected);
}

Message noBlockSize(std::string_view typed, NumberRange range) {
    return message<MessageId::InputNoBlockSize>(typed, Number{range.minimum}, Number{range.maximum});
}

Message noNumber(std::string_view typed, NumberRange range) {
    return message<MessageId::InputNoNumber>(typed, Number{range.minimum}, Number{range.maximum});
}

Message sizeOutOfRange(std::string_view typed, NumberRange range) {
    return message<MessageId::InputSizeOutOfRange>(typed, Size{{range.minimum}}, Size{roundedDown({range.maximum})});
}

Message outOfRange(std::string_view typed, NumberRange range) {
    return message<MessageId::InputOutOfRange>(typed, Number{range.minimum}, Number{range.maximum});
}

Message notBelowGrowth(std::string_view typed, ByteCount grownTo) {
    return message<MessageId::InputNotBelowGrowth>(typed, Size{grownTo});
}

Message notAboveSize(std::string_view typed, ByteCount size) {
    return message<MessageId::InputNotAboveSize>(typed, Size{size});
}

Message offSector(std::string_view typed, ByteCount sector) {
    return message<MessageId::InputOffSector>(typed, sector);
}

Message refusedInput(std::string_view typed, std::string_view why) {
    return message<MessageId::InputRefused>(typed, why);
}

Message flexGroupSizeAddsLayout(std::uint32_t size) {
    return message<MessageId::InputAddsFlexGroupSize>(std::to_string(size));
}

Message flexGroupSizeIsShown(std::uint32_t size) {
    return message<MessageId::InputFlexGroupSizeShown>(std::to_string(size));
}

Message flexGroupSizeHasNoPlace(std::uint32_t size, std::uint64_t maximum) {
    return message<MessageId::InputFlexGroupSizeHasNoPlace>(std::to_string(size), Number{maximum});
}

Message layoutsAreFull(std::uint64_t maximum) { return message<MessageId::LayoutsAreFull>(Number{maximum}); }

} // namespace atlas
