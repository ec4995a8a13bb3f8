// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sweep.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {
namespace {

bool names(const MkfsOptions& options, char letter) {
    return std::ranges::any_of(options.line.options, [&](const GivenOption& given) { return given.letter == letter; });
}

/// A sweep over -G is about flex_bg, and plain mke2fs makes ext2, which has none.
Result<MkfsOptions> asExt4(MkfsOptions options) {
    if (names(options, 't') || options.line.program != "mke2fs") {
        return options;
    }
    options.line.options.insert(options.line.options.begin(), {'t', "ext4"});
    return parseOptions(options.line);
}

/// mke2fs looks at the last -E only, so what is there is kept in front.
Result<MkfsOptions> withExtended(const MkfsOptions& options, const std::string& more, const std::string& features) {
    auto line = options.line;
    std::erase_if(line.options, [](const GivenOption& given) { return given.letter == 'E'; });
    line.options.push_back({'E', options.extended.empty() ? more : options.extended + "," + more});
    if (!features.empty()) {
        line.options.push_back({'O', features});
    }
    return parseOptions(std::move(line));
}

class Sweep {
public:
    Sweep(PlanRequest request, const ReadModel& model, const std::function<bool(const SweepRow&)>& each)
        : m_request(std::move(request)), m_model(model), m_each(each) {}

    Result<std::vector<SweepRow>> run() {
        auto base = asExt4(m_request.options);
        const auto first = base ? planOf(*base) : std::unexpected(base.error());
        if (!first) {
            return std::unexpected(first.error());
        }
        const auto& fs = first->layout->filesystem;
        const auto usual = fs.flexGroupSize;
        const auto maximum = std::bit_ceil(fs.groupCount.value);
        bool more = add("^flex_bg", withFlexGroupSize(*base, std::nullopt), !usual);
        for (std::uint32_t size = 1; more && size != 0 && size <= maximum; size *= 2) {
            more = add(fmt::format("-G {}", size), withFlexGroupSize(*base, size), usual == size);
        }
        more = more && add("packed_meta_blocks", withExtended(*base, "packed_meta_blocks=1", ""), false);
        if (more) {
            add("packed_meta_blocks, no backups",
                withExtended(*base, "packed_meta_blocks=1,num_backup_sb=0", "sparse_super2"), false);
        }
        return std::move(m_rows);
    }

private:
    Result<Plan> planOf(const MkfsOptions& options) const {
        return plan({m_request.device, options, m_request.profile});
    }

    bool add(std::string label, Result<MkfsOptions> options, bool isDefault) {
        auto planned = options ? planOf(*options) : std::unexpected(options.error());
        if (!planned) {
            return true;
        }
        const auto metrics = measure(*planned->layout, m_model);
        m_rows.push_back({std::move(label), planned->layout->filesystem.flexGroupSize, isDefault, std::move(*options),
                          std::move(*planned), metrics});
        return !m_each || m_each(m_rows.back());
    }

    PlanRequest m_request;
    ReadModel m_model;
    const std::function<bool(const SweepRow&)>& m_each;
    std::vector<SweepRow> m_rows;
};

} // namespace

Result<std::vector<SweepRow>> sweep(const PlanRequest& request, const ReadModel& model,
                                    const std::function<bool(const SweepRow&)>& each) {
    return Sweep(request, model, each).run();
}

} // namespace atlas
