import { useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * Records from the moment it is shown.
 * @param onNothing nothing worth keeping was said
 */
export function useRecording(onNothing: () => void) {
  const [stage, setStage] = useState<Stage>({ name: 'asking' });
  const [seconds, setSeconds] = useState(0);
  const recording = useRef<Recording>(undefined);
  const stop = useCallback(async () => {
    const running = recording.current;
    recording.current = undefined;
    if (!running) return;
    const recorded = await running.stop();
    if (recorded) setStage({ name: 'recorded', recorded });
    else onNothing();
  }, [onNothing]);
  useEffect(() => {
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
      recording.current?.discard();
      recording.current = undefined;
    };
  }, []);
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
  return { stage, seconds, stop };
}
