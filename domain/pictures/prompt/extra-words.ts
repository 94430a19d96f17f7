import type { Extra } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const extraWords: WordTable<Extra> = [
  ['pool', 'pool, swimming pool, taran tal, swimming, पूल, स्विमिंग पूल, तरणताल'],
  ['pond', 'pond, talab, talaab, lotus pond, kund, तालाब, कुंड, पोखर'],
  ['fountain', 'fountain, fawara, fawwara, phavvara, फव्वारा, फव्वारे, फ़व्वारा'],
  [
    'garden',
    'garden, lawn, bageecha, bagicha, bagiche, baag, bagh, landscaped, greenery, hariyali, बगीचा, बगीचे, बाग, लॉन, गार्डन, हरियाली, आँगन, आंगन',
  ],
  [
    'flowers',
    'flower, phool, bougainvillea, rose, marigold, blossom, gulab, फूल, फूलों, गुलाब, बोगनवेलिया, गेंदा, gulmohar, गुलमोहर',
  ],
  ['palms', 'palm, coconut, nariyal, coconut tree, areca, नारियल, ताड़'],
  ['tree', 'tree, ped, mango tree, neem, banyan, peepal, aam ka ped, पेड़, नीम, आम का पेड़, पीपल, बरगद'],
  ['car', 'car, parking, garage, gaadi, gadi, suv, porch for car, carport, गाड़ी, कार, पार्किंग, गैरेज'],
  [
    'lamps',
    'lamp, lantern, diya, diye, fairy light, light, lights, lamp post, diwali, deepavali, roshni, दीया, दीये, दिये, दिवाली, दीवाली, रोशनी, लालटेन, बत्तियाँ',
  ],
  [
    'verandah',
    'verandah, veranda, porch, sit out, sitout, baramda, baramada, dalan, ota, aangan, बरामदा, बरामदे, दालान, ओसारा',
  ],
  ['balcony', 'balcony, balconies, chajja, jharokha, बालकनी, छज्जा, झरोखा, झरोखे'],
  ['jaali', 'jaali, jali, lattice, screen, jaalidar, जाली, जालीदार'],
  ['dome', 'dome, gumbad, gumbaj, chhatri, chattri, गुंबद, छतरी, छतरियाँ'],
  ['arches', 'arch, arches, arched, mehrab, मेहराब, मेहराबदार'],
  ['swing', 'swing, jhula, jhoola, झूला, झूले'],
  ['solar', 'solar, solar panel, saur, सोलर, सौर'],
  ['columns', 'column, pillar, pillared, khambe, khamba, stambh, खंभे, खम्भे, खंभा, स्तंभ'],
  [
    'glass',
    'glass, sheesha, kaanch, kanch, glass wall, glass walls, big window, large window, काँच, कांच, शीशा, शीशे',
  ],
  ['wall', 'compound wall, boundary wall, gate, chardiwari, चारदीवारी'],
  ['chimney', 'chimney, fireplace, chimni, चिमनी, अंगीठी'],
];
