import type { Dates, HiringKind, ListingRef } from '#contract/hiring/terms.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { hashPassword } from '#server/features/accounts/sessions/passwords.rules.ts';
import { makeChat } from '#server/features/chat/chat.rules.ts';
import type { Hiring } from '#server/features/hiring/hiring.ts';
import { setTerms } from '#server/features/hiring/rentals/rent-terms.rules.ts';
import { makeHiring } from '#server/hiring.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { aMachine, workPictures } from '../a-rental.ts';
import { aListedCrew, aListedWorker } from '../hiring.ts';
import { aContractor } from '../registrations.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import type { Dice } from './dice.ts';

// The people of a game of acts, and what they have made so far.

/** A user who plays, with the token for calls. */
export type Player = Caller & TestUser;
export interface Sides {
  customer: Player;
  provider: Player;
}
export interface Provider {
  player: Player;
  listings: ListingRef[];
}

export interface Game {
  neev: TestApp;
  dice: Dice;
  hiring: Hiring;
  now: Date;
  customers: Player[];
  providers: Provider[];
  admin: Player;
  crew: { player: Player; listing: ListingRef };
  owner: { player: Player; product: string; pictures: string[] };
  /** The ids of those whose accounts ended. */
  gone: Set<string>;
  requests: {
    id: string;
    items: { id: string; of: HiringKind }[];
    by: Player;
    address: string;
    phone: string;
  }[];
  offers: (Sides & { id: string; author: Player })[];
  bookings: (Sides & { id: string })[];
  changes: (Sides & { id: string; booking: string })[];
  blocks: { id: string; by: Player }[];
  members: { id: string; member: Player }[];
}

export type Act = (game: Game) => Promise<void>;

export const password = 'brick by brick';
// What it is made with does not matter here, that it takes long does.
let passwordHash: Promise<string> | undefined;

/** Somebody with an account that can be deleted. */
export async function aPlayer(neev: TestApp, user: TestUser, admin = false): Promise<Player> {
  passwordHash ??= hashPassword(password);
  const { db } = neev.services;
  const columns = { password_hash: await passwordHash };
  await db.updateTable('users').set(columns).where('id', '=', user.userId).execute();
  return { ...user, fullname: 'Somebody Test', admin, tokenHash: Buffer.alloc(0) };
}

export async function aWorkingPlayer(neev: TestApp): Promise<Provider> {
  const { listing, ...user } = await aListedWorker(neev);
  return { player: await aPlayer(neev, user), listings: [listing] };
}

/** On what terms machines are rented out in a game. */
export const machineTerms = {
  stock: 2,
  perHour: 150,
  perDay: 1000,
  minHours: 2,
  dayHours: 8,
  operator: 'none',
  diesel: 'renter',
  latePerHour: 200,
  graceMinutes: 60,
  bufferMinutes: 30,
  downtimeStops: true,
} as const;

async function aMachineOwner(neev: TestApp, hiring: Hiring) {
  const { owner, productId } = await aMachine(neev);
  const player = await aPlayer(neev, owner);
  await setTerms(hiring, player, { productId, body: machineTerms });
  return { player, product: productId, pictures: await workPictures(neev, owner) };
}

/** An empty database with customers, workers of two trades, a crew, an owner of machines, an admin, and time to play in. */
export async function newGame(neev: TestApp, dice: Dice, start: Date): Promise<Game> {
  await neev.empty();
  const game = { neev, dice, now: start, gone: new Set<string>() };
  const customers = [await aPlayer(neev, await neev.loginAs()), await aPlayer(neev, await neev.loginAs())];
  const [one, two] = [await aWorkingPlayer(neev), await aWorkingPlayer(neev)];
  const { body } = await neev.call('POST', '/contractor', {
    as: one.player,
    body: aContractor({ role: 'Civil' }),
  });
  one.listings.push({ kind: 'engineer', _id: body.data._id });
  const { listing, ...leader } = await aListedCrew(neev, { groupSize: 3 });
  const crew = { player: await aPlayer(neev, leader), listing };
  const made = makeHiring(neev.services, makeChat(neev.services), {
    meets: async () => true,
    wagesMoved: async () => undefined,
  });
  const lists = { requests: [], offers: [], bookings: [], changes: [], blocks: [], members: [] };
  const hiring: Hiring = { ...made, now: () => game.now };
  const owner = await aMachineOwner(neev, hiring);
  const machines: ListingRef = { kind: 'product', _id: owner.product };
  return Object.assign(game, {
    hiring,
    customers,
    providers: [
      one,
      two,
      { player: crew.player, listings: [listing] },
      { player: owner.player, listings: [machines] },
    ],
    admin: await aPlayer(neev, await neev.loginAs({ admin: true }), true),
    crew,
    owner,
    ...lists,
  });
}

/** Days that begin soon. */
export const someDates = ({ dice: { below }, now }: Game): Dates => ({
  from: addDays(siteDate(now), below(5)),
  days: 1 + below(3),
});

/** One of the two sides that still has an account. */
export function sideOf({ dice, gone }: Game, { customer, provider }: Sides): Player | undefined {
  return dice.pick([customer, provider].filter(({ userId }) => !gone.has(userId)));
}

/** The rows that a question to the database finds. */
export async function rowsOf<Row>({ neev }: Game, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await neev.services.pool.query(text, values)).rows;
}
