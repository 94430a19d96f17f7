import type { LogRecord, WitnessRecord } from '#contract/evidence/log.calls.ts';
import { type NoteKey, vkeyOf } from '#domain/evidence/note.ts';
import type { Log } from './log.data.ts';
import { logKey } from './signing.rules.ts';

export const recordOf = ({ no, origin, key, key_note, size, began_at, follows }: Log): LogRecord => ({
  ...{ no, origin, size, follows },
  key: vkeyOf(logKey(origin, key)),
  began: began_at.toISOString(),
  ...(key_note !== null && { keyNote: key_note }),
});

const silentAfterMs = 86_400_000;

export function witnessOf(
  key: NoteKey,
  last: { at: Date; size: number } | undefined,
  now: Date,
): WitnessRecord {
  const isSilent = last && now.getTime() - last.at.getTime() > silentAfterMs;
  return {
    name: key.name,
    key: vkeyOf(key),
    lastAt: last?.at.toISOString() ?? null,
    size: last?.size ?? null,
    state: !last ? 'never' : isSilent ? 'silent' : 'watching',
  };
}
