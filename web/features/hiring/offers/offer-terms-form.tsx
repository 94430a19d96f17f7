import { type FormEvent, useState } from 'react';
import { addDays, isByHour } from '#domain/calendar/dates.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { focusFirstWrong, intoView } from '#web/shared/ui/focus.ts';
import { part } from '#web/shared/ui/later.ts';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { facilityNames } from './offer-facts.tsx';
import styles from './offers.module.css';
import { twoRates } from './rates-values.ts';
import {
  readTerms,
  type TermsField,
  type TermsProblems,
  type TermsStart,
  type TermsTyped,
  type TermsWritten,
  withCount,
} from './terms-values.ts';
import { WorkSum } from './work-sum.tsx';

// Few crews need it, and it brings the table of trades.
const RatesFields = part(async () => (await import('./rates-fields.tsx')).RatesFields);

interface Props {
  /** For the button that sends it, which stands outside. */
  id: string;
  start: TermsStart;
  typed: TermsTyped;
  set: (changes: Partial<TermsTyped>) => void;
  onSend: (terms: TermsWritten) => void;
  /** What the server refused. */
  error: Error | null;
}

/** Number, price and days of an offer; prefilled, so that most are sent as they stand. */
export function OfferTermsForm({ id, start, typed, set, onSend, error }: Props) {
  const t = useMessages('offers');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const [wrong, setWrong] = useState<TermsProblems>({});
  const read = readTerms(typed, start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirstWrong(() => setWrong('problems' in read ? read.problems : {}));
    if ('written' in read) onSend(read.written);
  };
  const refused = error instanceof CallError ? error.fields : [];
  const nameOf = (field: TermsField) => wrong[field] ?? refused.find(({ path }) => path === field)?.problem;
  const problemOf = (field: TermsField) => {
    const name = nameOf(field);
    return name && sentence(name);
  };
  const isTooLong = (field: TermsField) => ['days-too-many', 'job-too-long'].includes(nameOf(field) ?? '');
  const props = { start, typed, set, problemOf, isTooLong };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <PayFields {...props} />
      <DateFields {...props} />
      <AskedFor {...props} />
      <Field label={t.fieldNote} hint={t.noteHint} error={problemOf('note')}>
        <TextArea rows={2} value={typed.note} onChange={({ target }) => set({ note: target.value })} />
      </Field>
      {'written' in read && <WorkSum work={{ ...start, ...read.written }} className={styles.termsSum} />}
      {error && refused.length === 0 && (
        <p ref={intoView} role="alert" className={styles.bad}>
          {explain(error)}
        </p>
      )}
    </form>
  );
}

interface Fields {
  start: TermsStart;
  typed: TermsTyped;
  set: (changes: Partial<TermsTyped>) => void;
  problemOf: (field: TermsField) => string | undefined;
  isTooLong: (field: TermsField) => boolean;
}

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;

function AskedFor({ start, typed: { facilities }, set }: Fields) {
  const t = useMessages('offers');
  const open = facilityNames.filter((name) => !start.given?.[name]);
  // A machine sleeps and eats nowhere.
  if (open.length === 0 || start.listing.kind === 'product') return null;
  const byCustomer = start.least === 'taken';
  return (
    <FieldGroup legend={byCustomer ? t.givenByYou : start.given ? t.alsoAsked : t.withGiven}>
      <div className={styles.checks}>
        {open.map((name) => (
          <Checkbox
            key={name}
            label={t.facilities[name]}
            checked={facilities.includes(name)}
            onChange={({ target }) => {
              const others = facilities.filter((one) => one !== name);
              set({ facilities: target.checked ? [...others, name] : others });
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function PayFields(props: Fields) {
  const { start, typed, set, problemOf } = props;
  const t = useMessages('offers').rates;
  if (start.ratedAs !== undefined && typed.rates.length > 0)
    return (
      <RatesFields
        category={start.ratedAs}
        rates={typed.rates}
        onChange={(rates) => set({ rates })}
        problemOf={problemOf}
      />
    );
  return (
    <>
      {start.most > 1 && <CountFields {...props} />}
      <PriceField {...props} />
      {start.ratedAs !== undefined && (
        <Button
          kind="line"
          size="sm"
          className={styles.several}
          onClick={() => set({ rates: twoRates(typed) })}
        >
          {t.several}
        </Button>
      )}
    </>
  );
}

function CountFields({ start, typed, set, problemOf }: Fields) {
  const t = useMessages('offers');
  return (
    <div className={styles.pair}>
      <Field label={t.fieldCount} error={problemOf('count')}>
        <TextInput
          {...whole}
          value={typed.count}
          onChange={({ target }) => set(withCount(typed, target.value))}
        />
      </Field>
      <Field label={t.fieldLeast} hint={t.leastHint[start.least]} error={problemOf('minCount')}>
        <TextInput {...whole} value={typed.least} onChange={({ target }) => set({ least: target.value })} />
      </Field>
    </div>
  );
}

function PriceField({ start, typed, set, problemOf }: Fields) {
  const t = useMessages('offers');
  const { pers } = useMessages('hiring');
  const label = start.per === 'job' && start.most === 1 ? t.fieldTotal : t.fieldPrice(pers[start.per]);
  return (
    <Field label={label} error={problemOf('price')}>
      <TextInput
        {...whole}
        icon="rupee"
        value={typed.price}
        onChange={({ target }) => set({ price: target.value })}
      />
    </Field>
  );
}

function DateFields({ start, typed, set, problemOf, isTooLong }: Fields) {
  const t = useMessages('offers');
  const today = useToday();
  const byHour = isByHour(start.dates);
  const problem = problemOf('dates');
  // What is wrong with how long it takes stands beside that field.
  const long = byHour || isTooLong('dates');
  return (
    <div className={styles.pair}>
      {!byHour && (
        <Field label={t.fieldFrom} error={!long && problem}>
          <TextInput
            type="date"
            min={today}
            max={addDays(today, 365)}
            value={typed.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        </Field>
      )}
      <Field label={byHour ? t.fieldHours : t.fieldDays} error={long && problem}>
        <TextInput {...whole} value={typed.days} onChange={({ target }) => set({ days: target.value })} />
      </Field>
    </div>
  );
}
