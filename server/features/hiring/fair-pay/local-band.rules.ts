import { LRUCache } from 'lru-cache';
import type { HiringKind, Skill } from '#contract/hiring/terms.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import { type Band, bandOf, perHead } from '#domain/fair-pay/prices.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { agreedPrices } from './agreed-prices.data.ts';
import { localPrices } from './local-prices.data.ts';

const radiusKm = 50;
const keptMs = 5 * 60_000;
const maxKept = 500;
/** Degrees: some 5 km, a tenth of the radius. */
const step = 0.05;
const rounded = (degrees: number): number => Math.round(degrees / step) * step;

type Bands = LRUCache<string, { band: Promise<Band | undefined> }>;
// A band belongs to a database: one process of tests has several.
const kept = new WeakMap<Db, Bands>();

function cacheOf(db: Db): Bands {
  const known = kept.get(db) ?? new LRUCache({ max: maxKept, ttl: keptMs });
  kept.set(db, known);
  return known;
}

/** Where a form names a skill of building work and no trade, its words are those of a trade. */
const bySkill: Partial<Record<Skill, TradeKey>> = { skilled: 'mason', unskilled: 'helper' };
const building = new Set(['Construction', 'Construction Labour']);
const tradeOf = ({ category, skill, trade }: PlaceOfWork): TradeKey | undefined =>
  trade ?? (skill && building.has(category) ? bySkill[skill] : undefined);

/**
 * What was agreed for such days where enough people did, else what listings of the trade ask. Listings say no skill: of
 * a skill without a trade they would tell a mason and a helper the same, and are not asked.
 */
async function read({ db, settings }: LocalServices, work: PlaceOfWork): Promise<Band | undefined> {
  const near = { ...work, radiusKm, withDemo: settings.demoData };
  const agreed = bandOf(await agreedPrices(db, near));
  const trade = tradeOf(work);
  if (agreed || (work.skill !== undefined && trade === undefined)) return agreed;
  const prices = await localPrices(db, { ...near, trade });
  return bandOf(prices.map(({ price, people }) => perHead(price, people)));
}

export type LocalServices = Pick<Services, 'db' | 'settings'>;
export interface PlaceOfWork {
  of: HiringKind;
  category: string;
  skill?: Skill | undefined;
  trade?: TradeKey | undefined;
  lat: number;
  lng: number;
}

/** What is usual within 50 km; neighbours of a few kilometres share an answer, for five minutes. */
export function localBand(services: LocalServices, work: PlaceOfWork): Promise<Band | undefined> {
  const place = { ...work, lat: rounded(work.lat), lng: rounded(work.lng) };
  const key = [
    place.of,
    place.lat.toFixed(2),
    place.lng.toFixed(2),
    place.skill ?? '',
    place.trade ?? '',
    place.category,
  ].join(' ');
  const cache = cacheOf(services.db);
  const known = cache.get(key);
  if (known) return known.band;
  const band = read(services, place);
  cache.set(key, { band });
  band.catch(() => cache.delete(key));
  return band;
}

/** To be called by what must see a new listing's price at once. */
export const forgetLocalBands = (db: Db): boolean => kept.delete(db);
