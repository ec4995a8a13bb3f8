// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the kernel's own ext4 work on an image that is only read: what it writes goes to a Recording, by way of NBD,
// nbdfuse and a loop device. All mounts are in a mount namespace of this process, and all programs end with it.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "base/file_descriptor.h"
#include "base/units.h"
#include "record/recording.h"

#include <csignal>
#include <functional>
#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

namespace atlas {

/// Fails with what is missing for a KernelMount: root's rights, loop devices, FUSE or nbdfuse.
[[nodiscard]] Status requireKernelMounts();

/// While it lives, Ctrl+C, SIGTERM and SIGHUP end no process but the command that runs in the mount, so that all that was
/// set up can be taken down.
class HeldSignals {
public:
    HeldSignals();
    ~HeldSignals();
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    /// The signal mask from before, which programs of the user are to have.
    [[nodiscard]] const sigset_t& before() const { return m_before; }
    /// Waits up to 20 ms for one of the signals, or for the end of a child. Returns a number when the signal came, which
    /// `isDirect` to this process or to all in its terminal; else 0.
    struct Arrival {
        int signal = 0;
        bool isDirect = false;
    };
    Arrival wait();
    [[nodiscard]] int last() const { return m_last; } ///< the last signal that came; 0: none did

private:
    sigset_t m_held{};
    sigset_t m_before{};
    int m_last = 0;
};

class KernelMount {
public:
    /// Mounts the file system in the bytes `volume` of `image`. `options`: as of mount -o; may be empty.
    [[nodiscard]] static Result<std::unique_ptr<KernelMount>> open(const ByteSource& image, ByteInterval volume,
                                                                   const std::string& options,
                                                                   const Recording& recording, HeldSignals& signals);
    /// Takes down what close() has not.
    ~KernelMount();
    KernelMount(const KernelMount&) = delete;
    KernelMount& operator=(const KernelMount&) = delete;

    /// Where the file system is mounted; only this process and those that it starts see it there.
    [[nodiscard]] std::string folder() const { return m_base + "/volume"; }
    /// Runs a program in the folder, which EXT4ATLAS_MOUNT also names, with this process's standard streams and the
    /// user's limits. Whatever it leaves running is ended. Returns its exit status, 128 and the signal that ended it, or
    /// 127 if there is no such program.
    [[nodiscard]] Result<int> run(const std::vector<std::string>& words);
    /// Likewise, calls `work` in a process of its own, whose exit status is what it returns.
    [[nodiscard]] Result<int> call(const std::function<int()>& work);
    /// Unmounts, and waits until everything is recorded.
    [[nodiscard]] Status close();

private:
    explicit KernelMount(HeldSignals& signals) : m_signals(signals) {}
    [[nodiscard]] Status makeFolders();
    [[nodiscard]] Status serve(const ByteSource& image, const Recording& recording);
    [[nodiscard]] Status attach(ByteInterval volume);
    [[nodiscard]] Status mount(const std::string& options);
    void prepareChild() const;

    HeldSignals& m_signals;
    std::string m_base{}; ///< a folder of this process; empty once it is gone
    std::string m_device{}; ///< the loop device
    FileDescriptor m_loop{};
    pid_t m_server = -1; ///< the process that records
    pid_t m_fuse = -1; ///< nbdfuse
    bool m_isServed = false;
    bool m_isMounted = false;
};

} // namespace atlas
