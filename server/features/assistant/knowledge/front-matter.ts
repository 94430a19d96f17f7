import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';

/** What stands between the two lines "---" of a file, and what follows them. */
export interface Parsed {
  values: Map<string, string>;
  lists: Map<string, string[]>;
  /** Texts by their heading ("## English"); lines of a paragraph are one line. */
  sections: Map<string, string>;
}

/** Undoes what editors on Windows add: a mark at the file's beginning, and line ends of two characters. */
const unixText = (text: string) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

const oneLine = (paragraph: string) => paragraph.trim().replace(/\s+/g, ' ');

function readSections(body: string): Map<string, string> {
  const [before = '', ...parts] = body.split(/^## (.+)/m);
  if (before.trim()) throw new Error('has text above its first heading: move it below "## English"');
  const sections = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const heading = (parts[at] ?? '').trim().normalize('NFC');
    if (sections.has(heading)) throw new Error(`has the heading "${heading}" twice: keep one`);
    const paragraphs = (parts[at + 1] ?? '').split(/\n[ \t]{0,9}\n/).map(oneLine);
    sections.set(heading, paragraphs.filter(Boolean).join('\n\n'));
  }
  return sections;
}

/** @param at where in the text it is wrong */
function wrongLine(front: string, at: number): Error {
  const [line = ''] = front.slice(front.lastIndexOf('\n', at - 1) + 1).split('\n', 1);
  return new Error(
    `has the line "${line.trim()}", which is neither "key: value" nor "- item"; a text with a colon or a #, or one that begins with a sign, stands in quotation marks`,
  );
}

/** The text of a value or of an item, which is one line; nothing where there is none. */
function textOf(node: unknown, front: string): string {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  if (!isScalar(node)) throw wrongLine(front, start);
  const lineEnd = front.slice(start, end).indexOf('\n');
  if (lineEnd >= 0) throw wrongLine(front, start + lineEnd + 1);
  // To YAML the rest of the line is a comment: the writer may have meant it as text.
  if (node.comment) throw wrongLine(front, start);
  return String(node.value ?? '').trim();
}

function readDetails(front: string): Pick<Parsed, 'values' | 'lists'> {
  const { contents, errors } = parseDocument(front, { schema: 'failsafe' });
  const [error] = errors;
  if (error?.code === 'DUPLICATE_KEY') {
    const [key = ''] = front.slice(error.pos[0]).split(':', 1);
    throw new Error(`has "${key}" twice: keep one`);
  }
  if (error || (contents && !isMap(contents))) throw wrongLine(front, error?.pos[0] ?? 0);
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  for (const { key, value } of contents?.items ?? []) {
    const name = textOf(key, front);
    if (isSeq(value)) {
      const items = value.items.map((item) => textOf(item, front));
      if (items.includes(''))
        throw new Error(`has an item without a text below "${name}:": fill it in, or take it out`);
      lists.set(name, items);
    } else if (textOf(value, front)) values.set(name, textOf(value, front));
    else lists.set(name, []);
  }
  return { values, lists };
}

/**
 * Reads the details, which are YAML of two kinds: `key: value`, and `key:` with lines `  - item` below it.
 * @throws Error with what to do, as the end of a sentence that begins with the file's name
 */
export function readFrontMatter(file: string): Parsed {
  const [, front, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(unixText(file)) ?? [];
  if (front === undefined) throw new Error('does not begin with its details between two lines of "---"');
  return { ...readDetails(front), sections: readSections(body) };
}
