import type { DayTime, Place, View, Weather } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const timeWords: WordTable<DayTime> = [
  [
    'night',
    'night, raat, rat, moonlight, moonlit, chandni, starry, stars, diwali, deepavali, deewali, midnight, रात, चाँदनी, चांदनी, दिवाली, दीवाली, तारों',
  ],
  [
    'sunset',
    'sunset, in the evening, evening, dusk, twilight, golden hour, golden light, shaam ko, shaam, sham, sandhya, suryast, शाम को, शाम, साँझ, सांझ, सूर्यास्त, संध्या, गोधूलि',
  ],
  ['morning', 'morning, sunrise, dawn, subah, savera, bhor, suryoday, सुबह, सवेरा, सवेरे, भोर, सूर्योदय'],
  ['day', 'day, daylight, noon, afternoon, sunny, dopahar, dhoop, dhup, din, दिन, दोपहर, धूप'],
];

export const weatherWords: WordTable<Weather> = [
  [
    'rain',
    'rain, rainy, raining, monsoon, baarish, barish, barsaat, sawan, wet, बारिश, बरसात, मानसून, मॉनसून, सावन, वर्षा',
  ],
  ['snow', 'snow, snowy, snowfall, snowing, barf, baraf, winter snow, बर्फ, बर्फबारी, हिमपात, बर्फीला, बर्फीली'],
  ['fog', 'fog, foggy, mist, misty, haze, kohra, dhund, कोहरा, धुंध, कोहरे'],
  ['cloudy', 'cloudy, cloud, overcast, badal, बादल, बादलों'],
  ['clear', 'clear sky, blue sky, sunny, saaf aasman, साफ आसमान, नीला आसमान'],
];

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

export const viewWords: WordTable<View> = [
  [
    'front',
    'seen from the front, from the front, front view, front elevation, straight on, सामने से, samne se, saamne se',
  ],
  [
    'corner',
    'seen from the corner, from the corner, from a corner, corner view, at an angle, कोने से, kone se, kone par se',
  ],
  [
    'garden',
    'seen from the garden, from the garden, garden view, from the lawn, बगीचे से, बगीचा से, bageeche se, bagiche se',
  ],
  [
    'above',
    'seen from above, from above, from the air, aerial, aerial view, bird s eye, birds eye, drone, drone view, top view, ऊपर से, आसमान से, upar se, oopar se, aasman se',
  ],
];
