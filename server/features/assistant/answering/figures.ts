import { figures } from '#contract/written.ts';

/** The numbers of a text, each in one spelling: `1,20,000` and `१२०००० ` are `120000`, `7.50` is `7.5`. */
export function figuresIn(text: string): string[] {
  // A sign that is a number and no digit, as the Tamil ten or ½, stands for itself.
  const found = figures(text).match(/\d[\d,]{0,15}(?:\.\d{1,15})?|[\p{No}\p{Nl}]/gu) ?? [];
  return found.map((figure) => (/\d/.test(figure) ? String(Number(figure.replaceAll(',', ''))) : figure));
}

/** The number of a numbered line is order, not measure. */
const withoutOrder = (sentence: string): string => sentence.replace(/^\s{0,4}\d{1,2}[.)]\s/gm, '');

/** Where a sentence or a line ends, with what stands after it. */
const sentenceEnd = /[.!?।](?=\s)|\n/g;

/** Up to and with the last whole sentence. */
export function wholeSentences(text: string): string {
  let end = 0;
  // "1. " begins a line of a list; what stands before a digit's stop is no sentence.
  for (const match of text.matchAll(sentenceEnd)) {
    const before = text.slice(0, match.index);
    if (!/(?:^|\n)\s{0,4}\d{1,2}$/.test(before)) end = match.index + 1;
  }
  return text.slice(0, end);
}

const split = (text: string): string[] => {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const lineEnd = rest.indexOf('\n');
    const line = lineEnd === -1 ? rest : rest.slice(0, lineEnd + 1);
    const stop = line.replace(/^\s*\d{1,2}[.)]/, (order) => ' '.repeat(order.length)).search(/[.!?।]\s/);
    const part = stop === -1 ? line : line.slice(0, stop + 1);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
};

/**
 * Numbers never come from a model: a sentence with a figure that neither the question nor a tool named is left out.
 * @returns what may be said, and whether something may not
 */
export function onlyKnownFigures(
  text: string,
  known: ReadonlySet<string>,
): { said: string; leftOut: boolean } {
  const parts = split(text);
  const kept = parts.filter((part) => figuresIn(withoutOrder(part)).every((figure) => known.has(figure)));
  return { said: kept.join(''), leftOut: kept.length < parts.length };
}
