import { makeRandom } from '#domain/pictures/raytracer/model/random.ts';
import { type FacadePart, facadeParts, type Style } from './prompt.ts';
import { allIn } from './word-search.ts';
import type { WordTable } from './word-table.ts';

export const facadeWords: WordTable<FacadePart> = [
  ['bands', 'band, bands, banded, stripe, striped, string course, moulding, patti, pattiyan, पट्टी, पट्टियाँ'],
  ['jali', 'jali wall, jali panel, jaali panel, lattice wall, breeze block, जाली की दीवार'],
  ['louvres', 'louvre, louver, louvred, louvered, fin, fins, slat, slats, slatted, pergola, झिलमिली'],
  [
    'glass',
    'glass railing, glass rail, glass balcony, glass balconies, kaanch ki railing, काँच की रेलिंग, काँच की बालकनी',
  ],
  [
    'cladding',
    'cladding, clad, stone cladding, wood cladding, wooden panel, wooden panels, panelling, tile cladding, stone panel, क्लैडिंग, लकड़ी की सजावट',
  ],
];

/** What a builder of the style puts on a plain front, where the words do not say. */
const usual: Record<Style, { from: readonly FacadePart[]; many: number }> = {
  plain: { from: facadeParts, many: 2 },
  modern: { from: ['louvres', 'cladding', 'jali', 'glass'], many: 2 },
  colonial: { from: ['bands'], many: 1 },
  rajasthani: { from: ['bands', 'jali'], many: 1 },
  kerala: { from: [], many: 0 },
  hill: { from: [], many: 0 },
  village: { from: [], many: 0 },
};

/** The parts of a front: those that are said, and by the seed others of the style until there are enough. */
export function facadeOf(text: string, style: Style, seed: number): FacadePart[] {
  const said = new Set(allIn(text, facadeWords).map(({ value }) => value));
  const random = makeRandom(seed + 5);
  const { from, many } = usual[style];
  const open = from.filter((part) => !said.has(part));
  while (said.size < many && open.length > 0) {
    const [chosen] = open.splice(Math.floor(random() * open.length), 1);
    if (chosen) said.add(chosen);
  }
  return [...said];
}
