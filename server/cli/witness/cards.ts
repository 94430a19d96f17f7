import { inflateSync } from 'node:zlib';
import { z } from 'zod';
import { ask, Unreached } from './ask.ts';
import type { Folder } from './kept.ts';

const list = z.object({ status_list: z.object({ bits: z.literal(1), lst: z.string() }) });
/** Places for 30 million cards. */
const mostBytes = 4_000_000;

/** A bit a card, the lowest of each byte first, set where it ended. @throws Unreached */
function bitsOf(token: string): Buffer {
  try {
    const said = list.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
    return inflateSync(Buffer.from(said.status_list.lst, 'base64url'), { maxOutputLength: mostBytes });
  } catch {
    throw new Unreached('shows no list of ended cards');
  }
}

/** Places of cards that had ended, and have not by now. */
function goodAgain(before: Buffer, now: Buffer): number[] {
  const places: number[] = [];
  for (const [at, byte] of before.entries()) {
    const gone = byte & ~(now[at] ?? 0);
    for (let bit = 0; gone >> bit > 0; bit += 1) if ((gone >> bit) & 1) places.push(at * 8 + bit);
  }
  return places;
}

const mostNamed = 20;

/**
 * Holds the list of ended cards against the one of the last look: no card ever leaves it, also once its time is over. A
 * restore alone loses ends, as it loses lines, and is told of.
 * @returns what is to be said, and whether it is a proof against Neev
 */
export async function lookAtCards(
  { url, folder }: { url: string; folder: Folder },
  isRestored: boolean,
): Promise<{ says?: string; isProof?: boolean }> {
  const before = await folder.cards();
  try {
    const now = (await ask(`${url}/card/status`)).toString('utf8');
    const bits = bitsOf(now);
    const good = before === undefined ? [] : goodAgain(bitsOf(before), bits);
    if (before === undefined || good.length === 0 || isRestored) await folder.keepCards(now);
    if (before === undefined || good.length === 0) return {};
    const more = good.length > mostNamed ? ` and ${good.length - mostNamed} more` : '';
    const says = `of the cards that ended, these count as good again: ${good.slice(0, mostNamed).join(', ')}${more}`;
    if (isRestored) return { says };
    const place = await folder.prove('cards', { 'before.jwt': before, 'now.jwt': now });
    return { says: `${says}; both lists are in ${place}`, isProof: true };
  } catch (error) {
    if (!(error instanceof Unreached)) throw error;
    // One that never had a list has no cards.
    return before === undefined ? {} : { says: 'shows no list of ended cards' };
  }
}
