import { readCalculation } from '../../intent/read-calculation.ts';
import { surely } from '../../knowledge/finding/answers-surely.ts';
import { findArticles, isElsewhere } from '../../knowledge/finding/find-articles.ts';
import { isOfTheTrade, readTerms } from '../../knowledge/lexicon.ts';
import type { Found } from '../../knowledge/search.ts';
import { townIn } from '../named-town.ts';
import { readListingQuestion } from '../search-question.ts';
import { articleForSituation } from '../situation.ts';
import { asks, asksOfTrouble, isOwn, namesSubject } from './asks-of-it.ts';
import { goesOn } from './follow-up.ts';
import { refersBack, withThing } from './referring.ts';
import { articleOf, countAgain, wayOut, withOne } from './same-subject.ts';
import { subjectSoFar } from './subject-so-far.ts';
import { isShort, ownTopic } from './topic.ts';

const words = { few: 5, joined: 7, telling: 14, curing: 10, asking: 9, shortest: 3 };
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** "Garmi me?", "for beams?": a part of a sentence. */
const isPart =
  /^(?:in|for|of|with|during) |(?:\b(?:me|mein|ka|ki|ke liye)|(?<![\p{L}\p{M}])(?:में|का|की|के लिए))[\s?!.।]{0,4}$/iu;

/** What is wrong with a house, by the first words of their rows in `content/meanings.ts`. */
const troubles = new Set(
  'crack damp wet leak peel rust termite fungus hollow smell salt spot sink sag powder slip shock'
    .split(' ')
    .map((name) => `:${name}`),
);
const troublesIn = (text: string): string[] =>
  readTerms(text).flatMap(({ meaning }) => (meaning !== null && troubles.has(meaning) ? [meaning] : []));

/** "It starts at the floor" behind "the wall is damp": more of the same trouble, so the article that fits all of it. */
function toldMore(said: string, before: string): string | undefined {
  const length = wordsIn(said);
  if (length < words.shortest || length > words.telling || asks.test(said)) return undefined;
  const known = troublesIn(before);
  if (known.length === 0 || troublesIn(said).some((trouble) => !known.includes(trouble))) return undefined;
  const first = new Set(findArticles(before).map(({ article }) => article.id));
  // What tells of something else: who took an advance, what is surely another article's.
  const alone = findArticles(said);
  const apart = alone.slice(0, 1).some(({ article, score }) => score >= surely && !first.has(article.id));
  if (apart || articleForSituation(said) !== undefined) return undefined;
  const now = new Map(alone.map(({ article, score }) => [article.id, score]));
  const both = findArticles(`${before} ${said}`).filter(({ sure, article }) => sure && first.has(article.id));
  // What was said first is still the trouble; what is said now chooses among its causes.
  const scored = both.map(({ article: { id }, score }) => ({ id, score: score + (now.get(id) ?? 0) / 4 }));
  return scored.sort((one, other) => other.score - one.score)[0]?.id;
}

/** "Thik kaise hogi", "sirf paint kar dene se chali jayegi?": what mends the trouble that was told. */
const asksCure =
  /\b(?:how (?:to|do i|do we|can i|can we|should i)|kaise)\b[^.?!]{0,20}\b(?:fix|repair|stop|mend|cure|solve|treat|th(?:ee|i)k|band|rok\w{0,40}|hata\w{0,40})\b|\b(?:th(?:ee|i)k|band|rok\w{0,40}|hata\w{0,40})\b[^.?!]{0,12}\bkaise\b|\b(?:kya (?:ilaa?j|upaa?y)|ilaa?j kya|upaa?y kya)\b|\bwill\b[^.?!]{0,30}\b(?:fix|hide|stop|cure|solve|cover|help)\b|\b(?:karne|lagane|dalne|daalne|dene|maarne|karwane|lagwane) se\b[^.?!]{0,20}\b(?:ja\w{0,40}g[ai]|ruk\w{0,40}|th(?:ee|i)k|band|khatam|chal\w{0,40})\b|\b(?:kar|laga|dal|daal|maar|karwa|lagwa|pot) (?:de|den|du{1,5}n?|doo?n?|le|len|lu{1,5}n?|diya|liya)(?: jaye)?,? to{1,5}h?\b[^.?!]{0,25}\b(?:ja\w{0,40}g[ai]|ruk\w{0,40}|th(?:ee|i)k|band|khatam|chal\w{0,40})\b|\bif (?:i|we)\b[^.?!]{0,30}\b(?:will|would|does)\b[^.?!]{0,15}\b(?:go|stop|vanish|disappear|work)\b|(?:कर|लगा|डाल|मार|करवा|लगवा|पोत) (?:दें|दूँ|दूं|दे|लें|लूँ|लूं|दिया|लिया),? तो [^.?!।]{0,25}(?:जाए?गी|जाए?गा|जायेग|रुक|ठीक|बंद|खत्म|ख़त्म)|कैसे (?:[\p{L}\p{M}]{1,40} ){0,2}?(?:ठीक|बंद|रोक|हटा)|(?:ठीक|बंद|रोक|हटा)[\p{L}\p{M}]{0,40} कैसे|(?:करने|लगाने|डालने|देने|करवाने|लगवाने) से [^.?!।]{0,20}(?:जाए?गी|जाए?गा|जायेग|रुक|ठीक|बंद|खत्म|ख़त्म)|(?:क्या इलाज|इलाज क्या|उपाय क्या)|\b(?:tod|badal|ukhad|khod|hata|nikal)\w{0,40} (?:pad\w{0,40}|hog[ai])\b|\b(?:do|will|would) (?:i|we) (?:have|need) to (?:break|remove|replace|redo|change|dig|demolish)\b|(?:तोड़|बदल|उखाड़|खोद|हटा|निकाल)[\p{L}\p{M}]{0,40} (?:पड़े|हो)ं?ग[ाीे]/iu;

/** The article of the trouble that was told before, whatever is asked to be done to it. */
function cureOf(said: string, before: string): string | undefined {
  if (wordsIn(said) > words.curing || !asksCure.test(said)) return undefined;
  const known = troublesIn(before);
  // "How do I fix the tiles": another thing has its own article, unless it is asked whether it cures.
  if (troublesIn(said).some((trouble) => !known.includes(trouble))) return undefined;
  const [told] = findArticles(before);
  // What is no known trouble has to be surely what an article is about, and what is said next nothing by itself.
  const about = known.length > 0 || ((told?.score ?? 0) >= surely && !findArticles(said)[0]?.sure);
  return told?.sure && about ? told.article.id : undefined;
}

/** "Booked through Neev", "thanks", "can I shift it?": the booking of before is meant. */
export function bookingAfter(question: string, history: readonly string[]): string | undefined {
  if (!refersBack.test(question)) return undefined;
  const own = 'neev-booking';
  return history.some((before) => {
    const alone = articleForSituation(before) === own;
    return !alone && articleForSituation(`${before} ${question}`) === own;
  })
    ? own
    : undefined;
}

/** "Ab kya karu", "lagga du kya", "is it still ok": nothing but what to do about what was told. */
const asksWhatNow =
  /\bwhere (?:do|should|can|to|shall) (?:i |we )?(?:go|complain|report)\b|\bkaha{1,2}n? (?:ja|shikayat|complain)\w{0,4}|कहा[ँं] (?:जा|शिकायत)|\bkya (?:kar(?:u{1,5}n?|oo?n?|e|en|ein|na|sakte|sakta)|upaa?y|ilaa?j)\b|\bwhat (?:should|shall|can|do|to) (?:i |we )?(?:do|be done)\b|\bwhat now\b|\b(?:is|are|was|will) (?:it|this|that|they)\b[^.?!]{0,20}\b(?:ok|okay|fine|safe|bad|dangerous|serious|usable|do|work)\b|\b(?:can|should|may) (?:i|we) (?:still )?(?:use|keep|leave|ignore|worry)\b|\b(?:laga|daal|dal|chala|rakh|use kar|bhar) (?:du{1,5}n?|doo?n?|de|den|lu{1,5}n?|loo?n?|le|len|sakt[aei])\b|\b(?:chal|ho) ?(?:jaa?y?)?eg[ai] kya\b|\b(?:kya )?chalega\b|\b(?:koi )?(?:dikkat|khatra|nuksan)\b|क्या (?:कर(?:ूँ|ूं|ें|ना|े)|उपाय|इलाज)|(?:लगा|डाल|चला|रख|भर|इस्तेमाल कर) (?:दूँ|दूं|दें|दे|लूँ|लूं|लें|ले|सकत[ाेी])|चलेगा|चल जाए?गा|दिक्कत|ख़?तरा|नुकसान/iu;

function whatNow(said: string, before: string): string | undefined {
  const other = findArticles(said).length > 0 && namesSubject(said);
  if (wordsIn(said) > words.asking || !asksWhatNow.test(said) || other || isOwn(said)) return undefined;
  const [known] = findArticles(before);
  const told = known?.sure && (known.score >= surely || troublesIn(before).length > 0);
  return articleForSituation(before) ?? (told ? known.article.id : undefined);
}

/** "Rakhne se pehle kya dekhu" behind a search: how one chooses among the people looked for. */
const asksOfHiring =
  /\b(?:before|while|when) (?:i |we )?(?:hir|choos|select|appoint|engag|finali)\w*|\bhow (?:do i|to|can i) (?:choose|select|pick|(?:tell|know|recogni[sz]e|find out)(?: who is)?(?: an?| the)? (?:good|right|best|honest))\b|\b(?:achh?[aei]|acch?[aei]|sahi)(?: [vw]al[aei])? k[io] (?:p[ae]h?ch?a{1,5}n|kaise p[ae]h?ch?a{1,5}n)|(?:अच्छे|अच्छी|अच्छा|सही)(?: वाल[ेी])? (?:की|को) (?:कैसे )?पहचान|\b(?:rakh|chun|hire kar|kaam de|kaam par rakh|theka de)ne se (?:pehle|pahle)\b|(?:रख|चुन|हायर कर|काम दे|ठेका दे)ने से (?:पहले|पहिले)|\bkaise (?:chunu|chune|chunun)\b|कैसे (?:चुनूँ|चुनूं|चुनें)/iu;
function ofHiring(said: string, before: string): string | undefined {
  const looked = readListingQuestion(before);
  if (!looked?.sure || looked.input.kind === 'product' || !asksOfHiring.test(said)) return undefined;
  const [alone] = findArticles(said);
  return alone && alone.score >= surely ? undefined : 'choosing-contractor';
}

/** How much what is said next has to add to the likeness of another article, or leave the first one ahead. */
const gains = { other: 0.2, ahead: 1, unseen: 1.2, thing: 0.5, known: 2 };

/** "And of columns?", "and in winter?": the article that is likelier with it; the same where it only says more. */
function withAddition(said: string, before: string): string | undefined {
  const alone = new Map(findArticles(before).map(({ article, score }) => [article.id, score]));
  const [known] = findArticles(before);
  const both = findArticles(`${before} ${said}`).filter(({ sure }) => sure);
  const weighed = both.map(({ article: { id }, score }) => ({
    id,
    score,
    gain: score - (alone.get(id) ?? gains.unseen),
  }));
  const same = weighed.find(({ id }) => id === known?.article.id);
  const next = weighed
    .filter((one) => one !== same && (same === undefined || one.gain >= gains.other))
    .sort((one, other) => other.score + other.gain / 2 - one.score - one.gain / 2)[0];
  const leads =
    same !== undefined &&
    both.every(({ article: { id }, score }) => id === same.id || score + gains.ahead <= same.score);
  if (same && same.gain >= 0 && leads) return same.id;
  return (next ?? same)?.id;
}

/** "Isme mitti hai kya" behind the price of sand: with the thing's own name it is surely another matter. */
function ofThing(said: string, before: string): string | undefined {
  if (readCalculation(said)) return undefined;
  // "The real one's marks" names nothing, so that what it says alone counts for nothing.
  const one = withOne(said, before);
  const named = withThing(said, before) ?? one;
  const [best] = named === undefined ? [] : findArticles(named);
  const alone = one === undefined ? (findArticles(said)[0]?.score ?? 0) : 0;
  return best?.sure && best.score > alone + gains.thing ? best.article.id : undefined;
}

/** Its letters are nearly those of tanks, and the article on them is found. */
const thanks = /\bthan[kx]/i;

/** "How many times is the medicine given" behind termites: hardly sure by itself, and with them surely theirs. */
function weakly({
  alone,
  both,
  known,
}: Record<'alone' | 'both' | 'known', Found | undefined>): string | undefined {
  if (!alone || !both || !known || alone.score >= gains.known || known.score < surely) return undefined;
  const theirs = both.sure && both.score >= alone.score + gains.ahead;
  return theirs && both.article.id !== alone.article.id ? both.article.id : undefined;
}

/** Long words that mean nothing here: two of them, "when was Chandrayaan launched", are another matter. */
const strangers = (said: string): number =>
  readTerms(said).filter(
    ({ words: [stem = ''], meaning }) => meaning === null && /^\p{L}{5,}$/u.test(stem) && !isOfTheTrade(stem),
  ).length;

/** "Kitne feet tak jana padta hai" behind a question on borewells: it says nothing surely, and with the one before still the same. */
function stillAbout(said: string, before: string): string | undefined {
  if (wordsIn(said) > words.curing || !asks.test(said) || townIn(said) !== undefined) return undefined;
  // "1500 sqft ghar me kitni bori" is measured, whatever was priced before.
  if (readCalculation(said)) return undefined;
  const [alone] = findArticles(said);
  // With a word for it, "isme sabse sasta upay", what it says by itself counts less.
  const refers = refersBack.test(said);
  if (thanks.test(before) || isElsewhere(said) || (!refers && strangers(said) > 1)) return undefined;
  const [known] = findArticles(before);
  const [both] = findArticles(`${before} ${said}`);
  // A price is asked of today, whatever was told before.
  if (alone?.sure && !refers)
    return ownTopic(said) || wordsIn(said) > words.few ? undefined : weakly({ alone, both, known });
  const same =
    (known?.score ?? 0) >= gains.known && both?.sure === true && both.article.id === known?.article.id;
  const least = (alone?.score ?? 0) + (refers ? -gains.other : gains.ahead);
  return same && both.score >= least ? both.article.id : undefined;
}

/** "Which is the cheapest of these", "is it cheaper also", "inme se sabse accha kaun sa": of the ways that an article has told. */
const asksAmong =
  /\b(?:any\w{0,5}|some\w{0,5}|koi|kuch|thoda) (?:\w{1,8} )?(?:cheap\w{0,3}|sast[aei])\b|(?:कोई|कुछ|थोड़ा) (?:और )?सस्त[ाीे]|\b(?:which|what)\b[^.?!]{0,25}\b(?:cheap\w{0,40}|best|easi\w{0,40}|quick\w{0,40}|simpl\w{0,40}|better|last\w{0,40}|long\w{0,40}|cost\w{0,40} (?:less|least))\b|\bsabse (?:sast[aei]|acc?hh?[aei]|badhiya|aasan|asan|jaldi|tikau|kam)\b|\b(?:is|are) (?:it|that|they|this)(?: also)? (?:cheap\w{0,40}|costl\w{0,40}|stronger|lighter|better)\b|\b(?:sast[ai]|mehang[ai]|mehng[ai]|mazboo?t|halk[ai]) bhi\b|\b(?:inme|inmein|in sab|un sab|unme)\b|(?:सस्त|महँग|महंग|हल्क)[ाी] भी|मज़?बूत भी|सबसे (?:सस्त|अच्छ|बढ़िया|आसान|जल्दी|टिकाऊ|कम)|(?:इन|उन)(?:में|मे| सब)/iu;
function amongThem(said: string, before: string): string | undefined {
  if (wordsIn(said) > words.telling || !asksAmong.test(said) || isOwn(said)) return undefined;
  const told = articleForSituation(before);
  const [known] = findArticles(before);
  // Where what is said now is like nothing surely, the one before need not be much.
  const enough = (known?.score ?? 0) >= gains.known || !findArticles(said).some(({ sure }) => sure);
  return told ?? (known?.sure && enough ? known.article.id : undefined);
}

/** "Is it needed to break the old plaster on it?", "paint now, or wait?": of the trouble that was told. */
function ofTrouble(said: string, before: string): string | undefined {
  if (wordsIn(said) > words.telling || !asksOfTrouble(said)) return undefined;
  const known = troublesIn(before);
  const same = troublesIn(said).every((trouble) => known.includes(trouble));
  const about = known.length > 0 || (findArticles(before)[0]?.score ?? 0) >= gains.known;
  return about && same ? articleOf(before) : undefined;
}

/** It is surely another article's question than what was asked before. */
function standsAlone(said: string, before: string): boolean {
  const [best] = findArticles(said);
  const known = findArticles(before).filter(({ sure }) => sure);
  const other = known.every(({ article }) => article.id !== best?.article.id);
  return best?.sure === true && best.score >= surely && other && namesSubject(said);
}

/** "Weight of 35 rods of 16 mm", "the price of a brick", "will it rain tomorrow": a whole question, whatever was told before. */
function isOfItself(said: string): boolean {
  const long = wordsIn(said) >= words.asking;
  if (refersBack.test(said) && !long) return false;
  const own = ownTopic(said);
  const whole = own !== undefined && (own.about !== 'sum' || own.asked.missing.length === 0);
  return whole || (wordsIn(said) > words.shortest && isElsewhere(said) && !namesSubject(said));
}

/** What the talk is about. */
export const subjectOf = (history: readonly string[]): string | undefined =>
  subjectSoFar(history, (said, subject) => afterSubject(said, subject));
const asksWhy =
  /^(?:(?:but|and|so|aur|lekin|par|to|और|लेकिन|पर|तो) )?(?:why|ky[uo]\w{0,3}|क्यों)(?![\p{L}\p{M}])|(?:\b(?:why|ky[uo]n?)|क्यों)\W{0,4}$/iu;
/** "Why so much?", "kyon zaroori hai": of what was told, and of nothing that it names. */
export const asksWhyOf = (said: string): boolean => isShort(said) && asksWhy.test(said) && !isOwn(said);
const tooMuch =
  /\btoo (?:much|high|costly|expensive|dear)\b|\b(?:(?:so|very|bit) )?(?:costly|expensive)\b|\bm[ae]h?[ae]?n?g[aeih]{1,2}\b|\b(?:zyada|jyada|jada|zada|jyda)\b|ज़?्यादा|मह[ँंा]?[ँं]?ग|जास्त/iu;
const wantsLess =
  /\b(?:reduce|cheap\w{0,3}|less|lower|bring it down|save)\b|\bkam (?:kar|ho|me|pais)\w*|\bsast[aei]\b|कम (?:कर|हो|में|पैस)|सस्त/iu;
/** "Is that not too much?", "mehnga nahi hai?" of a price that was told; "something cheaper?" asks which. */
export const findsDear = (said: string): boolean =>
  isShort(said) && tooMuch.test(said) && !wantsLess.test(said) && !/\d/.test(said) && !isOwn(said);
const lacksMoney =
  /\b(?:don.?t|do not|not) have\b[^.?!]{0,20}\b(?:money|much|budget)|\b(?:pais\w|budget)\b[^.?!]{0,15}\b(?:nah?i\w?|nhi|kam)\b|(?:पैस[ाे]|बजट)[^.?!।]{0,20}(?:नह[ीि]ं?|कम)/iu;
/** "Can it be less?", "I do not have so much money". */
export const asksSaving = (said: string): boolean =>
  isShort(said) && (wantsLess.test(said) || lacksMoney.test(said)) && !/\d/.test(said);
/** The article that the talk is about. */
export const articleSoFar = (history: readonly string[]): string | undefined => {
  const subject = subjectOf(history);
  return subject === undefined ? undefined : articleOf(subject);
};

/** The article for what goes on from advice: "and of columns?", or more of the same trouble; undefined for what stands by itself. */
export function adviceAfter(question: string, history: readonly string[]): string | undefined {
  const before = subjectOf(history);
  return before === undefined ? undefined : afterSubject(question, before);
}

function afterSubject(question: string, before: string): string | undefined {
  const hiring = ofHiring(question, before);
  if (hiring) return hiring;
  const length = wordsIn(question);
  // "And what is the rate of steel today", "and when is the rest to be paid" stand by themselves.
  const whole = ownTopic(question)?.about === 'price' || articleForSituation(question) !== undefined;
  const most = whole ? words.few : words.joined;
  const goes = (length <= most && goesOn(question)) || (length < words.few && isPart.test(question));
  if (readListingQuestion(before)?.sure || readListingQuestion(question)?.sure) return undefined;
  const same = wayOut(question, before) ?? countAgain(question, before);
  if (same) return same;
  if (!goes && standsAlone(question, before)) return undefined;
  const whether = readCalculation(question) ? undefined : ofTrouble(question, before);
  if (whether) return whether;
  if (!goes && isOfItself(question)) return undefined;
  const thing = length <= words.telling ? ofThing(question, before) : undefined;
  const among = thing === undefined && !readCalculation(question) ? amongThem(question, before) : undefined;
  if (among) return among;
  const [known] = findArticles(before);
  if (!known?.sure) return thing;
  const more = whatNow(question, before) ?? cureOf(question, before) ?? toldMore(question, before);
  if (more || thing) return more ?? thing;
  if (goes) return withAddition(question, before);
  // "So that it does not happen in the new house": a word for what was asked before, and no article by itself.
  const back = length <= words.telling && refersBack.test(question) && !findArticles(question)[0]?.sure;
  if (!back) return stillAbout(question, before);
  const [both] = findArticles(withThing(question, before) ?? `${before} ${question}`);
  return both?.sure ? both.article.id : undefined;
}
