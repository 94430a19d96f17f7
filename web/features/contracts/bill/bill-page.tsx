import { type RepairForm, repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { FormBill } from './form-bill.tsx';
import { HouseBill } from './house-bill.tsx';
import { StartBill } from './start-bill.tsx';
import { TenderBill } from './tender-bill.tsx';
import { TypedBill } from './typed-bill.tsx';
import type { LoadHouse } from './use-house.ts';

const isForm = (name: string): name is RepairForm => Object.hasOwn(repairForms, name);

/**
 * A bill of work, from a house, a repair form or typed by hand; or that of a tender, to be changed.
 * @param loadHouse brings what draws houses and knows rates, which is heavy
 */
export function BillPage({ loadHouse }: { loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const { id, form = '' } = useScreenSearch('bill');
  useTitle(t.title);
  if (id) return <TenderBill key={id} id={id} loadHouse={loadHouse} />;
  if (form === 'house') return <HouseBill loadHouse={loadHouse} />;
  if (form === 'typed') return <TypedBill loadHouse={loadHouse} />;
  if (isForm(form)) return <FormBill key={form} form={form} loadHouse={loadHouse} />;
  return <StartBill />;
}
