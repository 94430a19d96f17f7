import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server in a process of its own. */
export interface ServerProcess {
  address: string;
  /** Seconds of processor time it has used. */
  cpu(): number;
  /** Megabytes that it holds. */
  memory(): number;
  stop(): Promise<void>;
}

// Of Linux: ticks a second in /proc.
const ticks = 100;

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += String(part);
    const address = /serves at (http:\/\/\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`the server did not start: ${said}`);
}

export async function startProcess(
  file: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  const proc = `/proc/${child.pid}`;
  return {
    address,
    cpu() {
      const fields = readFileSync(`${proc}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / ticks;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
