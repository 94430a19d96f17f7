import { useState } from 'react';
import type { BillStage } from '#contract/contracts/bill.ts';
import type { PricedBill, PricedLine, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { amountOf } from '#domain/contracts/amounts.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { StageFold } from '../../lines/stage-fold.tsx';
import { useTyped } from '../../quotes/typed/use-typed.ts';
import { wholeIn } from '../../typed-number.ts';
import { useLineText } from '../read/changed-lines.tsx';
import { LineSheet } from './line-sheet.tsx';
import { NumberField } from './number-field.tsx';
import { addLine, type Changes, changeOf, dropLine, readChanges, setLine } from './typed-change.ts';
import { draftOf, useWrite } from './use-write.ts';
import styles from './write.module.css';
import { NewTotal, WriteDock } from './write-dock.tsx';

interface Props {
  contract: WorkContract;
  bill: NonNullable<WorkContract['bill']>;
}

const fewDays = { min: 0, max: 365 };

/** A change order: other quantities or rates, more work, more days, and why. The new total shows at once. */
export function ChangeForm({ contract, bill }: Props) {
  const t = useMessages('papers');
  const { typed, type } = useTyped(draftOf(contract._id, 'change'), { days: '0', reason: '' });
  const [sheet, setSheet] = useState<PricedLine | 'new'>();
  const [asked, setAsked] = useState(false);
  const { send, busy, problem } = useWrite(contract._id);
  // Numbers of new lines are those that this bill leaves free.
  const field = `changes ${bill.version}`;
  const changes = readChanges(typed[field]);
  const keep = (next: Changes) => type(field, JSON.stringify(next));
  const { bill: after, ahead } = changeOf(bill, changes);
  const days = wholeIn(typed.days, fewDays);
  const reason = typed.reason?.trim() ?? '';
  const noLines = changes.lines.length === 0;
  const isWrong = days === undefined || noLines || reason === '';
  const write = () => {
    setAsked(true);
    if (!isWrong) send({ kind: 'change', body: { base: bill.version, reason, ...changes, ahead, days } });
  };
  return (
    <>
      <PageHead title={t.changeTitle} lead={t.changeLead} />
      <div className={styles.form}>
        <ChangeableBill
          before={bill}
          after={after}
          onChange={setSheet}
          onUndo={(no) => keep(dropLine(changes, no))}
        />
        <Button kind="soft" icon="plus" className={styles.add} onClick={() => setSheet('new')}>
          {t.addWork}
        </Button>
        <Field label={t.changeReason} error={asked && reason === '' ? t.wrong.reason : undefined}>
          <TextArea rows={3} value={typed.reason} onChange={({ target }) => type('reason', target.value)} />
        </Field>
        <NumberField
          label={t.moreDays}
          value={typed.days ?? ''}
          onChange={(text) => type('days', text)}
          error={days === undefined ? t.wrong.moreDays : undefined}
        />
        <WriteDock
          action={t.saveChange}
          busy={busy}
          problem={problem ?? (asked && isWrong ? (noLines ? t.noChange : t.wrong.above) : undefined)}
          onPress={write}
        >
          <NewTotal now={after.total} before={bill.total} />
        </WriteDock>
      </div>
      <Sheet {...{ bill, changes, sheet }} stages={after.stages} onSheet={setSheet} onKeep={keep} />
    </>
  );
}

interface SheetProps {
  bill: PricedBill;
  stages: readonly BillStage[];
  changes: Changes;
  /** The line that is changed, or a new one. */
  sheet: PricedLine | 'new' | undefined;
  onSheet: (sheet: undefined) => void;
  onKeep: (changes: Changes) => void;
}

/** One line over the page while it is written. */
function Sheet({ bill, stages, changes, sheet, onSheet, onKeep }: SheetProps) {
  if (!sheet) return null;
  return (
    <LineSheet
      line={sheet === 'new' ? undefined : sheet}
      stages={stages}
      onTake={({ stageName, ...line }) => {
        onKeep(
          sheet === 'new'
            ? addLine(bill, changes, { ...line, stageName })
            : setLine(bill, changes, { ...line, no: sheet.no }),
        );
        onSheet(undefined);
      }}
      onClose={() => onSheet(undefined)}
    />
  );
}

interface ChangeableBillProps {
  before: PricedBill;
  after: PricedBill;
  onChange: (line: PricedLine) => void;
  onUndo: (no: number) => void;
}

/** The bill as the change makes it; each line can be changed, and a changed one put back. */
function ChangeableBill({ before, after, onChange, onUndo }: ChangeableBillProps) {
  const lineOf = (no: number) => before.lines.find((line) => line.no === no);
  return (
    <div className={styles.part}>
      {after.stages.map((stage) => {
        const those = after.lines.filter((line) => line.stage === stage.no);
        return (
          <StageFold
            key={stage.no}
            stage={stage}
            lines={those}
            open={after.stages.length < 3 || those.some((line) => lineOf(line.no) !== line)}
            sum={<span>{rupees(stage.amount)}</span>}
          >
            <ul className={styles.lines}>
              {those.map((line) => (
                <Line
                  key={line.no}
                  line={line}
                  old={lineOf(line.no)}
                  onChange={() => onChange(line)}
                  onUndo={() => onUndo(line.no)}
                />
              ))}
            </ul>
          </StageFold>
        );
      })}
    </div>
  );
}

interface LineProps {
  line: PricedLine;
  /** Undefined of a new one. */
  old: PricedLine | undefined;
  onChange: () => void;
  onUndo: () => void;
}

function Line({ line, old, onChange, onUndo }: LineProps) {
  const t = useMessages('papers');
  const lineText = useLineText();
  const isChanged = old !== line;
  return (
    <li data-changed={isChanged || undefined}>
      <span>
        <b>{line.name}</b>
        <small>{lineText(line)}</small>
        {isChanged && <small>{old ? t.was(`${lineText(old)}, ${rupees(amountOf(old))}`) : t.added}</small>}
      </span>
      <b>{rupees(amountOf(line))}</b>
      <IconButton icon="pencil" label={t.changeLine(line.name)} onClick={onChange} />
      {isChanged && (
        <Button kind="quiet" size="sm" onClick={onUndo}>
          {t.undo}
        </Button>
      )}
    </li>
  );
}
