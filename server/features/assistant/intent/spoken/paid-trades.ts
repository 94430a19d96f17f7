import type { PaidTrade } from '../../calculators/sums/pay.ts';

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
    /^(?:helpers?|labou?rs?|labou?rers?|workers?|ma[jz]d+u?o?o?rs?|majdoor|mazdoor|beldar|coolies?|aadmi|admi|log|people|ppl|persons?|men|लेबर|हेल्पर|हेल्परों|लेबरों|मज़दूर|मजदूर|मज़दूरों|मजदूरों|आदमी|लोग|बेलदार)$/u,
  ],
];
/** Who is paid by the day, by any word for them. */
export const paidTradeOf = (token = ''): PaidTrade | undefined =>
  trades.find(([, pattern]) => pattern.test(token.normalize('NFC')))?.[0];

/** The same at a place; "tile mistri" are two words. */
export const paidTradeAt = (tokens: readonly string[], at: number): PaidTrade | undefined =>
  /^(?:tiles?|टाइल|टाइल्स)$/.test(tokens[at] ?? '') && paidTradeOf(tokens[at + 1]) === 'mason'
    ? 'tiler'
    : paidTradeOf(tokens[at]);
