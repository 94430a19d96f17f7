import type { ReactNode } from 'react';

/** `**bold**` and plain text; nothing else in a text means anything. */
const spans = (text: string): ReactNode[] =>
  text
    .split(/\*\*([^*\n]+)\*\*/)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
    .map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));

interface Block {
  kind: 'p' | 'ul' | 'ol';
  lines: string[];
}

const kindOf = (line: string): Block['kind'] =>
  /^\s*[-•*] /.test(line) ? 'ul' : /^\s*\d{1,2}[.)] /.test(line) ? 'ol' : 'p';
const bare = (line: string): string => line.replace(/^\s*(?:[-•*]|\d{1,2}[.)]) /, '');

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const kind = kindOf(line);
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(kind === 'p' ? line : bare(line));
  }
  return blocks;
}

function BlockText({ kind, lines }: Block) {
  if (kind === 'p') return <p>{spans(lines.join('\n'))}</p>;
  const List = kind;
  return (
    <List>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <li key={place}>{spans(line)}</li>
      ))}
    </List>
  );
}

/** An answer's text: paragraphs, lists and bold, never HTML, links or pictures. */
export function AnswerText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
  return blocksOf(text).map((block, place) => <BlockText key={place} {...block} />);
}
