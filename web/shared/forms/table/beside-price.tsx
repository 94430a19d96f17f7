import { createContext, type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormKind } from './field-names.ts';
import type { RegistrationForm } from './form-values.ts';

/** What a form's price is for, as typed. */
export interface PriceFacts {
  kind: FormKind;
  pin: string;
  category: string;
  price: string;
  /** How many people the price pays for. */
  people: string;
}

/** What stands below the price of a form. Given by the page that joins the features. */
export const BesidePrice = createContext<((facts: PriceFacts) => ReactNode) | null>(null);

export function PriceCompanion({ kind, form }: { kind: FormKind; form: RegistrationForm }) {
  const showBeside = use(BesidePrice);
  const [pin, category, role, type, price, people] = useWatch({
    control: form.control,
    name: ['pin', 'category', 'role', 'type', 'price', 'groupSize'],
  });
  return showBeside?.({ kind, pin, price, people, category: category || role || type });
}
