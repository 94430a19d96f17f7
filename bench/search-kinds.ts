import type { ProviderFilter } from '#contract/marketplace/filter.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const days = (from: number, to: number): string => `freeFrom=${inDays(from)}&freeTo=${inDays(to)}`;

/** What every filter of the list can be asked for: of many, of few, of none; its absence is one more. */
const table: Record<Exclude<keyof ProviderFilter, 'limit' | 'cursor'>, readonly string[]> = {
  category: ['category=Construction', 'category=Tiles', 'category=Thatching'],
  trade: ['trade=plumber'],
  mayDo: ['mayDo=plumber'],
  maxPrice: ['maxPrice=2799', 'maxPrice=1200', 'maxPrice=500', 'maxPrice=303'],
  maxExperience: ['maxExperience=50', 'maxExperience=5', 'maxExperience=1'],
  available: ['available=true', 'available=false'],
  verified: ['verified=true', 'verified=false'],
  q: ['q=Ramesh', 'q=Ramesh Kumar', 'q=kavita', 'q=Kulkrani', 'q=bababebu', 'q=zyxwvut', 'q=r'],
  city: ['city=town 7'],
  near: ['near=18.52,73.85'],
  radiusKm: ['radiusKm=25', 'radiusKm=100'],
  freeFrom: [days(5, 5), days(5, 7), days(5, 44)],
  // They say nothing without `freeFrom`, and stand in its row.
  freeTo: [],
  freePart: ['freePart=morning'],
  freeCount: ['freeCount=1'],
  sort: ['sort=price', 'sort=-price', 'sort=experience', 'sort=rating', 'sort=newest'],
};

/** Combinations that once took many times as long among a million. */
const once = [
  'category=Construction&maxPrice=1200&maxExperience=50',
  'q=kavita&near=411001&maxPrice=500',
  'category=Other&maxPrice=2799&maxExperience=1',
];

type Row = readonly string[];
const rows = Object.values(table).filter((values) => values.length > 0);
/** '' stands for a filter that is not asked for. */
const choices: readonly Row[] = rows.map((values) => ['', ...values]);

const pairOf = (one: number, other: number, row: Row): string => `${one} ${row[one]} ${other} ${row[other]}`;

/** Combinations in which any two choices of any two filters meet, greedily few, the same each time. */
function pairwise(): Row[] {
  const open = new Set<string>();
  choices.forEach((values, one) => {
    choices.slice(one + 1).forEach((others, after) => {
      for (const value of values)
        for (const other of others) open.add(`${one} ${value} ${one + 1 + after} ${other}`);
    });
  });
  const met = (row: Row): string[] =>
    row.flatMap((_, one) => row.slice(one + 1).map((_, after) => pairOf(one, one + 1 + after, row)));
  const found: Row[] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const [, one = '0', value = '', other = '1', otherValue = ''] =
      /^(\d+) (.*) (\d+) (.*)$/.exec(first) ?? [];
    const row: string[] = choices.map(() => '');
    row[Number(one)] = value;
    row[Number(other)] = otherValue;
    for (const [place, values] of choices.entries()) {
      if (place === Number(one) || place === Number(other)) continue;
      const gain = (choice: string): number => {
        const tried = row.with(place, choice);
        return choices.reduce(
          (sum, _, beside) =>
            sum +
            (beside !== place && open.has(pairOf(Math.min(beside, place), Math.max(beside, place), tried))
              ? 1
              : 0),
          0,
        );
      };
      row[place] = values.reduce((best, choice) => (gain(choice) > gain(best) ? choice : best));
    }
    for (const pair of met(row)) open.delete(pair);
    found.push(row);
  }
  return found;
}

/** Every kind of question: each filter by itself, any two together, and what was slow once. */
export const questions: readonly string[] = [
  ...new Set([
    '',
    ...rows.flat(),
    ...once,
    ...pairwise().map((row) => row.filter((choice) => choice !== '').join('&')),
  ]),
];
