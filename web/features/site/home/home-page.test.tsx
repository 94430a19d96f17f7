import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRouter } from '#web/app/routes.ts';
import { Root } from '#web/app/shell/root.tsx';
import { states } from '#web/app/states.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession, storeSession } from '#web/shared/api/session.ts';
import { keepInDraft } from '#web/shared/browser/drafts.ts';
import { browserHistory } from '#web/shared/browser/router/history.ts';
import { RouterProvider } from '#web/shared/browser/router/router-provider.tsx';
import { preloadMessages, setLanguage } from '#web/shared/i18n/messages.ts';

const aarti = {
  _id: 'u1',
  fullname: 'Aarti Verma',
  email: 'aarti@neev.test',
  role: 'customer',
  profilePic: null,
  language: 'en',
  demo: false,
  phone: null,
  codesOnly: false,
  awayMails: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;

const router = makeRouter(browserHistory());

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { social: [], demo: false } }));
  sessionStorage.setItem('neev:welcomed', 'yes');
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});

async function openHome() {
  window.history.replaceState(null, '', '/');
  await preloadMessages('shell');
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} states={states} root={Root} />
    </QueryClientProvider>,
  );
  await act(() => router.load());
  await screen.findByRole('heading', { level: 1, name: 'Neev' });
  return container;
}
const linksIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the hero greets with the first word of the full name', async () => {
  storeSession(aarti, 't');
  await openHome();
  expect(screen.getByText('Namaste, Aarti')).toBeTruthy();
});

test('a guest finds one box first, three examples that fill it, and the way to work with the same weight', async () => {
  const main = within((await openHome()).querySelector('main') as HTMLElement);
  const box = main.getByLabelText('What do you need?') as HTMLTextAreaElement;
  const examples = within(main.getByRole('list', { name: 'Examples' })).getAllByRole('button');
  expect(examples).toHaveLength(3);
  for (const example of examples) {
    fireEvent.click(example);
    expect(box.value).toBe(example.textContent);
  }
  const order = [box, examples[0], main.getByRole('link', { name: /^I want work/ }), main.getByText('Neev')];
  for (const [place, element] of order.entries())
    if (place > 0)
      expect(order[place - 1]?.compareDocumentPosition(element as Node)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  expect(main.queryByRole('button', { name: 'Say it' })).toBeNull();
});

test('the microphone stands where the browser hears, and what is said fills the box', async () => {
  class Ear {
    lang = '';
    onresult: (event: object) => void = () => undefined;
    onend = () => undefined;
    start() {
      this.onresult({ results: [[{ transcript: 'two masons' }]] });
      this.onend();
    }
    abort() {}
  }
  vi.stubGlobal('SpeechRecognition', Ear);
  await openHome();
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
  expect((screen.getByLabelText('What do you need?') as HTMLTextAreaElement).value).toBe('two masons');
});

test('an empty box, or one with too much in it, says so and leads nowhere', async () => {
  await openHome();
  fireEvent.click(screen.getByRole('button', { name: 'Find people' }));
  expect(screen.getByRole('alert').textContent).toBe('Write or say what you need.');
  fireEvent.change(screen.getByLabelText('What do you need?'), { target: { value: 'x'.repeat(501) } });
  expect(screen.getByRole('alert').textContent).toContain('500');
});

test('what a guest typed is there again after a reload', async () => {
  await openHome();
  fireEvent.change(screen.getByLabelText('What do you need?'), { target: { value: 'a plumber' } });
  cleanup();
  await openHome();
  await waitFor(() =>
    expect((screen.getByLabelText('What do you need?') as HTMLTextAreaElement).value).toBe('a plumber'),
  );
});

test('what was typed before the page’s script came goes before the draft', async () => {
  keepInDraft('hire', 'sentence', '2 masons');
  const early = document.createElement('textarea');
  early.id = 'need';
  early.value = 'JCB 1 din';
  document.body.append(early);
  await openHome();
  early.remove();
  expect(screen.getByDisplayValue('JCB 1 din')).toBeTruthy();
});

test('the chooser leads where the specification says', async () => {
  await openHome();
  const chooser = screen.getByRole('region', {
    name: 'What type of Services you want? Choose one..',
  });
  expect(linksIn(chooser)).toEqual([
    ['Worker', '/workersPage'],
    ['Group of Workers', '/groupOfWorkers'],
    ['Contractor', '/contractors'],
    ['Engineer', '/engineerPage'],
    ['Equipments on Rental', '/product'],
    ['Construction uncertainty??Ask anything about building, any time.', '/aiChat'],
    ['Want 3D House Model..See a house on your plot with its cost.', '/mapForm'],
  ]);
});

test('the strip names four features, and says beneath what Neev does not do', async () => {
  await openHome();
  const strip = screen.getByRole('region', { name: 'What Neev stands for' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Super Fast and Free Delivery',
    'Non-contact Shipping',
    'Pocket-Friendly',
    'Super Secure Payment System',
  ]);
  within(strip).getByText(/Neev delivers nothing and takes no payment/);
});

test('the help icon stands in the top bar, where it covers nothing of the page', async () => {
  await openHome();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('button', { name: 'Help' })).toBe(screen.getByRole('button', { name: 'Help' }));
});

async function openHelp() {
  await openHome();
  const icon = screen.getByRole('button', { name: 'Help' });
  icon.focus();
  fireEvent.click(icon);
  return { icon, popup: await screen.findByRole('dialog', { name: 'How can we help you?' }) };
}

test('the support popup greets by first name and lists what helps', async () => {
  storeSession(aarti, 't');
  const { popup } = await openHelp();
  expect(within(popup).getByText('Namaste, Aarti')).toBeTruthy();
  expect(linksIn(popup)).toEqual([
    ['Search for help', '/aiChat'],
    ['Reset Your Password', '/register?step=forgot'],
    ['Developer support plan', '/contact'],
    ['Send us a messageWe will reply as soon as we can', '/contact'],
    ['ContactAsk the assistant', '/aiChat'],
    ['Home', '/'],
    ['About', '/about'],
  ]);
});

test('a press on the overlay closes the support popup, one inside does not', async () => {
  const { popup } = await openHelp();
  fireEvent.click(within(popup).getByText('How can we help you?'));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  fireEvent.click(popup);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the welcome is shown once a visit', async () => {
  sessionStorage.removeItem('neev:welcomed');
  const welcome = () => document.querySelector('[class*=welcome]');
  await openHome();
  const shown = welcome();
  expect(shown).toBeTruthy();
  if (shown) fireEvent.animationEnd(shown);
  expect(welcome()).toBeNull();
  cleanup();
  await openHome();
  expect(welcome()).toBeNull();
});

test('the welcome is skipped for those who want less motion', async () => {
  sessionStorage.removeItem('neev:welcomed');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  await openHome();
  expect(document.querySelector('[class*=welcome]')).toBeNull();
});
