// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the commands that `check` suggests on a copy of each faulty image and judges the copy again.
#include "cli/faulty_images.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using Json = nlohmann::json;

std::string quotedCheck(const FaultyImage& fault, const std::string& image) {
    return "check --json " + fault.options + " " + shellQuoted(image);
}

Json checked(const FaultyImage& fault, const std::string& image) {
    const auto ran = cli(quotedCheck(fault, image));
    EXPECT_THAT(ran.exitCode, testing::AnyOf(0, 1)) << ran.err;
    return Json::parse(ran.out, nullptr, false);
}

std::vector<std::string> causesOf(const Json& check) {
    std::vector<std::string> causes;
    for (const auto& cause : check["causes"]) {
        causes.push_back(cause["cause"]);
    }
    return causes;
}

std::string scriptOf(const Json& commands) {
    std::string script = "set -e\n";
    for (const auto& command : commands) {
        script += command["command"].get<std::string>() + "\n";
    }
    return script;
}

/// Makes the tools answer their interactive questions themselves.
std::string answered(std::string script) {
    const auto replace = [&](const std::string& from, const std::string& to) {
        for (auto at = script.find(from); at != std::string::npos; at = script.find(from, at + to.size())) {
            script.replace(at, from.size(), to);
        }
    };
    replace("cryptsetup luksFormat",
            "echo secret | cryptsetup --batch-mode --pbkdf pbkdf2 --pbkdf-force-iterations 1000 luksFormat");
    replace("mke2fs ", "mke2fs -F ");
    return script;
}

bool loopDevicesWork(const std::string& image) {
    const auto ran =
        run("loop=$(losetup --find --show --read-only " + shellQuoted(image) + ") && losetup --detach \"$loop\"");
    return ran.exitCode == 0;
}

/// Runs the commands in order; returns false if they cannot run on this machine.
bool cure(const Json& commands, const std::string& image) {
    const auto script = answered(scriptOf(commands));
    if (script.contains("losetup") && !loopDevicesWork(image)) {
        return false;
    }
    const auto ran = run(script);
    detachLoops(image);
    EXPECT_EQ(ran.exitCode, 0) << script << ran.out << ran.err;
    return true;
}

std::string copyOf(const std::string& image) {
    auto copy = image + ".copy";
    mustRun("cp --sparse=always " + shellQuoted(image) + " " + shellQuoted(copy));
    return copy;
}

/// What a partition made anew keeps: its type, UUID, name and attributes, and the UUID and features of its file system.
std::string identityOf(const Json& check, const std::string& image) {
    const auto number = check["causes"][0]["partition"].dump();
    std::string identity;
    for (const auto* part : {"--part-type", "--part-uuid", "--part-label", "--part-attrs"}) {
        identity += run("sfdisk " + std::string(part) + " " + shellQuoted(image) + " " + number).out;
    }
    if (!check["structures"].empty()) {
        const auto fs = cliJson("layout --json --partition " + number + " " + shellQuoted(image))["filesystem"];
        identity += fs["uuid"].dump() + fs["label"].dump() + fs["features"].dump();
    }
    return identity;
}

/// The location of the groups' metadata.
Json groupsOf(const Json& check, const std::string& image) {
    const auto partition = check["partition"].is_null() ? "" : "--partition " + check["partition"].dump() + " ";
    return cliJson("layout --json " + partition + shellQuoted(image))["groups"];
}

class CureTest : public testing::TestWithParam<FaultyImage> {
protected:
    /// The image; nullopt if this machine cannot make it.
    std::optional<std::string> image() {
        try {
            return GetParam().make(m_images);
        } catch (const Unavailable& unavailable) {
            m_why = unavailable.why;
            return std::nullopt;
        }
    }

    Images m_images;
    std::string m_why;
};

TEST_P(CureTest, NamesTheOneCauseAndOffersWhatWorks) {
    const auto& fault = GetParam();
    const auto image = this->image();
    if (!image) {
        GTEST_SKIP() << m_why;
    }
    const auto before = checked(fault, *image);
    ASSERT_EQ(causesOf(before), fault.causes) << before["causes"].dump(1);
    const auto& root = before["causes"][0];
    const auto commands = scriptOf(root["commands"]);
    const auto& where = fault.curable == Curable::Not ? root["remedy"].get<std::string>() : commands;
    EXPECT_THAT(where, testing::HasSubstr(fault.offered));
    EXPECT_EQ(root["commands"].empty(), fault.curable == Curable::Not) << commands;
    if (fault.curable == Curable::Not || fault.curable == Curable::ByHand) {
        return;
    }
    const auto copy = copyOf(*image);
    const bool stays = fault.curable == Curable::InPlace && !before["structures"].empty() &&
                       (root["move"].is_null() || root["move"]["shrinks"] == false);
    const auto groups = stays ? groupsOf(before, copy) : Json();
    const auto ofCopy = checked(fault, copy);
    auto all = Json::array();
    for (const auto& cause : ofCopy["causes"]) {
        all.insert(all.end(), cause["commands"].begin(), cause["commands"].end());
    }
    if (!cure(all, copy)) {
        GTEST_SKIP() << "no loop devices here";
    }
    const auto after = checked(fault, copy);
    EXPECT_THAT(after["state"], testing::AnyOf("whole", "small_blocks")) << commands;
    EXPECT_EQ(after["causes"], Json::array()) << commands;
    if (stays) {
        EXPECT_EQ(groupsOf(after, copy), groups) << "the file system is another";
    }
    if (!after["structures"].empty()) {
        const auto offset = after["partition_start"].get<std::uint64_t>();
        const auto fsck = run("e2fsck -f -n " + shellQuoted(copy + "?offset=" + std::to_string(offset)));
        EXPECT_EQ(fsck.exitCode, 0) << fsck.out << fsck.err;
    }
}

/// The commands that make the partition of the first cause anew; a later cause may make its file system anew.
Json anewOf(const Json& causes) {
    auto commands = causes[0]["anew"];
    for (const auto& cause : causes) {
        if (scriptOf(cause["commands"]).contains("mke2fs")) {
            commands.insert(commands.end(), cause["commands"].begin(), cause["commands"].end());
        }
    }
    return commands;
}

TEST_P(CureTest, MakesAnewWhatItSays) {
    const auto& fault = GetParam();
    const auto image = this->image();
    if (!image) {
        GTEST_SKIP() << m_why;
    }
    const auto before = checked(fault, *image);
    ASSERT_FALSE(before["causes"].empty());
    const auto anew = before["causes"][0]["anew"];
    if (anew.empty()) {
        return; // Moves are covered by the first test.
    }
    for (const auto& command : anew) {
        EXPECT_TRUE(command["destroys_data"] == true || command["command"].get<std::string>().contains("losetup"));
    }
    const auto copy = copyOf(*image);
    const auto kept = identityOf(before, copy);
    if (!cure(anewOf(checked(fault, copy)["causes"]), copy)) {
        GTEST_SKIP() << "no loop devices here";
    }
    EXPECT_EQ(identityOf(before, copy), kept);
    const auto after = checked(fault, copy);
    EXPECT_EQ(after["partition_start_sector"], before["causes"][0]["move"]["start"]);
}

INSTANTIATE_TEST_SUITE_P(Faults, CureTest, testing::ValuesIn(faultyImages()),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace atlas::test
