import { useState } from 'react';
import type { PricedLine, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { wholeOf } from '#contract/written.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useTyped } from '../../quotes/typed/use-typed.ts';
import { useDifference } from '../read/change-text.tsx';
import { ChangeableBill } from './changeable-bill.tsx';
import { LineSheet } from './line-sheet.tsx';
import { addLine, type Changes, changeOf, dropLine, readChanges, setLine } from './typed-change.ts';
import { draftOf, useWrite } from './use-write.ts';
import styles from './write.module.css';
import { WriteDock } from './write-dock.tsx';

interface Props {
  contract: WorkContract;
  bill: NonNullable<WorkContract['bill']>;
}

const mostDays = 365;

/** A change order: other quantities or rates, more work, more days, and why. The new total shows at once. */
export function ChangeForm({ contract, bill }: Props) {
  const t = useMessages('papers');
  const differs = useDifference();
  const { typed, type } = useTyped(draftOf(contract._id, 'change'), { days: '0', reason: '' });
  const [sheet, setSheet] = useState<PricedLine | 'new'>();
  const [asked, setAsked] = useState(false);
  const { send, busy, problem } = useWrite(contract._id);
  // Numbers of new lines are those that this bill leaves free.
  const field = `changes ${bill.version}`;
  const changes = readChanges(typed[field]);
  const keep = (next: Changes) => type(field, JSON.stringify(next));
  const { bill: after, ahead } = changeOf(bill, changes);
  const days = wholeOf(typed.days ?? '');
  const noDays = days === undefined || days < 0 || days > mostDays;
  const reason = typed.reason?.trim() ?? '';
  const noLines = changes.lines.length === 0;
  const isWrong = noDays || noLines || reason === '';
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
        <Field label={t.moreDays} error={noDays ? t.wrong.moreDays : undefined} className={styles.short}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed.days}
            onChange={({ target }) => type('days', target.value)}
          />
        </Field>
        <WriteDock
          action={t.saveChange}
          busy={busy}
          problem={problem ?? (asked && isWrong ? (noLines ? t.noChange : t.wrong.above) : undefined)}
          onPress={write}
        >
          <small>
            {t.newTotal}, {differs(after.total, bill.total)}
          </small>
          <b>{rupees(after.total)}</b>
        </WriteDock>
      </div>
      {sheet && (
        <LineSheet
          line={sheet === 'new' ? undefined : sheet}
          stages={after.stages}
          onTake={({ stageName, ...line }) => {
            keep(
              sheet === 'new'
                ? addLine(bill, changes, { ...line, stageName })
                : setLine(bill, changes, { ...line, no: sheet.no }),
            );
            setSheet(undefined);
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
