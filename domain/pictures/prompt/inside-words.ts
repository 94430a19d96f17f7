import type { RoomKind } from '#domain/house/model/room.ts';
import type { WordTable } from './word-table.ts';

export type InsideRoom = Extract<RoomKind, 'living' | 'kitchen' | 'bedroom' | 'dining' | 'toilet' | 'study'>;

/** A room that has its own name for what is seen in it; no word for the whole house. */
export const insideRoomWords: WordTable<InsideRoom> = [
  [
    'living',
    'living room, drawing room, sitting room, lounge, family room, hall, baithak, baithak khana, living, बैठक, ड्राइंग रूम, लिविंग रूम, हॉल',
  ],
  ['kitchen', 'kitchen, modular kitchen, rasoi, rasoi ghar, rasoighar, रसोई, रसोईघर, रसोई घर, किचन'],
  [
    'bedroom',
    'bedroom, master bedroom, bed room, kids room, children s room, children room, guest room, guest bedroom, shayan kaksh, sone ka kamra, बेडरूम, शयनकक्ष, सोने का कमरा, सोने के कमरे, बच्चों का कमरा',
  ],
  ['dining', 'dining room, dining, dining hall, dining area, khane ka kamra, भोजन कक्ष, खाने का कमरा, डाइनिंग'],
  [
    'toilet',
    'bathroom, bath room, toilet, washroom, bath, gusalkhana, snanghar, bathrum, बाथरूम, स्नानघर, गुसलखाना, शौचालय',
  ],
  ['study', 'study room, study, home office, library, padhai ka kamra, पढ़ाई का कमरा, अध्ययन कक्ष'],
];

/** The words that ask for the inside, whichever room it is. */
export const insideWords =
  'inside, interior, interiors, indoor, indoors, inside view, andar, andar se, ghar ke andar, bheetar, bhitar, अंदर, अन्दर, भीतर, इंटीरियर';

/** Places in the open that one can stand in: who asks for them asks for no room. */
export const insideOutdoors =
  'compound, garden, lawn, gate, courtyard, plot, boundary, boundary wall, forest, jungle, village, park, pool, field, society, colony, baag, bagiche, jungle ke, बगीचे, जंगल, गाँव, गांव, चारदीवारी, परिसर';

/** The whole house, which is seen from outside. */
export const wholeHouseWords =
  'house, home, villa, bungalow, haveli, cottage, mansion, building, farmhouse, hut, palace, duplex, kothi, ghar, makan, makaan, bangla, घर, मकान, बंगला, हवेली, कोठी, विला, महल, झोपड़ी';

/** Between a room and the house that it is part of: 'the kitchen of a villa', 'ghar ki rasoi'. */
export const partWords = { before: 'of, in, inside, within', after: 'ka, ki, ke, का, की, के, s' };

export const furnitureWords = [
  'sofa, couch, settee, diwan, divan, सोफा, दीवान',
  'tv, television, tv unit, टीवी, टेलीविजन',
  'bed, double bed, palang, khat, charpai, cot, पलंग, बिस्तर, बेड, चारपाई, खाट',
  'wardrobe, cupboard, almirah, almari, cabinet, cabinets, shelf, shelves, अलमारी, अलमारियाँ',
  'table, coffee table, centre table, center table, desk, dining table, mez, मेज, टेबल',
  'chair, kursi, stool, seating, कुर्सी, कुर्सियाँ',
  'curtain, parda, parde, blinds, परदा, पर्दा, परदे, पर्दे',
  'carpet, rug, kaleen, kalin, कालीन, दरी, क़ालीन',
  'fan, ceiling fan, pankha, पंखा',
  'ceiling light, ceiling lights, pendant, chandelier, jhoomar, झूमर, बल्ब, bulb',
  'painting, picture on the wall, wall art, photo frame, चित्र',
  'plant, indoor plant, pot, potted plant, गमला, गमले, पौधा, पौधे',
  'counter, platform, countertop, sink, hob, stove, gas stove, chulha, fridge, refrigerator, फ्रिज, चूल्हा, सिंक, स्लैब',
  'basin, wash basin, mirror, shower, commode, wc, tile, tiles, वॉश बेसिन, शीशा, आईना, टाइल',
  'ceiling, false ceiling, floor, marble floor, wooden floor, tiled floor, फर्श',
].join(', ');
