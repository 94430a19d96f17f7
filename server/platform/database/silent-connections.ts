import { Socket } from 'node:net';
import type pg from 'pg';

const silenceMs = 20_000;

/**
 * A database, or a line to it, that falls silent without closing its connections would keep those who wait for an answer
 * for ever. After so long without a byte a connection in use is asked for a sign of life, and after as long again it is
 * closed: who waits on it gets an error, and the pool opens another (docs/rules.md#running-10).
 */
export function endSilentConnections(pool: pg.Pool, afterMs = silenceMs): void {
  const watched = new WeakSet<Socket>();

  function watch(client: pg.PoolClient, socket: Socket): void {
    let isAsked = false;
    const heard = (): void => {
      isAsked = false;
    };
    socket.on('timeout', () => {
      if (isAsked) return void socket.destroy(new Error('Connection terminated: the database is silent'));
      isAsked = true;
      socket.setTimeout(afterMs);
      // In a transaction that failed it is refused: a sign of life too.
      client.query('select 1').then(heard, heard);
    });
  }

  pool.on('acquire', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    if (!watched.has(stream)) watch(client, stream);
    watched.add(stream);
    stream.setTimeout(afterMs);
  });
  pool.on('release', (_error, client) => {
    const { stream } = client.connection;
    if (stream instanceof Socket) stream.setTimeout(0);
  });
}
