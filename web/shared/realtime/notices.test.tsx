import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNotices } from './notices.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notice = (place: number) => ({ _id: `n${place}`, kind: 'verified', seen: place > 2 });

test('notices come twenty at a time; how many are new is the first page’s word', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const isFirst = !address.includes('cursor');
    return Response.json({
      data: isFirst ? [notice(1), notice(2)] : [notice(3)],
      nextCursor: isFirst ? 'older' : null,
      // What came meanwhile changes the later page's count.
      unseen: isFirst ? 2 : 9,
    });
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useNotices, { wrapper });
  await waitFor(() => expect(result.current.data?.notices).toHaveLength(2));
  expect([result.current.data?.unseen, result.current.hasNextPage]).toEqual([2, true]);
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.notices.map(({ _id }) => _id)).toEqual(['n1', 'n2', 'n3']));
  expect([result.current.data?.unseen, result.current.hasNextPage]).toEqual([2, false]);
  expect(asked).toEqual(['/notices?limit=20', '/notices?cursor=older&limit=20']);
});
