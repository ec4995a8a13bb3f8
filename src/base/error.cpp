// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

namespace atlas {

std::string_view name(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::Usage: return "usage";
    case ErrorKind::Io: return "io";
    case ErrorKind::Unsupported: return "unsupported";
    case ErrorKind::Corrupt: return "corrupt";
    case ErrorKind::Limit: return "limit";
    case ErrorKind::Refused: return "refused";
    }
    return "";
}

std::string sentence(const Error& error) {
    std::string text = error.where.empty() ? error.what : error.where + ": " + error.what;
    if (!error.found.empty())
        text += "; found " + error.found;
    if (!error.expected.empty())
        text += (error.found.empty() ? "; expected " : ", expected ") + error.expected;
    if (!error.hint.empty())
        text += "; try: " + error.hint;
    return text;
}

} // namespace atlas
