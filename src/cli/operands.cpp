// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/operands.h"

#include "alignment/judgement.h"
#include "base/byte_source.h"
#include "cli/console.h"
#include "cli/image_options.h"
#include "layout/health.h"
#include "mkfs/option_line.h"

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

Result<Operand> read(NamedImage image, Reporter& reporter) {
    const auto path = image.image.options.path;
    auto reading = image.image.options.everyVolume ? readImageWatched(std::move(image.image), reporter)
                                                   : readImageNoting(std::move(image.image), reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    if (!snapshot.hasVolume())
        return std::unexpected(whyNoVolume(snapshot, path));
    Operand operand{.label = image.label, .layout = snapshot.layout, .image = imageFrameOf(judge(snapshot))};
    operand.reading = std::make_shared<const ImageReading>(std::move(*reading));
    return operand;
}

Result<Operand> planLine(const std::string& line, ByteCount size, const PlanOptions& options, const Profile& profile,
                         Reporter& reporter) {
    const auto ofLine = [&](Error error) {
        error.where = line;
        return std::unexpected(std::move(error));
    };
    auto parsed = parseOptions(std::string_view(line));
    if (!parsed)
        return ofLine(parsed.error());
    auto planned = planLayout({{size}, std::move(*parsed), profile, options.chosen.raid}, options, reporter);
    if (!planned)
        return ofLine(planned.error());
    auto layout = planned->layout;
    return Operand{.label = line, .layout = std::move(layout), .planned = std::move(*planned), .device = size};
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

using Images = std::vector<std::optional<NamedImage>>;     ///< empty for an option line
using Operands = std::vector<std::optional<Operand>>; ///< empty until read or planned

/// Plans the option lines among the operands.
Status planLines(Operands& found, std::optional<ByteCount> size, const PlanOptions& options, const Profile& profile,
                 Reporter& reporter) {
    for (std::size_t n = 0; n < found.size(); ++n) {
        if (!isOptionLine(options.operands[n]))
            continue;
        if (!size)
            return usageError("an option line needs the size of the device", "--size 1T");
        auto planned = planLine(options.operands[n], *size, options, profile, reporter);
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
    const auto profile = std::ranges::any_of(options.operands, isOptionLine) ? profileOf(options) : Profile{};
    if (!images || !profile)
        return std::unexpected(images ? profile.error() : images.error());
    if (options.grownTo && !options.size)
        return usageError("--grow needs the size of the device for the option lines", "--size 1T");
    auto size = options.size;
    Operands found(images->size());
    const auto planned = [&] { return planLines(found, size, options, *profile, reporter); };
    auto status = options.grownTo ? planned() : Status();
    if (status) {
        enterSandboxNoting(reporter);
        status = readImages(found, std::move(*images), size, reporter);
    }
    if (status && !options.grownTo)
        status = planned();
    if (!status)
        return std::unexpected(status.error());
    std::vector<Operand> operands;
    std::ranges::transform(found, std::back_inserter(operands), [](auto& each) { return std::move(*each); });
    return operands;
}

} // namespace atlas::cli
