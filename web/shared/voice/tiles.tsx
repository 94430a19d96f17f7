import type { Tile } from '#domain/voice/screens.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoicePicture } from './pictures.tsx';
import { Sign } from './sign.tsx';
import { useSay } from './use-say.ts';
import styles from './voice.module.css';

interface TilesProps {
  tiles: readonly Tile[];
  chosen?: string | undefined;
  busy?: boolean;
  /** How many things wait behind a tile, by its value. */
  waiting?: Partial<Record<string, number>> | undefined;
  onChoose: (value: string) => void;
}

/** At most six drawings with a word under each; a touch answers. */
export function Tiles({ tiles, chosen, busy, waiting, onChoose }: TilesProps) {
  const { words } = useSay();
  const t = useMessages('voice');
  return (
    <div className={styles.tiles}>
      {tiles.map(({ value, key, picture, digits, tone }) => (
        <button
          key={value}
          type="button"
          className={cx(styles.tile, tone && styles[tone])}
          aria-pressed={chosen === undefined ? undefined : chosen === value}
          disabled={busy}
          onClick={() => onChoose(value)}
        >
          {tone && (
            <span className={styles.tone}>
              {tone === 'wait' ? (
                <Sign name="clock" size={24} />
              ) : (
                <Icon name={tone === 'yes' ? 'check' : 'x'} />
              )}
            </span>
          )}
          <span className={styles.drawn}>
            <VoicePicture name={picture} />
            {/* The word says the same. */}
            {digits && (
              <b className={styles.digits} aria-hidden="true">
                {digits}
              </b>
            )}
          </span>
          <span>{words[key]}</span>
          <Waiting amount={waiting?.[value]} said={t.waits} />
        </button>
      ))}
    </div>
  );
}

const twoDigits = (amount: number): string => (amount > 99 ? '99+' : String(amount));

function Waiting({ amount = 0, said }: { amount: number | undefined; said: (amount: string) => string }) {
  if (amount === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{twoDigits(amount)}</span>
      <span className="sr">{`, ${said(twoDigits(amount))}`}</span>
    </span>
  );
}
