import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { Article } from './ai-chat-page.tsx';

const curing: Answer = {
  body: {
    data: { id: 'curing', title: 'Curing concrete', text: 'Keep it wet for **7 days**.', sources: [] },
  },
};
const show = async (address: string, answer: Answer = curing) => {
  const asked = answerCalls(() => answer);
  const page = await showPage({ component: Article, address, messages: ['assistant'] });
  return { ...page, asked };
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('The article that the address names opens over the page, in the reader’s language', async () => {
  const { asked } = await show('/ai?article=curing');
  expect(await screen.findByRole('heading', { name: 'Curing concrete' })).toBeTruthy();
  expect((await screen.findByText('7 days')).tagName).toBe('B');
  expect(asked[0]?.href).toMatch(/curing.*language=en/);
});

// docs/rules.md#assistant-8
test('An article lists what it relies on, each with its year, and its address opens beside', async () => {
  const sources = [
    { title: 'Wall Act', date: '1996', url: 'https://labour.gov.in' },
    { title: 'IS 456', date: '2000' },
  ];
  await show('/ai?article=curing', {
    body: { data: { title: 'Curing concrete', text: 'Wet.', sources } },
  });
  expect(await screen.findByRole('heading', { name: 'Sources' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Wall Act, 1996',
    'IS 456, 2000',
  ]);
  const link = screen.getByRole('link', { name: 'Wall Act' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://labour.gov.in',
    'noopener noreferrer',
  ]);
});

test('An article that names no source is marked as practice', async () => {
  await show('/ai?article=curing');
  expect(await screen.findByText(/^This is general practice on building sites/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Sources' })).toBeNull();
});

test('A closed article leaves the address too, so that a reload does not bring it back', async () => {
  const { history } = await show('/ai?article=curing');
  await screen.findByText('7 days');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe('');
});

test('An article that does not come says so, and why', async () => {
  await show('/ai?article=curing', { status: 500, body: { type: '/problems/server-error' } });
  expect(await screen.findByRole('heading', { name: 'The article did not load' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Something broke on our side');
});

test.each(['/ai', '/ai?article='])('%s opens no article and asks for none', async (address) => {
  const { asked } = await show(address);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});
