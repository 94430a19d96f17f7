import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const lines: Socket[] = [];
let address = '';

beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** Opens a line; `active()` waits for the next telling of who is active. */
function aLine({ token }: TestUser) {
  const made = io(address, { auth: { token }, forceNew: true, reconnection: false });
  lines.push(made);
  const tellings: string[][] = [];
  made.on('getUsers', (users: { userId: string }[]) => tellings.push(users.map(({ userId }) => userId)));
  const say = (event: string, data: object) => made.timeout(5000).emitWithAck(event, data);
  return {
    say,
    enter: () => say('addUsers', {}),
    look: (userId?: string) => say('look', { userId }),
    tellings,
    /** Says something that is answered with who is active, and gives that answer. */
    async activeAfter(act: () => Promise<unknown>): Promise<string[] | undefined> {
      const before = tellings.length;
      await act();
      await expect.poll(() => tellings.length).toBeGreaterThan(before);
      return tellings.at(-1);
    },
  };
}

async function aTalk() {
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const ravi = await neev.loginAs({ fullname: 'Ravi Test' });
  const { body } = await neev.call('POST', '/newConversation', {
    as: asha,
    body: { receiverId: ravi.userId },
  });
  const id = String(body.data._id);
  const block = (as: TestUser, blocked: boolean) =>
    neev.call('PUT', `/conversation/${id}/blocked`, { as, body: { blocked } });
  return { asha, ravi, id, block };
}

describe('while a block stands', () => {
  test.each(['the blocker', 'the blocked one'])(
    '%s who comes online later does not see the other',
    async (who) => {
      const { asha, ravi, block } = await aTalk();
      await block(asha, true);
      const [watcher, watched] = who === 'the blocker' ? [asha, ravi] : [ravi, asha];
      await aLine(watched).enter();
      const own = aLine(watcher);
      expect(await own.activeAfter(own.enter)).toEqual([]);
    },
  );

  test.each(['the blocker', 'the blocked one'])(
    '%s who is online is not told that the other comes',
    async (who) => {
      const { asha, ravi, block } = await aTalk();
      const meena = await neev.loginAs();
      const [watcher, comer] = who === 'the blocker' ? [asha, ravi] : [ravi, asha];
      await neev.call('POST', '/newConversation', { as: watcher, body: { receiverId: meena.userId } });
      await block(asha, true);
      const own = aLine(watcher);
      await own.activeAfter(own.enter);
      await aLine(comer).enter();
      // The next to come is told of: by then the one before would have been told too.
      expect(await own.activeAfter(() => aLine(meena).enter())).toEqual([meena.userId]);
    },
  );

  test.each(['the blocker', 'the blocked one'])(
    '%s who looks at the other’s profile sees no presence',
    async (who) => {
      const { asha, ravi, block } = await aTalk();
      await block(asha, true);
      const [watcher, watched] = who === 'the blocker' ? [asha, ravi] : [ravi, asha];
      await aLine(watched).enter();
      const own = aLine(watcher);
      expect(await own.activeAfter(() => own.look(watched.userId))).toEqual([]);
    },
  );

  test('the blocker loses sight of the other at once, as the other does', async () => {
    const { asha, ravi, block } = await aTalk();
    const [hers, his] = [aLine(asha), aLine(ravi)];
    await hers.enter();
    expect(await hers.activeAfter(his.enter)).toEqual([ravi.userId]);
    // His first telling may come after hers: the block waits until both see each other.
    await expect.poll(() => his.tellings.at(-1)).toEqual([asha.userId]);
    await block(asha, true);
    await expect.poll(() => his.tellings.at(-1)).toEqual([]);
    await expect.poll(() => hers.tellings.at(-1)).toEqual([]);
  });

  test('the blocker’s own writing is not told, and neither is the blocked one’s', async () => {
    const { asha, ravi, id, block } = await aTalk();
    const [hers, his] = [aLine(asha), aLine(ravi)];
    await Promise.all([hers.enter(), his.enter()]);
    await block(asha, true);
    const heard: string[] = [];
    for (const made of lines) made.on('typing', ({ userId }: { userId: string }) => heard.push(userId));
    await Promise.all([hers, his].map((one) => one.say('typing', { conversationId: id })));
    // An answer on each line after it: what was told before has arrived.
    await Promise.all([hers.enter(), his.enter()]);
    expect(heard).toEqual([]);
    await block(asha, false);
    await hers.say('typing', { conversationId: id });
    await expect.poll(() => heard).toEqual([asha.userId]);
  });

  test('where both blocked, one who takes it back sees nothing yet', async () => {
    const { asha, ravi, block } = await aTalk();
    await block(asha, true);
    await block(ravi, true);
    const [hers, his] = [aLine(asha), aLine(ravi)];
    await hers.activeAfter(hers.enter);
    await his.activeAfter(his.enter);
    await block(asha, false);
    expect(await hers.activeAfter(() => hers.look(ravi.userId))).toEqual([]);
    expect(await hers.activeAfter(() => block(ravi, false))).toEqual([ravi.userId]);
    await expect.poll(() => his.tellings.at(-1)).toEqual([asha.userId]);
  });
});

test('a block between two is no block between others', async () => {
  const { asha, ravi, block } = await aTalk();
  const meena = await neev.loginAs();
  await neev.call('POST', '/newConversation', { as: meena, body: { receiverId: ravi.userId } });
  await block(asha, true);
  await aLine(ravi).enter();
  const own = aLine(meena);
  expect(await own.activeAfter(own.enter)).toEqual([ravi.userId]);
});

test('one who looks at nobody, or at no user, is told of nobody', async () => {
  const asha = await neev.loginAs();
  const own = aLine(asha);
  expect(await own.activeAfter(() => own.look('x'))).toEqual([]);
  expect(await own.activeAfter(() => own.look())).toEqual([]);
});

describe('the delivered mark', () => {
  test('stands when the message reached the other’s device; seen only when it was looked at', async () => {
    const { asha, ravi, id } = await aTalk();
    const [hers, his] = [aLine(asha), aLine(ravi)];
    await Promise.all([hers.enter(), his.enter()]);
    const marked: object[] = [];
    lines[0]?.on('marked', (mark: object) => marked.push(mark));
    const reached = async () => {
      const { body } = await neev.call('GET', `/getConversations/${asha.userId}`, { as: asha });
      const { deliveredSeq, seenSeq } = body.data[0];
      return [deliveredSeq, seenSeq];
    };
    for (const text of ['One', 'Two']) await hers.say('sendMessage', { conversationId: id, text });
    expect(await reached()).toEqual([0, 0]);
    await his.say('mark', { conversationId: id, seq: 2, seen: false });
    expect(await reached()).toEqual([2, 0]);
    await his.say('mark', { conversationId: id, seq: 1, seen: true });
    expect(await reached()).toEqual([2, 1]);
    const mark = { conversationId: id, userId: ravi.userId };
    await expect
      .poll(() => marked)
      .toEqual([
        { ...mark, seq: 2, seen: false },
        { ...mark, seq: 1, seen: true },
      ]);
  });

  test('leaves what is unread unread, until it is seen', async () => {
    const { asha, ravi, id } = await aTalk();
    const [hers, his] = [aLine(asha), aLine(ravi)];
    for (const text of ['One', 'Two']) await hers.say('sendMessage', { conversationId: id, text });
    const unread = async () =>
      (await neev.call('GET', `/getConversations/${ravi.userId}`, { as: ravi })).body.data[0].unread;
    await his.say('mark', { conversationId: id, seq: 2, seen: false });
    expect(await unread()).toBe(2);
    await his.say('mark', { conversationId: id, seq: 1, seen: true });
    expect(await unread()).toBe(1);
  });

  test('never goes backwards, and never past the last message', async () => {
    const { asha, ravi, id } = await aTalk();
    const [hers, his] = [aLine(asha), aLine(ravi)];
    for (const text of ['One', 'Two']) await hers.say('sendMessage', { conversationId: id, text });
    const marked: { seq: number }[] = [];
    lines[0]?.on('marked', (mark: { seq: number }) => marked.push(mark));
    for (const seq of [2, 1, 2, 99]) await his.say('mark', { conversationId: id, seq, seen: false });
    await his.say('typing', { conversationId: id });
    await hers.say('look', {});
    const { body } = await neev.call('GET', `/getConversations/${asha.userId}`, { as: asha });
    expect(body.data[0]).toMatchObject({ deliveredSeq: 2, seenSeq: 0 });
    expect(marked).toHaveLength(1);
  });
});
