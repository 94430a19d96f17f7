const AVATARS = 14;

/** Address of the drawing that stands in for a person's photo; the same seed gets the same face each time. */
export function standInAvatar(seed: string): string {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `/drawings/avatars/avatar-${String((sum % AVATARS) + 1).padStart(2, '0')}.svg`;
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
