import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './product.ts';

/** HAProxy with the rules of deploy/haproxy.cfg, before processes of this machine. */
export interface Balancer {
  address: string;
  /** Its lines on calls so far, as the log-format of haproxy.cfg has them. */
  lines(): string[];
  /** How often it was told by a process itself, with a 503, that it is to be sent nobody more. */
  heard(name: string): number;
  /** As `systemctl reload haproxy` does it. @returns once the new one has taken over */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export const haproxyIsToBeHad = (): boolean => spawnSync('haproxy', ['-v']).status === 0;

/** What it says when the one before the reload listens no more. */
const oldIsGone = 'Proxy people stopped';

/** @returns once it takes connections @throws with what it said, if it ends before */
export async function startBalancer(ports: [first: number, second: number]): Promise<Balancer> {
  const port = await freePort();
  const at = (of: number) => `127.0.0.1:${of}`;
  const child = spawn('haproxy', ['-W', '-db', '-f', 'deploy/haproxy.cfg'], {
    env: {
      PATH: process.env.PATH,
      NEEV_BIND: at(port),
      NEEV_WEB1: at(ports[0]),
      NEEV_WEB2: at(ports[1]),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [log, said] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    log += String(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = `http://${at(port)}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(said);
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
  }
  return {
    address,
    lines: () => log.split('\n').filter((line) => line.startsWith('people ')),
    heard: (name) =>
      said.split(`Server ready/${name} is DOWN, reason: Layer7 wrong status, code: 503`).length - 1,
    async reload() {
      const others = said.split(oldIsGone).length;
      child.kill('SIGUSR2');
      while (said.split(oldIsGone).length === others) {
        if (child.exitCode !== null) throw new Error(said);
        await once(child.stderr, 'data');
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
