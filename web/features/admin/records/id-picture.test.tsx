import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { IdPicture } from './id-picture.tsx';

let asked: string[];
let status: number;

beforeEach(() => {
  asked = [];
  status = 200;
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push(`${address} ${cache}`);
    return new Response(status === 200 ? 'bytes' : JSON.stringify({ type: '/problems/server-error' }), {
      status,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (waits = true) =>
  showPage({
    component: () => <IdPicture owner={{ kind: 'worker', id: 'w1' }} name="Lakshmi Devi" waits={waits} />,
    address: '/adminWorkerProfile',
    messages: ['admin'],
  });
const look = () => fireEvent.click(screen.getByRole('button', { name: 'Look at ID picture' }));

test('The ID picture is asked for by a press only, and no cache keeps it', async () => {
  await show();
  expect(asked).toEqual([]);
  look();
  expect(await screen.findByAltText('ID picture of Lakshmi Devi')).toBeTruthy();
  expect(asked).toEqual(['/admin/idPicture/worker/w1 no-store']);
});

test('The admin reads that each look is recorded', async () => {
  await show();
  expect(screen.getByText('The audit log shows each look.')).toBeTruthy();
});

test('A closed picture is forgotten, and seen again by a second look', async () => {
  await show();
  look();
  await screen.findByAltText('ID picture of Lakshmi Devi');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByAltText('ID picture of Lakshmi Devi')).toBeNull());
  look();
  await screen.findByAltText('ID picture of Lakshmi Devi');
  expect(asked).toHaveLength(2);
});

test('A picture that does not come says why', async () => {
  status = 500;
  await show();
  look();
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke on our side');
});

test('A record with no picture offers no look', async () => {
  await show(false);
  expect(screen.getByText('No ID picture is waiting.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
