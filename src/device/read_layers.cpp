// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_layers.h"

#include "ondisk/luks.h"
#include "ondisk/md.h"

namespace atlas {
namespace {

constexpr std::uint64_t maxTextBytes = 16 * MiB;
constexpr std::size_t maxAreas = 4; // lvm2 makes at most two

class Reader {
public:
    Reader(const ByteSource& source, ByteInterval place) : m_source(source), m_place(place) {}

    LayersRead all() {
        auto& layers = m_read.layers;
        while (layers.size() < maxLayers && (md() || luks() || lvm()) && layers.back().readable) {
            m_place = m_read.inner;
        }
        return std::move(m_read);
    }

private:
    /// Reads `inside`, relative to the start of the place; nullopt past its end or after a read error.
    std::optional<std::vector<std::byte>> bytes(ByteInterval inside) const {
        if (inside.first.value > m_place.count.value || inside.count.value > m_place.count.value - inside.first.value) {
            return std::nullopt;
        }
        std::vector<std::byte> buffer(inside.count.value);
        if (!m_source.read(m_place.first + ByteCount{inside.first.value}, buffer)) {
            return std::nullopt;
        }
        return buffer;
    }

    Layer* add(LayerKind kind, ByteInterval data) {
        if (data.first.value >= m_place.count.value || data.empty()) {
            return nullptr;
        }
        const auto room = m_place.count.value - data.first.value;
        m_read.around = m_place;
        m_read.inner = {m_place.first + ByteCount{data.first.value}, {std::min(data.count.value, room)}};
        m_read.layers.push_back(
            {.kind = kind, .header = m_place.first, .superblock = m_place.first, .data = m_read.inner.first});
        m_read.arrays.emplace_back();
        return &m_read.layers.back();
    }

    Layer* addFrom(LayerKind kind, std::uint64_t data) {
        return data == 0 ? nullptr : add(kind, {{data}, m_place.count});
    }

    bool md() {
        for (const auto& place : mdSuperblockPlaces(m_place.count)) {
            const auto superblock = bytes({place.at, {mdSuperblockBytes}});
            const auto md = superblock ? parseMdSuperblock(*superblock, place) : std::nullopt;
            if (md) {
                return addMember(*md, place);
            }
        }
        return false;
    }

    bool addMember(const MdSuperblock& md, const MdPlace& place) {
        // A superblock behind the data ends them.
        const bool behind = place.at > md.dataOffset;
        const auto room = behind ? place.at - md.dataOffset : m_place.count;
        const auto size = md.memberSize.value > 0 ? std::min(md.memberSize, room) : room;
        auto* layer = add(LayerKind::MdMember, {md.dataOffset, size});
        if (layer == nullptr) {
            return false;
        }
        layer->unit = md.chunk;
        layer->raidLevel = md.level;
        layer->members = md.members;
        layer->version = md.version;
        layer->role = md.role;
        layer->superblock = m_place.first + ByteCount{place.at.value};
        layer->fault = md.intact ? LayerFault::None : LayerFault::Superblock;
        layer->generation = md.events;
        m_read.arrays.back() = md.array;
        layer->readable = layer->isWholeArray() && md.role && !md.recovering;
        return true;
    }

    bool luks() {
        const auto header = bytes({{0}, {luksHeaderBytes}});
        const auto version = header ? luksVersion(*header) : std::nullopt;
        if (!version) {
            return false;
        }
        if (*version == 1) {
            return addFrom(LayerKind::Luks1, luks1DataOffset(*header).value) != nullptr;
        }
        const auto jsonBytes = luks2JsonBytes(*header);
        const auto json = jsonBytes ? bytes({{4096}, *jsonBytes}) : std::nullopt;
        const auto offset =
            json ? luks2DataOffset({reinterpret_cast<const char*>(json->data()), json->size()}) : std::nullopt;
        return offset && addFrom(LayerKind::Luks2, offset->value) != nullptr;
    }

    std::optional<std::vector<std::byte>> textAt(const LvmTextPlace& place) const {
        std::vector<std::byte> text;
        for (const auto& part : place.parts) {
            const auto read = part.count.value <= maxTextBytes ? bytes(part) : std::nullopt;
            if (!read) {
                return std::nullopt;
            }
            text.insert(text.end(), read->begin(), read->end());
        }
        return text;
    }

    /// The group by the text in `area`. A damaged header or text is noted in `layer`; lvm2 does not use it, and neither
    /// does this.
    std::optional<LvmGroup> groupIn(ByteInterval area, Layer& layer) const {
        const auto note = [&](LayerFault fault) {
            layer.fault = layer.fault == LayerFault::None ? fault : layer.fault;
        };
        const auto header = bytes({area.first, {lvmMetadataHeaderBytes}});
        const bool intact = header && isLvmHeaderIntact(*header, area);
        if (!intact) {
            note(LayerFault::AreaHeader);
        }
        if (!header || !namesLvmText(*header)) {
            return std::nullopt;
        }
        const auto place = lvmTextPlace(*header, area);
        const auto text = place ? textAt(*place) : std::nullopt;
        auto group = text ? parseLvmGroup({reinterpret_cast<const char*>(text->data()), text->size()}) : std::nullopt;
        if (intact && group && isIntact(*text, *place)) {
            return group;
        }
        if (intact) {
            note(LayerFault::AreaText);
        }
        layer.damagedGeneration = std::max(layer.damagedGeneration, group ? group->sequence : 0);
        return std::nullopt;
    }

    bool lvm() {
        const auto head = bytes({{0}, {lvmLabelBytes}});
        const auto label = head ? parseLvmLabel(*head) : std::nullopt;
        auto* layer = label ? addFrom(LayerKind::LvmPhysicalVolume, label->data.value) : nullptr;
        if (layer == nullptr) {
            return false;
        }
        layer->superblock = m_place.first + ByteCount{label->at.value};
        layer->fault = label->intact ? LayerFault::None : LayerFault::Label;
        PhysicalVolume physical{.label = *label};
        const auto areas = std::min(label->metadata.size(), maxAreas);
        for (std::size_t n = 0; n < areas; ++n) {
            auto group = groupIn(label->metadata[n], *layer);
            if (group && (!physical.group || group->sequence > physical.group->sequence)) {
                physical.group = std::move(group);
            }
        }
        if (physical.group) {
            layer->unit = physical.group->extentSize;
            layer->generation = physical.group->sequence;
        }
        m_read.physical = std::move(physical);
        return true;
    }

    const ByteSource& m_source;
    ByteInterval m_place;
    LayersRead m_read;
};

} // namespace

LayersRead readLayers(const ByteSource& source, ByteInterval place) {
    return Reader(source, intersection(place, ByteInterval{{0}, source.size()})).all();
}

} // namespace atlas
