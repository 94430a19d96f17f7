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

/** Both ends of each connection that goes through. */
function makePairs() {
  const pairs = new Set<[Socket, Socket]>();
  const eachWay = (act: (from: Socket, to: Socket) => void): void => {
    for (const [browser, onward] of pairs) {
      act(browser, onward);
      act(onward, browser);
    }
  };
  return {
    eachWay,
    add(browser: Socket, onward: Socket): void {
      const pair: [Socket, Socket] = [browser, onward];
      pairs.add(pair);
      for (const socket of pair) {
        socket.setNoDelay(true);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          for (const end of pair) end.destroy();
          pairs.delete(pair);
        });
      }
    },
    flow: () => eachWay((from, to) => from.pipe(to)),
    halt: () => eachWay((from, to) => from.unpipe(to)),
    drop: () => eachWay((from) => from.destroy()),
  };
}

/** @param port of the server on this machine; asked anew for each connection */
export async function startCutProxy(port: () => number): Promise<CutProxy> {
  const pairs = makePairs();
  let refusing = 0;
  let stalling = 0;
  const server = createServer((browser) => {
    if (refusing > 0) return void browser.resetAndDestroy();
    const onward = connect(port(), '127.0.0.1');
    pairs.add(browser, onward);
    if (stalling > 0) return;
    browser.pipe(onward);
    onward.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const proxy: CutProxy = {
    address: `http://127.0.0.1:${address.port}`,
    cuts: 0,
    async trouble(mishap, forMs) {
      proxy.cuts += 1;
      if (mishap === 'stall') {
        stalling += 1;
        pairs.halt();
        await delay(forMs);
        stalling -= 1;
        if (stalling === 0) pairs.flow();
        return;
      }
      pairs.drop();
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
      pairs.drop();
      server.close();
    },
  };
  return proxy;
}
