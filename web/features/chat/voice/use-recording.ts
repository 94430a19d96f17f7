import { useCallback, useEffect, useRef, useState } from 'react';
import { keepRecording } from './kept-recording.ts';
import { longest, type Recorded, type Recording, record } from './recording.ts';

type Stage =
  | { name: 'asking' }
  | { name: 'recording'; since: number }
  | { name: 'recorded'; recorded: Recorded }
  | { name: 'refused' | 'noMicrophone' };

const refusalOf = (error: unknown): Stage =>
  error instanceof DOMException && error.name === 'NotFoundError'
    ? { name: 'noMicrophone' }
    : { name: 'refused' };

interface Given {
  conversationId: string;
  /** What was recorded before: then nothing is recorded now. */
  kept: Recorded | undefined;
  /** Nothing worth keeping was said. */
  onNothing: () => void;
}

/** Records from the moment it is shown; who leaves it otherwise than by `discard` finds it again. */
export function useRecording({ conversationId, kept, onNothing }: Given) {
  const [stage, setStage] = useState<Stage>(kept ? { name: 'recorded', recorded: kept } : { name: 'asking' });
  const [seconds, setSeconds] = useState(0);
  const recording = useRef<Recording>(undefined);
  const take = useCallback((): Recording | undefined => {
    const running = recording.current;
    recording.current = undefined;
    return running;
  }, []);
  const stop = useCallback(async () => {
    const running = take();
    if (!running) return;
    const recorded = await running.stop();
    if (!recorded) return onNothing();
    // The user may close the page while asked whether to send it: by then it is safe.
    await keepRecording(conversationId, recorded);
    setStage({ name: 'recorded', recorded });
  }, [conversationId, onNothing, take]);
  const discard = () => {
    take()?.discard();
    onNothing();
  };
  const [isKept] = useState(kept !== undefined);
  useEffect(() => {
    if (isKept) return;
    let left = false;
    void record().then(
      (begun) => {
        if (left) return begun.discard();
        recording.current = begun;
        setStage({ name: 'recording', since: performance.now() });
      },
      (error: unknown) => setStage(refusalOf(error)),
    );
    return () => {
      left = true;
      const running = take();
      void running?.stop().then((recorded) => recorded && keepRecording(conversationId, recorded));
    };
  }, [conversationId, isKept, take]);
  const since = stage.name === 'recording' ? stage.since : undefined;
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => {
      const passed = (performance.now() - since) / 1000;
      setSeconds(Math.min(longest, passed));
      if (passed >= longest) void stop();
    }, 250);
    return () => clearInterval(timer);
  }, [since, stop]);
  return { stage, seconds, stop, discard };
}
