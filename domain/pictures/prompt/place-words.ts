import type { Place } from './prompt.ts';
import type { WordTable } from './word-table.ts';

/** Snow that lies far away, on what is seen behind the house. */
const farSnow =
  'snow mountain, snowy mountain, snow peak, snowy peak, snow capped, snow clad, snow covered mountain, barfile pahad, barfile pahadon, बर्फीले पहाड़, बर्फीले पहाड़ों, बर्फ के पहाड़, बर्फ से ढके पहाड़';

/** Says nothing of the weather at the house. */
export const farSnowWords: WordTable<'snow'> = [['snow', farSnow]];

export const placeWords: WordTable<Place> = [
  [
    'mountains',
    `${farSnow}, mountain, himalaya, himalayan, himalayas, kashmir, kashmiri, ladakh, leh, parvat, हिमालय, पर्वत, कश्मीर, लद्दाख, snowfall, manali, मनाली`,
  ],
  [
    'hills',
    'hill, pahad, pahado, pahadon, pahaadon, pahar, pahadi, pahari, hillside, valley, ghat, munnar, ooty, coorg, shimla, darjeeling, kullu, himachal, himachali, uttarakhand, wayanad, tea garden, पहाड़, पहाड़ी, पहाड़ों, घाटी, शिमला, ऊटी, मुन्नार, हिमाचल, उत्तराखंड',
  ],
  [
    'desert',
    'desert, ret, registan, thar, jaisalmer, bikaner, dune, sand dune, रेत, रेगिस्तान, मरुस्थल, थार, जैसलमेर',
  ],
  [
    'sea',
    'sea, beach, samudra, samundar, ocean, seaside, sea facing, coast, goa, goan, konkan, alibag, समुद्र, समंदर, समुन्दर, बीच, सागर, गोवा, कोंकण',
  ],
  ['river', 'river, nadi, riverside, backwater, lake, jheel, ganga, ghat par, नदी, झील, गंगा, तट, बैकवाटर'],
  [
    'town',
    'city, town, street, shahar, sheher, urban, colony, mohalla, gali, metro, row house, शहर, गली, मोहल्ला, कॉलोनी',
  ],
  [
    'green',
    'village, gaon, gaav, countryside, forest, jungle, farm, field, khet, greenery, hariyali, green, farmhouse, गाँव, गांव, खेत, जंगल, हरियाली',
  ],
];
