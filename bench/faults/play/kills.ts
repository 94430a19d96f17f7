import { postmasterOf } from '#server/testing/own-process.ts';
import { makeRandom } from '../../../e2e/support/cut-proxy.ts';
import { childrenOf } from '../frozen.ts';
import type { Outcome } from '../outcome.ts';
import { onStage } from '../stage.ts';
import { openTown, type TownSize } from '../town.ts';

/** Messages that are acknowledged between two kills. */
const between = 25;

/** kill -9 of the server, in the middle of whatever it does. */
export async function killServer(times: number, size?: TownSize): Promise<Outcome> {
  return onStage({}, async (stage) => {
    const town = await openTown(stage, size);
    town.start();
    for (let nth = 0; nth < times; nth += 1) {
      await town.more(between + (nth % 7));
      const since = performance.now();
      await stage.kill();
      await stage.serve();
      await town.served(since);
    }
    return town.finish();
  });
}

/** kill -9 of the embedded PostgreSQL: its first process, and every fifth time one that serves a connection. */
export async function killDatabase(times: number): Promise<Outcome> {
  const random = makeRandom(times);
  return onStage({}, async (stage) => {
    const town = await openTown(stage);
    town.start();
    for (let nth = 0; nth < times; nth += 1) {
      await town.more(between + (nth % 7));
      const postmaster = postmasterOf(stage.dataDir);
      const children = childrenOf(postmaster);
      const one = nth % 5 === 4 ? children[Math.floor(random() * children.length)] : postmaster;
      const since = performance.now();
      process.kill(one ?? postmaster, 'SIGKILL');
      await town.served(since);
    }
    return town.finish();
  });
}
