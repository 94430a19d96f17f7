import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { Watchers } from './watchers.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (witnesses: object[]) => {
  const answer = { data: { origin: 'neev.test/log/1', size: 4, logs: [], witnesses } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  await showPage({ component: Watchers, address: '/', messages: ['ledger'] });
};
const witness = (name: string, state: string, lastAt: string | null) => ({
  ...{ name, state, lastAt },
  key: `${name}+00000000+AA`,
  size: lastAt && 4,
});

test('who watches is named, and who stopped is named with the day, and not counted', async () => {
  await show([
    witness('union.example', 'watching', '2026-11-20T06:00:00.000Z'),
    witness('court.example', 'silent', '2026-11-03T06:00:00.000Z'),
    witness('late.example', 'never', null),
  ]);
  expect(await screen.findByText('Also watched by 1 outside Neev: union.example.')).toBeTruthy();
  expect(screen.getByText('court.example has not looked since 3 Nov 2026.')).toBeTruthy();
  expect(screen.getByText('late.example has not looked yet.')).toBeTruthy();
});
