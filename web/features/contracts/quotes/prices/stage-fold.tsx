import type { KeyboardEvent } from 'react';
import type { BillStage } from '#contract/contracts/bill.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { isSendingEnter } from '#web/shared/ui/keys.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useFold } from '../../lines/use-fold.ts';
import { useAmounts } from '../../rate-text.ts';
import type { StepProps } from '../typed/step-props.ts';
import { hasMaterial, isLeftOut, measuresOf, type PricedLine, wayOf } from '../typed/typed-quote.ts';
import { useFault } from '../typed/use-fault.ts';
import { LastRate } from './last-rate.tsx';
import styles from './prices.module.css';

/** A short bill lies open. */
const fewLines = 12;

/** A stage with its lines; what it comes to stands in its head. */
export function StageFold({ stage, first, ...props }: StepProps & { stage: BillStage; first: boolean }) {
  const { prices, typed, type, faults } = props;
  const t = useMessages('quotes');
  const words = useFault();
  const lines = prices.lines.filter((line) => line.stage === stage.no);
  const priced = lines.filter(({ rate }) => rate !== null).length;
  // What is wrong must be seen.
  const wrong = lines.some(({ no }) => faults[`rate ${no}`] || faults[`note ${no}`]);
  const fold = useFold(first || prices.lines.length <= fewLines, wrong);
  const amount = prices.stages.find(({ no }) => no === stage.no)?.amount ?? 0;
  return (
    <details className={styles.fold} {...fold}>
      <summary>
        <span>
          <b>{stage.name}</b> <small>{t.linesOf(count(priced), count(lines.length))}</small>
        </span>
        <b className={styles.amount}>{priced > 0 && rupees(amount)}</b>
        <Icon name="down" size={22} />
      </summary>
      {wayOf(typed) === 'stage' && (
        <Field
          label={t.stageSum(stage.name)}
          hint={t.withoutGst}
          error={words(faults[`sum ${stage.no}`])}
          className={styles.stageSum}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            icon="rupee"
            value={typed[`sum ${stage.no}`] ?? ''}
            onChange={({ target }) => type(`sum ${stage.no}`, target.value)}
          />
        </Field>
      )}
      {fold.open && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <LineRow key={line.no} {...props} line={line} />
          ))}
        </ul>
      )}
    </details>
  );
}

interface Props extends StepProps {
  line: PricedLine;
}

/** One line of the bill: what it is, its rate, and what that comes to. */
function LineRow(props: Props) {
  const { line, typed, tender } = props;
  const t = useMessages('quotes');
  const { no, amount } = line;
  const amounts = useAmounts(measuresOf(typed));
  const with_ = hasMaterial(typed, line);
  return (
    <li className={cx(styles.line, amount === null && styles.missing)}>
      <div className={styles.what}>
        <b>{line.name}</b>
        <span>{amounts.quantity(line.quantity, line.unit)}</span>
        <small>
          <Icon name={line.brings === 'provider' ? 'hat' : 'home'} size={18} />
          <span>{line.brings === 'provider' ? t.youBring : t.theyBring(tender.customerName)}</span>
          {with_ !== (line.brings === 'provider') && <b>{with_ ? t.withMaterial : t.workOnly}</b>}
        </small>
        {line.note && <small>{line.note}</small>}
      </div>
      {wayOf(typed) === 'line' ? <Rate {...props} /> : <Part {...props} />}
      <p className={styles.amount}>
        {amount === null ? <span>{t.notPriced}</span> : <b>{rupees(amount)}</b>}
      </p>
      <More {...props} key={`more ${no}`} />
    </li>
  );
}

/** Enter leads to the next line, as on a till. */
function toNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (!isSendingEnter(event)) return;
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-rate]')];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}

function Rate({ line, typed, type, faults }: Props) {
  const t = useMessages('quotes');
  const words = useFault();
  const field = `rate ${line.no}`;
  const unit = useAmounts(measuresOf(typed)).unit(line.unit);
  return (
    <div className={styles.rate}>
      <Field label={t.rateOf(line.name, unit)} labelHidden error={words(faults[field])}>
        <TextInput
          data-rate
          icon="rupee"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={typed[field] ?? ''}
          onKeyDown={toNext}
          onChange={({ target }) => type(field, target.value)}
        />
      </Field>
      <small>{t.per(unit)}</small>
      {!typed[field] && (
        <LastRate line={line} measures={measuresOf(typed)} onUse={(rate) => type(field, rate)} />
      )}
    </div>
  );
}

/** Its part of a sum, or none. */
function Part({ line: { no }, typed, type }: Props) {
  const t = useMessages('quotes');
  return (
    <Checkbox
      className={styles.out}
      label={t.leftOut}
      checked={isLeftOut(typed, no)}
      onChange={({ target }) => type(`out ${no}`, target.checked ? 'yes' : '')}
    />
  );
}

/** What few lines need: another word about the material, a note. */
function More({ line, typed, type, faults }: Props) {
  const t = useMessages('quotes');
  const words = useFault();
  const { no } = line;
  const note = typed[`note ${no}`] ?? '';
  const fold = useFold(false, Boolean(faults[`note ${no}`]));
  return (
    <details className={styles.more} {...fold}>
      <summary>{note ? t.noteIs(note) : t.moreOf}</summary>
      <Chips
        legend={t.materialOf}
        value={hasMaterial(typed, line) ? 'with' : 'without'}
        choices={[
          { value: 'with', label: t.withMaterial },
          { value: 'without', label: t.workOnly },
        ]}
        onChange={(value) => type(`material ${no}`, value)}
      />
      <Field label={t.lineNote} error={words(faults[`note ${no}`])}>
        <TextInput value={note} onChange={({ target }) => type(`note ${no}`, target.value)} />
      </Field>
    </details>
  );
}
