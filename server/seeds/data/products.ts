import type { productTypes } from '#contract/marketplace/categories.ts';

/** Firms that do not exist. */
export const companies = [
  'Karigar Tools',
  'Lohnagar Works',
  'Tekdi Tools',
  'Sutradhar Hardware',
  'Vajrika',
  'Parvatek',
  'Balvanta Steel',
  'Gharmitra',
  'Nirmanika',
  'Dhruvtara Tools',
];

/** Name | lowest and highest rupees for a day | description. */
export const productTexts: Record<(typeof productTypes)[number], readonly string[]> = {
  'Boning rod': [
    'Boning rods, set of 3|20-40|Three T-shaped rods of seasoned wood, painted red and white, for levels of drains and roads.',
    'Boning rods, steel, set of 5|45-80|Straight steel rods with feet. Stand by themselves on hard ground.',
    'Traveller and sight rails|60-110|One traveller and two rails for trenches up to 2 m.',
  ],
  Hammer: [
    'Claw hammer, 500 g|15-30|Forged head, wooden handle. For shuttering and carpentry.',
    'Mason hammer|15-30|Square face and chisel edge, for brick and stone.',
    'Rotary hammer drill, 26 mm|250-420|800 W with chisel and four bits. Bring a cable of 15 A.',
    'Demolition hammer, 15 kg|700-1200|For concrete slabs and roads. Two chisels and a helper for loading.',
  ],
  Helmet: [
    'Safety helmets, 10 pieces|60-110|Yellow, with ratchet and chin strap. Washed after every hire.',
    'Safety helmets, 50 pieces|260-420|For a whole site, in yellow, white and blue.',
    'Helmet with head lamp|25-45|For tunnels, lift wells and night work. Battery lasts 8 hours.',
  ],
  'Iron pan': [
    'Iron pans (tasla), 5 pieces|25-45|16 inch, thick rim, for mortar and earth.',
    'Iron pans (ghamela), 20 pieces|80-140|For a casting day. Counted at delivery and return.',
    'Mixing tray, 6 x 4 ft|70-120|Steel sheet with turned edge, for mortar by hand.',
  ],
  Ladder: [
    'Aluminium ladder, 12 ft|90-150|Folding, rubber feet, carries 150 kg.',
    'Extension ladder, 24 ft|180-300|Two parts with rope and catch. For walls up to two storeys.',
    'Bamboo ladder, 16 ft|40-70|Light and tied anew every month.',
    'Rolling tower, 20 ft|650-1100|Scaffold tower with wheels, brakes and rails. Set up by us.',
  ],
  'Pick axe': [
    'Pick axe with handle|15-30|Forged, both points sharp. For hard soil.',
    'Pick axes and spades, 5 of each|110-190|A set for trench digging.',
    'Rock pick, 3 kg|25-45|For murrum and soft rock.',
  ],
  Rammer: [
    'Hand rammer (durmut), 8 kg|20-40|Cast iron foot with long handle.',
    'Tamping rammer, petrol, 70 kg|850-1400|Jumping jack for trenches. One litre of petrol with each day.',
    'Plate compactor, 90 kg|900-1500|For paver blocks and road base. Rubber mat on wish.',
  ],
  'Sledge helmet': [
    'Sledge hammer, 5 kg|25-45|Forged head, fibre handle that does not sting.',
    'Sledge hammer, 10 kg|40-70|For old concrete and posts.',
    'Sledge hammers and wedges|90-150|Two hammers and six wedges for splitting stone.',
  ],
  'Tile cutter': [
    'Hand tile cutter, 24 inch|90-160|Clean cuts in ceramic tiles, new wheel every month.',
    'Hand tile cutter, 48 inch|220-380|For large vitrified tiles, with laser line.',
    'Wet tile saw, 1 m table|650-1100|Straight and mitre cuts in granite and marble. Water pump included.',
    'Angle grinder, 4 inch|60-110|With marble blade and guard.',
  ],
};
