import type { BillStage } from '#contract/contracts/bill.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useFold } from '../../lines/use-fold.ts';
import type { StepProps } from '../typed/step-props.ts';
import { wayOf } from '../typed/typed-quote.ts';
import { useFault } from '../typed/use-fault.ts';
import { LineRow } from './line-row.tsx';
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
