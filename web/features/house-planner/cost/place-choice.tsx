import type { Place } from '#domain/estimate/rates.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import type { House } from '../plan-address.ts';
import styles from './extras.module.css';

/** In the address it is a name that the file does not have: its own prices, whatever the PIN code says. */
const ofFile = 'India';

const percent = (factor: number) => `${factor < 1 ? '−' : '+'}${Math.abs(Math.round((factor - 1) * 100))}%`;

/** Prices of a state or city in place of the file's. */
export function PlaceChoice({
  house: { file, wanted },
  onPlace,
}: {
  house: House;
  onPlace: (place: string) => void;
}) {
  const t = useMessages('house');
  const language = useLanguage();
  const placeName = usePlaceNames();
  const chosen =
    wanted.place !== undefined && Object.hasOwn(file.places, wanted.place) ? wanted.place : ofFile;
  const place = file.places[chosen];
  const hint = (one: Place) => {
    const says = one.all === 1 ? t.placeLabour : t.placeAll;
    const factor = one.all === 1 ? one.labour : one.all;
    return `${says(placeName(chosen), percent(factor))} ${t.source(one.source, date(one.date, language))}`;
  };
  return (
    <Field className={styles.place} label={t.place} hint={place ? hint(place) : t.placeHint}>
      <Select value={chosen} onChange={(event) => onPlace(event.target.value)}>
        <option value={ofFile}>{t.placeOfFile}</option>
        {Object.keys(file.places).map((name) => (
          <option key={name} value={name}>
            {placeName(name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
