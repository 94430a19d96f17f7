/** Building materials that the rates have no price of: their name in each way of writing, and all words for them. */
export interface Unpriced {
  name: { en: string; hi: string; hinglish: string };
  words: string;
}

export const unpriced: readonly Unpriced[] = [
  { name: { en: 'gravel', hi: 'ग्रेवल', hinglish: 'gravel' }, words: 'gravel gravels grevel ग्रेवल' },
  {
    name: { en: 'murram', hi: 'मुरम', hinglish: 'murram' },
    words: 'murram murum moorum muram मुरम मुर्रम',
  },
  { name: { en: 'stone dust', hi: 'स्टोन डस्ट', hinglish: 'stone dust' }, words: 'stone dust स्टोन डस्ट' },
  { name: { en: 'marble', hi: 'मार्बल', hinglish: 'marble' }, words: 'marble sangmarmar मार्बल संगमरमर' },
  { name: { en: 'granite', hi: 'ग्रेनाइट', hinglish: 'granite' }, words: 'granite ग्रेनाइट' },
  { name: { en: 'plywood', hi: 'प्लाईवुड', hinglish: 'plywood' }, words: 'plywood ply प्लाईवुड प्लाई' },
  { name: { en: 'glass', hi: 'काँच', hinglish: 'kaanch' }, words: 'glass kaanch kanch काँच कांच शीशा' },
  { name: { en: 'timber', hi: 'लकड़ी', hinglish: 'lakdi' }, words: 'timber wood lakdi lakadi लकड़ी' },
  { name: { en: 'gypsum', hi: 'जिप्सम', hinglish: 'gypsum' }, words: 'gypsum jipsam जिप्सम' },
  { name: { en: 'pipes', hi: 'पाइप', hinglish: 'pipe' }, words: 'pipe pipes paip पाइप' },
  {
    name: { en: 'wall putty', hi: 'वॉल पुट्टी', hinglish: 'wall putty' },
    words: 'putty puti putti पुट्टी पुटी',
  },
  { name: { en: 'primer', hi: 'प्राइमर', hinglish: 'primer' }, words: 'primer प्राइमर' },
  { name: { en: 'bitumen', hi: 'डामर', hinglish: 'damar' }, words: 'bitumen damar डामर' },
];
