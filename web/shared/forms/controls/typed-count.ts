import { useState } from 'react';
import { wholeOf } from '#contract/written.ts';

interface Count {
  /** NaN where what was typed cannot be read. */
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A count that is typed or stepped: what was typed stays as typed, and what is no count within the ends is NaN, never another. */
export function useTypedCount({ value, min, max, onChange }: Count) {
  const [typed, setTyped] = useState({ text: '', as: value - 1 });
  const known = Number.isFinite(value);
  const own = Object.is(typed.as, value);
  return {
    text: own ? typed.text : known ? String(value) : '',
    wrong: !known,
    type: (text: string) => {
      const count = wholeOf(text);
      const as = count !== undefined && count >= min && count <= max ? count : Number.NaN;
      setTyped({ text, as });
      onChange(as);
    },
    /** As a number is usually written, once one has left it. */
    leave: () => known && setTyped({ text: String(value), as: value }),
    step: (by: number) => onChange(Math.min(max, Math.max(min, (known ? value : min - by) + by))),
  };
}
