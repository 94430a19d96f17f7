import { useRef, useState } from 'react';
import { rentTerms } from '#contract/hiring/rent-terms.ts';
import { putRentTerms } from '#contract/hiring/rentals.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './terms-form.module.css';
import { Company } from './terms-form.tsx';
import { type FigureName, type TermsValues, termsBody, valuesOf } from './terms-values.ts';

/** What who rents out should say from the beginning; the rest stands in the terms of the listed product. */
const asked: FigureName[] = ['dayHours', 'deposit', 'transportBase', 'perKm', 'latePerHour', 'gstPercent'];
const usual = (): TermsValues => valuesOf({ ...rentTerms.parse({}), productId: '', perDay: 0, said: false });

/** Rent terms in the form that lists a product: they are written once it is there. */
export function useListingTerms() {
  const t = useMessages('rentals');
  // The product's own form says its price.
  const [values, setValues] = useState<TermsValues>(() => ({ ...usual(), perDay: '' }));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const touched = useRef(false);
  const set = (change: Partial<TermsValues>) => {
    touched.current = true;
    setValues((now) => ({ ...now, ...change }));
  };
  const figure = (name: FigureName) => (
    <Field key={name} label={t.figures[name]} error={wrong.includes(name) && t.figureWrong}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );
  return {
    fields: (
      <section aria-labelledby="listing-terms" className={styles.form}>
        <h2 id="listing-terms">{t.termsTitle}</h2>
        <p className="muted">{t.listingTermsLead}</p>
        <div className={styles.figures}>{asked.map(figure)}</div>
        <Company values={values} set={set} figure={figure} />
      </section>
    ),
    check: (): boolean => {
      const read = rentTerms.safeParse(termsBody(values));
      const found = read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
      focusFirstWrong(() => setWrong(found));
      return found.length === 0;
    },
    send: async (productId: string): Promise<void> => {
      if (!touched.current) return;
      // The product is listed by now: its terms can be said again on its own page.
      await call(putRentTerms, { params: { productId }, body: termsBody(values) }).catch(() =>
        toast.error(t.termsNotSaved),
      );
    },
  };
}
