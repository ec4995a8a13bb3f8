// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/expression.h"

#include "base/number_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <vector>

namespace atlas {
namespace {

using Value = Result<std::uint64_t>;

std::unexpected<Error> noExpression(std::string_view text) {
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = "this is no expression",
                                 .found = std::string(text),
                                 .expected = "{inode_table(3) * block_size}"});
}

std::unexpected<Error> noValue(std::string_view text) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = "the value is negative, too large or divided by 0",
                                 .found = std::string(text)});
}

/// A recursive descent parser; each function advances m_rest past what it has read.
class Expression {
public:
    Expression(std::string_view text, const FigureLookup& figure) : m_text(text), m_rest(text), m_figure(figure) {}

    Value all() {
        auto value = comparison();
        skip();
        return value && !m_rest.empty() ? noExpression(m_text) : value;
    }

private:
    static constexpr int maxDepth = 40;

    void skip() {
        while (m_rest.starts_with(' '))
            m_rest.remove_prefix(1);
    }
    bool take(char letter) {
        skip();
        const bool there = m_rest.starts_with(letter);
        m_rest.remove_prefix(there ? 1 : 0);
        return there;
    }
    char takeOneOf(std::string_view letters) {
        skip();
        const bool there = !m_rest.empty() && letters.contains(m_rest.front());
        const char letter = there ? m_rest.front() : '\0';
        m_rest.remove_prefix(there ? 1 : 0);
        return letter;
    }
    template <class Part>
    Value chain(std::string_view letters, Part part) {
        auto left = part();
        while (left) {
            const char letter = takeOneOf(letters);
            if (letter == '\0')
                break;
            const auto right = part();
            left = right ? combined(*left, letter, *right) : right;
        }
        return left;
    }
    Value comparison() {
        return chain("<>=", [this] { return sum(); });
    }
    Value sum() {
        return chain("+-", [this] { return product(); });
    }
    Value product() {
        return chain("*/%", [this] { return operand(); });
    }
    Value operand() {
        if (++m_depth > maxDepth)
            return noExpression(m_text);
        auto value = single();
        --m_depth;
        return value;
    }
    Value single() {
        if (take('(')) {
            auto value = comparison();
            return value && !take(')') ? noExpression(m_text) : value;
        }
        if (!m_rest.empty() && std::isdigit(static_cast<unsigned char>(m_rest.front())) != 0)
            return number();
        return m_rest.starts_with('/') ? path() : named();
    }
    Value number() {
        std::uint64_t value = 0;
        const auto read = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        m_rest.remove_prefix(static_cast<std::size_t>(read.ptr - m_rest.data()));
        return read.ec == std::errc{} ? Value(value) : noValue(m_text);
    }
    Value path() {
        const auto name = m_rest.substr(0, m_rest.find_first_of(" ,()|"));
        m_rest.remove_prefix(name.size());
        return m_figure(name, {});
    }
    Value named() {
        std::size_t length = 0;
        while (length < m_rest.size() &&
               (std::islower(static_cast<unsigned char>(m_rest[length])) != 0 || m_rest[length] == '_')) {
            ++length;
        }
        if (length == 0)
            return noExpression(m_text);
        const auto name = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        const auto given = arguments();
        return given ? m_figure(name, *given) : std::unexpected(given.error());
    }
    Result<std::vector<std::uint64_t>> arguments() {
        std::vector<std::uint64_t> given;
        if (!take('('))
            return given;
        do {
            const auto value = comparison();
            if (!value)
                return std::unexpected(value.error());
            given.push_back(*value);
        } while (take(','));
        if (!take(')'))
            return noExpression(m_text);
        return given;
    }
    [[nodiscard]] Value combined(std::uint64_t left, char letter, std::uint64_t right) const {
        std::uint64_t value = 0;
        switch (letter) {
        case '+': return __builtin_add_overflow(left, right, &value) ? noValue(m_text) : Value(value);
        case '-': return left < right ? noValue(m_text) : Value(left - right);
        case '*': return __builtin_mul_overflow(left, right, &value) ? noValue(m_text) : Value(value);
        case '/': return right == 0 ? noValue(m_text) : Value(left / right);
        case '%': return right == 0 ? noValue(m_text) : Value(left % right);
        case '<': return left < right ? 1 : 0;
        case '>': return left > right ? 1 : 0;
        default: return left == right ? 1 : 0;
        }
    }

    std::string_view m_text;
    std::string_view m_rest;
    const FigureLookup& m_figure;
    int m_depth = 0;
};

constexpr std::string_view asSize = "|size";

Result<std::string> filled(std::string_view placeholder, const FigureLookup& figure, const NumberStyle& style) {
    const bool sized = placeholder.ends_with(asSize);
    placeholder.remove_suffix(sized ? asSize.size() : 0);
    const auto value = evaluate(placeholder, figure);
    if (!value)
        return std::unexpected(value.error());
    return sized ? humanSize({*value}, style) : grouped(*value, style);
}

} // namespace

Result<std::uint64_t> evaluate(std::string_view text, const FigureLookup& figure) {
    return Expression(text, figure).all();
}

Result<std::string> fill(std::string_view text, const FigureLookup& figure, const NumberStyle& style) {
    std::string out;
    while (!text.empty()) {
        const auto open = std::min(text.find_first_of("{}"), text.size());
        out += text.substr(0, open);
        text.remove_prefix(open);
        if (text.empty())
            break;
        const auto close = text.find('}');
        if (text.front() == '}' || close == std::string_view::npos)
            return noExpression(text);
        const auto shown = filled(text.substr(1, close - 1), figure, style);
        if (!shown)
            return shown;
        out += *shown;
        text.remove_prefix(close + 1);
    }
    return out;
}

} // namespace atlas
