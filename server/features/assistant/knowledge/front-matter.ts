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

/**
 * Reads `key: value`, and `key:` with lines `  - item` below it. This is all of YAML that articles need, so a colon
 * or a quotation mark inside a value has no meaning of its own.
 * @throws Error with what to do, as the end of a sentence that begins with the file's name
 */
export function readFrontMatter(file: string): Parsed {
  const [, front, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(unixText(file)) ?? [];
  if (front === undefined) throw new Error('does not begin with its details between two lines of "---"');
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  let list: string[] | undefined;
  for (const line of front.split('\n').filter((one) => one.trim() !== '')) {
    const [, item] = /^\s*- (.+)$/.exec(line) ?? [];
    const [, key = '', value = ''] = /^([a-z-]+):(?: (.*))?$/.exec(line) ?? [];
    if (item !== undefined && list) list.push(item.trim());
    else if (!key)
      throw new Error(`has the line "${line.trim()}", which is neither "key: value" nor "- item"`);
    else if (values.has(key) || lists.has(key)) throw new Error(`has "${key}" twice: keep one`);
    else if (value.trim() !== '') {
      list = undefined;
      values.set(key, value.trim());
    } else {
      list = [];
      lists.set(key, list);
    }
  }
  return { values, lists, sections: readSections(body) };
}
