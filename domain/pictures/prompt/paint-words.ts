import type { WordTable } from './word-table.ts';

/** The colour of paint, as it looks on a wall in the sun. */
export const colourWords: WordTable<string> = [
  ['#f3f1ec', 'white, safed, safed rang, whitewashed, सफेद, सफ़ेद'],
  ['#f1e4c4', 'cream, ivory, beige, off white, badami, क्रीम, बादामी'],
  ['#e9bf4b', 'yellow, peela, pila, mustard, haldi, पीला, पीले, पीली, हल्दी'],
  ['#d8743a', 'orange, narangi, saffron, kesari, bhagwa, terracotta, gerua, नारंगी, केसरिया, भगवा, गेरुआ'],
  ['#b23b30', 'red, laal, lal, maroon, lal rang, लाल, मैरून'],
  ['#e2a3a4', 'pink, gulabi, rose pink, गुलाबी'],
  ['#6f94bd', 'blue, neela, nila, नीला, नीले, नीली'],
  ['#a9cbdc', 'sky blue, light blue, aasmani, asmani, आसमानी'],
  ['#7fa06b', 'green, hara, hare, mint, हरा, हरे, हरी'],
  ['#8b8a88', 'grey, gray, slate, concrete, sleti, स्लेटी, ग्रे'],
  ['#3a3b3e', 'black, kaala, kala, charcoal, dark grey, काला, काले, काली'],
  ['#7b5236', 'brown, bhura, chocolate, भूरा, भूरे, भूरी'],
  ['#8d6fa6', 'purple, violet, lavender, baingani, जामुनी, बैंगनी'],
  ['#d9a45f', 'golden, sunehra, sunahara, sandstone, sand, सुनहरा, सुनहरी, सुनहरे'],
  ['#4fa3a0', 'turquoise, teal, firozi, फ़िरोज़ी, फिरोजी'],
];

/** What a colour belongs to when it is said before (in Hindi also after) one of these. */
export type Painted = 'wall' | 'roof' | 'door' | 'car' | 'trim' | 'cloth' | 'none';
export const paintedWords: WordTable<Painted> = [
  ['roof', 'roof, tile, tiled, chhat, khaprail, छत, खपरैल, टाइल'],
  ['door', 'door, darwaza, darwaja, दरवाज़ा, दरवाज़े, दरवाजा, दरवाजे'],
  ['car', 'car, gaadi, suv, गाड़ी, कार'],
  [
    'cloth',
    'sofa, couch, bed, bedsheet, curtain, cushion, carpet, rug, chair, सोफा, पलंग, बिस्तर, परदा, पर्दा, परदे, पर्दे, कुर्सी',
  ],
  ['trim', 'window, frame, border, pillar, column, khidki, खिड़की, खिड़कियाँ, खंभे'],
  [
    'none',
    'cabinet, table, fridge, floor, sky, light, tree, garden, lawn, hour, grass, flower, water, hill, field, aasman, sand, आसमान, रोशनी, बगीचा, घास, फूल, पेड़',
  ],
  [
    'wall',
    'wall, house, home, villa, ghar, makan, makaan, deewar, diwar, bungalow, haveli, cottage, kothi, घर, मकान, दीवार, दीवारें, बंगला, हवेली, कोठी, विला',
  ],
];
