// Finds the sentences of a module that says something to people: of a catalogue, of mails, of refusals.
import { type ESTree, parseSync } from 'vite';

interface SaidText {
  /** With `{}` for each gap. */
  text: string;
  line: number;
}

const silent = new Set([
  'ImportDeclaration',
  'TSLiteralType',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'BinaryExpression',
]);

/** Every text of a module; imports, types, names of properties and what is only compared are none. */
export function textsIn(path: string, source: string): SaidText[] {
  const found: SaidText[] = [];
  const keep = (text: string, start: number) => {
    if (/\p{L}/u.test(text)) found.push({ text, line: source.slice(0, start).split('\n').length });
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as ESTree.Node;
    if (silent.has(node.type)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') keep(node.value, node.start);
    if (node.type === 'TemplateLiteral')
      keep(node.quasis.map((part) => part.value.cooked).join('{}'), node.start);
    if (node.type === 'Property' && !node.computed) walk(node.value);
    else for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(path, source).program);
  return found;
}

/** A sentence ends with its sign, or with its line. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”)]?)\s+|\n+/).filter((one) => /\p{L}/u.test(one));

/** A gap counts as one word, a sign by itself as none. */
export const wordsOf = (sentence: string): number =>
  sentence.split(/\s+/).filter((one) => /[\p{L}\p{N}{]/u.test(one)).length;
