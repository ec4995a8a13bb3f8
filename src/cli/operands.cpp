// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/operands.h"

#include "alignment/judgement.h"
#include "base/byte_source.h"
#include "cli/console.h"
#include "cli/image_options.h"
#include "cli/planned_device.h"
#include "layout/health.h"
#include "mkfs/option_line.h"
#include "report/language/make_message.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <span>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr std::size_t maxTextBytes = MiB;

Result<std::string> typedText() {
    std::string text;
    std::array<char, 4096> part{};
    ssize_t got = 0;
    while (text.size() <= maxTextBytes && (got = ::read(STDIN_FILENO, part.data(), part.size())) > 0)
        text.append(part.data(), static_cast<std::size_t>(got));
    if (got < 0)
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::strerror(errno), .where = "standard input"});
    return text;
}

Result<std::string> textIn(const std::string& path) {
    const auto file = openFile(path);
    if (!file)
        return std::unexpected(file.error());
    std::string text(std::min<std::uint64_t>((*file)->size().value, maxTextBytes + 1), '\0');
    const auto read = (*file)->read({0}, std::as_writable_bytes(std::span(text)));
    return read ? Result<std::string>(std::move(text)) : std::unexpected(read.error());
}

} // namespace

Result<std::string> textOf(const std::string& path) {
    auto text = path == "-" ? typedText() : textIn(path);
    if (text && text->size() > maxTextBytes) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the text is too long",
                                     .where = path,
                                     .found = "more than 1 MiB",
                                     .expected = "1 MiB at most"});
    }
    return text;
}

namespace {

/// An image or snapshot, labelled as on the command line.
struct NamedImage {
    std::string label;
    OpenedImage image;
};

Result<NamedImage> open(const std::string& path, const std::string& volume, const PlanOptions& plan) {
    ImageOptions options;
    options.path = path;
    options.volume = {.partition = plan.partition, .logicalVolume = volume};
    options.everyVolume = plan.everyVolume;
    auto image = openImage(options);
    if (!image)
        return std::unexpected(image.error());
    return NamedImage{volume.empty() ? path : fmt::format("{}, {}", path, volume), std::move(*image)};
}

/// Says that the figures of a text with gaps are not those of the whole file system.
void noteGaps(const std::string& label, const Layout& layout, Reporter& reporter) {
    const auto unstated = layout.groups.countFrom(DescriptorSource::Unstated);
    const auto all = layout.groups.size();
    if (unstated.value != 0)
        reporter.note(message<MessageId::ComparedInPart>(label, Number{all.value - unstated.value}, Count{all.value}));
}

Result<Operand> read(NamedImage image, Reporter& reporter) {
    const auto path = image.image.options.path;
    auto reading = image.image.options.everyVolume ? readImageWatched(std::move(image.image), reporter)
                                                   : readImageNoting(std::move(image.image), reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    if (!snapshot.hasVolume())
        return std::unexpected(whyNoVolume(snapshot, path));
    noteGaps(image.label, *snapshot.layout, reporter);
    Operand operand{.label = image.label, .layout = snapshot.layout, .image = imageFrameOf(judge(snapshot))};
    operand.reading = std::make_shared<const ImageReading>(std::move(*reading));
    return operand;
}

/// A request is complete but for its size if nothing names one: the size of the first image is taken then.
struct LineToPlan {
    std::string text;
    PlanRequest request;
    bool isSized = false;
};

std::unexpected<Error> inLine(const std::string& line, Error error) {
    error.where = line;
    return std::unexpected(std::move(error));
}

Result<LineToPlan> readLine(const std::string& text, const PlanOptions& options) {
    auto parsed = parseOptions(std::string_view(text));
    if (!parsed)
        return inLine(text, parsed.error());
    auto request = requestFor(*parsed, options);
    const bool isSized = request && *request;
    if (request && !isSized) {
        auto sized = options;
        sized.size = ByteCount{};
        request = requestFor(*parsed, sized);
    }
    if (!request)
        return inLine(text, request.error());
    return LineToPlan{text, std::move(**request), isSized};
}

/// The option lines among the operands; nullopt for an image. Read before the sandbox is entered, because they may name
/// devices and a mke2fs.conf.
Result<std::vector<std::optional<LineToPlan>>> readLines(const PlanOptions& options) {
    std::vector<std::optional<LineToPlan>> lines(options.operands.size());
    for (std::size_t n = 0; n < lines.size(); ++n) {
        if (!isOptionLine(options.operands[n]))
            continue;
        auto line = readLine(options.operands[n], options);
        if (!line)
            return std::unexpected(line.error());
        lines[n] = std::move(*line);
    }
    return lines;
}

Result<Operand> planLine(const LineToPlan& line, const PlanOptions& options, Reporter& reporter) {
    auto planned = planLayout(line.request, options, reporter);
    if (!planned)
        return inLine(line.text, planned.error());
    auto layout = planned->layout;
    return Operand{.label = line.text,
                   .layout = std::move(layout),
                   .planned = std::move(*planned),
                   .device = line.request.device.size};
}

/// The images among the operands; nullopt for an option line.
Result<std::vector<std::optional<NamedImage>>> openImages(const PlanOptions& options) {
    std::vector<std::optional<NamedImage>> images(options.operands.size());
    std::size_t opened = 0;
    for (std::size_t n = 0; n < images.size(); ++n) {
        if (isOptionLine(options.operands[n]))
            continue;
        const auto& volume = opened < options.logicalVolumes.size() ? options.logicalVolumes[opened] : std::string();
        ++opened;
        auto image = open(options.operands[n], volume, options);
        if (!image)
            return std::unexpected(image.error());
        images[n] = std::move(*image);
    }
    if (options.logicalVolumes.size() > opened) {
        return usageError(fmt::format("--volume names more logical volumes than there are images: {} for {}",
                                      options.logicalVolumes.size(), opened));
    }
    return images;
}

using Images = std::vector<std::optional<NamedImage>>; ///< empty for an option line
using Lines = std::vector<std::optional<LineToPlan>>; ///< empty for an image
using Operands = std::vector<std::optional<Operand>>; ///< empty until read or planned

/// Plans the option lines among the operands. `size`: for those without one.
Status planLines(Operands& found, Lines& lines, std::optional<ByteCount> size, const PlanOptions& options,
                 Reporter& reporter) {
    for (std::size_t n = 0; n < found.size(); ++n) {
        if (!lines[n])
            continue;
        auto& device = lines[n]->request.device;
        if (!lines[n]->isSized && !size && growsByPrograms(options))
            return usageError("--grow needs the size of the device for the option lines", "--size 1T");
        if (!lines[n]->isSized && !size)
            return inLine(lines[n]->text, sizeUnknown(lines[n]->request.options).error());
        device.size = lines[n]->isSized ? device.size : *size;
        auto planned = planLine(*lines[n], options, reporter);
        if (!planned)
            return std::unexpected(planned.error());
        found[n] = std::move(*planned);
    }
    return {};
}

/// Reads the images among the operands. If `size` is empty, it becomes the size of the first one.
Status readImages(Operands& found, Images images, std::optional<ByteCount>& size, Reporter& reporter) {
    for (std::size_t n = 0; n < found.size(); ++n) {
        if (!images[n])
            continue;
        auto operand = read(std::move(*images[n]), reporter);
        if (!operand)
            return std::unexpected(operand.error());
        size = size.value_or(operand->layout->filesystem.size());
        found[n] = std::move(*operand);
    }
    return {};
}

} // namespace

Result<std::vector<Operand>> readOperands(const PlanOptions& options, Reporter& reporter) {
    auto images = openImages(options);
    auto lines = readLines(options);
    if (!images || !lines)
        return std::unexpected(images ? lines.error() : images.error());
    auto size = options.size;
    Operands found(images->size());
    const auto planned = [&] { return planLines(found, *lines, size, options, reporter); };
    auto status = growsByPrograms(options) ? planned() : Status();
    if (status) {
        if (!options.hasWorkload)
            enterSandboxNoting(reporter);
        status = readImages(found, std::move(*images), size, reporter);
    }
    if (status && !growsByPrograms(options))
        status = planned();
    if (!status)
        return std::unexpected(status.error());
    std::vector<Operand> operands;
    std::ranges::transform(found, std::back_inserter(operands), [](auto& each) { return std::move(*each); });
    return operands;
}

} // namespace atlas::cli
