import { expect, test } from '@playwright/test';
import { haproxyIsToBeHad } from '../support/balancer.ts';
import {
  ask,
  beginUpload,
  countNotes,
  type Load,
  read,
  requestsOf,
  sendNotes,
  sendPictures,
  startLoad,
  write,
} from '../support/deployed-load.ts';
import { admin, type Deployment, type ProcessName, startDeployment } from '../support/deployment.ts';
import {
  type Member,
  type MemberLine,
  makeMember,
  openBetween,
  openLine,
  openReader,
  readAll,
} from '../support/members.ts';
import { redisIsToBeHad } from '../support/redis.ts';
import { note, scale } from '../support/scale.ts';

test.describe.configure({ mode: 'serial', timeout: scale.timeout });

const without = 'The deployment is NOT TESTED: it needs haproxy and redis-server';
const isToBeHad = haproxyIsToBeHad() && redisIsToBeHad();
if (!isToBeHad && !process.env.CI) process.stdout.write(`\n!!! ${without}\n`);
// A machine without the programs still runs the rest, and says loudly what it left out; under CI their absence fails.
test.skip(!isToBeHad && !process.env.CI, without);

let all: Deployment;
let address = '';
let asha: Member;
let ravi: Member;

test.beforeAll(async () => {
  if (!isToBeHad) throw new Error(without);
  all = await startDeployment();
  ({ address } = all.balancer);
  // Mails with codes lie where they were asked for.
  const neev = await all.mailsOf('web1');
  [asha, ravi] = [await makeMember(neev, 'Asha Deployed'), await makeMember(neev, 'Ravi Deployed')];
});
test.afterAll(() => all?.remove());

const readiness = async (name: ProcessName): Promise<number> =>
  (await fetch(`${all.process(name).address}/readyz`)).status;

/** Told to stop, drained, gone, back: as an operator restarts one. What was half-way at its stop is finished meanwhile. */
async function restart(name: ProcessName): Promise<void> {
  // The balancer gives each to the process with less to do: of several, the one has some too.
  const uploads = name === 'worker' ? 0 : 4;
  const halves = await Promise.all(Array.from({ length: uploads }, () => beginUpload(address, asha)));
  const before = all.balancer.heard(name);
  const stopped = all.process(name).stop();
  if (name !== 'worker') {
    await expect.poll(() => all.balancer.heard(name), { timeout: 30_000 }).toBe(before + 1);
    const rest = await Promise.all(halves.map((finish) => finish()));
    expect(rest).toEqual(halves.map(() => 201));
    // The rest of the drain is not waited for.
    void all.process(name).stop();
  }
  await stopped;
  await all.startAgain(name);
  await expect.poll(() => readiness(name)).toBe(200);
}

/** What was told stands there once, and the words of one person in the order in which they were written. */
function expectInOrder({ told }: MemberLine): void {
  expect(new Set(told.map(({ seq }) => seq)).size).toBe(told.length);
  for (const { userId } of [asha, ravi]) {
    const own = told.filter(({ senderId }) => senderId === userId).map(({ seq }) => seq);
    expect(own).toEqual([...own].sort((one, another) => one - another));
  }
}

async function expectNothingLost(load: Load): Promise<void> {
  expect(load.failed).toEqual([]);
  expect((await requestsOf(address, asha)).sort()).toEqual([...load.requests].sort());
  for (const picture of load.pictures) expect((await fetch(`${address}${picture}`)).status).toBe(200);
  const count = async () => countNotes(await (await all.mailsOf('worker')).mailsTo(admin), load.notes);
  await expect.poll(count, { timeout: 30_000 }).toEqual(load.notes.map(() => 1));
}

test('every process is restarted in turn under load: no call fails, and what was acknowledged is there once and in order', async () => {
  const id = await openBetween(address, asha, ravi);
  const own = [openLine(address, asha), openLine(address, ravi)] as const;
  const readers = (['websocket', 'websocket', 'websocket', 'polling'] as const).map((transport) =>
    openReader({ address, member: ravi, conversationId: id, transport }),
  );
  const lines = [...own, ...readers];
  const cuts: string[] = [];
  for (const { socket } of lines) socket.on('disconnect', (reason) => cuts.push(reason));
  await expect.poll(() => lines.every(({ socket }) => socket.connected)).toBe(true);
  const load = startLoad();
  const over = new AbortController();
  const place = { load, address, over: over.signal };
  const running = Promise.all([
    read({ ...place, as: asha }),
    read({ ...place, as: ravi }),
    ask({ ...place, as: asha }),
    sendNotes({ ...place, as: asha }),
    sendPictures({ ...place, as: ravi }),
    write({ ...place, as: asha }, own[0], id),
    write({ ...place, as: ravi }, own[1], id),
  ]);
  for (let round = 0; round < scale.rollingRestarts; round += 1) {
    for (const name of ['web1', 'web2', 'worker'] as const) await restart(name);
    await all.balancer.reload();
  }
  over.abort();
  await running;
  expect(cuts.length).toBeGreaterThan(0);
  await expectNothingLost(load);

  const saved = await readAll(address, asha, id);
  expect(saved.map(({ seq }) => seq)).toEqual(saved.map((_, place) => place + 1));
  expect(saved).toHaveLength([...load.acknowledged.values()].flat().length);
  for (const [userId, sent] of load.acknowledged)
    expect(saved.filter(({ senderId }) => senderId === userId)).toEqual(sent.map(({ data }) => data));
  for (const line of lines) expectInOrder(line);
  for (const { has } of readers) {
    await expect.poll(() => has.size).toBe(saved.length);
    expect(saved.map(({ seq }) => has.get(seq))).toEqual(saved);
  }

  const answered = all.balancer.lines();
  expect(answered.filter((line) => / (?:-1|5\d\d) \d+ bytes/.test(line))).toEqual([]);
  // The balancer had heard of each stop: nothing was sent to a door that was shut.
  expect(answered.filter((line) => !/retries=\+?0 /.test(line))).toEqual([]);
  note({
    ...Object.fromEntries(load.done),
    'sockets cut': cuts.length,
    failed: load.failed.length,
  });
  for (const { socket } of lines) socket.close();
});

test('the balancer gives no metrics away, and its log holds no address of a call', async () => {
  for (const path of ['/metrics', '/Metrics', '/%6Detrics', '/metrics/'])
    expect([path, (await fetch(`${address}${path}`)).headers.get('content-type')]).toEqual([path, null]);
  await fetch(`${address}/verifyUser/${encodeURIComponent(asha.email)}`);
  await expect.poll(() => all.balancer.lines().length).toBeGreaterThan(0);
  const named = all.balancer.lines().filter((line) => line.includes('@') || line.includes('/verifyUser'));
  expect(named).toEqual([]);
});

test('where none is ready, for want of Redis, those that live still serve', async () => {
  const { own } = all.redis;
  // The Redis of REDIS_URL may be in use for more than this test.
  test.skip(!own, 'a given Redis is not to be stopped');
  await own?.stop();
  const through = async () => {
    expect((await fetch(`${address}/site`)).status).toBe(200);
    return all.balancer.lines().at(-1);
  };
  await expect.poll(through, { timeout: 30_000 }).toContain(' living/');
  await own?.start();
  await expect.poll(through, { timeout: 30_000 }).toContain(' ready/');
});
