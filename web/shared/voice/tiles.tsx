import type { Tile } from '#domain/voice/screens.ts';
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
  onChoose: (value: string) => void;
}

/** At most six drawings with a word under each; a touch answers. */
export function Tiles({ tiles, chosen, busy, onChoose }: TilesProps) {
  const { words } = useSay();
  return (
    <div className={styles.tiles}>
      {tiles.map(({ value, key, picture, tone }) => (
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
          <VoicePicture name={picture} />
          <span>{words[key]}</span>
        </button>
      ))}
    </div>
  );
}
