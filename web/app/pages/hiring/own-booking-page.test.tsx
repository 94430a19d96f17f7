import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MachineLinks } from '#web/features/hiring/rentals/machine-links.tsx';
import { aBooking, anInspection, answerSent, logInAs } from '#web/features/hiring/rentals/rentals-in-test.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { OwnBookingPage } from './own-booking-page.tsx';

const fetchBefore = globalThis.fetch;
beforeEach(() => {
  logInAs('u2');
  answerSent(({ path }) => {
    if (path === '/bookings/b1') return { body: { data: aBooking({ status: 'under_way' }) } };
    return { body: { data: path.endsWith('/inspections') ? [anInspection({ pictures: [] })] : [] } };
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});
const show = (view: string) =>
  showPage({
    component: OwnBookingPage,
    address: `/booking?id=b1&view=${view}`,
    messages: ['rentals', 'work'],
  });

test('The hand-over and the return of a machine have a page each, and a way back to the booking', async () => {
  await show('handover');
  await screen.findByRole('heading', { name: 'Hand-over of Mixer' });
  expect(screen.getByRole('link', { name: 'The booking' }).getAttribute('href')).toBe('/booking?id=b1');
  cleanup();
  await show('return');
  await screen.findByRole('heading', { name: 'Return of Mixer' });
});

test('Faults and damages stand on one page', async () => {
  await show('damage');
  await screen.findByRole('heading', { name: 'Damages' });
  await screen.findByRole('heading', { name: 'Faults' });
});

test('A machine’s booking leads to them; a person’s has none', async () => {
  const links = (kind: 'product' | 'worker') => () => (
    <MachineLinks booking={aBooking({ listing: { kind, _id: 'p1' } })} />
  );
  await showPage({ component: links('product'), address: '/booking?id=b1', messages: ['rentals'] });
  const found = await screen.findAllByRole('link');
  expect(found.map((link) => link.getAttribute('href'))).toEqual([
    '/booking?id=b1&view=handover',
    '/booking?id=b1&view=return',
    '/booking?id=b1&view=damage',
  ]);
  cleanup();
  await showPage({ component: links('worker'), address: '/booking?id=b1', messages: ['rentals'] });
  expect(screen.queryByRole('link')).toBeNull();
});
