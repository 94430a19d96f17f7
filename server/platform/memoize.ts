import { LRUCache } from 'lru-cache';
import { requireTime } from './work-time.ts';

/**
 * The same reading, which keeps what it read last: one answer reads the same words many times.
 * @param most so many texts are kept; then what was asked for the longest time ago is forgotten
 * @param read says the same of the same text each time
 * @returns throws OutOfTime where the time of a work is over
 */
export function memoize<Read>(most: number, read: (text: string) => Read): (text: string) => Read {
  const known = new LRUCache<string, { said: Read }>({ max: most });
  return (text) => {
    const before = known.get(text);
    if (before) return before.said;
    requireTime();
    const said = read(text);
    known.set(text, { said });
    return said;
  };
}
