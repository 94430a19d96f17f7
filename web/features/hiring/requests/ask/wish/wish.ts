import type { Facilities, HiringKind, ListingRef, Per, Skill } from '#contract/hiring/terms.ts';
import type { Wish as Read } from '#contract/hiring/wish.calls.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import { addDays, type Part, siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import type { KeptPicture } from '#web/shared/media/kept-pictures.ts';

/** One line of the form: what is needed, how many, at what price. */
export interface WishItem {
  /** Its own name in the form, whatever place it comes to stand in. */
  key: string;
  of: HiringKind;
  category: string;
  /** A key of the table of trades; '' where the category says it all. */
  trade: TradeKey | '';
  skill: Skill | '';
  /** 0 keeps the line in sight, and out of the request. */
  count: number;
  /** As typed; '' lets them offer. */
  price: string;
  per: Per;
  /** Hours, as typed; of a machine by the hour. */
  hours: string;
  /** Of a chosen machine whose operator costs extra: whether one comes along. */
  operator?: boolean;
}

/** What a sentence said, beside what stands in the form. */
export interface Said {
  /** Words that nobody understood. */
  unread: string[];
  /** A town that it named; '' where it named none. */
  place: string;
  /** Whether it named the first day; else the form's own, or tomorrow, stands there. */
  dates: boolean;
  /** A house that it speaks of, as it was typed. */
  house?: string | undefined;
  /** Who says it looks for work or offers something. */
  seeksWork?: true | undefined;
  /** What they would be listed as, where that is more than a worker. */
  offers?: Read['offers'];
  /** Whether it named how many days. */
  days?: boolean;
}

/** Everything that was typed into the form; it is kept on the device until it is sent. */
export interface Wish {
  /** Names the request: sent twice it is one. */
  clientId: string;
  items: WishItem[];
  from: string;
  days: number;
  restDays: number[];
  part: Part;
  /** `HH:MM`, or ''. */
  startTime: string;
  pin: string;
  address: string;
  sitePhone: string;
  description: string;
  pictures: KeptPicture[];
  facilities: Facilities;
  /** '' is as usual: first come for one person at a price, else the customer picks. */
  choose: '' | 'first' | 'me';
  /** Chosen listings; with none, or `nearby`, everybody near. */
  to: ListingRef[];
  nearby: boolean;
  /** Absent where the form was filled in by hand. */
  said: Said | null;
  radiusKm: number;
}

export const mostItems = 10;
export const mostPeople = 500;
export const radii = [5, 10, 25, 50, 100] as const;

export const newItem = (item: Pick<WishItem, 'of' | 'category'> & Partial<WishItem>): WishItem => ({
  key: crypto.randomUUID(),
  trade: '',
  skill: '',
  count: 1,
  price: '',
  per: 'day',
  hours: '4',
  ...item,
});

/** What most sites ask for, to begin with. */
const usual = (): WishItem[] => [
  newItem({ of: 'worker', category: 'Construction', trade: 'mason', skill: 'skilled', count: 0 }),
  newItem({ of: 'worker', category: 'Construction', trade: 'helper', skill: 'unskilled', count: 0 }),
];

/** A form with nothing filled in: one day, tomorrow. */
export const newWish = (changes: Partial<Wish> = {}, at = now()): Wish => ({
  clientId: crypto.randomUUID(),
  items: usual(),
  from: addDays(siteDate(at), 1),
  days: 1,
  restDays: [],
  part: 'day',
  startTime: '',
  pin: '',
  address: '',
  sitePhone: '',
  description: '',
  pictures: [],
  facilities: { lodging: false, food: false, transport: false, gear: false },
  choose: '',
  to: [],
  nearby: false,
  said: null,
  radiusKm: 25,
  ...changes,
});

/** A line whose number cannot be read is chosen and wrong. */
export const chosenItems = (wish: Pick<Wish, 'items'>): WishItem[] =>
  wish.items.filter(({ count }) => count !== 0);

/** Machines alone are hired for rent: nobody asks what they are given besides. */
export const hiresPeople = (wish: Pick<Wish, 'items'>): boolean =>
  chosenItems(wish).some(({ of }) => of !== 'product');

export const isNearby = (wish: Pick<Wish, 'to' | 'nearby'>): boolean => wish.nearby || wish.to.length === 0;
