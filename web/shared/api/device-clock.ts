import { useSyncExternalStore } from 'react';

/** Milliseconds: more than this a clock is not off by chance. */
const limit = 10 * 60_000;
/** Milliseconds: an answer that took longer says little, as where the phone slept meanwhile. */
const quick = 60_000;

/** Milliseconds that the device's clock is ahead of the server's, less than none where it is behind; 0 where it is right. */
let off = 0;
const listeners = new Set<() => void>();

/** For how long the browser may have kept an answer: its date may be as old as that. Milliseconds. */
const mostAge = (headers: Headers): number =>
  Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0) * 1000;

/** Takes in what an answer of the server says of the time. @param asked when it was asked for, @param came when it came, by the device */
export function compareClocks(headers: Headers, asked: number, came: number): void {
  const served = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(served) || came < asked || came - asked > quick) return;
  const ahead = Math.max(0, asked - served - mostAge(headers));
  const behind = Math.max(0, served - came);
  const found = ahead > limit ? ahead : behind > limit ? -behind : 0;
  // A kept answer is no proof that it is right again.
  if ((found === 0 && mostAge(headers) > 0) || Math.abs(found - off) < limit / 10) return;
  off = found;
  for (const listener of listeners) listener();
}

/** The time as the server has it: what is compared with its moments, or names a day of the site. */
export const now = (): Date => new Date(Date.now() - off);

/** Calls when the device's clock is found to be wrong, or right again. */
export function onClockOff(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By how much the device's clock is wrong, as the server's last answer said; 0 where it is not. */
export const useClockOff = (): number =>
  useSyncExternalStore(
    onClockOff,
    () => off,
    () => 0,
  );
