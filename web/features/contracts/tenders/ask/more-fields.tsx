import { sides } from '#contract/contracts/bill.ts';
import { gives, mostVisits } from '#contract/contracts/tenders.calls.ts';
import { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import type { useKeptPictures } from '#web/shared/media/kept-pictures.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Select, TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useFold } from '../../lines/use-fold.ts';
import styles from './ask.module.css';
import { defectMonths, retentions } from './ask-draft.ts';
import type { AskFields } from './fields.ts';

type MoreProps = AskFields & {
  pictures: ReturnType<typeof useKeptPictures>;
  /** Something of the form is wrong: it is not folded away. */
  isWrong: boolean;
};

/** What one can do without: folded away unless something of it was typed. */
export function MoreFields({ pictures, isWrong, ...fields }: MoreProps) {
  const { form: t } = useMessages('tenders');
  const { ask, change, wrongAt } = fields;
  const typed = ask.description || ask.address || ask.visits.length > 0 || ask.pictures.length > 0;
  const fold = useFold(Boolean(typed), isWrong);
  return (
    <details className={styles.more} {...fold}>
      <summary>
        <Icon name="plus" size={22} />
        {t.more}
      </summary>
      <div className={styles.part}>
        <Field label={t.words} error={wrongAt('description')}>
          <TextArea
            name="description"
            value={ask.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <KeptPicturesField
          {...pictures}
          t={t.pictures}
          problem={wrongAt('pictures') ? 'bad-input' : undefined}
        />
        <Field label={t.address} hint={t.addressHint} error={wrongAt('address')}>
          <TextInput
            name="address"
            autoComplete="street-address"
            value={ask.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </Field>
        <Visits {...fields} />
        <Terms {...fields} />
        <Gives {...fields} />
      </div>
    </details>
  );
}

function Visits({ ask, change, wrongAt }: AskFields) {
  const { form: t } = useMessages('tenders');
  const put = (place: number, value: string) => change({ visits: ask.visits.with(place, value) });
  return (
    <FieldGroup legend={t.visits} error={wrongAt('wishes.visits')} className={styles.visits}>
      {ask.visits.map((visit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is known by its place alone
        <div key={place} className={styles.visit}>
          <Field label={t.visitNo(place + 1)} labelHidden>
            <TextInput
              type="datetime-local"
              max={ask.hour}
              value={visit}
              onChange={(event) => put(place, event.target.value)}
            />
          </Field>
          <IconButton
            icon="x"
            label={t.removeVisit(place + 1)}
            onClick={() => change({ visits: ask.visits.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {ask.visits.length < mostVisits && (
        <Button kind="line" size="sm" icon="plus" onClick={() => change({ visits: [...ask.visits, ''] })}>
          {t.addVisit}
        </Button>
      )}
    </FieldGroup>
  );
}

function Terms(fields: AskFields) {
  const { form: t } = useMessages('tenders');
  const { ask, change, wrongAt } = fields;
  const today = useToday();
  return (
    <>
      <Chips
        legend={t.pay}
        value={ask.pay}
        hint={t.payHints[ask.pay]}
        choices={[
          { value: 'fixed', label: t.pays.fixed },
          { value: 'measured', label: t.pays.measured },
        ]}
        onChange={(pay) => change({ pay: pay === 'measured' ? 'measured' : 'fixed' })}
      />
      <div className={styles.pair}>
        <Field label={t.from} error={wrongAt('wishes.from')}>
          <TextInput
            type="date"
            name="from"
            min={today}
            value={ask.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label={t.days} hint={t.daysHint} error={wrongAt('wishes.days')}>
          <TextInput
            name="days"
            inputMode="numeric"
            autoComplete="off"
            value={ask.days}
            onChange={(event) => change({ days: event.target.value })}
          />
        </Field>
        <Kept {...fields} />
      </div>
    </>
  );
}

/** What is kept back, and for how long defects are corrected. */
function Kept({ ask, change, wrongAt }: AskFields) {
  const { form: t, percent, months } = useMessages('tenders');
  return (
    <>
      <Field label={t.retention} error={wrongAt('wishes.retentionPercent')}>
        <Select
          name="retention"
          value={ask.retentionPercent}
          onChange={(event) => change({ retentionPercent: Number(event.target.value) })}
        >
          {retentions.map((one) => (
            <option key={one} value={one}>
              {percent(String(one))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.defects} error={wrongAt('wishes.defectMonths')}>
        <Select
          name="defects"
          value={ask.defectMonths}
          onChange={(event) => change({ defectMonths: Number(event.target.value) })}
        >
          {defectMonths.map((one) => (
            <option key={one} value={one}>
              {months(one)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const open = 'open';

function Gives({ ask, change }: AskFields) {
  const { form: t } = useMessages('tenders');
  return (
    <FieldGroup legend={t.gives} className={styles.pair}>
      {gives.map((what) => (
        <Field key={what} label={t.givesNames[what]}>
          <Select
            value={ask.gives[what] ?? open}
            onChange={({ target }) => {
              const { [what]: _, ...others } = ask.gives;
              const side = sides.find((one) => one === target.value);
              change({ gives: side ? { ...others, [what]: side } : others });
            }}
          >
            <option value={open}>{t.sides.open}</option>
            {sides.map((side) => (
              <option key={side} value={side}>
                {t.sides[side]}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </FieldGroup>
  );
}
