import { useRef, useState } from 'react';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';

const field = 'typed';

const isLike = (value: unknown, other: unknown): boolean =>
  value !== null && typeof value === typeof other && Array.isArray(value) === Array.isArray(other);

/** What was typed and not sent, as far as it has the shape that the sheet has today. */
function readTyped<Typed extends object>(form: string, start: Typed): Partial<Typed> {
  try {
    const stored: unknown = JSON.parse(readDraft(form)?.[field] ?? '{}');
    const shape = new Map(Object.entries(start));
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([name, value]) => isLike(value, shape.get(name))),
    ) as Partial<Typed>;
  } catch {
    return {};
  }
}

/**
 * What is typed in a sheet: it stands on this device until it is sent or thrown away, so that a reload loses nothing.
 * @param form names the book and the sheet, @param start stands in fields that nobody has touched
 */
export function useDraft<Typed extends object>(form: string, start: Typed) {
  const [own, setOwn] = useState(() => readTyped(form, start));
  const [isOld, setOld] = useState(Object.keys(own).length > 0);
  // A picture comes while others are typed: what is changed is the newest.
  const newest = useRef(own);
  const isOver = useRef(false);
  const put = (next: Partial<Typed>) => {
    newest.current = next;
    setOwn(next);
  };
  return {
    form,
    typed: { ...start, ...own },
    /** Typed before this sheet was opened. */
    isOld,
    change: (part: Partial<Typed> | ((typed: Typed) => Partial<Typed>)) => {
      if (isOver.current) return;
      const known = newest.current;
      put({ ...known, ...(typeof part === 'function' ? part({ ...start, ...known }) : part) });
      keepInDraft(form, field, JSON.stringify(newest.current));
    },
    /** It was sent or thrown away. */
    end: () => {
      isOver.current = true;
      clearDraft(form);
    },
    /** Another tab goes on with it. */
    leave: () => {
      isOver.current = true;
    },
    startAgain: () => {
      clearDraft(form);
      setOld(false);
      put({});
    },
  };
}
