// Finds the sentences of a catalogue's module: at which place of `messages` each stands, and where in the source.
import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

/** A sentence that can be written anew: a string, or a template whose gaps are parameters of its function. */
export interface Sentence {
  /** With gaps as `{name}`, by the names of its own function's parameters. */
  text: string;
  start: number;
  end: number;
  /** Of the function around it; none for a bare string. */
  gaps?: Gaps;
  /** Conditions under which a function says this: the singular, for one. */
  when?: string;
}

export interface Gaps {
  names: string[];
  /** Where another parameter would be written. */
  end: number;
}

/** What a place holds: sentences, or source that only a programmer changes. */
export type Found = { sentences: Sentence[] } | { code: string };

const bare = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ||
  node.type === 'TSAsExpression' ||
  node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;

const nameOf = (key: Node): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
};

/** The names that a function gives to what it gets, in order; of an object, those of its properties. */
function parametersOf(params: readonly Node[]): string[] {
  return params.map((param) => {
    if (param.type === 'Identifier') return param.name;
    if (param.type !== 'ObjectPattern') return '';
    return param.properties
      .map((one) => (one.type === 'Property' && one.shorthand ? nameOf(one.key) : ''))
      .join(' ');
  });
}

/** A string's or template's text, where all that stands in its gaps is among the names. */
function textOf(node: Node, names: readonly string[]): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const gaps = node.expressions.map((one) => (one.type === 'Identifier' ? one.name : ''));
  if (gaps.some((name) => !names.includes(name))) return undefined;
  return node.quasis
    .map(({ value }, at) => value.cooked + (at < gaps.length ? `{${gaps[at]}}` : ''))
    .join('');
}

/** The sentences between which a function chooses; nothing where it does more than choose. */
function choicesOf(
  node: Node,
  { source, gaps }: { source: string; gaps: Gaps },
  when: string[] = [],
): Sentence[] | undefined {
  const body = bare(node);
  if (body.type !== 'ConditionalExpression') {
    const text = textOf(
      body,
      gaps.names.flatMap((name) => name.split(' ')),
    );
    const condition = when.length === 0 ? {} : { when: when.join(', ') };
    return text === undefined ? undefined : [{ text, start: body.start, end: body.end, gaps, ...condition }];
  }
  const test = source.slice(body.test.start, body.test.end);
  const yes = choicesOf(body.consequent, { source, gaps }, [...when, test]);
  const no = choicesOf(body.alternate, { source, gaps }, [...when, 'else']);
  return yes && no && [...yes, ...no];
}

/** Every place of `messages`, as `titles.worker`. @param source of one catalogue's module */
export function readCatalogue(name: string, source: string): Map<string, Found> {
  const known = new Map<string, Node>();
  for (const statement of parseSync(name, source).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) known.set(id.name, init);
  }
  const found = new Map<string, Found>();
  const code = (node: Node): Found => ({ code: source.slice(node.start, node.end) });

  const readFunction = (node: ESTree.ArrowFunctionExpression): Found => {
    const end = node.params.at(-1)?.end ?? source.indexOf('(', node.start) + 1;
    const gaps = { names: parametersOf(node.params), end };
    const sentences = choicesOf(node.body, { source, gaps });
    return sentences ? { sentences } : code(node);
  };
  const readObject = (node: ESTree.ObjectExpression, place: string): void => {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') read(property.argument, place);
      else {
        const key = property.computed ? undefined : nameOf(property.key);
        if (key !== undefined) read(property.value, place === '' ? key : `${place}.${key}`);
      }
    }
  };
  const read = (given: Node, place: string): void => {
    const node = bare(given);
    const named = node.type === 'Identifier' ? known.get(node.name) : undefined;
    if (named) read(named, place);
    else if (node.type === 'ObjectExpression') readObject(node, place);
    else if (node.type === 'ArrayExpression') {
      for (const [at, one] of node.elements.entries()) if (one) read(one, `${place}.${at}`);
    } else if (node.type === 'ArrowFunctionExpression') found.set(place, readFunction(node));
    else {
      const text = textOf(node, []);
      const sentence = text === undefined ? [] : [{ text, start: node.start, end: node.end }];
      found.set(place, text === undefined ? code(node) : { sentences: sentence });
    }
  };
  const messages = known.get('messages');
  if (!messages) throw new Error(`${name} exports no messages`);
  read(messages, '');
  return found;
}
