/** Thanks and the like, before what is asked. */
const courtesy =
  /^\s*(?:(?:thanks?(?: you)?|ok(?:ay)?|fine|great|good|the+k(?: h| hai)?|thik(?: h| hai)?|shukriya|dhanyavad|achh?a|ठीक है|धन्यवाद|शुक्रिया|अच्छा|ओके|माफ़? कीजिएगा|sorry|(?:leave|forget) (?:it|that)|rehne do|chhodo|रहने दो|छोड़ो)\s*[.,!।]+\s*)+/iu;
/** "While I'm in Dubai" has a foot mark and a metre in it, for whoever reads sizes. */
const shortened = /\b(i|he|she|it|we|you|they|there|who|that)['’](m|s|re|ve|ll)\b/giu;
const written: Record<string, string> = { m: 'am', s: 'is', re: 'are', ve: 'have', ll: 'will' };

/** What is asked, without the thanks before it, and with shortened words written out. */
export function withoutCourtesy(said: string): string {
  const text = said.replace(
    shortened,
    (_, who: string, verb: string) => `${who} ${written[verb.toLowerCase()] ?? verb}`,
  );
  const asked = text.replace(courtesy, '');
  return asked.trim().includes(' ') ? asked : text;
}
