import { setTimeout as delay } from 'node:timers/promises';
import { postmasterOf } from '#server/testing/own-process.ts';
import { mountSmallDisk } from '#server/testing/small-disk.ts';
import type { Outcome } from '../outcome.ts';
import { onStage } from '../stage.ts';
import { openTown } from '../town.ts';

/** Room for the database and what the load writes. */
const megabytes = 300;

/**
 * The disk of DATA_DIR becomes full under load and is emptied again; every second time the database is killed while it is
 * full, so that it has no room to come back.
 * @returns undefined where this user may not mount
 */
export async function fillDisk(times: number, fullForMs: number): Promise<Outcome | undefined> {
  const disk = mountSmallDisk(megabytes);
  if (!disk) return undefined;
  try {
    return await onStage({ dataDir: disk.folder }, async (stage) => {
      const town = await openTown(stage, { mailMayFail: true });
      town.start();
      for (let nth = 0; nth < times; nth += 1) {
        await town.more(60);
        disk.fill();
        if (nth % 2 === 1) process.kill(postmasterOf(disk.folder), 'SIGKILL');
        await delay(fullForMs);
        disk.free();
        await town.served();
      }
      return town.finish();
    });
  } finally {
    disk.remove();
  }
}
