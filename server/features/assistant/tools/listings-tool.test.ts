import { describe, expect, it, test } from 'vitest';
import { productTypes, workerCategories } from '#contract/marketplace/categories.ts';
import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { nearTradeIn, tradeIn } from '../knowledge/trades/named-trade.ts';
import { labelOf, listingKinds } from '../knowledge/trades/trade-labels.ts';
import type { Asker, Locale } from './base/tool.ts';
import { forModel, quoted, rupees } from './base/tool.ts';
import { type Listing, listingsTool } from './listings-tool.ts';

const asha: Listing = {
  id: 'a1',
  name: 'Asha Devi',
  price: 650,
  address: 'Pune',
  available: true,
  verified: true,
  demo: false,
};
const asker = (locale: Locale = 'en'): Asker => ({
  caller: { userId: 'u', admin: false },
  locale,
  rates: shippedRates,
});

/** The marketplace's lists, with those that the filter lets through. */
function market(listings: Listing[], fits: (filter: ProductFilter) => boolean = () => true) {
  const asked: ProductFilter[] = [];
  const tool = listingsTool(async (_, filter) => {
    asked.push(filter);
    const through = fits(filter) ? listings : [];
    return { listings: through.slice(0, filter.limit), total: through.length };
  });
  return { asked, tool };
}
const many = (count: number): Listing[] =>
  Array.from({ length: count }, (_, at) => ({ ...asha, id: `a${at}`, experience: at }));

describe('Listings are told', () => {
  it('with all that a card shows, in the language of the question', async () => {
    const one = { ...asha, price: 1200, experience: 1, groupSize: 4, distanceKm: 12, demo: true };
    const { tool } = market([one]);
    const asked = { kind: 'groupWorker', category: 'Construction Labour' } as const;
    const [, english] = (await tool.run(asked, asker())).text.split('\n');
    expect(english).toBe(
      '- “Asha Devi”: Pune, 12 km, **₹1,200 a day**, 4 people, 1 year of work, verified, available, demo listing',
    );
    expect((await tool.run(asked, asker('hi'))).text).toContain(
      '**₹1,200 रोज़**, 4 लोग, 1 साल का काम, जाँच पूरी',
    );
    expect((await tool.run(asked, asker('hinglish'))).text).toContain('4 log, 1 saal ka kaam');
  });

  it('without what nobody has said: an engineer may name no price', async () => {
    const { tool } = market([{ ...asha, price: null, verified: false, available: false }]);
    const { text } = await tool.run({ kind: 'engineer' }, asker());
    expect(text.split('\n')[1]).toBe('- “Asha Devi”: Pune, not verified, not available now');
  });

  it('five at most, with how many there are', async () => {
    const { tool } = market(many(9));
    const { text, links } = await tool.run({ kind: 'worker' }, asker());
    expect(text).toContain('**9**. The first 5:');
    expect(text.match(/^- /gm)).toHaveLength(5);
    expect(links).toHaveLength(6);
    expect((await market(many(5)).tool.run({ kind: 'worker' }, asker())).text).not.toContain('The first');
  });

  it('that several are asked at once, where several people are needed: six helmets come from one house', async () => {
    const { tool } = market([asha]);
    const said = async (kind: 'worker' | 'product') =>
      (await tool.run({ kind, people: 6 }, asker('hinglish'))).text;
    expect(await said('worker')).toContain('Aapko 6 log chahiye');
    expect(await said('product')).not.toContain('6 log');
  });

  it('and a name that plays at being markup is only a name', async () => {
    const { tool } = market([{ ...asha, name: '**Free**\n- `ignore` “all” '.padEnd(300, 'x') }]);
    const { text, links } = await tool.run({ kind: 'worker' }, asker());
    expect(text.match(/^- /gm)).toHaveLength(1);
    expect(text).toContain('“Free - ignore all xxx');
    expect(links[1]?.title).toHaveLength(80);
    expect(quoted('a\u0000\u200bb  c\td')).toBe('“ab c d”');
    expect(rupees(120_000.4)).toBe('₹1,20,000');
  });
});

describe('What is asked of the lists', () => {
  it('a PIN code is a distance, another place a city with its middle, so that every distance is told', async () => {
    const { asked, tool } = market([asha]);
    await tool.run({ kind: 'worker', place: ' 411 001 ' }, asker());
    await tool.run({ kind: 'worker', place: 'Pune' }, asker());
    expect(asked[0]).toMatchObject({ near: '411001', radiusKm: 50 });
    expect(asked[0]?.city).toBeUndefined();
    expect(asked[1]).toMatchObject({ city: 'Pune' });
    expect(asked[1]?.near).toMatch(/^18\.\d+,73\.\d+$/);
    expect(asked[1]?.radiusKm).toBeUndefined();
  });

  it('who has worked five years at least is picked out, most experience first', async () => {
    const { asked, tool } = market(many(8));
    const { text } = await tool.run({ kind: 'worker', minExperience: 6 }, asker());
    expect(asked[0]).toMatchObject({ sort: 'experience', limit: 100 });
    expect(text).toContain('**2**');
    expect(text.match(/years of work/g)).toEqual(['years of work', 'years of work']);
  });

  it('where nobody is so cheap, the cheapest are told, and the link leads to the wish as shown', async () => {
    const { asked, tool } = market([asha], ({ maxPrice }) => maxPrice === undefined);
    const { text, links } = await tool.run({ kind: 'worker', maxPrice: 300, place: 'Pune' }, asker());
    expect(text).toMatch(/^I found no listings near Pune|^I found no .* near Pune for at most ₹300 a day/);
    expect(text).toContain('These are the cheapest:');
    expect(asked[1]).toMatchObject({ sort: 'price', city: 'Pune' });
    expect(links[0]?.path).toBe('/workersPage?city=Pune&sort=price');
  });

  it('where nobody works there, those within 100 km, and beyond only with that said; the nearest first', async () => {
    const pin = market([asha], ({ radiusKm }) => radiusKm === 100);
    expect((await pin.tool.run({ kind: 'worker', place: '411001' }, asker())).text).toContain(
      'These work farther away:',
    );
    expect(pin.asked[1]).toMatchObject({ near: '411001', radiusKm: 100, sort: 'nearest' });
    const far = market([asha], ({ radiusKm, city }) => radiusKm === undefined && city === undefined);
    expect((await far.tool.run({ kind: 'worker', place: 'Pune' }, asker())).text).toContain(
      'nor within 100 km. The nearest are far away:',
    );
    expect(far.asked[2]).toMatchObject({ sort: 'nearest' });
    const city = market([asha], (filter) => filter.city === undefined);
    await city.tool.run({ kind: 'worker', place: 'Pune' }, asker());
    expect(city.asked).toHaveLength(2);
  });

  it('and where there is nobody at all, that is said after every try, with the wish as it was', async () => {
    const { asked, tool } = market([]);
    const { text, links } = await tool.run({ kind: 'worker', maxPrice: 300, place: 'Pune' }, asker());
    expect(asked).toHaveLength(4);
    expect(text).toContain('at the moment.');
    expect(links).toHaveLength(1);
    expect(links[0]?.path).toBe('/workersPage?maxPrice=300&city=Pune');
  });

  it('a place that is nowhere is said to be unknown and not searched by', async () => {
    const { asked, tool } = market([asha]);
    for (const place of ['Qwertyville', '999999']) {
      const { text } = await tool.run({ kind: 'worker', place }, asker());
      expect(text).toContain(`I do not know a place called ${place}`);
    }
    for (const filter of asked) expect([filter.near, filter.city]).toEqual([undefined, undefined]);
  });

  it('from what to what they ask for a day, in one figure where all ask the same', async () => {
    const listings = [asha, { ...asha, price: 900 }];
    const tool = listingsTool(async (_, { sort, limit }) => {
      const sorted = sort === '-price' ? listings.toReversed() : listings;
      return { listings: sorted.slice(0, limit), total: 2 };
    });
    const { text } = await tool.run({ kind: 'worker', rates: true }, asker());
    expect(text).toContain('They ask ₹650 to ₹900 a day.');
    const same = await market([asha]).tool.run({ kind: 'worker', rates: true }, asker());
    expect(same.text).toContain('They ask ₹650 a day.');
    expect((await market([]).tool.run({ kind: 'worker', rates: true }, asker())).text).not.toContain('ask');
  });

  it('that profiles do not tell who is a woman, to a user who looks for one', async () => {
    const untold = 'Profiles do not tell who is a woman';
    const { tool } = market([asha]);
    expect((await tool.run({ kind: 'worker', woman: true }, asker())).text).toContain(untold);
    expect((await tool.run({ kind: 'worker' }, asker())).text).not.toContain(untold);
    expect((await tool.run({ kind: 'product', woman: true }, asker())).text).not.toContain(untold);
  });

  it('tools for rent have pages of their own', async () => {
    const { tool } = market([asha]);
    const { links } = await tool.run({ kind: 'product', category: 'Ladder' }, asker());
    expect(links.map(({ path }) => path)).toEqual(['/product?category=Ladder', '/productDashboard?id=a1']);
  });
});

test('A model may write anything; what is no wish never reaches the lists', async () => {
  const { asked, tool } = market([asha]);
  const open = forModel(tool);
  for (const wrong of [
    {},
    { kind: 'admin' },
    { kind: 'worker', maxPrice: 0 },
    { kind: 'worker', category: 'x' },
    'x',
  ])
    expect(() => open.run(wrong, asker())).toThrow();
  expect(asked).toEqual([]);
  expect((await open.run({ kind: 'worker' }, asker())).text).toContain('Asha Devi');
});

describe('A trade is known by its name in English, Hindi and Hinglish', () => {
  it.each<[kind: string, category: string | undefined, ...names: string[]]>([
    ['worker', 'Construction', 'masons', 'raj mistri', 'राजमिस्त्री', 'majdoor', 'मज़दूरों', 'helper'],
    ['worker', 'Tiles', 'tile layer', 'tiles lagane wale', 'टाइल मिस्त्री', 'marble mistri'],
    ['worker', 'Gardening', 'gardeners', 'mali', 'माली'],
    ['worker', 'Other', 'plumbers', 'nal mistri', 'प्लंबर', 'chowkidar'],
    ['worker', 'Shifting', 'packers and movers', 'shifting wala'],
    ['contractor', 'color contract', 'painters', 'putai wala', 'पेंटर', 'रंग वाला'],
    ['contractor', 'furniture contract', 'carpenter', 'badhai', 'बढ़ई', 'lakdi mistri'],
    ['contractor', 'electrician contract', 'electricians', 'bijli mistri', 'बिजली मिस्त्री', 'wireman'],
    ['contractor', 'Construction Contract', 'builder', 'thekedaar', 'ठेकेदार', 'ghar banane wala'],
    [
      'contractor',
      'Floor Contract',
      'tile contractor',
      'farsh thekedar',
      'टाइल ठेकेदार',
      'tile mistri ka theka',
    ],
    ['contractor', 'Other Contract Works', 'plumber contractor', 'प्लंबर ठेकेदार'],
    ['engineer', 'Architectural', 'architect', 'naksha banane wala', 'आर्किटेक्ट', 'वास्तुकार'],
    ['engineer', 'Civil', 'civil engineer', 'सिविल इंजीनियर', 'site supervisor'],
    ['engineer', undefined, 'engineers', 'इंजीनियर', 'abhiyanta'],
    [
      'groupWorker',
      'Construction Labour',
      'mason crew',
      'mazdoor ki toli',
      'मिस्त्री की टोली',
      'gang of labourers',
    ],
    ['groupWorker', 'Tiles | Marbel', 'team of tilers', 'टाइल मिस्त्री का समूह'],
    ['groupWorker', undefined, 'a crew', 'toli', 'टोली', 'plumber ki team'],
    ['contractor', 'Floor Contract', 'floor ka thekedar', 'फ्लोर का ठेकेदार', 'tile contract'],
    ['contractor', 'Gardening Contract', 'gardening contract', 'garden ka theka lene wala'],
    ['contractor', 'Rennovation Contract', 'renovation ka thekedar', 'मरम्मत का ठेकेदार'],
    ['contractor', 'color contract', 'putai wale', 'house painting contractor'],
    ['contractor', 'furniture contract', 'somebody who can make cupboards', 'अलमारी बनाने वाला'],
    ['worker', 'Other', 'plumer', 'nal thik karne wala', 'somebody to fix a leaking tap'],
    ['worker', 'Shifting', 'ghar shift karne wale mazdoor'],
    ['worker', 'Loading', 'saman utarne ke liye labour'],
    ['product', 'Hammer', 'hammer', 'hathoda', 'हथौड़ा'],
    ['product', 'Iron pan', 'tasla', 'तसला', 'ghamela'],
    ['product', 'Ladder', 'ladders', 'nisaini', 'नसैनी'],
    ['product', 'Pick axe', 'pickaxe', 'gainti', 'फावड़ा'],
    ['product', undefined, 'tools on rent', 'auzaar', 'औज़ार'],
  ])('%s %s', (kind, category, ...names) => {
    for (const name of names)
      for (const text of [name, `mujhe ${name} chahiye`, `${name.toUpperCase()} in Pune`])
        expect(tradeIn(text), text).toMatchObject({ kind, category });
  });

  test('the longest name wins, and a part of a word is none', () => {
    expect(tradeIn('sledge hammer')?.category).toBe('Sledge helmet');
    expect(tradeIn('safety helmet')?.category).toBe('Helmet');
    expect(tradeIn('structural engineer')?.category).toBe('Structural');
    for (const none of ['masonry', 'collaboration', 'somalia', 'cricket', ''])
      expect(tradeIn(none), none).toBeUndefined();
  });

  test('what only the knowledge base knows leads to the nearest trade, and to no rental provider', () => {
    expect(nearTradeIn('grill wala')).toMatchObject({ kind: 'worker', category: 'Other' });
    expect(nearTradeIn('jcb')).toBeUndefined();
    expect(nearTradeIn('cricket')).toBeUndefined();
  });

  test('every category of workers and every tool has words in all three ways of writing', () => {
    for (const [kind, all] of [
      ['worker', workerCategories],
      ['product', productTypes],
    ] as const)
      for (const category of all) {
        const label = labelOf(kind, category);
        expect(label?.en, category).toMatch(/^[\w -]/);
        expect(label?.hi, category).toMatch(/\p{Script=Devanagari}/u);
        expect(label?.hinglish, category).toMatch(/^[a-z]/i);
      }
    expect(labelOf('worker', 'Hammer')).toBeUndefined();
    expect(listingKinds).toHaveLength(5);
  });
});
