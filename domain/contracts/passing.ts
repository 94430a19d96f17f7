import { balanceOf } from '../ledger/balance.ts';
import type { Entry, MoneyBody, Side } from '../ledger/entry.ts';
import { paymentsOf, type Words } from '../ledger/payments.ts';
import {
  type DeliveryBody,
  isDelivery,
  isMoney,
  type SiteBody,
  type SiteEntry,
  type SiteMoney,
} from './site-entry.ts';

const otherThan = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer');

const payment = ({ sort, ...money }: SiteMoney): MoneyBody => ({
  ...money,
  sort: sort === 'stage' || sort === 'retention' ? 'wage' : sort,
});
/** What names a material of a delivery. */
const keyOf = ({ material, unit }: Pick<DeliveryBody, 'material' | 'unit'>) =>
  JSON.stringify([material, unit]);
/** A delivery counts as a payment in kind, which the other side grants; what is taken back is less. */
const inKind = (delivery: DeliveryBody): MoneyBody => ({
  sort: 'other',
  to: otherThan(delivery.by),
  amount: delivery.back ? -delivery.quantity : delivery.quantity,
  on: delivery.on,
  how: 'cash',
  ref: keyOf(delivery),
});

/** The lines of a site book that tell of one kind of thing, as a hajri book would have them: its rules decide who grants what. */
function asBook(ordered: readonly SiteEntry[], read: (body: SiteBody) => MoneyBody | undefined): Entry[] {
  return ordered.flatMap(({ side, ...entry }): Entry[] => {
    if (side === 'engineer' || entry.kind === 'defect' || entry.kind === 'work' || entry.kind === 'mended')
      return [];
    if (entry.kind === 'money' || entry.kind === 'delivery') {
      const body = read(entry.body);
      return body ? [{ ...entry, side, kind: 'money', body }] : [];
    }
    if (entry.kind !== 'correct') return [{ ...entry, side }];
    const body = read(entry.body.body);
    return body ? [{ ...entry, side, body: { entry: entry.body.entry, body } }] : [];
  });
}

/** Whole rupees that the customer paid, less what came back: as the receiver grants, and if every claim counted. */
export function paidOf(ordered: readonly SiteEntry[]): { agreed: number; inQuestion: number } {
  const book = asBook(ordered, (body) => (isMoney(body) ? payment(body) : undefined));
  const { agreed, inQuestion } = balanceOf(book, { price: 0, per: 'job' });
  return { agreed: agreed.paid, inQuestion: inQuestion.paid };
}

/** What came of a material, less what was taken back. */
export interface Delivered {
  material: string;
  unit: string;
  /** As the other side than who brought it grants. */
  granted: number;
  /** If every claim counted. */
  claimed: number;
  /** Of what is granted, that which the provider brought. */
  byProvider: number;
}

const greater = (one: number, other: number): number => (Math.abs(one) >= Math.abs(other) ? one : other);
const sumOf = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const wordOf = ({ own, agreedTo }: Words): number =>
  greater(sumOf(agreedTo.map(({ amount }) => amount)), sumOf(own.map(({ amount }) => amount)));

/**
 * Whole rupees that the customer says they paid, of every sort, or the provider grants; less what came back by the word of
 * both. Nobody's word alone makes it less.
 */
export function paidByAnyWord(ordered: readonly SiteEntry[]): number {
  const payments = paymentsOf(asBook(ordered, (body) => (isMoney(body) ? payment(body) : undefined)));
  const each = payments.map(({ receiver, payer }) => {
    const said = [wordOf(receiver), wordOf(payer)] as const;
    const [first] = [...receiver.own, ...receiver.agreedTo, ...payer.own, ...payer.agreedTo];
    return first?.to === 'provider' ? Math.max(...said) : -Math.min(...said);
  });
  return sumOf(each);
}

/** Thousandths of a unit, so that parts add up exactly; of a side's words the one that comes to more. */
function byMaterial({ own, agreedTo }: Words): ReadonlyMap<string, number> {
  const sums = (said: readonly MoneyBody[]): Map<string, number> => {
    const found = new Map<string, number>();
    for (const { to, ref, amount } of said) {
      const key = `${to} ${ref ?? ''}`;
      found.set(key, (found.get(key) ?? 0) + Math.round(amount * 1000));
    }
    return found;
  };
  const words = sums(agreedTo);
  for (const [key, sum] of sums(own)) words.set(key, greater(words.get(key) ?? 0, sum));
  return words;
}

interface Sums {
  granted: number;
  claimed: number;
}

/** By who receives it, the material and its unit: one pass, however many names a book has. */
function sumsOf(ordered: readonly SiteEntry[]): ReadonlyMap<string, Sums> {
  const payments = paymentsOf(asBook(ordered, (body) => (isDelivery(body) ? inKind(body) : undefined)));
  const sums = new Map<string, Sums>();
  for (const payment of payments) {
    const [receiver, payer] = [byMaterial(payment.receiver), byMaterial(payment.payer)];
    for (const key of new Set([...receiver.keys(), ...payer.keys()])) {
      const { granted, claimed } = sums.get(key) ?? { granted: 0, claimed: 0 };
      const word = receiver.get(key) ?? 0;
      sums.set(key, { granted: granted + word, claimed: claimed + greater(word, payer.get(key) ?? 0) });
    }
  }
  return sums;
}

const units = (thousandths: number): number => Math.max(0, thousandths) / 1000;

/** By material and unit. No more went back than came. */
export function deliveredOf(ordered: readonly SiteEntry[]): Delivered[] {
  const kinds = new Map<string, Pick<Delivered, 'material' | 'unit'>>();
  for (const { kind, body } of ordered) {
    const said = kind === 'delivery' ? body : kind === 'correct' ? body.body : undefined;
    if (said && isDelivery(said)) kinds.set(keyOf(said), said);
  }
  const sums = sumsOf(ordered);
  const none: Sums = { granted: 0, claimed: 0 };
  const broughtBy = (by: Side, key: string): Sums => sums.get(`${otherThan(by)} ${key}`) ?? none;
  return [...kinds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { material, unit }]): Delivered[] => {
      const [provider, customer] = [broughtBy('provider', key), broughtBy('customer', key)];
      const granted = provider.granted + customer.granted;
      const claimed = provider.claimed + customer.claimed;
      if (granted === 0 && claimed === 0) return [];
      const delivered = { granted: units(granted), claimed: units(claimed) };
      return [{ material, unit, ...delivered, byProvider: units(provider.granted) }];
    });
}
