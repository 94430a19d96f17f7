// Of Linux alone: it reads /proc.
import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

/** Seconds of processor time of a database: of the first process of the server, with those of its children that ended; and the children that live. */
export async function cpuOfDatabase(pool: Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const first = Number(statOf(rows[0]?.pid ?? 0)[1]);
  const sum = (fields: string[], count: number) =>
    fields.slice(11, 11 + count).reduce((all, ticks) => all + Number(ticks), 0);
  return () => {
    let ticks = sum(statOf(first), 4);
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        const fields = statOf(pid);
        if (Number(fields[1]) === first) ticks += sum(fields, 2);
      } catch {
        // It ended while we looked.
      }
    return ticks / 100;
  };
}
