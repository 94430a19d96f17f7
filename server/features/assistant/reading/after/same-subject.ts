import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { readCalculation } from '../../intent/read-calculation.ts';
import { findArticles } from '../../knowledge/finding/find-articles.ts';
import { readTerms, type Term } from '../../knowledge/lexicon.ts';
import { articleForSituation } from '../situation.ts';
import { namesSubject } from './asks-of-it.ts';
import { withName } from './referring.ts';
import { isShort } from './topic.ts';

/** The article that a text is surely about. */
export function articleOf(text: string): string | undefined {
  const [known] = findArticles(text);
  return articleForSituation(text) ?? (known?.sure ? known.article.id : undefined);
}

/** "Koi sasta upay?", "any other way?": a way out, and not of what. */
const asksWay =
  /\b(?:upaa?[yi]e?|tari[kq]a|rasta|ilaa?j|jugaa?d|ways?|methods?|solutions?|remed(?:y|ies)|options?|alternatives?|[vw]ikalp)\b|(?<![\p{L}\p{M}])(?:उपाय|तरीक[ाे]|रास्ता|इलाज|जुगाड़|विकल्प)(?![\p{L}\p{M}])/iu;
export const wayOut = (said: string, before: string): string | undefined =>
  isShort(said) && asksWay.test(said) && !namesSubject(said) && !readCalculation(before)
    ? articleOf(before)
    : undefined;

const nameOf = ({ words, meaning }: Term): string => meaning ?? words.join(' ');
/** "For 8", then "12 log ho to": another number of what was counted, and nothing else. */
export function countAgain(said: string, before: string): string | undefined {
  const [measures, counted] = [readQuestion(said).measures, readQuestion(before).measures];
  const known = new Set(readTerms(before).map(nameOf));
  const only = readTerms(said).every((term) => known.has(nameOf(term)) || /^\d+$/.test(nameOf(term)));
  return isShort(said) && only && measures.length === 1 && counted.length > 0 ? articleOf(before) : undefined;
}

const ones =
  /(?<![\p{L}\p{M}])(?:ones?|[vw]al[aei]|वाल[ाीे])(?![\p{L}\p{M}])|(?<=\b(?:good|bad|best|fake|achh?[aei]|acch?[aei]|kharab|nakli|asli) )(?=[kh])|(?<=(?:अच्छ[ाीे]|खराब|ख़राब|नकली|असली) )(?=[कह])/iu;
/** "How to tell a good one" behind a word of bricks: with their name. */
export function withOne(said: string, before: string): string | undefined {
  const thing = withName('', before).trim();
  return isShort(said) && thing !== '' && ones.test(said) && !namesSubject(said)
    ? said.replace(ones, (word) => (word === '' ? `${thing} ` : thing))
    : undefined;
}
