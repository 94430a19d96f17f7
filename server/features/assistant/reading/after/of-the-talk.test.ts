import { describe, expect, test } from 'vitest';
import { materialsIn } from '../../intent/read-price.ts';
import { followUp } from './follow-up.ts';
import { countedOf, isAdvice, otherOfKind } from './of-the-talk.ts';

const topicOf = (...said: string[]) => followUp(said.at(-1) ?? '', said.slice(0, -1));

describe('Another of the kind that was looked for changes what they do, and keeps the place', () => {
  test.each([
    ['civil engineer in jaipur', 'no, i need structural one', 'Structural'],
    ['civil engineer in jaipur', 'sorry, mechanical one', 'Mechanical'],
    ['civil engineer in jaipur', 'structural wala', 'Structural'],
    ['civil engineer in jaipur', 'nahi, structural', 'Structural'],
    ['jaipur me civil engineer', 'electrical wala chahiye', 'Electrical'],
    ['जयपुर में सिविल इंजीनियर', 'मुझे स्ट्रक्चरल वाला चाहिए', 'Structural'],
    ['जयपुर में सिविल इंजीनियर', 'नहीं, इलेक्ट्रिकल वाला', 'Electrical'],
  ])('%s // %s', (before, said, category) =>
    expect(topicOf(before, said)).toMatchObject({
      about: 'people',
      input: { kind: 'engineer', category, place: 'Jaipur' },
    }),
  );

  test('and so does the question after it', () =>
    expect(topicOf('civil engineer in jaipur', 'no, i need structural one', 'anyone nearer?')).toMatchObject({
      about: 'people',
      input: { category: 'Structural', place: 'Jaipur' },
    }));

  test.each(['i want a cheaper one', 'plumber wala', 'not this one'])(
    'but not who says another thing: %s',
    (said) => expect(otherOfKind(said, { kind: 'engineer', category: 'Civil' })).toBeUndefined(),
  );
});

describe('How many of what was priced is a sum of it, though it is not named again', () => {
  test.each([
    [['brick rate', 'how many will i need for one wall'], 'bricks'],
    [['brick rate', 'are fly ash ones any good', 'ok thanks, how many will i need for one wall'], 'bricks'],
    [['eent ka rate', 'ek diwar me kitni lagengi'], 'bricks'],
    [['ईंट का भाव', 'कितनी लगेंगी एक दीवार में'], 'bricks'],
    [['tile ka rate', '10x12 room me kitni lagengi'], 'tiles'],
    [['टाइल का रेट', '10x12 के कमरे में कितनी लगेंगी'], 'tiles'],
    [['cement price', 'how much do i need for a slab'], 'slab'],
  ])('%j', (said, calculator) =>
    expect(topicOf(...said)).toMatchObject({ about: 'sum', asked: { calculator } }),
  );

  test.each([
    'kitne din me aayega',
    'how many masons do i need',
    'kitna time lagega',
    'is it good',
    'solar panel chhat pe lagwana hai kitna bada',
  ])('but no count of days or people is: %s', (said) =>
    expect(countedOf(materialsIn('brick rate'), said)).toBeUndefined(),
  );
});

describe('Behind a price what asks of the thing itself is advice, and its mere name another price', () => {
  test.each([
    'अच्छी ईंट की पहचान?',
    'aac block kaisa rehta hai?',
    'is m sand any good',
    'which cement is better',
    'सीमेंट की पहचान कैसे करें',
    'what is m sand',
    'fly ash brick kya hota hai',
    'एम सैंड क्या होता है',
  ])('%s', (said) => {
    expect(isAdvice(said)).toBe(true);
    expect(topicOf('brick rate', said)?.about).not.toBe('price');
  });

  test.each(['and sand?', 'aur lal eent', 'sariya ka?', 'और सीमेंट?', 'aur tiles kitne ki hai'])('%s', (said) =>
    expect(topicOf('brick rate', said)?.about).toBe('price'),
  );
});

describe('What goes into a house that was drawn is told with it', () => {
  test.each([
    ['30x40 plot 2 floor naksha', 'isme cement kitna lagega'],
    ['30x60 plot 2 floor house plan', 'how much material for it'],
    ['30 बाई 60 के प्लाट पर दो मंज़िल घर का नक्शा', 'इसमें सामान कितना लगेगा'],
  ])('%s // %s', (before, said) => expect(topicOf(before, said)?.about).toBe('house'));

  test.each(['cement rate', 'steel for slab', 'kitne din lagenge'])('but not: %s', (said) =>
    expect(topicOf('house plan 30x50', said)?.about).not.toBe('house'),
  );
});
