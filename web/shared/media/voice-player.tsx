import type { ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { usePlayer } from './use-player.ts';
import styles from './voice.module.css';

interface Words {
  name: string;
  play: string;
  pause: string;
  failed: string;
  unplayable: string;
  length: (seconds: number) => string;
}

interface Props {
  load: () => Promise<Blob>;
  seconds: number;
  t: Words;
  /** What may be done where this device cannot play it. */
  instead?: ReactNode;
}

/** Of a voice message's text (`contract/chat`): the server read it from the recording. */
export const secondsOf = ({ text }: { text: string }): number => Number(text.split('=')[1] ?? 1);

/** `0:07`. @param seconds whole */
export const shortLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A recorded voice: one big button, how far it is, how long. */
export function VoicePlayer({ load, seconds, t, instead }: Props) {
  const { state, done, toggle } = usePlayer(load, seconds);
  const isPlaying = state === 'playing';
  return (
    <div className={styles.player}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.play}
          aria-label={`${isPlaying ? t.pause : t.play}: ${t.name}, ${t.length(seconds)}`}
          onClick={() => void toggle()}
        >
          {state === 'loading' ? <Spinner /> : <Icon name={isPlaying ? 'pause' : 'play'} size={26} />}
        </button>
        <span className={styles.track} aria-hidden="true">
          <span style={{ inlineSize: `${(done / seconds) * 100}%` }} />
        </span>
        <span className={styles.length} aria-hidden="true">
          {shortLength(done > 0 ? done : seconds)}
        </span>
      </div>
      {(state === 'failed' || state === 'unplayable') && (
        <div role="alert" className={styles.trouble}>
          <p>{t[state]}</p>
          {state === 'unplayable' && instead}
        </div>
      )}
    </div>
  );
}
