// npm run bench:loop — how long one call holds up all others, and how much it answers, for a user who has as much of
// everything as the product allows. The longest stay of the event loop, of 5 calls after a first.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { growUser, limits } from '../server/testing/grown-user.ts';
import { openPopulatedApp, openServer } from './populated-app.ts';
import { printTable } from './table.ts';

const rounds = 5;
const msOfNs = 1e6;

const server = await openServer(process.env.DATABASE_URL);
const aUser =
  "insert into users (fullname, email, password_hash) values ('Bench', 'bench@neev.test', 'none')";
const app = await openPopulatedApp(await server.database(), (pool) => pool.query(aUser));
const { rows } = await app.pool.query<{ user_id: string }>('select user_id from sessions');
const calls = await growUser(app.pool, rows[0]?.user_id ?? '');

async function measure(of: string, path: string) {
  const ask = async () => {
    const answer = await fetch(app.address + path, { headers: { token: app.token } });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  const { status, bytes } = await ask();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begun = performance.now();
  const worked = process.cpuUsage();
  delay.enable();
  for (let round = 0; round < rounds; round += 1) await ask();
  delay.disable();
  const { user, system } = process.cpuUsage(worked);
  return {
    of,
    call: (path.split('?')[0] ?? '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'),
    status,
    KB: bytes / 1024,
    'ms a call': (performance.now() - begun) / rounds,
    // Of the process with the asking, which a busy machine does not stretch as it does the times beside it.
    'CPU ms a call': (user + system) / 1000 / rounds,
    'longest block ms': delay.max / msOfNs,
  };
}

const table: Awaited<ReturnType<typeof measure>>[] = [];
for (const [of, path] of Object.entries(calls)) table.push(await measure(of, path));
const sizes = Object.entries(limits).map(([name, size]) => `${size} ${name}`);
printTable(`One call at the limits: ${sizes.join(', ')}`, table);
await app.close();
await server.close();
