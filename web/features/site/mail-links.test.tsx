import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { MailLinkPage } from './mail-link-page.tsx';
import { ServicesPage } from './services-page.tsx';

let answer: Answer;
let sent: unknown[] = [];
let asked: URL[] = [];

beforeEach(() => {
  localStorage.clear();
  answer = { body: { data: null } };
  sent = [];
  asked = answerCalls(() => answer);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body ?? 'null')));
    return answered(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (address: string) => showPage({ component: MailLinkPage, address, messages: ['site'] });

describe('A link of a mail', () => {
  test.each([
    ['/subscribe/confirm', 'Get news by e-mail', 'Confirm', 'Done. You get our news now.'],
    ['/unsubscribe', 'Stop the news', 'Unsubscribe', 'Done. You get no more news from us.'],
    ['/UNSUBSCRIBE', 'Stop the news', 'Unsubscribe', 'Done. You get no more news from us.'],
  ])(
    'to %s acts on a press, not before: mail programs open links by themselves',
    async (path, title, act, done) => {
      await show(`${path}?token=abc.def`);
      await screen.findByRole('heading', { level: 1, name: title });
      expect(asked).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: act }));
      const said = await screen.findByRole('status');
      expect(said.textContent).toBe(done);
      // The pressed button is gone: the focus goes to what came of it.
      await waitFor(() => expect(document.activeElement).toBe(said));
      expect(asked.map(({ pathname }) => pathname)).toEqual([path.toLowerCase()]);
      expect(sent).toEqual([{ token: 'abc.def' }]);
      expect(screen.queryByRole('button', { name: act })).toBeNull();
    },
  );

  test('about unread messages ends those mails, and says where they are switched on again', async () => {
    await show('/unsubscribe?from=messages&token=abc.def');
    fireEvent.click(await screen.findByRole('button', { name: 'Stop these mails' }));
    const said = await screen.findByRole('status');
    expect(said.textContent).toBe('Done. You can switch these mails on again in your account.');
    expect(sent).toEqual([{ token: 'abc.def' }]);
  });

  test('that has run out says so and how to get a new one; it can be pressed again', async () => {
    answer = { status: 400, body: { type: '/problems/link-invalid' } };
    await show('/subscribe/confirm');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This link is not valid any more');
    expect(alert.textContent).toContain('You can ask for a new link at the foot of any page.');
    answer = { body: { data: null } };
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Done. You get our news now.');
  });
});

test('Services leads to every list, and to the role chooser', async () => {
  await showPage({ component: ServicesPage, address: '/services', messages: ['about', 'site'] });
  await screen.findAllByRole('heading', { level: 1 });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of ['/workersPage', '/groupOfWorkers', '/contractors', '/engineerPage', '/product'])
    expect(hrefs).toContain(path);
  expect(hrefs).toContain('/roleSelectionPage');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
