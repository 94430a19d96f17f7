import { asksBehind } from '../knowledge/courtesy.ts';
import { isOnTheTrade } from '../knowledge/lexicon.ts';
import type { Locale } from '../tools/base/tool.ts';
import { sentences } from './sentences.ts';

const kinds: [keyof Pick<(typeof sentences)['en'], 'greeting' | 'thanks' | 'bye' | 'whoAmI'>, RegExp][] = [
  [
    'whoAmI',
    /who are you|what are you|are you (?:a )?(?:bot|human|robot|real|machine|person)|insaan (?:ho|hai)|machine (?:ho|hai)|robot (?:ho|hai)|इंसान|रोबोट|मशीन हो|what can you do|how can you help|can you help|your name|^help(?: me)?\W*$|(?:tum|aap|ap|tu) kaun|kaun ho|kya kar sakte|kya kar sakta|naam kya|madad kar|aap kya karte|tum kya karte|(?:आप|तुम) कौन|क्या कर सकते|नाम क्या|मदद कर|क्या करते हो/,
  ],
  [
    'thanks',
    /thank|thanx|\bth(?:n?x|nks?)\b|\b(?:tnx|tysm|tq|ty)\b|dhan[iy]?ya?va?a?d|dhanyawa?a?d|थैंक|shukriya|धन्यवाद|शुक्रिया|\bnand?ri\b|dhon+obad|aabhar|आभार|great answer|very helpful|badhiya(?! (?:wal|qual|kwal|fin))|बढ़िया(?! (?:वाल|क्वा|फ))|बहुत अच्छा/,
  ],
  [
    'bye',
    /^(?:(?:ok(?:ay)?|th?i{1,20}k|the{1,20}k|hai|h|acch?a|achh?a|chal[io]?|fine|bhai\w{0,40}|ji|sir|then|ab|to{1,20}h?|ph?ir|mai?n?|hum|ठीक|है|अच्छा|चलो|चलिए|भाई|ओके|अब|जी|तो|फिर|मैं|हम)[\s,.!]{1,4}){0,6}(?:bye{1,20}|good ?bye|(?:good|gud|gd) ?(?:night|nite|nyt)|gn|tata|alvida|see (?:you|u)|(?:ph|f)ir mil(?:enge|te)|milte hai?n?|chal(?:ta|ti|te) (?:hu{1,20}n?|hoo?n|hai?n?|h)|nikal(?:ta|ti|te) (?:hu{1,20}n?|hoo?n|hai?n?)|चल(?:ता|ती|ते) (?:हूँ|हूं|हैं)|निकल(?:ता|ती|ते) (?:हूँ|हूं|हैं)|shubh ratri|अलविदा|फिर मिलेंगे|मिलते हैं|बाय|टाटा|गुड ?नाइट|शुभ रात्रि)(?![\p{L}\p{M}])/u,
  ],
  [
    'greeting',
    /^(?:hi{1,20}|hello{1,20}|hey{1,20}|h?elo{1,20}|hlo{1,20}|hlw|namast(?:e|ey|hey?|he)|nam[ao]?skar(?:am)?|pranam|johar|adaab|jai|salaam|salam|assalam|sat sri akal|ram ram|(?:good|gud|gd|goood) ?(?:m(?:o?r?n(?:in)?g?|rng|ornin)|after ?noon|aftn|noon|evening|eve|evng|evn|day)|gm(?=\W{0,20}(?:sir|bhai|ji|all)?\W{0,20}$)|नमस्ते|नमस्कार|राम राम|सलाम|प्रणाम|हेलो|हैलो|हाय|गुड ?(?:मॉर्निंग|मोर्निंग|इवनिंग|आफ्टरनून)|जय|vanakkam|shubh (?:prabhat|din|sandhya)|how (?:are|r) (?:you|u)\b|(?:aap |tum )?kais[ei] (?:ho|hai?n?)\b|kya haal|(?:आप |तुम )?कैस[ेी] (?:हो|हैं)|क्या हाल|suprabhat|सुप्रभात|शुभ (?:प्रभात|दिन|संध्या))(?![\p{L}\p{M}])/u,
  ],
];

/** "Aur bhai, kya haal hai". */
const called = /^(?:(?:aur|arr?e|bhai|bhaiya|और|अरे|भाई)[\s,]{1,4}){1,3}(?=kya haal|kais|क्या हाल|कैस)/u;

const inLanguage =
  /^(?:(?:please|pls|ok|can you|tell me|tell|say|reply|answer|explain|it|this|isko|ise|ye|yeh|mujhe|same|ab|now|इसे|इसको|यही|मुझे)[\s,]{1,4}){0,4}(?:in )?(hindi|हिंदी|हिन्दी|english|angre[zj]i|इंग्लिश|अंग्रेज़?ी)(?:[\s,]{1,4}(?:me|mein|में|मे|please|pls|bata\w{0,4}|bol\w{0,4}|samjha\w{0,4}|likh\w{0,4}|बता\p{M}?[\p{L}\p{M}]{0,3}|बोल[\p{L}\p{M}]{0,3}|समझा[\p{L}\p{M}]{0,3})){0,3}[\s.!?।]{0,4}$/iu;
/** "In Hindi please": the language in which the question before is to be answered. */
export function languageAsked(text: string): Locale | undefined {
  const [, named] = inLanguage.exec(text.trim()) ?? [];
  if (named === undefined) return undefined;
  return /^(?:hindi|हि)/iu.test(named) ? 'hi' : 'en';
}

const shorter =
  /\b(?:short(?:er)?|brief(?:ly)?|chh?ot[aei]|sankshep|summary)\b|too long\b|\bkam (?:shabd|lafz)|छोट[ाेी]|संक्षेप|कम शब्द|थोडक्यात/iu;
const ofText =
  /\b(?:make|keep|say|tell|explain|answer|reply|please|plz|in short|too|ba[dt]a\w*|bol\w*|likh\w*|kar(?:ke|o)?|me(?:in)?)\b|बता|बोल|कर|लिख|में|थोडक्यात/iu;
const inLines =
  /\b(?:in|just|only) (?:one|two|a|1|2) (?:lines?|words?|sentences?)\b|\b(?:ek|do|1|2) (?:line|shabd)|(?:एक|दो) (?:लाइन|शब्द|वाक्य)/iu;
/** "Make it shorter", "thoda chhota karke batao": nothing but fewer words of the answer before. */
export const asksShorter = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 7 &&
  !isOnTheTrade(text) &&
  ((shorter.test(text) && ofText.test(text)) || inLines.test(text));
/** The heading and what stands first of an answer. */
export function shortened(text: string): string {
  const [first = ''] = text.split('\n\n');
  const lines = first.split('\n').slice(0, 5);
  return lines.map((line) => line.split(/(?<=[.!?।]) (?=\P{Ll})/u, 2).join(' ')).join('\n');
}

/** A greeting, thanks, or a question about oneself; undefined for everything else. */
export function smallTalk(text: string, locale: Locale): string | undefined {
  const said = text.toLowerCase().trim().replace(called, '');
  const length = said.split(/\s+/).length;
  const kind = kinds.find(([, pattern]) => pattern.test(said))?.[0];
  // "Are you a robot or is some person sitting there and typing?"
  if (length > (kind === 'whoAmI' ? 14 : 8)) return undefined;
  if (!kind || (kind === 'thanks' && asksBehind.test(said))) return undefined;
  const words = sentences[locale];
  return kind === 'greeting' || kind === 'whoAmI' ? `${words[kind]}\n\n${words.canDo}` : words[kind];
}

const thanks = /\bthan[kx]\w*/gi;
const ofHouse = /finish|फ़?िनिश/iu;
/** "Thank you so much", "who are you", whatever was spoken of before; "a better finish?" names a thing, and its praise is none. */
export function onlyTalk(text: string, locale: Locale): string | undefined {
  // Its letters are nearly those of tanks.
  const names = isOnTheTrade(text.replace(thanks, ' '));
  return names || ofHouse.test(text) ? undefined : smallTalk(text, locale);
}
