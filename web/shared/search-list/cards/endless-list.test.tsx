import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { EndlessCards } from './endless-cards.tsx';
import { useEndlessList } from './endless-list.ts';
import type { ListPage } from './fresh-page.ts';

type Item = { id: string; name?: string };
const page = (ids: string[], nextCursor: string | null = null, total = 5): ListPage<Item> => ({
  data: ids.map((id) => ({ id })),
  nextCursor,
  total,
});

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

function Shelter({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
function start(load: (cursor: string | undefined) => ListPage<Item>) {
  const asked: (string | undefined)[] = [];
  const { result } = renderHook(
    () =>
      useEndlessList<Item>({
        key: ['list'],
        load: async ({ cursor }) => {
          asked.push(cursor);
          return load(cursor);
        },
      }),
    { wrapper: Shelter },
  );
  return { asked, list: result, ids: () => result.current.items.map(({ id }) => id).join('') };
}

describe('A list that grows', () => {
  test('shows its first page and how many there are in all', async () => {
    const { list, ids } = start(() => page(['a', 'b'], 'two'));
    expect(list.current).toMatchObject({ status: 'loading', items: [], total: 0 });
    await waitFor(() => expect(list.current.status).toBe('ready'));
    expect(ids()).toBe('ab');
    expect(list.current).toMatchObject({ total: 5, totalIsEstimate: false, hasMore: true });
  });

  test('asks for the page after the last one, in order, and no further than its end', async () => {
    const { asked, list, ids } = start((cursor) =>
      cursor === undefined ? page(['a', 'b'], 'two') : cursor === 'two' ? page(['c'], 'three') : page(['d']),
    );
    for (const known of ['ab', 'abc', 'abcd']) {
      await waitFor(() => expect(ids()).toBe(known));
      act(() => list.current.more());
    }
    expect(asked).toEqual([undefined, 'two', 'three']);
    expect(list.current.hasMore).toBe(false);
  });

  test('shows a record that moved while pages were fetched once', async () => {
    const { list, ids } = start((cursor) => (cursor ? page(['b', 'c']) : page(['a', 'b'], 'two')));
    await waitFor(() => expect(ids()).toBe('ab'));
    act(() => list.current.more());
    await waitFor(() => expect(ids()).toBe('abc'));
  });

  test('asked twice for more fetches one page', async () => {
    const { asked, list, ids } = start((cursor) => (cursor ? page(['c']) : page(['a'], 'two')));
    await waitFor(() => expect(ids()).toBe('a'));
    act(() => {
      list.current.more();
      list.current.more();
    });
    await waitFor(() => expect(ids()).toBe('ac'));
    expect(asked).toEqual([undefined, 'two']);
  });

  test('takes its total from the last page that came', async () => {
    const { list } = start((cursor) =>
      cursor ? { ...page(['b'], null, 12_000), totalIsEstimate: true } : page(['a'], 'two', 9000),
    );
    await waitFor(() => expect(list.current.total).toBe(9000));
    act(() => list.current.more());
    await waitFor(() => expect(list.current).toMatchObject({ total: 12_000, totalIsEstimate: true }));
  });

  test('that failed at the start can be tried again', async () => {
    let broken = true;
    const { list, ids } = start(() => {
      if (broken) throw new CallError('network');
      return page(['a']);
    });
    await waitFor(() => expect(list.current.status).toBe('failed'));
    expect(list.current.error).toMatchObject({ problem: 'network' });
    broken = false;
    act(() => list.current.retry());
    await waitFor(() => expect(ids()).toBe('a'));
    expect(list.current.status).toBe('ready');
  });

  test('keeps what is there where the next page fails, and tries that page again', async () => {
    let broken = true;
    const { list, ids } = start((cursor) => {
      if (cursor && broken) throw new CallError('network');
      return cursor ? page(['b']) : page(['a'], 'two');
    });
    await waitFor(() => expect(ids()).toBe('a'));
    act(() => list.current.more());
    await waitFor(() => expect(list.current.moreFailed).toBe(true));
    expect([list.current.status, ids()]).toEqual(['ready', 'a']);
    broken = false;
    act(() => list.current.more());
    await waitFor(() => expect(ids()).toBe('ab'));
    expect(list.current.moreFailed).toBe(false);
  });
});

describe('Open lists see a change within 15 s', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  test('the page in view is asked for again, and what changed in it shows', async () => {
    let name = 'before';
    const { asked, list } = start(() => ({ data: [{ id: 'a', name }], nextCursor: null, total: 1 }));
    await wait(0);
    name = 'after';
    await wait(14);
    expect(asked).toHaveLength(1);
    await wait(2);
    expect(asked).toHaveLength(2);
    expect(list.current.items).toEqual([{ id: 'a', name: 'after' }]);
  });

  test('of several pages only the one in view, as long as nobody came or left', async () => {
    const { asked, list } = start((cursor) => (cursor ? page(['b']) : page(['a'], 'two')));
    await wait(0);
    act(() => list.current.more());
    await wait(1);
    expect(asked).toEqual([undefined, 'two']);
    await wait(15);
    expect(asked).toEqual([undefined, 'two', undefined]);
  });

  test('when somebody came, all pages are asked for', async () => {
    let first = ['a'];
    const { asked, list, ids } = start((cursor) => (cursor ? page(['z']) : page(first, 'two')));
    await wait(0);
    act(() => list.current.more());
    await wait(1);
    first = ['new', 'a'];
    await wait(15);
    expect(ids()).toBe('newaz');
    expect(asked.slice(2)).toEqual([undefined, undefined, 'two']);
  });

  test('a refresh that fails leaves what is shown as it is', async () => {
    let broken = false;
    const { list, ids } = start(() => {
      if (broken) throw new CallError('network');
      return page(['a']);
    });
    await wait(0);
    broken = true;
    await wait(16);
    expect([list.current.status, ids()]).toEqual(['ready', 'a']);
  });
});

describe('Cards at the end of a list', () => {
  const words = {
    loadMore: 'Load more',
    loading: 'Loading',
    moreFailed: 'More did not load',
    tryAgain: 'Try again',
  };
  let seen: (() => void) | undefined;
  beforeEach(() => {
    seen = undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          seen = () => tell([{ isIntersecting: true }]);
        }
        observe = () => undefined;
        disconnect = () => {
          seen = undefined;
        };
      },
    );
  });
  const show = (state: Partial<Parameters<typeof EndlessCards>[0]>) => {
    const onMore = vi.fn();
    const usual = { hasMore: true, busy: false, loadingMore: false, moreFailed: false };
    render(
      <EndlessCards label="Workers" t={words} onMore={onMore} {...usual} {...state}>
        <li>Ramesh</li>
      </EndlessCards>,
    );
    return onMore;
  };

  test('near them the next page comes by itself', () => {
    const onMore = show({});
    seen?.();
    expect(onMore).toHaveBeenCalledOnce();
  });

  test('while something is fetched nothing more is asked for', () => {
    show({ busy: true });
    expect(seen).toBeUndefined();
  });

  test('after a failure only a press asks again', () => {
    const onMore = show({ moreFailed: true });
    expect(seen).toBeUndefined();
    expect(screen.getByRole('alert').textContent).toBe('More did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  test('where there is nothing more, no button stands', () => {
    show({ hasMore: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('list', { name: 'Workers' }).children).toHaveLength(1);
  });
});
