import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { AdminKnowledgePage } from './admin-knowledge-page.tsx';

// docs/rules.md#assistant-9
const plumber = {
  kind: 'plumber',
  trade: { en: 'plumber', hi: 'प्लंबर' },
  ...{ recent: 12, recentNear: 4, recentBy: { en: 5, hi: 4, hinglish: 3 }, ever: 120 },
};
const question = {
  _id: 'q1',
  kind: 'walls',
  trade: null,
  language: 'hinglish',
  question: 'deewar pe chand kaise lagaye',
  sharedAt: '2026-11-14T09:00:00.000Z',
};

let counts: Answer;
let shared: (typeof question)[];
let asked: string[];
beforeEach(() => {
  counts = { body: { data: [plumber] } };
  shared = [question];
  asked = [];
  answerCalls((url, method) => {
    asked.push(`${method} ${url.pathname}${url.search}`);
    if (url.pathname === '/admin/unanswered') return counts;
    if (method === 'DELETE') shared = [];
    return { body: { data: shared, nextCursor: null, total: shared.length } };
  });
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (search = '') =>
  showPage({
    component: AdminKnowledgePage,
    address: `/adminKnowledge${search}`,
    messages: ['admin'],
  });

test('Each kind stands with how often it was asked, and leads to its shared questions', async () => {
  await show();
  const row = (await screen.findByRole('link', { name: 'Plumber' })).closest('tr') as HTMLElement;
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['Plumber', '12', '4', '5 / 4 / 3', '120 in all']);
  expect(screen.getByRole('link', { name: 'Plumber' }).getAttribute('href')).toBe(
    '/adminKnowledge?kind=plumber',
  );
});

test('Those of one kind are asked for where the address names it, and all are one press away', async () => {
  await show('?kind=plumber');
  expect(await screen.findByRole('heading', { name: 'Questions about: Plumber' })).toBeTruthy();
  expect(asked.some((call) => /sharedQuestions\?.*kind=plumber/.test(call))).toBe(true);
  expect(screen.getByRole('link', { name: 'Of every kind' }).getAttribute('href')).toBe('/adminKnowledge');
});

test('A shared question stands in its asker’s words with its topic and language, and is deleted after a question', async () => {
  await show();
  expect(await screen.findByText('deewar pe chand kaise lagaye')).toBeTruthy();
  expect(screen.getByText(/^Walls and roofs, Hinglish, /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nobody has shared a question')).toBeTruthy();
  expect(asked).toContain('DELETE /admin/sharedQuestions/q1');
});

test('A new installation says that the assistant knew everything so far', async () => {
  counts = { body: { data: [] } };
  await show();
  expect(await screen.findByText('It knew everything so far')).toBeTruthy();
});

test('Counts that do not load say so, and load at the second try', async () => {
  counts = { status: 500, body: { type: '/problems/server-error' } };
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  counts = { body: { data: [plumber] } };
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Plumber' })).toBeTruthy();
});
