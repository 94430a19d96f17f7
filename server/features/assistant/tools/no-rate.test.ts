import { describe, expect, test } from 'vitest';
import { unpriced } from '#content/unpriced.ts';
import { answerOf, ramesh } from '../answering/answer-in-test.ts';
import { makeBuiltIn } from '../answering/built-in.ts';
import { noRateOf } from './prices-tool.ts';
import { makeTools } from './tools.ts';

const builtIn = makeBuiltIn(makeTools(async () => ({ listings: [ramesh], total: 1 })).skills);
const said = async (...talk: string[]) => {
  const history = talk.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return (await answerOf(builtIn, talk.at(-1) ?? '', history)).said;
};

describe('A material that Neev has no rate of is said to have none', () => {
  test.each([
    [['what is the rate of sand', 'and gravel'], /^Neev has no rate of gravel/],
    [['cement rate', 'and glass?'], /^Neev has no rate of glass/],
    [['wall putty 40 kg price'], /^Neev has no rate of wall putty/],
    [['rate of gravel'], /^Neev has no rate of gravel/],
    [['ret ka rate', 'aur granite'], /^Neev ke paas granite ka rate nahi hai/],
    [['cement ka rate', 'aur plywood ka'], /^Neev ke paas plywood ka rate nahi hai/],
    [['रेत का भाव', 'और संगमरमर का'], /^नींव के पास मार्बल का रेट नहीं है/],
  ])('%j', async (talk, text) => expect(await said(...talk)).toMatch(text));

  test.each(['how to cut glass', 'pipe leak ho raha', 'lakdi ke darwaze ka kharcha kitna', 'and sand'])(
    'but who asks something else is not told so: %s',
    (question) => expect(noRateOf(question, 'en')).toBeUndefined(),
  );

  test.each(unpriced.map(({ name }) => name))('in each way of writing: $en', ({ en, hi, hinglish }) => {
    expect(noRateOf(`and ${en}`, 'en')?.text).toContain(`no rate of ${en};`);
    expect(noRateOf(`और ${hi}`, 'hi')?.text).toContain(`${hi} का रेट नहीं`);
    expect(noRateOf(`aur ${hinglish}`, 'hinglish')?.text).toContain(`${hinglish} ka rate nahi`);
  });
});

test('Who asks how to join is told so, whatever was spoken of before', async () => {
  const before = 'मज़दूर का लेबर कार्ड कैसे बनता है';
  expect(await said(before, 'धन्यवाद, और इस ऐप पर काम के लिए नाम कैसे जोड़ूं')).toMatch(/^नींव पर दिखने के लिए/);
  expect(await said('labour card kaise banta hai', 'thanks, app par apna naam kaise jodu')).toMatch(
    /^Neev par dikhne ke liye/,
  );
  expect(await said('mason in pune', 'ok and how do i register as a mason here')).toMatch(
    /^To be found on Neev/,
  );
});
