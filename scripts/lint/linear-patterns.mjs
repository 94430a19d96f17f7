// Tells of a pattern what may take more than linear time on a hostile text (docs/security.md).
import { RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, getFirstConsumedChar, hasSomeDescendant, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

const parser = new RegExpParser();

const isEndless = (node) => node.type === 'Quantifier' && node.max === Number.POSITIVE_INFINITY;
const isEndlessInside = (node) => hasSomeDescendant(node, isEndless);

function endlessIn(alternative) {
  const found = [];
  hasSomeDescendant(alternative, (node) => {
    if (isEndless(node)) found.push(node);
    return false;
  });
  return found;
}

/** What a match may end with: nothing behind it can fail, so what it took is never given back. */
function endings({ elements }) {
  const last = elements.at(-1);
  const inner = last && 'alternatives' in last && last.type !== 'Assertion' ? last.alternatives : [];
  return last ? [last, ...inner.flatMap(endings)] : [];
}

/** Signs that no match begins at or behind: `^`, `\b` before a word, `(?<!\d)` before digits. */
function neverInside({ elements: [first] }, flags) {
  if (first?.type !== 'Assertion') return undefined;
  if (first.kind === 'word' && !first.negate)
    return toUnicodeSet(parser.parsePattern('\\w').alternatives[0].elements[0], flags);
  const [only] = first.kind === 'lookbehind' && first.negate ? first.alternatives : [];
  const [sign, ...more] = only?.elements ?? [];
  const one = sign && more.length === 0 && 'alternatives' in first && first.alternatives.length === 1;
  return one && (sign.type === 'Character' || sign.type.startsWith('Character'))
    ? toUnicodeSet(sign, flags)
    : undefined;
}

/**
 * A search begins anew at every sign. So what repeats without end is tried from each sign that a match may begin with
 * as well as repeat: `\d+ft` on a thousand digits is tried a thousand times, and each time looks at all that are left.
 */
function triedAnew(alternative, flags) {
  const [first] = alternative.elements;
  if (first?.type === 'Assertion' && first.kind === 'start' && !flags.multiline) return [];
  const ends = endings(alternative).filter((node) => isEndless(node) && !isEndlessInside(node.element));
  const begins = getFirstConsumedChar(alternative, 'ltr', flags).char;
  const barred = neverInside(alternative, flags);
  return endlessIn(alternative).filter((repeated) => {
    if (ends.includes(repeated)) return false;
    const { chars } = getConsumedChars(repeated.element, flags);
    return !chars.isDisjointWith(begins) && !(barred && chars.isSubsetOf(barred.chars));
  });
}

/** @returns the parts of a pattern that may make it slow; none where its time grows with the text alone */
export function slowParts(source, letters) {
  const { pattern, flags } = parser.parseLiteral(`/${source}/${letters}`);
  const shared = analyse({ pattern, flags }).reports.map((report) => (report.quant ?? report.startQuant).raw);
  const anew = flags.sticky
    ? []
    : pattern.alternatives.flatMap((one) => triedAnew(one, flags)).map(({ raw }) => raw);
  return [...new Set([...shared, ...anew])];
}
