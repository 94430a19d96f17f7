import { randomBytes } from 'node:crypto';
import type { Source } from './values.ts';

export const dayFrom = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const kinds = [
  ['worker', 'Tiles'],
  ['worker', 'Construction Labour'],
  ['groupWorker', 'Tiles | Marbel'],
  ['contractor', 'Floor Contract'],
  ['engineer', 'Architecture'],
] as const;

const itemsOf = ({ random }: Source) => {
  const [of, category] = random.pick(kinds);
  const dates = { from: dayFrom(random.whole(1, 30)), days: random.whole(1, 6) };
  return [{ of, category, count: random.whole(1, 3), dates, price: random.whole(100, 2000), per: 'day' }];
};
const stages = () => [{ no: 1, name: 'Walls', see: ['straight'], photos: 1 }];
const lines = ({ random }: Source) =>
  [1, 2, 3].map((no) => ({
    ...{ no, stage: 1, name: `Wall ${no}`, unit: 'm2', brings: 'customer' },
    quantity: random.whole(1, 400) / 4,
  }));
const from = ({ random }: Source) => dayFrom(random.whole(1, 5));
const to = ({ random }: Source) => dayFrom(random.whole(6, 30));

/** Fields that are right only together with others, by the call's address: what no schema tells. */
const ofCalls: [RegExp, Record<string, (source: Source) => unknown>][] = [
  [/^\/(?:jobRequests|matches)$/, { items: itemsOf, to: () => 'nearby' }],
  [
    /^\/tenders(?:$|\/\{id\}\/bill)/,
    {
      of: () => 'contractor',
      category: () => 'Floor Contract',
      bill: (source) => ({ lines: lines(source), stages: stages() }),
      lines,
      stages,
      to: () => 'nearby',
      pictures: () => [],
      opensAt: ({ random }) => new Date(Date.now() + random.whole(1, 9) * 86_400_000).toISOString(),
    },
  ],
  // Nobody has its code: opened it is void.
  [/^\/tenders\/\{id\}\/quotes$/, { sealed: () => randomBytes(4124).toString('base64'), version: () => 1 }],
  [
    /^\/outsideDays$/,
    { dates: ({ random }) => [dayFrom(-random.whole(1, 20)), dayFrom(-random.whole(21, 40))] },
  ],
  [/^\/(?:freeDays|ownDays|blocks)/, { from, to }],
  [
    /^\/bookings\/\{id\}\/inspections$/,
    {
      items: ({ random }) =>
        Object.fromEntries(
          ['body', 'wheels', 'engine', 'brakes', 'guards', 'cables', 'papers', 'clean'].map((part) => [
            part,
            random.pick(['ok', 'worn', 'broken', 'na']),
          ]),
        ),
    },
  ],
  [
    /^\/reviews$/,
    {
      bookingId: ({ random, memory, path, tag, person }) =>
        memory.idFor(random, { path, tag, name: 'bookingId', who: person?.who }) ?? '',
    },
  ],
  [/^\/log\/\{no\}\//, { no: () => 1, rest: ({ random }) => random.pick(['0/000.p/1', '0/000', '1/000']) }],
];

/** How the right value of a field is made in this call alone. */
export const rightOfCall = (path: string, name: string): ((source: Source) => unknown) | undefined => {
  const fields = ofCalls.find(([pattern]) => pattern.test(path))?.[1];
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
};
