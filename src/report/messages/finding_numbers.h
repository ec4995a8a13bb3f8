// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a finding as arguments of messages.
#pragma once

#include "layout/finding.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"

#include <algorithm>

namespace atlas::finding_numbers {

[[nodiscard]] inline GroupRange groupsOf(const Finding& f) {
    return f.group == noGroup ? GroupRange{} : GroupRange{f.group, {std::max(f.groups.value, 1U)}};
}

[[nodiscard]] inline Count count(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline Number number(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline ByteCount bytes(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline BlockNumber block(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline Hex hex(const Finding& f, std::size_t n, int digits) { return {f.numbers[n], digits}; }

[[nodiscard]] inline Message regionOf(const Finding& f) {
    return f.region ? label(*f.region) : message<MessageId::SomeStructure>();
}

} // namespace atlas::finding_numbers
