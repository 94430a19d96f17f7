import type { PoolConfig } from 'pg';
import { io, type Socket } from 'socket.io-client';
import { newToken, tokenHash } from '../server/platform/config/keys/secrets.ts';
import { migrate, openDb, openPool } from '../server/platform/database/database.ts';
import { migrateJobs } from '../server/platform/jobs/jobs.ts';

const neighbours = 10;

export interface Person {
  userId: string;
  token: string;
  /** The people they write with, and the conversation: ten to each side. */
  contacts: { userId: string; conversationId: string }[];
}

/** A town of people on a ring, each with a conversation with the twenty nearest. */
export async function makeTown(database: PoolConfig, people: number): Promise<Person[]> {
  const pool = openPool(database, () => undefined);
  await migrate(openDb(pool));
  await migrateJobs({ pool });
  const tokens = Array.from({ length: people }, newToken);
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (fullname, email, password_hash)
     select 'Person ' || n, 't' || n || '@bench.invalid', 'none' from generate_series(1, $1) n returning id`,
    [people],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select h, u, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as t(h, u)`,
    [tokens.map(tokenHash), ids],
  );
  const town = ids.map((userId, place): Person => ({ userId, token: tokens[place] ?? '', contacts: [] }));
  const { rows: pairs } = await pool.query<{ id: string; first_id: string; second_id: string }>(
    `insert into conversations (first_id, second_id)
     select least(a.id, b.id), greatest(a.id, b.id)
     from unnest($1::uuid[]) with ordinality as a(id, n), generate_series(1, $2) d
     join unnest($1::uuid[]) with ordinality as b(id, n) on true
     where b.n = (a.n + d - 1) % $3 + 1
     returning id, first_id, second_id`,
    [ids, neighbours, people],
  );
  await pool.query(
    `insert into conversation_members (user_id, other_id, conversation_id)
     select first_id, second_id, id from conversations union all select second_id, first_id, id from conversations`,
  );
  await pool.query('vacuum analyze');
  await pool.end();
  const byId = new Map(town.map((person) => [person.userId, person]));
  for (const { id, first_id, second_id } of pairs) {
    byId.get(first_id)?.contacts.push({ userId: second_id, conversationId: id });
    byId.get(second_id)?.contacts.push({ userId: first_id, conversationId: id });
  }
  return town;
}

/** @returns an open line, announced as the web page does it */
export async function openLine(address: string, { userId, token }: Person): Promise<Socket> {
  const socket = io(address, { auth: { token, userId }, transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.emit('addUsers', { _id: userId });
  return socket;
}

const atOnce = 50;

export async function openLines(address: string, town: Person[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let begin = 0; begin < town.length; begin += atOnce)
    sockets.push(
      ...(await Promise.all(town.slice(begin, begin + atOnce).map((person) => openLine(address, person)))),
    );
  return sockets;
}
