import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './voice.module.css';

type PlayerState = 'still' | 'loading' | 'playing' | 'failed' | 'unplayable';

/** One voice at a time: who starts another has heard enough of this. */
let playing: HTMLAudioElement | undefined;

const isUnplayable = (audio: HTMLAudioElement): boolean =>
  audio.error?.code === MediaError.MEDIA_ERR_DECODE ||
  audio.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;

/**
 * Plays a recording, which is loaded at the first press alone.
 * @param load its bytes
 * @returns `done` from 0 to `seconds`; what a recorder wrote does not always say its own length
 */
function usePlayer(load: () => Promise<Blob>, seconds: number) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [state, setState] = useState<PlayerState>('still');
  const [done, setDone] = useState(0);
  useEffect(
    () => () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
    },
    [],
  );
  const open = async (): Promise<HTMLAudioElement> => {
    const made = new Audio(URL.createObjectURL(await load()));
    made.ontimeupdate = () => setDone(Math.min(seconds, made.currentTime));
    made.onpause = () => setState('still');
    made.onplaying = () => setState('playing');
    made.onended = () => {
      setState('still');
      setDone(0);
    };
    return made;
  };
  const toggle = async () => {
    if (state === 'loading') return;
    if (state === 'playing') return audio.current?.pause();
    setState('loading');
    try {
      audio.current ??= await open();
    } catch {
      return setState('failed');
    }
    if (playing !== audio.current) playing?.pause();
    playing = audio.current;
    // Refused, or paused before it began; only the first is worth a word.
    await playing.play().catch(() => undefined);
    if (audio.current.error) setState(isUnplayable(audio.current) ? 'unplayable' : 'failed');
    else if (audio.current.paused) setState('still');
  };
  return { state, done, toggle };
}

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
