import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Booking, BookingAct, CancelReason } from '#contract/hiring/bookings.calls.ts';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { requestBody } from '#contract/hiring/request-body.ts';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { setState } from '#server/features/hiring/bookings/state.rules.ts';
import { writeEntries } from '#server/features/hiring/ledger/write.rules.ts';
import { sendOffer } from '#server/features/hiring/offers/accepting/send-offer.rules.ts';
import { counter } from '#server/features/hiring/offers/answer-offer.rules.ts';
import { ask } from '#server/features/hiring/requests/ask.rules.ts';
import { writeReview } from '#server/features/hiring/reviews/write-review.rules.ts';
import type { Hired, Player } from './cast/cast.ts';
import type { Stage } from './stage.ts';

/** What somebody asks for. */
export interface Wish {
  customer: Player;
  /** The people asked; the first tells the trade and the place. */
  asked: [Hired, ...Hired[]];
  dates: Dates;
  text: string;
  count?: number;
  price?: number;
  hours?: number;
  /** Whether the first who takes it at this price is hired. */
  first?: boolean;
}

export function askFor(stage: Stage, time: Date, wish: Wish): Promise<JobRequest> {
  const { customer, asked, dates, text, count = 1, price, hours = 48, first } = wish;
  const [{ of, category, pin }] = asked;
  const body: z.input<typeof requestBody> = {
    clientId: randomUUID(),
    pin,
    address: 'Demo site: this address is made up',
    description: text,
    choose: first ? 'first' : 'me',
    to: asked.map(({ listing }) => listing),
    expiresInHours: hours,
    items: [{ of, category, count, dates, price: price ?? null, per: 'day' }],
  };
  return stage.asks(time, () => ask(stage.hiring, customer.caller, requestBody.parse(body)));
}

interface Offering {
  request: JobRequest;
  by: Hired;
  price: number;
  count?: number;
  note?: string | undefined;
}

const sending = (stage: Stage, time: Date, { request, by, price, count = 1, note }: Offering) => {
  const [item] = request.items;
  const body = {
    ...{ clientId: randomUUID(), itemId: item?._id ?? '', listing: by.listing, count, price, note },
    terms: {},
  };
  return stage.asks(time, () => sendOffer(stage.hiring, by.caller, body));
};

export const offerFor = async (stage: Stage, time: Date, offering: Offering): Promise<Offer> =>
  (await sending(stage, time, offering)).data;

/** Takes what the first is hired for. */
export async function takeFirst(stage: Stage, time: Date, offering: Offering): Promise<Booking> {
  const { booking } = await sending(stage, time, offering);
  if (!booking) throw new Error('an offer of the demo was not booked in its own call');
  return booking;
}

export const counterWith = (
  stage: Stage,
  time: Date,
  { offer, by, ...said }: { offer: Offer; by: Player; price: number; note?: string },
): Promise<Offer> =>
  stage.asks(time, () =>
    counter(stage.hiring, by.caller, { id: offer._id, body: { clientId: randomUUID(), ...said } }),
  );

interface Moved {
  booking: Booking;
  by: Player;
  to: BookingAct;
  reason?: CancelReason;
  text?: string;
}

/** Acts as a user with the booking's page open: with its newest version. */
export async function moveTo(stage: Stage, time: Date, { booking, by, ...wish }: Moved): Promise<Booking> {
  const { db } = stage.hiring.services;
  const { version } = await db
    .selectFrom('bookings')
    .select('version')
    .where('id', '=', booking._id)
    .executeTakeFirstOrThrow();
  return stage.at(time, () => setState(stage.hiring, by.caller, { id: booking._id, version, ...wish }));
}

type Said = { kind: 'day' | 'money' | 'agree' | 'dispute'; body: Record<string, unknown>; on?: Date };

/** @returns the ids of what was written, in its order */
export async function writeInto(
  stage: Stage,
  time: Date,
  { booking, by, says }: { booking: Booking; by: Player; says: Said[] },
): Promise<string[]> {
  const sent = says.map(({ kind, body, on = time }) => ({
    ...{ clientId: randomUUID(), kind, body, saidAt: on.toISOString() },
  }));
  const answers = await stage.at(time, () =>
    writeEntries(stage.hiring, { caller: by.caller, bookingId: booking._id, sent }),
  );
  return answers.map(({ entry, problem }) => {
    if (!entry) throw new Error(`the book refused an entry of the demo: ${problem?.detail ?? ''}`);
    return entry._id;
  });
}

export const reviewOf = (
  stage: Stage,
  time: Date,
  { booking, by, ...said }: { booking: Booking; by: Player; stars: number; reasons: string[]; text: string },
) => stage.at(time, () => writeReview(stage.hiring, by.caller, { bookingId: booking._id, ...said }));
