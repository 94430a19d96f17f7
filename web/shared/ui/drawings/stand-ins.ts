/** First letters of the first and last word, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

// Keys are the specification's product types in lower case ("Sledge helmet" is its spelling).
const tools = new Map([
  ['boning rod', 'boning'],
  ['hammer', 'hammer'],
  ['helmet', 'helmet'],
  ['iron pan', 'pan'],
  ['ladder', 'ladder'],
  ['pick axe', 'pickaxe'],
  ['rammer', 'rammer'],
  ['sledge helmet', 'sledge'],
  ['tile cutter', 'cutter'],
]);

/** Address of the drawing that stands in for a product's picture, by its type; a hammer for any other. */
export function toolDrawing(productType: string): string {
  return `/drawings/tools/${tools.get(productType.trim().toLowerCase()) ?? 'hammer'}.svg`;
}

/** What stands where a listing has no photo: a machine's drawing; null for people, who have their initials. */
export const listingDrawing = (kind: string, category: string): string | null =>
  kind === 'product' ? toolDrawing(category) : null;
