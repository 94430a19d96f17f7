/** Thanks and the like, and that something is settled, before what is asked. */
const polite =
  '(?:thanks?(?: you)?|ok(?:ay)?|fine|great|good|the+k(?: h| hai)?|thik(?: h| hai)?|shukriya|dhanyavad|achh?a|ठीक है|धन्यवाद|शुक्रिया|अच्छा|ओके|माफ़? कीजिएगा|sorry|(?:leave|forget) (?:it|that)|rehne do|chhodo|रहने दो|छोड़ो|(?:mil|ho|samajh) ga?y[aei]|(?:मिल|हो|समझ) ग[एय][ाेी]?|(?:i |we )?(?:got|found) (?:it|one|him|them))';
const courtesy = new RegExp(`^\\s*(?:${polite}(?:\\s+${polite}){0,2}\\s*[.,!।]+\\s*)+`, 'iu');
/** "Ab ye batao": what only leads to the question. */
const leads =
  /^(?:ab|now) (?:ye|yeh) (?:bhi )?bata(?:o|iye|ye|do| do|na) |^अब (?:ये|यह) (?:भी )?बता(?:ओ|इए|इये| दो|ना) /iu;
/** What is asked, without the thanks before it. */
export function withoutCourtesy(text: string): string {
  const asked = text.replace(courtesy, '').replace(leads, '');
  return asked.trim().includes(' ') ? asked : text;
}
