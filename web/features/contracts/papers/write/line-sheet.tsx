import { type FormEvent, useId, useState } from 'react';
import { type BillStage, type BillUnit, billUnits, hasDecimals, sides } from '#contract/contracts/bill.ts';
import type { PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { decimalOf } from '#contract/written.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { inFeet } from '../../lines/site-units.ts';
import { type Measures, metricRate, shownRate } from '../../measures.ts';
import { useRateText } from '../money.ts';
import { rateOf } from './typed-agreement.ts';
import styles from './write.module.css';

type Taken = Omit<PricedLine, 'no'> & { stageName: string };
interface SheetProps {
  /** Undefined for a new one. */
  line: PricedLine | undefined;
  stages: readonly BillStage[];
  onTake: (line: Taken) => void;
  onClose: () => void;
}

const isMetric = (unit: BillUnit): unit is 'm' | 'm2' | 'm3' => inFeet[unit] !== undefined;

const most = { quantity: 99_999, name: 120, stage: 80 };

const startOf = (line: PricedLine | undefined, stages: readonly BillStage[]) => ({
  name: line?.name ?? '',
  unit: line?.unit ?? 'm2',
  /** In what quantity and rate are typed; the bill itself counts in metres. */
  measures: 'metric' as Measures,
  quantity: line ? String(line.quantity) : '',
  rate: line ? String(line.rate) : '',
  brings: line?.brings ?? 'provider',
  stage: String(line?.stage ?? stages[0]?.no ?? 0),
  stageName: '',
});
type Typed = ReturnType<typeof startOf>;

const toThousandth = (amount: number) => Math.round(amount * 1000) / 1000;

/** As it stands in the fields: so many places of feet come back to the same thousandths of a metre. */
function shownIn(
  measures: Measures,
  { quantity, rate, unit }: Pick<PricedLine, 'quantity' | 'rate' | 'unit'>,
) {
  const feet = measures === 'feet' ? (inFeet[unit] ?? 1) : 1;
  return { quantity: String(toThousandth(quantity * feet)), rate: String(shownRate(rate, unit, measures)) };
}

/** In metres, and rupees of one. What was not touched stays to the last place, however it is shown. */
function metricOf({ measures, unit, ...typed }: Typed, line: PricedLine | undefined) {
  const was = line && shownIn(measures, line);
  if (measures === 'metric') return { quantity: decimalOf(typed.quantity), rate: rateOf(typed.rate) };
  const quantity = decimalOf(typed.quantity);
  const rate = rateOf(typed.rate);
  return {
    quantity:
      was?.quantity === typed.quantity
        ? line?.quantity
        : quantity && toThousandth(quantity / (inFeet[unit] ?? 1)),
    rate: was?.rate === typed.rate ? line?.rate : rate && metricRate(rate, unit, measures),
  };
}

/** The same line in another measure; what cannot be read stays as it was typed. */
function inMeasures(typed: Typed, line: PricedLine | undefined, measures: Measures): Typed {
  const { quantity = Number.NaN, rate = Number.NaN } = metricOf(typed, line);
  const shown = shownIn(measures, { quantity, rate, unit: typed.unit });
  return {
    ...typed,
    measures,
    ...(!Number.isNaN(quantity) && { quantity: shown.quantity }),
    ...(!Number.isNaN(rate) && { rate: shown.rate }),
  };
}

/** The line as typed, or the fields that are wrong. */
function readLine(typed: Typed, line: PricedLine | undefined): { taken: Taken } | { faults: Set<string> } {
  const { quantity, rate } = metricOf(typed, line);
  const name = typed.name.trim();
  const stageName = typed.stageName.trim();
  const isQuantity =
    quantity !== undefined && quantity > 0 && quantity <= most.quantity && hasDecimals(quantity, 3);
  const faults = new Set([
    ...(isQuantity ? [] : ['quantity']),
    ...(rate === undefined ? ['rate'] : []),
    ...(name === '' || name.length > most.name ? ['name'] : []),
    ...(typed.stage === '0' && (stageName === '' || stageName.length > most.stage) ? ['stage'] : []),
  ]);
  if (faults.size > 0 || quantity === undefined || rate === undefined) return { faults };
  const { unit, brings, stage } = typed;
  return { taken: { ...line, name, unit, quantity, rate, brings, stage: Number(stage), stageName } };
}

/** Changes a line's quantity and rate, or writes a new one. */
export function LineSheet({ line, stages, onTake, onClose }: SheetProps) {
  const t = useMessages('papers');
  const shell = useMessages('shell');
  const form = useId();
  const sheet = `paper-line:${line?.no ?? 'new'}:${location.search}`;
  const { typed, change: set, end } = useLeft<Typed>(sheet, () => startOf(line, stages));
  const [asked, setAsked] = useState(false);
  const read = readLine(typed, line);
  const wrong = (field: 'quantity' | 'rate' | 'name' | 'stage') =>
    asked && 'faults' in read && read.faults.has(field) ? t.wrong[field] : undefined;
  const take = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!('taken' in read)) return;
    end();
    onTake(read.taken);
  };
  return (
    <Modal
      open
      size="small"
      title={line ? line.name : t.addTitle}
      closeLabel={shell.close}
      onClose={onClose}
      footer={
        <Button type="submit" form={form}>
          {t.take}
        </Button>
      }
    >
      <form id={form} className={styles.sheet} onSubmit={take} noValidate>
        {!line && <NewLine {...{ typed, set, wrong, stages }} />}
        <Amounts {...{ typed, set, wrong, line }} />
      </form>
    </Modal>
  );
}

interface AmountsProps {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  wrong: (field: 'quantity' | 'rate') => string | undefined;
  line: PricedLine | undefined;
}

/** How much, and rupees of one, in metres or in feet. */
function Amounts({ typed, set, wrong, line }: AmountsProps) {
  const t = useMessages('papers');
  const { units } = useMessages('bill');
  const rateText = useRateText();
  const { rate } = metricOf(typed, line);
  const { unit, measures } = typed;
  const unitName = measures === 'feet' && isMetric(unit) ? t.feetUnits[unit] : units[unit];
  return (
    <>
      {isMetric(unit) && (
        <Chips
          legend={t.countIn}
          choices={[
            { value: 'metric', label: units[unit] },
            { value: 'feet', label: t.feetUnits[unit] },
          ]}
          value={measures}
          onChange={(value) => set(inMeasures(typed, line, value === 'feet' ? 'feet' : 'metric'))}
        />
      )}
      <Field label={`${t.quantity} (${unitName})`} error={wrong('quantity')}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed.quantity}
          onChange={({ target }) => set({ quantity: target.value })}
        />
      </Field>
      <Field
        label={t.rateField(unitName)}
        hint={(rate && rateText({ rate, unit })[measures === 'feet' ? 'metric' : 'site']) || t.zeroRate}
        error={wrong('rate')}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed.rate}
          onChange={({ target }) => set({ rate: target.value })}
        />
      </Field>
    </>
  );
}

interface NewProps {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  wrong: (field: 'name' | 'stage') => string | undefined;
  stages: readonly BillStage[];
}

function NewLine({ typed, set, wrong, stages }: NewProps) {
  const t = useMessages('papers');
  const { unitNames } = useMessages('bill');
  return (
    <>
      <Field label={t.workName} error={wrong('name')}>
        <TextInput value={typed.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label={t.stage}>
        <Select value={typed.stage} onChange={({ target }) => set({ stage: target.value })}>
          {stages.map(({ no, name }) => (
            <option key={no} value={no}>
              {name}
            </option>
          ))}
          <option value="0">{t.newStage}</option>
        </Select>
      </Field>
      {typed.stage === '0' && (
        <Field label={t.stageName} error={wrong('stage')}>
          <TextInput value={typed.stageName} onChange={({ target }) => set({ stageName: target.value })} />
        </Field>
      )}
      <Field label={t.unit}>
        <Select
          value={typed.unit}
          onChange={({ target }) => set({ unit: billUnits.find((unit) => unit === target.value) ?? 'job' })}
        >
          {billUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unitNames[unit]}
            </option>
          ))}
        </Select>
      </Field>
      <Chips
        legend={t.brings}
        choices={sides.map((value) => ({ value, label: t.sides[value] }))}
        value={typed.brings}
        onChange={(value) => set({ brings: value === 'customer' ? 'customer' : 'provider' })}
      />
    </>
  );
}
