import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Pixels from the top at which older messages are fetched, and from the end at which one still reads the end.
const nearTop = 240;
const nearEnd = 80;

interface Shown {
  /** `seq` of the first and the last message; undefined without any. */
  oldest: number | undefined;
  newest: number | undefined;
  /** Changes with what one does oneself: that is always to be seen. */
  own: string;
  loadOlder: () => void;
}

/**
 * Keeps the end in sight for who reads the end, also when a keyboard or a preview takes room; keeps the place for who
 * reads further up, and fetches what is older before they get there.
 */
export function useMessageScroll({ oldest, newest, own, loadOlder }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
  const last = useRef({ oldest, newest, own: '', height: 0 });
  const [newBelow, setNewBelow] = useState(false);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setNewBelow(false);
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = last.current;
    if (oldest !== before.oldest && before.height > 0)
      element.scrollTop += element.scrollHeight - before.height;
    if (atEnd.current || own !== before.own) toEnd();
    else if (newest !== before.newest) setNewBelow(true);
    last.current = { oldest, newest, own, height: element.scrollHeight };
  }, [oldest, newest, own, toEnd]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    // What is in it grows late too: letters and pictures arrive after the words.
    for (const grows of [element, ...element.children]) watch.observe(grows);
    return () => watch.disconnect();
  }, []);
  const onScroll = ({ currentTarget: element }: UIEvent<HTMLDivElement>) => {
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    // Only who scrolls up leaves the end: it may have grown away from under the reader.
    atEnd.current = isNear || (atEnd.current && element.scrollTop >= top.current);
    top.current = element.scrollTop;
    if (atEnd.current) setNewBelow(false);
    // What grew since (a picture, a note) is no part of what an older page adds.
    last.current.height = element.scrollHeight;
    if (element.scrollTop < nearTop) loadOlder();
  };
  return { box, onScroll, newBelow, toEnd };
}
