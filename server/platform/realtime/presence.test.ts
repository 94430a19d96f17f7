import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePresence } from './presence.ts';
import { makeProcesses, type Processes } from './processes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Hear = (data: unknown) => void;

/** Processes that hear each other. What one says can be kept back and let go in another order. */
function aTown() {
  const ears: Map<string, Hear>[] = [];
  const kept: (() => void)[] = [];
  let keeping = false;
  const connect = (): Processes => {
    const own = new Map<string, Hear>();
    ears.push(own);
    return {
      shared: true,
      publish(event, data) {
        const deliver = () => {
          for (const other of ears) if (other !== own) other.get(event)?.(data);
        };
        if (keeping) kept.push(deliver);
        else deliver();
      },
      subscribe: (event, schema, listener) =>
        own.set(event, (data) => {
          const heard = schema.safeParse(data);
          if (heard.success) listener(heard.data);
        }),
    };
  };
  return {
    connect,
    keepBack() {
      keeping = true;
    },
    letGo(order: (kept: (() => void)[]) => (() => void)[]) {
      keeping = false;
      for (const deliver of order(kept.splice(0))) deliver();
    },
  };
}

/** A process with lines that need no network: each keeps what it was told. */
function aProcess(processes?: Processes) {
  const io = new Server();
  const presence = makePresence(io, processes ?? makeProcesses(io, false));
  const { adapter } = io.sockets;
  let lines = 0;
  const line = (userId: string) => {
    lines += 1;
    const id = `line-${lines}`;
    const told: string[][] = [];
    const socket = {
      id,
      data: { userId },
      join: (room: string) => adapter.addAll(id, new Set([room])),
      leave: (room: string) => adapter.del(id, room),
      emit: (_: string, users: { userId: string }[]) => told.push(users.map((user) => user.userId).sort()),
    } as unknown as Socket;
    io.sockets.sockets.set(id as never, socket as never);
    return {
      socket,
      told,
      /** What it was told last, once everything that waits is told. */
      active: (): string[] | undefined => {
        vi.advanceTimersByTime(1000);
        return told.at(-1);
      },
      enter: (...contacts: string[]) => presence.enter(socket, userId, contacts),
      leave: () => presence.leave(socket, userId),
      look: (other?: string) => presence.look(socket, other),
    };
  };
  presence.open();
  return { presence, line };
}

describe('in one process', () => {
  test('who enters hears who of the contacts is there, and nobody else', () => {
    const { line } = aProcess();
    line('ravi').enter('asha');
    line('stranger').enter();
    const asha = line('asha');
    asha.enter('ravi', 'meena');
    expect(asha.active()).toEqual(['ravi']);
  });

  test('a person is there until the last device left', () => {
    const { presence, line } = aProcess();
    const asha = line('asha');
    asha.enter('ravi');
    const [phone, desk] = [line('ravi'), line('ravi')];
    phone.enter('asha');
    desk.enter('asha');
    phone.leave();
    expect([asha.active(), presence.isActive('ravi')]).toEqual([['ravi'], true]);
    desk.leave();
    expect([asha.active(), presence.isActive('ravi')]).toEqual([[], false]);
  });

  test('a line that leaves twice, or never came, takes nobody away', () => {
    const { presence, line } = aProcess();
    const [phone, desk] = [line('ravi'), line('ravi')];
    phone.enter();
    desk.enter();
    phone.leave();
    phone.leave();
    line('ravi').leave();
    expect(presence.isActive('ravi')).toBe(true);
  });

  test('many who come at once are told of in one telling', () => {
    const { line } = aProcess();
    const asha = line('asha');
    const others = Array.from({ length: 50 }, (_, place) => `worker-${place}`);
    asha.enter(...others);
    for (const other of others) line(other).enter();
    expect(asha.active()).toEqual([...others].sort());
    expect(asha.told).toHaveLength(1);
  });

  test('the second device of who is there already is told to nobody', () => {
    const { line } = aProcess();
    const asha = line('asha');
    asha.enter('ravi');
    line('ravi').enter();
    asha.active();
    line('ravi').enter();
    asha.active();
    expect(asha.told).toHaveLength(1);
  });

  test('one looks at one person at a time, and a contact stays watched when one looks away', () => {
    const { line } = aProcess();
    for (const other of ['ravi', 'meena', 'kiran']) line(other).enter();
    const asha = line('asha');
    asha.enter('ravi');
    asha.look('meena');
    expect(asha.active()).toEqual(['meena', 'ravi']);
    asha.look('kiran');
    expect(asha.active()).toEqual(['kiran', 'ravi']);
    asha.look('ravi');
    asha.look();
    expect(asha.active()).toEqual(['ravi']);
  });

  test('who looks at somebody is not active by that', () => {
    const { presence, line } = aProcess();
    line('asha').look('ravi');
    expect(presence.isActive('asha')).toBe(false);
  });

  test('two who meet see each other; two who part see nothing, by no way', () => {
    const { presence, line } = aProcess();
    const [asha, ravi] = [line('asha'), line('ravi')];
    asha.enter();
    ravi.enter();
    presence.meet('asha', 'ravi');
    expect([asha.active(), ravi.active()]).toEqual([['ravi'], ['asha']]);
    asha.look('ravi');
    ravi.look('asha');
    presence.part('asha', 'ravi');
    expect([asha.active(), ravi.active()]).toEqual([[], []]);
  });

  test('two who part keep the sight of all others', () => {
    const { presence, line } = aProcess();
    const [asha, ravi, meena] = [line('asha'), line('ravi'), line('meena')];
    asha.enter('ravi', 'meena');
    ravi.enter('asha', 'meena');
    meena.enter('asha', 'ravi');
    presence.part('asha', 'ravi');
    expect([asha.active(), ravi.active(), meena.active()]).toEqual([['meena'], ['meena'], ['asha', 'ravi']]);
  });
});

test('who may be watched is read again when two people met or parted meanwhile', async () => {
  const { presence } = aProcess();
  let blocked = false;
  let reads = 0;
  const mayWatch = await presence.settled(async () => {
    reads += 1;
    const read = !blocked;
    if (reads === 1) {
      blocked = true;
      presence.part('asha', 'ravi');
    }
    return read;
  });
  expect([mayWatch, reads]).toEqual([false, 2]);
});

test('and also when the word of it came from another process', async () => {
  const town = aTown();
  const [north, south] = [aProcess(town.connect()), aProcess(town.connect())];
  let reads = 0;
  await north.presence.settled(async () => {
    reads += 1;
    if (reads === 1) south.presence.meet('asha', 'ravi');
  });
  expect(reads).toBe(2);
});

describe('in several processes', () => {
  test('who is there in another process is active here, until the last device anywhere left', () => {
    const town = aTown();
    const [north, south] = [aProcess(town.connect()), aProcess(town.connect())];
    const asha = north.line('asha');
    asha.enter('ravi');
    const [here, there] = [north.line('ravi'), south.line('ravi')];
    there.enter();
    expect(asha.active()).toEqual(['ravi']);
    here.enter();
    there.leave();
    expect(asha.active()).toEqual(['ravi']);
    here.leave();
    expect(asha.active()).toEqual([]);
  });

  test('a block in one process parts the lines of the other, also one that only looks', () => {
    const town = aTown();
    const [north, south] = [aProcess(town.connect()), aProcess(town.connect())];
    const [asha, ravi] = [north.line('asha'), south.line('ravi')];
    ravi.enter('asha');
    asha.look('ravi');
    expect(asha.active()).toEqual(['ravi']);
    south.presence.part('ravi', 'asha');
    expect([asha.active(), ravi.active()]).toEqual([[], []]);
  });

  test('an older word about who is there does not take the place of a newer one', () => {
    const town = aTown();
    const [north, south] = [aProcess(town.connect()), aProcess(town.connect())];
    const asha = south.line('asha');
    asha.enter('ravi');
    const ravi = north.line('ravi');
    town.keepBack();
    ravi.enter();
    ravi.leave();
    ravi.enter();
    // The network turns them round: the last to arrive says that he left.
    town.letGo(([came, left, cameAgain]) => [came, cameAgain, left].flatMap((word) => word ?? []));
    expect(asha.active()).toEqual(['ravi']);
  });

  test('a word that comes a second time changes nothing', () => {
    const town = aTown();
    const [north, south] = [aProcess(town.connect()), aProcess(town.connect())];
    const asha = south.line('asha');
    asha.enter('ravi');
    const ravi = north.line('ravi');
    town.keepBack();
    ravi.enter();
    ravi.leave();
    town.letGo(([came, left]) => [came, left, came].flatMap((word) => word ?? []));
    expect(asha.active()).toEqual([]);
  });

  test('a process that closes says farewell: its users are Offline in the others', () => {
    const town = aTown();
    const [north, south] = [aProcess(town.connect()), aProcess(town.connect())];
    const asha = south.line('asha');
    asha.enter('ravi');
    north.line('ravi').enter();
    expect(asha.active()).toEqual(['ravi']);
    north.presence.close();
    expect(asha.active()).toEqual([]);
  });
});
