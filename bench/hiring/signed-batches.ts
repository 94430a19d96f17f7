import { aDevice, signedEntry, type TestDevice } from '#server/testing/a-device.ts';
import type { PopulatedApp } from '../populated-app.ts';
import { median, printTable } from '../table.ts';
import { batch, daysOf, type Opened, openBook, type Side, send } from './book-batches.ts';

const rounds = Number(process.env.ROUNDS ?? 100);

/** Names a device of a session over HTTP, with or without a key. */
export async function deviceOf({ address }: PopulatedApp, as: Side, signs: boolean): Promise<TestDevice> {
  const call = async (method: string, url: string, { body }: { body?: unknown } = {}) => {
    const headers = { token: as.token, 'content-type': 'application/json' };
    const { status } = await fetch(`${address}${url}`, { method, headers, body: JSON.stringify(body) });
    return { status, body: undefined, headers: {} };
  };
  return aDevice({ call } as Parameters<typeof aDevice>[0], { ...as, email: '' }, signs);
}

/** The same days as lines of a device. */
export const linesOf = (book: Opened, device: TestDevice) =>
  daysOf(book).map(({ kind, body }, place) =>
    signedEntry(device, { book: book.bookingId, n: place + 1, kind: String(kind), body }),
  );

/** What a line costs that names no device, that names one, and that one signs: on the server, and in its row. */
export async function measureSignedBatches(where: string, app: PopulatedApp, size: string): Promise<void> {
  const kinds = ['as of older pages', 'by a device', 'signed'] as const;
  const times = kinds.map((): number[] => []);
  const bytes = kinds.map((): number[] => []);
  for (let round = -5; round < rounds; round += 1)
    for (const place of kinds.keys()) {
      const book = await openBook(app.pool);
      const entries =
        place === 0 ? daysOf(book) : linesOf(book, await deviceOf(app, book.provider, place === 2));
      const { time } = await send(app, book, { as: book.provider, entries });
      const { rows } = await app.pool.query<{ size: number }>(
        `select avg(pg_column_size(e))::float as size from ledger_entries e where book_id = $1 and side <> 'neev'`,
        [book.bookingId],
      );
      if (round < 0) continue; // warm
      times[place]?.push(time / batch);
      bytes[place]?.push(rows[0]?.size ?? 0);
    }
  printTable(
    `${where}: a line of a hajri book, in batches of ${batch}, ${rounds} rounds; ${size}`,
    kinds.map((kind, place) => ({
      'a line': kind,
      'ms on the server': median(times[place] ?? []),
      'bytes of its row': median(bytes[place] ?? []),
    })),
  );
}
