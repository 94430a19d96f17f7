import { useEffect, useEffectEvent } from 'react';

/** What closes the sheets and dialogs that stand over the page, the last one on top. */
const open: (() => void)[] = [];

/** Of an entry that a sheet made: the key of the entry that it stands over. */
const over = (): string | undefined => window.history.state?.over;
const keyNow = (): string => window.history.state?.key ?? '';
/** The same of the entry that one was at last: a Back has left it by the time that it is told. */
let wasOver: string | undefined;

/**
 * One entry of the history for what stands over the page, so that Back closes it and the page stays. Closed otherwise it
 * stays and is used again: by the next sheet, or by the next page, which takes its place (`history.ts`).
 */
function makeEntry(): void {
  if (open.length > 0 && over() === undefined)
    window.history.pushState({ ...window.history.state, over: keyNow() }, '');
  wasOver = over();
}

/** The router's: what is written to the entry from now on. */
export const noteEntry = (): void => {
  wasOver = over();
};

/** @returns whether the present entry is a sheet's, whose place the next page takes */
export const isSheetEntry = (): boolean => over() !== undefined;

/** Takes in that the browser went through its history. @returns whether that was all: the page is the same */
export function backCloses(): boolean {
  const left = wasOver;
  wasOver = over();
  if (left === undefined || over() !== undefined || left !== keyNow()) return false;
  const close = open.at(-1);
  // Nothing stands there any more: the person meant the page before.
  if (!close) window.history.back();
  close?.();
  // Another one stands below it, or this one is busy and stays.
  setTimeout(makeEntry);
  return true;
}

/** While it is shown, Back closes it. */
export function useBackCloses(close: () => void): void {
  const closes = useEffectEvent(close);
  useEffect(() => {
    const own = () => closes();
    open.push(own);
    makeEntry();
    return () => void open.splice(open.indexOf(own), 1);
  }, []);
}
