import { useId, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { unitIn } from '../../measures.ts';
import type { StepProps } from '../typed/step-props.ts';
import { materials, measuresOf, ratesIn, wayOf, ways } from '../typed/typed-quote.ts';
import { useFault } from '../typed/use-fault.ts';
import { OneByOne } from './one-by-one.tsx';
import styles from './prices.module.css';
import { StageFold } from './stage-fold.tsx';

/** How it is priced, and the price of each line as far as the way of pricing asks for it. */
export function PricesStep(props: StepProps) {
  const { tender, typed, type, faults } = props;
  const t = useMessages('quotes');
  const words = useFault();
  const way = wayOf(typed);
  const id = useId();
  const [alone, setAlone] = useState(false);
  const hasFeet = tender.bill.lines.some(({ unit }) => unitIn(unit, 'feet') !== unit);
  return (
    <>
      <div className={styles.how}>
        <Chips
          legend={t.way}
          hint={t.wayHints[way]}
          value={way}
          choices={ways.map((value) => ({ value, label: t.ways[value] }))}
          onChange={(value) => type('way', value)}
        />
        <Chips
          legend={t.material}
          value={typed.material ?? 'bill'}
          choices={materials.map((value) => ({ value, label: t.materials[value] }))}
          onChange={(value) => type('material', value)}
        />
        {way === 'line' && hasFeet && (
          <Chips
            legend={t.measures}
            value={measuresOf(typed)}
            choices={[
              { value: 'feet', label: t.feet },
              { value: 'metric', label: t.metric },
            ]}
            onChange={(value) => {
              const next = value === 'metric' ? value : 'feet';
              for (const [field, text] of Object.entries(ratesIn(next, typed, tender.bill.lines)))
                type(field, text);
              type('measures', next);
            }}
          />
        )}
      </div>
      {way === 'line' && tender.bill.lines.length > 1 && (
        <Button kind="soft" icon="pencil" className={styles.toAlone} onClick={() => setAlone(true)}>
          {t.oneByOne}
        </Button>
      )}
      {alone && <OneByOne {...props} onClose={() => setAlone(false)} />}
      <WholeSum {...props} />
      {faults.prices && <FieldError id={id}>{words(faults.prices)}</FieldError>}
      <div className={styles.folds}>
        {tender.bill.stages.map((stage, place) => (
          <StageFold key={stage.no} {...props} stage={stage} first={place === 0} />
        ))}
      </div>
    </>
  );
}

const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** One price for all of it, or for each square foot of the house. */
function WholeSum({ typed, type, faults }: StepProps) {
  const t = useMessages('quotes');
  const words = useFault();
  const way = wayOf(typed);
  if (way === 'whole')
    return (
      <Field label={t.wholeSum} hint={t.withoutGst} error={words(faults.sum)} className={styles.one}>
        <TextInput
          {...decimal}
          icon="rupee"
          value={typed.sum ?? ''}
          onChange={({ target }) => type('sum', target.value)}
        />
      </Field>
    );
  if (way !== 'area') return null;
  return (
    <div className={styles.pair}>
      <Field label={t.perSqft} hint={t.withoutGst} error={words(faults.perSqft)}>
        <TextInput
          {...decimal}
          icon="rupee"
          value={typed.perSqft ?? ''}
          onChange={({ target }) => type('perSqft', target.value)}
        />
      </Field>
      <Field label={t.area} error={words(faults.area)}>
        <TextInput
          {...decimal}
          value={typed.area ?? ''}
          onChange={({ target }) => type('area', target.value)}
        />
      </Field>
    </div>
  );
}
