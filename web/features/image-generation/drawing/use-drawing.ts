import { useEffect, useRef, useState } from 'react';
import type { Artist, PictureNote } from '#contract/image-generation/events.ts';
import { streamDrawing } from './draw-stream.ts';

export interface Drawn extends PictureNote {
  /** The words it was drawn by. */
  prompt: string;
  /** A JPEG in base64. */
  photo: string;
  artist: Artist;
}

/** Waiting for others, or so much of it done (0 to 1). */
export type Progress = { ahead: number } | { done: number };

/** One picture at a time; leaving the page ends it. */
export function useDrawing(onFail: (error: unknown) => void) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);

  const start = async (prompt: string): Promise<void> => {
    if (under.current) return;
    const controller = new AbortController();
    under.current = controller;
    setProgress({ done: 0 });
    try {
      for await (const event of streamDrawing(prompt, controller.signal)) {
        if (event.type === 'waiting') setProgress({ ahead: event.ahead });
        else if (event.type === 'progress') setProgress({ done: event.done });
        else if (event.type === 'photo') {
          const { photo, artist, missing, inside } = event;
          setDrawn({ prompt, photo, artist, missing, inside });
        }
      }
    } catch (error) {
      if (!controller.signal.aborted) onFail(error);
    } finally {
      under.current = null;
      setProgress(null);
    }
  };
  return { drawn, progress, start, cancel: () => under.current?.abort() };
}
