import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { ShownTurn } from '../conversation/turn.ts';
import { AnswerBubble } from './answer-bubble.tsx';

const answered: ShownTurn = {
  _id: 't1',
  role: 'assistant',
  text: 'About **1,200 bricks**.',
  links: [{ title: 'Masons near 411001', path: '/workersPage?pin=411001' }],
  speaker: 'built-in',
  unanswered: null,
  createdAt: '2025-11-14T09:05:00.000Z',
  state: 'done',
};
const onAskAgain = vi.fn();
const show = (changes: Partial<ShownTurn> = {}) =>
  showPage({
    component: () => <AnswerBubble turn={{ ...answered, ...changes }} onAskAgain={onAskAgain} />,
    address: '/ai',
    messages: ['assistant'],
  });
beforeEach(() => {
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('A whole answer says who gave it, and cannot be asked for again', async () => {
  await show();
  expect(screen.getByText(/^Neev’s built-in assistant, \d\d:\d\d$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

test('A link of an answer leads to the page with the search it used', async () => {
  await show();
  expect(screen.getByRole('list', { name: 'Used for this answer' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Masons near 411001' }).getAttribute('href')).toBe(
    '/workersPage?pin=411001',
  );
});

test('An answer on its way offers nothing to press', async () => {
  await show({ state: 'waiting', text: '', links: [] });
  expect(screen.getByText('Writing an answer')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['stopped', 'About', 'You stopped this answer.'],
  ['failed', 'About', 'The answer broke off here.'],
  ['failed', '', 'Oops, I dropped my trowel. Please ask me again in a minute.'],
] as const)('An answer that %s after "%s" says so and can be asked for again', async (state, text, note) => {
  await show({ state, text });
  expect(screen.getByText(note)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(onAskAgain).toHaveBeenCalled();
});

test('A copied answer is plain text, without the signs for bold', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, language: 'en', clipboard: { writeText } });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Copied', { id: 'copied' }));
  expect(writeText).toHaveBeenCalledWith('About 1,200 bricks.');
});

test('An answer in Hindi is read out as Hindi', async () => {
  await show({ text: 'लगभग 1,200 ईंटें' });
  expect(screen.getByText('लगभग 1,200 ईंटें').closest('[lang]')?.getAttribute('lang')).toBe('hi');
});
