import { beforeEach, describe, expect, test, vi } from 'vitest';

/** A socket as Socket.IO makes it, driven by hand. */
class FakeSocket {
  readonly token: string;
  closed = false;
  readonly emitted: [string, unknown][] = [];
  readonly volatileEmitted: [string, unknown][] = [];
  connects = 0;
  timeoutMs = 0;
  private readonly listeners = new Map<string, (data?: unknown) => void>();
  private any: (event: string, data?: unknown) => void = () => undefined;
  readonly volatile = {
    emit: (event: string, data: unknown) => void this.volatileEmitted.push([event, data]),
  };

  constructor(token: string) {
    this.token = token;
  }
  on(event: string, listener: (data?: unknown) => void): void {
    this.listeners.set(event, listener);
  }
  onAny(listener: (event: string, data?: unknown) => void): void {
    this.any = listener;
  }
  emit(event: string, data: unknown): void {
    this.emitted.push([event, data]);
  }
  timeout(milliseconds: number): { emitWithAck: (event: string, data: unknown) => Promise<unknown> } {
    this.timeoutMs = milliseconds;
    return { emitWithAck: async (event, data) => ({ event, data }) };
  }
  connect(): void {
    this.connects += 1;
  }
  close(): void {
    this.closed = true;
    this.happens('disconnect');
  }
  /** Something that Socket.IO itself reports. */
  happens(event: string, data?: unknown): void {
    this.listeners.get(event)?.(data);
  }
  /** Something the server emits. */
  receives(event: string, data?: unknown): void {
    this.listeners.get(event)?.(data);
    this.any(event, data);
  }
}

const { opened, kept } = vi.hoisted(() => ({ opened: [] as unknown[], kept: { options: {} as object } }));
vi.mock('socket.io-client', () => ({
  io: (options: { auth: { token: string } }) => {
    kept.options = options;
    const socket = new FakeSocket(options.auth.token);
    opened.push(socket);
    return socket;
  },
}));

const asha = { _id: 'asha', fullname: 'Asha', email: 'a@neev.test', profilePic: null, role: 'customer' };
const sockets = () => opened as FakeSocket[];
const last = async (amount = 1): Promise<FakeSocket> => {
  await vi.waitFor(() => expect(opened).toHaveLength(amount));
  return sockets()[amount - 1] as FakeSocket;
};

/** A page that has just loaded, with the session that stands in the browser. */
async function aPage(token: string | null = 'first') {
  if (token) {
    localStorage.setItem('user', JSON.stringify(asha));
    localStorage.setItem('token', token);
  }
  const session = await import('#web/shared/api/session.ts');
  const connection = await import('./connection.ts');
  const logIn = (as: string) => session.storeSession(asha as never, as);
  return { connection, session, logIn };
}

/** The same, with its connection open. */
async function anOpenPage() {
  const page = await aPage();
  page.connection.openConnection();
  const socket = await last();
  socket.happens('connect');
  return { ...page, socket };
}

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  opened.length = 0;
  localStorage.clear();
});

describe('the connection belongs to the session', () => {
  test('it opens once, with the token of who is logged in', async () => {
    const { connection } = await aPage();
    connection.openConnection();
    connection.openConnection();
    expect((await last()).token).toBe('first');
    connection.openConnection();
    expect(opened).toHaveLength(1);
  });

  test('who is not logged in has none', async () => {
    const { connection } = await aPage(null);
    connection.openConnection();
    await expect(connection.emitWithAck('sendMessage', {})).rejects.toThrow('no connection');
    expect(opened).toEqual([]);
  });

  test('another log-in closes it and opens another, for the new session', async () => {
    const { logIn, socket } = await anOpenPage();
    logIn('second');
    expect(socket.closed).toBe(true);
    expect((await last(2)).token).toBe('second');
  });

  test('a log-in on a page that stands open opens it', async () => {
    const { logIn } = await aPage(null);
    logIn('fresh');
    expect((await last()).token).toBe('fresh');
  });

  test('a log-out closes it, and what is emitted goes nowhere', async () => {
    const { connection, session, socket } = await anOpenPage();
    session.clearSession();
    expect([socket.closed, connection.isConnected()]).toEqual([true, false]);
    expect(connection.emit('mark', {})).toBe(false);
    await expect(connection.emitWithAck('sendMessage', {})).rejects.toThrow('no connection');
    expect(opened).toHaveLength(1);
  });

  test('a log-out in another tab closes it too', async () => {
    const { socket } = await anOpenPage();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(socket.closed).toBe(true);
  });

  test('a change of one’s name or picture leaves it open', async () => {
    const { session, socket } = await anOpenPage();
    session.storeUser({ ...asha, fullname: 'Asha Devi' } as never);
    expect([socket.closed, opened.length]).toEqual([false, 1]);
  });

  test('who logs out while its script is on its way gets no connection', async () => {
    const { connection, session } = await aPage();
    connection.openConnection();
    session.clearSession();
    await vi.dynamicImportSettled();
    expect(opened).toEqual([]);
  });
});

describe('what it tells of itself', () => {
  test('it is connected between the connection and its loss, and its loss is heard once', async () => {
    const { connection, socket } = await anOpenPage();
    const heard: string[] = [];
    connection.onServerEvent('disconnect', () => heard.push('lost'));
    expect(connection.isConnected()).toBe(true);
    socket.happens('disconnect');
    expect(connection.isConnected()).toBe(false);
    socket.happens('connect');
    expect([connection.isConnected(), heard]).toEqual([true, ['lost']]);
  });

  test('the loss of an older connection says nothing of the present one', async () => {
    const { connection, logIn, socket } = await anOpenPage();
    logIn('second');
    (await last(2)).happens('connect');
    socket.happens('disconnect');
    expect(connection.isConnected()).toBe(true);
  });

  test('who waits for it hears it at once where it is there, and each time it comes back', async () => {
    const { connection, socket } = await anOpenPage();
    const reconnected = vi.fn();
    const stop = connection.onReconnect(reconnected);
    expect(reconnected).toHaveBeenCalledTimes(1);
    socket.happens('disconnect');
    socket.happens('connect');
    expect(reconnected).toHaveBeenCalledTimes(2);
    stop();
    socket.happens('connect');
    expect(reconnected).toHaveBeenCalledTimes(2);
  });

  test('what the processes lost between them is asked for as after a reconnect', async () => {
    const { connection, socket } = await anOpenPage();
    const reconnected = vi.fn();
    connection.onServerEvent('reconnect', reconnected);
    socket.receives('missed');
    expect(reconnected).toHaveBeenCalledTimes(1);
  });

  test('WebSocket is tried first, and a lost connection is tried for without end', async () => {
    await anOpenPage();
    expect(kept.options).toMatchObject({
      transports: ['websocket', 'polling'],
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    });
  });
});

describe('what goes over it', () => {
  test('an event reaches everybody who hears it, until they stop', async () => {
    const { connection, socket } = await anOpenPage();
    const [one, other] = [vi.fn(), vi.fn()];
    const stop = connection.onServerEvent('getMessage', one);
    connection.onServerEvent('getMessage', other);
    socket.receives('getMessage', { seq: 1 });
    stop();
    socket.receives('getMessage', { seq: 2 });
    expect([one.mock.calls, other.mock.calls]).toEqual([[[{ seq: 1 }]], [[{ seq: 1 }], [{ seq: 2 }]]]);
  });

  test('what is emitted without a connection is to be emitted again, and is not kept', async () => {
    const { connection, socket } = await anOpenPage();
    expect(connection.emit('mark', { seq: 1 })).toBe(true);
    socket.happens('disconnect');
    expect(connection.emit('mark', { seq: 2 })).toBe(false);
    connection.emitVolatile('typing', {});
    expect([socket.emitted, socket.volatileEmitted]).toEqual([[['mark', { seq: 1 }]], []]);
  });

  test('what is of no use later is never kept for later', async () => {
    const { connection, socket } = await anOpenPage();
    connection.emitVolatile('typing', { conversationId: 'talk' });
    expect([socket.emitted, socket.volatileEmitted]).toEqual([[], [['typing', { conversationId: 'talk' }]]]);
  });

  test('an emit with an acknowledgement is answered, and not waited for without end', async () => {
    const { connection, socket } = await anOpenPage();
    expect(await connection.emitWithAck('sendMessage', { text: 'Hello' })).toEqual({
      event: 'sendMessage',
      data: { text: 'Hello' },
    });
    expect(socket.timeoutMs).toBeGreaterThan(0);
  });
});

describe('a server that lets nobody in', () => {
  const refuse = (socket: FakeSocket, status: number, type: string) =>
    socket.happens('connect_error', Object.assign(new Error(type), { data: { status, type } }));

  test('a session that has ended is ended here too', async () => {
    const { session, socket } = await anOpenPage();
    refuse(socket, 401, '/problems/login-needed');
    expect([session.currentSession(), session.endedElsewhere()]).toEqual([null, true]);
    expect(socket.closed).toBe(true);
  });

  test('the refusal of an older session leaves the present one', async () => {
    const { session, logIn, socket } = await anOpenPage();
    logIn('second');
    refuse(socket, 401, '/problems/login-needed');
    expect(session.currentSession()?.token).toBe('second');
  });

  test('a server in trouble is asked again after a while', async () => {
    const { session, socket } = await anOpenPage();
    vi.useFakeTimers();
    refuse(socket, 503, '/problems/not-ready');
    expect(socket.connects).toBe(0);
    vi.runAllTimers();
    expect([socket.connects, session.currentSession()?.token]).toEqual([1, 'first']);
  });

  test('but not for a session that is over by then, nor where it refused for good', async () => {
    const { session, socket } = await anOpenPage();
    vi.useFakeTimers();
    refuse(socket, 403, '/problems/not-allowed');
    vi.runAllTimers();
    // The network is Socket.IO's own matter.
    socket.happens('connect_error', new Error('xhr poll error'));
    refuse(socket, 503, '/problems/not-ready');
    session.clearSession();
    vi.runAllTimers();
    expect(socket.connects).toBe(0);
  });
});
