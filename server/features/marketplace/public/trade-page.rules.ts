import { siteDate } from '#domain/calendar/dates.ts';
import { type Band, bandOf, fewestListings, perHead } from '#domain/fair-pay/prices.ts';
import { stateCodes } from '#domain/fair-pay/states.ts';
import { minimumWage, type WageRow } from '#domain/fair-pay/wages.ts';
import { once } from '#server/platform/config/once.ts';
import type { Db } from '#server/platform/database/database.ts';
import { places, pushTo } from '#server/platform/geo/pin-table.ts';
import type { Services } from '#server/platform/services.ts';
import { everyTrade, slugOf, slugOfTrade, type Trade } from './public-address.rules.ts';
import { countByPin, pricesAt } from './trade-page.data.ts';

export interface District {
  slug: string;
  district: string;
  state: string;
  pins: string[];
}

/** Each district by its name in an address; of two with one name each has its state's besides. */
const districts = once((): Map<string, District> => {
  const found = new Map<string, District>();
  for (const { pin, district, state } of places().byPin.values()) {
    const key = `${district}\t${state}`;
    const known = found.get(key) ?? { slug: slugOf(district), district, state, pins: [] };
    known.pins.push(pin);
    found.set(key, known);
  }
  const bySlug = new Map<string, District[]>();
  for (const one of found.values()) pushTo(bySlug, one.slug, one);
  return new Map(
    [...bySlug].flatMap(([slug, same]) =>
      same.map((one) => {
        const own = same.length > 1 ? `${slug}-${slugOf(one.state)}` : slug;
        return [own, { ...one, slug: own }] as const;
      }),
    ),
  );
});

const districtOfPin = once(
  () => new Map([...districts().values()].flatMap((district) => district.pins.map((pin) => [pin, district]))),
);

export const findDistrictPage = (slug: string): District | undefined => districts().get(slug);
export const districtOf = (pin: string): District | undefined => districtOfPin().get(pin);

export interface TradeFigures {
  count: number;
  /** Rupees a day, of a crew a head; absent where too few say a price. */
  band: Band | undefined;
  wage: WageRow | undefined;
}

/** Who is paid a wage by the day. */
const isPaidWages = ({ kind }: Trade): boolean => kind === 'worker' || kind === 'groupWorker';

/** What a trade is like in a district; undefined where fewer than eight listings would tell of persons. */
export async function tradeFigures(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  trade: Trade,
  { pins, state }: District,
): Promise<TradeFigures | undefined> {
  const rows = await pricesAt(db, trade, pins);
  if (rows.length < fewestListings) return undefined;
  const prices = rows.flatMap(({ price, people }) => (price === null ? [] : [perHead(price, people)]));
  return {
    count: rows.length,
    band: bandOf(prices),
    wage: isPaidWages(trade)
      ? minimumWage(settings.wages, {
          area: stateCodes[state] ?? '',
          pin: pins[0] ?? '',
          skill: 'unskilled',
          day: siteDate(new Date()),
        })
      : undefined,
  };
}

export const tradePath = (trade: Trade, { slug }: District): string => `/w/${slugOfTrade(trade)}/${slug}`;

const keyOf = (of: { kind: string; category: string | null; trades?: readonly (string | null)[] }): string =>
  `${of.kind} ${of.trades?.[0] ?? of.category}`;

/** The pages of this kind that there are. */
export async function tradePaths(db: Db): Promise<string[]> {
  const counts = new Map<string, number>();
  const known = new Map(everyTrade().map((trade) => [keyOf(trade), trade]));
  for (const { pin, count, ...row } of await countByPin(db)) {
    const district = districtOf(pin);
    const trade = known.get(keyOf({ ...row, trades: [row.said] }));
    if (!district || !trade) continue;
    const path = tradePath(trade, district);
    counts.set(path, (counts.get(path) ?? 0) + count);
  }
  return [...counts].flatMap(([path, count]) => (count < fewestListings ? [] : [path])).sort();
}
