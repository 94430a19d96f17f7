import { describe, expect, test } from 'vitest';
import { messages as categories } from '#content/categories/en.ts';
import { messages as categoriesHi } from '#content/categories/hi.ts';
import { messages as publicPages } from '#content/public-pages/en.ts';
import { messages as publicPagesHi } from '#content/public-pages/hi.ts';
import { problems } from '#contract/problems.ts';
import { messages as account } from './messages/en/account.ts';
import { messages as admin } from './messages/en/admin.ts';
import { messages as calendar } from './messages/en/calendar.ts';
import { messages as dashboard } from './messages/en/dashboard.ts';
import { messages as images } from './messages/en/images.ts';
import { messages as ledger } from './messages/en/ledger.ts';
import { messages as legal } from './messages/en/legal.ts';
import { messages as market } from './messages/en/market.ts';
import { messages as offers } from './messages/en/offers.ts';
import { messages as problemWords } from './messages/en/problems.ts';
import { messages as products } from './messages/en/products.ts';
import { messages as providers } from './messages/en/providers.ts';
import { messages as registration } from './messages/en/registration.ts';
import { messages as shell } from './messages/en/shell.ts';
import { messages as site } from './messages/en/site.ts';
import { messages as accountHi } from './messages/hi/account.ts';
import { messages as adminHi } from './messages/hi/admin.ts';
import { messages as calendarHi } from './messages/hi/calendar.ts';
import { messages as dashboardHi } from './messages/hi/dashboard.ts';
import { messages as imagesHi } from './messages/hi/images.ts';
import { messages as ledgerHi } from './messages/hi/ledger.ts';
import { messages as legalHi } from './messages/hi/legal.ts';
import { messages as marketHi } from './messages/hi/market.ts';
import { messages as offersHi } from './messages/hi/offers.ts';
import { messages as problemWordsHi } from './messages/hi/problems.ts';
import { messages as productsHi } from './messages/hi/products.ts';
import { messages as providersHi } from './messages/hi/providers.ts';
import { messages as registrationHi } from './messages/hi/registration.ts';
import { messages as shellHi } from './messages/hi/shell.ts';
import { messages as siteHi } from './messages/hi/site.ts';

const areas: [string, unknown, unknown][] = [
  ['account', account, accountHi],
  ['admin', admin, adminHi],
  ['market', market, marketHi],
  ['calendar', calendar, calendarHi],
  ['categories', categories, categoriesHi],
  ['dashboard', dashboard, dashboardHi],
  ['ledger', ledger, ledgerHi],
  ['images', images, imagesHi],
  ['legal', legal, legalHi],
  ['offers', offers, offersHi],
  ['problems', problemWords, problemWordsHi],
  ['products', products, productsHi],
  ['providers', providers, providersHi],
  ['public pages', publicPages, publicPagesHi],
  ['registration', registration, registrationHi],
  ['shell', shell, shellHi],
  ['site', site, siteHi],
];

type Sentence = string | ((...given: never[]) => string);
/** Every sentence of a catalogue by its place in it: `titles.worker`, `steps.0.text`. */
function sentencesOf(messages: unknown, place = ''): [string, Sentence][] {
  if (typeof messages === 'string' || typeof messages === 'function') return [[place, messages as Sentence]];
  if (typeof messages !== 'object' || messages === null) throw new Error(`no sentence at ${place}`);
  return Object.entries(messages).flatMap(([name, part]) =>
    sentencesOf(part, place === '' ? name : `${place}.${name}`),
  );
}
/** What a sentence with gaps says when they are filled with figures. */
const said = (sentence: Sentence, figure: number): string =>
  typeof sentence === 'string'
    ? sentence
    : sentence(...(Array.from({ length: sentence.length }, () => figure) as never[]));

/** Names, signs without words, and what each language says in the other one. */
const sameInBoth = new Set([
  'account.emailExample',
  'account.otp',
  'account.quoteAgain',
  'admin.nothing',
  'providers.rated',
  // Only put words beside each other that are translated elsewhere.
  'ledger.cell',
  'ledger.dayClaim',
  'ledger.moneyHow',
  'ledger.said.day',
  'ledger.said.money',
  'offers.priceEach',
  'offers.titleOf',
  'offers.what',
  'providers.orMore',
  'public pages.title',
  'public pages.inDistrict',
  'registration.placeFound',
  'shell.facebook',
  'shell.instagram',
  'shell.twitter',
  'site.neev',
]);

describe.each(areas)('The words of %s', (area, english, hindi) => {
  test('are the same sentences in both languages', () => {
    const places = (messages: unknown) => sentencesOf(messages).map(([place]) => place);
    expect(places(hindi).sort()).toEqual(places(english).sort());
  });

  test('say something, without white space at their ends', () => {
    for (const [place, sentence] of [...sentencesOf(english), ...sentencesOf(hindi)]) {
      const text = said(sentence, 7);
      expect([place, text]).toEqual([place, text.trim()]);
      expect([place, text]).not.toEqual([place, '']);
    }
  });

  test('have Latin digits in Hindi too', () => {
    for (const [place, sentence] of sentencesOf(hindi))
      expect([place, said(sentence, 7)]).toEqual([place, expect.not.stringMatching(/[०-९]/)]);
  });

  test('are sentences for 0, 1 and 2, with no gap left open', () => {
    for (const [place, sentence] of [...sentencesOf(english), ...sentencesOf(hindi)])
      for (const figure of [0, 1, 2])
        expect([place, said(sentence, figure)]).toEqual([
          place,
          expect.not.stringMatching(/undefined|NaN|\[object|\$\{/),
        ]);
  });

  test('are translated', () => {
    const hindiOf = new Map(sentencesOf(hindi));
    const alike = sentencesOf(english)
      .filter(([place, sentence]) => {
        const other = hindiOf.get(place);
        return other !== undefined && said(other, 7) === said(sentence, 7);
      })
      .map(([place]) => `${area}.${place}`);
    expect(alike.filter((place) => !sameInBoth.has(place))).toEqual([]);
  });

  test('that are Hindi are written in Devanagari', () => {
    const latin = sentencesOf(hindi)
      .filter(([, sentence]) => !/\p{Script=Devanagari}/u.test(said(sentence, 7)))
      .map(([place]) => `${area}.${place}`);
    expect(latin.filter((place) => !sameInBoth.has(place))).toEqual([]);
  });
});

describe('Plurals', () => {
  test.each([
    [1, '1 worker'],
    [0, '0 workers'],
    [2, '2 workers'],
  ])('%d: %s', (amount, sentence) => {
    expect(providers.counted.worker(amount, String(amount))).toBe(sentence);
  });

  test.each([
    [0, '0 years'],
    [1, '1 year'],
    [2, '2 years'],
  ])('%d years of work: %s', (amount, sentence) => {
    expect(providers.years(amount)).toBe(sentence);
    expect(admin.years(amount)).toBe(sentence);
  });

  test('one that matches, matches; two match', () => {
    expect(providers.matches(1, '1 worker')).toBe('Filter is on. 1 worker matches.');
    expect(providers.matches(2, '2 workers')).toBe('Filter is on. 2 workers match.');
    expect(products.counted(1, '1')).toBe('1 tool');
    expect(products.counted(0, '0')).toBe('0 tools');
  });

  test('a Hindi group is one टोली, more are टोलियाँ', () => {
    expect(providersHi.counted.groupWorker(1, '1')).toBe('1 टोली');
    expect(providersHi.counted.groupWorker(2, '2')).toBe('2 टोलियाँ');
  });

  test('under a kilometre no figure is said', () => {
    expect(providers.distance(0, '0')).toBe('under 1 km');
    expect(providers.distance(3, '3')).toBe('about 3 km');
  });
});

describe('The English edition says what the specification quotes', () => {
  const everySentence = areas
    .flatMap(([, english]) => sentencesOf(english))
    .map(([, sentence]) => said(sentence, 7));
  test.each([
    'What type of Services you want? Choose one..',
    'Construction uncertainty??',
    'Want 3D House Model..',
    'Super Fast and Free Delivery',
    'Non-contact Shipping',
    'Pocket-Friendly',
    'Super Secure Payment System',
    'How can we help you?',
    'Search for help',
    'Reset Your Password',
    'Send us a message',
    'We will reply as soon as we can',
    'Choose Your Role',
    'Form Submitted Successfully!!',
    'Continue',
    'Apply Filter',
    'Remove Filter',
    'All Companies',
    'All Categories',
    'Available yes',
    'Provider Information',
    'Personal Information',
    'Group Information',
    'Project Information',
    'No Project To Show.',
    'No Project To Show',
    'ALL PROJECTS',
    'ADD PROJECT',
    'View All',
    'Do You want to verify the user?',
    'Service provider Verified!!',
    'Are You Sure??',
    'No Worker found !!',
    'No Group of Workers found !!',
    'No Contractor found !!',
    'No Engineers found !!',
    'No Product found !!',
    'Project Added Successfully!!',
    'OTP has been sent successfully',
    'Password has been updated successfully',
    'Check your e-mail to verify OTP',
    'Verify OTP',
    'Send OTP',
    'Admin Login',
    'Forget Password',
    'Send Message',
    'Privacy policy',
    'Terms and conditions',
    'Total Workers',
    'Age (only 18+)',
  ])('%s', (sentence) => expect(everySentence).toContain(sentence));

  test('every problem of the server is said, in both languages', () => {
    for (const [name, { sentence }] of Object.entries(problems)) {
      expect(problemWords).toHaveProperty([name], sentence.trim());
      expect(problemWordsHi).toHaveProperty([name]);
    }
  });
});
