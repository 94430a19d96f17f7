import { withWesternDigits } from '#domain/wish/fold.ts';

const money = String.raw`(?:rs\.?|inr|₹|rupees?)?\s{0,4}(?<![\d,])(\d[\d,]{0,9})(\s{0,4}k\b)?`;
const rupee = String.raw`(?:rs\.?|rupees?|rupaye|rupay|rupaya|rupye|rupee|रुपये|रुपए|रुपया|रूपये|रु\.?|₹|\/-)`;
const daily = String.raw`(?:per day|a day|\/ ?day|\/ ?din|roz|rozana|daily|din|dihadi|dihari|dihaadi|प्रतिदिन|रोज़|रोज|\/ ?दिन|दिन|दिहाड़ी|दिहाडी)`;
const sum = String.raw`${money}\s{0,4}${rupee}?\s{0,4}${daily}?\s{0,4}`;
const wordEnds = String.raw`(?![\p{L}\p{M}])`;

/** Words for "the most", before the sum or behind it. */
const most =
  'max(?:imum)?|adhiktam|adhik se adhik|[jz]i?y?a{1,5}da se [jz]i?y?a{1,5}da|अधिकतम|अधिक से अधिक|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|मैक्सिमम';
const beyond = String.raw`\b(?:above|over|more than|beyond|exceed\w{0,40}|cross(?:ing)?|costlier than|dearer than)`;
/** "Nobody above", "does not charge more than": what is beyond the sum is not wanted. */
const nobodyBeyond = String.raw`(?:\bnot?|n['’]t|\bdont|\bnever|\bnobody|\bnone|\bwithout|\bskip|\bexcept|\bhide|\bremove|\bavoid|\bleave out)\b[^.;]{0,40}?${beyond}`;
const dearer =
  '(?:upar|[jz]i?y?a{1,5}da|adhik|meh[ea]?ng[aei]|mahang[aei]|ऊपर|उपर|ज़्यादा|ज्यादा|जादा|जियादा|अधिक|महंग[ाेी]|महँग[ाेी]|मंहग[ाेी])';
const not = String.raw`(?:mat|na|nah\w{0,40}|nhi|hat\w{0,40}|chh?od\w{0,40}|nikal\w{0,40}|मत|न|ना|नह[\p{L}\p{M}]{0,40}|हटा[\p{L}\p{M}]{0,40}|छोड़[\p{L}\p{M}]{0,40}|निकाल[\p{L}\p{M}]{0,40})`;
/** "Se upar wala mat dikhana", "से महँगा न हो", "se mehnga ho use hata do". */
const beyondIsNot = String.raw`(?:se|ke|से|के)\s{1,4}${dearer}(?:[\s,]{1,4}[\p{L}\p{M}]{1,40}){0,3}?[\s,]{1,4}${not}${wordEnds}`;

const limits = [
  // "2 painters, 1500": nothing else is said of the number.
  String.raw`^\s{0,4}\d{1,2}\s{1,4}[\p{L}\p{M}]{1,40}(?:\s[\p{L}\p{M}]{1,40})?\s{0,4},\s{0,4}([3-9]\d\d|[1-9]\d{3})\s{0,4}(?=$|,|\.|${rupee})`,
  String.raw`(?:${most}|${nobodyBeyond})\s{0,4}${money}`,
  `${sum}${beyondIsNot}`,
  String.raw`(?:under|below|less than|up ?to|within|not more than|no more than|not (?:above|over|exceeding)|cheaper than|(?:budget|limit)(?: of| is| hai)?|<=?|at most)\s{0,4}${money}`,
  // "500 wale mazdoor": no grade of cement has so many digits.
  String.raw`(\d{3,4})\s{1,4}(?:wal[aei]|वाल[ाेी])${wordEnds}`,
  // "80 रुपये रोज पर", "700 roz me".
  String.raw`${money}\s{0,4}${rupee}?\s{0,4}(?:roz|rozana|daily|dihadi|din|रोज़|रोज|प्रतिदिन|दिन)\s{1,4}(?:me|mein|par|pe|wal[aei]|में|पर|पे|वाल[ाेी])${wordEnds}`,
  // "Labourers for 700 a day", "700 roz wale".
  String.raw`(?:for|at|@)\s{0,4}${money}\s{0,4}(?:rs\.?|rupees?)?\s{0,4}(?:a day|per day|daily|\/ ?day)`,
  // "500 rupaye me", "500 रुपये में".
  String.raw`${money}\s{0,4}${rupee}\s{0,4}(?:me|mein|main|mai|men|में|मे|wal[aei]|वाल[ाेी])${wordEnds}`,
  // "I can give 700", "700 roz de sakta hoon".
  String.raw`(?:can|could|will) (?:only )?(?:pay|give|afford)(?: only| about| him| them)?\s{0,4}${money}`,
  String.raw`${sum}(?:hi |only )?(?:de sak[\p{L}]{1,40}|d(?:u|oo)nga|d(?:u|oo)ngi|दे सक[\p{L}\p{M}]{1,40}|दूँग[\p{L}\p{M}]{1,40}|दूंग[\p{L}\p{M}]{1,40})`,
  `${sum}(?:(?:se|से) (?:kam|कम)|tak|tk(?![a-z])|तक|ke andar|k andar|ke under|के अंदर|के अन्दर|se neeche|se niche|से नीचे|or less|${most})`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Rupees: a tool may cost so little, where it is said that they are rupees; else it is a count. */
const [leastNamed, leastBare] = [5, 30];
const named = new RegExp(rupee, 'u');

/** The most that is to be paid for a day, in rupees. @param text in small letters, its numbers in Western digits */
export function limitIn(text: string): number | undefined {
  // Of a thousand blanks behind a number each pattern would try every way to share them out.
  const spaced = text.replace(/\s+/g, ' ');
  for (const pattern of limits) {
    const [said = '', amount, thousand] = pattern.exec(spaced) ?? [];
    const price = Number(amount?.replaceAll(',', '')) * (thousand ? 1000 : 1);
    const least = named.test(said) ? leastNamed : leastBare;
    // Six digits are a PIN code.
    if (price >= least && price < 100_000) return price;
  }
  return undefined;
}

/** "A foot", "per point": of a work or a thing, and not of somebody's day. */
export const byPiece =
  /\b(?:per|a|each|one|prati|ek) ?(?:sq|square|sft|foot|feet|ft|fut|running|rft|point|bag|kilo|kg|piece|cft|brass|fitting)|(?:sq|square|varg) ?f|\bs[qf]ft|\bfoot\b|\bfut\b|\bbori\b|\bkilo\b|फुट|फ़ुट|फीट|बोरी|किलो|पॉइंट|प्रति वर्ग/iu;
/** Whether a price is right. */
const asksFair =
  /\btoo (?:much|high|costly|expensive|low|little)\b|\b(?:expensive|overcharg\w{0,10}|reasonable|fair|costly|overpriced|cheating me|right price|good price|high side)\b|\b(?:(?:is (?:it|this|that)|it is|this is|that is) (?:ok|okay|high|more|fine|too)|ok\??$)|\b(?:z|j)y?a+da+ (?:hai|h\b|to|nah|lag|maang|mang|le)|\bmeha?ng[aiey]+ (?:hai|h\b|to|nah|lag)|\b(?:sahi|thi+k|theek) (?:hai|h|he|rate|daam|bhav|rahega)\b|\bkam (?:hai|h) kya\b|\blo+t (?:rah|to)|(?:ज़्यादा|ज्यादा|मह[ँं]ग[ाीे]) (?:है|हैं|तो|नहीं है|लग|मा[ँं]ग|ले)|(?:है|क्या|रुपये) (?:ज़्यादा|ज्यादा)|\d (?:ज़्यादा|ज्यादा)|(?:सही|ठीक) (?:है|रेट|दाम|भाव|रहेगा)|लूट/iu;
const amounts =
  /(₹ ?|\brs\.? ?)?(?<![\d.,])(\d{1,3}(?:,\d{2,3}){1,3}|\d{2,6})(?![\d.,]?\d|[\s]{0,2}(?:%|percent|x\b|by\b|mm|cm|m\b|sq|square|ft|feet|foot (?!maang|mang|le)|inch|metre|meter|days?|din\b|bags?|bars?|वर्ग|फुट (?!मा|ले)|दिन))\s{0,2}(rs|rup|\/-|रुप|per|a (?:sq|foot|bag|kg|kilo)|prati|foot|kilo|k[aei]\b|प्रति|फुट|किलो|क[ाेी])?/giu;
/** A smaller number is of rupees only where this is said. */
const leastAlone = 100;

/** The price that a text asks about: "is 1500 too much"; none where it only says the most. */
export function offeredIn(question: string): number | undefined {
  const text = withWesternDigits(question);
  if (!asksFair.test(text) || limitIn(text.toLowerCase()) !== undefined) return undefined;
  const said = [...text.matchAll(amounts)].map(([, sign, digits = '', unit]) => ({
    amount: Number(digits.replaceAll(',', '')),
    named: sign !== undefined || unit !== undefined,
  }));
  return said.find(({ amount, named: isMoney }) => isMoney || amount >= leastAlone)?.amount;
}
