import { describe, expect, test } from 'vitest';
import { makePlan } from '#domain/house/plan/plan.ts';
import type { ParsedPrompt } from './prompt.ts';
import { readPrompt } from './read-prompt.ts';

type Part = Partial<Omit<ParsedPrompt, 'answers' | 'extras' | 'wall'>> & {
  floors?: number;
  rooms?: string;
  land?: string;
  has?: string[];
  lacks?: string[];
  wall?: string;
  kind?: string;
};

/** What is read, in the words of the table. */
function seen(prompt: string, part: Part): Part {
  const { answers, extras, wall, ...parsed } = readPrompt(prompt);
  const all = {
    ...parsed,
    floors: answers.floors,
    rooms: answers.rooms,
    land: answers.landSize,
    wall: wall.colour,
    kind: wall.kind,
  };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'has')
        return [key, (value as string[]).filter((one) => extras.some((extra) => extra === one))];
      if (key === 'lacks')
        return [key, (value as string[]).filter((one) => !extras.some((extra) => extra === one))];
      return [key, all[key as keyof typeof all]];
    }),
  );
}

const table: [string, Part][] = [
  [
    'Kerala house with a swimming pool at sunset',
    { style: 'kerala', roof: 'hip', time: 'sunset', place: 'green', has: ['pool', 'palms'] },
  ],
  [
    'Rajasthani haveli in the desert',
    { style: 'rajasthani', roof: 'flat', place: 'desert', kind: 'ashlar', has: ['jaali'] },
  ],
  [
    'modern white villa at night in rain',
    { style: 'modern', wall: '#f3f1ec', time: 'night', weather: 'rain', floors: 2 },
  ],
  ['hill cottage in snow', { style: 'hill', place: 'hills', weather: 'snow', roof: 'gable', floors: 1 }],
  ['two-storey brick house', { floors: 2, kind: 'brick' }],
  ['G+2 house in the city', { floors: 3, place: 'town' }],
  ['G + 1 building', { floors: 2 }],
  ['3 storey house', { floors: 3 }],
  ['four floors', { floors: 4 }],
  ['single storey home', { floors: 1 }],
  ['ten storey tower', { floors: 2 }],
  ['5bhk house', { rooms: '5BHK' }],
  ['2 BHK home', { rooms: '2BHK' }],
  ['four bedroom bungalow', { rooms: '4BHK', floors: 1 }],
  ['house on 30x50', { land: '30x50' }],
  ['house on 200 gaj', { land: '200 gaj' }],
  ['house on 30x50, 1 floor', { land: '30x50', floors: 1 }],
  ['a Kerala house by the sea', { style: 'kerala', place: 'sea' }],
  ['a Kerala house', { style: 'kerala', place: 'green' }],
  ['house before snow mountains on a clear blue sky', { place: 'mountains', weather: 'clear' }],
  ['snow on a house in the mountains', { place: 'mountains', weather: 'snow' }],
  ['बर्फीले पहाड़ों के सामने घर, साफ आसमान', { place: 'mountains', weather: 'clear' }],
  ['house on 4x4', { land: '60x70' }],
  ['Goan Portuguese house by the sea', { style: 'colonial', place: 'sea' }],
  ['thatched hut by the river', { roof: 'thatch', place: 'river', floors: 1 }],
  ['stone house', { kind: 'rubble' }],
  ['wooden cabin in the mountains', { style: 'hill', kind: 'planks', place: 'mountains' }],
  [
    'yellow house with a blue door and a red roof',
    { wall: '#e9bf4b', doorColour: '#6f94bd', roofColour: '#b23b30' },
  ],
  ['house with white window frames', { trimColour: '#f3f1ec' }],
  ['house with a red car', { carColour: '#b23b30', has: ['car'] }],
  ['blue sky over a cream house', { wall: '#f1e4c4' }],
  ['sky blue house', { wall: '#a9cbdc' }],
  ['house without a pool', { lacks: ['pool'] }],
  ['house with no car', { lacks: ['car'] }],
  ['house without a swimming pool', { lacks: ['pool'] }],
  ['no coconut trees', { lacks: ['palms', 'tree'] }],
  ['3 bedroom 3 storey house', { rooms: '3BHK', floors: 3 }],
  [
    'red house with a red roof and a red door',
    { wall: '#b23b30', roofColour: '#b23b30', doorColour: '#b23b30' },
  ],
  ['foggy morning in Munnar', { weather: 'fog', time: 'morning', place: 'hills' }],
  ['moonlit palace', { time: 'night', style: 'rajasthani' }],
  ['white villa from above', { view: 'above' }],
  ['white villa, drone shot', { view: 'above' }],
  ['brick house seen from the corner', { view: 'corner', lacks: ['garden'] }],
  ['house from the garden', { view: 'garden' }],
  ['front view of a haveli', { view: 'front' }],
  ['घर ऊपर से', { view: 'above' }],
  ['ghar kone se', { view: 'corner' }],
  ['a brick house', { view: undefined }],
  ['house on Diwali', { time: 'night', has: ['lamps'] }],
  ['golden hour', { time: 'sunset' }],
  ['monsoon clouds', { weather: 'rain' }],
  ['cloudy day', { weather: 'cloudy', time: 'day' }],
  ['flat roof with solar panels', { roof: 'flat', has: ['solar'] }],
  ['house with a fountain, a swing and pillars', { has: ['fountain', 'swing', 'columns'] }],
  ['modern Kerala house', { style: 'kerala' }],
  ['Ladakh', { place: 'mountains' }],
  // Hindi
  ['केरल का दो मंजिला घर, बारिश', { style: 'kerala', floors: 2, weather: 'rain' }],
  ['राजस्थानी हवेली, सूर्यास्त', { style: 'rajasthani', time: 'sunset' }],
  ['आधुनिक सफ़ेद घर, रात', { style: 'modern', wall: '#f3f1ec', time: 'night' }],
  ['आधुनिक सफेद घर, रात', { style: 'modern', wall: '#f3f1ec', time: 'night' }],
  ['गाँव में मिट्टी का घर, सुबह', { style: 'village', kind: 'earth', time: 'morning', place: 'green' }],
  ['तीन मंज़िला मकान', { floors: 3 }],
  ['एक मंजिल का घर', { floors: 1 }],
  ['चार कमरे का घर', { rooms: '4BHK' }],
  ['3 बीएचके घर', { rooms: '3BHK' }],
  ['समुद्र किनारे घर', { place: 'sea' }],
  ['पहाड़ पर लकड़ी का घर', { style: 'hill', place: 'hills', kind: 'planks' }],
  ['बर्फ में पत्थर का घर', { weather: 'snow', kind: 'rubble' }],
  ['पीली दीवार, लाल छत', { wall: '#e9bf4b', roofColour: '#b23b30' }],
  ['नीला दरवाज़ा', { doorColour: '#6f94bd' }],
  ['बगीचा, झूला और तालाब', { has: ['garden', 'swing', 'pond'] }],
  ['गाड़ी के बिना घर', { lacks: ['car'] }],
  ['पूल नहीं चाहिए', { lacks: ['pool'] }],
  ['बिना पूल का विला', { lacks: ['pool'], style: 'modern' }],
  ['रेत में गुंबद वाला घर', { place: 'desert', has: ['dome'] }],
  ['कोहरे में घर', { weather: 'fog' }],
  ['२ मंजिल', { floors: 2 }],
  // Hinglish
  ['pahadon mein lakdi ka ghar, kohra', { style: 'hill', place: 'hills', kind: 'planks', weather: 'fog' }],
  ['do manzil ka ghar, shaam', { floors: 2, time: 'sunset' }],
  ['teen manzila makan, gaadi ke saath', { floors: 3, has: ['car'] }],
  ['gaon mein mitti ka ghar, subah', { style: 'village', kind: 'earth', time: 'morning' }],
  ['peela ghar, neela darwaza', { wall: '#e9bf4b', doorColour: '#6f94bd' }],
  ['samundar ke paas bada bungalow', { place: 'sea', floors: 1 }],
  ['raat mein baarish', { time: 'night', weather: 'rain' }],
  ['chhota ghar bina gaadi', { lacks: ['car'] }],
  ['4 kamre ka ghar, bagicha aur jhula', { rooms: '4BHK', has: ['garden', 'swing'] }],
  ['swimming pool ke bina ghar', { lacks: ['pool'] }],
  ['laal chhat wala ghar', { roofColour: '#b23b30' }],
];

test.each(table)('%s', (prompt, part) => {
  const expected = 'lacks' in part ? { ...part } : part;
  expect(seen(prompt, part)).toEqual(expected);
});

describe('Whatever is written', () => {
  const odd = [
    '',
    '   ',
    'xyzzy',
    '💥'.repeat(80),
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'no no no',
    'ke bina',
    'a'.repeat(500),
    '[(*+?',
  ];
  test.each(odd)('%j becomes a house with a plan', (prompt) => {
    expect(makePlan(readPrompt(prompt).answers).ok).toBe(true);
  });

  test('the same words give the same house; unknown words change no more than what is open', () => {
    expect(readPrompt('Kerala house')).toEqual(readPrompt('Kerala house'));
    const [one, other] = [readPrompt('Kerala house'), readPrompt('Kerala house qwertz')];
    expect([other.style, other.roof, other.place]).toEqual([one.style, one.roof, one.place]);
  });
});

// docs/rules.md#images-5
test('Another view and another hour show the same house', () => {
  const { view: _, time: __, ...house } = readPrompt('white villa, clear sky');
  for (const words of ['from above', 'from the corner', 'in the evening', 'ऊपर से']) {
    const { view, time, ...same } = readPrompt(`white villa, clear sky, ${words}`);
    expect([view, time]).not.toEqual([undefined, 'day']);
    expect(same).toEqual(house);
  }
});
