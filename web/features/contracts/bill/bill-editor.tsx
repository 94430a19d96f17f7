import { type ReactNode, useState } from 'react';
import type { Bill, BillLine, Side } from '#contract/contracts/bill.ts';
import { count, date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, PageHead, Plinth } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { part } from '#web/shared/ui/later.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { BillState } from '../lines/bill-draft.ts';
import { bringAll, putBack, type Taken, takeLine, whoBrings } from '../lines/edit-bill.ts';
import { BillPrint } from '../print/bill-print.tsx';
import styles from './bill.module.css';
import { EditedStages } from './edited-stages.tsx';
import type { Opened } from './line-sheet.tsx';
import { sumCost, type Usual } from './usual-cost.ts';

const LineSheet = part(async () => (await import('./line-sheet.tsx')).LineSheet);
const BillFiles = part(async () => (await import('../print/bill-files.tsx')).BillFiles);

interface EditorProps {
  bill: Bill;
  name: string;
  /** Given where the name can be changed. */
  usualName?: string;
  state: BillState;
  usual: Usual | undefined;
  back: ReactNode;
  questions?: ReactNode;
  sum?: ReactNode;
  /** The one next act. */
  act: ReactNode;
  /** What the act means: an icon, a sentence, one more. */
  facts: readonly (readonly [IconName, string, string])[];
}

/** Which line is open, and what was removed last. */
function useEditing(bill: Bill, { draft, change }: BillState) {
  const [opened, setOpened] = useState<Opened>();
  const [taken, setTaken] = useState<Taken>();
  // Worked out again, the bill has it back.
  if (taken && !draft.bill) setTaken(undefined);
  const put = (next: Bill) => {
    change({ bill: next });
    setOpened(undefined);
  };
  return {
    opened,
    taken,
    open: setOpened,
    put,
    close: () => setOpened(undefined),
    remove: (no: number) => {
      const without = takeLine(bill, no);
      put(without.bill);
      setTaken(without.taken);
    },
    undo: () => {
      if (taken) put(putBack(bill, taken));
      setTaken(undefined);
    },
  };
}
type Editing = ReturnType<typeof useEditing>;

/** A bill by stages, to be changed line by line. */
export function BillEditor(props: EditorProps) {
  const { bill, name, state, back, sum, act, facts } = props;
  const t = useMessages('bill');
  const editing = useEditing(bill, state);
  const { lines, stages } = bill;
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <PageHead
          back={back}
          title={t.title}
          lead={lines.length > 0 && t.counted(lines.length, count(lines.length), stages.length)}
        />
        <div className={styles.columns}>
          <Lines {...props} editing={editing} />
          <Aside act={act} sum={sum} facts={facts} />
        </div>
      </div>
      <BillPrint bill={bill} name={name} />
      <div className={styles.foot} data-dock>
        {editing.taken && (
          <p role="status" className={styles.undo}>
            <span>{t.removed(editing.taken.line.name)}</span>
            <Button kind="quiet" size="sm" onClick={editing.undo}>
              {t.undo}
            </Button>
          </p>
        )}
        {act && (
          <div className={styles.dock}>
            <p className={styles.total}>{sum}</p>
            <div>{act}</div>
          </div>
        )}
      </div>
      {editing.opened && (
        <LineSheet
          bill={bill}
          opened={editing.opened}
          onClose={editing.close}
          onBill={editing.put}
          onRemove={editing.remove}
        />
      )}
    </>
  );
}

/** The name, what makes the bill, and its stages. */
function Lines({ bill, usualName, state, usual, questions, editing }: EditorProps & { editing: Editing }) {
  const t = useMessages('bill');
  const { lines, stages } = bill;
  const brings = whoBrings(bill);
  return (
    <div className={styles.main}>
      {usualName !== undefined && (
        <Field label={t.name}>
          <TextInput
            name="name"
            autoComplete="off"
            value={state.draft.name}
            placeholder={usualName}
            onChange={(event) => state.change({ name: event.target.value })}
          />
        </Field>
      )}
      {questions && <div>{questions}</div>}
      {brings && <Brings value={brings} onChange={(side) => editing.put(bringAll(bill, side))} />}
      {lines.length === 0 && <EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
      <EditedStages bill={bill} usual={usual} onOpen={editing.open} />
      <Button
        kind="line"
        icon="plus"
        className={styles.add}
        onClick={() => editing.open({ stage: stages.at(-1)?.no })}
      >
        {t.addLine}
      </Button>
      {lines.length > 0 && <UsualNote lines={lines} usual={usual} />}
      {lines.length > 0 && <BillFiles bill={bill} />}
    </div>
  );
}

/** On a desk the next act stands beside the bill. */
function Aside({ act, sum, facts }: Pick<EditorProps, 'act' | 'sum' | 'facts'>) {
  if (!act) return null;
  return (
    <Card as="section" className={styles.aside}>
      <ul className={styles.facts}>
        {facts.map(([icon, fact, more]) => (
          <li key={fact}>
            <Icon name={icon} size={24} />
            <b>{fact}</b>
            <span>{more}</span>
          </li>
        ))}
      </ul>
      {sum && <p className={styles.total}>{sum}</p>}
      <Plinth line="lit" className={styles.act}>
        {act}
      </Plinth>
    </Card>
  );
}

/** Who brings the material of all lines; said line by line where it differs. */
function Brings({ value, onChange }: { value: Side | 'mixed'; onChange: (side: Side) => void }) {
  const t = useMessages('bill');
  const choices = [
    { value: 'customer', label: t.bringsAll.customer, icon: 'home' },
    { value: 'provider', label: t.bringsAll.provider, icon: 'hat' },
  ] as const;
  return (
    <Chips
      legend={t.whoBrings}
      value={value}
      hint={value === 'mixed' ? t.bringsAll.mixed : undefined}
      choices={[...choices]}
      onChange={(side) => onChange(side === 'customer' ? 'customer' : 'provider')}
    />
  );
}

/** Day and place of the usual costs, what is not in them, and that nobody else sees them. */
function UsualNote({ lines, usual }: { lines: readonly BillLine[]; usual: Usual | undefined }) {
  const t = useMessages('bill');
  const language = useLanguage();
  const placeName = usePlaceNames();
  if (!usual) return null;
  const { unknown } = sumCost(lines, usual);
  if (unknown === lines.length) return <p className={styles.note}>{t.unknown}</p>;
  return (
    <div className={styles.note}>
      <p>{t.rates(date(usual.date, language), usual.place && placeName(usual.place))}</p>
      {unknown > 0 && <p>{t.rest(unknown, count(unknown))}</p>}
      <p>{t.hidden}</p>
    </div>
  );
}
