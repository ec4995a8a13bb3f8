// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/shown.h"

#include "base/number_text.h"
#include "base/units.h"
#include "layout/layout.h"
#include "report/language/make_message.h"

namespace atlas {

std::string_view name(SectorUnit unit) { return unit == SectorUnit::Kernel ? "kernel" : "logical"; }

std::vector<ByteInterval> Shown::onDisk(ByteInterval bytes) const {
    return isOfDisk ? std::vector{bytes} : onImage(snapshot.disk, bytes, mostPlaces);
}

ByteOffset Shown::onDisk(ByteOffset at) const {
    const auto places = onDisk(ByteInterval{at, {1}});
    return places.empty() ? at : places.front().first;
}

std::vector<ByteInterval> Shown::onDisk(const StructurePlace& place) const {
    return onDisk(ByteInterval{start + (place.bytes.first - ByteOffset{0}), place.bytes.count});
}

std::vector<ByteInterval> Shown::onDisk(BlockInterval blocks) const {
    const auto size = snapshot.layout->filesystem.blockSize;
    return onDisk(ByteInterval{byteOf(blocks.first, size, start), bytesOf(blocks.count, size)});
}

std::vector<ContentExtent> contentOf(const Shown& shown) {
    const auto& file = *shown.file;
    if (shown.structures.empty() || !file.error.empty() || file.isInside)
        return withHoles(file, 0);
    const auto* const low = shown.structures.front().decoded.find("i_size_lo");
    const auto* const high = shown.structures.front().decoded.find("i_size_high");
    const auto size = low != nullptr && high != nullptr ? high->number << 32 | low->number : 0;
    return withHoles(file, ceilDiv(size, shown.snapshot.layout->filesystem.blockSize.value));
}

std::optional<BlockNumber> blockAround(const Shown& shown) {
    const auto at = shown.byteInVolume();
    const auto& layout = shown.snapshot.layout;
    return at && layout ? layout->filesystem.blockAt(*at) : std::nullopt;
}

std::string_view name(ContentGround ground) { return ground == ContentGround::Residue ? "residue" : "structure"; }

std::uint64_t byteInBlock(const Shown& shown) {
    return shown.byteInVolume()->value % shown.snapshot.layout->filesystem.blockSize.value;
}

BlockInterval blocksAround(const Shown& shown) {
    const auto block = blockAround(shown);
    if (!block)
        return {};
    const auto* const region = shown.snapshot.layout->regionAt(*block);
    return region == nullptr ? BlockInterval{*block, {1}} : region->partAt(*block).blocks();
}

bool bytesAreThere(const Shown& shown) {
    const auto block = blockAround(shown);
    return block && presenceOf({*block, {1}}, missingBlocks(*shown.snapshot.layout)) == Presence::All;
}

std::optional<FieldUnderByte> fieldUnderByte(const Shown& shown) {
    const auto at = shown.byteInVolume();
    if (!at || shown.structures.empty())
        return std::nullopt;
    const auto& structure = shown.structures.front();
    const auto within = (*at - structure.place.bytes.first).value;
    for (const auto& decoded : structure.decoded.fields) {
        const auto& field = *decoded.field;
        if (within >= field.offset && within < field.end())
            return FieldUnderByte{&decoded, static_cast<std::size_t>(within - field.offset)};
    }
    return std::nullopt;
}

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
