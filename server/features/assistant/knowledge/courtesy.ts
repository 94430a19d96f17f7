/** Thanks and the like, and that something is settled, before what is asked. */
const polite =
  '(?:(?:(?:chal(?:o|iye)|accha|acha|achha|चलो|चलिए|अच्छा) )?(?:the{1,20}k|thik|ठीक)(?: (?:h|hai|है))?|(?:thanks?|th(?:a?nx|n?x|nks?)|tnx)(?: (?:you|u))?|tysm|ty|ok(?:ay)?|fine|(?:very |so )?(?:great|good|nice)|(?:bahut |bohot |bhut )?(?:badhiya|achh?[ai]|acch?[ai])|(?:बहुत )?(?:बढ़िया|अच्छ[ाी])|the{1,20}k(?: h| hai)?|thik(?: h| hai)?|shukri?ya|dhan[iy]?ya?[vw]a{1,20}d|ठीक है|धन्यवाद|शुक्रिया|ओके|माफ़? कीजिएगा|sorry|(?:leave|forget) (?:it|that)|rehne do|chhodo|रहने दो|छोड़ो|(?:mil|ho|samajh) ga?y[aei]|(?:मिल|हो|समझ) ग[एय][ाेी]?|(?:i |we )?(?:got|found) (?:it|one|him|them))';
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

/** Of the assistant itself: "you are useless", "your answers are wrong", "tum kisi kaam ke nahi". */
const scoldings = [
  /\b(?:you(?:r answers?)?|u|ur answers?|this (?:app|bot|answer))(?: are| is|'re| r| keep)? (?:all |just |so |very |totally )?(?:useless|stupid|dumb|rubbish|bad|wrong|idiots?)(?: \w{1,8})?\b/giu,
  /^\W{0,3}(?:rubbish|nonsense|useless|garbage|stupid(?: \w{1,8})?|idiot|bakwas|faltu|bekar|बकवास|बेकार|फालतू)(?![\p{L}\p{M}])/giu,
  /\b(?:tum|aap|ap|tu|tujhe|tumhe|yeh? (?:app|bot)) (?:(?:to|bilkul|ekdum|log) )?(?:kisi kaam ke nahi|bekar|faltu|bakwas|pagal|bewakoof|kuch nahi (?:aata|jante))(?: (?:ho|hai|h))?/giu,
  /(?:तुम|आप|तू|तुम्हें|तुझे|यह ऐप) (?:(?:तो|बिल्कुल|एकदम) )?(?:किसी काम के नह[ीि]ं?|बेकार|फालतू|बकवास|पागल|बेवकूफ़?|कुछ नहीं (?:आता|जानते))(?: हो| है)?/gu,
  /\b(?:you|u)(?: are| r|'re| keep)? (?:just |only )?(?:asking|repeating|telling|saying|giving)(?: me)? (?:the )?(?:same|things?|again|wrong|nonsense)(?: \w{1,8}){0,3}?(?: again| answers?| thing)?(?: n again| and again)?\b|\b(?:same (?:cheez|baat|sawal)|baar baar|bar bar) (?:wahi )?(?:pu?ch|bol|bata)\w* (?:rahe|rhe|raha|rha) (?:ho|hai|h)\b|(?:बार बार|एक ही) (?:वही |बात |सवाल )?(?:पूछ|बोल|बता) रहे हो/giu,
  /\b(?:idiot|stupid|dumb|useless) (?:bot|app|machine|ai)\b/giu,
  /\b(?:galat (?:bata|bol)|bakwas (?:kar|bol)|time waste kar) (?:rahe|rhe) ho\b|(?:ग़?लत (?:बता|बोल)|बकवास कर) रहे हो/giu,
];
/** What is asked beside a scolding of the assistant, which may be nothing; undefined where nobody is scolded. */
export function withoutAnger(text: string): string | undefined {
  const rest = scoldings.reduce((said, pattern) => said.replace(pattern, ' '), text);
  if (rest === text) return undefined;
  return rest.replace(/^[\s,.!?।]{1,20}(?:(?:and|but|aur|just|so|और) )?/u, '').trim();
}
