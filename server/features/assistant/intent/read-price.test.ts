import { describe, expect, test } from 'vitest';
import { materialsIn, materialsNamed } from './read-price.ts';

describe('The material whose price is asked, with how much of it in the unit that it is sold by', () => {
  test.each([
    ['cement ka bhav kya hai', [{ key: 'cement' }]],
    ['सीमेंट का दाम', [{ key: 'cement' }]],
    ['sariye ka aaj ka bhaw', [{ key: 'steel' }]],
    ['saria kitne rupye kilo chal ra h abhi', [{ key: 'steel' }]],
    ['सरिया कित्ते का आ री हे', [{ key: 'steel' }]],
    ['सरिया आज क्या किलो चल रहा', [{ key: 'steel' }]],
    ['cement kya bori chal rahi hai', [{ key: 'cement' }]],
    ['eent kaise hazar mil rahi hai', [{ key: 'bricks' }]],
    ['bricks kya hisab mil rahi', [{ key: 'bricks' }]],
    ['रेत किस हिसाब से मिल रही है', [{ key: 'sand' }]],
    ['price of 200 kg steel', [{ key: 'steel', amount: 200 }]],
    ['1000 eent kitne ki aayegi', [{ key: 'bricks', amount: 1000 }]],
    ['2 brass ret ka rate', [{ key: 'sand', amount: 200 }]],
    ['rate of sand and gitti', [{ key: 'sand' }, { key: 'aggregate' }]],
  ])('%s', (question, asked) => expect(materialsIn(question)).toEqual(asked));

  test.each([
    'how much cement for a slab',
    'kis hisab se ret milayein',
    '2 ton sariya kitne kilo',
    'सीमेंट ताज़ा है या नहीं',
    'masons in Pune under 800',
    'tile lagate time kya dekhe',
  ])('no price is asked: %s', (question) => expect(materialsIn(question)).toEqual([]));

  test('a material that is only named is found, too: it may change the price that was asked before', () =>
    expect(materialsNamed('aur sariya?')).toEqual([{ key: 'steel' }]));
});
