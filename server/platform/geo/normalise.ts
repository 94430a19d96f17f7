import { latinFromDevanagari } from './devanagari.ts';
import oldNames from './old-names.json' with { type: 'json' };

/**
 * One spelling for the sounds that Hindi has, applied again until nothing changes. Every rule shortens the
 * word or leaves letters that no rule takes up, so it ends.
 */
const rules: [RegExp, string][] = [
  [/ksh/g, 'x'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(?:au|ou|ow)(?![aeiou])/g, 'o'],
  [/[ae][iy](?=[b-df-hj-np-tv-xz])/g, 'e'],
  [/iy(?=[aeou])/g, 'i'],
  [/(?<=[b-df-hj-np-tv-xz])y(?![aeiou])/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/chh/g, 'ch'],
  [/([bdtkgjrs])h/g, '$1'],
  [/([a-z])\1/g, '$1'],
  // Mute as in Indore and stone; heard as in Pune, Thane and More.
  [/(?<=[a-z]{2}or|o[mn])e$/g, ''],
];

/** Usual spellings that no rule of sound brings together; folded on both sides. */
const irregular: Record<string, string> = {
  delhi: 'dili',
  dehli: 'dili',
  lukno: 'lakno',
  punjab: 'panjab',
  sinh: 'sing',
  hyderabad: 'hedrabad',
  hiderabad: 'hedrabad',
  chodri: 'chodari',
  choduri: 'chodari',
  bengluru: 'bengaluru',
  ahamdabad: 'ahmedabad',
  ahmadabad: 'ahmedabad',
  varansi: 'varanasi',
  vadodra: 'vadodara',
};

function normaliseWord(word: string): string {
  let folded = word;
  for (let before = ''; before !== folded; ) {
    before = folded;
    for (const [pattern, replacement] of rules) folded = folded.replace(pattern, replacement);
  }
  return irregular[folded] ?? folded;
}

/** Lower case without accents; every run of other signs than letters and digits becomes one space. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/**
 * One form for all spellings of a name in Latin or Devanagari letters ("Laxmi", "Lakshmi", "लक्ष्मी"), to be
 * stored and searched. Lossy and not to be shown. Folding twice changes nothing.
 */
export function normalise(text: string): string {
  return plain(latinFromDevanagari(text.normalize('NFC')))
    .split(' ')
    .map(normaliseWord)
    .join(' ');
}

/** The table's only pair of towns that one fold would join: Chittur in Kerala and Chittoor in Andhra Pradesh. */
const apart = new Set(['chittur']);
const presentNames = new Map(Object.entries(oldNames).map(([old, now]) => [normalise(old), normalise(now)]));

/**
 * For "the same city", in either script, by either its present or its former name ("Bangalore", "बेंगलुरु").
 * No two different cities of the PIN table share it, but for towns that are spelled alike.
 */
export function normaliseCity(name: string): string {
  const simple = plain(name);
  if (apart.has(simple)) return simple;
  const folded = normalise(name);
  return presentNames.get(folded) ?? folded;
}
