import { randomUUID } from 'node:crypto';
import { siteDate } from '#domain/calendar/dates.ts';
import type { Neev } from '../support/fixtures.ts';
import { aMason } from '../support/masons.ts';
import { callAt, type Member } from '../support/members.ts';
import type { Size } from './engine.ts';
import type { Screen } from './screen.ts';

/** What a journey has: the product, and as many people before a screen of their own as it asks for. */
export interface Stage {
  neev: Neev;
  sit: (size?: Size) => Promise<Screen>;
}

export interface Journey {
  title: string;
  walk: (stage: Stage) => Promise<unknown>;
}

export const phone: Size = { width: 360, height: 780 };
export const desktop: Size = { width: 1280, height: 800 };

/** Logs the screen in without the form, for journeys that begin after it. */
export async function enter(screen: Screen, { neev }: Stage, who: string | Member): Promise<void> {
  const { email, password } = typeof who === 'string' ? { ...neev.accounts[who] } : who;
  const login = { path: '/login', body: { email, password, admin: who === 'admin' } };
  const { user, auth } = await callAt<{ user: object; auth: string }>(neev.address, 'POST', login);
  // No script runs in it that a journey would have to wait for.
  await screen.open('/drawings/brand/mark.svg');
  const stored = JSON.stringify({ user: JSON.stringify(user), token: auth });
  await screen.run(`void Object.assign(localStorage, ${stored})`);
}

/** A mason of Pune, and the record that they are listed as. */
export async function makeMason({ neev }: Stage, name: string) {
  const as = await aMason(neev, name);
  const own = { path: `/getWorker/${as.userId}`, as };
  const { data } = await callAt<{ data: { _id: string } }>(neev.address, 'GET', own);
  return { as, listing: { kind: 'worker', _id: data._id } };
}

interface Wish {
  to: { kind: string; _id: string };
  choose: 'first' | 'me';
}

/** For one day from today, near the mason. */
export async function askFor({ neev }: Stage, as: Member, { to, choose }: Wish) {
  const dates = { from: siteDate(new Date()), days: 1 };
  const item = { of: 'worker', category: 'Construction', count: 1, dates, price: 900 };
  const body = { clientId: randomUUID(), pin: '411038', choose, to: [to], items: [item] };
  const { data } = await callAt<{ data: { _id: string; items: { _id: string }[] } }>(neev.address, 'POST', {
    path: '/jobRequests',
    as,
    body,
  });
  return { id: data._id, itemId: data.items[0]?._id ?? '' };
}

/** @returns the booking's id */
export async function takeFirst(
  { neev }: Stage,
  { as, listing }: Awaited<ReturnType<typeof makeMason>>,
  itemId: string,
): Promise<string> {
  const body = { clientId: randomUUID(), itemId, listing, count: 1, price: 900 };
  const { booking } = await callAt<{ booking: { _id: string } }>(neev.address, 'POST', {
    path: '/jobOffers',
    as,
    body,
  });
  return booking._id;
}
