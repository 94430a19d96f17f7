import type { Pool } from 'pg';

interface Reading {
  running: Promise<unknown>;
  /** Begins when `running` is over; for who asked after it began. */
  next?: Promise<unknown> | undefined;
}

const shared = new WeakSet<object>();

/** Whether several may get this very object, which nobody changes then. */
export const isShared = (answer: object): boolean => shared.has(answer);

// What one database answers is no answer of another.
const readings = new WeakMap<Pool, Map<string, Reading>>();

function readingsOf(pool: Pool): Map<string, Reading> {
  const known = readings.get(pool) ?? new Map<string, Reading>();
  readings.set(pool, known);
  return known;
}

/**
 * Equal questions that wait at the same moment are read once. Nobody gets what was read before they asked: who comes
 * while a reading runs waits for the next, together with all who come until that begins. Nothing is kept.
 * @param question what tells it from every other question to this database, who may see what included
 */
export function readShared<T extends object>(
  pool: Pool,
  question: string,
  read: () => Promise<T>,
): Promise<T> {
  const all = readingsOf(pool);
  const known = all.get(question);
  if (known) {
    known.next ??= known.running.then(begin, begin);
    return known.next as Promise<T>;
  }
  return begin();

  function begin(): Promise<T> {
    const running = read().then((answer) => {
      shared.add(answer);
      return answer;
    });
    const reading: Reading = { running };
    all.set(question, reading);
    const end = () => {
      if (!reading.next) all.delete(question);
    };
    running.then(end, end);
    return running;
  }
}
