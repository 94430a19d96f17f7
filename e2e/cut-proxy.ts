import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const mishaps = ['drop', 'refuse', 'stall'] as const;
type Mishap = (typeof mishaps)[number];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A line between a browser and the server that can be cut. */
export interface CutProxy {
  address: string;
  cuts: number;
  /**
   * Cuts every connection ('drop'), and takes none for a while ('refuse'); or lets nothing through for a while, and
   * then all of it ('stall'). @returns when the line is good again
   */
  trouble(mishap: Mishap, forMs: number): Promise<void>;
  /** One of them, at random. */
  anyTrouble(random: () => number): Promise<void>;
  close(): void;
}

/** @param port of the server on this machine; asked anew for each connection */
export async function startCutProxy(port: () => number): Promise<CutProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let refusing = 0;
  let stalling = 0;
  const server = createServer((browser) => {
    if (refusing > 0) return void browser.resetAndDestroy();
    const onward = connect(port(), '127.0.0.1');
    const pair: [Socket, Socket] = [browser, onward];
    pairs.add(pair);
    for (const [from, to] of [pair, [onward, browser] as const]) {
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (stalling > 0) from.unpipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const drop = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const eachWay = (act: (from: Socket, to: Socket) => void): void => {
    for (const [browser, onward] of pairs) {
      act(browser, onward);
      act(onward, browser);
    }
  };
  const proxy: CutProxy = {
    address: `http://127.0.0.1:${address.port}`,
    cuts: 0,
    async trouble(mishap, forMs) {
      proxy.cuts += 1;
      if (mishap === 'stall') {
        stalling += 1;
        eachWay((from, to) => from.unpipe(to));
        await delay(forMs);
        stalling -= 1;
        if (stalling === 0) eachWay((from, to) => from.pipe(to));
        return;
      }
      drop();
      if (mishap === 'drop') return;
      refusing += 1;
      await delay(forMs);
      refusing -= 1;
    },
    anyTrouble(random) {
      const mishap = mishaps[Math.floor(random() * mishaps.length)] ?? 'drop';
      return proxy.trouble(mishap, 200 + random() * 2500);
    },
    close() {
      drop();
      server.close();
    },
  };
  return proxy;
}
