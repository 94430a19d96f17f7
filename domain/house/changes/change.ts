import { longestChanges } from '../model/answers.ts';
import { sides } from '../model/edges.ts';
import type { Side } from '../model/rect.ts';

export const addedUses = ['toilet', 'store', 'study', 'bedroom'] as const;
export type AddedUse = (typeof addedUses)[number];

/** One step by hand. */
export type Change =
  | { kind: 'mirror' }
  /** The wall on a room's side, as seen from the road, goes 10 cm outwards, or inwards where `by` is -1. */
  | { kind: 'move'; room: string; side: Side; by: 1 | -1 }
  | { kind: 'swap'; room: string; other: string }
  /** A new room is divided off this one. */
  | { kind: 'add'; room: string; use: AddedUse }
  /** Those beside it take its place. */
  | { kind: 'drop'; room: string };

/** So many a plan takes, as far as its address has room for them. */
export const mostChanges = 60;

const isSide = (text: string): text is Side => sides.some((side) => side === text);
const isUse = (text: string): text is AddedUse => addedUses.some((use) => use === text);
const isRoom = (text: string) => /^[\w-]{1,40}$/.test(text);

/** The changes that a part of a text tells; null where it tells none. */
function changesIn(part: string): Change[] | null {
  const [kind, room = '', to = '', times = '', ...rest] = part.split('.');
  if (rest.length > 0) return null;
  if (kind === 'mirror') return room === '' ? [{ kind }] : null;
  if (!isRoom(room)) return null;
  if (kind === 'drop') return to === '' ? [{ kind, room }] : null;
  if (kind === 'swap') return isRoom(to) && times === '' ? [{ kind, room, other: to }] : null;
  if (kind === 'add') return isUse(to) && times === '' ? [{ kind, room, use: to }] : null;
  if (kind !== 'move' || !isSide(to) || !/^-?[1-9]\d?$/.test(times)) return null;
  const step: Change = { kind, room, side: to, by: Number(times) > 0 ? 1 : -1 };
  return Array.from({ length: Math.abs(Number(times)) }, () => step);
}

/** As they were made, up to the first that cannot be read; `isWhole` where all could. */
export function changesFromText(text: string): { changes: Change[]; isWhole: boolean } {
  const changes: Change[] = [];
  for (const part of text === '' ? [] : text.split('_')) {
    const told = changesIn(part);
    if (!told || changes.length + told.length > mostChanges) return { changes, isWhole: false };
    changes.push(...told);
  }
  return { changes, isWhole: true };
}

/** Whether an address keeps them all. */
export const areKept = (changes: readonly Change[]): boolean =>
  changes.length <= mostChanges && changesToText(changes).length <= longestChanges;

/** All that it says but how many steps. */
function headOf(change: Change): string {
  switch (change.kind) {
    case 'mirror':
      return change.kind;
    case 'move':
      return `${change.kind}.${change.room}.${change.side}.`;
    case 'swap':
      return `${change.kind}.${change.room}.${change.other}`;
    case 'add':
      return `${change.kind}.${change.room}.${change.use}`;
    case 'drop':
      return `${change.kind}.${change.room}`;
  }
}

/** `mirror_move.0-bedroom-3.right.2`: steps of one wall one way are told at once. */
export function changesToText(changes: readonly Change[]): string {
  const parts: { head: string; by: number }[] = [];
  for (const change of changes) {
    const head = headOf(change);
    const by = change.kind === 'move' ? change.by : 0;
    const last = parts.at(-1);
    if (last?.head === head && last.by * by > 0) last.by += by;
    else parts.push({ head, by });
  }
  return parts.map(({ head, by }) => (by === 0 ? head : `${head}${by}`)).join('_');
}
