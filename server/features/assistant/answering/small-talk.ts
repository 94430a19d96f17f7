import type { Locale } from '../tools/tool.ts';
import { sentences } from './sentences.ts';

const kinds: [keyof Pick<(typeof sentences)['en'], 'greeting' | 'thanks' | 'bye' | 'whoAmI'>, RegExp][] = [
  [
    'whoAmI',
    /who are you|what are you|are you (?:a )?(?:bot|human|robot|real|machine|person)|insaan (?:ho|hai)|machine (?:ho|hai)|robot (?:ho|hai)|इंसान|रोबोट|मशीन हो|what can you do|how can you help|can you help|your name|^help(?: me)?\W*$|(?:tum|aap|ap|tu) kaun|kaun ho|kya kar sakte|kya kar sakta|naam kya|madad kar|aap kya karte|tum kya karte|(?:आप|तुम) कौन|क्या कर सकते|नाम क्या|मदद कर|क्या करते हो/,
  ],
  [
    'thanks',
    /thank|thanx|\bthx\b|\bty\b|dhanyava?a?d|shukriya|धन्यवाद|शुक्रिया|great answer|very helpful|badhiya|बढ़िया|बहुत अच्छा/,
  ],
  ['bye', /^(?:ok(?:ay)? )?(?:bye|good ?bye|good night|alvida|phir milenge|अलविदा|फिर मिलेंगे)/],
  [
    'greeting',
    /^(?:hi+|hello+|hey+|helo|hii|namaste|namaskar|namaskaram|salaam|salam|assalam|sat sri akal|ram ram|jai|good (?:morning|afternoon|evening)|नमस्ते|नमस्कार|राम राम|सलाम|प्रणाम|हेलो|हैलो|vanakkam|shubh (?:prabhat|din|sandhya)|suprabhat|सुप्रभात|शुभ (?:प्रभात|दिन|संध्या|रात्रि))(?![\p{L}\p{M}])/u,
  ],
];

/** A greeting, thanks, or a question about oneself; undefined for everything else. */
export function smallTalk(text: string, locale: Locale): string | undefined {
  const said = text.toLowerCase().trim();
  if (said.split(/\s+/).length > 8) return undefined;
  const kind = kinds.find(([, pattern]) => pattern.test(said))?.[0];
  if (!kind) return undefined;
  const words = sentences[locale];
  return kind === 'greeting' || kind === 'whoAmI' ? `${words[kind]}\n\n${words.canDo}` : words[kind];
}
