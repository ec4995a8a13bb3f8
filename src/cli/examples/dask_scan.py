#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scan many images over a Dask cluster and collect the lines as Parquet.

usage: dask_scan.py [--scheduler tcp://HOST:8786] [--batch N] [-o SCAN.parquet] [--lines SCAN.jsonl] PLACES [-- OPTION...]

PLACES is a file with one place per line ("-": standard input): paths that every worker sees, or addresses. The OPTIONs go to
`ext4atlas-cli scan` on the workers, which must have it installed (EXT4ATLAS_CLI names another program). Without a scheduler, two
workers run on this machine. A batch whose worker is killed is run again by another one.

    dask ssh node1 node2 node3                        # or dask-jobqueue, or the Kubernetes operator of Dask
    find /images -name '*.img' | ./dask_scan.py --scheduler tcp://node1:8786 -o scan.parquet -
"""
import argparse
import json
import os
import subprocess
import sys


def scan(places, options):
    """Runs on a worker: the lines of these places, with at most one reader, because the cluster has the others."""
    program = os.environ.get("EXT4ATLAS_CLI", "ext4atlas-cli")
    ran = subprocess.run([program, "scan", "--quiet", "--jobs", "1", *options, "--null", "-"],
                         input="\0".join(places).encode("utf-8", "surrogateescape"), capture_output=True, check=False)
    if ran.returncode not in (0, 1, 3):  # all good, not all good, something could not be read
        raise RuntimeError(ran.stderr.decode(errors="replace"))
    return ran.stdout.decode().splitlines()


def batches(places, size):
    for first in range(0, len(places), size):
        yield places[first:first + size]


def write_parquet(lines, path):
    import pyarrow
    import pyarrow.parquet

    rows = [json.loads(line) for line in lines]
    for row in rows:
        row.update({f"volume_{name}": value for name, value in (row.pop("volume") or {}).items()})
    names = sorted({name for row in rows for name in row})
    columns = {name: [row.get(name) for row in rows] for name in names}
    pyarrow.parquet.write_table(pyarrow.table(columns), path, compression="zstd")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scheduler", help="address of the scheduler (default: two workers on this machine)")
    parser.add_argument("--batch", type=int, default=50, help="places for each task (default: 50)")
    parser.add_argument("-o", "--output", help="Parquet file to write")
    parser.add_argument("--lines", help="file of lines to write")
    parser.add_argument("places", help="file with one place per line")
    parser.add_argument("options", nargs="*", help="of ext4atlas-cli scan, behind --")
    given = parser.parse_args()

    from distributed import Client, as_completed

    with sys.stdin if given.places == "-" else open(given.places, encoding="utf-8", errors="surrogateescape") as file:
        places = [line.rstrip("\n") for line in file if line != "\n"]
    client = Client(given.scheduler) if given.scheduler else Client(n_workers=2, threads_per_worker=1, dashboard_address=None)
    print(f"scheduler at {client.scheduler.address}", file=sys.stderr, flush=True)
    lines = []
    with client:
        tasks = [client.submit(scan, batch, given.options, pure=False, retries=2) for batch in batches(places, given.batch)]
        for task in as_completed(tasks):
            lines += task.result()
            task.release()
            print(f"{len(lines)} of {len(places)} places", end="\r", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    if given.lines:
        with open(given.lines, "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)
    if given.output:
        write_parquet(lines, given.output)


if __name__ == "__main__":
    main()
