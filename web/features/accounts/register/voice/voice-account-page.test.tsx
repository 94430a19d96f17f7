import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { VoiceAccountPage } from './voice-account-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const touch = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('Who asks for another code finds an empty keypad: the digits of the old one are in nobody’s way', async () => {
  const asked = answerCalls(() => ({ body: { data: null } }));
  await showPage({
    component: VoiceAccountPage,
    address: '/voice/account?next=/voice/jobs',
    messages: ['voice', 'account'],
  });
  await screen.findByRole('button', { name: '9' });
  for (const digit of '9822041177') touch(digit);
  touch('Done');
  const again = await screen.findByRole('button', { name: 'Send the code again' });
  for (const digit of '111222') touch(digit);
  expect(screen.getByText('111 222')).toBeTruthy();
  const before = asked.length;
  fireEvent.click(again);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText('111 222')).toBeNull());
});
