// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the tokens of -E in order; each token sees the changes made by earlier ones.
#include "mkfs/extended_options.h"

#include "base/units.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"

#include <cstring>
#include <fmt/format.h>
#include <map>
#include <sstream>
extern "C" { // e2p.h of 1.47.0 lacks extern "C"
#include <e2p/e2p.h>
}

namespace atlas {
namespace {

class ExtendedParser {
public:
    explicit ExtendedParser(Decision& decision) : m_out(decision), m_param(decision.param) {}

    Status apply(const std::string& options) {
        std::istringstream tokens(options); // a trailing comma is accepted, other empty tokens are not
        for (std::string token; std::getline(tokens, token, ',');) {
            const auto equals = token.find('=');
            m_name = token.substr(0, equals);
            m_value = equals == std::string::npos ? std::nullopt : std::optional(token.substr(equals + 1));
            if (auto taken = takeToken(); !taken)
                return taken;
        }
        return finish();
    }

private:
    using Handler = Status (ExtendedParser::*)();

    Status takeToken() {
        static const std::map<std::string, Handler> handlers{{"desc-size", &ExtendedParser::takeDescriptorSize},
                                                             {"desc_size", &ExtendedParser::takeDescriptorSize},
                                                             {"hash_seed", &ExtendedParser::takeHashSeed},
                                                             {"offset", &ExtendedParser::takeOffset},
                                                             {"mmp_update_interval", &ExtendedParser::takeMmpInterval},
                                                             {"no_copy_xattrs", &ExtendedParser::takeNothing},
                                                             {"num_backup_sb", &ExtendedParser::takeBackups},
                                                             {"packed_meta_blocks", &ExtendedParser::takePacked},
                                                             {"stride", &ExtendedParser::takeStride},
                                                             {"stripe-width", &ExtendedParser::takeStripeWidth},
                                                             {"stripe_width", &ExtendedParser::takeStripeWidth},
                                                             {"resize", &ExtendedParser::takeResize},
                                                             {"test_fs", &ExtendedParser::takeNothing},
                                                             {"lazy_itable_init", &ExtendedParser::takeLazyTables},
                                                             {"lazy_journal_init", &ExtendedParser::takeLazyJournal},
                                                             {"assume_storage_prezeroed", &ExtendedParser::takeZeroed},
                                                             {"root_owner", &ExtendedParser::takeRootOwner},
                                                             {"discard", &ExtendedParser::takeDiscard},
                                                             {"nodiscard", &ExtendedParser::takeNoDiscard},
                                                             {"quotatype", &ExtendedParser::takeQuotaTypes},
                                                             {"android_sparse", &ExtendedParser::takeAndroidSparse},
                                                             {"encoding", &ExtendedParser::takeEncoding},
                                                             {"encoding_flags", &ExtendedParser::takeEncodingFlags},
                                                             {"orphan_file_size", &ExtendedParser::takeOrphanFileSize}};
        static const std::map<std::string, std::pair<Handler, LibraryVersion>> newer{
            {"root_perms", {&ExtendedParser::takeNothing, rootPermissionsOption}},
            {"revision", {&ExtendedParser::takeRevision, revisionOption}}};
        if (const auto found = handlers.find(m_name); found != handlers.end())
            return (this->*found->second)();
        const auto found = newer.find(m_name);
        if (found == newer.end())
            return bad();
        const auto [handler, since] = found->second;
        return librarySince(since) ? (this->*handler)() : olderLibrary(m_name, since);
    }

    [[nodiscard]] Status bad() const { return refused("Bad option(s) specified: " + m_name); }

    /// The value as a number; refuses trailing characters.
    [[nodiscard]] Result<std::uint64_t> number(const char* complaint) const {
        if (!m_value)
            return std::unexpected(bad().error());
        if (const auto parsed = parseNumber(*m_value))
            return *parsed;
        return refused(fmt::format("{}: {}", complaint, *m_value));
    }

    /// "name" alone means 1. Characters after the number are ignored.
    [[nodiscard]] bool switchedOn() const { return !m_value || leadingNumber(*m_value) != 0; }

    Status takeNothing() { return {}; }

    Status takeDescriptorSize() {
        if (!ext2fs_has_feature_64bit(&m_param))
            return refused(m_name + " requires '-O 64bit'");
        if (m_param.s_reserved_gdt_blocks != 0)
            return refused(fmt::format("'{}' must be before 'resize={}'", m_name, m_param.s_reserved_gdt_blocks));
        const auto size = number("Invalid desc_size");
        if (!size)
            return std::unexpected(size.error());
        if ((*size & (*size - 1)) != 0)
            return refused(fmt::format("Invalid desc_size: '{}'", *m_value));
        if (*size != 0 && (*size < EXT2_MIN_DESC_SIZE_64BIT || *size > EXT2_MAX_DESC_SIZE)) {
            return notPlanned("-E " + m_name,
                              fmt::format("{} is outside 64 to 1024, the sizes that can be opened again", *size));
        }
        m_param.s_desc_size = static_cast<std::uint16_t>(*size);
        return {};
    }

    Status takeHashSeed() {
        if (!m_value)
            return bad();
        return parseUuid(*m_value) ? Status{} : refused("Invalid hash seed: " + *m_value);
    }

    Status takeOffset() { return store(m_out.offset, "Invalid offset"); }
    Status takeMmpInterval() { return store(m_param.s_mmp_update_interval, "Invalid mmp_update_interval"); }
    Status takeStride() { return store(m_param.s_raid_stride, "Invalid stride parameter"); }
    Status takeStripeWidth() { return store(m_param.s_raid_stripe_width, "Invalid stripe-width parameter"); }

    template <class T>
    Status store(T& into, const char* complaint) {
        const auto value = number(complaint);
        if (!value)
            return std::unexpected(value.error());
        into = static_cast<T>(*value);
        return {};
    }

    Status takeBackups() {
        const auto value = number("Invalid # of backup superblocks");
        if (!value)
            return std::unexpected(value.error());
        m_out.backups = static_cast<int>(*value); // the cast accepts -1, like 0
        if (m_out.backups > 2)
            return refused("Invalid # of backup superblocks: " + *m_value, "0, 1 or 2");
        return {};
    }

    Status takePacked() {
        m_out.packedMetaBlocks = switchedOn();
        if (m_out.packedMetaBlocks)
            m_out.journalLocation = 0;
        return {};
    }

    Status takeResize() {
        if (!m_value)
            return bad();
        const auto maximum = parseBlocks(*m_value, static_cast<int>(m_param.s_log_block_size));
        if (maximum == 0)
            return refused("Invalid resize parameter: " + *m_value);
        if (maximum <= ext2fs_blocks_count(&m_param))
            return refused("The resize maximum must be greater than the filesystem size.");
        const std::uint64_t perGroup =
            m_param.s_blocks_per_group != 0 ? m_param.s_blocks_per_group : EXT2_BLOCK_SIZE(&m_param) * 8;
        if (EXT2_DESC_SIZE(&m_param) == 0)
            return notPlanned("-E resize after a desc_size of 0", "mke2fs divides by that size and crashes");
        const std::uint64_t perBlock = EXT2_DESC_PER_BLOCK(&m_param);
        const auto now =
            ceilDiv(static_cast<std::uint32_t>(ceilDiv(ext2fs_blocks_count(&m_param), perGroup)), perBlock);
        const auto then =
            ceilDiv(static_cast<std::uint32_t>(ceilDiv(maximum, perGroup)), perBlock); // ext2fs_div_ceil()
        const auto reserve =
            std::min(static_cast<std::int64_t>(then - now), static_cast<std::int64_t>(EXT2_ADDR_PER_BLOCK(&m_param)));
        if (reserve > 0) {
            if (m_param.s_rev_level == EXT2_GOOD_OLD_REV)
                return refused("On-line resizing not supported with revision 0 filesystems");
            ext2fs_set_feature_resize_inode(&m_param);
            m_param.s_reserved_gdt_blocks = static_cast<std::uint16_t>(reserve);
        }
        return {};
    }

    Status takeLazyTables() {
        m_out.lazyInodeTables = switchedOn();
        return {};
    }

    Status takeLazyJournal() {
        m_out.lazyJournal = m_out.lazyJournal || switchedOn();
        return {};
    }

    Status takeZeroed() {
        m_out.storageZeroed = switchedOn();
        return {};
    }

    Status takeRootOwner() {
        if (!m_value)
            return notPlanned("-E root_owner without a value", "the owner is then whoever runs mke2fs");
        const auto colon = m_value->find(':');
        const auto user = parseNumber(m_value->substr(0, colon));
        const auto group = colon == std::string::npos ? std::nullopt : parseNumber(m_value->substr(colon + 1));
        if (!user || !group)
            return refused(fmt::format("Invalid root_owner: '{}'", *m_value));
        m_out.rootUser = static_cast<std::uint32_t>(*user);
        m_out.rootGroup = static_cast<std::uint32_t>(*group);
        return {};
    }

    Status takeRevision() {
        const auto revision = number("bad revision level");
        if (!revision)
            return std::unexpected(revision.error());
        if (*revision > EXT2_MAX_SUPP_REV)
            return refused(fmt::format("filesystem revision too high while trying to create revision {}", *revision));
        m_param.s_rev_level = static_cast<std::uint32_t>(*revision);
        return {};
    }

    Status takeDiscard() {
        m_out.discard = true;
        return {};
    }

    Status takeNoDiscard() {
        m_out.discard = false;
        return {};
    }

    Status takeQuotaTypes() {
        static const std::map<std::string, unsigned> bits{{"usr", 1},      {"usrquota", 1}, {"grp", 2},
                                                          {"grpquota", 2}, {"prj", 4},      {"prjquota", 4}};
        if (!m_value)
            return bad();
        unsigned types = 0;
        std::istringstream words(*m_value);
        for (std::string word; std::getline(words, word, ':');) {
            const bool off = word.starts_with('^');
            const auto found = bits.find(off ? word.substr(1) : word);
            if (word.empty())
                continue;
            if (found == bits.end())
                return refused("Failed to parse quota type at " + word);
            types = off ? types & ~found->second : types | found->second;
        }
        m_out.quotaTypes = types;
        return {};
    }

    Status takeAndroidSparse() { return notPlanned("-E android_sparse", "its output is a sparse image, not a disk"); }

    Status takeEncoding() {
        const int code = m_value ? e2p_str2encoding(m_value->c_str()) : -1;
        if (code < 0)
            return refused("Invalid encoding: " + m_value.value_or(""));
        m_param.s_encoding = static_cast<std::uint16_t>(code);
        ext2fs_set_feature_casefold(&m_param);
        return {};
    }

    Status takeEncodingFlags() {
        m_encodingFlags = m_value;
        return m_value ? Status{} : bad();
    }

    Status takeOrphanFileSize() {
        if (!m_value)
            return bad();
        m_out.orphanFileBlocks = parseBlocks(*m_value, static_cast<int>(m_param.s_log_block_size));
        return m_out.orphanFileBlocks != 0 ? Status{} : refused("Invalid size of orphan file " + *m_value);
    }

    Status finish() {
        if (m_param.s_raid_stride != 0 && m_param.s_raid_stripe_width % m_param.s_raid_stride != 0) {
            m_out.warnings.push_back(fmt::format("RAID stripe-width {} not an even multiple of stride {}.",
                                                 std::uint32_t{m_param.s_raid_stripe_width},
                                                 std::uint32_t{m_param.s_raid_stride}));
        }
        if (ext2fs_has_feature_casefold(&m_param)) {
            std::uint16_t flags = static_cast<std::uint16_t>(e2p_get_encoding_flags(m_param.s_encoding));
            std::string text = m_encodingFlags.value_or("");
            if (m_encodingFlags && e2p_str2encoding_flags(m_param.s_encoding, text.data(), &flags) != 0)
                return refused("Invalid encoding flag: " + *m_encodingFlags);
            m_param.s_encoding_flags = flags;
            return {};
        }
        if (m_encodingFlags)
            return refused("An encoding must be explicitly specified when passing encoding-flags");
        return {};
    }

    Decision& m_out;
    ext2_super_block& m_param;
    std::string m_name;
    std::optional<std::string> m_value;
    std::optional<std::string> m_encodingFlags;
};

} // namespace

Status applyExtended(Decision& decision, const std::string& options) {
    return options.empty() ? Status{} : ExtendedParser(decision).apply(options);
}

} // namespace atlas
