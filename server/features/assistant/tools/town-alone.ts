import { findCity } from '#server/platform/geo/city-suggestions.ts';
import { townIn } from '../reading/named-town.ts';
import type { Finding, Locale } from './tool.ts';

/** Words that stand beside a town and ask nothing. */
const beside =
  /^(?:in|near|at|around|from|city|town|hi|hello|me(?:in)?|se|ke|pa+s|sha?har|main|hoon|hu|में|मे|से|के|पास|शहर|हूँ|हूं)$/u;
const mostWords = 3;

/** The town that is said, where nothing besides it is. */
function onlyTown(question: string): string | undefined {
  const words = question
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?!.,।]/g, ' ')
    .trim()
    .split(/\s+/);
  const named = words.filter((word) => !beside.test(word));
  if (words.length > mostWords || named.length === 0) return undefined;
  const place = townIn(named.join(' '));
  const whole = named.length === 1 || findCity(named.join(' ')) !== undefined;
  return whole ? place : undefined;
}

const asks: Record<Locale, (place: string) => string> = {
  en: (place) =>
    `Who do you look for in ${place}? Tell me the work, as in “mason in ${place}” or “3 painters in ${place} under 800”.`,
  hi: (place) => `${place} में किसे ढूँढ रहे हैं? काम बताइए, जैसे “${place} में मिस्त्री” या “${place} में 800 तक के 3 पेंटर”।`,
  hinglish: (place) =>
    `${place} mein kise dhoondh rahe hain? Kaam bataiye, jaise “${place} mein mistri” ya “${place} mein 800 tak ke 3 painter”.`,
};

/** Asks a user who says a town and nothing else which people they look for there; undefined for every other message. */
export function askInTown(
  question: string,
  nameOf: (place: string) => string,
  locale: Locale,
): Finding | undefined {
  const place = onlyTown(question);
  return place === undefined ? undefined : { text: asks[locale](nameOf(place)), links: [], incomplete: true };
}
