import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../outcome.ts';
import { onStage } from '../stage.ts';
import { openTown } from '../town.ts';

/** Debian's package `faketime`. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** How far the clock is from the true one, one jump after the other. */
const jumps = ['+3600', '-3600', '+0', '+7200', '-1800', '+0'];

/**
 * The clock of the server jumps an hour forward and back under load; that of the database stays, as on two machines.
 * @returns undefined where the library that moves a program's clock is not there
 */
export async function jumpClock(rounds: number): Promise<Outcome | undefined> {
  if (!existsSync(library)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'neev-clock-'));
  const file = join(folder, 'offset');
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // What measures a span of time is no clock on the wall.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  writeFileSync(file, '+0');
  try {
    return await onStage({ environment }, async (stage) => {
      const town = await openTown(stage);
      town.start();
      for (let nth = 0; nth < rounds; nth += 1)
        for (const jump of jumps) {
          await town.more(100);
          writeFileSync(file, jump);
          await town.served();
          await town.more(200);
        }
      return town.finish();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
