import {
  bigWords,
  floorWords,
  numberWords,
  roofWords,
  roomWords,
  smallWords,
  styleWords,
  wallWords,
  withoutWords,
} from './building-words.ts';
import { extraWords } from './extra-words.ts';
import { facadeWords } from './facade.ts';
import { furnitureWords, insideRoomWords, insideWords } from './inside-words.ts';
import { livingWords, notLiving } from './living.ts';
import { colourWords, paintedWords } from './paint-words.ts';
import type { Extra, ParsedPrompt } from './prompt.ts';
import { readPrompt } from './read-prompt.ts';
import { withoutRefused } from './refused-words.ts';
import { farSnowWords, placeWords, timeWords, viewWords, weatherWords } from './view-words.ts';
import { allIn, plain } from './word-search.ts';
import type { WordTable } from './word-table.ts';

/** What asks for nothing that could be seen or missed: small words, praise, and words for the picture itself. */
const fillerWords = `
a, an, the, and, or, with, in, on, at, of, for, to, from, by, near, beside, besides, behind, before, front, back, over, under, above, below,
between, around, round, along, into, through, across, against, next, side, middle, centre, center, corner, edge, top, left, right, outside, exterior, full,
is, are, was, be, being, has, have, having, had, it, its, this, that, these, those, there, here, where, which, who, what, when, while, as, so, also, too, but, than, then,
i, me, my, mine, we, us, our, you, your, he, she, they, them, their, his, her, s, t, am, pm, please, pls, kindly, just, only, very, much, more, most, some, any, many, few, several, all, each, every, both, other, another, lots, lot, plenty, bit, little,
want, need, like, show, shows, showing, draw, drawing, make, made, making, create, generate, give, see, seen, looking, look, looks, design, style, styled, theme, type, kind, view, scene, picture, image, photo, photograph, photographic, photorealistic, realistic, render, rendering, illustration, hd, 4k, 8k, ultra, high, quality, detailed, detail, cinematic, architectural, architecture, elevation, facade, idea, dream, imagine, sample, example,
beautiful, nice, pretty, lovely, good, great, best, better, fine, cute, cosy, cozy, warm, cool, cold, hot, quiet, calm, peaceful, serene, happy, simple, plain, elegant, stylish, grand, majestic, magnificent, stunning, gorgeous, amazing, awesome, classy, decent, fancy, unique, special, perfect, ideal, typical, traditional, ancestral, old, ancient, heritage, vintage, antique, new, newly, fresh, clean, neat, bright, dark, deep, light, soft, shiny, colourful, colorful, coloured, colored, colour, color, painted, paint, rustic, ethnic, local, indian, india, south, north, east, west, northern, southern, eastern, western, region, style,
tall, short, long, wide, narrow, broad, low, open, closed, spacious, roomy, airy, big, large, huge, giant, small, tiny, medium, mini, size, sized, single, double, two, three, four, five, one, half, first, second, third, ground, upper, lower, family, living, standing, sitting, parked, growing, grown, falling, covered, filled, surrounded, shaded, lit, lined, made, built, set, built, build, building, construction, constructed, own, private, affordable, cheap, expensive, budget, low, cost, rich, poor, luxurious, luxury, premium, middle, class,
house, houses, home, homes, villa, bungalow, cottage, hut, cabin, mansion, farmhouse, duplex, residence, residential, property, dwelling, building, rowhouse, kothi, bangla, haveli, palace, mahal, ghar, makan, makaan, chalet, nalukettu, room, rooms, bhk, plot, storey, story, floor, floors, level, sq, ft, feet, foot, sqft, metre, meter, metres, meters, yard, yards, gaj, gaz, by, x, g,
roof, roofs, roofed, chhat, tile, tiles, tiled, wall, walls, walled, window, windows, door, doors, gate, entrance, main, step, steps, path, way, plinth, railing, frame, frames, panel, panels, panelled, pillar, pillars, material, finish, plaster, plastered, cement, concrete, rcc, decoration, decorated, decor, ornate, carved, hand, laterite, slate, sky, cloud, clouds, sun, sunlight, sunshine, sunny, moon, moonlit, air, day, time, season, summer, winter, spring, autumn, weather, heavy, light, lights, lighting, shade, shadow, shadows, glow, glowing, golden, hour, evening, morning, afternoon, noon, road, street, lane, area, place, location, land, landscape, nature, natural, scenery, scenic, background, backdrop, foreground, surroundings, surrounding, grass, ground, earth, yard, compound, front yard, backyard, plants, plant, leaves, bush, bushes, hedge, hedges, pot, pots, banana, pine, pines, fields, field, paddy, trees, wood, panelling, louvre, louvres, louver, louvers, cladding, band, bands, slit, slits, vertical, horizontal, ledge, cornice, sunshade, chajja, parapet,
ek, do, teen, char, paanch, aur, ya, ka, ki, ke, ko, se, me, mein, main, par, pe, tak, wala, wali, wale, waala, hai, hain, ho, hona, hote, tha, jisme, jismein, jis, jo, jaisa, jaise, jaisi, kya, mera, meri, mere, hamara, apna, apni, apne, mujhe, hame, chahiye, chahie, banao, bana, banaiye, banana, dikhao, dikhaiye, dikhe, bahut, thoda, thodi, sab, kuch, koi, kisi, ek, saath, sath, paas, pass, samne, saamne, peeche, piche, aage, upar, niche, neeche, beech, bich, andar, bahar, baahar, kinare, taraf, chaaron, charo, or, sundar, khubsurat, khoobsurat, accha, acchi, acche, achha, pyara, pyari, saaf, naya, nayi, naye, purana, purani, purane, bada, badi, bade, chhota, chhoti, chota, rang, rangeen, tasveer, tasvir, photo, khula, khuli, lamba, chauda, uncha, unchi, ooncha, ghane, desi, sada, saada, garam, thanda, manzil, manzila, diwar, deewar, khidki, khidkiyan, darwaza, darwaze, chhat, aangan, angan, sadak, rasta, zameen, aasman, badal, ghaas,
having, playing, eating, grazing, sleeping, walking, running, resting, working, waiting, drinking, talking, cooking, watching, flying, swimming, floating, hanging, overlooking, facing, leading, rising, shining, blooming, drying, holding, wearing, taj view, kitchen garden, udaipur, bikaner, jodhpur, delhi, mumbai, pune, bangalore, bengaluru, chennai, hyderabad, lucknow, bihar, punjab, punjabi, gujarat, gujarati, maharashtra, marathi, tamil, nadu, andhra, telangana, assam, assamese, odisha, orissa, kerala, karnataka, madhya, uttar, pradesh, sikkim, tripura, manipur, meghalaya, mizoram, nagaland, arunachal, jharkhand, chhattisgarh, haryana, haryanvi, varanasi, banaras,
एक, दो, तीन, चार, पाँच, आम, खंभों, गेंदे, उदयपुर, बीकानेर, दिल्ली, मुंबई, पुणे, लखनऊ, बिहार, पंजाब, गुजरात, महाराष्ट्र, बनारस, और, व, या, का, की, के, को, से, में, मे, पर, तक, वाला, वाली, वाले, है, हैं, हो, होना, था, जिसमें, जिस, जो, जैसा, जैसे, जैसी, मेरा, मेरी, मेरे, हमारा, हमारी, हमारे, अपना, अपनी, अपने, मुझे, हमें, चाहिए, बनाओ, बनाएँ, बनाइए, बनाना, दिखाओ, दिखाएँ, दिखाइए, बहुत, बहुत से, थोड़ा, सब, कुछ, कोई, साथ, पास, सामने, पीछे, आगे, ऊपर, नीचे, बीच, बीचों, अंदर, बाहर, किनारे, तरफ, चारों, ओर, हर, सुंदर, खूबसूरत, अच्छा, अच्छी, अच्छे, प्यारा, साफ, नया, नई, नए, पुराना, पुरानी, पुराने, बड़ा, बड़ी, बड़े, छोटा, छोटी, छोटे, ऊँचा, ऊँची, ऊँचे, लंबा, चौड़ा, खुला, खुली, सादा, सादी, गर्म, ठंडा, रंग, रंगीन, तस्वीर, फोटो, चित्र, दृश्य, घर, मकान, बंगला, हवेली, कोठी, विला, महल, झोपड़ी, कमरा, कमरे, मंजिल, मंजिला, छत, दीवार, दीवारें, दीवारों, खिड़की, खिड़कियाँ, खिड़कियों, दरवाज़ा, दरवाज़े, दरवाजा, दरवाजे, आँगन, सड़क, रास्ता, जमीन, आसमान, बादल, घास, पौधे, पौधा, गमले, गमलों, केले, शहरी, भारतीय, शैली, डिज़ाइन, सजावट, सर्दी, गर्मी, वसंत, घना, घनी, घने, देवदार, भारत, परिवार, नालुकेट्टु, पूल, खड़ा, खड़ी, खड़े, बैठा, बैठी, बैठे
`;

/** English endings of words that praise or describe and name no thing. */
const describing = /(?:ful|ous|less|ish|esque|able|ive)$/;

/** Taken out one after the other, phrases before words. */
const always: readonly WordTable<string>[] = [
  facadeWords,
  viewWords,
  timeWords,
  colourWords,
  paintedWords,
  wallWords,
  styleWords,
  numberWords,
  [
    ['filler', fillerWords],
    ['size', `${bigWords}, ${smallWords}`],
    ['inside', insideWords],
    ['rooms', roomWords],
    ['floors', floorWords],
  ],
];
const outside: readonly WordTable<string>[] = [
  farSnowWords,
  placeWords,
  weatherWords,
  roofWords,
  livingWords,
  [['named', notLiving]],
];
/** What a window shows belongs to the inside too: rain and hills are seen through it. */
const within: readonly WordTable<string>[] = [
  farSnowWords,
  placeWords,
  weatherWords,
  insideRoomWords,
  [['furniture', furnitureWords]],
];
/** What can stand in a room as well as before the house. */
const indoors: readonly Extra[] = ['lamps', 'flowers', 'glass', 'columns', 'jaali'];

/** Not drawn although it is known: of several waters one, on a sloped roof neither dome nor panels. */
function isLeftOut(extra: Extra, { extras, roof, inside }: ParsedPrompt): boolean {
  if (inside) return !indoors.includes(extra);
  const waters = (['pool', 'pond', 'fountain'] as const).filter((one) => extras.includes(one));
  if (waters.some((one) => one === extra)) return waters[0] !== extra;
  if (extra === 'swing') return waters.length > 0;
  return (extra === 'dome' || extra === 'solar') && roof !== 'flat';
}

/** Marks the words of what a table knows. */
function cover(
  text: string,
  covered: boolean[],
  {
    table,
    as = true,
    of = () => true,
  }: { table: WordTable<string>; as?: boolean; of?: (value: string) => boolean },
): void {
  for (const { value, at, length } of allIn(text, table)) {
    if (!of(value)) continue;
    const count = (part: string) => part.trim().split(' ').filter(Boolean).length;
    const from = count(text.slice(0, at + 1));
    covered.fill(as, from, from + count(text.slice(at, at + length)));
  }
}

const many =
  /^(?:[5-9]|\d\d+|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|panch|paanch|chhah|saat|aath|das|पाँच|पांच|छह|सात|आठ|नौ|दस)$/;

/** More floors than a house of the planner has. */
function tooHigh(words: readonly string[]): number[] {
  const floors = new Set(floorWords.split(',').map((word) => plain(word).trim()));
  return words.flatMap((word, place) => {
    const next = words[place + 1] ?? '';
    return many.test(word) && (floors.has(next) || floors.has(next.replace(/s$/, ''))) ? [place] : [];
  });
}

/** How a word was written, by what it is read as. */
function spellings(prompt: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of prompt.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const read = plain(word).trim();
    if (read && !found.has(read)) found.set(read, word);
  }
  return found;
}

/** At most so many are named: a line, not a page. */
const mostNamed = 6;

/** What the words ask for and the built-in picture has not, in the user's own words. */
export function notDrawn(prompt: string): string[] {
  const parsed = readPrompt(prompt);
  const text = withoutRefused(plain(prompt), withoutWords, [extraWords, roofWords, livingWords]);
  const words = text.trim().split(' ').filter(Boolean);
  const covered: boolean[] = words.map(
    (word) => word.length < 2 || /^[\p{N}a-z]?\p{N}+$/u.test(word) || describing.test(word),
  );
  for (const table of [...always, extraWords, ...(parsed.inside ? within : outside)])
    cover(text, covered, { table });
  const of = (extra: string) => isLeftOut(extra as Extra, parsed);
  cover(text, covered, { table: extraWords, as: false, of });
  const written = spellings(prompt);
  const phrases: string[] = [];
  for (const place of tooHigh(words)) covered.fill(false, place, place + 2);
  let last = -2;
  for (const [place, word] of words.entries()) {
    if (covered[place]) continue;
    const own = written.get(word) ?? word;
    if (last === place - 1 && phrases.length > 0) phrases[phrases.length - 1] += ` ${own}`;
    else phrases.push(own);
    last = place;
  }
  return [...new Set(phrases)].slice(0, mostNamed);
}
