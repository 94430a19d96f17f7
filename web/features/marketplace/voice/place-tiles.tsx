import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Sign } from '#web/shared/voice/sign.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import type { Place } from './place-steps.ts';
import styles from './register.module.css';

const atOnce = 5;

interface Props {
  found: Place[];
  /** What of it is asked. */
  by?: 'state' | 'district' | 'place';
  /** The first that is shown. */
  at: number;
  busy: boolean;
  onChoose: (place: Place) => void;
  onMore: (at: number) => void;
  /** Other towns near one of these, once all of them were shown. */
  onRound: (place: Place) => void;
}

/** Five places, and those after them; a place is read aloud where the device has a voice. */
export function PlaceTiles({ found, by = 'place', at, busy, onChoose, onMore, onRound }: Props) {
  const { words, name, speak } = useSay();
  const placeName = usePlaceNames();
  const shown = found.slice(at, at + atOnce);
  const [first] = found;
  const next = at + atOnce;
  return (
    <div className={voice.tiles}>
      {shown.map((one) => (
        <button
          key={`${one.pin} ${one[by]}`}
          type="button"
          className={cx(voice.tile, styles.place)}
          disabled={busy}
          onClick={() => {
            speak(name(placeName(one[by])));
            onChoose(one);
          }}
        >
          <span>{placeName(one[by])}</span>
          {by === 'place' && one.district !== one.place && <small>{placeName(one.district)}</small>}
        </button>
      ))}
      {first && (by === 'place' || found.length > atOnce) && (
        <button
          type="button"
          className={voice.tile}
          disabled={busy}
          onClick={() => (next < found.length ? onMore(next) : onRound(first))}
        >
          <Sign name="more" size={64} />
          <span>{words.placeMore}</span>
        </button>
      )}
    </div>
  );
}
