import type { FacadePart } from './prompt.ts';
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
