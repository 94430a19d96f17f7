import answerWords from '#content/assistant/answer-words.json' with { type: 'json' };

const scripts = { bn: /[\u0980-\u09ff]/u, te: /[\u0c00-\u0c7f]/u, ta: /[\u0b80-\u0bff]/u } as const;
type Script = keyof typeof scripts;

const inEnglish = 'I have this in English only:';
/** Signs of a line of prose; labels, amounts and short sentences have fewer. */
const longest = 130;
const isList = /^\s*(?:- |Taken as:|Formula:)/u;

/** Words of results in one language, and the pattern that finds them, the longest first. */
const tableOf = (words: Readonly<Record<string, string>>) => {
  const phrases = Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { words, pattern: new RegExp(`(?<![A-Za-z])(?:${phrases.join('|')})(?![A-Za-z])`, 'g') };
};
const tables = {
  bn: tableOf(answerWords.bn),
  te: tableOf(answerWords.te),
  ta: tableOf(answerWords.ta),
};

/**
 * An answer in English to who writes in Bengali, Telugu or Tamil: results, sums and prices with the words of their
 * language, and above prose that is there in English alone a line that says so. Names of people stay as they are.
 */
export function inReadersWords(answer: string, typed: string): string {
  const found = Object.entries(scripts).find(([, letters]) => letters.test(typed));
  if (!found || /[\u0900-\u0dff]/u.test(answer)) return answer;
  const { words, pattern } = tables[found[0] as Script];
  let isKnown = false;
  const lines = answer.split('\n').map((line) => {
    const text = line.trim();
    const whole = words[text] ?? headed(words, text);
    const isShort = isList.test(line) || (line.length <= longest && /\*\*|₹/u.test(line));
    // A heading of prose has no word of its own.
    const isLeft = line.includes('“') || (/^\*\*[^*]+\*\*$/u.test(text) && whole === undefined);
    const said =
      whole ?? (isShort && !isLeft ? line.replace(pattern, (phrase) => words[phrase] ?? phrase) : line);
    if (said !== line) isKnown = true;
    return said;
  });
  return [...(isKnown ? [] : [words[inEnglish] ?? inEnglish]), ...lines].join('\n');
}
const headed = (words: Record<string, string>, line: string): string | undefined => {
  const [, label = ''] = /^\*\*([^*]+)\*\*$/u.exec(line) ?? [];
  return words[label] && `**${words[label]}**`;
};
