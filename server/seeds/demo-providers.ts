import type { Insertable } from 'kysely';
import { cardKinds } from '#contract/marketplace/evidence.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { tradesOf } from '#domain/wish/trades-of.ts';
import { findColumns } from '#server/features/marketplace/providers/records/provider-columns.rules.ts';
import type { ProvidersTable } from '#server/platform/database/tables/provider-tables.ts';
import type { Random } from './chance/random.ts';
import {
  contractorTrades,
  crewNames,
  crewWords,
  engineerTrades,
  firmWords,
  groupTrades,
  type Trade,
  workerTrades,
} from './data/trades.ts';
import type { Person } from './demo-people.ts';

export type DemoProvider = Insertable<ProvidersTable> & { id: string };

interface Plan {
  count: number;
  /** None for rental providers. */
  trades: Readonly<Record<string, Trade>> | undefined;
  ages: [number, number];
  /** Age at which the work is begun. */
  starts: number;
}

/** How many of each kind. */
export const plans: Record<ProviderKind, Plan> = {
  worker: { count: 190, trades: workerTrades, ages: [19, 62], starts: 17 },
  groupWorker: { count: 60, trades: groupTrades, ages: [26, 60], starts: 19 },
  contractor: { count: 60, trades: contractorTrades, ages: [25, 61], starts: 20 },
  engineer: { count: 50, trades: engineerTrades, ages: [24, 60], starts: 23 },
  provider: { count: 40, trades: undefined, ages: [24, 62], starts: 20 },
};

/** The first of a kind do each of its trades once, so that no category is empty. */
export function tradeFor(random: Random, kind: ProviderKind, index: number): [string, Trade] | undefined {
  const { trades } = plans[kind];
  if (!trades) return undefined;
  const names = Object.keys(trades);
  const often = Object.fromEntries(Object.entries(trades).map(([name, trade]) => [name, trade.often]));
  const name = names[index] ?? random.weighted(often);
  const trade = trades[name];
  return trade && [name, trade];
}

const toTens = (rupees: number): number => Math.round(rupees / 10) * 10;

function dayPrice(
  random: Random,
  trade: Trade,
  { wages, experience }: { wages: number; experience: number },
) {
  const practice = 0.8 + 0.025 * Math.min(experience, 16);
  return toTens(trade.day * wages * practice * (0.93 + random.next() * 0.14));
}

const wordsFor = (random: Random, words: string | undefined): string =>
  random.pick((words ?? 'Works').split(','));

interface Made {
  random: Random;
  person: Person;
  kind: ProviderKind;
  trade: [string, Trade] | undefined;
}

/** What differs between the kinds. */
function ownColumns({ random, person, kind, trade }: Made) {
  if (!trade) return { age: null, experience: null, price: null };
  const [, { work }] = trade;
  const most = Math.max(0, person.age - plans[kind].starts);
  const experience = Math.floor(most * (0.35 + 0.65 * random.next()));
  const price = dayPrice(random, trade[1], { wages: person.town.wages, experience });
  if (kind === 'groupWorker') {
    const size = random.weighted({ 3: 3, 4: 5, 5: 5, 6: 4, 8: 3, 10: 2, 12: 2, 15: 1 });
    const name = `${random.chance(0.5) ? random.pick(crewNames) : person.surname} ${wordsFor(random, crewWords[work])}`;
    const columns = { name, leader_name: person.name, group_size: Number(size), age: null };
    return { ...columns, experience, price: price * Number(size) };
  }
  const firm = kind !== 'worker' && random.chance(0.7);
  const name = firm ? `${person.surname} ${wordsFor(random, firmWords[work])}` : null;
  return { age: person.age, business_name: name, experience, price };
}

const day = 86_400_000;

/** When a record was made: the site grew, so more of them lately. */
export const madeAt = (random: Random, now: Date): Date =>
  new Date(now.getTime() - Math.floor(300 * day * random.next() ** 1.2) - 3_600_000);

const sendBackReasons = [
  'The photo does not show your face. Please send another one.',
  'The name on the ID is not the name of the listing.',
];

/**
 * Most were looked at and most are free, whenever they came: the first that a customer sees of a list is what the
 * whole list is like. Nobody who came this week was sent back yet.
 */
export function standing(random: Random, madeOn: Date, now: Date) {
  const waited = (now.getTime() - madeOn.getTime()) / day;
  const verified = random.chance(0.84);
  const sentBack = !verified && random.chance(0.2) && waited >= 7;
  return {
    available: random.chance(0.78),
    verified,
    sent_back_reason: sentBack ? random.pick(sendBackReasons) : null,
  };
}

/** A card that an admin looked at the day after; drawn by the id, so that the cards change nothing else of the demo. */
export const seenOn = (id: string, madeOn: Date) => ({
  evidence: cardKinds[Number.parseInt(id.slice(0, 4), 16) % cardKinds.length] ?? 'other-id',
  evidence_by: 'Demo admin',
  evidence_at: new Date(madeOn.getTime() + day / 24),
});

/** Up to three trades of the category; one in eight says none. It takes no chance of its own, so that all else stays. */
function saidTrades(id: string, category: string): string[] {
  const known = tradesOf(category);
  const draw = Number.parseInt(id.slice(0, 8), 16);
  if (known.length === 0 || draw % 8 === 0) return [];
  // What is first in the table is done by most: masons and helpers, plumbers and electricians.
  const places = [draw, draw >> 8, draw >> 16].slice(0, 1 + (draw % 3));
  const shares = places.map((place) => ((place & 255) / 256) ** 2);
  return [...new Set(shares.map((share) => known[Math.floor(share * known.length)] ?? ''))].filter(Boolean);
}

export function makeProvider(made: Made & { userId: string; now: Date }): DemoProvider {
  const { random, person, kind, trade, userId, now } = made;
  const madeOn = madeAt(random, now);
  const columns = {
    name: person.name,
    category: trade?.[0] ?? '',
    address: person.town.city,
    pin: person.pin,
    ...ownColumns(made),
  };
  const id = random.uuid();
  const trades = saidTrades(id, columns.category);
  const phone = `00000${random.whole(10_000, 99_999)}`;
  const stands = standing(random, madeOn, now);
  const lastDigits = random.whole(1000, 9999);
  const numbered = kind !== 'groupWorker' && (!stands.verified || lastDigits % 4 === 0);
  return {
    id,
    kind,
    user_id: userId,
    ...columns,
    trades,
    ...findColumns({ ...columns, trades }),
    phone,
    country: 'India',
    ...stands,
    // Who is verified said yes to a page for everybody, so that there are some to see.
    ...(stands.verified && { public: true, public_photo: true, public_at: madeOn }),
    profile_pic: person.portrait,
    id_last4: numbered ? String(lastDigits) : null,
    ...(stands.verified && seenOn(id, madeOn)),
    demo: true,
    created_at: madeOn,
    updated_at: madeOn,
  };
}
