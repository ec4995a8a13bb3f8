# SPDX-License-Identifier: GPL-3.0-or-later
"""A spinning disk with 512-byte logical and 4096-byte physical sectors, as a plugin of nbdkit's Python plugin.

Its platter turns in real time: a request waits until its first sector comes round, a sector that is written in part is
read one turn and written in a later one, and a request elsewhere moves the head first. See sample-images/drives/README.md.
"""

import math
import os
import tempfile
import time

import nbdkit

API_VERSION = 2

LOGICAL = 512
BITS = {"on": True, "off": False}
UNITS = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}


def size_of(text):
    """Bytes of "4096", "64M" or "1T"."""
    unit = UNITS.get(text[-1:].lower())
    return int(text[:-1]) * unit if unit else int(text)


class Settings:
    size = 1 << 40
    sector = 4096  # bytes of a physical sector
    rpm = 7200.0
    track = 1 << 20  # bytes that pass the head in a turn
    overhead = 0.0002  # seconds that the drive needs for a command; the next sector has passed by then
    shortest_seek = 0.001
    longest_seek = 0.018  # across the whole drive, as desktop drives of 7200 rpm need it
    cache = False  # whether writes are acknowledged before they are on the platter
    cache_size = 16 << 20
    flush = True  # whether a flush waits for them


def config(key, value):
    if key in ("size", "sector", "track", "cache_size"):
        setattr(Settings, key, size_of(value))
    elif key in ("rpm", "overhead", "shortest_seek", "longest_seek"):
        setattr(Settings, key, float(value))
    elif key in ("cache", "flush") and value in BITS:
        setattr(Settings, key, BITS[value])
    else:
        raise RuntimeError(f"unknown setting {key}={value}")


class Drive:
    """Times are those of time.monotonic(); positions count physical sectors."""

    def __init__(self):
        self.turn = 60 / Settings.rpm
        self.per_track = Settings.track // Settings.sector
        self.head = 0  # track
        self.stream_end = -1  # sector up to which a sequential read came
        self.stream_time = 0.0  # when that sector had passed the head
        self.dirty = {}  # sector → bits of its logical sectors that the cache holds
        self.full = (1 << (Settings.sector // LOGICAL)) - 1
        with tempfile.NamedTemporaryFile() as file:  # sparse, gone with this process
            self.file = os.dup(file.fileno())
        os.ftruncate(self.file, Settings.size)

    def seek_time(self, track):
        distance = abs(track - self.head)
        if distance <= 1:  # skewed tracks follow each other without a turn
            return 0.0
        tracks = max(2, Settings.size // Settings.track)
        span = Settings.longest_seek - Settings.shortest_seek
        return Settings.shortest_seek + span * math.sqrt(distance / tracks)

    def access(self, first, count, now):
        """When `count` sectors from `first` on have passed the head, if the command begins at `now`."""
        ready = now + Settings.overhead + self.seek_time(first // self.per_track)
        angle = (first % self.per_track) / self.per_track
        wait = (angle - ready / self.turn) % 1.0
        self.head = (first + count - 1) // self.per_track
        return ready + (wait + count / self.per_track) * self.turn

    def read(self, first, count, now):
        """The drive reads ahead: what follows the read before comes as fast as the platter turns. A sector of which the
        read before took only a part is still in the buffer."""
        if self.stream_end - 1 <= first <= self.stream_end:
            passing = (first + count - self.stream_end) / self.per_track * self.turn
            ready = self.stream_time + passing
            # The buffer holds what passes in a turn.
            self.stream_time = max(ready, now - self.turn)
        else:
            ready = self.stream_time = self.access(first, count, now)
        self.stream_end = first + count
        return ready

    def write(self, first, count, ragged, now):
        """`ragged`: the sectors among them that are read first, one after the other."""
        self.stream_end = -1
        for sector in ragged:
            now = self.access(sector, 1, now)
        return self.access(first, count, now)

    def masks(self, offset, length):
        """Physical sectors of a request, each with the bits of its logical sectors."""
        for logical in range(offset // LOGICAL, -(-(offset + length) // LOGICAL)):
            sector, bit = divmod(logical, Settings.sector // LOGICAL)
            yield sector, 1 << bit

    def ragged_of(self, offset, length):
        """At most the first and the last sector, which the request fills only in part."""
        size = Settings.sector
        first, last = offset // size, (offset + length - 1) // size
        ragged = {first} if offset % size else set()
        if (offset + length) % size:
            ragged.add(last)
        return first, last - first + 1, sorted(ragged)

    def keep(self, offset, length):
        for sector, bit in self.masks(offset, length):
            self.dirty[sector] = self.dirty.get(sector, 0) | bit

    def destage(self, now):
        """Writes what the cache holds, in ascending order and neighbours together."""
        sectors = sorted(self.dirty)
        while sectors:
            count = 1
            while count < len(sectors) and sectors[count] == sectors[0] + count:
                count += 1
            ragged = [sector for sector in sectors[:count] if self.dirty[sector] != self.full]
            now = self.write(sectors[0], count, ragged, now)
            del sectors[:count]
        self.dirty.clear()
        return now


def wait_until(end):
    delay = end - time.monotonic()
    if delay > 0:
        time.sleep(delay)


DRIVE = None


def thread_model():
    return nbdkit.THREAD_MODEL_SERIALIZE_ALL_REQUESTS


def after_fork():
    global DRIVE
    DRIVE = Drive()


def open(readonly):  # the name that nbdkit calls  # pylint: disable=redefined-builtin
    return 1


def get_size(_handle):
    return Settings.size


def block_size(_handle):
    return (LOGICAL, Settings.sector, 1 << 25)


def is_rotational(_handle):
    return True


def can_flush(_handle):
    return True


def can_multi_conn(_handle):
    return True


def can_fua(_handle):
    return nbdkit.FUA_EMULATE


def pread(_handle, buffer, offset, _flags):
    first, count, _ = DRIVE.ragged_of(offset, len(buffer))
    end = DRIVE.read(first, count, time.monotonic())
    os.preadv(DRIVE.file, [buffer], offset)
    wait_until(end)


def pwrite(_handle, buffer, offset, _flags):
    now = time.monotonic()
    os.pwrite(DRIVE.file, buffer, offset)
    if not Settings.cache:
        first, count, ragged = DRIVE.ragged_of(offset, len(buffer))
        wait_until(DRIVE.write(first, count, ragged, now))
        return
    DRIVE.keep(offset, len(buffer))
    if len(DRIVE.dirty) * Settings.sector > Settings.cache_size:
        wait_until(DRIVE.destage(now))


def flush(_handle, _flags):
    if Settings.flush:
        wait_until(DRIVE.destage(time.monotonic()))
