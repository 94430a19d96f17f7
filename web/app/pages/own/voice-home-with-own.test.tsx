import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { VoiceHomeWithOwnPage } from './voice-home-with-own-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'ravi', fullname: 'Ravi', role: 'worker' }));
  localStorage.setItem('token', 'token');
  localStorage.setItem('neev:language-chosen', 'yes');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aWorker = { _id: 'w1', userId: 'ravi', fullName: 'Ravi Kumar', role: 'Tiles', public: false };

async function open(record: object | undefined, requests: object[] = []) {
  const said: unknown[] = [];
  answerCalls(({ pathname }, method) => {
    if (pathname === '/me')
      return {
        body: { data: { user: { _id: 'ravi' }, records: record ? [{ kind: 'worker', record }] : [] } },
      };
    if (pathname === '/jobRequests') return { body: { data: requests } };
    if (pathname === '/hajri') return { body: { data: [] } };
    if (method === 'PUT') said.push(pathname);
    return method === 'PUT' ? { body: { data: record } } : undefined;
  });
  await showPage({ component: VoiceHomeWithOwnPage, address: '/voice', messages: ['voice'] });
  return said;
}

test('Who has no listing may look for work; who has one finds their work and week', async () => {
  await open(undefined);
  expect(await screen.findByRole('button', { name: 'Find work' })).toBeTruthy();
  cleanup();
  await open(aWorker);
  expect(await screen.findByRole('button', { name: 'This week' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'My work' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Find work' })).toBeNull();
});

test('A tile says how many jobs wait for an answer', async () => {
  await open(aWorker, [{ _id: 'r1' }, { _id: 'r2', answered: true }]);
  expect(await screen.findByRole('button', { name: 'Jobs for me , 1 waiting' })).toBeTruthy();
});

test('A verified listing is asked about its page once, and the photo after the yes', async () => {
  const said = await open({ ...aWorker, verified: true, public: null });
  await screen.findByRole('heading', { level: 1, name: /^May everybody see a page about you/ });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { level: 1, name: 'Shall your photo stand there too?' });
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByRole('heading', { level: 1, name: 'Good. Everybody can see your page now.' });
  expect(said).toEqual(['/updateWorker/w1']);
});

test('Who goes away from the question is not asked again the same day, and a record of the demo never', async () => {
  await open({ ...aWorker, verified: true, public: null });
  await screen.findByRole('heading', { level: 1, name: /^May everybody see a page about you/ });
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'What do you want to do?' });
  cleanup();
  await open({ ...aWorker, verified: true, public: null });
  await screen.findByRole('heading', { level: 1, name: 'What do you want to do?' });
  cleanup();
  await open({ ...aWorker, _id: 'w2', verified: true, demo: true, public: null });
  await screen.findByRole('heading', { level: 1, name: 'What do you want to do?' });
});
