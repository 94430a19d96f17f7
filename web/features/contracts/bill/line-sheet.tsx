import { type FormEvent, useState } from 'react';
import {
  type Bill,
  type BillLine,
  type BillUnit,
  billUnits,
  type Side,
  sides,
} from '#contract/contracts/bill.ts';
import { decimalOf } from '#contract/written.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { addLine, addStage, changeLine, mostLines, mostStages, takesMaterial } from '../lines/edit-bill.ts';
import { useQuantityText } from '../lines/quantity-text.ts';
import styles from './bill.module.css';

/** The line that is open to be changed, or the stage to which a new one comes. */
export type Opened = { line: BillLine } | { stage: number | undefined };

const newStage = 'new';
const mostQuantity = 99_999;
const mostName = 120;
const mostStageName = 80;
const mostNote = 200;

interface Typed {
  name: string;
  quantity: string;
  unit: BillUnit;
  stage: string;
  stageName: string;
  brings: Side;
  note: string;
}

const toThousandth = (amount: number) => Math.round(amount * 1000) / 1000;
const quantityOf = (typed: string): number => toThousandth(decimalOf(typed) ?? Number.NaN);

function startOf(opened: Opened, bill: Bill): Typed {
  const line = 'line' in opened ? opened.line : undefined;
  const stage = line?.stage ?? ('stage' in opened ? opened.stage : undefined);
  return {
    name: line?.name ?? '',
    quantity: line ? String(line.quantity) : '',
    unit: line?.unit ?? 'm2',
    stage: stage === undefined ? newStage : String(stage),
    stageName: '',
    brings: line?.brings ?? bill.lines.at(-1)?.brings ?? 'provider',
    note: line?.note ?? '',
  };
}

type Wrong = Partial<Record<'name' | 'quantity' | 'stageName' | 'note', true>>;

function wrongIn({ name, quantity, stage, stageName, note }: Typed): Wrong {
  const amount = quantityOf(quantity);
  const isText = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most;
  return {
    ...(!isText(name, mostName) && { name: true }),
    ...(!(amount > 0 && amount <= mostQuantity) && { quantity: true }),
    ...(stage === newStage && !isText(stageName, mostStageName) && { stageName: true }),
    ...(note.trim().length > mostNote && { note: true }),
  };
}

/** The line as typed. Another unit is another work: its key, by which it has a usual price, goes. */
function lineOf(typed: Typed, before: BillLine | undefined, stage: number): Omit<BillLine, 'no'> {
  const { no: _, note: _note, key, floor, ...known } = before ?? { no: 0 };
  const { name, quantity, unit, brings, note } = typed;
  return {
    ...known,
    ...(floor !== undefined && { floor }),
    ...(key !== undefined && before?.unit === unit && { key }),
    ...{ name: name.trim(), quantity: quantityOf(quantity), unit, brings, stage },
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

interface SheetProps {
  bill: Bill;
  opened: Opened;
  onClose: () => void;
  onBill: (bill: Bill) => void;
  onRemove: (no: number) => void;
}

/** One line to be changed, moved or removed; or a new one. */
export function LineSheet({ bill, opened, onClose, onBill, onRemove }: SheetProps) {
  const t = useMessages('bill');
  const shell = useMessages('shell');
  const before = 'line' in opened ? opened.line : undefined;
  const sheet = `bill-line:${before?.no ?? `new in ${'stage' in opened ? opened.stage : ''}`}:${location.search}`;
  const { typed, change, end } = useLeft<Typed>(sheet, () => startOf(opened, bill));
  const [tried, setTried] = useState(false);
  const wrong = tried ? wrongIn(typed) : {};
  const isFull =
    (!before && bill.lines.length >= mostLines) ||
    (typed.stage === newStage && bill.stages.length >= mostStages);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isFull || Object.keys(wrongIn(typed)).length > 0) return;
    const grown = typed.stage === newStage ? addStage(bill, typed.stageName.trim()) : undefined;
    const line = lineOf(typed, before, grown?.no ?? Number(typed.stage));
    const known = grown?.bill ?? bill;
    end();
    onBill(before ? changeLine(known, before.no, line) : addLine(known, line));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={before ? t.changeLine : t.addLine}
      closeLabel={shell.close}
      footer={
        <>
          {before && (
            <Button kind="danger-line" icon="trash" onClick={() => [end(), onRemove(before.no)]}>
              {t.remove}
            </Button>
          )}
          <Button type="submit" form="line">
            {t.save}
          </Button>
        </>
      }
    >
      <form id="line" className={styles.sheet} onSubmit={save} noValidate>
        <LineFields
          bill={bill}
          typed={typed}
          wrong={wrong}
          material={!before || takesMaterial(before)}
          put={change}
        />
        {isFull && <p role="alert">{t.problems.full}</p>}
      </form>
    </Modal>
  );
}

interface FieldsProps {
  bill: Bill;
  typed: Typed;
  wrong: Wrong;
  material: boolean;
  put: (changes: Partial<Typed>) => void;
}

function LineFields({ bill, typed, wrong, material, put }: FieldsProps) {
  const t = useMessages('bill');
  return (
    <>
      <Field label={t.work} error={wrong.name && t.problems.name}>
        <TextInput name="work" value={typed.name} onChange={(event) => put({ name: event.target.value })} />
      </Field>
      <Quantity typed={typed} wrong={wrong} put={put} />
      <Field label={t.stage}>
        <Select name="stage" value={typed.stage} onChange={(event) => put({ stage: event.target.value })}>
          {bill.stages.map(({ no, name }) => (
            <option key={no} value={no}>
              {name}
            </option>
          ))}
          <option value={newStage}>{t.addStage}</option>
        </Select>
      </Field>
      {typed.stage === newStage && (
        <Field label={t.newStage} error={wrong.stageName && t.problems.stage}>
          <TextInput
            name="stageName"
            value={typed.stageName}
            onChange={(event) => put({ stageName: event.target.value })}
          />
        </Field>
      )}
      {material && (
        <Chips
          legend={t.whoBrings}
          value={typed.brings}
          choices={sides.map((side) => ({ value: side, label: t.sides[side] }))}
          onChange={(side) => put({ brings: sides.find((one) => one === side) ?? 'provider' })}
        />
      )}
      <Field label={t.note} hint={t.noteHint} error={wrong.note && t.problems.note}>
        <TextInput name="note" value={typed.note} onChange={(event) => put({ note: event.target.value })} />
      </Field>
    </>
  );
}

function Quantity({ typed, wrong, put }: Pick<FieldsProps, 'typed' | 'wrong' | 'put'>) {
  const t = useMessages('bill');
  const quantityText = useQuantityText();
  const amount = quantityOf(typed.quantity);
  const site = amount > 0 ? quantityText(amount, typed.unit).site : '';
  return (
    <div className={styles.pair}>
      <Field label={t.quantity} hint={site} error={wrong.quantity && t.problems.quantity}>
        <TextInput
          name="quantity"
          inputMode="decimal"
          autoComplete="off"
          value={typed.quantity}
          onChange={(event) => put({ quantity: event.target.value })}
        />
      </Field>
      <Field label={t.unit}>
        <Select
          name="unit"
          value={typed.unit}
          onChange={(event) => put({ unit: billUnits.find((unit) => unit === event.target.value) ?? 'm2' })}
        >
          {billUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t.unitNames[unit]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
