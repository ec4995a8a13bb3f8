// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_line.h"

#include "ui/widgets/write_picture.h"
#include "ui/window/trace_frames.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <string_view>

namespace atlas::ui {

namespace {

struct CommandLineText {
    Q_DECLARE_TR_FUNCTIONS(CommandLineText)
};

std::optional<QSize> sizeIn(const QString& text) {
    static const QRegularExpression pattern(R"(^(\d{2,5})x(\d{2,5})$)");
    const auto match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    return match.hasMatch() && size.width() <= 20000 && size.height() <= 20000 ? std::optional(size) : std::nullopt;
}

std::optional<RowMode> rowsIn(const QString& text) {
    if (text == "overview")
        return RowMode::Overview;
    if (text == "group")
        return RowMode::Group;
    if (text == "flex")
        return RowMode::FlexGroup;
    return text == "volume" ? std::optional(RowMode::WholeVolume) : std::nullopt;
}

std::optional<PictureView> viewIn(const QString& text) {
    if (text == "map")
        return PictureView::Map;
    if (text == "strip")
        return PictureView::Strip;
    if (text == "alignment")
        return PictureView::Alignment;
    return text == "compare" ? std::optional(PictureView::Compare) : std::nullopt;
}

/// Whether a picture of `view` can be written in the format that the suffix of `file` names.
bool canWrite(const QString& file, PictureView view, Task task) {
    const auto format = pictureFormatOf(file);
    if (task == Task::Screenshot)
        return format == PictureFormat::Png;
    const auto endsWith = [&](const char* ending) {
        return file.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive);
    };
    if (endsWith(".html"))
        return view == PictureView::Map;
    return format || isAnimation(file) || (view == PictureView::Compare && (endsWith(".csv") || endsWith(".json")));
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        CommandLineText::tr("Shows where ext4 keeps its metadata on a disk, and whether it is aligned to the drive's "
                            "physical sectors.\nImages are opened read-only.\n\nExit codes: 0 done, 2 wrong usage, "
                            "3 the image cannot be read."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        "IMAGE", CommandLineText::tr("disk image, device or snapshot; each opens in its own window"), "[IMAGE…]");
    parser.addOptions({
        {"render",
         CommandLineText::tr(
             "Draw a view of IMAGE to FILE (.png, .svg or .pdf; the map also .html, compare also .csv, .json) without "
             "a display."),
         "FILE"},
        {"screenshot", CommandLineText::tr("Draw the whole window to FILE (.png) without a display."), "FILE"},
        {"view",
         CommandLineText::tr(
             "What --render draws: map, strip, alignment, or compare, which takes a saved comparison, an image, "
             "or nothing; --screenshot opens the map, alignment or compare."),
         "VIEW", "map"},
        {"volume", CommandLineText::tr("The LVM logical volume of IMAGE that the picture shows, such as vg/root."),
         "VG/LV"},
        {"size", CommandLineText::tr("Size of the picture in pixels, such as 1600x900."), "WxH"},
        {"rows", CommandLineText::tr("Rows of the map: overview, flex, group or volume."), "ROWS", "overview"},
        {"magnified", CommandLineText::tr("Magnify the metadata.")},
        {"allocation", CommandLineText::tr("Read the block bitmaps and shade the map by them.")},
        {"redact", CommandLineText::tr("Leave labels, UUIDs, names and paths out of an HTML page.")},
        {"trace",
         CommandLineText::tr(
             "Show what the requests of this trace touched: blkparse, perf script, biosnoop, an iolog of "
             "fio or a log of nbdkit."),
         "FILE"},
        {"frames",
         CommandLineText::tr("Draw the trace as so many pictures, FILE-0001.png and so on, or as a .gif that moves."),
         "N"},
        {"fps", CommandLineText::tr("Frames a second of a .gif."), "N", "10"},
        {"dark", CommandLineText::tr("Dark colours.")},
        {"print",
         CommandLineText::tr("Print a page of HTML or Markdown, such as a worksheet, to FILE (.pdf) without a display; "
                             "the page is named in place of IMAGE."),
         "FILE"},
        {"paper", CommandLineText::tr("What --print prints on: a4, letter or slides (16:9)."), "PAPER", "a4"},
    });
}

/// Takes the numbers of frames; the sentence of a fault, or nothing.
QString takeFrames(const QCommandLineParser& parser, HeadlessPicture& picture) {
    constexpr int mostFrames = 9999;
    constexpr int mostPerSecond = 50; // of a GIF, whose delays are hundredths of a second that programs round up
    constexpr int usualFrames = 40;
    const bool isMoving = isAnimation(picture.file);
    if (picture.trace.isEmpty())
        return isMoving || parser.isSet("frames")
                   ? CommandLineText::tr("Only a trace is drawn in frames: --trace FILE.")
                   : QString();
    bool isNumber = true;
    picture.frames = parser.isSet("frames") ? parser.value("frames").toInt(&isNumber) : isMoving ? usualFrames : 0;
    if (!isNumber || picture.frames < 0 || picture.frames > mostFrames)
        return CommandLineText::tr("“%1” is not a number of frames up to %2.")
            .arg(parser.value("frames"))
            .arg(mostFrames);
    picture.framesPerSecond = parser.value("fps").toInt(&isNumber);
    if (!isNumber || picture.framesPerSecond < 1 || picture.framesPerSecond > mostPerSecond)
        return CommandLineText::tr("“%1” is not a number of frames a second up to %2.")
            .arg(parser.value("fps"))
            .arg(mostPerSecond);
    return {};
}

std::expected<HeadlessPicture, QString> pictureIn(const QCommandLineParser& parser, Task task) {
    HeadlessPicture picture{.file = parser.value(task == Task::Render ? "render" : "screenshot")};
    const QString view = parser.value("view");
    const auto known = viewIn(view);
    if (!known) {
        return std::unexpected(
            CommandLineText::tr("There is no view “%1”; the views are map, strip, alignment and compare.").arg(view));
    }
    picture.view = *known;
    const auto rows = rowsIn(parser.value("rows"));
    if (!rows) {
        return std::unexpected(
            CommandLineText::tr("There are no rows “%1”; the rows are overview, flex, group and volume.")
                .arg(parser.value("rows")));
    }
    picture.rows = *rows;
    if (parser.isSet("size")) {
        picture.size = sizeIn(parser.value("size"));
        if (!picture.size) {
            return std::unexpected(
                CommandLineText::tr("“%1” is not a size such as 1600x900.").arg(parser.value("size")));
        }
    }
    if (!canWrite(picture.file, picture.view, task)) {
        return std::unexpected(
            CommandLineText::tr("“%1” ends neither in .png nor, for a view, in .svg or .pdf, or for the map in .html.")
                .arg(picture.file));
    }
    picture.logicalVolume = parser.value("volume");
    picture.trace = parser.value("trace");
    if (const auto fault = takeFrames(parser, picture); !fault.isEmpty())
        return std::unexpected(fault);
    picture.magnified = parser.isSet("magnified");
    picture.allocation = parser.isSet("allocation");
    picture.dark = parser.isSet("dark");
    picture.redacted = parser.isSet("redact");
    if (picture.redacted && !isWebPage(picture.file))
        return std::unexpected(CommandLineText::tr("--redact applies to an HTML page only."));
    return picture;
}

} // namespace

namespace {

std::expected<CommandLine, QString> printIn(const QCommandLineParser& parser) {
    CommandLine line{
        .task = Task::Print, .images = parser.positionalArguments(), .picture = {}, .printed = parser.value("print")};
    const auto paper = paperNamed(parser.value("paper").toStdString());
    if (!paper) {
        return std::unexpected(
            CommandLineText::tr("There is no paper “%1”; it is a4, letter or slides.").arg(parser.value("paper")));
    }
    if (line.images.size() != 1 || pictureFormatOf(line.printed) != PictureFormat::Pdf)
        return std::unexpected(CommandLineText::tr("--print takes a FILE that ends in .pdf, and one page to print."));
    line.paper = *paper;
    return line;
}

} // namespace

bool needsNoDisplay(int argc, char** argv) {
    static constexpr std::string_view tasks[]{"--render", "--screenshot", "--print",   "--help",
                                              "-h",       "--help-all",   "--version", "-v"};
    for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
        const std::string_view argument = argv[i];
        for (const auto task : tasks)
            if (argument.substr(0, argument.find('=')) == task)
                return true;
    }
    return false;
}

std::expected<CommandLine, QString> parseCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return std::unexpected(parser.errorText());
    if (parser.isSet("help") || parser.isSet("help-all"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();
    if (parser.isSet("print"))
        return printIn(parser);
    CommandLine line{.task = Task::Windows,
                     .images = parser.positionalArguments(),
                     .picture = {},
                     .dark = parser.isSet("dark"),
                     .trace = parser.value("trace")};
    if (!parser.isSet("render") && !parser.isSet("screenshot"))
        return line;
    line.task = parser.isSet("render") ? Task::Render : Task::Screenshot;
    const auto picture = pictureIn(parser, line.task);
    if (!picture)
        return std::unexpected(picture.error());
    const bool needsImage = line.task == Task::Render && picture->view != PictureView::Compare;
    if (line.images.size() > 1 || (line.images.isEmpty() && needsImage)) {
        return std::unexpected(
            CommandLineText::tr("A picture is made of one image; %1 were named.").arg(line.images.size()));
    }
    line.picture = *picture;
    return line;
}

} // namespace atlas::ui
