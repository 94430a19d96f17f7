import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { putRentTerms, type RentTermsRecord } from '#contract/hiring/rentals.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
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

function Terms({ terms }: { terms: RentTermsRecord }) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const [values, setValues] = useState(() => valuesOf(terms));
  const saving = useSaving(terms.productId, t.saved);
  const set = (change: Partial<TermsValues>) => setValues({ ...values, ...change });
  const failed = saving.error instanceof CallError ? saving.error : undefined;
  const errorAt = (name: string) => {
    const field = failed?.fields.find(({ path }) => path === name);
    return (
      field &&
      (name === 'perDay' || field.problem !== 'price-invalid' ? sentence(field.problem) : t.rupeesWrong)
    );
  };
  const figure = (name: FigureName) => (
    <Field key={name} label={t.figures[name]} error={errorAt(name)}>
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
        <Chips
          legend={t.operator}
          choices={(['none', 'included', 'extra'] as const).map((value) => ({
            value,
            label: t.operators[value],
          }))}
          value={values.operator}
          onChange={(operator) => set({ operator: operator as TermsValues['operator'] })}
        />
        {values.operator === 'extra' && figure('operatorPerDay')}
        <Chips
          legend={t.diesel}
          choices={(['renter', 'owner'] as const).map((value) => ({ value, label: t.dieselBy[value] }))}
          value={values.diesel}
          onChange={(diesel) => set({ diesel: diesel as TermsValues['diesel'] })}
        />
        {values.diesel === 'owner' && figure('dieselPerHour')}
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
        <Button type="submit" loading={saving.isPending}>
          {t.saveTerms}
        </Button>
      </form>
    </section>
  );
}
