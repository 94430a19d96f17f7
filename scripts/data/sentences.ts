import { type ESTree, parseSync } from 'vite';

/** A text of a module, with `{}` for each gap. */
export interface SaidText {
  text: string;
  line: number;
}

const quiet = new Set(['ImportDeclaration', 'TSLiteralType', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration']);

/** Every text that stands in a module, names of properties, types and imports aside. */
export function textsIn(path: string, source: string): SaidText[] {
  const found: SaidText[] = [];
  const keep = (text: string, start: number) => {
    if (/\p{L}/u.test(text)) found.push({ text, line: source.slice(0, start).split('\n').length });
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as ESTree.Node;
    if (quiet.has(node.type)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') keep(node.value, node.start);
    if (node.type === 'TemplateLiteral') {
      keep(node.quasis.map((part) => part.value.cooked).join('{}'), node.start);
      return node.expressions.forEach(walk);
    }
    if (node.type === 'Property' && !node.computed) return walk(node.value);
    if (node.type === 'BinaryExpression') return;
    Object.values(node).forEach(walk);
  };
  walk(parseSync(path, source).program);
  return found;
}

/** The sentences of a text, without what only ends them. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”)]?)\s+|\n+/).filter((one) => /\p{L}/u.test(one));

export const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((one) => /[\p{L}\p{N}{]/u.test(one)).length;
