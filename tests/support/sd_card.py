# SPDX-License-Identifier: GPL-3.0-or-later
"""An SD card with erase blocks of which one is open at a time, as a plugin of nbdkit's Python plugin.

Writing on where the last request ended in the open erase block costs the time to program the pages. Writing anywhere else
makes the card copy the rest of the open erase block first. See sample-images/drives/README.md.
"""

import os
import tempfile
import time

import nbdkit

API_VERSION = 2

UNITS = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}


def size_of(text):
    """Bytes of "4096", "64M" or "1T"."""
    unit = UNITS.get(text[-1:].lower())
    return int(text[:-1]) * unit if unit else int(text)


class Settings:
    size = 8 << 30
    erase_block = 4 << 20
    page = 16 << 10  # programmed as a whole
    overhead = 0.002  # seconds of each write
    write_rate = 4.1e6  # bytes a second
    read_rate = 15.6e6
    copy_rate = 20e6  # inside the card


def config(key, value):
    if key in ("size", "erase_block", "page"):
        setattr(Settings, key, size_of(value))
    elif key in ("overhead", "write_rate", "read_rate", "copy_rate"):
        setattr(Settings, key, float(value))
    else:
        raise RuntimeError(f"unknown setting {key}={value}")


class Card:
    def __init__(self):
        self.open = -1  # number of the open erase block
        self.next = 0  # byte at which it can be written on
        with tempfile.NamedTemporaryFile() as file:  # sparse, gone with this process
            self.file = os.dup(file.fileno())
        os.ftruncate(self.file, Settings.size)

    def write(self, offset, length):
        """Seconds that the write takes."""
        seconds = Settings.overhead
        end = offset + length
        while offset < end:
            block = offset // Settings.erase_block
            part = min(end, (block + 1) * Settings.erase_block)
            seconds += self.write_in(block, offset, part)
            offset = part
        return seconds

    def write_in(self, block, offset, end):
        seconds = 0.0
        goes_on = block == self.open and offset == self.next
        if not goes_on and offset % Settings.erase_block == 0:
            seconds += self.close()  # a whole new block; nothing in it is kept
        elif not goes_on:
            seconds += self.close() + (offset % Settings.erase_block) / Settings.copy_rate
        first, last = offset // Settings.page, -(-end // Settings.page)
        seconds += (last - first) * Settings.page / Settings.write_rate
        self.open, self.next = block, end
        return seconds

    def close(self):
        """The rest of the open block is copied behind what was written."""
        if self.open < 0:
            return 0.0
        rest = (self.open + 1) * Settings.erase_block - self.next
        self.open = -1
        return rest / Settings.copy_rate


CARD = None


def thread_model():
    return nbdkit.THREAD_MODEL_SERIALIZE_ALL_REQUESTS


def after_fork():
    global CARD
    CARD = Card()


def open(readonly):  # the name that nbdkit calls  # pylint: disable=redefined-builtin
    return 1


def get_size(_handle):
    return Settings.size


def block_size(_handle):
    return (512, 4096, 1 << 25)


def can_flush(_handle):
    return True


def can_fua(_handle):
    return nbdkit.FUA_NATIVE


def pread(_handle, buffer, offset, _flags):
    os.preadv(CARD.file, [buffer], offset)
    time.sleep(len(buffer) / Settings.read_rate)


def pwrite(_handle, buffer, offset, _flags):
    os.pwrite(CARD.file, buffer, offset)
    time.sleep(CARD.write(offset, len(buffer)))


def flush(_handle, _flags):
    pass
