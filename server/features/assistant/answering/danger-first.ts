import { shippedRates } from '#domain/estimate/rates.ts';
import { asHindi } from '../knowledge/as-hindi.ts';
import { type Danger, type DangerLanguage, dangerByWords, unclear } from '../knowledge/dangers.ts';
import { type FoundDanger, findDanger } from '../knowledge/finding/told-danger.ts';
import { hinglishOf, isMarathi, languageOf } from '../knowledge/language.ts';
import { payTalk, tellsPay } from '../tools/sums/pay-talk.ts';
import { toldPrice } from '../tools/sums/told-price.ts';
import type { Answerer } from './answerer.ts';

const scripts: readonly (readonly [RegExp, DangerLanguage])[] = [
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0c00-\u0c7f]/, 'te'],
  [/[\u0b80-\u0bff]/, 'ta'],
];

/** In which way to tell of a danger: that of the text, whatever was spoken before. */
function wayOf(text: string): DangerLanguage | 'hinglish' {
  const [, language] = scripts.find(([script]) => script.test(text)) ?? [];
  if (language) return language;
  if (isMarathi(text)) return 'mr';
  return languageOf(text);
}

/** Languages that have the first line alone go on in the one that their readers most often read besides. */
function linesOf({ text }: Danger, way: DangerLanguage | 'hinglish'): string[] {
  if (way === 'hinglish') return text.hi.map(hinglishOf);
  if (way === 'en' || way === 'hi') return text[way];
  return [...text[way], ...text[way === 'mr' ? 'hi' : 'en'].slice(1)];
}

/** The whole of a danger; the first lines of the likeliest ones where it is not sure which. */
function whole({ danger, perhaps }: FoundDanger, way: ReturnType<typeof wayOf>): string {
  const [first = '', ...rest] = linesOf(danger, way);
  const more = [...perhaps.map((one) => linesOf(one, way)[0] ?? ''), ...rest];
  return `**${first}**\n${more.map((line) => `\n- ${line}`).join('')}`;
}

/** Beside despair nothing is sold, however unsure it is. */
const isDespair = ({ danger }: FoundDanger): boolean => danger.key === 'suicide';

/** Words of a message that is nothing but a sum; a longer one may tell of more. */
const mostOfSum = 12;
/** Words of counting, paying and appointing alone: what consists of them and numbers tells of no danger. */
const plainWord =
  /^(?:[\d.,x*:/%₹-]+|a|an|the|and|or|of|in|on|at|to|for|from|by|with|is|are|was|it|i|we|my|me|they|he|she|his|her|each|per|all|both|total|sum|rs|rupees?|rupay[ae]?|rate|day|days|daily|week|weeks|month|months?|hours?|hrs?|today|tomorrow|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|people|persons?|members?|family|masons?|helpers?|painters?|plumbers?|carpenters?|electricians?|labour(?:ers?)?|bags?|kg|ft|feet|foot|sq|sqft|inch|m|ton|paid|gave|given|got|left|balance|advance|how|much|many|what|now|then|more|less|only|also|me|mein|se|ka|ke|ki|ko|h|hai|hain|aur|ya|bhi|to|ab|abhi|phir|fir|diye|diya|liye|liya|kul|kitn[aei]|bach[ae]|bak[aei]|baki|baaki|roz|din|hafte|ghant[ae]|kal|aaj|parso|subah|shaam|sham|log|aadmi|admi|mistri|mazdoor|majdoor|bande?|sab|dono|ghar|pariwar|parivar|hazaa?r|hajaa?r|sau|lakh|में|मे|से|का|के|की|को|है|हैं|और|या|भी|तो|अब|अभी|फिर|दिए|दिया|लिए|लिया|कुल|कितना|कितने|कितनी|बचा|बचे|बाकी|बाक़ी|रोज|रोज़|दिन|हफ्ते|घंटे|घंटा|कल|आज|परसों|सुबह|शाम|लोग|आदमी|मिस्त्री|मजदूर|मज़दूर|सब|दोनों|घर|परिवार|हज़ार|हजार|सौ|लाख|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस)$/iu;
const isPlain = (text: string): boolean =>
  text
    .trim()
    .split(/[\s,;?!।]+|\.(?!\d)/u)
    .every((word) => word === '' || plainWord.test(word));

/** "25 pe maan gaya", "they took 12000 already": it goes on in a sum, and no word of it tells of a danger. */
function onlyReckons(text: string, before: readonly string[]): boolean {
  const length = text.trim().split(/\s+/).length;
  if (dangerByWords(text)) return false;
  if (isPlain(asHindi(text, [...before, text]))) return true;
  if (!/\p{Nd}/u.test(text) || length > mostOfSum) return false;
  if (before.length === 0) return tellsPay(asHindi(text));
  const talk = [...before, text];
  const [said = '', ...earlier] = talk.map((one) => asHindi(one, talk)).toReversed();
  const asker = { locale: 'en', rates: shippedRates } as const;
  const history = earlier.toReversed();
  const sum = payTalk(said, history, asker) ?? toldPrice(said, history, asker);
  // A longer one is a sum where all of it is understood.
  return sum !== undefined && (length <= mostOfSum / 2 || !sum.incomplete);
}

/** Somebody is out of it or looked after, and something is asked of what comes then. */
const isOver =
  /\b(?:in (?:the )?hospital|taken to (?:the )?hospital|(?:pulled|taken|came|got|brought) (?:\w{1,5} )?out|is (?:ok|okay|fine|safe|out|better|conscious|talking)|are (?:ok|okay|safe)|rescued|(?:aspa?ta?l|hospital|aspatal) (?:me|mein|le ga\w{1,3})|nika+l (?:liya|diya)|bach ga\w{1,3}|hosh me(?:in)?|theek (?:hai|h|ho ga\w{1,3}) ab|ab (?:sab )?theek)\b|अस्पताल|बाहर (?:निकाल|लिया)|निकाल लिया|बच ग|होश में|अब (?:सब )?ठीक|ठीक (?:हो ग|है अब)/iu;
const isWorse =
  /\b(?:not (?:breathing|responding|talking|moving|awake)|unconscious|behosh|bleeding|khoon|saa?ns|dying|dead|mar ga\w{1,2}|still)\b|बेहोश|ख़?ून|साँस|सांस|मर ग|नहीं (?:बोल|हिल|उठ)/iu;
const asksThen =
  /\b(?:how|what|who|must|should|can|does|will|kaise|kya|kaun|kitn[aei]|kab|pay|treatment|compensation)\b|[?]|कैसे|क्या|कौन|कितन|कब|करना चाहिए|चाहिए/iu;
function isPast(text: string, before: readonly string[]): boolean {
  const said = asHindi(text, [...before, text]);
  return isOver.test(said) && asksThen.test(said) && !isWorse.test(said) && !dangerByWords(text);
}

/**
 * Who answers a message: what tells of a danger comes before anything else, with nothing beside it. What may only tell
 * of one, or tells of none by name, costs lines above the ordinary answer: a miss could cost a life.
 * @param before what the same user said before, the oldest first: what follows a danger is more likely of it
 */
export function dangerFirst(
  text: string,
  before: readonly string[],
  ordinary: Answerer,
): { answerer: Answerer; alone: boolean } {
  const afterOne = findDanger(before.at(-1) ?? '')?.surely === true;
  const found = findDanger(text, afterOne ? 'afterOne' : before.length > 0 ? 'inTalk' : 'first');
  const isNone = afterOne ? isPast(text, before) : onlyReckons(text, before);
  if (!found || isNone) return { answerer: ordinary, alone: false };
  const way = wayOf(text);
  const isTold = found.surely || afterOne || isDespair(found);
  const alone = isTold && (afterOne || found.danger !== unclear);
  const said = isTold ? whole(found, way) : linesOf(found.danger, way)[0];
  return {
    answerer: {
      speaker: alone ? 'built-in' : ordinary.speaker,
      async *answer(question) {
        yield { type: 'text', text: alone ? `${said}` : `${said}\n\n` };
        if (!alone) yield* ordinary.answer(question);
      },
    },
    alone,
  };
}
