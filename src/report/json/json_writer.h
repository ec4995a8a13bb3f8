// SPDX-License-Identifier: GPL-3.0-or-later
// Streams all JSON that the program prints or saves, so that half a million groups never exist in memory as a tree.
// nlohmann-json only parses: snapshots (json_reader.h) and LUKS2 headers.
// The window uses QJsonDocument for its own small files.
#pragma once

#include "base/units.h"

#include <array>
#include <charconv>
#include <concepts>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Lines::Two puts elements down to the second level on separate lines and deeper ones on the same line, that is one
/// line per group; numbers of an array share lines. Lines::None writes a single line.
/// The caller must write keys and values in a valid order. Strings may contain any bytes; invalid UTF-8 becomes U+FFFD.
class JsonWriter {
public:
    enum class Lines : unsigned char { Two, None };
    explicit JsonWriter(std::ostream& out, Lines lines = Lines::Two) : m_out(out), m_lines(lines) {}
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;
    /// Flushes the buffer and writes a final line break. Precondition: every object and array is closed.
    ~JsonWriter();

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    /// `name` must be plain ASCII without quotes.
    void key(std::string_view name);

    void value(std::nullptr_t) { literal("null"); }
    void value(bool truth) { literal(truth ? "true" : "false"); }
    void value(std::unsigned_integral auto number) { digits(number); }
    void value(std::signed_integral auto number) { digits(number); }
    /// Writes the shortest digits that read back as the same number; null if `number` is not finite.
    void value(double number);
    void value(std::string_view text);
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(const char* text) { value(std::string_view(text)); }
    template <class Tag, class Rep>
    void value(Amount<Tag, Rep> amount) {
        value(amount.value);
    }
    template <class Tag, class Rep>
    void value(Position<Tag, Rep> position) {
        value(position.value);
    }
    template <class T>
    void value(const std::optional<T>& maybe) {
        if (maybe)
            value(*maybe);
        else
            value(nullptr);
    }
    template <class T>
    void value(const std::vector<T>& items) {
        beginArray();
        for (const auto& item : items)
            value(item);
        endArray();
    }

    template <class T>
    void field(std::string_view name, const T& content) {
        key(name);
        value(content);
    }

private:
    void begin(char bracket);
    void end(char bracket);
    void literal(std::string_view text);
    void digits(std::integral auto number) {
        std::array<char, 24> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        numeral({text.data(), static_cast<std::size_t>(end - text.data())});
    }
    void numeral(std::string_view text);
    void separate();
    [[nodiscard]] bool breaksLines() const;
    void indent();
    void flush();

    std::ostream& m_out;
    Lines m_lines;
    std::string m_buffer;
    std::vector<bool> m_filled; ///< for each open object or array: does it contain an element already?
    std::size_t m_numbersInLine = 0; ///< in the innermost open array
    bool m_afterKey = false;
};

} // namespace atlas
