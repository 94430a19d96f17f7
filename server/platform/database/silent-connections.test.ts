import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { openPool } from './database.ts';
import { endSilentConnections } from './silent-connections.ts';

const neev = useTestApp();

const left = "select count(*)::int as n from pg_stat_activity where application_name = 'over a line'";

/** The tests' database behind a line that can fall silent: it stays open, and carries nothing more. */
async function aLine() {
  const { host, port } = inject('postgres');
  const lines: [Socket, Socket][] = [];
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    lines.push([near, far]);
    ends.push(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const pool = openPool(
    {
      ...inject('postgres'),
      database: neev.services.pool.options.database,
      host: '127.0.0.1',
      port: typeof bound === 'object' && bound ? bound.port : 0,
      max: 1,
      application_name: 'over a line',
    },
    () => undefined,
  );
  onTestFinished(async () => {
    for (const end of ends) end.destroy();
    await pool.end();
    server.close();
    // The tests' role may not end what another role left behind: it goes once it notices that nobody is there.
    await expect
      .poll(async () => (await neev.services.pool.query(left)).rows, { timeout: 10_000 })
      .toEqual([{ n: 0 }]);
  });
  const fallSilent = () => {
    for (const [near, far] of lines.splice(0)) {
      near.unpipe(far);
      far.unpipe(near);
    }
  };
  return { pool, fallSilent };
}

test('A statement that a silent database leaves without a word ends with an error, and the next one is answered', async () => {
  const { pool, fallSilent } = await aLine();
  await pool.query('select 1');
  endSilentConnections(pool, 1000);
  fallSilent();
  await expect(pool.query('select 2')).rejects.toThrow('Connection terminated');
  expect((await pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
});

test('A connection that is kept for news and hears none stays, and so does one that idles', async () => {
  const { pool } = await aLine();
  // So long that only this test lets it pass: how slow the database answers here decides nothing.
  endSilentConnections(pool, 600_000);
  const client = await pool.connect();
  let ended = false;
  client.on('end', () => {
    ended = true;
  });
  const asked = vi.spyOn(client, 'query');
  for (let times = 1; times <= 5; times++) {
    client.connection.stream.emit('timeout');
    expect(asked).toHaveBeenCalledTimes(times);
    await asked.mock.results.at(-1)?.value;
  }
  expect(ended).toBe(false);
  client.release();
  expect((await pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
});
