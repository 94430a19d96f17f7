import { useEffect, useId, useRef, useState } from 'react';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { isSendingEnter } from '#web/shared/ui/keys.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { unitIn } from '../../measures.ts';
import { Pad } from '../../pad/pad.tsx';
import { useAmounts } from '../../rate-text.ts';
import type { StepProps } from '../typed/step-props.ts';
import { materials, measuresOf, type PricedLine, ratesIn, wayOf, ways } from '../typed/typed-quote.ts';
import { useFault } from '../typed/use-fault.ts';
import { LastRate } from './last-rate.tsx';
import styles from './prices.module.css';
import { StageFold } from './stage-fold.tsx';

/** One line a screen with big keys; what is typed stands in the form at once, and a line can be left out. */
function OneByOne(props: StepProps & { onClose: () => void }) {
  const { prices, typed, faults, onClose } = props;
  const t = useMessages('quotes');
  const { close } = useMessages('shell');
  // It begins where the author left off.
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      prices.lines.findIndex(({ rate }) => rate === null),
    ),
  );
  const line = prices.lines[place];
  if (!line) return null;
  const { length } = prices.lines;
  const isLast = place === length - 1;
  const forward = () => (isLast ? onClose() : setPlace(place + 1));
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={t.lineNo(count(place + 1), count(length))}
      closeLabel={close}
      footer={
        <>
          <Button kind="line" icon="back" disabled={place === 0} onClick={() => setPlace(place - 1)}>
            {t.lineBefore}
          </Button>
          <Button kind="accent" iconEnd={isLast ? undefined : 'arrow'} onClick={forward}>
            {isLast ? t.linesDone : typed[`rate ${line.no}`] ? t.lineNext : t.lineSkip}
          </Button>
        </>
      }
    >
      <OneLine key={line.no} {...props} line={line} fault={faults[`rate ${line.no}`]} onEnter={forward} />
    </Modal>
  );
}

interface LineProps extends StepProps {
  line: PricedLine;
  fault: StepProps['faults'][string] | undefined;
  onEnter: () => void;
}

function OneLine({ line, tender, typed, type, fault, onEnter }: LineProps) {
  const t = useMessages('quotes');
  const words = useFault();
  const input = useRef<HTMLInputElement>(null);
  // The first line gets it from the dialog, which opens a moment later.
  useEffect(() => input.current?.focus(), []);
  const amounts = useAmounts(measuresOf(typed));
  const unit = amounts.unit(line.unit);
  const field = `rate ${line.no}`;
  const put = (text: string) => type(field, text);
  const stage = tender.bill.stages.find(({ no }) => no === line.stage)?.name;
  return (
    <div className={styles.alone}>
      <p>
        <small>{stage}</small>
        <b>{line.name}</b>
        <span>{amounts.quantity(line.quantity, line.unit)}</span>
        <small>{line.brings === 'provider' ? t.youBring : t.theyBring(tender.customerName)}</small>
      </p>
      <Field label={t.rateOf(line.name, unit)} labelHidden error={words(fault)}>
        <TextInput
          ref={input}
          data-first
          icon="rupee"
          // The keys below are the keyboard; one of a desk types here too.
          inputMode="none"
          autoComplete="off"
          value={typed[field] ?? ''}
          onKeyDown={(event) => isSendingEnter(event) && onEnter()}
          onChange={({ target }) => put(target.value)}
        />
      </Field>
      <p role="status" className={styles.aloneSum}>
        <span>{t.per(unit)}</span>
        <b>{line.amount === null ? t.notPriced : rupees(line.amount)}</b>
      </p>
      {!typed[field] && <LastRate line={line} measures={measuresOf(typed)} onUse={put} />}
      <Pad words={t.pad} value={typed[field] ?? ''} onChange={put} />
    </div>
  );
}

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
