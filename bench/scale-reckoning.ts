import { printTable } from './table.ts';

/** What we take for granted of ten million listings and a million people who are there at once. */
const assumed = {
  listings: 10_000_000,
  accounts: 30_000_000,
  online: 1_000_000,
  /** What each of those who are there does in a minute. */
  aMinute: {
    'a list, filtered': 0.5,
    'a list, nearest first': 0.5,
    'a record': 1,
    'a log-in by password': 0.001,
    'a message, saved and delivered': 0.2,
  } as Record<string, number>,
};

export interface Cost {
  act: string;
  /** Milliseconds of processor time. */
  server: number;
  database: number;
  /** Bytes of the write-ahead log. */
  wal: number;
}

interface Measured {
  costs: Cost[];
  /** Bytes of memory, and milliseconds of processor time a second, of one open socket. */
  socket: { bytes: number; cpu: number };
  /** Bytes of one row with its indexes, by table. */
  rowBytes: ReadonlyMap<string, number>;
}

const giga = 1e9;

/** Prints what they need: cores that are busy all the time, memory and disk. Straight proportion, nothing else. */
export function printReckoning({ costs, socket, rowBytes }: Measured): void {
  const { online, listings, accounts, aMinute } = assumed;
  const rows = costs.map(({ act, server, database, wal }) => {
    const aSecond = (online * (aMinute[act] ?? 0)) / 60;
    return {
      act,
      'a second': aSecond,
      'cores, Neev': (aSecond * server) / 1000,
      'cores, database': (aSecond * database) / 1000,
      'WAL MB/s': (aSecond * wal) / 1e6,
    };
  });
  const sum = (name: 'cores, Neev' | 'cores, database' | 'WAL MB/s') =>
    rows.reduce((all, row) => all + row[name], 0);
  const sockets = {
    act: 'a million sockets, idle',
    'a second': 0,
    'cores, Neev': (online * socket.cpu) / 1000,
  };
  printTable(
    `${listings.toLocaleString('en-IN')} listings, ${online.toLocaleString('en-IN')} people at once: by straight proportion`,
    [
      ...rows,
      { ...sockets, 'cores, database': 0, 'WAL MB/s': 0 },
      {
        act: 'all of it',
        'a second': 0,
        'cores, Neev': sum('cores, Neev') + sockets['cores, Neev'],
        'cores, database': sum('cores, database'),
        'WAL MB/s': sum('WAL MB/s'),
      },
    ],
  );
  const of = (table: string) => rowBytes.get(table) ?? 0;
  const messagesADay = online * (aMinute['a message, saved and delivered'] ?? 0) * 60 * 24;
  printTable('GB', [
    { what: 'memory of the sockets', GB: (online * socket.bytes) / giga },
    { what: 'listings on the disk', GB: (listings * of('providers')) / giga },
    { what: 'accounts on the disk', GB: (accounts * of('users')) / giga },
    { what: 'messages of one such day', GB: (messagesADay * of('messages')) / giga },
  ]);
}
