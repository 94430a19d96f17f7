import { useEffect, useRef, useState } from 'react';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { isSendingEnter } from '#web/shared/ui/keys.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { Pad } from '../../pad/pad.tsx';
import { useAmounts } from '../../rate-text.ts';
import type { StepProps } from '../typed/step-props.ts';
import { measuresOf, type PricedLine } from '../typed/typed-quote.ts';
import { useFault } from '../typed/use-fault.ts';
import { LastRate } from './last-rate.tsx';
import styles from './prices.module.css';

/** One line a screen with big keys; what is typed stands in the form at once, and a line can be left out. */
export function OneByOne(props: StepProps & { onClose: () => void }) {
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
