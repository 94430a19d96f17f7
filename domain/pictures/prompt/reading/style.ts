import type { Random } from '#domain/pictures/raytracer/model/random.ts';
import type { ParsedPrompt, Style } from '../prompt.ts';
import { extraWords } from '../words/extra-words.ts';
import { styleWords } from '../words/style-words.ts';
import { allIn } from '../words/word-search.ts';

export function styleOf(text: string): Style | undefined {
  const found = allIn(text, styleWords);
  // 'Modern Kerala house' is a Kerala house: modern is the weaker word, and so is village.
  return found.find(({ value }) => value !== 'modern' && value !== 'village')?.value ?? found[0]?.value;
}

export function extrasOf(text: string, style: Style, random: Random): ParsedPrompt['extras'] {
  const extras = new Set(allIn(text, extraWords).map(({ value }) => value));
  if (style === 'kerala') extras.add('palms');
  if (style === 'rajasthani') extras.add('jaali');
  if (style === 'colonial') extras.add('arches').add('columns');
  if (extras.has('columns') && style !== 'modern' && style !== 'rajasthani') extras.add('verandah');
  if (random() < 0.4) extras.add('flowers');
  return [...extras];
}
