import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ShareQuestion } from './share-question.tsx';

// docs/rules.md#assistant-9
let refusal: Answer | undefined;
let asked: string[];
beforeEach(() => {
  refusal = undefined;
  asked = [];
  answerCalls((url, method) => {
    asked.push(`${method} ${url.pathname}`);
    return refusal ?? { body: { data: null } };
  });
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (was: 'open' | 'shared') =>
  showPage({
    component: () => <ShareQuestion id="a1" was={was} />,
    address: '/ai',
    messages: ['assistant'],
  });

test('The words go to nobody until their asker presses, and can be taken back', async () => {
  await show('open');
  expect(screen.getByText(/They do not see your name/)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Share the question' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('button', { name: 'Share the question' })).toBeTruthy();
  expect(asked).toEqual(['PUT /assistant/answers/a1/shared', 'DELETE /assistant/answers/a1/shared']);
});

test('What was shared on another visit still says so', async () => {
  await show('shared');
  expect(screen.getByText(/^Shared\./)).toBeTruthy();
});

test('A question that could not be shared says why, and is not said to be shared', async () => {
  refusal = { status: 500, body: { type: '/problems/server-error' } };
  await show('open');
  fireEvent.click(screen.getByRole('button', { name: 'Share the question' }));
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalled());
  expect(screen.queryByText(/^Shared\./)).toBeNull();
});
