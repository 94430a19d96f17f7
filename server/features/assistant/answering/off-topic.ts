/** What is surely none of the assistant's business, whatever words of building stand beside it. */
const elsewhere =
  /\b(?:on|to) (?:the )?(?:moon|mars)\b|\bcha{1,5}nd (?:par|pe|pr|me|mein)\b|चाँद (?:पर|में)|चांद (?:पर|में)|मंगल ग्रह/u;
const otherArts =
  /\b(?:poem|poetry|kavita|shayari|joke|chutkula|song|gaana|lyrics|cricket|movie|recipe)\b|(?<![\p{L}\p{M}])(?:कविता|शायरी|चुटकुला|गाना|गाने|क्रिकेट)(?![\p{L}\p{M}])/u;
const body =
  /\b(?:weight loss|lose weight|[vw]aja?n (?:kam|ghata\w{0,40}|badha\w{0,40}))\b|(?:वज़न|वजन) (?:कम|घटा|बढ़ा)/u;
const scolds =
  /\bkisi kaam ke nah|किसी काम के नह|\b(?:you are|you're) (?:useless|stupid|dumb)\b|\bbakwas\b|बकवास/u;

/** "Chand par ghar banane wala thekedar": then nothing is known, and nobody is looked for. */
export const offTopic = (question: string): boolean =>
  [elsewhere, otherArts, body, scolds].some((pattern) => pattern.test(question.toLowerCase()));
