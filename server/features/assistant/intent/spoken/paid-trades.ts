import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';

const trades: readonly [PaidTrade, RegExp][] = [
  ['painter', /^(?:painters?|पेंटर|पेन्टर)$/u],
  ['tiler', /^(?:tilers?|tile ?masons?)$/u],
  ['carpenter', /^(?:carpenters?|badhai|barhai|बढ़ई|बढई)$/u],
  ['plumber', /^(?:plumbers?|प्लंबर|प्लम्बर)$/u],
  ['electrician', /^(?:electricians?|इलेक्ट्रिशियन)$/u],
  ['barBender', /^(?:bar ?benders?)$/u],
  [
    'mason',
    /^(?:masons?|mistris?|mistrys?|mistries|rajmistri|raj|karigar|kaarigar|राज|मिस्त्री|राजमिस्त्री|कारीगर)$/u,
  ],
  [
    'helper',
    /^(?:helpers?|labou?rs?|labou?rers?|le?i?bar|leber|labar|workers?|ma[jz]d+u?o?o?rs?|majdoor|mazdoor|beldar|coolies?|aadmi|admi|log|people|ppl|persons?|men|लेबर|हेल्पर|हेल्परों|लेबरों|मज़दूर|मजदूर|मज़दूरों|मजदूरों|आदमी|लोग|बेलदार)$/u,
  ],
];
/** Who is paid by the day, by any word for them. */
export const paidTradeOf = (token = ''): PaidTrade | undefined =>
  trades.find(([, pattern]) => pattern.test(token.normalize('NFC')))?.[0];

/** What they do, or do it with, as people call them: "tile wale", "putai wala". */
const doing: readonly [PaidTrade, RegExp][] = [
  ['tiler', /^(?:tiles?|marble|patthar|टाइल|टाइल्स|मार्बल|पत्थर)$/u],
  ['painter', /^(?:paint|rang|putai|pu+tt?y|safedi|पेंट|रंग|पुताई|पुट्टी|सफ़?ेदी)$/u],
  ['carpenter', /^(?:lakdi|furniture|लकड़ी|फ़?र्नीचर)$/u],
  ['plumber', /^(?:plumbing|nal|pipe|प्लंबिंग|नल|पाइप)$/u],
  ['electrician', /^(?:wiring|bijli|वायरिंग|बिजली)$/u],
  ['barBender', /^(?:sariya|saria|सरिया|सरिये)$/u],
  ['mason', /^(?:chinai|plaster|judai|चिनाई|प्लास्टर|जुड़ाई)$/u],
];
const such = /^(?:wal[aeio]|walon|वाल[ाेीो]|वालों)$/u;

/** Before a place: "tile wale", where a number follows. */
export const suchBefore = (tokens: readonly string[], at: number): PaidTrade | undefined =>
  such.test(tokens[at - 1] ?? '')
    ? doing.find(([, pattern]) => pattern.test((tokens[at - 2] ?? '').normalize('NFC')))?.[0]
    : undefined;

const lays = /^(?:layers?|setters?|fixers?|fitters?|फिटर)$/u;
/** "Tile mistri", "tile layers", "brick layers", "bar fixers". */
function paidByThing(thing = '', who = ''): PaidTrade | undefined {
  const tiles = /^(?:tiles?|marble|टाइल|टाइल्स|मार्बल)$/u.test(thing);
  if (tiles && (lays.test(who) || paidTradeOf(who) === 'mason')) return 'tiler';
  if (!lays.test(who)) return undefined;
  return /^(?:bricks?|blocks?)$/.test(thing)
    ? 'mason'
    : /^(?:bars?|steel|rebars?)$/.test(thing)
      ? 'barBender'
      : undefined;
}

/** The same at a place; "tile mistri" and "tile wale" are two words. */
export const paidTradeAt = (tokens: readonly string[], at: number): PaidTrade | undefined =>
  suchBefore(tokens, at + 2) ?? paidByThing(tokens[at], tokens[at + 1]) ?? paidTradeOf(tokens[at]);
