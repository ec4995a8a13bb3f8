// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that fit the width of a terminal.
#pragma once

#include <cstddef>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Terminal columns of `text`, without the escape sequences of TextStyle::paint(). Precondition: `text` is valid UTF-8.
[[nodiscard]] std::size_t shownColumns(std::string_view text);

/// Where wrapped() breaks text.
enum class BreakAt : unsigned char {
    Words, ///< at blanks, and beside wide East Asian characters except where their punctuation forbids it
    Parts, ///< and behind the hyphens of UUIDs and the commas of lists
};

/// The columns of the widest part of `text` between two places where wrapped() may break it.
[[nodiscard]] std::size_t longestWord(std::string_view text, BreakAt places);

/// `text` as lines of at most `width` terminal columns. Lines after the first begin with `hang` blanks. A word that is wider
/// than a line breaks at its parts, if it has some. At least one line. Precondition: `text` is valid UTF-8 without line ends.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t hang,
                                               BreakAt places = BreakAt::Words);

/// Writes a line of a shell after `indent` blanks. If it is wider than `width`, it continues with a backslash at the end of a
/// line, so that a shell still reads the same command; quoted words stay whole. Width 0: one line. A `remark` follows it, or
/// precedes it as a comment where there is no room.
void writeCommand(std::string_view command, std::size_t indent, std::size_t width, std::ostream& out,
                  std::string_view remark = {});

/// Passes lines on to another stream, wrapped at `width` columns. Lines that continue stand below the last part of the line
/// that two or more blanks set off in its left half, else two columns further than the line begins. What writeCommand()
/// writes passes unchanged.
class WrappingOutput final : private std::streambuf, public std::ostream {
public:
    /// `to` must outlive this. The last line is passed on without its end, at the latest by the destructor.
    WrappingOutput(std::ostream& to, std::size_t width);
    ~WrappingOutput() override;
    WrappingOutput(const WrappingOutput&) = delete;
    WrappingOutput& operator=(const WrappingOutput&) = delete;

private:
    int overflow(int character) override;
    std::streamsize xsputn(const char* text, std::streamsize count) override;
    int sync() override;
    void writeLine();

    std::ostream& m_to;
    std::size_t m_width;
    std::string m_line;
};

} // namespace atlas
