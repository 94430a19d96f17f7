import type { Style } from './prompt.ts';
import type { WordTable } from './word-table.ts';

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
