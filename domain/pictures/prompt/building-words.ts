import type { RoofKind, Style, WallKind } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const numberWords: WordTable<'1' | '2' | '3' | '4' | '5'> = [
  ['1', '1, one, single, ek, एक, १'],
  ['2', '2, two, double, do, दो, २, duplex'],
  ['3', '3, three, triple, teen, tin, तीन, ३'],
  ['4', '4, four, char, chaar, चार, ४'],
  ['5', '5, five, paanch, panch, पाँच, पांच, ५'],
];
export const floorWords =
  'storey, story, storeyed, storied, floor, level, manzil, manzila, manjil, manjila, tala, मंजिल, मंज़िल, मंजिला, मंज़िला, मंजिली, मंज़िली, तल, माला';
export const roomWords = 'bhk, bedroom, bed, room, kamra, kamre, kamron, बीएचके, कमरा, कमरे, कमरों, बेडरूम';

export const withoutWords = 'no, without, bina, बिना, not, बगैर, nahi, नहीं';
export const bigWords =
  'villa, bungalow, bangla, kothi, farmhouse, farm house, mansion, big, large, bada, badi, palace, mahal, haveli, estate, बड़ा, बड़ी, बड़े, कोठी, बंगला, महल, हवेली, विला, फार्महाउस';
export const smallWords =
  'small, tiny, little, compact, chhota, chota, chhoti, hut, cottage, cabin, budget, छोटा, छोटी, छोटे, झोपड़ी, कुटिया';

export const styleWords: WordTable<Style> = [
  [
    'kerala',
    'kerala, keralan, malabar, nalukettu, tharavad, naalukettu, chettinad, mangalore, केरल, मालाबार, चेट्टिनाड',
  ],
  [
    'rajasthani',
    'rajasthani, rajasthan, haveli, rajput, jaipur, jodhpur, udaipur, jaisalmer, mahal, palace, royal, shahi, raja, mughal, राजस्थानी, राजस्थान, हवेली, महल, राजमहल, शाही, जयपुर, जोधपुर',
  ],
  [
    'modern',
    'modern, contemporary, minimal, minimalist, minimalistic, luxury, futuristic, naya zamana, cube, boxy, villa, aadhunik, adhunik, duplex, आधुनिक, मॉडर्न, विला, नए ज़माने',
  ],
  [
    'colonial',
    'colonial, goan, portuguese, french, pondicherry, puducherry, british, victorian, chandannagar, bengal, kolkata, classical, classic, गोवा, पुर्तगाली, औपनिवेशिक, बंगाली, पांडिचेरी',
  ],
  [
    'hill',
    'himachali, himachal, pahari, pahadi, kath kuni, kashmiri, chalet, log house, log cabin, cabin, cottage, shimla, manali, kullu, uttarakhand, darjeeling, kumaoni, garhwali, कॉटेज, हिमाचली, पहाड़ी, हिमाचल, शिमला, मनाली, उत्तराखंड, लकड़ी का घर',
  ],
  [
    'village',
    'village, gaon, gaav, desi, mud, mitti, hut, jhopdi, jhopri, farmhouse, farm house, kheti, khet, rural, kutir, गाँव, गांव, देसी, मिट्टी, झोपड़ी, फार्महाउस, खेत, कुटिया, कुटीर',
  ],
];

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
