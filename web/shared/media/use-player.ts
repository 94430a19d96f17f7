import { useEffect, useRef, useState } from 'react';

export type PlayerState = 'still' | 'loading' | 'playing' | 'failed' | 'unplayable';

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
export function usePlayer(load: () => Promise<Blob>, seconds: number) {
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
