import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What a look through the audit log found. */
export interface VerifiedLog {
  lines: number;
  /** The first line that is not as it was written; the line after the last where the end was cut off. */
  broken: number | undefined;
  /** Hex. Noted elsewhere, it also tells of a chain that was made anew from the first line to the last. */
  head: string;
}

interface Line {
  seq: number;
  /** What is hashed, in its order. */
  parts: (string | null)[];
  prev: Buffer;
  hash: Buffer;
}

const linesAtOnce = 2000;

const withLength = (part: string | null): string =>
  part === null ? '-' : `${Buffer.byteLength(part)}:${part}`;

const hashOf = ({ prev, parts }: Line): Buffer =>
  createHash('sha256').update(prev).update(parts.map(withLength).join(',')).digest();

async function linesAfter(db: Db, seq: number): Promise<Line[]> {
  // The times as text: a Date holds no microseconds.
  const { rows } = await sql<Line>`
    select seq, prev, hash, array[seq::text, id::text, admin_id::text, admin_name, act, kind, record_id::text, record_name,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')] as parts
    from audit_log where seq > ${seq} order by seq limit ${linesAtOnce}`.execute(db);
  return rows;
}

/** The same inside a transaction that shows one moment. */
export async function followAuditLog(db: Db): Promise<VerifiedLog> {
  const noted = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
  const end = noted?.head.toString('hex') ?? '';
  let at = 0;
  let head: Buffer = Buffer.alloc(32);
  for (;;) {
    const lines = await linesAfter(db, at);
    for (const line of lines) {
      const isNext = line.seq === at + 1 && line.prev.equals(head);
      if (!isNext || !line.hash.equals(hashOf(line))) return { lines: at, broken: at + 1, head: end };
      [at, head] = [line.seq, line.hash];
    }
    if (lines.length < linesAtOnce) break;
  }
  const whole = noted !== undefined && noted.last_seq === at && noted.head.equals(head);
  return { lines: at, broken: whole ? undefined : at + 1, head: end };
}

/** Follows the audit log from its first line to the head that is noted of it (docs/rules.md#keys-6). */
export async function verifyAuditLog(db: Db): Promise<VerifiedLog> {
  return db.transaction().setIsolationLevel('repeatable read').execute(followAuditLog);
}
