import type { DayTime, Extra, Place, RoofKind, Style, WallKind, Weather } from './prompt.ts';

/** A meaning and the words for it: English, Hindi, and Hindi in Latin letters. Several words are a phrase; a Latin plural needs no line of its own. */
export type WordTable<T extends string> = readonly (readonly [T, string])[];

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

export const placeWords: WordTable<Place> = [
  [
    'mountains',
    'mountain, himalaya, himalayan, himalayas, kashmir, kashmiri, ladakh, leh, snow peak, parvat, हिमालय, पर्वत, कश्मीर, लद्दाख, snowfall, manali, मनाली',
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
    'village, gaon, gaav, countryside, forest, jungle, farm, field, khet, greenery, hariyali, green, kerala, farmhouse, गाँव, गांव, खेत, जंगल, हरियाली, केरल',
  ],
];

export const timeWords: WordTable<DayTime> = [
  [
    'night',
    'night, raat, rat, moonlight, moonlit, chandni, starry, stars, diwali, deepavali, deewali, midnight, रात, चाँदनी, चांदनी, दिवाली, दीवाली, तारों',
  ],
  [
    'sunset',
    'sunset, evening, dusk, twilight, golden hour, golden light, shaam, sham, sandhya, suryast, शाम, साँझ, सांझ, सूर्यास्त, संध्या, गोधूलि',
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
export type Painted = 'wall' | 'roof' | 'door' | 'car' | 'trim' | 'none';
export const paintedWords: WordTable<Painted> = [
  ['roof', 'roof, tile, tiled, chhat, khaprail, छत, खपरैल, टाइल'],
  ['door', 'door, darwaza, darwaja, दरवाज़ा, दरवाज़े, दरवाजा, दरवाजे'],
  ['car', 'car, gaadi, suv, गाड़ी, कार'],
  ['trim', 'window, frame, border, pillar, column, khidki, खिड़की, खिड़कियाँ, खंभे'],
  [
    'none',
    'sky, light, tree, garden, lawn, hour, grass, flower, water, hill, field, aasman, sand, आसमान, रोशनी, बगीचा, घास, फूल, पेड़',
  ],
  [
    'wall',
    'wall, house, home, villa, ghar, makan, makaan, deewar, diwar, bungalow, haveli, cottage, kothi, घर, मकान, दीवार, दीवारें, बंगला, हवेली, कोठी, विला',
  ],
];

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
