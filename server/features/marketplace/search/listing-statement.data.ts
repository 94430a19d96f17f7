import { createHash } from 'node:crypto';

const maxNames = 300;
const names = new Map<string, string>();

/**
 * A named statement is parsed once a connection and kept there; so only the first few hundred shapes get a name,
 * or odd combinations of filters could fill the database's memory.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
