import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#contract/marketplace/provider.ts';
import { pinOf } from '#contract/written.ts';
import { useSession } from '#web/shared/api/session.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { firstProviders } from '#web/shared/search-list/records/provider-queries.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import styles from './ask.module.css';
import { type Chosen, most, radii } from './ask-draft.ts';
import type { AskFields } from './fields.ts';

/** One's own choice of up to ten, or the nearest ten. */
export function People(fields: AskFields) {
  const { form: t } = useMessages('tenders');
  const { ask, change, wrongAt } = fields;
  return (
    <div className={styles.part}>
      <Chips
        legend={t.people}
        value={ask.nearby ? 'nearby' : 'chosen'}
        choices={[
          { value: 'chosen', label: t.chosen },
          { value: 'nearby', label: t.nearby },
        ]}
        hint={ask.nearby ? t.nearbyText(ask.radiusKm) : t.advice}
        error={wrongAt('to', 'radiusKm')}
        onChange={(value) => change({ nearby: value === 'nearby' })}
      />
      {ask.nearby ? <Radius {...fields} /> : <Choice {...fields} />}
    </div>
  );
}

function Radius({ ask, change }: AskFields) {
  const { form: t } = useMessages('tenders');
  return (
    <Field label={t.radius}>
      <Select
        name="radiusKm"
        value={ask.radiusKm}
        onChange={(event) => change({ radiusKm: Number(event.target.value) })}
      >
        {radii.map((km) => (
          <option key={km} value={km}>
            {t.km(km)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The nearest who do this work; above them who was chosen elsewhere. */
function Choice(fields: AskFields) {
  const { form: t } = useMessages('tenders');
  const { ask } = fields;
  const pin = pinOf(ask.pin);
  return (
    <>
      {pin ? (
        <Near {...fields} pin={pin} />
      ) : (
        <>
          <ChosenList {...fields} chosen={ask.to} />
          <p className={styles.hint}>{t.sayPin}</p>
        </>
      )}
      {ask.to.length >= most && <p className={styles.hint}>{t.mostChosen}</p>}
    </>
  );
}

const without = (to: readonly Chosen[], id: string): Chosen[] => to.filter(({ _id }) => _id !== id);

function ChosenList({ ask, change, chosen }: AskFields & { chosen: readonly Chosen[] }) {
  const { form: t } = useMessages('tenders');
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t.chosenCount(chosen.length, count(chosen.length))}>
      {chosen.map(({ _id, name }) => (
        <li key={_id}>
          <Checkbox label={<b>{name}</b>} checked onChange={() => change({ to: without(ask.to, _id) })} />
        </li>
      ))}
    </ul>
  );
}

function Near({ pin, ...fields }: AskFields & { pin: string }) {
  const { form: t } = useMessages('tenders');
  const { ask, change } = fields;
  const userId = useSession()?.user._id;
  const query = { category: ask.category, near: pin, radiusKm: '100', sort: 'nearest' };
  const near = useQuery(firstProviders(ask.of, query));
  const shown = near.data?.data.filter((one) => one.userId !== userId) ?? [];
  const elsewhere = ask.to.filter(({ _id }) => !shown.some(({ id }) => id === _id));
  return (
    <>
      <ChosenList {...fields} chosen={elsewhere} />
      {near.isPending && <Skeleton label={t.searching} kind="row" count={3} />}
      {near.isError && <p role="alert">{t.listFailed}</p>}
      {near.isSuccess && shown.length === 0 && <p className={styles.hint}>{t.nobody}</p>}
      {shown.length > 0 && (
        <FieldGroup legend={t.near}>
          <ul className={styles.people}>
            {shown.map((one) => {
              const checked = ask.to.some(({ _id }) => _id === one.id);
              const more = { kind: ask.of, _id: one.id, name: one.name };
              return (
                <li key={one.id}>
                  <Checkbox
                    label={<NearOne provider={one} />}
                    checked={checked}
                    disabled={!checked && ask.to.length >= most}
                    onChange={() => change({ to: checked ? without(ask.to, one.id) : [...ask.to, more] })}
                  />
                </li>
              );
            })}
          </ul>
        </FieldGroup>
      )}
    </>
  );
}

function NearOne({ provider: { name, profilePic, distanceKm } }: { provider: Provider }) {
  const t = useMessages('tenders');
  return (
    <span className={styles.near}>
      <Avatar name={name} src={profilePic && smallPicture(profilePic)} size={40} />
      <b>{name}</b>
      {distanceKm !== undefined && <small>{distanceKm < 1 ? t.form.near : t.away(count(distanceKm))}</small>}
    </span>
  );
}
