import { useEffect, useState } from 'react';

/** Milliseconds without a key. */
const restMs = 500;

/** A text once nobody has typed for a moment, so that not every key asks the server. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
