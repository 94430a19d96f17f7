/** Thanks and the like, and that something is settled, before what is asked. */
const polite =
  '(?:(?:thanks?|th(?:a?nx|n?x|nks?)|tnx)(?: (?:you|u))?|tysm|ty|ok(?:ay)?|fine|(?:very |so )?(?:great|good|nice)|(?:bahut |bohot |bhut )?(?:badhiya|achh?[ai]|acch?[ai])|(?:बहुत )?(?:बढ़िया|अच्छ[ाी])|the{1,20}k(?: h| hai)?|thik(?: h| hai)?|shukri?ya|dhan[iy]?ya?[vw]a{1,20}d|ठीक है|धन्यवाद|शुक्रिया|ओके|माफ़? कीजिएगा|sorry|(?:leave|forget) (?:it|that)|rehne do|chhodo|रहने दो|छोड़ो|(?:mil|ho|samajh) ga?y[aei]|(?:मिल|हो|समझ) ग[एय][ाेी]?|(?:i |we )?(?:got|found) (?:it|one|him|them))';
const addressed = '(?:ji|bhai|bhaiya|sir|bro|जी|भाई|भैया|सर)';
const openings = (more: string) =>
  new RegExp(`^\\s{0,4}(?:${polite}(?:\\s{1,4}(?:${more})){0,2}\\s{0,4}[.,!।]{1,4}\\s{0,4}){1,6}`, 'iu');
const courtesy = openings(polite);
/** "Thanks bhai, it helped" is all thanks; "thanks bhai, how many bricks" asks. */
const courtesyToSomebody = openings(`${polite}|${addressed}`);
/** "Shukriya kal barish hogi kya": something is asked behind the thanks. */
export const asksBehind =
  /\b(?:will|who|when|where|which|how (?:many|much|do|to|is|long)|what (?:is|are|was|do)|kaun|kab|kahan|kais[aei]|kitn[aei]|kya)\b(?! (?:baat|khoob|kah|bol))|(?<![\p{L}\p{M}])(?:कौन|कब|कहाँ|कहां|कैस[ाेी]|कितन[ाेी]|क्या)(?![\p{L}\p{M}])(?! (?:बात|खूब|कह|बोल))/iu;
/** "Ab ye batao": what only leads to the question. */
const leads =
  /^(?:ab|now) (?:ye|yeh) (?:bhi )?bata(?:o|iye|ye|do| do|na) |^अब (?:ये|यह) (?:भी )?बता(?:ओ|इए|इये| दो|ना) /iu;
/** What is asked, without the thanks before it. */
export function withoutCourtesy(text: string): string {
  const toSomebody = text.replace(courtesyToSomebody, '');
  const asked = (asksBehind.test(toSomebody) ? toSomebody : text.replace(courtesy, '')).replace(leads, '');
  return asked.trim().includes(' ') ? asked : text;
}

/** "Ok thanks bhai": nothing is asked or told. */
export const isCourtesy = (text: string): boolean =>
  `${text.trim()}.`.replace(courtesyToSomebody, '').trim() === '';
