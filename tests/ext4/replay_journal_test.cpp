// SPDX-License-Identifier: GPL-3.0-or-later
// The replay in memory, block for block against e2fsck's replay of a copy. debugfs writes the journals.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "ext4/replay_journal.h"
#include "ondisk/endian.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <set>

namespace atlas {
namespace {

constexpr std::uint64_t blockSize = 1024; // the size of all images below

std::vector<std::byte> bytesAt(const ByteSource& source, std::uint64_t at, std::uint64_t count) {
    std::vector<std::byte> bytes(count);
    EXPECT_TRUE(source.read({at}, bytes));
    return bytes;
}

/// Clears what e2fsck writes into a superblock besides the replay: times, the volume of writes, the checksum over them,
/// and, where the journal was damaged, a state that asks for a full check.
void clearTimes(std::vector<std::byte>& superblock, bool isComplete) {
    constexpr std::size_t stateAt = 0x3A;
    constexpr std::pair<std::size_t, std::size_t> fields[] = {{0x30, 4}, {0x40, 4}, {0x178, 8}, {0x274, 8}, {0x3FC, 4}};
    for (const auto& [at, size] : fields) {
        std::fill_n(superblock.begin() + static_cast<std::ptrdiff_t>(at), size, std::byte{});
    }
    if (!isComplete) {
        superblock[stateAt] = {};
    }
}

class ReplayJournal : public testing::Test {
protected:
    std::string make(const std::string& options = {}, const std::string& size = "16M") {
        m_image = m_dir.file("fs.img");
        test::mustRun(fmt::format("mke2fs -q -F -t ext4 -b {} {} {} {}", blockSize, options, m_image, size));
        return m_image;
    }

    /// A file of whole blocks that begin with `head`.
    std::string blocksOf(const std::string& name, std::size_t count, char filling, const std::string& head = {}) {
        const auto path = m_dir.file(name);
        std::ofstream out(path, std::ios::binary);
        for (std::size_t n = 0; n < count; ++n) {
            out << head << std::string(blockSize - head.size(), filling);
        }
        return path;
    }

    /// Lets debugfs write transactions.
    void journal(const std::string& commands, const std::string& open = "jo") {
        const auto script = m_dir.file("script");
        std::ofstream(script) << open << '\n' << commands << "jc\n";
        const auto ran = test::run(fmt::format("debugfs -w -f {} {}", script, m_image));
        ASSERT_EQ(ran.exitCode, 0) << ran.err;
    }

    [[nodiscard]] Result<ReplayedJournal> replay() const {
        const auto source = openFile(m_image).value();
        const auto claims = readLayout(*source, {.bytes = {{0}, source->size()}});
        return claims ? replayJournal(*source, {0}, *claims) : std::unexpected(claims.error());
    }

    /// The blocks that differ from e2fsck's copy.
    [[nodiscard]] std::set<std::uint64_t> differences(const ReplayedJournal& replayed) const {
        const auto copy = m_dir.file("replayed.img");
        std::filesystem::copy_file(m_image, copy, std::filesystem::copy_options::overwrite_existing);
        (void)test::run("e2fsck -E journal_only -y " + copy);
        const std::shared_ptr<const ByteSource> own = overlaid(openFile(m_image).value(), replayed.overlay);
        const auto other = openFile(copy).value();
        std::set<std::uint64_t> differing;
        for (std::uint64_t block = 0; block < own->size().value / blockSize; ++block) {
            auto mine = bytesAt(*own, block * blockSize, blockSize);
            auto theirs = bytesAt(*other, block * blockSize, blockSize);
            if (block == 1) {
                clearTimes(mine, replayed.replay.isComplete());
                clearTimes(theirs, replayed.replay.isComplete());
            }
            if (mine != theirs) {
                differing.insert(block);
            }
        }
        return differing;
    }

    /// Expects what e2fsck makes of it.
    JournalReplay agreed() const {
        const auto replayed = replay();
        EXPECT_TRUE(replayed) << replayed.error().what;
        if (!replayed) {
            return {};
        }
        EXPECT_THAT(differences(*replayed), testing::IsEmpty());
        return replayed->replay;
    }

    /// Byte of block `number` of the journal, whose blocks follow each other in a new image.
    [[nodiscard]] std::uint64_t journalByte(std::uint64_t number) const {
        return (std::stoull(test::mustRun("debugfs -R 'bmap <8> 0' " + m_image)) + number) * blockSize;
    }
    void put(std::uint64_t at, const std::string& bytes) const {
        std::fstream file(m_image, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(at));
        file << bytes;
    }

    test::TempDir m_dir;
    std::string m_image;
};

TEST_F(ReplayJournal, ACopyInTheJournalTakesThePlaceOfTheBlock) {
    make();
    journal(fmt::format("jw -b 9000-9004 {}\n", blocksOf("new", 5, 'n')));
    const auto replay = agreed();
    EXPECT_EQ(replay.transactions, 1U);
    EXPECT_EQ(replay.blocks, 5U);
    EXPECT_TRUE(replay.isComplete());
    const auto replayed = this->replay();
    ASSERT_TRUE(replayed);
    const auto source = overlaid(openFile(m_image).value(), replayed->overlay);
    EXPECT_EQ(bytesAt(*source, 9002 * blockSize, 1).front(), std::byte{'n'});
    EXPECT_EQ(bytesAt(*openFile(m_image).value(), 9002 * blockSize, 1).front(), std::byte{}) << "nothing is written";
}

TEST_F(ReplayJournal, TheNewestOfSeveralCopiesIsTaken) {
    make();
    journal(fmt::format("jw -b 9000-9003 {}\njw -b 9002,9001 {}\n", blocksOf("old", 4, 'o'), blocksOf("new", 2, 'n')));
    const auto replay = agreed();
    EXPECT_EQ(replay.transactions, 2U);
    EXPECT_EQ(replay.blocks, 4U);
    EXPECT_EQ(replay.lastSequence, replay.firstSequence + 1);
}

TEST_F(ReplayJournal, RevokedCopiesAreLeftOut) {
    make();
    journal(fmt::format("jw -b 9000-9003 {}\njw -r 9001,9002\njw -b 9002 {}\n", blocksOf("old", 4, 'o'),
                        blocksOf("new", 1, 'n')));
    const auto replay = agreed();
    EXPECT_EQ(replay.transactions, 3U);
    EXPECT_EQ(replay.blocks, 3U) << "9002 was written again after it was revoked";
    EXPECT_EQ(replay.revoked, 2U);
}

TEST_F(ReplayJournal, BlocksThatLookLikeTheJournalAreUnescaped) {
    make();
    journal(fmt::format("jw -b 9000-9002 {}\n", blocksOf("magic", 3, 'm', "\xC0\x3B\x39\x98")));
    EXPECT_EQ(agreed().blocks, 3U);
}

TEST_F(ReplayJournal, ATransactionThatWasNotCommittedIsLeftOut) {
    make();
    journal(fmt::format("jw -b 9000 {}\njw -c -b 9001 {}\n", blocksOf("one", 1, '1'), blocksOf("two", 1, '2')));
    const auto replay = agreed();
    EXPECT_EQ(replay.transactions, 1U);
    EXPECT_EQ(replay.blocks, 1U);
    EXPECT_TRUE(replay.isComplete()) << "it never became part of the file system";
}

TEST_F(ReplayJournal, ChecksumsOfAllVersionsAndWideTagsAreRead) {
    struct Format {
        const char* features;
        const char* open; ///< the command of debugfs
        bool revokes = true;
    };
    for (const auto& [features, open, revokes] :
         {Format{"^64bit,metadata_csum", "jo"}, Format{"^64bit,metadata_csum", "jo -c -v 3"},
          Format{"64bit,metadata_csum", "jo -c -v 2"}, Format{"64bit,metadata_csum", "jo -c -v 3"},
          Format{"64bit,^metadata_csum", "jo"}, Format{"64bit,^metadata_csum", "jo -c", false}}) {
        make(std::string("-O ") + features);
        journal(fmt::format("jw -b 9000-9600 {}\n{}", blocksOf("many", 601, 'y'), revokes ? "jw -r 9001\n" : ""), open);
        const auto replay = agreed();
        EXPECT_EQ(replay.blocks, revokes ? 600U : 601U) << features << ' ' << open;
        EXPECT_TRUE(replay.isComplete()) << features << ' ' << open;
    }
}

/// debugfs writes a wrong checksum of version 1 where a transaction revokes; e2fsck then says "was corrupt".
TEST_F(ReplayJournal, AWrongChecksumOfTheFirstVersionEndsTheReplay) {
    make("-O 64bit,^metadata_csum");
    journal(fmt::format("jw -b 9000-9003 {}\njw -r 9001\n", blocksOf("some", 4, 'y')), "jo -c");
    const auto replay = agreed();
    EXPECT_EQ(replay.blocks, 4U);
    EXPECT_EQ(replay.damagedSequence, replay.lastSequence + 1);
}

/// Moves the log on by `by` blocks, so that it wraps at the end of the journal.
void rotate(const std::string& image, std::uint64_t journal, std::uint64_t by) {
    std::fstream file(image, std::ios::in | std::ios::out | std::ios::binary);
    std::string log(1023 * blockSize, '\0');
    file.seekg(static_cast<std::streamoff>(journal + blockSize));
    file.read(log.data(), static_cast<std::streamsize>(log.size()));
    std::ranges::rotate(log, log.end() - static_cast<std::ptrdiff_t>(by * blockSize));
    file.seekp(static_cast<std::streamoff>(journal + blockSize));
    file << log;
    file.seekp(static_cast<std::streamoff>(journal + 0x1C));
    const auto start = by + 1;
    file << std::string{'\0', '\0', static_cast<char>(start >> 8), static_cast<char>(start & 0xFF)};
}

TEST_F(ReplayJournal, ALogGoesOnAtTheBeginningOfTheJournal) {
    make("-J size=1 -O ^metadata_csum");
    journal(
        fmt::format("jw -b 9000-9049 {}\njw -b 9020-9029 {}\n", blocksOf("old", 50, 'o'), blocksOf("new", 10, 'n')));
    rotate(m_image, journalByte(0), 1000);
    const auto replay = agreed();
    EXPECT_EQ(replay.transactions, 2U);
    EXPECT_EQ(replay.blocks, 50U);
}

TEST_F(ReplayJournal, ADamagedCopyIsLeftOutAndSaid) {
    make();
    journal(fmt::format("jw -b 9000-9003 {}\n", blocksOf("new", 4, 'n')), "jo -c -v 3");
    put(journalByte(3), "damaged"); // behind the superblock, the descriptor and the first copy
    const auto replay = agreed();
    EXPECT_EQ(replay.blocks, 3U);
    EXPECT_EQ(replay.damagedBlocks, 1U);
    EXPECT_FALSE(replay.isComplete());
}

TEST_F(ReplayJournal, ADamagedCommitEndsTheReplay) {
    make();
    journal(fmt::format("jw -b 9000 {0}\njw -b 9001 {0}\njw -b 9002 {0}\n", blocksOf("new", 1, 'n')), "jo -c -v 3");
    put(journalByte(6) + 20, "damaged"); // the commit block of the second of three transactions of three blocks
    const auto replay = agreed();
    EXPECT_EQ(replay.transactions, 1U);
    EXPECT_EQ(replay.damagedSequence, replay.lastSequence + 1);
    EXPECT_FALSE(replay.isComplete());
}

TEST_F(ReplayJournal, ADamagedDescriptorStopsItBeforeAnythingIsTaken) {
    make();
    journal(fmt::format("jw -b 9000 {0}\njw -b 9001 {0}\n", blocksOf("new", 1, 'n')), "jo -c -v 3");
    put(journalByte(4) + 500, "damaged"); // the descriptor of the second transaction
    const auto replayed = replay();
    ASSERT_FALSE(replayed);
    EXPECT_THAT(replayed.error().what, testing::HasSubstr("a checksum in transaction"));
    EXPECT_THAT(test::run("e2fsck -E journal_only -y " + m_image).out, testing::HasSubstr("Journal checksum error"));
}

TEST_F(ReplayJournal, AnEmptyJournalChangesNothing) {
    make();
    test::mustRun("debugfs -w -R 'feature needs_recovery' " + m_image);
    const auto replay = agreed();
    EXPECT_EQ(replay, JournalReplay{});
}

std::string littleTag(unsigned type, const std::string& value) {
    return std::string{static_cast<char>(type), '\0', static_cast<char>(value.size()), '\0'} + value;
}

TEST_F(ReplayJournal, FastCommitsAreNamedAndNotTaken) {
    make("-O fast_commit,^metadata_csum -J size=4,fast_commit_size=64");
    journal(fmt::format("jw -b 9000 {}\n", blocksOf("new", 1, 'n')));
    put(journalByte(0) + 0x28 + 3, std::string{0x22}); // 64-bit tags and fast commits, as the kernel sets them
    const auto next = replay().value().replay.lastSequence + 1;
    const std::string sequence{static_cast<char>(next), '\0', '\0', '\0'};
    EXPECT_EQ(replay().value().replay.fastCommits, 0U);
    const auto superblock = bytesAt(*openFile(m_image).value(), journalByte(0), 1024);
    const auto log = big<std::uint32_t>(superblock, 0x10) - big<std::uint32_t>(superblock, 0x54);
    const auto first = journalByte(log + 1);
    const auto head = littleTag(9, std::string(4, '\0') + sequence);
    put(first, head + littleTag(8, sequence + std::string(4, '\0')));
    const auto replayed = replay();
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed->replay.fastCommits, 1U);
    EXPECT_FALSE(replayed->replay.isComplete());
}

} // namespace
} // namespace atlas
