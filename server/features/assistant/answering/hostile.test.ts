import { expect, test } from 'vitest';
import { makeTools } from '../tools/tools.ts';
import { answerOf } from './answer-in-test.ts';
import { makeBuiltIn } from './built-in.ts';

const builtIn = makeBuiltIn(makeTools(async () => ({ listings: [], total: 0 })).skills);

/** What the processor worked for the answer; at least 4 ms, as what is shorter says nothing. */
async function workedFor(text: string): Promise<number> {
  const before = process.cpuUsage();
  await answerOf(builtIn, text);
  const { user, system } = process.cpuUsage(before);
  return Math.max(4000, user + system);
}

/** Of four times as long a text; the least of some, as other work of the process counts too. */
async function growth(sign: string): Promise<number> {
  const ratios: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    const [short, long] = [500, 2000].map((length) => `${attempt}${sign.repeat(length / sign.length)}`);
    ratios.push((await workedFor(long ?? '')) / (await workedFor(short ?? '')));
    if (Math.min(...ratios) < 10) break;
  }
  return Math.min(...ratios);
}

test.each([
  ['Devanagari digits', '१'],
  ['Bengali digits', '২'],
  ['Tamil digits', '௩'],
  ['digits', '1'],
  ['blanks', ' '],
  ['lines', '\n'],
  ['letters', 'a'],
  ['Devanagari letters', 'क'],
  ['vowel signs', 'ि'],
  ['letters with blanks', 'a '],
  ['sizes', '1x'],
  ['sizes in feet', '1 ft '],
  ['fractions', '1 1/2 '],
  ['full stops', '.'],
  ['a trade', 'painter '],
  ['words of land', 'plot '],
])(
  'of four times as many %s the reading takes no sixteen times as long',
  { timeout: 60_000 },
  async (_, sign) => {
    expect(await growth(sign)).toBeLessThan(10);
  },
);
