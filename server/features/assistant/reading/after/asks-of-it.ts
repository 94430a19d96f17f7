import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { surely } from '../../knowledge/finding/answers-surely.ts';
import { findArticles, isElsewhere } from '../../knowledge/finding/find-articles.ts';
import { isOnTheTrade } from '../../knowledge/lexicon.ts';
import { detailsIn } from '../search-question.ts';
import { articleForSituation } from '../situation.ts';
import { asksTheirRate, narrowsSearch, refersBack } from './referring.ts';

/** Whatever asks something stands by itself. */
export const asks =
  /[?]|^(?:is|are|was|will|would|do|does|did|may|must) |\b(?:how|what|which|why|when|where|who|should|can|could|kya|kaise|kaisa|kaisi|kyu\w{0,40}|kyo\w{0,40}|kab|k(?:au|o)n(?:s[aei])?|kidhar|kaha{1,5}n?|kitn\w{1,40}|chah?iye|chaiye|need|want)\b|क्या|कैस|क्यों|कब|कौन|कहाँ|कहां|कितन|चाहिए/iu;

/** Of an article that a question with words of advice is about, where the talk was of people. */
const enough = 2;

/** "Karwa lu", "bhar du" are verbs; "lu" alone is a heat stroke, and "bhar" sounds as a bar. */
const verbs =
  /\b(?:kar|karwa|karva|laga|lagwa|lagva|bhar|bharwa|rakh|khol|da{1,5}l|tod|hata|nikal|badal|badalwa|bula|bana|banwa|chh?od|potwa|rok|rate?|ret|paise?|kya|kitn[aei]|kaise|advance|bhej|likh|dekh|mil|samajh) (?:lu{1,5}n?|loo?n?|du{1,5}n?|doo?n?)\b/giu;

/** A word of building: a text that has one may speak of another matter. */
export const namesSubject = (text: string): boolean => isOnTheTrade(text.replace(verbs, ' '));

/** What it says by itself is surely an article's, and it names what that is about: "the cheapest?" does not. */
export function isOwn(said: string): boolean {
  const [best] = findArticles(said);
  return best?.sure === true && (namesSubject(said) || (best.score >= surely && !refersBack.test(said)));
}

const least = { words: 4, long: 8, ofLong: 2 };
/**
 * "How much advance is a mason to be given" behind a sum, "can a ground floor of 1998 take one more storey": what asks
 * for an article of its own, though a word of it could be said of the question before.
 */
export function isOwnMatter(said: string): boolean {
  const [best] = findArticles(said);
  const length = said.trim().split(/\s+/).length;
  const long = length >= least.long;
  if (!best?.sure || !namesSubject(said) || !(long || asks.test(said))) return false;
  const situation = length >= least.words && articleForSituation(said) !== undefined;
  if (refersBack.test(said)) return long && (situation || best.score >= least.ofLong);
  return situation || best.score >= surely || (long && best.score >= least.ofLong);
}

/** "Is it needed to break it", "now or later", "will it come again", "what would its repair be": of a trouble that was told. */
const ofTrouble = new RegExp(
  [
    String.raw`\b(?:is|are|will|would) (?:it|this|that) (?:be )?(?:really |very |that )?(?:because|due|caused|needed|necessary|required|enough|better|worth|costly|expensive|dangerous|harmful|serious)\b`,
    String.raw`\bwill\b[^.?!]{0,30}\bbe enough\b|\b(?:ye|yeh) [^.?!]{0,20}\b(?:khatarnak|nuksan\w{0,40}|zaruri|jaruri|wajah|karan)\b|\b[a-z]{1,40} se (?:hi )?(?:ruk\w{0,40}|band|th(?:ee|i)k|chal[ai]) (?:hog[ai]|ja\w{0,40}g[ai])`,
    String.raw`\b(?:now|today|first)\b[^.?!]{0,20}\bor\b|\bor\b[^.?!]{0,20}\b(?:now|wait|later|leave|first)\b|\bwait or\b`,
    String.raw`\bwill (?:it|this|that|they)\b[^.?!]{0,15}\b(?:spread|come|return|get worse|grow|go|happen)\b`,
    String.raw`\b(?:how much|what|costly|expensive|cheap\w{0,40})\b[^.?!]{0,30}\bto (?:repair|fix|mend|stop|treat|solve|cure)\b`,
    String.raw`\babhi\b[^.?!]{0,25}\b(?:ya|or)\b[^.?!]{0,10}\b(?:ruk\w{0,40}|ba{1,5}d|phir|fir|pe?a?hle|wait|intezaa?r)`,
    String.raw`\b(?:abhi|pehle|pahle) (?:hi )?(?:kar|karwa|karva|laga|lagwa|bhar|potwa)\w{0,40} (?:lu{1,5}n?|loo?n?|du{1,5}n?|doo?n?|le|de|len|den|sakt[aei])\b`,
    String.raw`\b(?:lag(?:wa)?n[ai]|karwan[ai]|banwan[ai]|bharwan[ai]) (?:hi )?(?:pad|hog)\w{0,40}`,
    String.raw`\b(?:ph?ir|dobara|wapas) (?:se )?(?:aa?y?eg[ai]|ho(?:g[ai]|jay\w{0,40})|lag\w{0,40}g[ai])|\b(?:ph?ai?l\w{0,40}g[ai]|badh\w{0,40}g[ai])\b`,
    String.raw`\b(?:kitn[aei]|kya)\b[^.?!]{0,25}\b(?:th(?:ee|i)k|repair|marammat|sahi) (?:kar|ho|me|ka)\w{0,40}|\b(?:tod|ukhad|hata|badal|nikal|chh?il)(?:na|ni|wani|wana) (?:zaruri|jaruri|zaroori|jaroori)`,
    'अभी [^.?!।]{0,25} ?या [^.?!।]{0,10}(?:रुक|बाद|फिर|पहले|इंतज़?ार)',
    '(?:अभी|पहले) (?:ही )?(?:कर|करवा|लगा|लगवा|भर|भरवा|पुतवा)[\\p{L}\\p{M}]{0,40} (?:लूँ|लूं|दूँ|दूं|लें|दें|सकत)',
    '(?:लगवा|लगा|करवा|बनवा|भरवा)न[ाी] (?:ही )?(?:पड़े|हो)ग',
    '(?:फिर|दोबारा|वापस)(?: से)? (?:आए?ग|आएग|होग|हो जा|लग)|(?:फैल|बढ़)े?(?:ग|ती)',
    'कितन[ाेी] [^.?!।]{0,25}(?:ठीक|रिपेयर|मरम्मत)|(?:तोड़|उखाड़|हटा|बदल|निकाल|छील)(?:ना|नी|वाना|वानी) (?:ज़रूरी|जरूरी)',
    '(?:ये|यह) [^.?!।]{0,20}(?:ख़?तरनाक|नुकसान|ज़रूरी|जरूरी|वजह|कारण)|से (?:ही )?(?:रुक|बंद|ठीक|चल[ाी]) (?:होग|जाए?ग|जायेग)',
  ].join('|'),
  'iu',
);
/** It asks something of a trouble, and is not surely about another matter. */
export const asksOfTrouble = (said: string): boolean => {
  const [best] = findArticles(said);
  return ofTrouble.test(said) && !(best?.sure && best.score >= surely);
};

/** What a word means, what to do if, how, why, which is good: never asked of a list of people. */
const asksAdvice =
  /\b(?:means?|meaning|what (?:is|are|if|to do|should|can|does)|why|how (?:to|do|does|should|can|is|deep|thick|long)|when|which|matlab|fa{1,5}yda|kya (?:kar\w{0,40}|hota|hoti|hote|likh\w{0,40})|kais[aei]|ky[uo]{1,5}n?|kab|kaun ?s[aei]|kon ?s[aei]|shikayat|compulsory|mandatory|necessary|zaroori|zaruri|jaroori|jaruri|kitne din)\b|मतलब|फ़?ायदा|क्या (?:कर|होत|लिख)|कैस[ाीे]|क्यों|कब|कौन ?स[ाीे]|शिकायत|ज़रूरी|जरूरी|कितने दिन/iu;
const whoOfThem = /\b(?:which|who|kaun|kon)\b|(?<!\p{M})कौन/iu;
/** "What does verified mean", "if wages are not paid what to do" behind a search: an article's own question, and no wish about the people looked for. */
export function isOwnQuestion(said: string): boolean {
  const [best] = findArticles(said);
  if (!best?.sure || best.score < enough || !asksAdvice.test(said)) return false;
  if (refersBack.test(said) || narrowsSearch(said)) return false;
  const { place, maxPrice, people, ...wished } = detailsIn(said);
  const told = [place, maxPrice, people].some((one) => one !== undefined) || asksTheirRate.test(said);
  // "Which of them is verified": who of those that were found.
  const among = whoOfThem.test(said) && Object.values(wished).some((one) => one !== undefined);
  return !told && !among;
}

const looksFor =
  /\b(?:koi|any(?:one|body)?|dekh\w{0,40}|dikha\w{0,40}|batao)\b|(?<!\p{M})(?:कोई|देख|दिखा|बताओ)/iu;
/** "Will it rain in Ujjain tomorrow" looks for nobody there, and "anybody in Ujjain?" does. */
export const isForeign = (said: string): boolean =>
  said.trim().split(/\s+/).length > least.words &&
  !refersBack.test(said) &&
  !looksFor.test(said) &&
  readQuestion(said).measures.length === 0 &&
  isElsewhere(said);
