import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import { conceptOf } from '../spoken/lexicon.ts';
import { paidTradeOf, suchBefore } from '../spoken/paid-trades.ts';
import { unitAt } from '../spoken/unit-words.ts';

const word = /[\p{L}\p{M}]+|\p{Nd}+|[^\s\p{L}\p{M}\p{Nd}]/gu;
/** Before a trade and no name: which one, how many, of what kind. */
const noName =
  /^(?:and|aur|or|the|my|our|his|one|two|three|four|five|six|both|each|per|more|extra|another|all|main|head|local|good|new|old|same|with|for|ek|do|teen|cha+r|pa+nch|chhah|dono|teeno|sab|mera|mere|hamara|hamare|wala|wale|wali|ka|ke|ki|ko|ne|se|bhi|also|only|sirf|kul|total|ya|par|ghar|site|aaj|kal|na?ya|na?ye|purana|achha|accha|और|एक|दो|तीन|चार|पाँच|पांच|दोनों|तीनों|सब|मेरा|मेरे|हमारा|हमारे|वाला|वाले|वाली|का|के|की|को|ने|से|भी|सिर्फ|सिर्फ़|कुल|या|पर|घर|आज|कल|नया|नये|पुराना|अच्छा|उस|इस|हर|प्रति)$/iu;
/** "Shyam is a helper", "Shyam (helper)". */
const between = /^(?:is|was|as|an?|[(=:-]|jo|जो)$/iu;
const isName = (one: string): boolean =>
  /^[\p{L}\p{M}]{3,14}$/u.test(one) &&
  !noName.test(one) &&
  paidTradeOf(one.toLowerCase()) === undefined &&
  conceptOf(one.toLowerCase()) === undefined &&
  suchBefore([one.toLowerCase(), 'wale'], 2) === undefined &&
  unitAt([one.toLowerCase()], 0) === undefined;

/**
 * A talk in which who was named with a trade is called by the trade: behind "Raju mistri 950, Shyam helper 600" the message
 * "Shyam did not come on 3 days" says "helper did not come on 3 days". Two of one trade keep their names.
 */
export function withTrades(talk: readonly string[]): string[] {
  const trades = new Map<string, PaidTrade>();
  for (const said of talk) {
    const words = (said.match(word) ?? []).filter((one) => !between.test(one));
    for (const [at, name] of words.entries()) {
      const trade = paidTradeOf(words[at + 1]?.toLowerCase());
      if (trade && isName(name)) trades.set(name.toLowerCase(), trade);
    }
  }
  const of = [...trades.values()];
  const alone = [...trades].filter(([, trade]) => of.filter((one) => one === trade).length === 1);
  if (alone.length === 0) return [...talk];
  const known = new Map(alone);
  return talk.map((said) => {
    const words = [...said.matchAll(word)];
    let plain = '';
    let end = 0;
    for (const [at, { 0: name, index }] of words.entries()) {
      const trade = known.get(name.toLowerCase());
      const isBesideTrade = paidTradeOf(words[at + 1]?.[0].toLowerCase()) !== undefined;
      if (!trade || isBesideTrade) continue;
      plain += `${said.slice(end, index)}${trade === 'barBender' ? 'bar bender' : trade}`;
      end = index + name.length;
    }
    return plain + said.slice(end);
  });
}
