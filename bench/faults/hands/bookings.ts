import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { aRequest, inDays } from '#server/testing/hiring.ts';
import { aWorker } from '#server/testing/registrations.ts';
import { ask, askAll, isGood, type Target } from '../answers.ts';
import { type Hand, keepDoing, type Work } from '../hand.ts';
import type { Citizen } from '../people.ts';

interface Mason extends Citizen {
  listing: { kind: 'worker'; _id: string };
  booked: number;
}

/** Days of one worker that a request may name. */
const days = 330;

interface Made {
  data: { _id: string; items: { _id: string }[] };
}

/** Sends until it is answered, always with the same clientId, as a browser on a bad line does. */
async function surely(
  target: Target,
  call: { method: 'POST' | 'PUT'; path: string; token: string; body: object },
): Promise<Made['data'] | undefined> {
  for (;;) {
    const answer = await ask<Made>(target, call);
    if (answer && answer.status < 500) return isGood(answer) ? answer.body.data : undefined;
    await delay(200);
  }
}

async function listed(target: Target, mason: Citizen): Promise<Mason> {
  const { token } = mason;
  const body = aWorker({ fullName: mason.name });
  const made = await ask<Made>(target, { method: 'POST', path: '/worker', token, body });
  if (!made || !isGood(made)) throw new Error('a worker could not be registered');
  return { ...mason, listing: { kind: 'worker', _id: made.body.data._id }, booked: 0 };
}

/** A customer asks a worker for a day, the worker offers, the customer accepts: one booking after another. */
export async function makeBookings(target: Target, customer: Citizen, people: Citizen[]): Promise<Hand> {
  const masons: Mason[] = [];
  for (const one of people) masons.push(await listed(target, one));
  const accepted: string[] = [];
  let work: Work | undefined;

  async function bookOne(): Promise<void> {
    const mason = masons[accepted.length % masons.length];
    if (!mason || mason.booked >= days) return;
    mason.booked += 1;
    const dates = { from: inDays(5 + mason.booked), days: 1 };
    const items = [{ of: 'worker', category: 'Construction', count: 1, dates, price: 700, per: 'day' }];
    const request = await surely(target, {
      method: 'POST',
      path: '/jobRequests',
      token: customer.token,
      body: aRequest({ to: [mason.listing], items }),
    });
    const itemId = request?.items[0]?._id;
    if (!itemId) return;
    const offer = await surely(target, {
      method: 'POST',
      path: '/jobOffers',
      token: mason.token,
      body: { clientId: randomUUID(), itemId, listing: mason.listing, count: 1, price: 700 },
    });
    if (!offer) return;
    const booking = await surely(target, {
      method: 'PUT',
      path: `/jobOffers/${offer._id}/accept`,
      token: customer.token,
      body: { clientId: randomUUID() },
    });
    if (booking) accepted.push(booking._id);
  }

  return {
    name: 'bookings',
    acknowledged: () => accepted.length,
    start() {
      work = keepDoing(bookOne, 250);
    },
    stop: async () => work?.stop(),
    async check() {
      const bookings = await askAll<{ _id: string }>(target, '/bookings?as=customer', customer.token);
      const there = bookings.map(({ _id }) => _id);
      const known = new Set(there);
      const lost = accepted.filter((id) => !known.has(id)).length;
      // Each was asked for until it was answered: a booking more than answers is one that was made twice.
      const doubled = there.length - accepted.length + lost;
      return { acknowledged: accepted.length, lost, doubled, disordered: 0 };
    },
  };
}
