import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { putRentTerms, type RentTermsRecord } from '#contract/hiring/rentals.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { rentTermsKey, useRentTerms } from './rent-terms-query.ts';
import styles from './terms-form.module.css';
import { type FigureName, figures, type TermsValues, termsBody, valuesOf } from './terms-values.ts';

/** How many there are and what they cost, for the owner of a product. */
export function RentTermsForm({ productId }: { productId: string }) {
  const { data } = useRentTerms(productId);
  return data ? <Terms key={productId} terms={data} /> : null;
}

function useSaving(productId: string, said: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: TermsValues) =>
      call(putRentTerms, { params: { productId }, body: termsBody(values) }),
    onSuccess: (answer) => {
      queries.setQueryData(rentTermsKey(productId), answer);
      void queries.invalidateQueries({ queryKey: ['product', productId] });
      toast.success(said);
    },
  });
}

/** What the server said is wrong, by the field's name. */
function useErrors(error: unknown) {
  const t = useMessages('rentals');
  const sentence = useProblemSentence();
  const failed = error instanceof CallError ? error : undefined;
  const at = (name: string): string | undefined => {
    const field = failed?.fields.find(({ path }) => path === name);
    if (!field) return undefined;
    // The sentence of the problem speaks of a day.
    return field.problem === 'price-invalid' ? t.rupeesWrong : sentence(field.problem);
  };
  return { failed, at };
}

function Terms({ terms }: { terms: RentTermsRecord }) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const [values, setValues] = useState(() => valuesOf(terms));
  const saving = useSaving(terms.productId, t.saved);
  const set = (change: Partial<TermsValues>) => setValues({ ...values, ...change });
  const { failed, at } = useErrors(saving.error);
  const figure = (name: FigureName) => (
    <Field key={name} label={t.figures[name]} error={at(name)}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(values);
  };
  return (
    <section className="wrap" aria-labelledby="rent-terms">
      <form noValidate className={styles.form} onSubmit={save}>
        <h2 id="rent-terms">{t.termsTitle}</h2>
        <p className="muted">{t.termsLead}</p>
        <div className={styles.figures}>{figures.price.map(figure)}</div>
        <Company values={values} set={set} figure={figure} />
        <h3>{t.road}</h3>
        <div className={styles.figures}>{figures.road.map(figure)}</div>
        <h3>{t.safety}</h3>
        <div className={styles.figures}>{figures.safety.map(figure)}</div>
        <Checkbox
          label={t.downtimeStops}
          checked={values.downtimeStops}
          onChange={(event) => set({ downtimeStops: event.target.checked })}
        />
        {failed && <Note kind="danger">{explain(failed)}</Note>}
        <LineButton type="submit" loading={saving.isPending}>
          {t.saveTerms}
        </LineButton>
      </form>
    </section>
  );
}

interface CompanyProps {
  values: TermsValues;
  set: (change: Partial<TermsValues>) => void;
  figure: (name: FigureName) => ReactNode;
}

const operators = ['none', 'included', 'extra'] as const;
const payers = ['renter', 'owner'] as const;

/** Who comes along, and who fills the tank. */
export function Company({ values, set, figure }: CompanyProps) {
  const t = useMessages('rentals');
  return (
    <>
      <Chips
        legend={t.operator}
        choices={operators.map((value) => ({ value, label: t.operators[value] }))}
        value={values.operator}
        onChange={(value) => set({ operator: operators.find((one) => one === value) ?? 'none' })}
      />
      {values.operator === 'extra' && figure('operatorPerDay')}
      <Chips
        legend={t.diesel}
        choices={payers.map((value) => ({ value, label: t.dieselBy[value] }))}
        value={values.diesel}
        onChange={(value) => set({ diesel: payers.find((one) => one === value) ?? 'renter' })}
      />
      {values.diesel === 'owner' && figure('dieselPerHour')}
    </>
  );
}
