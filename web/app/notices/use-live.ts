import { type ComponentType, useEffect, useState } from 'react';

const settleMs = 1500;

const againMs = 10_000;

export function useLive(): { Realtime: ComponentType } | undefined {
  const [live, setLive] = useState<{ Realtime: ComponentType }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      void import('./live.tsx').then(
        ({ Realtime }) => setLive({ Realtime }),
        // A line that broke: the page does without for a while.
        () => (timer = setTimeout(load, againMs)),
      );
    timer = setTimeout(load, document.readyState === 'complete' ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, []);
  return live;
}
