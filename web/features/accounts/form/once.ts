import { useRef, useState } from 'react';

/** Runs one at a time: a second press while the first is under way does nothing. */
export function useOnce<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (...given: Given) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(...given);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
