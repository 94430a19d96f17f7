import { useState } from 'react';
import { siteLengths } from '#contract/contracts/site-lengths.ts';
import { dayRange, isInDayRange } from '#contract/day-range.ts';
import { decimalOf } from '#contract/written.ts';
import type { DeliveryBody } from '#domain/contracts/site-entry.ts';
import type { Side } from '#domain/ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { Pad } from '../pad/pad.tsx';
import { type MaterialKey, materialUnits, nameIn } from './materials.ts';
import { Sheet } from './sheet.tsx';
import styles from './site.module.css';
import { useDraft } from './use-draft.ts';
import { type Corrects, type Site, useWrite } from './use-site.ts';
import { isTooLong, WordsField } from './words-field.tsx';

const keys = Object.keys(materialUnits) as MaterialKey[];
const isKey = (value: string): value is MaterialKey => value in materialUnits;
const other = 'other';
const most = 999_999;

/** As the fields have it; `chosen` is a key of the rates, or `other`. */
interface Typed {
  by: Side;
  back: boolean;
  chosen: string;
  name: string;
  unit: string;
  quantity: string;
  on: string;
  from: string;
  challan: string;
}
type Wrong = Record<'quantity' | 'name' | 'unit' | 'on' | 'long', boolean>;

const keyed = (material: MaterialKey) => ({ material, unit: materialUnits[material] });

/** A key of the rates that somebody typed is that material, counted in its own unit. */
const materialOf = ({ chosen, name, unit }: Typed) =>
  isKey(chosen)
    ? keyed(chosen)
    : isKey(name.trim().toLowerCase())
      ? keyed(name.trim().toLowerCase() as MaterialKey)
      : { material: name.trim(), unit: unit.trim() };

/** As it is sent: with three decimals, in which a little less than nothing is nothing. */
const quantityOf = ({ quantity }: Pick<Typed, 'quantity'>): number =>
  Math.round((decimalOf(quantity) ?? 0) * 1000) / 1000;

function wrongIn(typed: Typed, today: string): Wrong {
  const { material, unit } = materialOf(typed);
  const quantity = quantityOf(typed);
  return {
    quantity: quantity <= 0 || quantity > most,
    name: material === '',
    unit: unit === '',
    on: !isInDayRange(typed.on) || typed.on > today,
    long:
      isTooLong(material, siteLengths.name) ||
      isTooLong(unit, siteLengths.unit) ||
      isTooLong(typed.from, siteLengths.place) ||
      isTooLong(typed.challan, siteLengths.name),
  };
}

function bodyOf(typed: Typed) {
  const [from, challan] = [typed.from.trim(), typed.challan.trim()];
  const { by, on, back } = typed;
  const quantity = quantityOf(typed);
  return { by, ...materialOf(typed), quantity, on, back, ...(from && { from }), ...(challan && { challan }) };
}

interface Props {
  site: Site;
  /** What one wrote before, where that was wrong. */
  corrects?: Corrects<DeliveryBody> | undefined;
  onClose: () => void;
}

function startOf({ book: { side } }: Site, today: string, before: DeliveryBody | undefined): Typed {
  if (!before)
    return {
      ...{ by: side, back: false, chosen: 'cement', name: '', unit: '', quantity: '' },
      ...{ on: today, from: '', challan: '' },
    };
  const { by, back, material, unit, quantity, on, from = '', challan = '' } = before;
  const named = isKey(material)
    ? { chosen: material, name: '', unit: '' }
    : { chosen: other, name: material, unit };
  return { by, back, on, from, challan, ...named, quantity: String(quantity) };
}

/** What came to the site, or went back. */
export function DeliverySheet({ site, corrects, onClose }: Props) {
  const t = useMessages('site-book');
  const today = useToday();
  const draft = useDraft<Typed>(
    `site:${site.contract._id}:${corrects ? `correct:${corrects.entry}` : 'delivery'}`,
    startOf(site, today, corrects?.body),
  );
  const write = useWrite({ site, corrects, draft, onClose });
  const { typed } = draft;
  const [asked, setAsked] = useState(false);
  const found = wrongIn(typed, today);
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (Object.values(found).some(Boolean)) return;
    write({ kind: 'delivery', body: bodyOf(typed) });
  };
  const wrong = asked ? found : { quantity: false, name: false, unit: false, on: false, long: false };
  const fields = { typed, wrong, change: draft.change };
  const title = typed.back ? t.backTitle : t.cameTitle;
  return (
    <Sheet
      {...{ draft, onClose }}
      title={corrects ? t.correctTitle : title}
      save={corrects ? t.correctSave : t.write}
      onSave={save}
    >
      <MaterialFields {...fields} />
      <FromFields {...fields} site={site} isNew={corrects === undefined} />
    </Sheet>
  );
}

interface FieldsProps {
  typed: Typed;
  wrong: Wrong;
  change: (part: Partial<Typed>) => void;
}

/** What it is, and how much of it. */
function MaterialFields({ typed, wrong, change }: FieldsProps) {
  const t = useMessages('site-book');
  const { required } = useMessages('shell');
  const { chosen } = typed;
  const { unit } = materialOf(typed);
  return (
    <>
      <Chips
        legend={t.material}
        value={chosen}
        choices={[...keys, other].map((key) => ({
          value: key,
          label: isKey(key) ? t.materials[key] : t.otherMaterial,
        }))}
        onChange={(key) => change({ chosen: key })}
      />
      {chosen === other && (
        <div className={styles.two}>
          <WordsField
            {...{ label: t.materialName, value: typed.name, most: siteLengths.name }}
            error={wrong.name ? required : undefined}
            onChange={(name) => change({ name })}
          />
          <WordsField
            {...{ label: t.unit, value: typed.unit, most: siteLengths.unit }}
            error={wrong.unit ? required : undefined}
            onChange={(unit) => change({ unit })}
          />
        </div>
      )}
      <Field
        label={unit ? t.howMuchOf(nameIn(t.units, unit)) : t.howMuch}
        error={wrong.quantity ? t.quantityWrong : undefined}
      >
        <TextInput
          className={styles.typed}
          inputMode="decimal"
          autoComplete="off"
          value={typed.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
      </Field>
      <Pad
        words={{ keys: t.pad, point: t.point, erase: t.erase }}
        value={typed.quantity}
        onChange={(quantity) => change({ quantity })}
      />
    </>
  );
}

/** Who brought it, when, and from where. */
function FromFields({ site, isNew, typed, wrong, change }: FieldsProps & { site: Site; isNew: boolean }) {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const today = useToday();
  const { by, back } = typed;
  return (
    <>
      {isNew && (
        <Chips
          legend={back ? t.tookBack : t.brought}
          value={by}
          choices={(['provider', 'customer'] as const).map((side) => ({
            value: side,
            label: site.names[side],
          }))}
          onChange={(value) => change({ by: value === 'customer' ? 'customer' : 'provider' })}
        />
      )}
      <Chips
        legend={t.which}
        value={back ? 'back' : 'came'}
        choices={[
          { value: 'came', label: t.came },
          { value: 'back', label: t.wentBack },
        ]}
        onChange={(value) => change({ back: value === 'back' })}
      />
      <Field label={t.day} error={wrong.on ? ledger.dateWrong : undefined}>
        <TextInput
          type="date"
          min={dayRange().min}
          max={today}
          value={typed.on}
          onChange={({ target }) => change({ on: target.value })}
        />
      </Field>
      <div className={styles.two}>
        <WordsField
          {...{ label: t.shop, value: typed.from, most: siteLengths.place }}
          onChange={(from) => change({ from })}
        />
        <WordsField
          {...{ label: t.challan, value: typed.challan, most: siteLengths.name }}
          onChange={(challan) => change({ challan })}
        />
      </div>
    </>
  );
}
