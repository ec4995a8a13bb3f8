// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_layers.h"

#include "ondisk/luks.h"
#include "ondisk/lvm.h"
#include "ondisk/md.h"

namespace atlas {
namespace {

constexpr std::size_t maxLayers = 8;
constexpr std::uint64_t maxTextBytes = std::uint64_t{16} << 20;

class Reader {
public:
    Reader(const ByteSource& source, ByteInterval place) : m_source(source), m_place(place) {}

    std::vector<Layer> all() {
        while (m_layers.size() < maxLayers && (md() || luks() || lvm())) {
            const auto& inner = m_layers.back();
            if (!inner.readable) {
                break;
            }
            m_place = between(inner.data, m_place.end());
        }
        return std::move(m_layers);
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

    bool add(LayerKind kind, std::uint64_t data, bool readable, ByteCount granularity = {}, std::string name = {}) {
        if (data == 0 || data >= m_place.count.value) {
            return false;
        }
        m_layers.push_back({.kind = kind,
                            .header = m_place.first,
                            .data = m_place.first + ByteCount{data},
                            .granularity = granularity,
                            .name = std::move(name),
                            .readable = readable});
        return true;
    }

    bool md() {
        for (const auto at : mdSuperblockPlaces(m_place.count)) {
            const auto superblock = bytes({at, {mdSuperblockBytes}});
            const auto md = superblock ? parseMdSuperblock(*superblock) : std::nullopt;
            if (md) {
                if (!add(LayerKind::MdMember, md->dataOffset.value, md->level == 1, md->chunk)) {
                    return false;
                }
                m_layers.back().raidLevel = md->level;
                m_layers.back().members = md->members;
                return true;
            }
        }
        return false;
    }

    bool luks() {
        const auto header = bytes({{0}, {luksHeaderBytes}});
        const auto version = header ? luksVersion(*header) : std::nullopt;
        if (!version) {
            return false;
        }
        if (*version == 1) {
            return add(LayerKind::Luks1, luks1DataOffset(*header).value, false);
        }
        const auto jsonBytes = luks2JsonBytes(*header);
        const auto json = jsonBytes ? bytes({{4096}, *jsonBytes}) : std::nullopt;
        const auto offset =
            json ? luks2DataOffset({reinterpret_cast<const char*>(json->data()), json->size()}) : std::nullopt;
        return offset && add(LayerKind::Luks2, offset->value, false);
    }

    std::vector<LvmLinearVolume> linearVolumes(const LvmLabel& label) const {
        const auto header = label.metadata ? bytes({label.metadata->first, {lvmMetadataHeaderBytes}}) : std::nullopt;
        const auto place = header ? lvmTextPlace(*header, *label.metadata) : std::nullopt;
        const auto text = place && place->count.value <= maxTextBytes ? bytes(*place) : std::nullopt;
        if (!text) {
            return {};
        }
        return lvmLinearVolumes({reinterpret_cast<const char*>(text->data()), text->size()}, label.id);
    }

    bool lvm() {
        const auto head = bytes({{0}, {lvmLabelBytes}});
        const auto label = head ? parseLvmLabel(*head) : std::nullopt;
        if (!label || !add(LayerKind::LvmPhysicalVolume, label->data.value, false)) {
            return false;
        }
        const auto volumes = linearVolumes(*label);
        if (!volumes.empty()) {
            const auto& first = volumes.front();
            m_layers.back().granularity = first.extentSize;
            add(LayerKind::LvmLinearVolume, first.first.value, true, first.extentSize, first.name);
        }
        return true;
    }

    const ByteSource& m_source;
    ByteInterval m_place;
    std::vector<Layer> m_layers;
};

} // namespace

std::vector<Layer> readLayers(const ByteSource& source, ByteInterval place) {
    return Reader(source, intersection(place, ByteInterval{{0}, source.size()})).all();
}

} // namespace atlas
