import type { RoofKind, WallKind } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const roofWords: WordTable<RoofKind> = [
  ['thatch', 'thatch, thatched, phoos, ghas ki chhat, straw roof, छप्पर, फूस, घास की छत'],
  ['gable', 'gable, gabled, a frame, pitched, dhalwan, dhalu, ढलवाँ, ढलवां, ढालू'],
  [
    'hip',
    'hip roof, hipped, sloping, sloped roof, tiled roof, tile roof, clay tile, mangalore tile, khaprail, khapra, kavelu, खपरैल, खपरा, कवेलू, टाइल वाली छत, tiled, red tiles',
  ],
  [
    'flat',
    'flat roof, terrace, rooftop, sapat chhat, chhat par, roof garden, terrace garden, सपाट छत, टेरेस, छत पर',
  ],
];

export const wallWords: WordTable<WallKind> = [
  ['brick', 'brick, bricks, eent, int, exposed brick, ईंट, ईट'],
  ['rubble', 'stone, rubble, pathar, patthar, pathhar, stone wall, stone walls, पत्थर'],
  ['ashlar', 'sandstone, balua, marble, sangmarmar, limestone, बलुआ, संगमरमर'],
  ['planks', 'wood, wooden, timber, log, lakdi, lakri, deodar, लकड़ी, देवदार'],
  ['earth', 'mud, mitti, adobe, clay wall, clay walls, earthen, मिट्टी'],
];
