import { useId } from 'react';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
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
  const id = useId();
  const chosen =
    wanted.place !== undefined && Object.hasOwn(file.places, wanted.place) ? wanted.place : ofFile;
  const place = file.places[chosen];
  const says =
    place && (place.all === 1 ? t.placeLabour(percent(place.labour)) : t.placeAll(percent(place.all)));
  return (
    <div className={styles.place}>
      <label htmlFor={id}>{t.place}</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onPlace(event.target.value)}
      >
        <option value={ofFile}>{t.placeOfFile}</option>
        {Object.keys(file.places).map((name) => (
          <option key={name} value={name}>
            {placeName(name)}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`}>
        {place && says
          ? t.placeSource(placeName(chosen), says, place.source, date(place.date, language))
          : t.placeHint}
      </p>
    </div>
  );
}
