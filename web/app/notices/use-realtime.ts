import { type ComponentType, useEffect, useState } from 'react';

const settleMs = 1500;

const againMs = 10_000;

export function useRealtime(): { Realtime: ComponentType } | undefined {
  const [realtime, setRealtime] = useState<{ Realtime: ComponentType }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      void import('./realtime.tsx').then(
        ({ Realtime }) => setRealtime({ Realtime }),
        // Where the network breaks, the page does without for a while.
        () => (timer = setTimeout(load, againMs)),
      );
    timer = setTimeout(load, document.readyState === 'complete' ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, []);
  return realtime;
}
