import { westernDigits } from '#contract/written.ts';
import { defaultAnswers, floorLimits, roomChoices } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import { localUnitNames, stateNamed } from '#domain/house/model/land/local-units.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { memoize } from '#server/platform/memoize.ts';
import { besides } from '#server/platform/work-time.ts';
import { readCalculations } from '../intent/read-calculation.ts';
import { finishIn, groundIn, type Label } from '../intent/spoken/lexicon.ts';
import { measuresIn } from '../intent/spoken/measures.ts';
import { withStoreys } from '../intent/spoken/shorthand.ts';
import type { HouseInput } from './answers-schema.ts';

const unit = String.raw`(?:ft|feet|foot|'|फुट|फीट|फ़ीट|फ़ुट|m|meters?|metres?|मीटर|yards?|gaj|गज)?\.?`;
const pair = new RegExp(
  String.raw`\d{1,15}(?:\.\d{1,15})?\s{0,4}${unit}\s{0,4}(?:x|×|by|\*|बाई|बाय|into|bai|guna|गुणा|गुना)\s{0,4}\d{1,15}(?:\.\d{1,15})?\s{0,4}${unit}(?![\p{L}\p{M}\d])`,
  'u',
);
/** "36 ft front and 60 ft deep", "20 फुट चौड़ा 45 फुट लंबा". */
const fronted = new RegExp(
  String.raw`(\d{1,15}(?:\.\d{1,15})?\s{0,4}${unit})\s{0,4}(?:front(?:age)?|wide|chaud\w{0,40}|choud\w{0,40}|width|aage|sa{1,5}mne|चौड़[\p{L}\p{M}]{0,40}|सामने|आगे)(?: (?:se|side|से|तरफ))?\s{0,4}(?:and|,|aur|और|x)?\s{0,4}(\d{1,15}(?:\.\d{1,15})?\s{0,4}${unit})\s{0,4}(?:deep|long|depth|length|lamb\w{0,40}|gehr\w{0,40}|लंब\p{M}{0,8}|गहर\p{M}{0,8})`,
  'u',
);
const by = '(?:[ =](?:is|of|hai|है|=|se|से|tak|तक|par|पर|me(?:in)?|में|side|k[ai] taraf|की (?:तरफ़?|ओर))){0,6}';
/** "Frontage 40 feet depth 60 feet", "सामने 40 फुट, गहराई 60 फुट", "आगे से 30 फुट और पीछे तक 60 फुट". */
const frontNamed = new RegExp(
  String.raw`(?:front(?:age)?|saamne|samne|aa?ge|width|चौड़ाई|सामने|आगे|फ्रंट|फ़्रंट)${by}\s{0,4}(\d{1,15}(?:\.\d{1,15})?\s{0,4}${unit})\s{0,4}(?:and|,|aur|और)?\s{0,4}(?:depth|deep|length|g[ae]hrai|lambai|pichh?e|peechh?e|andar|back|गहराई|लंबाई|लम्बाई|पीछे|अंदर)${by}\s{0,4}(\d{1,15}(?:\.\d{1,15})?\s{0,4}${unit})`,
  'u',
);
/** What is left open before and behind a house is no land. */
const leavesOpen = /\b(?:leav\w{1,40}|left|chh?od\w{0,40}|set ?backs?|open|khul[aie])\b|छोड़|खुल[ाीे]|सेटबैक/u;
const frontedIn = (text: string) =>
  leavesOpen.test(text) ? null : (fronted.exec(text) ?? frontNamed.exec(text));
/** "30x40 site", as land for a house is called in the south. */
const sited = /\d\s{0,4}(?:ft|feet|foot|sq\.? ?ft|sqft|फुट|फीट)?\s{0,4}(?:k[aei] )?(?:sites?\b|साइट)/u;
const area =
  /\d[\d,]{0,15}(?:\.\d{1,15})?\s{0,4}(?:sq\.?\s{0,4}(?:ft|feet|foot|m|mt|meters?|yards?|yds?)|sqft|sft|sqm|square (?:feet|foot|meters?|metres?|yards?)|gaj|gaz|गज|वर्ग (?:फुट|फीट|फ़ीट|मीटर|गज)|guntha|gunta|गुंठा|cents?|सेंट|acres?|ground)\.?/u;

const local = new RegExp(
  String.raw`\d{1,15}(?:\.\d{1,15})?\s{0,4}(?:${localUnitNames.join('|')})(?![\p{L}\p{M}])`,
  'u',
);

const plot = /plot|\bplat\b|zameen|jameen|zamin|jamin|jagah|land|प्लॉट|प्लाट|ज़मीन|जमीन|जगह/;
const house =
  /house|home|ghar|makaan|makan|bungalow|villa|duplex|kothi|घर|मकान|बंगला|कोठी|डुप्लेक्स|ड्यूप्लेक्स|विला|हाउस|bhk|बीएचके/;
/** "1100 वर्ग फुट का मकान": so much is built, whatever it stands on. */
const builtArea = new RegExp(
  String.raw`(?:${area.source})\s{0,4}(?:of |k[aei] |का |के |की )?(?:${house.source})`,
  'u',
);

const wish =
  /how (?:many|much)|kitn[iea]|कितनी|cost|kharcha?|kharch|price|estimate|budget|kitna (?:paisa|lagega)|kitne (?:paise|lakh|mein|me)|plan|design|naksh?a|map|banana|banane|banwana|banega|build|construct|room|lakh|3d|model|layout|draw|\bshow\b|dikha|sketch|दिखा|nakshe|nkasha|suggest|chahiye|chaiye|खर्च|ख़र्च|लागत|नक्शा|नक्सा|नक़्शा|बनाना|बनाने|बनवाना|बनेगा|कितना|कितने|बजट|डिज़ाइन|डिजाइन|प्लान|लेआउट|ले-आउट|चाहिए|निर्माण/;

/** A plan of a house. */
const drawing = /naks|naqsh|floor plan|house plan|layout|map\b|\bplan\b|नक्श|नक्स|नक़्श|प्लान|लेआउट/;

/** With so many floors of a size, a house is to be seen or built. */
const toSee =
  /draw|\bshow\b|design|dikha|sketch|bana(?:na|ne|o|wa)|banwana|want|चाहिए|chah?iye|दिखा|डिज़ाइन|डिजाइन|बनाना|बनवाना/;

/** Then it is a part of a house, which a calculator knows better. */
const part =
  /\bwalls?\b|boundary|deewar|diwar|slab|tank|stair|seedhi|plaster|paint|putai|tiles?\b|kamre k[aie]\b|दीवार|कमरे की|स्लैब|टंकी|सीढ़ी|प्लास्टर|पेंट|पुताई|टाइल/;

const counted: [number, RegExp][] = [
  // "One more above".
  [
    2,
    /(?:upar|uper|ऊपर)(?: bhi| भी)? (?:1|ek|एक)(?: aur| और)? (?:floor|man[jz]il|tall|mala|मंज|तल|माला|फ्लोर)/,
  ],
  [
    1,
    /(?:ग्राउंड|ग्राउण्ड)\s{0,4}(?:फ्लोर|फ़्लोर)(?!\s{0,4}(?:और|प्लस|\+))|(?:\b(?:only|sirf|keval|bas)|सिर्फ़?|केवल|बस) (?:n(?:i|ee)che|नीचे|ground) (?:k[aie]|wal[aei]|क[ाीे]|वाल[ाीे])(?![\p{L}\p{M}])|\b(?:1|one|single|ek|ground|sirf niche)(?: hi)?[\s-]{0,4}(?:stor(?:e?y|ied)|floor|manzil|manjil|majil|tall|mala|tal\b)|ground floor only|(?:एक|एगो|1)(?: ही)?\s{0,4}(?:मंज|तल|माला|फ्लोर)/u,
  ],
  [
    3,
    /\b(?:3|three|triple|teen|tin)[\s-]{0,4}(?:stor(?:e?y|e?ys|ied|ies)|floors?|manzil|manjil|majil|tall|mala|tal\b)|g\+2|(?:तीन|3)\s{0,4}(?:मंज|तल|माला|फ्लोर)/,
  ],
  [
    4,
    /\b(?:4|four|char|chaar)[\s-]{0,4}(?:stor(?:e?y|e?ys|ied|ies)|floors?|manzil|manjil|majil|tall|mala|tal\b)|g\+3|(?:चार|4)\s{0,4}(?:मंज|तल|माला|फ्लोर)/,
  ],
  [
    2,
    /\b(?:2|two|double|do)[\s-]{0,4}(?:stor(?:e?y|e?ys|ied|ies)|floors?|manzil|manjil|majil|tall|mala|tal\b)|g\+1|duplex|डुप्लेक्स|(?:दो|दुगो|दूगो|2)(?: ही)?\s{0,4}(?:मंज|तल|माला|फ्लोर)/,
  ],
];
const noCar = /(?:no|without|bina) (?:car )?parking|बिना पार्किंग|parking (?:nah|mat)|पार्किंग नह/;
const withCar =
  /(?:with|and|saath) (?:a )?(?:car )?parking|parking (?:ke saath|bhi|chahiye)|पार्किंग (?:के साथ|भी|चाहिए)/;

/** What a message changes of a house that was asked for before: floors, bedrooms, land. */
export function changesOfHouse(question: string): Partial<HouseInput> {
  const text = plain(question);
  const floors = counted.find(([, pattern]) => pattern.test(text))?.[0];
  const rooms = roomChoices.find((choice) => choice === `${bedroomsIn(text)}BHK`);
  const land = landIn(text);
  const parking = noCar.test(text) ? 'No' : withCar.test(text) ? 'Yes' : undefined;
  const finish = finishIn(text);
  return {
    ...(floors && { floors }),
    ...(rooms && { rooms }),
    ...(land && { landSize: land }),
    ...(parking && { parking }),
    ...(finish && { finish }),
  };
}

function plain(question: string): string {
  const text = withStoreys(
    westernDigits(question)
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/(?<=\d ?)(?:fut|phut|fit|फिट)(?![\p{L}\p{M}])/gu, 'ft'),
  );
  if (/(?<!g\+)\d/.test(text)) return text;
  // "Bees bai chalis": sizes in words.
  return `${measuresIn(text).tokens.join(' ')} ${/g\+\d/.exec(text)?.[0] ?? ''}`.trim();
}
/** "Lambai 50 foot chaudai 30 foot", "length 50, width 30": each side by its name. */
function namedSides(text: string): string | undefined {
  const { measures } = measuresIn(text);
  const side = (name: Label) =>
    measures.find(({ label, sizes }) => label === name && sizes.length === 1)?.sizes[0];
  const [width, length] = [side('width'), side('length')];
  if (!width || !length) return undefined;
  const unit = (length.unit ?? width.unit) === 'm' ? ' m' : ' ft';
  return `${width.value} x ${length.value}${unit}`;
}
const bedroomsIn = (text: string) => /([2-5])\s{0,4}(?:bhk|बीएचके)/.exec(text)?.[1];

/** The size of a plot in a text, as `readLandSize` takes it. */
function landIn(text: string): string | undefined {
  const sides = frontedIn(text);
  const found =
    (sides ? `${sides[1]} x ${sides[2]}` : undefined) ??
    pair.exec(text)?.[0].replace(/बाई|बाय|into|bai|guna|गुणा|गुना/u, 'x') ??
    area.exec(text)?.[0] ??
    (plot.test(text) || drawing.test(text) ? namedSides(text) : undefined);
  if (found !== undefined && readLandSize(found).ok) return found.trim();
  // "2 katha": the state stands anywhere in the question, or is asked for.
  const [size] = local.exec(text) ?? [];
  const state = stateNamed(text);
  return size && (state ? `${size}, ${state}` : size);
}

/** m²: with more, every floor finds room for its stair. */
const smallLand = 75;
/**
 * "20x20 makan 2 manzil ka kharcha": floors that find no room for a stair, whose cost is known by their area. Only small
 * land is tried: its plan takes longer than all else that is read.
 */
function losesFloors(asked: HouseInput): boolean {
  const reading = readLandSize(asked.landSize);
  if (!reading.ok || reading.land.area > smallLand) return false;
  const made = besides(() => makePlan({ ...defaultAnswers, ...asked }));
  return made.ok && made.plan.notes.some(({ key }) => key === 'fewer-floors');
}

/** Reads "40x60 plot, 2 floors, 3bhk: what does the house cost"; undefined where it asks for no house. */
export const readHouseQuestion = memoize(60, houseIn);

function houseIn(question: string): HouseInput | undefined {
  const text = plain(question);
  const rooms = bedroomsIn(text);
  const land = landIn(text);
  // "25x50 ka naksha": drawn is a house, where nothing else is named.
  const floored = counted.find(([, pattern]) => pattern.test(text))?.[0];
  const drawn =
    (pair.test(text) || frontedIn(text) !== null) &&
    (drawing.test(text) || (floored !== undefined && toSee.test(text)));
  const aboutHouse = house.test(text) || plot.test(text) || sited.test(text) || drawn;
  // "4 katha land in Bihar how many sq ft" is turned into another unit.
  if (readCalculations(question)[0]?.calculator === 'conversion' && !house.test(text)) return undefined;
  // "House on 30x40 plot, 2 floors" is a wish by itself; a longer sentence may be about something else.
  const bare =
    pair.test(text) &&
    house.test(text) &&
    text.trim().split(/\s+/).length <= 8 &&
    !/setback|damp|crack|rule/.test(text);
  // "3 bhk in 1000 sq ft".
  const told = rooms !== undefined && land !== undefined;
  if (!aboutHouse || part.test(text) || !(wish.test(text) || bare || told)) return undefined;
  // Of a built-up area alone, "per sq ft" and the like, the calculator knows more.
  const says =
    plot.test(text) ||
    sited.test(text) ||
    drawing.test(text) ||
    pair.test(text) ||
    frontedIn(text) !== null ||
    local.test(text) ||
    rooms;
  if (land === undefined || !says) return undefined;
  // "30 x 45 ft house: total cement?", "cost of a house of 1000 sq ft in the hills": the sizes are the house's own.
  const [sum] = rooms === undefined && !drawing.test(text) ? readCalculations(question) : [];
  const own = sum?.calculator === 'materials' && !plot.test(text) && !local.test(text);
  const ofCost = sum?.calculator === 'cost';
  if (own || (ofCost && builtArea.test(text))) return undefined;
  const floors = floored ?? defaultAnswers.floors;
  const asked: HouseInput = {
    landSize: land,
    rooms: roomChoices.find((choice) => choice === `${rooms}BHK`) ?? defaultAnswers.rooms,
    parking: noCar.test(text) ? 'No' : defaultAnswers.parking,
    areaType: groundIn(text) ?? defaultAnswers.areaType,
    floors: Math.min(floorLimits.max, floors),
    finish: finishIn(text) ?? defaultAnswers.finish,
  };
  return ofCost && Number(sum.inputs.floors) > 1 && !plot.test(text) && losesFloors(asked)
    ? undefined
    : asked;
}
