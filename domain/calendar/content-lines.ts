/** The form that calendars (RFC 5545) and contacts (RFC 6350) share: one property a line, folded at 75 octets, CRLF. */

const mostOctets = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** What of a text a value may hold: no control signs; lines are told by "\n". */
export const escapedText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Cut between characters and never in one: a line that goes on begins with a space, which counts. */
function folded(line: string): string {
  const parts = [''];
  let length = 0;
  for (const sign of line) {
    const more = octets(sign);
    if (length + more > mostOctets) {
      parts.push(' ');
      length = 1;
    }
    parts[parts.length - 1] += sign;
    length += more;
  }
  return parts.join('\r\n');
}

/** @param lines each `NAME;PARAMETER=x:value`, its texts escaped */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
