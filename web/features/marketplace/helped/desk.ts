import { useState } from 'react';
import { siteToday } from '#contract/day-range.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import type { SentValues } from '../registration/sending/sent-values.ts';

export interface Place {
  pin: string;
  address: string;
}

/** A person that the user registers today. */
export interface DeskPerson {
  id: string;
  name: string;
  /** A trade, or where none was said the category. */
  work: string;
  /** When they were typed, ISO 8601. */
  at: string;
  /** What was typed, and when the last code left (ms since 1970); null once they are on Neev. */
  waits: { body: SentValues; sentAt: number } | null;
}

interface Desk {
  day: string;
  place: Place | null;
  /** The newest first. */
  people: DeskPerson[];
}

const key = () => `${privatePrefix}desk:${currentSession()?.user._id ?? ''}`;

const isDesk = (value: unknown): value is Desk =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  'people' in value &&
  Array.isArray(value.people);

/** Of today alone: what was typed yesterday is nobody's any more. */
function read(): Desk {
  const none: Desk = { day: siteToday(), place: null, people: [] };
  try {
    const kept: unknown = JSON.parse(onDevice.get(key()) ?? 'null');
    return isDesk(kept) && kept.day === none.day ? kept : none;
  } catch {
    return none;
  }
}

/**
 * The day at a desk where people are registered one after another: it stays on the device until the day ends or the user
 * logs out. No code and no ID is in it.
 */
export function useDesk() {
  const [desk, setDesk] = useState(read);
  const keep = (changes: Partial<Desk>) => {
    const next = { ...read(), ...changes };
    onDevice.hold(key(), JSON.stringify(next));
    setDesk(next);
  };
  const others = (id: string) => read().people.filter((person) => person.id !== id);
  return {
    ...desk,
    keepPlace: (place: Place | null) => keep({ place }),
    /** @param id of who was typed before and is mended; a new one without */
    add(body: SentValues, id: string = crypto.randomUUID()): DeskPerson {
      const { fullName: name = '', role = '', trades: [work = role] = [] } = body;
      const before = read().people.find((person) => person.id === id);
      const at = before?.at ?? now().toISOString();
      const person = { id, name, work, at, waits: { body, sentAt: now().getTime() } };
      keep({ people: [person, ...others(id)] });
      return person;
    },
    done(id: string): void {
      keep({ people: read().people.map((one) => (one.id === id ? { ...one, waits: null } : one)) });
    },
    drop: (id: string) => keep({ people: others(id) }),
  };
}
