// npm run bench:chat: the product's chat, every message saved, beside a bare Socket.IO server that saves nothing.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import type { Socket } from 'socket.io-client';
import { type ServerProcess, startProcess } from './chat-servers.ts';
import { makeTown, openLine, openLines, type Person } from './chat-town.ts';
import { openServer } from './populated-app.ts';
import { median, printTable } from './table.ts';

const sizes = [500, 2000];
const rounds = 5;
const roundMs = 5000;
const ratePerSecond = 200;
const inFlight = 200;
const comings = 60;

interface Subject {
  name: string;
  server: ServerProcess;
  town: Person[];
  sockets: Socket[];
}
interface Round {
  p50: number;
  p99: number;
  perSecond: number;
  cpuMs: number;
}

const any = (amount: number): number => Math.floor(Math.random() * amount);

/** One person of the town writes to one of theirs. @returns when it is acknowledged */
async function write({ town, sockets }: Subject): Promise<void> {
  const place = any(town.length);
  const contact = town[place]?.contacts[any(20)];
  if (!contact) throw new Error('a town without neighbours');
  const answer = await sockets[place]?.emitWithAck('sendMessage', {
    clientId: randomUUID(),
    conversationId: contact.conversationId,
    receiverId: contact.userId,
    text: String(performance.now()),
  });
  if (!answer?.data) throw new Error(`not sent: ${JSON.stringify(answer)}`);
}

/** Hears of every message as its receiver, in milliseconds from the sending. @returns how to stop */
function listen({ town, sockets }: Subject, heard: (milliseconds: number) => void): () => void {
  const listeners = sockets.map((socket, place) => {
    const own = town[place]?.userId;
    const listener = (message: { receiverId: string; text: string }): void => {
      if (message.receiverId === own) heard(performance.now() - Number(message.text));
    };
    socket.on('getMessage', listener);
    return () => socket.off('getMessage', listener);
  });
  return () => {
    for (const stop of listeners) stop();
  };
}

const at = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function measure(subject: Subject, load: (until: number) => Promise<void>): Promise<Round> {
  const times: number[] = [];
  const stop = listen(subject, (milliseconds) => times.push(milliseconds));
  const begunCpu = subject.server.cpu();
  const begun = performance.now();
  await load(begun + roundMs);
  const seconds = (performance.now() - begun) / 1000;
  await delay(200);
  stop();
  times.sort((one, other) => one - other);
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    perSecond: times.length / seconds,
    cpuMs: ((subject.server.cpu() - begunCpu) * 1000) / times.length,
  };
}

/** So many a second, evenly, whether or not the last was answered. */
const steadily = (subject: Subject) => async (until: number) => {
  const under: Promise<void>[] = [];
  for (let next = performance.now(); next < until; next += 1000 / ratePerSecond) {
    const wait = next - performance.now();
    if (wait > 1) await delay(wait);
    under.push(write(subject));
  }
  await Promise.all(under);
};

/** As many as it takes, so many under way at once. */
const flatOut = (subject: Subject) => async (until: number) => {
  const writer = async (): Promise<void> => {
    while (performance.now() < until) await write(subject);
  };
  await Promise.all(Array.from({ length: inFlight }, writer));
};

const middle = (all: Round[], figure: keyof Round): number => median(all.map((round) => round[figure]));

async function beside(subjects: [Subject, Subject], title: string, how: typeof steadily): Promise<void> {
  const results: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, subject] of subjects.entries()) {
      const one = await measure(subject, how(subject));
      // The first one warms up.
      if (round > 0) results[place]?.push(one);
    }
  const row = (name: string, all: Round[], { server }: Subject) => ({
    server: name,
    'p50 ms': middle(all, 'p50'),
    'p99 ms': middle(all, 'p99'),
    'messages/s': middle(all, 'perSecond'),
    'CPU ms a message': middle(all, 'cpuMs'),
    'memory MB': server.memory(),
  });
  const [ours, bare] = [row('Neev', results[0], subjects[0]), row('bare echo', results[1], subjects[1])];
  const figures = ['p50 ms', 'p99 ms', 'messages/s', 'CPU ms a message', 'memory MB'] as const;
  const ratio = Object.fromEntries(figures.map((name) => [name, ours[name] / bare[name]]));
  printTable(title, [ours, bare, { server: 'ratio', ...ratio }]);
}

/** Seconds of processor time a second that the open lines cost by themselves: their pings. */
async function idling({ server }: Subject): Promise<number> {
  const begun = server.cpu();
  await delay(2 * roundMs);
  return (server.cpu() - begun) / ((2 * roundMs) / 1000);
}

/** What it costs the server, in milliseconds, that one user comes and goes, told to twenty who are there. */
async function comingAndGoing(subject: Subject): Promise<number> {
  const { server, town } = subject;
  const idle = await idling(subject);
  const [begun, begunCpu] = [performance.now(), server.cpu()];
  for (let done = 0; done < comings; done += 1) {
    const person = town[0];
    if (!person) break;
    const socket = await openLine(server.address, person);
    // Until it is told who is there: then those who are there have been told of it.
    await new Promise((resolve) => socket.once('getUsers', resolve));
    socket.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  return ((server.cpu() - begunCpu - idle * seconds) * 1000) / comings;
}

function urlOf({ user, password, host, port, database, connectionString }: PoolConfig): string {
  if (connectionString) return connectionString;
  const key = encodeURIComponent(String(password));
  return `postgres://${user}:${key}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

const servers = await openServer(process.env.DATABASE_URL);
const folder = await mkdtemp(join(tmpdir(), 'neev-bench-chat-'));
const costs: Record<string, number>[] = [];
for (const size of sizes) {
  const database = await servers.database();
  const town = await makeTown(database, size);
  const neev = await startProcess('dist/server/main.js', {
    PORT: '0',
    DATA_DIR: join(folder, String(size)),
    DATABASE_URL: urlOf(database),
    SECRET_KEY: 'a key for benches only, and long enough',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const echo = await startProcess('bench/chat-echo.mjs', {});
  const subject = async (name: string, server: ServerProcess): Promise<Subject> => ({
    name,
    server,
    town,
    sockets: await openLines(server.address, town),
  });
  const subjects: [Subject, Subject] = [await subject('Neev', neev), await subject('bare echo', echo)];
  const people = `${size.toLocaleString('en-IN')} users with 20 contacts each, medians of ${rounds} interleaved rounds`;
  await beside(
    subjects,
    `${people}: ${ratePerSecond} messages/s in all (aim: p99 at most 1.5 times)`,
    steadily,
  );
  await beside(subjects, `${people}: as many as it takes (aim: messages/s at least 0.5)`, flatOut);
  subjects[0].sockets[0]?.close();
  costs.push({ users: size, 'CPU ms': await comingAndGoing(subjects[0]) });
  for (const { sockets } of subjects) for (const socket of sockets) socket.close();
  await neev.stop();
  await echo.stop();
}
printTable(`One user's coming and going, told to 20 contacts, mean of ${comings}`, costs);
await servers.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
