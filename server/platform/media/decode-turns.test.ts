import { expect, test, vi } from 'vitest';
import { inTurn, mostWaiting, requireTurn } from './decode-turns.ts';

/** Work that ends when it is told, and what it saw. */
function works() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (no: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(no);
      ends[no] = () => resolve(no);
    });
  return { begun, work, end: (no: number) => ends[no]?.() };
}

test('Pictures are decoded one after the other, in the order in which they came', async () => {
  const { begun, work, end } = works();
  const all = [0, 1, 2].map((no) => inTurn(work(no)));
  await vi.waitFor(() => expect(begun).toEqual([0]));
  end(0);
  await vi.waitFor(() => expect(begun).toEqual([0, 1]));
  end(1);
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
  end(2);
  expect(await Promise.all(all)).toEqual([0, 1, 2]);
});

test('Where too many wait the next is told to come again, and the others get their turn', async () => {
  const { begun, work, end } = works();
  const all = Array.from({ length: mostWaiting + 1 }, (_, no) => inTurn(work(no)));
  await vi.waitFor(() => expect(begun).toEqual([0]));
  await expect(inTurn(work(99))).rejects.toMatchObject({
    problem: 'pictures-busy',
    status: 503,
    retryAfter: 10,
  });
  expect(requireTurn).toThrow();
  for (let no = 0; no <= mostWaiting; no += 1) {
    await vi.waitFor(() => expect(begun).toHaveLength(no + 1));
    end(no);
  }
  await Promise.all(all);
  expect(requireTurn).not.toThrow();
});

test('Who hangs up leaves the queue, and who hangs up while it is decoded gets nothing kept', async () => {
  const { begun, work, end } = works();
  const [first, second] = [new AbortController(), new AbortController()];
  const decoding = inTurn(work(0), first.signal);
  const waiting = inTurn(work(1), second.signal);
  const after = inTurn(work(2));
  await vi.waitFor(() => expect(begun).toEqual([0]));
  second.abort();
  await expect(waiting).rejects.toMatchObject({ problem: 'bad-input' });
  first.abort();
  end(0);
  await expect(decoding).rejects.toMatchObject({ problem: 'bad-input' });
  await vi.waitFor(() => expect(begun).toEqual([0, 2]));
  end(2);
  expect(await after).toBe(2);
});

test('What fails in its turn fails as it is, and the next gets its own', async () => {
  const broken = inTurn(() => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await inTurn(async () => 'whole')).toBe('whole');
});
