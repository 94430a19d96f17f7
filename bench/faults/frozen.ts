import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process started. Linux alone. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}

/** A process and those that it started: they are there, and do nothing until thawed. */
export function freeze(parent: number): { thaw(): void } {
  signal(parent, 'SIGSTOP');
  const frozen = [parent, ...childrenOf(parent)];
  for (const one of frozen) signal(one, 'SIGSTOP');
  return {
    thaw() {
      for (const one of frozen.reverse()) signal(one, 'SIGCONT');
    },
  };
}
