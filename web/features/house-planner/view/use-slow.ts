import { useEffect, useState } from 'react';

/** True as soon as `waiting` has gone on for longer than a glance takes. */
export function useSlow(waiting: boolean, glanceMs = 500): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), glanceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, glanceMs]);
  return slow;
}
