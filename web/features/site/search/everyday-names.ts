import type { Category } from '#contract/marketplace/categories.ts';
import type { FigureKind } from '#contract/marketplace/figures.calls.ts';

type Named = { kind: FigureKind; category?: Category };

const names: [Named, string][] = [
  [
    { kind: 'worker', category: 'Construction' },
    'mason, mistri, raj mistri, rajmistri, bricklayer, bar bender, beldar, मिस्त्री, राजमिस्त्री, राज मिस्त्री, बेलदार',
  ],
  [{ kind: 'worker', category: 'Tiles' }, 'tiler, tile, tile fitter, marble, टाइल, मार्बल'],
  [{ kind: 'worker', category: 'Loading' }, 'loader, hamal, palledar, पल्लेदार, हमाल'],
  [{ kind: 'worker', category: 'Cleaning' }, 'cleaner, sweeper, सफ़ाई, सफाई'],
  [{ kind: 'worker', category: 'Gardening' }, 'gardener, mali, माली'],
  [{ kind: 'worker' }, 'labour, labourer, labor, mazdoor, majdoor, मजदूर'],
  [{ kind: 'groupWorker' }, 'crew, gang, team, toli, टोली'],
  [{ kind: 'contractor', category: 'color contract' }, 'painter, paint, painting, पेंटर, रंगाई, पुताई'],
  [{ kind: 'contractor', category: 'furniture contract' }, 'carpenter, furniture, badhai, बढ़ई'],
  [{ kind: 'contractor', category: 'electrician contract' }, 'electrician, wiring, बिजली मिस्त्री, इलेक्ट्रीशियन'],
  [{ kind: 'contractor', category: 'Rennovation Contract' }, 'renovation, repair, मरम्मत'],
  [{ kind: 'contractor', category: 'Floor Contract' }, 'flooring, floor, फ़र्श'],
  [{ kind: 'contractor' }, 'thekedar, ठेका'],
  [{ kind: 'engineer', category: 'Architectural' }, 'architect, naksha, आर्किटेक्ट, नक्शा, नक़्शा'],
  [{ kind: 'product' }, 'machine, tool, equipment, rental, औज़ार, औजार, मशीन'],
];

/** What people call a trade when no label does, in small letters and in the singular. */
export const everydayNames: ReadonlyMap<string, Named> = new Map(
  names.flatMap(([named, words]) => words.split(', ').map((word) => [word, named] as const)),
);
