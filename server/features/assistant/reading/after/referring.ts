import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { materialsIn, materialsNamed } from '../../intent/read-price.ts';
import { asksOther, type Concept, conceptOf } from '../../intent/spoken/lexicon.ts';
import { tidy } from '../../intent/spoken/spoken-numbers.ts';
import { subjectOf } from '../../intent/subject-rules.ts';
import { tradeIn } from '../../knowledge/trades/named-trade.ts';

const it =
  /(?<![\p{L}\p{M}])(?:its?|them|their|(?:us|is|un|in)k[aeio]|(?:us|is)e|(?:us|is)me(?:in)?|(?:उस|इस|उन|इन)(?:का|की|के|को)|(?:उस|इस)(?:े|में))(?![\p{L}\p{M}])/iu;

/** What was asked before, by a word for it. */
export const refersBack =
  /\b(?:it|the same|this|that|these(?! days)|those|inme(?:in)?|unme(?:in)?|ise|isse|isme|ismein|isko|iska|iski|iske|isi|usi|use|usme|usko|uska|uski|uske|ye|yeh|wahi)\b|(?<![\p{L}\p{M}])(?:इनमें|उनमें|इनमे|इसे|इसको|इसका|इसकी|इसके|इसमें|इसी|उसी|उसे|उसको|उसका|उसकी|उसके|उसमें|ये|यह|वही)(?![\p{L}\p{M}])/iu;
/** "Who can do this", "need someone to lay them", "iska mistri batao": somebody who does what was spoken of. */
const doers =
  /\b(?:who (?:can|will|would|does|do|should)|whom|(?:some|any)(?:one|body)|mistr[iy]|karigar|wal[aei]|kisko|kise|(?:koi|kaun) (?!s[aei]\b)(?:[a-z]{1,40} ){0,2}?(?:[a-z]{1,40}(?:eg[ai]|[vw]al[aei])|karta|karte|mil\w{0,40}))\b|(?<![\p{L}\p{M}])(?:मिस्त्री|कारीगर|वाल[ाेी]|किसको|किसे|(?:कोई|कौन) (?!स[ाीे] )(?:[\p{L}\p{M}]{1,40} ){0,2}?(?:[\p{L}\p{M}]{1,40}(?:[ेए]ग[ाी]|वाल[ाेी])|करता|करते|मिल[\p{L}\p{M}]{0,40}))(?![\p{L}\p{M}])/iu;
/** "Who will pay for this", "iska mistri kitna leta hai": no work that somebody is looked for. */
const notWork =
  /\d:\d|\b(?:kitn\w{0,40}|how|pays?|paid|compensat\w{0,40}|responsib\w{0,40}|permission|approv\w{0,40}|complain\w{0,40}|bhareg[ai]|pais[ae]|kharch\w{0,40}|[zj]imm\w{0,40}|shikayat|deg[ai]|kah rah\w{0,40}|says?)\b|कह रह|कितन|पैस|भरेग|ख़?र्च|जिम्म|ज़िम्म|शिकायत|अनुमति|मंज़?ूरी|देग[ाी]/iu;
const mostOfDoers = 10;
export const asksDoer = (text: string): boolean =>
  text.trim().split(/\s+/).length <= mostOfDoers &&
  (refersBack.test(text) || it.test(text)) &&
  doers.test(text) &&
  !notWork.test(text);

const who = String.raw`(?:\b(?:who|whom|kaun|kon|kisko|kise|kis ko)\b|(?<!\p{M})(?:कौन|किसको|किसे|किस को)(?![\p{L}\p{M}]))`;
const does = String.raw`(?:\b(?:do|does|make|fix|lay|repair|install|call|contact|hire|book|get|kar\w{0,40}|laga\w{0,40}|bana\w{0,40}|bula\w{0,40}|mil\w{0,40}|th(?:ee|i)k|saaf|phone)\b|कर|लगा|बना|बुला|मिल|ठीक|साफ|फ़?ोन)`;
/** "Who can do it in Nagpur", "indore me kaun karta h", "लगाएगा कौन": somebody who does what the talk is about. */
const whoDoes = new RegExp(
  `${who}(?! ?s[aei]\\b| ?स[ाेी])[^.?!]{0,30}${does}|${does}[\\p{L}\\p{M}]{0,6} ?${who}|\\b(?:koi|any(?:one|body)) (?:h|hai|acch?a|achh?a|banda|bande|wala|karne|mil\\w{0,6}|in|near)\\b|(?<!\\p{M})कोई (?:है|अच्छा|बंदा|आदमी|करने|मिल)`,
  'iu',
);
/** "Who will see my number": nobody who works. */
const seesIt = /\b(?:sees?|number|dekh(?:eg[ai]|t[aei]|enge))\b|नंबर|देख(?:ेग[ाी]|त[ाेी]|ेंगे)/iu;
const mostOfWho = 8;
export const asksWhoDoes = (text: string): boolean =>
  text.trim().split(/\s+/).length <= mostOfWho &&
  whoDoes.test(text) &&
  !notWork.test(text) &&
  !seesIt.test(text);

/** "Isko theek karne wala koi Delhi me", "who can fix them": somebody who does something to it. */
const mender =
  /\b(?:who|any(?:one|body)|some(?:one|body)|whom|koi|(?:kaun|kon)(?! ?s[aei]\b)|kisko|kise|batao|chah?iye|chaiye|wal[aei])\b|(?<![\p{L}\p{M}])(?:कोई|कौन(?! ?स[ाीे])|किसको|किसे|वाल[ाेी]|चाहिए|बताओ)(?![\p{L}\p{M}])/iu;
const mends =
  /\b(?:fix\w{0,40}|repair\w{0,40}|mend\w{0,40}|solve|treat|th(?:ee|i)k (?:kar|kr)\w{0,40}|fill|seal|plug|banane|bharne|ilaa?j|marammat|da[vw]a{1,5}i?|spray\w{0,40}|treatment|pest control)\b|ठीक (?:कर|करे)|मरम्मत|भरने|बनाने|इलाज|रिपेयर|दवा|स्प्रे|छिड़क|ट्रीटमेंट/iu;

export const asksWho = /\b(?:who|whom|kaun|kisko|kise)\b|(?<!\p{M})(?:कौन|किसको|किसे)(?![\p{L}\p{M}])/iu;

/** Looks for somebody who does something to it. */
export const asksMender = (text: string): boolean => mender.test(text) && mends.test(text);

/** "What fees do they take?", "din ka kitna lete hai ye log", "how much a day?" of those who were looked for. */
const takes = String.raw`(?:\b(?:charges?|fees?|take|rates?|let[ei]|lega|lenge|bha{1,5}[vw])\b|लेते|लेगा|लेंगे|रेट|फ़?ीस|भाव)`;
const they = String.raw`(?:\b(?:they|he|she|their|ye|yeh|wo|woh|in[ck]?a|inki|unka|unki|inhe|log)\b|(?<!\p{L})(?:ये|वो|वे|इनक[ाी]|उनक[ाी]|लोग))`;
const daily = String.raw`(?:\b(?:per day|a day|(?:each|one) day|daily|(?:ek |har )?din|roz(?:ana)?)\b|(?:एक |हर )?दिन|रोज़(?:ाना)?|रोज(?:ाना)?)`;
const much = String.raw`(?:\b(?:how much|kitna|kitne|kya)\b|कितन[ाे]|क्या)`;
const isSo = '(?: (?:hai|h|hoga|lagega|है|होगा|लगेगा))?';
const theirPay = String.raw`(?:dih?a[dr]i|ha[jz]ri|kooli|wages?|${takes}|ma[jz]d\w{2,6}|दिहाड़ी|हाज़?िरी|मज़?दूरी)`;
const leads =
  '^(?:(?:aur|and|pe?ahle|first|but|ek|to|what|unki|iski|roz ki|और|पहले|एक|तो|रोज़? की|सिर्फ) ){0,3}';
const toSay =
  '(?: (?:kya|kitn[aei]|bata\\w{0,4}|dun?|doon|den?|hai|h|hogi|bolo|first|to give|क्या|कितनी|बता[\\p{L}\\p{M}]{0,4}|दूँ|दूं|दें|है)){0,4}';
export const asksTheirRate = new RegExp(
  [
    `${they}[^.?!]{0,40}${takes}`,
    `${takes}[^.?!]{0,20}${they}`,
    `${daily}[^.?!]{0,15}${takes}`,
    `${much}[^.?!]{0,20}${takes}[^.?!]{0,15}${daily}`,
    `how much[^.?!]{0,20}(?:per|a) day`,
    // "Ek din ka kitna", "rate?": nothing else is said.
    // "Pehle rate bata", "roz ka kitna milega".
    `${leads}${theirPay}${toSay}\\W{0,20}$`,
    `${leads}${daily}(?: (?:k[aei]|का|के|की))? ${much} (?:mil|de|du|मिल|दे|दूँ)[\\p{L}\\p{M}]{0,4}${isSo}\\W{0,20}$`,
    `^(?:aur |and )?(?:${daily}(?: (?:k[aei]|का|के|की))?(?: ${much})?|${takes}(?: ${much})?)${isSo}\\W{0,20}$`,
  ].join('|'),
  'iu',
);

/** What somebody is to be beside their trade, and that there are others: "koi mahila ho", "isse paas wala", "aur dikhao". */
const quality =
  /\b(?:(?:good|best|decent|trusted) (?:ones?|people|workers?|persons?)|mahilaa?|aurat|lad(?:y|ies)|wom[ae]n|females?|gents|(?:paas|pass|na[zj]d(?:ee|i)k) (?:wal[aei]|me(?:in)?|hi|ka)|near(?:er|est)|closer|closest|honest|reliable|imandar|i{1,5}ma{1,5}nda{1,5}r|bharos\w{0,40}|anubhav\w{0,40}|ta[jz]urb\w{0,40}|experienced?|skilled|hos?hiyar|achh?[aei]|acch?[aei]|better|hindi|english|marathi|local|young|jawan|apne (?:au[zj]ar|tools?)|own tools?|(?:koi|kisi) (?:aur|dusr[aei])|aur (?:bhi )?(?:dikhao|batao|koi)|dusr[aei]|others?|someone else|any(?:one|body) else|more (?:options|of them|people))\b|महिला|औरत|लेडी|लेडीज़?|(?:पास|नज़?दीक) (?:वाल|में|का|ही)|ईमानदार|भरोस|अनुभव|तजुर्ब|होशियार|अच्छ[ाीे]|हिंदी|हिन्दी|मराठी|अपने औज़?ार|कोई (?:और|दूसर)|दूसर[ाीे]|और (?:भी )?(?:दिखा|बता|कोई)/iu;
/** "10 din ke liye", "for a week": nothing else is said. */
const onlyLong =
  /^(?:(?:sirf|only|just|bas|सिर्फ|सिर्फ़|बस|for) ){0,6}(?:\d{1,3}|a|one|ek|do|two|एक|दो) (?:din|days?|haft[ae]|weeks?|mahin[ae]|months?|दिन|हफ़?्त[ाे]|महीन[ाे])(?: (?:ke|के) (?:liye|lie|लिए|लिये))?[\s?!.।]{0,4}$/iu;
/** "Paas me?", "nearby": nothing else is said. */
const onlyNear =
  /^(?:(?:aur|koi|thoda|any|some|और|कोई|थोड़ा) ){0,6}(?:(?:aas ?)?pa{1,5}ss?|na[zj]d(?:ee|i)k|near(?:by|er| me)?|closer|(?:आस ?)?पास|नज़?दीक)(?: (?:me(?:in)?|hi|ka|k[ao]i|hai|h|ही|में|मे|का|कोई|है)){0,6}[\s?!.।]{0,4}$/iu;
const wish =
  /\b(?:koi|any\w{0,40}|some\w{0,40}|ho|hona|honi|hai|h|only|sirf|prefer\w{0,40}|would|wal[aei]|batao|dikhao|chah?iye|chaiye|mil\w{0,40}|ones?|show|please|else|more|is there|available|need|want|who)\b|(?<![\p{L}\p{M}])(?:कोई|हो|होना|होनी|है|हैं|सिर्फ़?|वाल[ाीे]|बताओ|बताइए|दिखाओ|दिखाइए|चाहिए|मिल[\p{L}\p{M}]{0,40})(?![\p{L}\p{M}])/iu;
const asksElse =
  /\b(?:kitn\w{0,40}|kaise|ky[uo]\w{0,40}|how|why|what|when|which|kab|k(?:au|o)n ?s[aei]|rights?|ha[kq]|ma[zj]doori|wages?|pay|rules?|safe\w{0,40})\b|कितन|कैसे|क्यों|कब|हक़?|मज़?दूरी|नियम|सुरक्ष|कौन ?स[ाीे]/iu;
const mostOfWishes = 10;
/** More is said of the people looked for, but no list tells it apart: the same are shown. */
export const narrowsSearch = (text: string): boolean =>
  onlyNear.test(text.trim()) ||
  onlyLong.test(text.trim()) ||
  (text.trim().split(/\s+/).length <= mostOfWishes &&
    quality.test(text) &&
    wish.test(text) &&
    !asksElse.test(text));

/** "What would it cost roughly?" of a house that was drawn, and of nothing that is a part of it. */
export function asksItsCost(text: string): boolean {
  const question = readQuestion(text);
  const other = subjectOf(question) ?? 'cost';
  const named = materialsNamed(text).length > 0 || tradeIn(text) !== undefined;
  return question.says('cost') && other === 'cost' && !named && !asksOther.test(question.text);
}

/** What is built has sums of its own; how long it takes and who does it are other questions. */
const partsOfIt: readonly Concept[] = [
  'wall',
  'room',
  'slab',
  'tank',
  'stairs',
  'plaster',
  'paint',
  'tile',
  'worker',
  'day',
];
const goInto: readonly Concept[] = ['material', 'cement', 'steel', 'sand', 'brick', 'aggregate'];
/** "Isme saamaan kitna lagega?", "how much cement?" of a house that was drawn, whose plan tells it. */
export function asksItsMaterial(text: string): boolean {
  const { says, measures, text: said } = readQuestion(text);
  const counts = says('many') || says('asks');
  const other = materialsIn(text).length > 0 || tradeIn(text) !== undefined || asksOther.test(said);
  return counts && goInto.some(says) && !partsOfIt.some(says) && !other && measures.length === 0;
}

/** "And who can build it in Nashik?" */
export const whoDoesIt =
  /\bwho (?:can|will|would|does|do) (?:\w{1,40} )?(?:it|this|that)\b|\bkaun (?:bana\w{0,40}|kare\w{0,40}|laga\w{0,40})g[ai]\b|कौन (?:बना|कर|लगा)[ेए]ग[ाी]/iu;
export const doesIt =
  /(?:lagane|karne|लगाने|करने)\s?(?:wal|वाल)|for (?:it|this)\b|(?:is|us)ke liye|(?:इस|उस)के लिए/iu;

/** "Same city", "wahin": where it was looked for before. */
export const samePlace =
  /\bsame (?:city|town|place|area)|\bas well\b|(?<![\p{L}\p{M}])(?:wahin|wahi par|usi (?:shahar|jagah)|उसी (?:शहर|जगह)|वहीं)(?![\p{L}\p{M}])/iu;
/** Another subject is announced. */
export const another =
  /^\s{0,4}(?:now |and |aur )?(?:one (?:more|other) (?:thing|question)|another (?:thing|question)|ek (?:aur )?(?:baat|sawal)(?: aur)?|एक (?:और )?(?:बात|सवाल)(?: और)?)[\s.,:]*/iu;

/** The size said before: "itne me ghar kitne ka banega". */
const thatMuch =
  /\b(?:(?:this|that) (?:much|size|area)|(?:it|ut)n[aei])\b|(?<![\p{L}\p{M}])(?:इत|उत)न[ाेी](?![\p{L}\p{M}])/iu;

export const takesSize = (text: string): boolean => thatMuch.test(text) && !/\d/.test(text);

/** What one asks more about; of several the likeliest first. */
const things: readonly Concept[] = [
  'tank',
  'stairs',
  'slab',
  'column',
  'beam',
  'plaster',
  'paint',
  'tile',
  'concrete',
  'wall',
  'brick',
  'steel',
  'cement',
  'sand',
  'aggregate',
];

/** What is bought by kinds and grades. */
const sold: readonly Concept[] = ['cement', 'steel', 'brick', 'tile', 'paint', 'sand', 'aggregate'];
const whichOne =
  /^(?:which|what) (?:one|is|are|kind|type|grade|brand)\b|\b(?:kaun|kon) ?s[aie]\b|कौन ?स[ाीे](?![\p{L}\p{M}])/iu;
const named = (text: string): string | undefined =>
  tidy(text)
    .split(' ')
    .find((word) => sold.some((one) => one === conceptOf(word)));

/** Then something other than the material is counted or paid. */
const others: readonly Concept[] = ['worker', 'day', 'cost'];
/**
 * "The rate of paint, and how much for a wall of 400 sq ft": what the second half does not name is what the first one
 * asks the price of.
 */
export function withMaterial(halves: readonly string[]): string[] {
  const [one = '', other = '', ...more] = halves;
  const thing = more.length === 0 && materialsIn(one).length === 1 ? named(one) : undefined;
  if (thing === undefined || named(other) !== undefined) return [...halves];
  const { measures, says } = readQuestion(other);
  const counts = says('many') && measures.length > 0 && !others.some(says);
  return counts ? [one, `${thing} ${other}`] : [...halves];
}

/** "What does cement cost, and which is best for the slab?": the thing is not said again. */
function whichOf(text: string, before: string): string | undefined {
  const thing = named(before);
  return whichOne.test(text) && thing !== undefined && named(text) === undefined
    ? `${thing} ${text}`
    : undefined;
}

function thingIn(before: string): string | undefined {
  const words = tidy(before).split(' ');
  return things.flatMap((thing) => words.find((word) => conceptOf(word) === thing) ?? [])[0];
}
/** With the name of what was spoken of before. */
export const withName = (text: string, before: string): string => `${thingIn(before) ?? ''} ${text}`;

/** "And how is it cleaned?" behind a question about a tank: the same with the tank's own name; undefined where nothing is referred to. */
export function withThing(text: string, before: string): string | undefined {
  if (!it.test(text)) return whichOf(text, before);
  const name = thingIn(before);
  return name === undefined ? undefined : text.replace(it, name);
}
