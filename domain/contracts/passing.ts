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

/** By material and unit; of the words of a side the one that comes to more. */
export function deliveredOf(ordered: readonly SiteEntry[]): Delivered[] {
  const payments = paymentsOf(asBook(ordered, (body) => (isDelivery(body) ? inKind(body) : undefined)));
  const kinds = new Map<string, Pick<Delivered, 'material' | 'unit'>>();
  for (const { kind, body } of ordered) {
    const said = kind === 'delivery' ? body : kind === 'correct' ? body.body : undefined;
    if (said && isDelivery(said)) kinds.set(keyOf(said), said);
  }
  const broughtBy = (by: Side, key: string) => {
    const counts = ({ to, ref }: MoneyBody) => to === otherThan(by) && ref === key;
    const sum = (all: readonly MoneyBody[]) => sumOf(all.filter(counts).map(({ amount }) => amount));
    const word = ({ own, agreedTo }: Words) => greater(sum(agreedTo), sum(own));
    const granted = payments.map(({ receiver }) => word(receiver));
    const claimed = payments.map(({ receiver, payer }) => greater(word(receiver), word(payer)));
    return { granted: sumOf(granted), claimed: sumOf(claimed) };
  };
  return [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { material, unit }]): Delivered => {
      const [provider, customer] = [broughtBy('provider', key), broughtBy('customer', key)];
      return {
        ...{ material, unit },
        granted: provider.granted + customer.granted,
        claimed: provider.claimed + customer.claimed,
        byProvider: provider.granted,
      };
    })
    .filter(({ granted, claimed }) => granted !== 0 || claimed !== 0);
}
