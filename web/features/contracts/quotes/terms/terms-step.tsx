import { dayRange } from '#contract/day-range.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { aheadRupees } from '../typed/ahead.ts';
import type { StepProps } from '../typed/step-props.ts';
import { useFault } from '../typed/use-fault.ts';
import styles from './terms.module.css';

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Time, tax and money ahead: what belongs to a price besides the rates. */
export function TermsStep(props: StepProps & { today: string }) {
  const { typed, type, faults, today } = props;
  const t = useMessages('quotes');
  const words = useFault();
  const field = (name: string) => ({
    value: typed[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  return (
    <div className={styles.terms}>
      <div className={styles.pair}>
        <Field label={t.from} error={words(faults.from)}>
          <TextInput type="date" min={today} max={dayRange().max} {...field('from')} />
        </Field>
        <Field label={t.days} error={words(faults.days)}>
          <TextInput {...whole} {...field('days')} />
        </Field>
        <Field label={t.validDays} hint={t.validHint} error={words(faults.validDays)}>
          <TextInput {...whole} {...field('validDays')} />
        </Field>
        <Field label={t.gst} hint={t.gstHint} error={words(faults.gst)}>
          <TextInput inputMode="decimal" autoComplete="off" {...field('gst')} />
        </Field>
        <Field label={t.retention} hint={t.retentionHint} error={words(faults.retention)}>
          <TextInput {...whole} {...field('retention')} />
        </Field>
        <Field label={t.defects} hint={t.defectsHint} error={words(faults.defects)}>
          <TextInput {...whole} {...field('defects')} />
        </Field>
      </div>
      <Ahead {...props} />
      <Checkbox
        label={t.allOrNothing}
        checked={typed.whole === 'yes'}
        onChange={({ target }) => type('whole', target.checked ? 'yes' : '')}
      />
      <Field label={t.excluded} hint={t.excludedHint} error={words(faults.excluded)}>
        <TextArea rows={2} {...field('excluded')} />
      </Field>
      <Field label={t.note} error={words(faults.note)}>
        <TextArea rows={2} {...field('note')} />
      </Field>
    </div>
  );
}

/** Which share of each stage is paid before it begins, and how many rupees that is. */
function Ahead({ tender, typed, type, prices, faults }: StepProps) {
  const t = useMessages('quotes');
  const words = useFault();
  return (
    <FieldGroup legend={t.ahead} hint={t.aheadHint}>
      <ul className={styles.ahead}>
        {tender.bill.stages.map(({ no, name }) => (
          <li key={no}>
            <Field label={t.aheadOf(name)} error={words(faults[`ahead ${no}`])}>
              <TextInput
                {...whole}
                placeholder="0"
                value={typed[`ahead ${no}`] ?? ''}
                onChange={({ target }) => type(`ahead ${no}`, target.value)}
              />
            </Field>
            <b>{rupees(aheadRupees(typed, prices, no))}</b>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
