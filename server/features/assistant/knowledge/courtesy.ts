/** Thanks and the like, before what is asked. */
const courtesy =
  /^\s*(?:(?:thanks?(?: you)?|ok(?:ay)?|fine|great|good|the+k(?: h| hai)?|thik(?: h| hai)?|shukriya|dhanyavad|achh?a|ठीक है|धन्यवाद|शुक्रिया|अच्छा|ओके|माफ़? कीजिएगा|sorry|(?:leave|forget) (?:it|that)|rehne do|chhodo|रहने दो|छोड़ो)\s*[.,!।]+\s*)+/iu;
/** What is asked, without the thanks before it. */
export function withoutCourtesy(text: string): string {
  const asked = text.replace(courtesy, '');
  return asked.trim().includes(' ') ? asked : text;
}
