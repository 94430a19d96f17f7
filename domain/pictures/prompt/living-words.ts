import type { Living } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const livingWords: WordTable<Living> = [
  [
    'people',
    'people, person, villager, neighbour, guest, with family, with a family, with the family, happy family, family standing, family sitting, family in front, logon, लोग, लोगों, परिवार के साथ, परिवार खड़ा, मेहमान',
  ],
  [
    'woman',
    'woman, women, lady, ladies, mother, grandmother, aurat, mahila, dadi, sari, saree, औरत, औरतें, महिला, महिलाएँ, माँ, दादी, साड़ी',
  ],
  ['man', 'man, men, father, grandfather, farmer, aadmi, kisan, dada ji, आदमी, किसान, पिता, दादाजी'],
  [
    'child',
    'child, children, kid, boy, girl, bachcha, bachche, bacche, bachhe, ladka, ladki, बच्चा, बच्चे, बच्चों, लड़का, लड़की',
  ],
  [
    'cow',
    'cow, cattle, bull, ox, oxen, bullock, animal, gaay, gai, bail, janwar, गाय, गायें, बैल, जानवर, पशु, मवेशी',
  ],
  ['buffalo', 'buffalo, buffaloes, bhains, भैंस, भैंसें'],
  ['goat', 'goat, bakri, bakriyan, बकरी, बकरियाँ'],
  ['dog', 'dog, puppy, pet, kutta, kutte, कुत्ता, कुत्ते'],
  ['cat', 'cat, billi, बिल्ली'],
  ['camel', 'camel, oont, unt, ऊँट, ऊंट'],
  ['elephant', 'elephant, haathi, hathi, हाथी'],
  ['hen', 'hen, chicken, cock, rooster, murgi, murgiyan, मुर्गी, मुर्गियाँ, मुर्गा'],
  ['peacock', 'peacock, peafowl, mor, मोर'],
  [
    'birds',
    'bird, parrot, pigeon, sparrow, crow, chidiya, pakshi, panchhi, tota, kabutar, चिड़िया, चिड़ियाँ, पक्षी, पंछी, तोता, कबूतर',
  ],
];

/** Named after the living, and nothing that lives. */
export const notLiving =
  'kids room, kid s room, children s room, children room, childrens room, guest room, guest house, guest bedroom, man made, dog house, cow shed, bird bath, peacock blue, pet room, मेहमान कमरा, बच्चों का कमरा, बच्चों के कमरे';
