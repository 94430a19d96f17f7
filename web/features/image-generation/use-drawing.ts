import { useEffect, useRef, useState } from 'react';
import type { Artist, DrawEvent, PictureNote } from '#contract/image-generation/events.ts';
import { draw } from '#contract/image-generation/image-generation.calls.ts';
import { CallError, failureOf } from '#web/shared/api/call-error.ts';
import { currentSession } from '#web/shared/api/session.ts';

/** Milliseconds; the server itself gives up before. */
const timeout = 130_000;

/** Lines of a stream as they become whole. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    waiting += decoder.decode(value, { stream: !done });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    yield* lines.filter(Boolean);
    if (done) return;
  }
}

async function* eventsOf(prompt: string, signal: AbortSignal): AsyncGenerator<DrawEvent> {
  const token = currentSession()?.token ?? '';
  const answer = await fetch(draw.path, {
    method: draw.method,
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
    signal,
  });
  if (!answer.ok || !answer.body) throw await failureOf(answer, token);
  for await (const text of linesOf(answer.body)) {
    const event: DrawEvent = JSON.parse(text);
    if (event.type === 'problem') throw new CallError(event.problem);
    yield event;
    if (event.type === 'photo') return;
  }
  throw new CallError('network');
}

/** What happens to the picture, to its last event. The signal's end ends the drawing on the server too. @throws CallError */
export async function* streamDrawing(prompt: string, signal: AbortSignal): AsyncGenerator<DrawEvent> {
  try {
    yield* eventsOf(prompt, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof CallError ? error : new CallError('network');
  }
}

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
