import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

/** The chosen listings and the people already asked for a plan: on this device, until the user logs out. */
interface Memory {
  /** Ids of listings by need; a need without a choice yet is not in it. */
  chosen: Record<string, string[]>;
  /** Ids of users. */
  asked: string[];
  /** Names the messages of this plan: the same one twice is one message. */
  batch: string;
  /** The first day of work, where one was said. */
  from?: string | undefined;
}

const keyOf = (plan: string) => `${privatePrefix}hire:${currentSession()?.user._id ?? ''}:${plan}`;

const isMemory = (value: unknown): value is Memory =>
  typeof value === 'object' && value !== null && 'chosen' in value && 'asked' in value && 'batch' in value;

export function readMemory(plan: string): Memory {
  try {
    const stored: unknown = JSON.parse(onDevice.get(keyOf(plan)) ?? 'null');
    if (isMemory(stored)) return stored;
  } catch {
    // What cannot be read is as if nothing had been chosen.
  }
  return { chosen: {}, asked: [], batch: crypto.randomUUID().slice(0, 13) };
}

export function keepMemory(plan: string, memory: Memory): void {
  onDevice.hold(keyOf(plan), JSON.stringify(memory));
}
