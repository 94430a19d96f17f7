import { useEffect, useState } from 'react';

/** Milliseconds without a key. */
const quietMs = 500;

/** A text once nobody has typed for a moment, so that not every key asks the server. */
export function useDebouncedValue(text: string): string {
  const [value, setValue] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setValue(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return value;
}
