import { useState } from 'react';
import { dayRange } from '#contract/day-range.ts';
import { decimalOf } from '#contract/written.ts';
import type { Side } from '#domain/ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { type MaterialKey, materialUnits } from './materials.ts';
import { Sheet } from './sheet.tsx';
import styles from './site.module.css';
import { type Site, useSay } from './use-site.ts';

const keys = Object.keys(materialUnits) as MaterialKey[];
const isKey = (value: string): value is MaterialKey => value in materialUnits;
const other = 'other';
const most = 999_999;

/** What came to the site, or went back. */
export function DeliverySheet({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const { required } = useMessages('shell');
  const say = useSay(site);
  const today = useToday();
  const [by, setBy] = useState<Side>(site.book.side);
  const [back, setBack] = useState(false);
  const [chosen, setChosen] = useState<string>('cement');
  const [typed, setTyped] = useState({ name: '', unit: '', quantity: '', on: today, from: '', challan: '' });
  const [asked, setAsked] = useState(false);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const unit = isKey(chosen) ? materialUnits[chosen] : typed.unit.trim();
  const material = isKey(chosen) ? chosen : typed.name.trim();
  const quantity = decimalOf(typed.quantity);
  const wrong = {
    quantity: quantity === undefined || quantity <= 0 || quantity > most,
    name: material === '',
    unit: unit === '',
    on: typed.on === '' || typed.on > today,
  };
  const save = () => {
    focusFirstWrong(() => setAsked(true));
    if (quantity === undefined || Object.values(wrong).some(Boolean)) return;
    const { on } = typed;
    const [from, challan] = [typed.from.trim(), typed.challan.trim()];
    const body = { by, material, unit, quantity: Math.round(quantity * 1000) / 1000, on, back };
    if (say({ kind: 'delivery', body: { ...body, ...(from && { from }), ...(challan && { challan }) } }))
      onClose();
  };
  const isCustomer = site.book.side === 'customer';
  const named = { provider: isCustomer ? site.other : t.you, customer: isCustomer ? t.you : site.other };
  return (
    <Sheet title={back ? t.backTitle : t.cameTitle} save={t.write} onSave={save} onClose={onClose}>
      <Chips
        legend={t.material}
        value={chosen}
        choices={[...keys, other].map((key) => ({
          value: key,
          label: isKey(key) ? t.materials[key] : t.otherMaterial,
        }))}
        onChange={setChosen}
      />
      {chosen === other && (
        <div className={styles.two}>
          <Field label={t.materialName} error={asked && wrong.name ? required : undefined}>
            <TextInput value={typed.name} onChange={({ target }) => change({ name: target.value })} />
          </Field>
          <Field label={t.unit} error={asked && wrong.unit ? required : undefined}>
            <TextInput value={typed.unit} onChange={({ target }) => change({ unit: target.value })} />
          </Field>
        </div>
      )}
      <Field
        label={unit ? t.howMuchOf(isKey(chosen) ? t.units[materialUnits[chosen]] : unit) : t.howMuch}
        error={asked && wrong.quantity ? t.quantityWrong : undefined}
      >
        <TextInput
          className={styles.typed}
          inputMode="decimal"
          autoComplete="off"
          value={typed.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
      </Field>
      <Pad value={typed.quantity} onChange={(text) => change({ quantity: text })} />
      <Chips
        legend={back ? t.tookBack : t.brought}
        value={by}
        choices={(['provider', 'customer'] as const).map((side) => ({ value: side, label: named[side] }))}
        onChange={(value) => setBy(value === 'customer' ? 'customer' : 'provider')}
      />
      <Chips
        legend={t.which}
        value={back ? 'back' : 'came'}
        choices={[
          { value: 'came', label: t.came },
          { value: 'back', label: t.wentBack },
        ]}
        onChange={(value) => setBack(value === 'back')}
      />
      <Field label={t.day} error={asked && wrong.on ? ledger.dateWrong : undefined}>
        <TextInput
          type="date"
          min={dayRange().min}
          max={today}
          value={typed.on}
          onChange={({ target }) => change({ on: target.value })}
        />
      </Field>
      <div className={styles.two}>
        <Field label={t.shop}>
          <TextInput value={typed.from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
        <Field label={t.challan}>
          <TextInput value={typed.challan} onChange={({ target }) => change({ challan: target.value })} />
        </Field>
      </div>
    </Sheet>
  );
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];
const longest = 9;

/** Big keys, for a thumb beside the lorry. */
function Pad({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useMessages('site-book');
  return (
    <fieldset className={styles.pad} aria-label={t.pad}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-label={digit === '.' ? t.point : undefined}
          onClick={() => onChange((value + digit).slice(0, longest))}
        >
          {digit}
        </button>
      ))}
      <button type="button" aria-label={t.erase} onClick={() => onChange(value.slice(0, -1))}>
        <Icon name="back" size={26} />
      </button>
    </fieldset>
  );
}
